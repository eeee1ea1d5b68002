"""What bare numbers are by the text around: "Hour: 8, 9, 10" where something is "at 9", "Fee: 40, 55" told "in pounds"."""

import re
from collections.abc import Collection, Sequence
from dataclasses import replace

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.morphology import singular
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
_HOW_MANY = regex(r"\b(?:as many|how many|fewer|more) ([a-z]{3,}s)\b(?! (?:who|which|that)\b)")


def as_told(categories: Sequence[Category], text: str) -> list[Category]:
    """The categories with what their bare numbers are by the text of the story and the clues."""
    names = {category.name.casefold() for category in categories}
    categories = [_counting(category, text) for category in categories]
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


def _counting(category: Category, text: str) -> Category:
    """ "The numbers were 6, 9 and 12", where the clues tell of more and fewer shells: it counts these."""
    if singular(category.name.casefold()) not in _NUMBERS or not all(item.isdecimal() for item in category.items):
        return category
    told = {found[1] for found in _HOW_MANY.finditer(text.casefold())}
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
