"""Look for 9 x 9 Sudokus with few given cells, and print them a line each, the sparsest first.

    python benchmarks/sparse_sudoku.py --seconds 600 > benchmarks/sparse_sudoku.txt

From random puzzles in which every given cell is needed: leave out two given cells, list the solutions, and give a cell that
decides between all of them, so that there is one given cell less; or change one for another and try again from there.
"""

import argparse
import random
from collections import Counter, defaultdict
from time import monotonic

from nlpuzzle.grids.making import given_as, make_sudoku, reduced
from nlpuzzle.grids.puzzle import GridPuzzle
from nlpuzzle.grids.search import GridSearch, board_of
from nlpuzzle.outcome import Limits

#: with more solutions than these, an exchange is given up
MOST = 150


def line(puzzle: GridPuzzle) -> str:
    """The puzzle as 81 characters."""
    return "".join(
        puzzle.values[mask.bit_length() - 1] if cell in puzzle.given else "." for cell, mask in enumerate(puzzle.start)
    )  # fmt: skip


def exchanged(puzzle: GridPuzzle, dice: random.Random, count: int) -> GridPuzzle | None:
    """The puzzle with one other cell given in place of `count`, and none too many; None where no cell does it."""
    left_out = dice.sample(sorted(puzzle.given), count)
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
    counts = Counter((cell, value) for solution in solutions for cell, value in enumerate(solution))
    back = left_out if count == 1 else []
    deciding = sorted(p for p, n in counts.items() if n == 1 and given[p[0]] is None and p[0] not in back)
    if search.stopped or not deciding:
        return None
    cell, value = dice.choice(deciding)
    given[cell] = value
    return reduced(given_as(puzzle, given), dice)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--most", type=int, default=22, help="given cells of the puzzles that are printed")
    args = parser.parse_args()
    dice, end = random.Random(args.seed), monotonic() + args.seconds
    pool: dict[int, dict[str, GridPuzzle]] = defaultdict(dict)
    for _ in range(20):
        puzzle = make_sudoku(dice)
        pool[len(puzzle.given)][line(puzzle)] = puzzle
    while monotonic() < end:
        level = min(pool) + dice.choices((0, 1, 2), (60, 24, 16))[0]
        if level in pool:
            found = exchanged(dice.choice(list(pool[level].values())), dice, 2 if dice.random() < 0.3 else 1)
            if found is not None:
                pool[len(found.given)][line(found)] = found
    for count in sorted(pool):
        for text in sorted(pool[count]) if count <= args.most else ():
            print(text)


if __name__ == "__main__":
    main()
