"""Sudokus of our own making, solved and proved: time, agreement with python-sat, and how far the solving methods get.

    python benchmarks/sudoku.py                    10,000 random puzzles with no given cell too many
    python benchmarks/sudoku.py --sparse           as many with few given cells, from sparse_sudoku.txt, each in other guises
    python benchmarks/sudoku.py --count 500        fewer

Every puzzle is solved by nlpuzzle (all solutions up to 2: that proves it), by a plain solver after Norvig, and by python-sat,
and all must agree. The ladder of methods is run on every ninth puzzle: without probing and bifurcation, then as it is.
"""

import argparse
import random
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, islice
from pathlib import Path
from statistics import mean, median
from time import perf_counter

from plain_sudoku import BOXES, COLUMNS, ROWS, solutions
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


def random_puzzles(dice: random.Random) -> Iterator[GridPuzzle]:
    while True:
        puzzle = make_sudoku(dice)
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

    def __init__(self) -> None:
        self.sat = Solver("cadical153")
        for unit in (*ROWS, *COLUMNS, *BOXES):
            for value in range(9):
                self._one([cell * 9 + value + 1 for cell in unit])
        for cell in range(81):
            self._one([cell * 9 + value + 1 for value in range(9)])

    def _one(self, literals: list[int]) -> None:
        self.sat.add_clause(literals)
        for a, b in combinations(literals, 2):
            self.sat.add_clause([-a, -b])

    def only_solution(self, line: str) -> str | None:
        """The solution where there is exactly one: no cell can have another value."""
        given = [cell * 9 + DIGITS.index(c) + 1 for cell, c in enumerate(line) if c != "."]
        if not self.sat.solve(assumptions=given):
            return None
        model = [literal for literal in self.sat.get_model() if 0 < literal <= 729]
        switch = 730 + self.sat.nof_clauses()
        self.sat.add_clause([-switch, *(-literal for literal in model)])
        if self.sat.solve(assumptions=[switch, *given]):
            return None
        return "".join(DIGITS[(literal - 1) % 9] for literal in sorted(model))


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
    parser.add_argument("--sparse", action="store_true", help="puzzles with few given cells")
    args = parser.parse_args()
    dice = random.Random(args.seed)
    oracle, bad = Oracle(), 0
    given: Counter[int] = Counter()
    ours, plain = [], []
    by_patterns = by_chain = without_bifurcation = tried = 0
    for number, puzzle in enumerate(islice((sparse_puzzles if args.sparse else random_puzzles)(dice), args.count)):
        line = line_of(puzzle)
        given[len(puzzle.given)] += 1
        start = perf_counter()
        result = solve_grid(puzzle, Limits(solutions=2))
        ours.append(perf_counter() - start)
        start = perf_counter()
        second = solutions(line)
        plain.append(perf_counter() - start)
        mine = "".join(DIGITS[v] for v in result.solutions[0]) if result.verdict == "unique" else None
        if mine is None or [mine] != second or mine != oracle.only_solution(line):
            bad += 1
            print(f"DISAGREES: {line}")
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
    print(shown("plain solver, solved and proved unique", plain))
    print(f"methods on {tried}: {100 * by_patterns / tried:.1f} % without probing and bifurcation, "
          f"{100 * (by_patterns + without_bifurcation) / tried:.1f} % without bifurcation, "
          f"{100 * (by_patterns + by_chain) / tried:.1f} % in all")  # fmt: skip
    sys.exit(bool(bad))


if __name__ == "__main__":
    main()
