"""All solutions of a drawn puzzle, one after the other: conclusions first, then a guess in a cell with few values left."""

from collections.abc import Iterator
from time import perf_counter
from typing import Literal, Protocol

from nlpuzzle.grids.cells import CellBoard
from nlpuzzle.grids.puzzle import GridPuzzle
from nlpuzzle.grids.values import ValueBoard, links_of
from nlpuzzle.outcome import Limits
from nlpuzzle.values import dataclass

__all__ = ["GridBoard", "GridResult", "GridSearch", "board_of", "solve_grid"]


#: so many guesses without a solution, and from then on cells with two values left are tried before each guess
PATIENCE = 10


class GridBoard(Protocol):
    """A board of candidates; values and cells by number."""

    @property
    def solved(self) -> bool:
        """Whether every cell has one value left."""
        ...

    @property
    def options(self) -> int:
        """How many values the cells may still hold, all cells together."""
        ...

    def conclude(self) -> bool:
        """Draw the conclusions; False where nothing is left for a cell, or for a value in a group: the board is then spoilt."""
        ...

    def guess(self) -> tuple[int, int]:
        """The cell and value to suppose next; called on an unsolved board with everything concluded."""
        ...

    def pairs(self) -> Iterator[tuple[int, int]]:
        """Both values of each cell that has two left, as long as it has; the board may be changed meanwhile."""
        ...

    def suppose(self, cell: int, value: int) -> None:
        """The cell has the value."""
        ...

    def exclude(self, cell: int, value: int) -> None:
        """The cell has another value."""
        ...

    def copy(self) -> "GridBoard":
        """The same board, to be changed on its own."""
        ...

    def solution(self) -> tuple[int, ...]:
        """The value of each cell of a solved board."""
        ...


def board_of(puzzle: GridPuzzle) -> GridBoard:
    """The board of a puzzle with nothing concluded yet."""
    if puzzle.kind == "crossings":
        return CellBoard.begin(puzzle)
    return ValueBoard.begin(links_of(puzzle), puzzle.start)


class GridSearch:
    """Walks through the solutions of a board. `stopped` tells which limit ended the walk, None when it came to its end."""

    def __init__(self, board: GridBoard, limits: Limits) -> None:
        self.board = board
        self.limits = limits
        self.nodes = 0
        self.stopped: Literal["nodes", "seconds"] | None = None
        self._deadline = perf_counter() + limits.seconds

    def solutions(self) -> Iterator[tuple[int, ...]]:
        """The value of every cell of every solution, until a limit is hit."""
        waiting, fruitless = [self.board], 0
        while waiting:
            board = waiting.pop()
            if not board.conclude() or (fruitless > PATIENCE and not self._probe(board)):
                continue
            if board.solved:
                fruitless = 0
                yield board.solution()
                continue
            fruitless += 1
            if self._over():
                return
            self.nodes += 1
            cell, value = board.guess()
            other = board.copy()
            other.exclude(cell, value)
            waiting.append(other)
            board.suppose(cell, value)
            waiting.append(board)

    def _probe(self, board: GridBoard) -> bool:
        """Exclude what leads to a contradiction at once in cells with two values left; False where the board is then spoilt."""
        progress = True
        while progress and not board.solved:
            progress = False
            for cell, value in board.pairs():
                supposed = board.copy()
                supposed.suppose(cell, value)
                if not supposed.conclude():
                    progress = True
                    board.exclude(cell, value)
                    if not board.conclude():
                        return False
                if perf_counter() > self._deadline:
                    return True
        return True

    def _over(self) -> bool:
        if self.nodes >= self.limits.nodes:
            self.stopped = "nodes"
        elif perf_counter() > self._deadline:
            self.stopped = "seconds"
        return self.stopped is not None


@dataclass(frozen=True)
class GridResult:
    """What the search found: at most `limits.solutions` solutions, and whether there may be more."""

    verdict: Literal["unique", "multiple", "none", "stopped"]
    solutions: tuple[tuple[int, ...], ...]
    at_least: bool
    stopped: Literal["nodes", "seconds"] | None
    nodes: int


def solve_grid(puzzle: GridPuzzle, limits: Limits | None = None) -> GridResult:
    """The solutions of a puzzle, and what is proved about their number."""
    limits = limits or Limits()
    search = GridSearch(board_of(puzzle), limits)
    most = max(limits.solutions, 2)
    found: list[tuple[int, ...]] = []
    more = False
    for solution in search.solutions():
        if len(found) == most:
            more = True
            break
        found.append(solution)
    verdict: Literal["unique", "multiple", "none", "stopped"]
    if len(found) > 1:
        verdict = "multiple"
    elif search.stopped:
        verdict = "stopped"
    else:
        verdict = "unique" if found else "none"
    return GridResult(verdict, tuple(found), more or search.stopped is not None, search.stopped, search.nodes)
