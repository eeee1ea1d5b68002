"""Look for 9 x 9 Sudokus with as few given cells as can be, and print them a line each.

    python benchmarks/sparse_sudoku.py > benchmarks/sparse_sudoku.txt

Each start is a random puzzle in which every given cell is needed. Around a puzzle, every two given cells in turn are left out,
and each cell is looked for that, given instead, decides between all solutions: a puzzle with one given cell less. Single cells
are changed for others in the same way, so that there are more puzzles to go on from. Of the puzzles found from one start,
which have much in common, a few are printed. The part that takes the time is in sparse_sudoku.c; a C compiler is needed.
"""

import argparse
import ctypes
import random
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from itertools import combinations, islice
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time

from nlpuzzle.grids.making import make_sudoku
from nlpuzzle.grids.puzzle import GridPuzzle

SOURCE = Path(__file__).with_suffix(".c")
#: no puzzle with fewer given cells has exactly one solution (McGuire, Tugemann and Civario, 2012)
SPARSEST = 17
#: so many puzzles around one are looked at, and so many of them gone on with
MOST_AROUND = 50
BRANCHES = 3


def line(puzzle: GridPuzzle) -> str:
    """The puzzle as 81 characters."""
    return "".join(
        puzzle.values[mask.bit_length() - 1] if cell in puzzle.given else "." for cell, mask in enumerate(puzzle.start)
    )  # fmt: skip


def count_of(puzzle: str) -> int:
    """The number of given cells."""
    return 81 - puzzle.count(".")


def changed(puzzle: str, cells: tuple[int, ...], character: str) -> str:
    """The puzzle with some cells given that value, or left out for a dot."""
    return "".join(character if cell in cells else c for cell, c in enumerate(puzzle))


class Search:
    """The surroundings of puzzles of 81 characters."""

    def __init__(self, dice: random.Random, folder: str) -> None:
        self.dice = dice
        library = Path(folder) / "sparse_sudoku.so"
        subprocess.run(["cc", "-O2", "-shared", "-fPIC", "-o", library, SOURCE], check=True)
        self._c = ctypes.CDLL(str(library))
        self._found = (ctypes.c_short * 729)()

    def reduced(self, puzzle: str) -> str:
        """The puzzle without the given cells that it does not need, left out in random order."""
        for cell in self.dice.sample(range(81), 81):
            fewer = changed(puzzle, (cell,), ".")
            if fewer != puzzle and self._c.is_unique(fewer.encode()):
                puzzle = fewer
        return puzzle

    def exchanged(self, puzzle: str, count: int) -> Iterator[str]:
        """Every other puzzle with one cell given in place of `count`."""
        groups = list(combinations([cell for cell in range(81) if puzzle[cell] != "."], count))
        for left_out in self.dice.sample(groups, len(groups)):
            fewer = changed(puzzle, left_out, ".")
            for place in self._found[: self._c.deciding(fewer.encode(), self._found)]:
                cell, value = divmod(place, 9)
                other = changed(fewer, (cell,), str(value + 1))
                if other != puzzle:
                    yield self.reduced(other)

    def from_start(self, seconds: float) -> list[str]:
        """The puzzles found from a random one in some processor time."""
        found: dict[str, None] = {}
        waiting: dict[int, list[str]] = defaultdict(list)
        new = [line(make_sudoku(self.dice))]
        end = process_time() + seconds
        while True:
            for puzzle in new:
                found[puzzle] = None
                waiting[count_of(puzzle)].append(puzzle)
            levels = sorted(level for level, puzzles in waiting.items() if puzzles)
            if not levels or process_time() > end:
                return list(found)
            level = levels[0] if self.dice.random() < 0.6 else self.dice.choice(levels[:3])
            puzzle = waiting[level].pop(self.dice.randrange(len(waiting[level])))
            new = []
            for count in (1, 2) if level > SPARSEST else (1,):
                around = islice(self.exchanged(puzzle, count), MOST_AROUND)
                unknown = [other for other in dict.fromkeys(around) if other not in found and other not in new]
                new += self.dice.sample(unknown, min(BRANCHES, len(unknown)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--starts", type=int, default=24)
    parser.add_argument("--seconds", type=float, default=40, help="processor time for each")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--most", type=int, default=22, help="given cells of the puzzles that are printed")
    parser.add_argument("--keep", type=int, default=4, help="puzzles of a start printed for each number of given cells")
    args = parser.parse_args()
    dice = random.Random(args.seed)
    with TemporaryDirectory() as folder:
        search = Search(dice, folder)
        for start in range(args.starts):
            levels: dict[int, list[str]] = defaultdict(list)
            for puzzle in search.from_start(args.seconds):
                levels[count_of(puzzle)].append(puzzle)
            counts = {count: len(levels[count]) for count in sorted(levels)}
            print(f"start {start + 1}: {counts}", file=sys.stderr)
            for count in counts:
                if count <= args.most:
                    print(*dice.sample(levels[count], min(args.keep, len(levels[count]))), sep="\n", flush=True)


if __name__ == "__main__":
    main()
