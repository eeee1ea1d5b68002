"""Drawn grids of values in a text: which lines are rows, where the cells are, and what frames them.

    5 3 . | . 7 . | . . .        |5|3| | |7| | | | |        53..7....        530070000600195000...
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import NamedTuple

from nlpuzzle.regex import regex

__all__ = ["Block", "Drawing", "Line", "blocks_of", "drawings_of", "lines_of"]

BLANKS = frozenset(".0_*xX?-·•○□◦")
"""What people write in an empty cell."""

_VALUES = frozenset("0xX")

_VERTICAL = dict.fromkeys(map(ord, "│┃║┆┇┊┋╎╏¦"), "|")
_HORIZONTAL = {code: "-" for code in (*range(0x2500, 0x2580), *map(ord, "–—‒―")) if code not in _VERTICAL}
_FRAME = regex(r"[-+|=_.:*#~'`,\s]*")
_RUN = regex(r"-{2,}|={2,}|_{3,}|[-=]\+[-=]|\+ ?-|- ?\+|(?:- ){4,}-|(?:= ){2,}=")
_ROW = regex(r"[0-9A-Za-z._*?·•○□◦|\-,\s\"';]+")
_WHOLE = regex(r"[0-9A-Za-z.*_?·-]{12,}")
_QUOTED = regex(r"^\s*(?:>\s?)+")
_BRACKETS = dict.fromkeys(map(ord, "[]{}()"))
#: what neither is a cell nor holds several
_WORD = regex(r"(?:^|[|\s,;])[A-Za-z]{2,11}(?=[|\s,;]|$)")
_LABEL = regex(r"^(?:\(?#?\d{1,4}[.):]\s+)")


class Line(NamedTuple):
    """One line of the text as it was pasted, and with borders written as | and -."""

    start: int
    text: str
    plain: str

    @property
    def end(self) -> int:
        return self.start + len(self.text)


class Block(NamedTuple):
    """Lines that look like rows of a grid, one after the other, and after which of them a ruler is drawn."""

    lines: tuple[Line, ...]
    ruled: frozenset[int] = frozenset()
    #: all lines that the block takes up
    taken: tuple[Line, ...] = ()


class Drawing(NamedTuple):
    """A square of cells; None where a cell is empty. `box` is what the rulers show, None where they show nothing."""

    cells: tuple[tuple[str | None, ...], ...]
    start: int
    end: int
    box: tuple[int, int] | None = None

    @property
    def size(self) -> int:
        """Rows and columns."""
        return len(self.cells)


@dataclass
class _Open:
    rows: list[Line] = field(default_factory=list)
    ruled: set[int] = field(default_factory=set)
    taken: list[Line] = field(default_factory=list)


def lines_of(text: str) -> list[Line]:
    """The lines of a text with their places."""
    found, at = [], 0
    for raw in text.split("\n"):
        plain = raw.expandtabs(2)
        if ">" in plain:
            plain = _QUOTED.sub("", plain)
        if not plain.isascii():
            plain = plain.translate(_VERTICAL).translate(_HORIZONTAL)
        found.append(Line(at, raw, plain.translate(_BRACKETS).rstrip()))
        at += len(raw) + 1
    return found


def blocks_of(lines: Sequence[Line]) -> Iterator[Block]:
    """The stretches of lines that look like rows; rulers and single blank lines do not end one."""
    dashed = (line.plain for line in lines if "-" in line.plain)
    dashes = any(re.search(r"\d-+\d|\d-|-\d", plain) and _ROW.fullmatch(plain) for plain in dashed)
    open_, blank = _Open(), 0
    for line in lines:
        stripped = line.plain.strip()
        if not stripped:
            blank += 1
            if blank > 1 and open_.rows:
                yield _closed(open_)
                open_ = _Open()
        elif _is_ruler(stripped) and not (dashes and re.fullmatch(r"[-|\s]+", stripped)):
            open_.ruled.add(len(open_.rows))
            open_.taken.append(line)
        elif _is_row(stripped):
            if blank and open_.rows:
                open_.ruled.add(len(open_.rows))
            open_.rows.append(line)
            open_.taken.append(line)
        elif open_.rows:
            yield _closed(open_)
            open_ = _Open()
        else:
            open_ = _Open()
        blank = blank if not stripped else 0
    if open_.rows:
        yield _closed(open_)


def _closed(open_: _Open) -> Block:
    return Block(tuple(open_.rows), frozenset(open_.ruled), tuple(open_.taken))


def _is_ruler(line: str) -> bool:
    return _FRAME.fullmatch(line) is not None and _RUN.search(line) is not None and not re.search(r"\.|\*|_ ", line)


def _is_row(line: str) -> bool:
    """Cells and borders, and no word: a word has three letters or more and no digit beside them."""
    if _WORD.search(line):
        return False  # nearly always
    line = _LABEL.sub("", line) if _WHOLE.fullmatch(_LABEL.sub("", line).strip("\"', ;")) else line
    if not _ROW.fullmatch(line):
        return False
    if _WHOLE.fullmatch(line.strip("\"', ;")):
        return re.search(r"[\d.*_?·]", line) is not None or len(line.strip("\"', ;")) in (256, 625)
    tokens = [token for token in re.split(r"[|\s,;]+", line.strip("|\"'")) if token]
    return all(map(_is_cells, tokens)) and (len(tokens) > 2 or len("".join(tokens)) > 3 or line.count("|") > 2)


def _is_cells(token: str) -> bool:
    """One cell ("7", "12", "A", "."), or several without a space ("53..7....")."""
    if re.fullmatch(r"\d{1,2}|[A-Za-z]|[.0_*x?·•○□◦-]", token):
        return True
    return re.fullmatch(r"[0-9A-Ya-y._*?·•○□◦-]+", token) is not None and (
        len(token) > 2 and (re.search(r"[0-9._*?·•○□◦-]", token) is not None or len(token) > 11)
    )


def drawings_of(block: Block) -> list[Drawing] | None:
    """The grids in a block: every line one, or so many rows of so many cells; None where the rows do not make squares."""
    whole = [_whole(line) for line in block.lines]
    if all(drawing is not None and _fits(drawing) for drawing in whole):
        return [drawing for drawing in whole if drawing is not None]
    ways = (_tokens, _pieces, _letters)
    for cells_of in ways:
        found = _squares(block, [cells_of(line.plain) for line in block.lines])
        if found is not None:
            return found
    aligned = _aligned([line.plain for line in block.lines])
    return None if aligned is None else _squares(block, aligned)


def _whole(line: Line) -> Drawing | None:
    """A grid in one line: 16, 36, 81, ... characters."""
    text = _LABEL.sub("", line.text.strip()).strip("\"', ;\r")
    size = round(len(text) ** 0.5)
    if size * size != len(text) or size < 4 or not _WHOLE.fullmatch(text):
        return None
    return Drawing(_cells([list(text[i : i + size]) for i in range(0, len(text), size)]), line.start, line.end)


def _fits(drawing: Drawing) -> bool:
    """Whether a line has the values of a grid of its size: "ABC...P" is a row of sixteen, not a grid of four by four."""
    values = {cell.upper() for row in drawing.cells for cell in row if cell}
    return drawing.size > 9 or values <= set("123456789"[: drawing.size]) or values <= set("ABCDEFGHI"[: drawing.size])


def _cells(rows: Sequence[Sequence[str]]) -> tuple[tuple[str | None, ...], ...]:
    """The cells without the signs for empty ones; 0 and X are values of large grids that have another sign for that."""
    blanks = BLANKS
    if len(rows) > 9 and any(cell in BLANKS - _VALUES or not cell for row in rows for cell in row):
        blanks = BLANKS - _VALUES
    return tuple(tuple(None if not cell or cell in blanks else cell for cell in row) for row in rows)


def _tokens(line: str) -> list[str]:
    """Cells apart by spaces, commas or borders."""
    return [_number(token) for token in re.split(r"[|\s,;]+", line.strip("|\"' ,;")) if token]


def _number(text: str) -> str:
    """ "07" is 7, "00" is 0."""
    return text.lstrip("0") or "0" if text.isdecimal() else text


def _pieces(line: str) -> list[str]:
    """Cells apart by borders alone; an empty one may be just space."""
    body = line.strip()
    if "|" not in body and "," not in body:
        return []
    sign = "|" if "|" in body else ","
    pieces = body.removeprefix("|").removesuffix("|").split(sign) if sign == "|" else body.split(",")
    pieces = [piece.strip().strip("\"'") for piece in pieces]
    return [_number(piece) for piece in pieces] if all(len(piece) < 3 for piece in pieces) else []


def _letters(line: str) -> list[str]:
    """Every character a cell, spaces and borders aside."""
    return list(re.sub(r"[|\s,;\"']", "", line))


def _aligned(lines: Sequence[str]) -> list[list[str]] | None:
    """Cells below each other, empty ones just space: every column of text that has a value somewhere is a column of cells."""
    if any(sign in line for line in lines for sign in BLANKS - _VALUES):
        return None
    columns = sorted({i for line in lines for i, c in enumerate(line) if c.isalnum()})
    if any(b - a == 1 for a, b in pairwise(columns)):
        return None
    rows = [[line[i : i + 1].strip() for i in columns] for line in lines]
    return None if any(cell and not cell.isalnum() for row in rows for cell in row) else rows


def _squares(block: Block, rows: Sequence[list[str]]) -> list[Drawing] | None:
    """So many rows after each other as each of them has cells, as often as it goes; None where it does not go."""
    found: list[Drawing] = []
    at = 0
    while at < len(rows):
        size = len(rows[at])
        part = rows[at : at + size]
        if not 4 <= size <= 25 or len(part) < size or any(len(row) != size for row in part):
            return None
        first, last = block.lines[at], block.lines[at + size - 1]
        found.append(Drawing(_cells(part), first.start, last.end, _drawn_box(block, at, size)))
        at += size
    return found


def _drawn_box(block: Block, at: int, size: int) -> tuple[int, int] | None:
    """The boxes that rulers and borders show: heights from the rulers, widths from the borders of every row."""
    height = _steps([row - at for row in block.ruled if 0 < row - at < size], size)
    parts = [line.plain.strip().strip("|").split("|") for line in block.lines[at : at + size]]
    width = _even([[len(_tokens(part)) for part in row] for row in parts], size) or _even(
        [[len(_letters(part)) for part in row] for row in parts], size
    )
    if 1 < width < size and height * width == size:
        return height, width
    if height:
        return height, size // height
    return (size // width, width) if 1 < width < size and size % width == 0 else None


def _even(counts: Sequence[Sequence[int]], size: int) -> int:
    """How many cells stand between two borders, 0 where that is not the same everywhere."""
    if len({tuple(parts) for parts in counts}) == 1 and len(set(counts[0])) == 1 and sum(counts[0]) == size:
        return counts[0][0]
    return 0


def _steps(places: Sequence[int], size: int) -> int:
    """The even distance of the rulers; 0 where they are not even."""
    places = sorted(places)
    if not places:
        return 0
    step = places[0]
    return step if size % step == 0 and list(places) == list(range(step, size, step)) and step > 1 else 0
