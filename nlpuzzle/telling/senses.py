"""In which words a category is talked about: before and after, left and right, younger and older, less and more."""

from dataclasses import dataclass
from typing import Literal

from nlpuzzle.english.morphology import plural
from nlpuzzle.puzzle import Category, Frame, Number
from nlpuzzle.rules.spelling import spell_number

__all__ = ["Sense", "count_of", "is_timed", "plain_name", "preposition", "sense_of"]

#: lines told by another pair than before and after; by the last word of the category's name
_DIRECTIONS: dict[str, tuple[str, str]] = {
    **dict.fromkeys(("floor", "storey", "story", "level", "shelf"), ("below", "above")),
    **dict.fromkeys(("house", "chair", "seat", "stool", "cottage"), ("to the left of", "to the right of")),
}
#: things are said to be on these, at those, and in all others
_ON = frozenset({"floor", "storey", "story", "level", "shelf", "day", "plot", "hook", "bench", "lot", "berth", "stool"})
_AT = frozenset({"table", "desk", "booth", "stop", "window", "door", "counter", "stand"})
#: bare rankings, where the things themselves compare: low and high end by the category's name
_RANKINGS: dict[str, tuple[str, str]] = {
    "age": ("younger", "older"), "price": ("cheaper", "more expensive"), "height": ("shorter", "taller"),
    "weight": ("lighter", "heavier"), "speed": ("slower", "faster"), "length": ("shorter", "longer"),
    "size": ("smaller", "larger"), "wealth": ("poorer", "richer"), "depth": ("shallower", "deeper"),
    "temperature": ("colder", "hotter"), "loudness": ("quieter", "louder"), "strength": ("weaker", "stronger"),
}  # fmt: skip


@dataclass(frozen=True)
class Sense:
    """How comparisons in one category are worded.

    line:   "Ann is 2 places before Ben"          (lower, higher = before, after)
    scale:  "Ann is 3 years older than Ben"       (younger than, older than)
    amount: "Ann's price is 3 dollars less than Ben's", "Ann's departure is 45 minutes before Ben's"
    """

    kind: Literal["line", "scale", "amount"]
    #: the words for a smaller and for a greater value
    lower: str
    higher: str
    #: what closes the sentence, " in departure"; empty where no other category can be meant
    tail: str
    #: what differences are counted in: a singular noun
    unit: str


def sense_of(category: Category, frame: Frame) -> Sense:
    """The words for this category in this puzzle; the same frame always gives the same words."""
    name, unit = plain_name(category), category.unit or "place"
    head = name.split()[-1] if name.split() else name
    tail = f" in {name}"
    timed = is_timed(category)
    if category.dimension == "age" and sum(c.dimension == "age" and c.ordered for c in frame) == 1:
        return Sense("scale", *_turned("younger than", "older than", category), "", unit)
    if category.descending:
        low, high = _RANKINGS.get(name, ("lower", "higher"))
        alone = category is frame.anchor and name in _RANKINGS
        return Sense("scale", *_turned(f"{low} than", f"{high} than", category), "" if alone else tail, unit)
    if timed and not category.anchor:
        return Sense("amount", "before", "after", "", unit)
    if category.dimension == "position" or timed or (category.anchor and category.dimension is None):
        alone = category is frame.anchor and (name != "position" or not any(_is_line(c) for c in frame if c is not category))
        lower, higher = ("before", "after") if timed else _DIRECTIONS.get(head, ("before", "after"))
        return Sense("line", lower, higher, "" if alone else tail, unit)
    if category.unit is None:
        return Sense("scale", "lower than", "higher than", tail, unit)
    return Sense("amount", "less than", "more than", "", unit)


def _is_line(category: Category) -> bool:
    """Whether things are before and after each other in it."""
    return category.ordered and (category.dimension == "position" or is_timed(category))


def plain_name(category: Category) -> str:
    """The category's name within a sentence: "Departure" -> "departure", "IQ" as it is."""
    return category.name.lower() if category.name.istitle() else category.name


def is_timed(category: Category) -> bool:
    """Whether the category is told by the clock or the calendar: earliest and latest, before and after."""
    return category.dimension in ("time", "date")


def preposition(category: Category) -> str | None:
    """Where something is by this category: in a house, on a floor, at 6:30; None where things are not *at* its items."""
    if category.dimension == "time":
        return "at"
    if category.dimension == "date":
        return "on" if category.unit == "day" else "in"
    if not category.anchor or category.dimension not in (None, "position") or category.descending:
        return None
    head = (plain_name(category).split() or [""])[-1]
    return "on" if head in _ON else "at" if head in _AT else "in"


def count_of(number: Number, unit: str) -> str:
    """ "1 year", "3 years", "6.5 feet", "2 square feet"."""
    if number == 1:
        return f"1 {unit}"
    first, per, rest = unit.partition(" per ")
    *words, head = first.split(" ")
    return f"{spell_number(number)} {' '.join([*words, plural(head)])}{per}{rest}"


def _turned(low: str, high: str, category: Category) -> tuple[str, str]:
    """In a ranking whose 1 is the most, the smaller number is the older, dearer, taller one."""
    return (high, low) if category.descending else (low, high)
