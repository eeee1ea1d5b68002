"""A voice: how the items of one category stand in a sentence. Its phrases come from a theme, or from a scale of `scales.toml`.

A noun stands for the thing ("the {} drinker"), a saying says something of it ("drinks {}"): the verb, in the third person,
is its first word.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from functools import cache
from pathlib import Path
from typing import Any

from nlpuzzle.english.numbers import cardinal_word, ordinal_word
from nlpuzzle.puzzle import Category, Number
from nlpuzzle.rules.spelling import spell_number
from nlpuzzle.telling.senses import count_of

__all__ = ["Saying", "Voice", "scales"]


@dataclass(frozen=True, slots=True)
class Saying:
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
    #: what one of the things is called: "guest"
    holder: str
    #: whether the things are people: "who", not "that"
    people: bool = True
    noun: tuple[str, ...] = ()
    says: tuple[str, ...] = ()
    #: in place of `says` for the first and the last of a line
    first: tuple[str, ...] = ()
    last: tuple[str, ...] = ()
    more: tuple[str, ...] = ()
    less: tuple[str, ...] = ()
    times: tuple[str, ...] = ()
    near: tuple[str, ...] = ()
    apart: tuple[str, ...] = ()
    #: "day after", "day before" for one step of a calendar
    next: tuple[str, ...] = ()
    #: what stands between two things of a line: "people", "houses"
    gap: str = ""
    most: str = ""
    least: str = ""
    unit: str = ""
    #: a line told by dates: before and after, and no neighbours
    calendar: bool = False
    #: "she" or "he" for items that are people's names
    pronouns: Mapping[str, str] = field(default_factory=dict)

    @property
    def named(self) -> bool:
        """Whether the items are the things' own names: "Ann" rather than "the tea drinker"."""
        return not self.says

    @property
    def line(self) -> bool:
        """Whether the things stand one after the other: places, days, floors."""
        values = self.category.values
        if values is None or not self.more or self.category.dimension not in ("position", "date"):
            return False
        return max(values) - min(values) == len(values) - 1

    def nouns(self, label: str) -> list[str]:
        """Noun phrases for the thing with that item, one for each wording."""
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

    def amount(self, number: Number, *, digits: bool = False) -> str:
        """ "three years", "15 centimetres"."""
        unit = self.unit or "place"
        if digits or not isinstance(number, int) or number > 12:
            return count_of(number, unit)
        return f"{cardinal_word(number)} {count_of(number, unit).partition(' ')[2]}"

    def filled(self, template: str, label: str) -> str:
        """The template with the item in its place."""
        text = template.replace("{holder}", self.holder)
        if "{ordinal}" in text:
            text = text.replace("{ordinal}", ordinal_word(int(self.category.value(label))))
        if "{number}" in text:
            text = text.replace("{number}", spell_number(self.category.value(label)))
        return text.replace("{}", label)


@cache
def scales() -> Mapping[str, Mapping[str, Any]]:
    """The ready-made phrases by the name of the scale."""
    return tomllib.loads((Path(__file__).parent / "scales.toml").read_text(encoding="utf-8"))


#: the keys of a voice that a theme or a scale may give
PHRASES = tuple(f.name for f in fields(Voice) if f.name not in ("category", "holder", "people", "pronouns"))
