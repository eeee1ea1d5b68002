"""Other ways to write the dates of a puzzle: "February 2nd" and "2 Feb" for "Feb. 2", "Monday" for "Mon."; and their months."""

from collections.abc import Iterator, Mapping

from nlpuzzle.english.dates import MONTHS, WEEKDAYS, month_value, weekday_value
from nlpuzzle.english.numbers import ordinal_digits
from nlpuzzle.english.words import split
from nlpuzzle.puzzle import Category, Frame, Item
from nlpuzzle.understanding.words.groups import Group

__all__ = ["date_forms", "months_of"]


def date_forms(category: Category) -> Iterator[tuple[str, str]]:
    """The labels of a category of dates, each with other ways to write it, as lower-case letters without spaces."""
    if category.dimension != "date":
        return
    for label in category.items:
        lows = _words(label)
        if dated := _day_of_month(lows):
            month, day = dated
            for name in (name for name, value in MONTHS.items() if value == month):
                for told in (str(day), ordinal_digits(day)):
                    yield label, name + told
                    yield label, told + name
        elif len(lows) == 1 and (weekday := weekday_value(lows[0])) is not None:
            yield label, next(name for name, value in WEEKDAYS.items() if value == weekday)
        elif len(lows) == 1 and (alone := month_value(lows[0])) is not None:
            yield label, next(name for name, value in MONTHS.items() if value == alone)


def months_of(frame: Frame) -> Mapping[str, Group]:
    """By the names of a month the dates that lie in it, where the one category of dates has dates of several months."""
    dates = [category for category in frame if category.dimension == "date" and not category.blanks]
    if len(dates) != 1:
        return {}
    found: dict[int, list[Item]] = {}
    for label in dates[0].items:
        dated = _day_of_month(_words(label))
        if dated is None:
            return {}
        found.setdefault(dated[0], []).append(Item(dates[0].name, label))
    if len(found) < 2:
        return {}
    return {name: Group(tuple(found[value])) for name, value in MONTHS.items() if value in found}


def _words(label: str) -> list[str]:
    return [w.low for w in split(label) if w.low[:1].isalnum()]


def _day_of_month(lows: list[str]) -> tuple[int, int] | None:
    """The month and the day of "Feb. 2", "2nd February"; None for anything else."""
    months = [value for low in lows if (value := month_value(low)) is not None]
    days = [int(digits) for low in lows if low[:1].isdecimal() and (digits := low.rstrip("stndrh")).isdecimal()]
    return (months[0], days[0]) if len(lows) == 2 and len(months) == len(days) == 1 else None
