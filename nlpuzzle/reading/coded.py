"""Lists as a program has them: 'guests = ["Ames", "Brody"]', '"room": [11, 12],', "guest([ames, brody])."."""

from collections.abc import Sequence

from nlpuzzle.reading.columns import Column, Table
from nlpuzzle.reading.line import Line
from nlpuzzle.regex import regex

__all__ = ["coded_at"]

_LIST = regex(
    r"(?:(?:const|let|var|val|set|enum|list)\s+)?[\"'`]?(?P<head>[^\W\d_][\w' -]{0,30}?)[\"'`]?\s*(?:\[\]\s*)?"
    r"(?::=|=>|->|::|[=:∈]|in(?=\s*[\[({])|(?=\(\s*\[)|(?=\{))\s*\(?\s*(?P<open>[\[({<])(?P<items>[^\[\](){}<>]*)[\])}>]\)?\s*[.,;]?\Z"
)
_BETWEEN = regex(r"\s*[,;]\s*")
_QUOTED = regex(r"([\"'`])(.*)\1\Z")
_FEWEST_ITEMS = 3
_WORDS_OF_ITEM = 4
_LONGEST_RUN = 12


def coded_at(lines: Sequence[Line], at: int) -> Table | None:
    """Two lists or more, line by line, each with as many items."""
    columns: list[Column] = []
    for line in lines[at : at + _LONGEST_RUN]:
        found = _LIST.match(line.text) if line.marker is None and not line.heading else None
        if found is None or (columns and len(columns[0].items) != len(_items(found["items"]))):
            break
        items = _items(found["items"])
        if len(items) < _FEWEST_ITEMS or len({item.casefold() for item in items}) < len(items):
            break
        if not all(item and len(item.split()) <= _WORDS_OF_ITEM for item in items):
            break
        start = line.start + found.start("items")
        columns.append(Column(found["head"].replace("_", " "), items, start, line.start + found.end("items")))
    heads = {column.head.casefold() for column in columns}
    return Table(tuple(columns), len(columns)) if len(columns) > 1 and len(heads) == len(columns) else None


def _items(text: str) -> tuple[str, ...]:
    """The items without their quotes, and with spaces for what a name of a program has instead."""
    cells = [cell.strip() for cell in _BETWEEN.split(text.strip().rstrip(",;"))]
    told = [(quoted[2].strip() if (quoted := _QUOTED.match(cell)) else cell) for cell in cells]
    return tuple(cell.replace("_", " ") for cell in told)
