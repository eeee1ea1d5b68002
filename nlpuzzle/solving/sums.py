"""Comparisons of three or more amounts at once: `floor(K) - floor(L) = floor(L) - floor(J)`."""

from collections.abc import Sequence
from math import prod

from nlpuzzle.puzzle import Number
from nlpuzzle.rules.meaning import OPERATORS
from nlpuzzle.solving.board import bits
from nlpuzzle.solving.conditions import Removal

__all__ = ["Sum"]

#: combinations of values tried one by one; above that only the least and greatest sums are compared
TRIED = 4096
OPPOSITE = {"<": ">=", "<=": ">", ">=": "<", ">": "<=", "=": "!="}


class Sum:
    """The amounts of several positions in one category, each with a factor, plus a constant, `operator` 0."""

    __slots__ = ("_full", "constant", "factors", "operator", "positions", "shift", "values")

    def __init__(
        self,
        terms: Sequence[tuple[int, Number]],
        constant: Number,
        operator: str,
        category: int,
        values: tuple[Number, ...],
    ) -> None:
        self.positions = tuple(p for p, _ in terms)
        self.factors = tuple(f for _, f in terms)
        self.constant, self.operator, self.values = constant, operator, values
        self.shift = category * len(values)
        self._full = (1 << len(values)) - 1

    def possible(self, rows: list[int], truth: bool) -> bool:
        return self.force(rows, truth) is not None

    def force(self, rows: list[int], truth: bool) -> Removal | None:
        operator = self.operator if truth else OPPOSITE[self.operator]
        domains = [list(bits(rows[p] >> self.shift & self._full)) for p in self.positions]
        if not all(domains):  # a supposition left one of them nobody
            return None
        kept = self._by_bounds(domains, operator)
        if kept is not None and prod(len(d) for d in kept) <= TRIED:
            kept = self._one_by_one(rows, kept, operator)
        if kept is None:
            return None
        return {
            p: (self._full & ~sum(1 << i for i in domain)) << self.shift
            for p, domain in zip(self.positions, kept, strict=True)
        }

    def _by_bounds(self, domains: list[list[int]], operator: str) -> list[list[int]] | None:
        """Drop the values that no least or greatest sum of the others can make good."""
        ranges = []
        for domain, factor in zip(domains, self.factors, strict=True):
            amounts = [factor * self.values[i] for i in domain]
            ranges.append((min(amounts), max(amounts)))
        low, high = self.constant + sum(r[0] for r in ranges), self.constant + sum(r[1] for r in ranges)
        kept = []
        for domain, factor, (least, most) in zip(domains, self.factors, ranges, strict=True):
            rest = [i for i in domain if _within(low - least, high - most, factor * self.values[i], operator)]
            if not rest:
                return None
            kept.append(rest)
        return kept

    def _one_by_one(self, rows: list[int], domains: list[list[int]], operator: str) -> list[list[int]] | None:
        """Drop the values that no choice of the others makes good, with different things on different items."""
        found = [0] * len(domains)
        chosen = [0] * len(domains)

        def go(depth: int, total: Number) -> None:
            if depth == len(domains):
                if total != 0 if operator == "!=" else OPERATORS[operator](total, 0):
                    for k, i in enumerate(chosen):
                        found[k] |= 1 << i
                return
            here = self.positions[depth]
            for i in domains[depth]:
                if any(chosen[k] == i and not rows[here] >> self.positions[k] & 1 for k in range(depth)):
                    continue  # the same value is the same thing, and these two are not
                chosen[depth] = i
                go(depth + 1, total + self.factors[depth] * self.values[i])

        go(0, self.constant)
        return [list(bits(mask)) for mask in found] if all(found) else None


def _within(low: Number, high: Number, amount: Number, operator: str) -> bool:
    """Whether amount plus something from low to high can satisfy the comparison with 0."""
    least, most = amount + low, amount + high
    match operator:
        case "<" | "<=":
            return OPERATORS[operator](least, 0)
        case ">" | ">=":
            return OPERATORS[operator](most, 0)
        case "=":
            return least <= 0 <= most
    return not least == most == 0
