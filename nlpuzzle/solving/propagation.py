"""Stored conditions on a board: each is looked at again when a link it cares about is gone, until nothing changes."""

from collections import deque
from collections.abc import Iterable
from time import perf_counter

from nlpuzzle.solving.board import Board, Clash
from nlpuzzle.solving.conditions import Condition

__all__ = ["Propagation"]


class Propagation:
    """A board with the conditions that hold on it."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.conditions: list[Condition] = []
        #: for each code (row * m + category) the conditions that look at it
        self.watchers: list[list[int]] = [[] for _ in range(board.m * board.n * board.m)]
        #: the `perf_counter` time after which `run` gives up
        self.deadline = float("inf")
        self._agenda: deque[int] = deque()
        self._waiting = bytearray()

    def add(self, condition: Condition, watches: Iterable[tuple[int, int]]) -> None:
        """Store a condition; it is first looked at in the next `run`."""
        number = len(self.conditions)
        self.conditions.append(condition)
        for position, category in sorted(watches):
            self.watchers[position * self.board.m + category].append(number)
        self._waiting.append(1)
        self._agenda.append(number)

    def run(self) -> None:
        """Draw every conclusion. Raises Clash when there is no solution left; `restore` must follow.

        Raises TimeoutError after the deadline.
        """
        board, agenda, waiting = self.board, self._agenda, self._waiting
        rows, cut, touched = board.rows, board.cut, board.touched
        while True:
            board.settle()
            for code in touched:
                for number in self.watchers[code]:
                    if not waiting[number]:
                        waiting[number] = 1
                        agenda.append(number)
            touched.clear()
            if not agenda:
                return
            if perf_counter() > self.deadline:
                raise TimeoutError
            number = agenda.popleft()
            waiting[number] = 0
            removal = self.conditions[number].force(rows, True)
            if removal is None:
                raise Clash(-1, number)
            for position, gone in removal.items():
                gone &= rows[position]
                if gone:
                    cut(position, gone)

    def restore(self, rows: list[int]) -> None:
        """Put the board back and forget what was still to be looked at."""
        self.board.restore(rows)
        for number in self._agenda:
            self._waiting[number] = 0
        self._agenda.clear()
