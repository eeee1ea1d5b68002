"""Tables in the markup of a wiki: "{|" and "|}" around them, "|-" between the rows, "!" before a head and "|" before a cell."""

from collections.abc import Sequence
from typing import NamedTuple

from nlpuzzle.regex import regex

__all__ = ["Row", "wiki_rows"]

_CELLS = regex(r"\|\||!!")
#: 'style="width: 3em" | Ann'
_ATTRIBUTES = regex(r"(?:\s*[\w-]+=\"[^\"]*\")+\s*\|(?!\|)\s*")


class Row(NamedTuple):
    """A row in one line, and the last line it takes from the text."""

    text: str
    last: int


def wiki_rows(raw: Sequence[str]) -> dict[int, Row | None]:
    """What the lines of such tables are: the row that begins with one, or nothing."""
    found: dict[int, Row | None] = {}
    inside = False
    first: int | None = None
    cells: list[str] = []
    closed = max((at for at, line in enumerate(raw) if line.strip() == "|}"), default=-1)
    for at, line in enumerate(raw):
        told = line.strip()
        inside = inside or (told.startswith("{|") and at < closed)
        if not inside:
            continue
        found[at] = None
        ends = told.startswith(("|-", "|}"))
        if ends and first is not None:
            found[first] = Row(" | ".join(cells), at - 1)
            first, cells = None, []
        if told == "|}":
            inside = False
        elif not ends and told[:1] in ("|", "!") and not told.startswith("|+"):
            first = at if first is None else first
            cells += [_ATTRIBUTES.sub("", cell).strip() for cell in _CELLS.split(told[1:])]
    return found
