"""Sudokus with few given cells: of a puzzle two given cells are left out and one is found that makes it unique again."""

import random
from collections import Counter

from nlpuzzle.grids.making import given_as, make_sudoku, reduced
from nlpuzzle.grids.puzzle import GridPuzzle
from nlpuzzle.grids.search import GridSearch, board_of
from nlpuzzle.outcome import Limits

__all__ = ["make_sparse", "two_for_one"]

#: puzzles with more solutions than these after two given cells are left out are passed over
MOST = 400


def make_sparse(dice: random.Random, tries: int = 400) -> GridPuzzle:
    """A 9 x 9 Sudoku with one solution and as few given cells as so many exchanges lead to."""
    puzzle = make_sudoku(dice)
    for _ in range(tries):
        puzzle = two_for_one(puzzle, dice) or puzzle
    return puzzle


def two_for_one(puzzle: GridPuzzle, dice: random.Random) -> GridPuzzle | None:
    """The puzzle with another cell given in place of two, still with one solution; None where no cell does it."""
    left_out = dice.sample(sorted(puzzle.given), 2)
    given = [
        mask.bit_length() - 1 if cell in puzzle.given and cell not in left_out else None
        for cell, mask in enumerate(puzzle.start)
    ]  # fmt: skip
    search = GridSearch(board_of(given_as(puzzle, given)), Limits(nodes=4 * MOST))
    solutions: list[tuple[int, ...]] = []
    for solution in search.solutions():
        solutions.append(solution)
        if len(solutions) > MOST:
            return None
    if search.stopped:
        return None
    counts = Counter((cell, value) for solution in solutions for cell, value in enumerate(solution))
    deciding = sorted(place for place, count in counts.items() if count == 1 and given[place[0]] is None)
    if not deciding:
        return None
    cell, value = dice.choice(deciding)
    given[cell] = value
    return reduced(given_as(puzzle, given), dice)
