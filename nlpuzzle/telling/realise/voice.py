"""A voice: how the items of one category stand in a sentence. Its phrases come from a theme, from a scale of `scales.toml`, or,
for any puzzle whatever, from `plain.py`.

A noun stands for the thing ("the {} drinker"), a saying says something of it ("drinks {}"): the verb, in the third person,
is its first word.
"""

from collections.abc import Mapping
from dataclasses import field, fields
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from nlpuzzle.english.numbers import cardinal_word, ordinal_word
from nlpuzzle.puzzle import Category, Number
from nlpuzzle.rules.spelling import spell_number
from nlpuzzle.telling.senses import count_of, is_timed
from nlpuzzle.values import dataclass

__all__ = ["PHRASES", "Saying", "Voice", "scales"]


class Saying(NamedTuple):
    """What is said of a thing: its verb, and the rest with the item in its place ("wears", "the red coat")."""

    verb: str
    rest: str

    def __str__(self) -> str:
        return f"{self.verb} {self.rest}".strip()

    @staticmethod
    def of(text: str) -> "Saying":
        verb, _, rest = text.partition(" ")
        return Saying(verb, rest)


@dataclass(frozen=True)
class Voice:
    """The phrases of one category; {} is the item, the other slots are described in `scales.toml`."""

    category: Category
    #: what one of the things is called: "guest"; empty where they have no name
    holder: str
    #: whether the things are people: "who", not "that"
    people: bool = True
    #: whether the things stand one after the other: places, days, floors
    line: bool = False
    noun: tuple[str, ...] = ()
    says: tuple[str, ...] = ()
    #: in place of `says` for the first and the last of a line
    first: tuple[str, ...] = ()
    last: tuple[str, ...] = ()
    more: tuple[str, ...] = ()
    less: tuple[str, ...] = ()
    #: in place of `more` and `less` where it is left open how much: "has more points than {}"
    over: tuple[str, ...] = ()
    under: tuple[str, ...] = ()
    equal: str = ""
    times: tuple[str, ...] = ()
    near: tuple[str, ...] = ()
    apart: tuple[str, ...] = ()
    between: tuple[str, ...] = ()
    #: "day after", "day before" for one step of a calendar
    next: tuple[str, ...] = ()
    #: the thing some ranks lower, and higher, than another; {directly} or {next} is how many
    beside: tuple[str, ...] = ()
    #: what stands between two things of a line: "people", "houses"
    gap: str = ""
    #: "oldest"; or the whole phrase with {nth} in it
    most: str = ""
    least: str = ""
    #: the thing at a place of the line, {nth}: "the one in the {nth} house"
    spot: str = ""
    unit: str = ""
    #: what a thing's value is called: "price"
    measure: str = ""
    #: a line told by dates: before and after, and no neighbours
    calendar: bool = False
    #: what is compared are the values and not the things: "Ann's price is less than Ben's"
    owned: bool = False
    #: differences are told in digits, and the rule to the letter rather than the way people talk
    exact: bool = False
    #: the items whose bare label would not do: "3" as "house 3"
    labels: Mapping[str, str] = field(default_factory=dict)
    #: "she" or "he" for items that are people's names
    pronouns: Mapping[str, str] = field(default_factory=dict)

    @property
    def named(self) -> bool:
        """Whether the items are the things' own names: "Ann" rather than "the tea drinker"."""
        return not self.says

    def nouns(self, label: str) -> list[str]:
        """Noun phrases for the thing with that item, one for each wording."""
        if not self.holder:
            return [self.written(label)]
        templates = self.noun or ("{}",) if self.named else self.noun
        found = [self.filled(t, label) for t in templates]
        who = "who" if self.people else "that"
        return found or [f"the {self.holder} {who} {saying}" for saying in self.sayings(label)]

    def sayings(self, label: str) -> list[Saying]:
        """What is said of the thing with that item, one for each wording."""
        if self.named:
            return [Saying.of(f"is {noun}") for noun in self.nouns(label)]
        ranked = self.category.ranked if self.category.ordered else ()
        special = self.first if ranked and label == ranked[0] else self.last if ranked and label == ranked[-1] else ()
        return [Saying.of(self.filled(t, label)) for t in (*special, *self.says)]

    def ranked(self, rank: int) -> str:
        """The thing of a rank from the low end, or from the high end where it is negative: "the second-oldest guest"."""
        nth = "" if abs(rank) == 1 else f"{ordinal_word(abs(rank))}-"
        if self.spot:
            return self.spot.replace("{nth}", ordinal_word(rank) if rank > 0 else f"{nth and nth + 'to-'}last")
        end = self.most if (rank < 0) != self.category.descending else self.least
        return end.replace("{nth}", nth) if "{nth}" in end else f"the {nth}{end} {self.holder}"

    def amount(self, number: Number, unit: str = "") -> str:
        """ "three years", "15 centimetres"."""
        unit = unit or self.unit
        if not unit:
            return spell_number(number)
        if self.exact or not isinstance(number, int) or number > 12:
            return count_of(number, unit)
        return f"{cardinal_word(number)} {count_of(number, unit).partition(' ')[2]}"

    def number(self, number: Number) -> str:
        """A value of the category: "3 dollars", "6:30", "L", "3"."""
        values, unit = self.category.values, self.category.unit
        if values is not None and number in values and (unit is None or is_timed(self.category)):
            return self.category.items[values.index(number)]
        if unit == "year" and self.category.dimension == "date":
            return str(number)  # "earlier than 1970", where nothing is of 1970
        return spell_number(number) if unit is None else count_of(number, unit)

    def written(self, label: str) -> str:
        """An item as it stands in a sentence."""
        return self.labels.get(label, label)

    def filled(self, template: str, label: str) -> str:
        """The template with the item in its place."""
        text = template.replace("{holder}", self.holder)
        if "{ordinal}" in text:
            text = text.replace("{ordinal}", ordinal_word(int(self.category.value(label))))
        if "{number}" in text:
            text = text.replace("{number}", spell_number(self.category.value(label)))
        return text.replace("{}", self.written(label))


@cache
def scales() -> Mapping[str, Mapping[str, Any]]:
    """The ready-made phrases by the name of the scale."""
    import tomllib  # only made puzzles need it

    return tomllib.loads((Path(__file__).parent / "scales.toml").read_text(encoding="utf-8"))


#: the keys of a voice that a theme or a scale may give
PHRASES = tuple(
    f.name
    for f in fields(Voice)
    if f.name not in ("category", "holder", "people", "line", "measure", "owned", "exact", "labels", "pronouns")
)
