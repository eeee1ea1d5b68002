"""Given cells and signs as the solving methods see them: conditions on the rows of values and cells."""

from nlpuzzle.grids.cells import counts_of, values_of
from nlpuzzle.grids.puzzle import GridPuzzle, Sign
from nlpuzzle.grids.signs import left_by_sign
from nlpuzzle.solving.conditions import Removal, Within
from nlpuzzle.solving.posting import Posted

__all__ = ["NUMBERS", "SignCondition", "post_grid"]

NUMBERS = "numbers"
"""The group of all values."""


class SignCondition:
    """The cell of a sign holds the number of different values ahead."""

    def __init__(self, sign: Sign, values: tuple[str, ...]) -> None:
        self.sign = sign
        self._counts = tuple(map(int, values))
        self._all = (1 << len(values)) - 1
        self._cells = [len(values) + cell for cell in (sign.cell, *sign.ahead)]

    def possible(self, rows: list[int], truth: bool) -> bool:
        return self.force(rows, truth) is not None

    def force(self, rows: list[int], truth: bool) -> Removal | None:
        if not truth:
            return {}
        own, *ahead = (rows[cell] & self._all for cell in self._cells)
        left = left_by_sign(counts_of(own, self._counts), tuple(ahead))
        if left is None:
            return None
        kept = (values_of(left[0], own, self._counts), *left[1])
        before = (own, *ahead)
        return {cell: gone for cell, old, new in zip(self._cells, before, kept, strict=True) if (gone := old & ~new)}


def post_grid(puzzle: GridPuzzle) -> tuple[Posted, ...]:
    """A clue for each given cell, named for the cell, and one for each sign, named for it with an arrow ("r2c3 ->")."""
    n = len(puzzle.values)
    everything = (1 << n) - 1
    given = [
        Posted(puzzle.name(cell), None, Within(n + cell, everything, puzzle.start[cell]), "direct", frozenset({(n + cell, 0)}))
        for cell in sorted(puzzle.given)
    ]
    signs = [
        Posted(f"{puzzle.name(sign.cell)} ->", None, SignCondition(sign, puzzle.values), "plain",
               frozenset((n + cell, 0) for cell in (sign.cell, *sign.ahead)))
        for sign in puzzle.signs
    ]  # fmt: skip
    return (*given, *signs)
