"""From where elimination got stuck to whole solutions: the search over a solver's links and stored assertions."""

from collections.abc import Iterable
from itertools import islice

from nlpuzzle.outcome import Limits
from nlpuzzle.solving.assertions import Assertion, Listener
from nlpuzzle.solving.board import bits
from nlpuzzle.solving.classes import Classes
from nlpuzzle.solving.demands import demand
from nlpuzzle.solving.required import RequiredRule
from nlpuzzle.solving.search import Search

__all__ = ["complete"]


def complete(rows: list[int], m: int, n: int, stored: Iterable[Listener], limit: int) -> list[list[list[int]]]:
    """Up to `limit` solutions that agree with the rows and everything stored, each as positions: thing by thing.

    Raises ValueError for a stored listener of another kind, whose meaning is not known.
    """
    board = Classes(m, n, list(range(m * n)))
    for p in range(m * n):
        gone = board.rows[p] & ~rows[p]
        if gone:
            board.cut(p, gone)
    for listener in stored:
        if isinstance(listener, RequiredRule):
            for condition in listener.conditions:
                demand(board, condition, listener.keys)
        elif isinstance(listener, Assertion):
            demand(board, listener.relation, listener.keys)
        else:
            raise ValueError(f"{listener} has no meaning the search knows")
    limits = Limits(nodes=10**9, seconds=10**9)
    return [[list(bits(row)) for row in found[:n]] for found in islice(Search(board, limits).solutions(), limit)]
