"""Quick trials on the board of a matching puzzle, without reasons: does a link clash at once, does any solution have it?"""

from collections.abc import Iterable
from time import perf_counter

from nlpuzzle.outcome import Limits
from nlpuzzle.solving.board import Board, Clash, bits
from nlpuzzle.solving.classes import Classes
from nlpuzzle.solving.demands import demand
from nlpuzzle.solving.facts import Facts, Pair, ordered
from nlpuzzle.solving.posting import Posted
from nlpuzzle.solving.propagation import Propagation
from nlpuzzle.solving.search import Search

__all__ = ["Prober", "refutes", "solution_with"]


class Prober:
    """The board of some facts with all their clues, everything concluded; made once, asked about many links."""

    def __init__(self, facts: Facts, m: int, n: int) -> None:
        self._propagation = _posted(m, n, facts.rows, facts.posted)
        self._propagation.deadline = facts.deadline
        self._propagation.run()
        self._rows = self._propagation.board.rows.copy()

    def clashes(self, link: Pair) -> bool:
        """Whether nobody is left for somebody once the link is supposed to hold."""
        board = self._propagation.board
        _suppose(board, link)
        try:
            self._propagation.run()
        except Clash:
            return True
        finally:
            self._propagation.restore(self._rows)
        return False

    def gain(self, link: Pair) -> int:
        """How many links are gone, each seen from both of its ends, once this one is."""
        board = self._propagation.board
        board.cut(link[0], 1 << link[1])
        left = 0
        try:
            self._propagation.run()
            left = sum(row.bit_count() for row in board.rows)
        except Clash:
            pass
        finally:
            self._propagation.restore(self._rows)
        return sum(row.bit_count() for row in self._rows) - left


def refutes(facts: Facts, m: int, n: int, link: Pair) -> bool:
    """Whether the link clashes with the facts and their clues at once."""
    propagation = _posted(m, n, facts.rows, facts.posted)
    _suppose(propagation.board, link)
    try:
        propagation.run()
    except Clash:
        return True
    return False


def solution_with(facts: Facts, m: int, n: int, link: Pair) -> set[Pair] | None:
    """All links of some solution that has this one; None where there is none.

    Raises TimeoutError where the time of the facts is not enough to tell.
    """
    board = Classes(m, n, list(range(m * n)))
    for posted in facts.posted:
        demand(board, posted.condition, posted.watches)
    for p, row in enumerate(board.rows):
        gone = row & ~facts.rows[p]
        if gone:
            board.cut(p, gone)
    p, q = link
    if not board.rows[p] >> q & 1:
        return None
    board.merge(p, q)
    search = Search(board, Limits(nodes=10**9, seconds=facts.deadline - perf_counter()))
    rows = next(search.solutions(), None)
    if search.stopped:
        raise TimeoutError
    return None if rows is None else {ordered(p, q) for p, row in enumerate(rows) for q in bits(row) if q != p}


def _posted(m: int, n: int, rows: list[int], clues: Iterable[Posted]) -> Propagation:
    board = Board(m, n)
    propagation = Propagation(board)
    for posted in clues:
        propagation.add(posted.condition, posted.watches)
    for p in range(m * n):
        gone = board.rows[p] & ~rows[p]
        if gone:
            board.cut(p, gone)
    return propagation


def _suppose(board: Board, link: Pair) -> None:
    p, q = link
    gone = board.rows[p] & board.masks[board.category_of[q]] & ~(1 << q)
    if gone:
        board.cut(p, gone)
    if not board.rows[p] >> q & 1:  # it is already gone: nobody is left
        board.queue.append(p * board.m + board.category_of[q])
