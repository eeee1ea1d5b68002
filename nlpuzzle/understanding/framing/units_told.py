"""What bare numbers are by the text around: "Hour: 8, 9, 10" where something is "at 9", "Fee: 40, 55" told "in pounds"."""

import re
from collections.abc import Collection, Sequence
from dataclasses import replace

from nlpuzzle.english.adjectives import comparative
from nlpuzzle.english.classes import word_class
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.numbers import CARDINALS
from nlpuzzle.english.units import unit_of
from nlpuzzle.puzzle import Category
from nlpuzzle.regex import regex
from nlpuzzle.understanding.framing.values import clock

__all__ = ["as_told"]

_TIMED = word_class("told-by-the-hour") | {"hour"}
#: "each at another hour"
_AT_AN_HOUR = regex(r"\bat (?:an?|one|another|its own|their own|the same)(?: other| different)? (?:hour|time)\b|\bo'clock\b")
#: how long something lasts
_LASTING = regex(r"\bhours? (?:longer|shorter|more|less)\b|\bfor \w+ hours?\b|\b(?:lasts|lasted)\b")


_CURRENCIES = {"dollar": r"dollars?\b|\$", "pound sterling": r"pounds?\b|£", "euro": r"euros?\b|€"}

#: the extents of a thing, and how a text speaks of them; "shorter" is said of either of two
_EXTENTS = {
    "height": regex(r"\b(?<!at )(?:the|their|its|whose|his|her|what|which|different) heights?\b|\b(?:taller|tallest)\b"),
    "length": regex(r"\b(?:the|their|its|whose|his|her|what|which|different) lengths?\b|\b(?:longer|longest)\b"),
    "width": regex(r"\b(?:the|their|its|whose|his|her|what|which|different) widths?\b|\b(?:wider|widest|broader|broadest)\b"),
    "depth": regex(r"\b(?:the|their|its|whose|his|her|what|which|different) depths?\b|\b(?:deeper|deepest)\b"),
}
#: what is called by its being counted alone
_NUMBERS = frozenset({"count", "number", "tally", "total"})
_HOW_MANY = regex(
    r"\b(?:as many|how many|fewer|more) ([a-z]{3,}s)\b(?! (?:who|which|that)\b)|\b\d+ ([a-z]{3,}s) (?:fewer|less|more)\b"
)
#: what such numbers are called where nothing says of what they are
_UNNAMED = frozenset({"item", "number"})
#: "8 metres higher", "two years younger"
_SMALL = "|".join(word for word, number in CARDINALS.items() if number < 21)
_SO_MUCH = regex(rf"\b({_SMALL}|an?|\d+(?:\.\d+)?) ([a-z]+) ([a-z]+er|less|more)\b")
#: "they are 4, 7, 9 and 12", "who are 30, 40 and 50"
_ARE = regex(r"\b(?:are|were)\W*\Z", re.I)
#: numbers that somebody only has on: "their shirts bear 3, 7 and 12"
_BORNE = regex(r"\b(?:bear|bears|bore|carry|carried|had|have|numbered|numbers?|painted|wear|wore)\b", re.I)
#: what an adjective of size tells of
_TOLD_BY = {"high": "height", "long": "length", "tall": "height", "wide": "width", "deep": "depth", "heavy": "weight"}


def as_told(categories: Sequence[Category], text: str) -> list[Category]:
    """The categories with what their bare numbers are by the text of the story and the clues."""
    names = {category.name.casefold() for category in categories}
    bare = [category for category in categories if _is_bare(category)]
    compared = [_as_compared(category, text, categories) if len(bare) == 1 else category for category in categories]
    categories = [_counting(category, text) for category in compared]
    categories = [_as_ages(_with_its_extent(category, text, names), text) for category in categories]
    timed = [_as_hours(category, text) for category in categories]
    weighed = any(category.dimension == "weight" for category in timed)  # by pounds, too
    return timed if weighed else [_in_its_currency(category, text) for category in timed]


def _in_its_currency(category: Category, text: str) -> Category:
    """Bare sums in the one currency that the text speaks of; dollars where it speaks of none."""
    if category.dimension != "money" or category.unit != "dollar" or not all(item.isdecimal() for item in category.items):
        return category
    told = [name for name, said in _CURRENCIES.items() if re.search(rf"(?<![a-z])(?:{said})", text.casefold())]
    return replace(category, unit=told[0]) if len(told) == 1 else category


