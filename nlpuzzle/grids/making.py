"""New Sudokus with exactly one solution and no given cell too many, and new arrow crossings."""

import random
from collections.abc import Sequence
from dataclasses import replace
from itertools import islice, product

from nlpuzzle.grids.arrows import Crossing, SignGrid
from nlpuzzle.grids.building import build_crossings
from nlpuzzle.grids.puzzle import GridPuzzle, box_shape, sudoku
from nlpuzzle.grids.rules import CountAhead, Range
from nlpuzzle.grids.search import GridBoard, GridSearch, board_of
from nlpuzzle.grids.values import ValueBoard
from nlpuzzle.outcome import Limits
from nlpuzzle.solving.board import bits

__all__ = ["given_as", "make_crossings", "make_sudoku", "reduced", "shuffled", "without"]


def make_sudoku(dice: random.Random, size: int = 9, *, diagonals: bool = False, guesses: int = 2000) -> GridPuzzle:
    """A random Sudoku with one solution in which every given cell is needed, as far as so many guesses a cell can tell."""
    values = [str(value) for value in range(1, size + 1)] if size < 10 else [chr(65 + value) for value in range(size)]
    empty = sudoku(values, [None] * (size * size), box_shape(size), diagonals=diagonals)
    return reduced(given_as(empty, _filled(empty, dice)), dice, guesses)


def _filled(empty: GridPuzzle, dice: random.Random) -> tuple[int, ...]:
    """A random solution: the first found from some random cells on."""
    while True:
        board = _begun(empty, dice)
        found = next(GridSearch(board, Limits(nodes=500)).solutions(), None) if board is not None else None
        if found is not None:
            return found


def _begun(empty: GridPuzzle, dice: random.Random) -> GridBoard | None:
    """A board with random values in a quarter of its cells; None where nothing seems to fit them."""
    board = board_of(empty)
    for cell in dice.sample(range(len(empty.start)), len(empty.start) // 4):
        assert isinstance(board, ValueBoard)
        left = [value for value, cells in enumerate(board.may) if cells >> cell & 1]
        value, before = dice.choice(left), board.copy()
        board.suppose(cell, value)
        if not board.conclude():
            board = before
            board.exclude(cell, value)
            if not board.conclude():
                return None
    return board


def given_as(puzzle: GridPuzzle, given: Sequence[int | None]) -> GridPuzzle:
    """The same puzzle with these values given (None: the cell is empty)."""
    everything = (1 << len(puzzle.values)) - 1
    start = tuple(everything if value is None else 1 << value for value in given)
    return replace(puzzle, start=start, given=frozenset(cell for cell, value in enumerate(given) if value is not None))


def reduced(puzzle: GridPuzzle, dice: random.Random, guesses: int = 2000) -> GridPuzzle:
    """The puzzle without the given cells that can be left out one after the other, in random order, and still one solution."""
    cells = sorted(puzzle.given)
    dice.shuffle(cells)
    for cell in cells:
        others = puzzle.start[cell]
        fewer = without(puzzle, cell)
        if not _another(fewer, cell, others, guesses):
            puzzle = fewer
    return puzzle


def make_crossings(dice: random.Random, height: int, width: int, most: int) -> GridPuzzle:
    """Random arrow crossings with the numbers 1 to `most`, one solution, and no given cell too many."""
    while True:
        rows = tuple(tuple(_crossing(dice, r, c, height, width) for c in range(width)) for r in range(height))
        puzzle = build_crossings(SignGrid(rows, 0, 0, ()), [CountAhead(), Range("1", str(most))])
        assert isinstance(puzzle, GridPuzzle)
        found = list(islice(GridSearch(board_of(puzzle), Limits(nodes=2000, seconds=5)).solutions(), 40))
        rich = [solution for solution in found if len(set(solution)) > 2]
        if rich:
            return reduced(given_as(puzzle, dice.choice(rich)), dice)


def _crossing(dice: random.Random, row: int, column: int, height: int, width: int) -> Crossing:
    """A sign whose arrow points to a crossing at least, single or double."""
    ways = [
        (down, right)
        for down, right in product((-1, 0, 1), repeat=2)
        if (down or right) and 0 <= row + down < height and 0 <= column + right < width
    ]  # fmt: skip
    first = dice.choice(ways)
    back = (-first[0], -first[1])
    return Crossing(tuple(sorted({first, back})) if back in ways and dice.random() < 0.5 else (first,), None)


def without(puzzle: GridPuzzle, cell: int) -> GridPuzzle:
    """The puzzle with one cell not given."""
    start = list(puzzle.start)
    start[cell] = (1 << len(puzzle.values)) - 1
    return replace(puzzle, start=tuple(start), given=puzzle.given - {cell})


def _another(puzzle: GridPuzzle, cell: int, value: int, guesses: int) -> bool:
    """Whether there is a solution with another value in a cell; where it takes more guesses to tell, it counts as one."""
    board = board_of(puzzle)
    for own in bits(value):
        board.exclude(cell, own)
    search = GridSearch(board, Limits(nodes=guesses))
    return next(search.solutions(), None) is not None or search.stopped is not None


def shuffled(puzzle: GridPuzzle, dice: random.Random) -> GridPuzzle:
    """The same Sudoku to look at anew: values renamed, rows and columns changed about within bands, bands about, transposed."""
    size = len(puzzle.values)
    assert puzzle.box is not None
    height, width = puzzle.box
    names = dice.sample(range(size), size)
    rows = _order(dice, size // height, height)
    columns = _order(dice, size // width, width)
    turn = height == width and dice.random() < 0.5
    given: list[int | None] = []
    for r in rows:
        for c in columns:
            cell = c * size + r if turn else r * size + c
            given.append(names[puzzle.start[cell].bit_length() - 1] if cell in puzzle.given else None)
    return given_as(puzzle, given)


def _order(dice: random.Random, bands: int, lines: int) -> list[int]:
    return [band * lines + line for band in dice.sample(range(bands), bands) for line in dice.sample(range(lines), lines)]
