"""Grids of arrow signs: each cell an arrow and perhaps a number, as in `4→ ← ↔`, `2-> <- <->`, `^ v / \\>`, `NE E-W 3SW`."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from nlpuzzle.grids.drawing import Line
from nlpuzzle.regex import regex
from nlpuzzle.values import dataclass

__all__ = ["Arrow", "Crossing", "SignGrid", "shown", "sign_grids"]

Arrow = tuple[tuple[int, int], ...]
"""The directions of an arrow, each as (rows down, columns right)."""

_N, _S, _W, _E, _NW, _NE, _SW, _SE = (-1, 0), (1, 0), (0, -1), (0, 1), (-1, -1), (-1, 1), (1, -1), (1, 1)

_SIGNS: tuple[tuple[str, Arrow], ...] = (
    ("←⇐⬅⟵⭠🡐🠔", (_W,)), ("→⇒➡⟶➔➜⭢🡒🠖", (_E,)), ("↑⇑⬆⭡🡑🠕", (_N,)), ("↓⇓⬇⭣🡓🠗", (_S,)),
    ("↔⇔⬌⟷⭤", (_W, _E)), ("↕⇕⬍⭥", (_N, _S)),
    ("↖⇖⬉⭦🡔", (_NW,)), ("↗⇗⬈⭧🡕", (_NE,)), ("↘⇘⬊⭨🡖", (_SE,)), ("↙⇙⬋⭩🡗", (_SW,)),
    ("⤡⬁", (_NW, _SE)), ("⤢⬀", (_NE, _SW)),
)  # fmt: skip
_WRITTEN: tuple[tuple[str, Arrow], ...] = (
    (r"<[-=]*>", (_W, _E)), (r"[-=]*>", (_E,)), (r"<[-=]*", (_W,)),
    (r"\^[|]?[vV]|[vV][|]?\^", (_N, _S)), (r"\^", (_N,)), (r"[vV]", (_S,)),
    (r"</>", (_NE, _SW)), (r"<\\>", (_NW, _SE)), (r"/>", (_NE,)), (r"</", (_SW,)), (r"<\\", (_NW,)), (r"\\>", (_SE,)),
    (r"/", (_NE, _SW)), (r"\\", (_NW, _SE)),
    (r"NW[-/]SE|SE[-/]NW", (_NW, _SE)), (r"NE[-/]SW|SW[-/]NE", (_NE, _SW)),
    (r"N[-/]S|S[-/]N", (_N, _S)), (r"E[-/]W|W[-/]E", (_W, _E)),
    ("NW", (_NW,)), ("NE", (_NE,)), ("SW", (_SW,)), ("SE", (_SE,)), ("N", (_N,)), ("S", (_S,)), ("W", (_W,)), ("E", (_E,)),
)  # fmt: skip
_ARROW = {sign: arrow for signs, arrow in _SIGNS for sign in signs}
_ANY_ARROW = "|".join(("[" + "".join(_ARROW) + "]", *(pattern for pattern, _ in _WRITTEN)))
_TOKEN = regex(rf"(?P<before>\d{{0,3}})(?P<arrow>{_ANY_ARROW})(?P<after>\d{{0,3}})|(?P<alone>\.|\d{{1,3}})")
#: no arrow has three letters in a row
_WORD = regex("[^\\W\\d_]{3}")
#: what makes a line without words look like a row of arrows
_HEADS = regex(rf"[{''.join(_ARROW)}<>^]")
#: a heavy plain line without a head
HEADLESS = frozenset("/\\")


@dataclass(frozen=True, slots=True)
class Crossing:
    """A cell: its arrow (None where there is none) and its number (None where it is asked for)."""

    arrow: Arrow | None
    number: int | None
    headless: bool = False


Cells = tuple[Crossing, ...]


class SignGrid(NamedTuple):
    """A rectangle of crossings with its place in the text."""

    rows: tuple[Cells, ...]
    start: int
    end: int
    lines: tuple[Line, ...]
    #: a row that does not fit the others
    odd: str | None = None


def shown(arrow: Arrow | None) -> str:
    """The sign of an arrow, a dot where there is none."""
    return next((signs[0] for signs, known in _SIGNS if arrow is not None and set(known) == set(arrow)), "·")


def sign_grids(lines: Sequence[Line]) -> Iterator[SignGrid]:
    """The rectangles of arrows: rows of equal length after each other, two by two at least, most cells with an arrow."""
    run: list[tuple[Line, Cells]] = []
    for line in (*lines, Line(0, "end of text", "end of text")):
        if not line.text.strip() or not (line.plain[:1].isalnum() or re.search(r"[^-+|=\s]", line.plain)):
            continue
        row = None if _WORD.search(line.text) else _row(line)
        if row is not None or (not _WORD.search(line.text) and _HEADS.search(line.text)):
            run.append((line, row or ()))
            continue
        yield from _grids(run)
        run = []


def _grids(run: Sequence[tuple[Line, Cells]]) -> Iterator[SignGrid]:
    """The grids that some lines in a row are; where some of them belong to none, it is one grid with an odd row."""
    parts = [list(rows) for _, rows in groupby(run, key=lambda entry: len(entry[1]))]
    whole = [_is_grid([cells for _, cells in part]) for part in parts]
    if all(whole):
        yield from map(_grid, parts)
    elif any(whole):
        usual = Counter(len(cells) for _, cells in run).most_common(1)[0][0]
        number, (line, _) = next((i, entry) for i, entry in enumerate(run, 1) if len(entry[1]) != usual)
        yield _grid(run)._replace(odd=f"row {number} ({line.text.strip()})")


def _grid(run: Sequence[tuple[Line, Cells]]) -> SignGrid:
    lines = tuple(line for line, _ in run)
    return SignGrid(tuple(cells for _, cells in run), lines[0].start, lines[-1].end, lines)


def _is_grid(rows: Sequence[Cells]) -> bool:
    cells = [cell for row in rows for cell in row]
    arrows = sum(cell.arrow is not None for cell in cells)
    return len(rows) > 1 and len(rows[0]) > 1 and arrows * 2 > len(cells)


def _row(line: Line) -> Cells | None:
    """The cells of a line that has nothing but arrows and numbers; None for any other line."""
    text = re.sub("[\ufe0e\ufe0f]", "", line.text).replace("│", "|").replace("┃", "|").replace("║", "|").strip()
    pieces = [_piece(re.sub(r"\s", "", piece)) for piece in text.strip("|").split("|")]
    if len(pieces) > 1 and all(pieces):
        return tuple(cell for cell in pieces if cell is not None)
    cells = [_piece(token) for token in re.split(r"[\s|,;]+", text.strip("|")) if token]
    if any(cell is None for cell in cells) or not any(cell is not None and cell.arrow for cell in cells):
        return _unspaced(text)
    return tuple(cell for cell in cells if cell is not None)


def _piece(text: str) -> Crossing | None:
    found = _TOKEN.fullmatch(text.strip("()[]:"))
    if found is None or (found["before"] and found["after"]):
        return None
    if found["alone"] is not None:
        return Crossing(None, None if found["alone"] == "." else int(found["alone"]))
    number = found["before"] or found["after"]
    return Crossing(_arrow(found["arrow"]), int(number) if number else None, found["arrow"] in HEADLESS)


def _arrow(sign: str) -> Arrow:
    if sign in _ARROW:
        return _ARROW[sign]
    return next(arrow for pattern, arrow in _WRITTEN if re.fullmatch(pattern, sign))


def _unspaced(text: str) -> Cells | None:
    """Unicode arrows without spaces: `4→←↔↓3↙`."""
    if not re.fullmatch(rf"(?:\s*\d?[{''.join(_ARROW)}])+\s*", text):
        return None
    return tuple(
        Crossing(_ARROW[sign], int(number) if number else None)
        for number, sign in re.findall(rf"(\d?)([{''.join(_ARROW)}])", text)
    )
