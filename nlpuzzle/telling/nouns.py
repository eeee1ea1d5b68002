"""Terms as noun phrases: "Ann", "house 3", "the oldest", "the one directly before Ann"."""

import re
from typing import assert_never

from nlpuzzle.english.numbers import ordinal_word
from nlpuzzle.puzzle import Category, Frame, Item, Number
from nlpuzzle.rules.spelling import spell_number
from nlpuzzle.rules.terms import At, Beside, Term
from nlpuzzle.telling.senses import Sense, count_of, is_timed, plain_name, preposition, sense_of

__all__ = ["Nouns"]

_NUMERIC = re.compile(r"#?[0-9][0-9.,/]*")
_SIMPLE = re.compile(r"[^\W\d_].*[^\W_]|[^\W\d_]")
#: the low and the high end, by what the category measures
_ENDS = {
    **dict.fromkeys(("time", "date"), ("earliest", "latest")),
    **dict.fromkeys(("length", "weight", "area", "volume"), ("smallest", "greatest")),
    "size": ("smallest", "largest"),
}


class Nouns:
    """The noun phrases of one puzzle."""

    def __init__(self, frame: Frame) -> None:
        self.frame = frame

    def category(self, name: str) -> Category:
        return self.frame.by_name[name]

    def sense(self, name: str) -> Sense:
        return sense_of(self.category(name), self.frame)

    def noun(self, term: Term) -> str:
        """The term as the subject or object of a sentence."""
        match term:
            case Item():
                return self._item(term)
            case At(category, rank):
                return self._ranked(self.category(category), rank)
            case Beside(inner, category, offset):
                return self._beside(inner, self.category(category), offset)
            case _:
                assert_never(term)

    def predicate(self, term: Term) -> str:
        """The term after "is" or "is not": "first", "in house 3", "at 6:30", or as a noun."""
        if isinstance(term, At):
            return re.sub(r"^the one (?=in |on |at )", "", self.noun(term))
        if isinstance(term, Beside):
            return self.noun(term)
        category = self.category(term.category)
        if plain_name(category) == "position" and term.label.isdecimal() and len(term.label) < 4:
            return ordinal_word(int(term.label))
        where = preposition(category)
        return f"{where} {self.noun(term)}" if where else self.noun(term)

    def possessive(self, term: Term, owned: str) -> str:
        """ "Ann's price", or "the price of the oldest"."""
        return f"{self.noun(term)}'s {owned}" if self.is_name(term) else f"the {owned} of {self.noun(term)}"

    def that_of(self, term: Term) -> str:
        """ "Ben's", or "that of the oldest": what an amount is compared with."""
        return f"{self.noun(term)}'s" if self.is_name(term) else f"that of {self.noun(term)}"

    def is_name(self, term: Term) -> bool:
        """Whether the term is a plain name that takes an apostrophe."""
        return isinstance(term, Item) and self._item(term) == term.label and _SIMPLE.fullmatch(term.label) is not None

    def measure(self, category: Category) -> str:
        """What a thing's value in the category is called: "age", "house number", "rank in price"."""
        name = plain_name(category)
        if category.descending:
            return f"rank in {name}"
        return f"{name} number" if category.dimension == "position" and name != "position" else name

    def number(self, category: Category, number: Number) -> str:
        """A value of the category: "3 dollars", "6:30", "L", "3"."""
        if category.values is not None and number in category.values and (category.unit is None or is_timed(category)):
            return category.items[category.values.index(number)]
        return spell_number(number) if category.unit is None else count_of(number, category.unit)

    def _item(self, item: Item) -> str:
        category = self.category(item.category)
        if _NUMERIC.fullmatch(item.label):
            name = plain_name(category)
            return f"number {item.label} in {name}" if category.descending else f"{name} {item.label}"
        return item.label if len(self.frame.find(item.label)) == 1 else f"{item.label} ({plain_name(category)})"

    def _ranked(self, category: Category, rank: int) -> str:
        sense, name = self.sense(category.name), plain_name(category)
        from_low = rank > 0
        nth = "" if abs(rank) == 1 else f"{ordinal_word(abs(rank))}-"
        if sense.kind == "line" and not is_timed(category):
            nth_place = f"{ordinal_word(rank)} {name}" if from_low else f"{nth and nth + 'to-'}last {name}"
            where = preposition(category) or "in"
            return f"the one {where} {nth_place if name == 'position' else 'the ' + nth_place}"
        if category.descending:
            from_low = not from_low
        if category.dimension == "age" and sense.tail == "" and sense.kind == "scale":
            return f"the {nth}{'youngest' if from_low else 'oldest'}"
        ends = _ENDS.get(category.dimension or "", ("lowest", "highest"))
        return f"the one with the {nth}{ends[not from_low]} {name}"

    def _beside(self, inner: Term, category: Category, offset: int) -> str:
        sense, object_ = self.sense(category.name), self.noun(inner)
        steps = abs(offset)
        if sense.kind == "line" and category is self.frame.anchor:
            word = sense.lower if offset < 0 else sense.higher
            return f"the one {'directly' if steps == 1 else count_of(steps, 'place')} {word} {object_}"
        above = (offset > 0) != category.descending
        how_far = "next" if steps == 1 else count_of(steps, "rank")
        words = ("before", "after") if is_timed(category) else ("below", "above")
        return f"the one whose {plain_name(category)} is {how_far} {words[above]} that of {object_}"
