"""Labels that measure something: "$6.50", "30 years old", "6'2\\"", "2:30 PM", "June 10", "3rd". One label at a time."""

import re
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from nlpuzzle.english.dates import clock_value, date_value, month_value, weekday_value
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.numbers import number_value, ordinal_value, tidy_number
from nlpuzzle.english.units import DIMENSIONS, UNITS, Unit, convert, unit_of
from nlpuzzle.english.wordlists import word_set
from nlpuzzle.puzzle import Number
from nlpuzzle.regex import regex

__all__ = [
    "DIMENSIONS",
    "UNITS",
    "Quantity",
    "Unit",
    "convert",
    "read_quantity",
    "unit_of",
]


class Quantity(NamedTuple):
    """A number with its unit (canonical singular, or None) and what it measures (None where the label does not tell)."""

    number: Number
    unit: str | None
    dimension: str | None


_VULGAR = {"½": "1/2", "¼": "1/4", "¾": "3/4", "⅓": "1/3", "⅔": "2/3"}
_VULGAR_SIGN = regex("[½¼¾⅓⅔]")
_FUNCTION_WORDS = word_set("of the a an and or in on at to for with from them us than more less by is are")
_CURRENCY = r"(?:us\$|[$€£¥₹])"
_MONEY = regex(
    rf"(?P<sign>{_CURRENCY})\s?(?P<amount>[\d.,]+(?:\s?(?:k|m|bn|thousand|million"
    rf"|billion))?)(?:\s?(?:/|per |a )\s?[a-z]+)?\Z"
)
_MONEY_AFTER = regex(rf"(?P<amount>[\d.,]+)\s?(?P<sign>{_CURRENCY}|¢)\Z")
_AGE = regex(r"(?:aged\s+|age\s+)(?P<a>.+)\Z|(?P<b>.+?)[\s-]+years?[\s-]+olds?\Z|(?P<c>.+?)[\s-]*(?:yo|y\.o\.)\Z")
_FEET = regex(
    r"(?P<feet>\d+)\s*(?:'|ft\.?|foot|feet)[\s,-]*(?:and\s+)?(?P<inches>\d+(?:\.\d+)?)\s*(?:\"|''"
    r"|in\.?|inch(?:es)?)?\Z"
)
_HOURS = regex(
    r"(?P<hours>\d+)\s*(?:h|hrs?|hours?)[\s,]*(?:and\s+)?(?P<minutes>\d+)\s*(?:m|mins?|minutes?)?\Z"
    r"|(?P<m>\d+)\s*(?:m|mins?|minutes?)[\s,]*(?:and\s+)?(?P<s>\d+)\s*(?:s|secs?|seconds?)\Z"
)
_POUNDS = regex(r"(?P<pounds>\d+)\s*(?:lbs?|pounds?)[\s,]*(?:and\s+)?(?P<ounces>\d+)\s*(?:oz|ounces?)\Z")
_ID = regex(r"(?:#|no\.\s?|nº\s?|№\s?|number\s)(?P<n>\d+)\Z")
_NUMBER_UNIT = regex(
    r"(?P<amount>[+-]?\d[\d.,]*(?:\s+\d+/\d+)?(?:\s?(?:hundred|thousand|million|billion"
    r"|k\b))?)[\s-]*(?P<unit>\D*)\Z"
)
_ORDINAL_ENDING = regex(r"(?:st|nd|rd|th)\b")
_BARE_POINT = regex(r"\.\d")
_PER = regex(r"\s*(?:/|\bper\b)\s*[a-z]+\Z")


