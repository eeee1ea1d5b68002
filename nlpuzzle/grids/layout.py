"""A drawn grid as the solving methods see it: values and cells are positions, and each group asks where a value stands."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from time import perf_counter

from nlpuzzle.grids.posting import NUMBERS, SignCondition
from nlpuzzle.grids.puzzle import GridPuzzle
from nlpuzzle.grids.search import GridBoard, GridSearch, board_of
from nlpuzzle.grids.values import ValueBoard, links_of
from nlpuzzle.outcome import Limits
from nlpuzzle.puzzle import Item
from nlpuzzle.solving.board import bits
from nlpuzzle.solving.conditions import Within
from nlpuzzle.solving.facts import Facts, Pair, ordered
from nlpuzzle.solving.layout import Layout, Trial
from nlpuzzle.solving.posting import Posted
from nlpuzzle.solving.views import BlockView, LineView, ThingView, View

__all__ = ["GridLayout"]


class GridLayout(Layout):
    """Value v stands at position v, cell i at n + i. Group 0 are the values, the others are groups of cells."""

    def __init__(self, puzzle: GridPuzzle) -> None:
        self.puzzle = puzzle
        self.n = n = len(puzzle.values)
        size = len(puzzle.start)
        self._cells = range(n, n + size)
        self.names = (*(Item("number", v) for v in puzzle.values), *(Item("cell", puzzle.name(i)) for i in range(size)))
        self.groups = (NUMBERS, *(group.name for group in puzzle.groups))
        self.masks = [(1 << n) - 1, *(sum(1 << n + cell for cell in group.cells) for group in puzzle.groups)]
        self.homes = [tuple(c for c, mask in enumerate(self.masks) if mask >> p & 1) for p in range(n + size)]
        self._peers = [0] * n + [mask << n for mask in puzzle.peers]
        everything = sum(1 << cell for cell in self._cells)
        self.start = (*(1 << v | everything for v in range(n)), *(1 << cell | self.masks[0] for cell in self._cells))
        self._links = links_of(puzzle)
        groups = range(1, len(self.groups))
        self.places = (*((v, c) for v in range(n) for c in groups), *((cell, 0) for cell in self._cells))
        self.guesses = tuple((cell, 0) for cell in self._cells)
        self.matches = size

    def rivals(self, here: int, there: int) -> int:
        return self._peers[there] if here < self.n else self.masks[0] & ~(1 << there)

    def beside(self, rows: Sequence[int], here: int, there: int) -> int:
        return ~self._peers[there] if here < self.n else -1

    def against(self, facts: Facts, here: int, there: int, other: int) -> tuple[int, ...] | None:
        return None if self._peers[there] >> other & 1 else (facts.removed_by[ordered(here, other)],)

    def different(self, rows: Sequence[int], one: int, other: int) -> bool:
        return bool(self._peers[one] >> other & 1)

    def blocks(self) -> Iterable[View]:
        values = range(self.n)
        for mask in self.masks[1:]:
            yield BlockView(tuple(bits(mask)), self.masks[0])
        for mask in self.masks[1:]:
            yield BlockView(values, mask)

    def squares(self) -> Iterable[View]:
        lines = {
            kind: [c for c, name in enumerate(self.groups) if name.startswith(kind)] for kind in ("row", "column")
        }  # fmt: skip
        for value in range(self.n):
            yield LineView(value, lines["row"], lines["column"], self.masks)
            yield LineView(value, lines["column"], lines["row"], self.masks)

    def wings(self) -> Iterable[View]:
        yield ThingView(self._cells, self.masks[0])

    def trial(self, facts: Facts) -> Trial:
        board = self._board(facts)
        return _GridTrial(board if board.conclude() else None, self.n)

    def refutes(self, facts: Facts, numbers: Iterable[int], clues: Iterable[Posted], link: Pair) -> bool:
        board = self._board(facts.only(numbers, clues))
        board.suppose(link[1] - self.n, link[0])
        return not board.conclude()

    def solution_with(self, facts: Facts, link: Pair) -> set[Pair] | None:
        board = self._board(facts)
        board.suppose(link[1] - self.n, link[0])
        search = GridSearch(board, Limits(nodes=10**9, seconds=facts.deadline - perf_counter()))
        solution = next(search.solutions(), None)
        if search.stopped:
            raise TimeoutError
        return None if solution is None else {(value, self.n + cell) for cell, value in enumerate(solution)}

    def _board(self, facts: Facts) -> GridBoard:
        """The board of what is known, with the signs and given cells among the clues."""
        start = [facts.rows[cell] & self.masks[0] for cell in self._cells]
        signs = []
        for posted in facts.posted:
            if isinstance(posted.condition, SignCondition):
                signs.append(posted.condition.sign)
            elif isinstance(posted.condition, Within):
                start[posted.condition.position - self.n] &= posted.condition.allowed
        if self.puzzle.signs:
            return board_of(replace(self.puzzle, start=tuple(start), signs=tuple(signs)))
        return ValueBoard.begin(self._links, start)


class _GridTrial:
    """A board with everything concluded; None where that is impossible, so that every link clashes."""

    def __init__(self, board: GridBoard | None, first: int) -> None:
        self._board, self._first = board, first

    def clashes(self, link: Pair) -> bool:
        if self._board is None:
            return True
        board = self._board.copy()
        board.suppose(link[1] - self._first, link[0])
        return not board.conclude()

    def gain(self, link: Pair) -> int:
        if self._board is None:
            return 0
        board = self._board.copy()
        board.exclude(link[1] - self._first, link[0])
        left = board.options if board.conclude() else 0
        return self._board.options - left