def _with_its_extent(category: Category, text: str, names: Collection[str]) -> Category:
    """What "measures 110, 120 and 130 cm" is as high or as long as the one extent of which the text speaks."""
    if category.name != "size" or category.dimension != "length":
        return category
    told = {name for name, said in _EXTENTS.items() if said.search(text.casefold())}
    name = told.pop() if len(told) == 1 else category.name
    return category if name in names else replace(category, name=name)


def _is_bare(category: Category) -> bool:
    """Whether a category is of numbers that have no unit with them."""
    return category.values is not None and all(item.isdecimal() for item in category.items)


def _as_compared(category: Category, text: str, categories: Sequence[Category]) -> Category:
    """ "They are 4, 7 and 12", "the hills are 410, 418 and 430 high", by what the text compares: "two years younger"."""
    unnamed = category.name in _UNNAMED and category.unit in (None, "item") and category.dimension != "position"
    if not _is_bare(category) or not unnamed:
        return category
    if _BORNE.search(category.description):
        return category
    text = text.casefold()
    told = {measure for found in _SO_MUCH.finditer(text) if (measure := _measured_by(found[2], found[3])) is not None}
    if not told and _ARE.search(category.description) and re.search(r"\b(?:older|oldest|younger|youngest)\b", text):
        told = {("age", "year", "age")}
    taken = {other.dimension for other in categories if other is not category and other.ordered}
    if len({dimension for dimension, _, _ in told}) != 1:
        return category
    dimension, unit, name = min(told)
    if dimension == "age" and not _ARE.search(category.description):
        return category  # "they ate 3, 5 and 7", whatever their ages
    if dimension in taken or (dimension == "age" and "date" in taken):
        return category
    name = name if name not in {other.name.casefold() for other in categories} else category.name
    return replace(category, name=name, dimension=dimension, unit=unit)


def _measured_by(noun: str, compared: str) -> tuple[str, str, str] | None:
    """What "years younger", "metres higher" compare, its unit, and what it is called; None where the two do not fit."""
    unit, degree = unit_of(noun), comparative(compared)
    if unit is None or degree is None:
        return None
    if unit.dimension == "duration" and "age" in degree.dimensions:
        return "age", unit.name, "age"
    if unit.dimension not in degree.dimensions or unit.dimension == "count":
        return None
    return unit.dimension, unit.name, _TOLD_BY.get(degree.base, unit.dimension if unit.dimension == "weight" else "number")


def _counting(category: Category, text: str) -> Category:
    """ "The numbers were 6, 9 and 12", where the clues tell of more and fewer shells: it counts these."""
    unnamed = category.name == "item" and category.unit == "item"
    counted = singular(category.name.casefold()) in _NUMBERS or unnamed
    if not counted or not all(item.isdecimal() for item in category.items):
        return category
    told = {found[1] or found[2] for found in _HOW_MANY.finditer(text.casefold())}
    noun = told.pop() if len(told) == 1 else ""
    return replace(category, dimension="count", description=f"{category.description} {noun}".strip()) if noun else category


def _as_ages(category: Category, text: str) -> Category:
    """ "Weeks: 5, 8, 11", where the text tells that each is a different number of weeks old: its description says so."""
    unit, named = category.unit, singular(category.name.casefold())
    if category.dimension != "duration" or unit is None or named != unit:
        return category
    told = re.search(rf"\b(?:number of|how many) {unit}s? old\b", text.casefold())
    return replace(category, description=f"{category.description} {unit}s old") if told else category


def _as_hours(category: Category, text: str) -> Category:
    """The category with hours of the day, where its items are such numbers and the text sets something at one of them."""
    noun = singular(category.name.casefold().split()[-1]) if category.name.split() else ""
    values = category.values or ()
    if noun not in _TIMED or category.dimension not in ("duration", "count", None) or not values:
        return category
    if not all(item.isdecimal() and 1 <= int(item) <= 24 for item in category.items):
        return category
    text = text.casefold()
    numbers = "|".join(category.items)
    at = re.search(rf"\bat (?:{numbers})\b(?![.:]\d| (?!on|in|and|or|but|was|is|had|has|did)\w)", text)
    if not (at or _AT_AN_HOUR.search(text)) or _LASTING.search(text):
        return category
    hours = clock([f"{item}:00" for item in category.items])
    return replace(category, values=hours, unit="minute", dimension="time")
