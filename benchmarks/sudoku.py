"""Sudokus of our own making, solved and proved: time, agreement with python-sat, and how far the solving methods get.

    python benchmarks/sudoku.py                    10,000 random puzzles with no given cell too many
    python benchmarks/sudoku.py --sparse           as many with few given cells, from sparse_sudoku.txt, each in other guises
    python benchmarks/sudoku.py --count 500        fewer
    python benchmarks/sudoku.py --size 16          random puzzles of another size, up to 25

Every puzzle is solved by nlpuzzle (all solutions up to 2: that proves it), by python-sat, and if it is 9 x 9 by a plain solver
after Norvig; all must agree. The ladder of methods is run on every ninth puzzle: without probing and bifurcation, then as it
is. Times are processor time.
"""

import argparse
import random
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, islice
from pathlib import Path
from statistics import mean, median
from time import process_time

from plain_sudoku import solutions
from pysat.solvers import Solver

from nlpuzzle.grids.ladder import SUDOKU_LADDER, deduce_grid
from nlpuzzle.grids.making import make_sudoku, shuffled
from nlpuzzle.grids.puzzle import GridPuzzle, sudoku
from nlpuzzle.grids.search import solve_grid
from nlpuzzle.outcome import Limits

SPARSE = Path(__file__).parent / "sparse_sudoku.txt"
DIGITS = "123456789"
PATTERNS = tuple(method for method in SUDOKU_LADDER if method.name not in ("probing", "bifurcation"))
#: a random puzzle is used in so many guises: making one takes longer than solving it often
GUISES = 4


def random_puzzles(dice: random.Random, size: int) -> Iterator[GridPuzzle]:
    while True:
        puzzle = make_sudoku(dice, size, guesses=2000 if size < 16 else 0)
        yield puzzle
        yield from (shuffled(puzzle, dice) for _ in range(GUISES - 1))


def sparse_puzzles(dice: random.Random) -> Iterator[GridPuzzle]:
    lines = SPARSE.read_text(encoding="utf-8").split()
    while True:
        for line in lines:
            given = [None if c == "." else DIGITS.index(c) for c in line]
            yield shuffled(sudoku(DIGITS, given, (3, 3)), dice)


class Oracle:
    """python-sat with the rules of Sudoku; the given cells are assumptions."""

    def __init__(self, puzzle: GridPuzzle) -> None:
        self.size = n = len(puzzle.values)
        self.switch = n**3
        self.sat = Solver("cadical153")
        for group in puzzle.groups:
            for value in range(n):
                self._one([cell * n + value + 1 for cell in group.cells])
        for cell in range(n * n):
            self._one([cell * n + value + 1 for value in range(n)])

    def _one(self, literals: list[int]) -> None:
        self.sat.add_clause(literals)
        for a, b in combinations(literals, 2):
            self.sat.add_clause([-a, -b])

    def only_solution(self, puzzle: GridPuzzle) -> list[int] | None:
        """The value of each cell where there is exactly one solution: no cell can have another value."""
        given = [cell * self.size + puzzle.start[cell].bit_length() for cell in sorted(puzzle.given)]
        if not self.sat.solve(assumptions=given):
            return None
        model = [literal for literal in self.sat.get_model() if 0 < literal <= self.size**3]
        self.switch += 1
        self.sat.add_clause([-self.switch, *(-literal for literal in model)])
        if self.sat.solve(assumptions=[self.switch, *given]):
            return None
        return [(literal - 1) % self.size for literal in sorted(model)]


def line_of(puzzle: GridPuzzle) -> str:
    return "".join(
        puzzle.values[mask.bit_length() - 1] if cell in puzzle.given else "." for cell, mask in enumerate(puzzle.start)
    )  # fmt: skip


def shown(name: str, seconds: list[float]) -> str:
    late = sorted(seconds)[int(0.99 * (len(seconds) - 1))]
    return f"{name}: median {1e3 * median(seconds):.2f} ms, mean {1e3 * mean(seconds):.2f} ms, 99 % below {1e3 * late:.1f} ms"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--size", type=int, default=9)
    parser.add_argument("--sparse", action="store_true", help="puzzles with few given cells")
    args = parser.parse_args()
    dice = random.Random(args.seed)
    puzzles = sparse_puzzles(dice) if args.sparse else random_puzzles(dice, args.size)
    oracle, bad = None, 0
    given: Counter[int] = Counter()
    ours, plain = [], []
    by_patterns = by_chain = without_bifurcation = tried = 0
    for number, puzzle in enumerate(islice(puzzles, args.count)):
        oracle = oracle or Oracle(puzzle)
        given[len(puzzle.given)] += 1
        start = process_time()
        result = solve_grid(puzzle, Limits(solutions=2))
        ours.append(process_time() - start)
        mine = list(result.solutions[0]) if result.verdict == "unique" else None
        agreed = mine is not None and mine == oracle.only_solution(puzzle)
        if args.size == 9:
            start = process_time()
            second = solutions(line_of(puzzle))
            plain.append(process_time() - start)
            agreed = agreed and second == ["".join(DIGITS[v] for v in mine or ())]
        if not agreed:
            bad += 1
            print(f"DISAGREES: {puzzle.in_rows(puzzle.start)}")
        if number % 9 == 0:
            tried += 1
            if deduce_grid(puzzle, ladder=PATTERNS).solved:
                by_patterns += 1
            else:
                found = deduce_grid(puzzle, Limits(seconds=60))
                by_chain += found.solved
                without_bifurcation += found.solved and all(step.method != "bifurcation" for step in found.single)
    print(f"{args.count} puzzles, given cells {dict(sorted(given.items()))}: {args.count - bad} agree with python-sat")
    print(shown("nlpuzzle, solved and proved unique", ours))
    if plain:
        print(shown("plain solver, solved and proved unique", plain))
    print(f"methods on {tried}: {100 * by_patterns / tried:.1f} % without probing and bifurcation, "
          f"{100 * (by_patterns + without_bifurcation) / tried:.1f} % without bifurcation, "
          f"{100 * (by_patterns + by_chain) / tried:.1f} % in all")  # fmt: skip
    sys.exit(bool(bad))


if __name__ == "__main__":
    main()
