"""What clues demand of a board of classes: a relation between two items, or any condition."""

from collections.abc import Iterable

from nlpuzzle.solving.classes import Clash, Classes
from nlpuzzle.solving.conditions import Condition
from nlpuzzle.solving.tables import Table

__all__ = ["Demand", "Related", "demand"]


class Related:
    """The items of one category that two items belong to stand in a relation: a comparison, a distance."""

    __slots__ = ("apart", "first", "mask", "second", "shift", "table", "waiting")

    def __init__(self, first: int, second: int, shift: int, mask: int, table: Table) -> None:
        self.first, self.second, self.shift, self.mask = first, second, shift, mask
        #: the relation, and what is left of it for two that are not the same thing
        self.table, self.apart = table, table.apart
        self.waiting = True

    def narrow(self, board: Classes) -> None:
        """Arc consistency: cut the values of either item that go with no value of the other."""
        rows, shift = board.rows, self.shift
        a, b = board.root[self.first], board.root[self.second]
        first, second = (rows[a] & self.mask) >> shift, (rows[b] & self.mask) >> shift
        if a == b:
            kept = kept_b = first & self.table.diagonal
            linked = False
        else:
            linked = bool(rows[a] >> b & 1)
            table = self.table if linked else self.apart
            kept = first & table.support_back[second]
            kept_b = second & table.support[kept]
        if not kept:
            raise Clash(a, b)
        if kept != first:
            board.cut(a, (first ^ kept) << shift)
        gone = (second ^ kept_b) << shift & rows[b]
        if gone:
            board.cut(b, gone)
        if linked and not kept & kept_b & self.table.diagonal and rows[a] >> b & 1:
            board.cut(a, board.members[b])


class Demand:
    """Any condition that must hold."""

    __slots__ = ("about", "condition", "waiting")

    def __init__(self, condition: Condition, about: tuple[int, ...]) -> None:
        self.condition = condition
        #: positions of the items it looks at
        self.about = about
        self.waiting = True

    def narrow(self, board: Classes) -> None:
        """Cut the links that cannot stay if the condition holds."""
        removal = self.condition.force(board.positions(), True)
        if removal is None:
            raise Clash(*{board.root[p] for p in self.about})
        for position, gone in removal.items():
            k = board.root[position]
            gone &= board.rows[k]
            if gone:
                board.cut(k, gone)


def demand(board: Classes, condition: Condition, watches: Iterable[tuple[int, int]]) -> None:
    """Put a condition on the board that looks at (position, category) pairs."""
    looks_at = [(p, board.masks[c]) for p, c in watches]
    board.watch(Demand(condition, tuple({p for p, _ in looks_at})), looks_at)