@lru_cache(maxsize=4096)
def read_quantity(label: str) -> Quantity | None:
    """What a label measures, or None where it is no quantity.

    Shapes: money, ages, lengths ("6'2\\""), durations ("2 h 30 min" in minutes), clock times (in minutes), dates (in days),
    months (unit month), weekdays (unit day), ordinals (dimension position), "#105" (dimension id), a number with a known
    unit, a number with another noun (dimension count, unit its singular), a bare number (no unit, no dimension).
    """
    text = " ".join(label.casefold().replace("’", "'").replace("”", '"').split()).rstrip(" .").lstrip()
    text = f"0{text}" if _BARE_POINT.match(text) else text.lstrip(" .")  # ".5 oz" are no 5 ounces
    if not text or len(text) > 60:
        return None
    if text[-1] not in _VULGAR and any(sign in text for sign in _VULGAR):
        text = _VULGAR_SIGN.sub(lambda m: f" {_VULGAR[m[0]]}", text).strip()
    return _money(text) or _when(text) or _mixed(text) or _plain(text)


def _money(text: str) -> Quantity | None:
    found = _MONEY.match(text) or _MONEY_AFTER.match(text)
    if not found:
        return None
    amount, unit = number_value(found["amount"].rstrip(".,")), unit_of(found["sign"])
    if amount is None or unit is None:
        return None
    return Quantity(amount, unit.name, "money")


def _when(text: str) -> Quantity | None:
    if (clock := clock_value(text)) is not None:
        return Quantity(clock[0], "minute", "time")
    if (month := month_value(text)) is not None:
        return Quantity(month, "month", "date")
    if (weekday := weekday_value(text)) is not None:
        return Quantity(weekday, "day", "date")
    if (date := date_value(text)) is not None:
        return Quantity(date, "day", "date")
    return None


def _mixed(text: str) -> Quantity | None:
    if found := _FEET.match(text):
        return Quantity(tidy_number(int(found["feet"]) * 12 + Fraction(found["inches"])), "inch", "length")
    if found := _HOURS.match(text):
        if found["hours"]:
            return Quantity(int(found["hours"]) * 60 + int(found["minutes"]), "minute", "duration")
        return Quantity(int(found["m"]) * 60 + int(found["s"]), "second", "duration")
    if found := _POUNDS.match(text):
        return Quantity(int(found["pounds"]) * 16 + int(found["ounces"]), "ounce", "weight")
    if found := _AGE.match(text):
        amount = number_value(found["a"] or found["b"] or found["c"])
        if amount is not None:
            return Quantity(amount, "year", "age")
    if found := _ID.match(text):
        return Quantity(int(found["n"]), None, "id")
    if (rank := ordinal_value(text)) is not None:
        return Quantity(rank, None, "position")
    first, _, rest = text.partition(" ")
    if rest in ("place", "position", "rank") and (rank := ordinal_value(first)) is not None:
        return Quantity(rank, None, "position")
    return None


def _plain(text: str) -> Quantity | None:
    amount = number_value(text)
    if amount is not None:
        return Quantity(amount, None, None)
    found = _NUMBER_UNIT.match(text)
    if found:
        amount, rest = number_value(found["amount"].rstrip(".,")), found["unit"].strip(" .")
        if _ORDINAL_ENDING.match(found["unit"]):
            return None  # "14th century" are no 14 things
    else:
        words = text.split(" ")
        cut = next((i for i in range(len(words) - 1, 0, -1) if number_value(" ".join(words[:i])) is not None), 0)
        if not cut:
            first, _, rest = text.partition("-")
            amount = number_value(first)
        else:
            amount, rest = number_value(" ".join(words[:cut])), " ".join(words[cut:])
    if amount is None or not rest:
        return None
    rest = _PER.sub("", rest) if unit_of(rest) is None else rest
    unit = unit_of(rest)
    if unit is not None:
        return Quantity(amount, unit.name, unit.dimension)
    if not re.fullmatch(r"[a-z][a-z' -]*", rest) or len(rest.split()) > 3 or not _FUNCTION_WORDS.isdisjoint(rest.split()):
        return None
    head = rest.split()
    return Quantity(amount, " ".join([*head[:-1], singular(head[-1])]), "count")
