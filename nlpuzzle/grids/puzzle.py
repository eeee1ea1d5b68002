"""What a drawn puzzle is: cells with values, some of them given, all-different groups, and signs that count."""

from collections.abc import Sequence
from functools import cached_property
from typing import Literal, TypeVar

from nlpuzzle.values import dataclass

__all__ = ["GridPuzzle", "Group", "Kind", "Sign", "box_shape", "sudoku"]

T = TypeVar("T")

Kind = Literal["sudoku", "crossings"]


@dataclass(frozen=True, slots=True)
class Group:
    """Cells that hold every value once: a row, a column, a box, a diagonal, a window."""

    #: "row 3", "box 1", "the falling diagonal"
    name: str
    cells: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Sign:
    """An arrow sign: the value of `cell` is the number of different values in the cells ahead."""

    cell: int
    ahead: tuple[int, ...]


@dataclass(frozen=True)
class GridPuzzle:
    """Cells are numbered row by row from 0, values by their place in `values`."""

    kind: Kind
    height: int
    width: int
    #: what may stand in a cell, as it is written
    values: tuple[str, ...]
    #: the values that each cell may have, as a mask; one bit where the cell is given
    start: tuple[int, ...]
    groups: tuple[Group, ...] = ()
    signs: tuple[Sign, ...] = ()
    #: the cells that the puzzle gives
    given: frozenset[int] = frozenset()
    #: height and width of a box
    box: tuple[int, int] | None = None
    #: the arrow of each cell as one sign, for showing; none for a Sudoku
    arrows: tuple[str, ...] = ()

    def name(self, cell: int) -> str:
        """ "r2c3": second row from above, third cell from the left."""
        row, column = divmod(cell, self.width)
        return f"r{row + 1}c{column + 1}"

    @cached_property
    def peers(self) -> tuple[int, ...]:
        """For each cell the cells it shares a group with, as a mask."""
        found = [0] * (self.height * self.width)
        for group in self.groups:
            mask = sum(1 << cell for cell in group.cells)
            for cell in group.cells:
                found[cell] |= mask & ~(1 << cell)
        return tuple(found)

    def written(self, solution: Sequence[int]) -> list[list[str]]:
        """A solution (a value for each cell) as rows of what is written."""
        return self.in_rows([self.values[value] for value in solution])

    def in_rows(self, cells: Sequence[T]) -> list[list[T]]:
        """Something for each cell, row by row."""
        return [list(cells[i : i + self.width]) for i in range(0, len(cells), self.width)]

    def clashes(self) -> list[tuple[Group, int, int]]:
        """Every two given cells of a group with the same value, each pair once."""
        found: dict[tuple[int, int], Group] = {}
        for group in self.groups:
            first: dict[int, int] = {}
            for cell in group.cells:
                if cell in self.given:
                    before = first.setdefault(self.start[cell], cell)
                    if before != cell:
                        found.setdefault((before, cell), group)
        return [(group, *pair) for pair, group in found.items()]


def box_shape(size: int) -> tuple[int, int] | None:
    """Height and width of the boxes of a Sudoku of that size, as square as can be and rather wide; None for a prime."""
    height = next(h for h in range(int(size**0.5), 0, -1) if size % h == 0)
    return None if height == 1 else (height, size // height)


def sudoku(
    values: Sequence[str],
    given: Sequence[int | None],
    box: tuple[int, int] | None,
    *,
    diagonals: bool = False,
    windows: bool = False,
) -> GridPuzzle:
    """A Sudoku with the values given (by number, row by row; None where the cell is empty); without boxes a Latin square."""
    size = len(values)
    everything = (1 << size) - 1
    groups = [Group(f"row {r + 1}", tuple(range(r * size, r * size + size))) for r in range(size)]
    groups += [Group(f"column {c + 1}", tuple(range(c, size * size, size))) for c in range(size)]
    if box is not None:
        groups = [*_boxes(size, box), *groups]
    if diagonals:
        groups.append(Group("the falling diagonal", tuple(i * size + i for i in range(size))))
        groups.append(Group("the rising diagonal", tuple(i * size + size - 1 - i for i in range(size))))
    if windows and box is not None:
        groups += _windows(size, box)
    return GridPuzzle(
        "sudoku", size, size, tuple(values), tuple(everything if v is None else 1 << v for v in given), tuple(groups),
        given=frozenset(cell for cell, v in enumerate(given) if v is not None), box=box,
    )  # fmt: skip


def _boxes(size: int, box: tuple[int, int]) -> list[Group]:
    height, width = box
    corners = [(r, c) for r in range(0, size, height) for c in range(0, size, width)]
    return [Group(f"box {i}", _block(size, corner, box)) for i, corner in enumerate(corners, 1)]


def _windows(size: int, box: tuple[int, int]) -> list[Group]:
    """The inner boxes of a windowed Sudoku, one cell away from the border and from each other."""
    height, width = box
    corners = [
        (r, c) for r in range(1, size - height, height + 1) for c in range(1, size - width, width + 1)
    ]  # fmt: skip
    return [Group(f"window {i}", _block(size, corner, box)) for i, corner in enumerate(corners, 1)]


def _block(size: int, corner: tuple[int, int], box: tuple[int, int]) -> tuple[int, ...]:
    return tuple((corner[0] + i) * size + corner[1] + j for i in range(box[0]) for j in range(box[1]))
