"""From rules to a board of classes: links and choices are cut at once, comparisons and everything else is stored."""

from collections.abc import Callable, Sequence

from nlpuzzle.puzzle import Frame, Number
from nlpuzzle.rules.meaning import OPERATORS
from nlpuzzle.rules.rules import And, Compare, Different, Distance, Not, OneOf, Rule, Same
from nlpuzzle.rules.terms import Item, Term
from nlpuzzle.solving.classes import Clash, Classes
from nlpuzzle.solving.constraints import Constraints
from nlpuzzle.solving.demands import Related, demand
from nlpuzzle.solving.tables import Table, distance_table, linear_table

__all__ = ["board_of"]


def board_of(frame: Frame, rules: Sequence[tuple[str, Rule]]) -> Classes | None:
    """The board of a frame with all rules on it, nothing concluded yet; None where they contradict each other at once.

    Raises ValueError when a rule names a category or item that the frame has not, or compares in a category without order.
    """
    building = _Building(frame)
    for _, rule in rules:
        building.add(rule, True)
    try:
        return building.board()
    except Clash:
        return None


class _Involved(Exception):
    """A rule that has to be stored as a condition."""


class _Building:
    """Sorts rules by what becomes of them."""

    def __init__(self, frame: Frame) -> None:
        self.frame = frame
        self.n = frame.size
        self.full = (1 << self.n) - 1
        #: where the items of each category begin, and their order in it
        self.places = {c.name: (i * self.n, c.index) for i, c in enumerate(frame.categories)}
        #: for each item one that is the same thing, itself where there is none: chains lead to the root
        self.same = list(range(self.n * len(frame.categories)))
        #: links that are not there: (position, mask)
        self.gone: list[tuple[int, int]] = []
        #: two positions, where the items of a category begin, and the relation between theirs
        self.related: list[tuple[int, int, int, Table]] = []
        self.others: list[Rule] = []

    def add(self, rule: Rule, truth: bool) -> None:
        """Sort in a rule, or its opposite."""
        kind = type(rule)
        if kind is And and truth:
            for part in rule.rules:  # type: ignore[union-attr]
                self.add(part, True)
            return
        take = _PLAIN.get(kind)
        if kind is Not:
            inner = rule.rule  # type: ignore[union-attr]
            if type(inner) in _PLAIN:
                take, rule_inside, wanted = _PLAIN[type(inner)], inner, not truth
        else:
            rule_inside, wanted = rule, truth
        try:
            if take is None:
                raise _Involved
            take(self, rule_inside, wanted)
        except (_Involved, KeyError):
            self.others.append(rule)

    def position(self, term: Term | None) -> int:
        """Where an item stands on the board. KeyError where there is no such item."""
        if type(term) is not Item:
            raise _Involved
        start, index = self.places[term.category]
        return start + index[term.label]

    def root(self, p: int) -> int:
        """The item that stands for all that are the same thing."""
        same = self.same
        while same[p] != p:
            p = same[p]
        return p

    def _same(self, rule: Same | Different, truth: bool) -> None:
        p, q = self.position(rule.left), self.position(rule.right)
        if truth is (type(rule) is Same):
            self.same[self.root(p)] = self.root(q)
        else:
            self.gone.append((p, 1 << q))

    def _one_of(self, rule: OneOf, truth: bool) -> None:
        p, options = self.position(rule.term), [self.position(option) for option in rule.options]
        start = options[0] - options[0] % self.n
        mask = self.full << start
        allowed = 0
        for q in options:
            allowed |= 1 << q
        if start <= p < start + self.n or allowed & ~mask or allowed.bit_count() < len(options):
            raise _Involved
        self.gone.append((p, mask & ~allowed if truth else allowed))

    def _compare(self, rule: Compare, truth: bool) -> None:
        left, right = rule.left, rule.right
        values = self._values(rule.category)
        start = self.places[rule.category][0]
        constant = left.offset - right.offset
        if left.minus is not None or right.minus is not None:
            raise _Involved
        if left.term is not None and right.term is not None:
            p, q = self.position(left.term), self.position(right.term)
            table = linear_table(values, left.scale, -right.scale, constant, rule.operator)
            self._relate(p, q, start, table, truth)
            return
        p = self.position(left.term or right.term)
        if start <= p < start + self.n:
            raise _Involved
        factor = -right.scale if left.term is None else left.scale
        holds = OPERATORS[rule.operator]
        wrong = sum(1 << i for i, v in enumerate(values) if holds(factor * v + constant, 0) is not truth)
        self.gone.append((p, wrong << start))

    def _distance(self, rule: Distance, truth: bool) -> None:
        table = distance_table(self._values(rule.category), rule.operator, rule.amount)
        self._relate(self.position(rule.left), self.position(rule.right), self.places[rule.category][0], table, truth)

    def _relate(self, p: int, q: int, start: int, table: Table, truth: bool) -> None:
        if p == q:
            raise _Involved
        self.related.append((p, q, start, table if truth else table.complement))

    def _values(self, name: str) -> tuple[Number, ...]:
        values = self.frame.by_name[name].values
        if values is None:
            raise _Involved
        return values

    def board(self) -> Classes:
        """The board of everything that was sorted in."""
        same = self.same
        root = [p if same[p] == p else self.root(p) for p in same]
        board = Classes(len(self.frame.categories), self.n, root)
        masks = board.masks
        for p, q, start, table in self.related:
            mask = masks[start // self.n]
            board.watch(Related(p, q, start, mask, table), ((p, mask), (q, mask)))
        if self.others:
            build = Constraints(self.frame)
            for rule in self.others:
                watches = sorted(build.watches(rule))
                for condition in build.conditions(rule):
                    demand(board, condition, watches)
        for p, gone in self.gone:
            k = root[p]
            gone &= board.rows[k]
            if gone:
                board.cut(k, gone)
        return board


_PLAIN: dict[type, Callable[..., None]] = {
    Same: _Building._same,
    Different: _Building._same,
    OneOf: _Building._one_of,
    Compare: _Building._compare,
    Distance: _Building._distance,
}
