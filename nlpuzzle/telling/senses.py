"""In which words a category is talked about: its name, where something is by it, its unit."""

from nlpuzzle.english.phrasing import plural_phrase
from nlpuzzle.puzzle import Category, Number
from nlpuzzle.rules.spelling import spell_number

__all__ = ["count_of", "is_timed", "plain_name", "preposition"]

#: things are said to be on these, at those, and in all others
_ON = frozenset({"floor", "storey", "story", "level", "shelf", "day", "plot", "hook", "bench", "lot", "berth", "stool"})
_AT = frozenset({"table", "desk", "booth", "stop", "window", "door", "counter", "stand"})


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
    """ "1 year", "3 years", "6.5 feet", "2 square feet", "5 pounds sterling"."""
    if number == 1:
        return f"1 {unit}"
    first, per, rest = unit.partition(" per ")
    first, sterling, _ = first.partition(" sterling")
    return f"{spell_number(number)} {plural_phrase(first)}{sterling}{per}{rest}"
