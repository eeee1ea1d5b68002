"""Dates, weekdays, months and clock times as comparable values. A whole category decides what its words mean, not this."""

from functools import lru_cache

from nlpuzzle.english.numbers import CARDINALS, ordinal_value
from nlpuzzle.english.wordlists import word_tuple
from nlpuzzle.regex import regex

__all__ = [
    "MONTHS",
    "WEEKDAYS",
    "clock_value",
    "date_value",
    "month_value",
    "weekday_value",
]

_MONTH_NAMES = word_tuple(
    """
    january february march april may june july august september october november december
    """
)
_WEEKDAY_NAMES = word_tuple(
    """
    monday tuesday wednesday thursday friday saturday sunday
    """
)
_LENGTHS = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)

#: month name or abbreviation -> 1..12. "may", "march" and "april" are also girls, verbs and ships: the caller decides
MONTHS: dict[str, int] = {
    **{name: i for i, name in enumerate(_MONTH_NAMES, 1)},
    **{name[:3]: i for i, name in enumerate(_MONTH_NAMES, 1)},
    "sept": 9,
}
#: weekday name or abbreviation -> 1 (Monday) .. 7 (Sunday)
WEEKDAYS: dict[str, int] = {
    **{name: i for i, name in enumerate(_WEEKDAY_NAMES, 1)},
    **{name[:3]: i for i, name in enumerate(_WEEKDAY_NAMES, 1)},
    "tues": 2, "weds": 3, "thur": 4, "thurs": 4,
}  # fmt: skip

_MONTH = "|".join(sorted(MONTHS, key=len, reverse=True))
_DAY = r"(?:(?P<day>\d{1,2})(?:st|nd|rd|th)?|(?P<word>[a-z]+(?:-[a-z]+)?))"
_MONTH_FIRST = regex(rf"(?P<month>{_MONTH})\.?\s+(?:the\s+)?{_DAY}(?:,?\s+(?P<year>\d{{4}}))?\Z")
_DAY_FIRST = regex(rf"(?:the\s+)?{_DAY}\s+(?:of\s+)?(?P<month>{_MONTH})\.?(?:,?\s+(?P<year>\d{{4}}))?\Z")
_ISO = regex(r"(?P<year>\d{4})-(?P<month>\d{2})-(?P<day>\d{2})\Z")
_WEEKDAY_BEFORE = regex(rf"(?:{'|'.join(sorted(WEEKDAYS, key=len, reverse=True))})\.?,?\s+(?:the\s+)?")
_CLOCK = regex(
    r"(?P<hour>\d{1,2})(?:[:.](?P<minute>\d{2}))?\s*(?P<half>a\.?\s?m\.?|p\.?\s?m\.?|noon|midnight"
    r"|o'?clock|h)?\Z"
)
_CLOCK_WORDS = regex(
    r"(?:(?P<part>half|(?:a\s+)?quarter|five|ten|twenty|twenty-five|\d{1,2})(?:\s+minutes)?\s+(?P<side>past|after"
    r"|to|before)\s+)?"
    r"(?P<hour>[a-z]+|\d{1,2})(?:\s+o'?clock)?(?:\s*(?P<half>a\.?m\.?|p\.?m\.?))?\Z"
)


@lru_cache(maxsize=1024)
def month_value(label: str) -> int | None:
    """1 to 12 for a month's name or abbreviation, or None."""
    return MONTHS.get(label.strip().casefold().rstrip("."))


@lru_cache(maxsize=1024)
def weekday_value(label: str) -> int | None:
    """1 (Monday) to 7 (Sunday) for a weekday's name or abbreviation, or None."""
    key = label.strip().casefold().rstrip(".")
    return WEEKDAYS.get(key) or (WEEKDAYS.get(key[:-1]) if key.endswith("days") else None)


@lru_cache(maxsize=1024)
def date_value(label: str) -> int | None:
    """The day of a date ("June 10", "the 4th of July", "22nd July 1999"), counted in days, or None.

    Without a year, the day of a year of 365 days; with one, days since the year 0. The two never mix in one category.
    """
    text = label.strip().casefold()
    if before := _WEEKDAY_BEFORE.match(text):
        text = text[before.end() :]
    found = _MONTH_FIRST.match(text) or _DAY_FIRST.match(text) or _ISO.match(text)
    if not found:
        return None
    parts = found.groupdict()
    month = int(parts["month"]) if parts["month"].isdecimal() else MONTHS[parts["month"]]
    if not 1 <= month <= 12:
        return None
    day = (
        int(parts["day"]) if parts["day"] else ordinal_value(parts.get("word") or "") or CARDINALS.get(parts.get("word") or "")
    )
    year = int(parts["year"]) if parts["year"] else None
    leap = year is not None and year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    if day is None or not 1 <= day <= _LENGTHS[month - 1] + (1 if leap and month == 2 else 0):
        return None
    value = sum(_LENGTHS[: month - 1]) + day + (1 if leap and month > 2 else 0)
    return value if year is None else value + 365 * year + (year - 1) // 4 - (year - 1) // 100 + (year - 1) // 400


@lru_cache(maxsize=1024)
def clock_value(label: str) -> tuple[int, bool] | None:
    """Minutes after midnight of a clock time, and whether it says which half of the day; None where it is no time.

    "2:30 PM" -> (870, True), "2:30" -> (150, False), "noon" -> (720, True), "half past two" -> (150, False). A bare number
    is no time.
    """
    text = " ".join(label.strip().casefold().split())
    if text in ("noon", "midday", "12 noon", "12:00 noon"):
        return 720, True
    if text in ("midnight", "12 midnight"):
        return 0, True
    if (found := _CLOCK.match(text)) and (found["minute"] or found["half"]):
        if "." in text[: found.end("minute")] and not found["half"]:
            return None
        return _minutes(int(found["hour"]), int(found["minute"] or 0), found["half"])
    words = _CLOCK_WORDS.match(text)
    if not words or not (words["part"] or "clock" in text or words["half"]):
        return None
    hour = int(words["hour"]) if words["hour"].isdecimal() else CARDINALS.get(words["hour"], -1)
    part = words["part"]
    minutes = 0
    if part:
        name = part.removeprefix("a ").strip()
        minutes = {"half": 30, "quarter": 15, "twenty-five": 25}.get(name) or (
            int(name) if name.isdecimal() else CARDINALS.get(name, 0)
        )
    value = _minutes(hour, 0, words["half"])
    if value is None:
        return None
    return (value[0] + (minutes if words["side"] in ("past", "after") else -minutes)) % 1440, value[1]


def _minutes(hour: int, minute: int, half: str | None) -> tuple[int, bool] | None:
    if not (0 <= hour <= 24 and 0 <= minute < 60):
        return None
    kind = (half or "").replace(".", "").replace(" ", "")
    if kind in ("am", "pm"):
        if not 1 <= hour <= 12:
            return None
        return (hour % 12 + (12 if kind == "pm" else 0)) * 60 + minute, True
    if kind in ("noon", "midnight"):
        return ((12 if kind == "noon" else 0) * 60 + minute, True) if hour == 12 else None
    return hour * 60 + minute, hour > 12 or hour == 0
