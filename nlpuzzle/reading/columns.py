"""Lists side by side as what they are read as, and what makes a column one of things of one kind."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from nlpuzzle.english.dates import month_value, weekday_value
from nlpuzzle.english.kinds import families
from nlpuzzle.english.titles import untitled
from nlpuzzle.reading.line import Line
from nlpuzzle.regex import regex

__all__ = ["HEAD", "Column", "Table", "alike", "are_lists", "in_order", "short"]


class Column(NamedTuple):
    """A head and its items, and where they stand: characters of the normalised text, the head left out where it is apart."""

    head: str
    items: tuple[str, ...]
    start: int
    end: int


class Table(NamedTuple):
    """The lists of some lines in a row; `lines` is how many."""

    columns: tuple[Column, ...]
    lines: int


#: what may be the head of a column
HEAD = regex(r"[^\W\d_][\w'()/ -]{0,30}\Z")
#: kinds with names of languages among them, which have a capital anywhere
_ALWAYS_CAPITAL = frozenset({"subject"})
_SENTENCE_END = (".", "?", "!", ":", ";", ",")
_NUMBER = regex(r"\d+(?:[.,:]\d+)*")
_HALVES = regex(r"([ap])\.?m\b", re.I)


def are_lists(columns: Sequence[Sequence[str]]) -> bool:
    """Whether columns side by side are lists and no solved rows: each is sorted; of four items and more, one may not be.

    Rows of a solution stand in the order of one column; that a second of them is sorted, too, is one chance in 24 or less.
    """
    unsorted = sum(not in_order(column) for column in columns)
    return not unsorted or (unsorted == 1 and len(columns) > 2 and len(columns[0]) > 3)


def short(line: Line) -> bool:
    return len(line.text.split()) < 5 and not line.text.endswith(_SENTENCE_END) and "," not in line.text


def alike(items: Sequence[str]) -> bool:
    """Whether items may be of one kind: all with a number and otherwise the same, or all of them words."""
    if len({item.casefold() for item in items}) < len(items):
        return False
    numbers = [_NUMBER.search(item) is not None for item in items]
    small = {item[:1].isupper() for item in items if not item[:2].isupper() and not _always_capital(item)}
    return all(numbers) or (not any(numbers) and len(small) < 2)


def _always_capital(item: str) -> bool:
    """Whether an item is written with a capital wherever it stands: "Spanish" among lessons in small letters."""
    return not _ALWAYS_CAPITAL.isdisjoint(families(item.casefold()))


def in_order(items: Sequence[str]) -> bool:
    """Whether a column stands in the order of its numbers or letters: lists of what there is do, solved rows do not."""
    values = [_value(item) for item in items]
    return values in (sorted(values), sorted(values, reverse=True))


def _value(item: str) -> tuple[float, str]:
    """What an item is sorted by: its number, the name after a title, or its place in the week or the year."""
    number = _NUMBER.search(item)
    if number is None:
        dated = weekday_value(item) or month_value(item)
        return (dated, "") if dated else (0, untitled(item).casefold())
    first, *rest = re.split("[.:]", number[0].replace(",", ""))
    half = _HALVES.search(item)
    hour = int(first) % 12 + 12 * (half[1].casefold() == "p") if half else int(first)
    return hour + float("0." + (rest[0] if rest else "0")), ""
