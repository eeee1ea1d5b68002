"""From a drawing and the rules beside it to a puzzle, or to the sentence that says why it is none."""

from collections.abc import Sequence

from nlpuzzle.grids.arrows import SignGrid, shown
from nlpuzzle.grids.drawing import Drawing
from nlpuzzle.grids.puzzle import GridPuzzle, Kind, Sign, box_shape, sudoku
from nlpuzzle.grids.rules import CountAhead, GridRule, Hold, Range
from nlpuzzle.values import dataclass

__all__ = ["Trouble", "build_crossings", "build_sudoku"]

_DIGITS = "123456789"
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


@dataclass(frozen=True)
class Trouble:
    """Why a drawing is no puzzle we can solve."""

    sentence: str
    kind: Kind = "sudoku"
    #: the drawing may be something else altogether
    doubtful: bool = False


def build_sudoku(drawing: Drawing, rules: Sequence[GridRule]) -> GridPuzzle | Trouble:
    """The Sudoku of a drawing; its rules are the usual ones where no sentence states others."""
    size = drawing.size
    cells = [cell for row in drawing.cells for cell in row]
    written = [cell.upper() for cell in cells if cell is not None]
    values = _values(size, written, rules)
    if values is None:
        wrong = next((cell for cell in written if cell not in _likely(size, written)), None)
        place = next((f"r{i // size + 1}c{i % size + 1}" for i, cell in enumerate(cells) if cell and cell.upper() == wrong), "")
        if wrong is None:
            return Trouble(f"The values of this {size} x {size} grid do not fit the range that the text states.")
        return Trouble(f"{place} holds {wrong}, which is no value of a {size} x {size} Sudoku.", doubtful=True)
    if any(isinstance(rule, CountAhead) for rule in rules):
        return Trouble("The text says that the numbers count something along arrows, but the grid has no arrows.", "crossings")
    areas = {area for rule in rules if isinstance(rule, Hold) for area in rule.areas}
    stated = bool(areas & {"row", "column", "box"})
    if stated and not {"row", "column"} <= areas:
        return Trouble("The text states rules for boxes or for rows alone; a Sudoku needs those for rows and for columns.")
    box = None if stated and "box" not in areas else drawing.box or box_shape(size)
    if box is None and (not stated or "box" in areas):
        return Trouble(f"A {size} x {size} grid cannot be cut into equal boxes, and no sentence says that it has none.")
    number = {label: value for value, label in enumerate(values)}
    given = [None if cell is None else number[cell.upper()] for cell in cells]
    return sudoku(values, given, box, diagonals="diagonal" in areas, windows="window" in areas)


def _values(size: int, written: Sequence[str], rules: Sequence[GridRule]) -> tuple[str, ...] | None:
    """The labels of the values: those of the stated range, else those that fit what is written; None where nothing does."""
    ranges = {rule if isinstance(rule, Range) else rule.values for rule in rules if isinstance(rule, Range | Hold)} - {None}
    ways = [_spelt(range_) for range_ in ranges if range_ is not None] or _alphabets(size)
    return next((way for way in ways if len(way) == size and set(written) <= set(way)), None) if len(ranges) < 2 else None


def _spelt(range_: Range) -> tuple[str, ...]:
    if range_.first.isdecimal():
        return tuple(str(value) for value in range(int(range_.first), int(range_.last) + 1))
    return tuple(chr(code) for code in range(ord(range_.first), ord(range_.last) + 1))


def _alphabets(size: int) -> list[tuple[str, ...]]:
    """How the values of a grid may be written, the usual way first."""
    ways = [tuple(str(value) for value in range(1, size + 1))]
    if size > 9:
        ways.append(tuple(_DIGITS + _LETTERS[: size - 9]))
        ways.append(tuple("0123456789" + _LETTERS[: size - 10]))
    ways.append(tuple(_LETTERS[:size]))
    return ways


def _likely(size: int, written: Sequence[str]) -> tuple[str, ...]:
    """Of the ways to write values, the one that most of what is written fits."""
    return max(_alphabets(size), key=lambda way: sum(cell in way for cell in written))


#: rows or columns of a grid of arrows
LONGEST_SIDE = 100


def build_crossings(grid: SignGrid, rules: Sequence[GridRule]) -> GridPuzzle | Trouble:
    """The puzzle of a grid of signs; without a stated range a cell may have what its arrow can count."""
    if grid.odd is not None:
        why = "is no rectangle, or holds what is no arrow"
        return Trouble(f"The grid of arrows {why}: {grid.odd} does not fit the other rows.", "crossings")
    if not any(isinstance(rule, CountAhead) for rule in rules):
        return Trouble(
            "The text draws a grid of arrows, but no sentence that I understand says what the numbers count.", "crossings"
        )
    if any(isinstance(rule, Hold) for rule in rules):
        return Trouble("The text also states rules for rows and columns, which I do not combine with arrows.", "crossings")
    height, width = len(grid.rows), len(grid.rows[0])
    if max(height, width) > LONGEST_SIDE:
        return Trouble(
            f"The grid has {height} rows and {width} columns, and no more than {LONGEST_SIDE} are tried.", "crossings"
        )
    cells = [cell for row in grid.rows for cell in row]
    ranges = {rule for rule in rules if isinstance(rule, Range)}
    if len(ranges) > 1 or any(not rule.first.isdecimal() for rule in ranges):
        return Trouble("The text states several ranges of numbers, or none of numbers.", "crossings")
    if not ranges and any(cell.arrow is None for cell in cells):
        return Trouble("Some crossings have no arrow, and no sentence says which numbers they may have.", "crossings")
    ahead = [
        () if cell.arrow is None else _ahead(i // width, i % width, height, width, cell.arrow) for i, cell in enumerate(cells)
    ]
    range_ = next(iter(ranges), None)
    numbers = (
        range(int(range_.first), int(range_.last) + 1) if range_ is not None else range(max(map(len, ahead)) + 1)
    )  # fmt: skip
    wrong = next((i for i, cell in enumerate(cells) if cell.number is not None and cell.number not in numbers), None)
    if wrong is not None:
        place = f"r{wrong // width + 1}c{wrong % width + 1}"
        return Trouble(f"{place} holds {cells[wrong].number}, and only {numbers[0]} to {numbers[-1]} can be.", "crossings")
    everything = (1 << len(numbers)) - 1
    return GridPuzzle(
        "crossings", height, width, tuple(map(str, numbers)),
        tuple(everything if cell.number is None else 1 << numbers.index(cell.number) for cell in cells),
        signs=tuple(Sign(i, ahead[i]) for i, cell in enumerate(cells) if cell.arrow is not None),
        given=frozenset(i for i, cell in enumerate(cells) if cell.number is not None),
        arrows=tuple(shown(cell.arrow) for cell in cells),
    )  # fmt: skip


def _ahead(row: int, column: int, height: int, width: int, arrow: Sequence[tuple[int, int]]) -> tuple[int, ...]:
    """The cells in the directions of an arrow, up to the border."""
    found = []
    for down, right in arrow:
        r, c = row + down, column + right
        while 0 <= r < height and 0 <= c < width:
            found.append(r * width + c)
            r, c = r + down, c + right
    return tuple(sorted(found))
