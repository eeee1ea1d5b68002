"""Comparisons of three or more amounts at once: `floor(K) - floor(L) = floor(L) - floor(J)`."""

from collections.abc import Sequence
from fractions import Fraction
from math import lcm, prod

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

    __slots__ = ("_full", "_index", "constant", "factors", "operator", "positions", "shift", "values")

    def __init__(
        self,
        terms: Sequence[tuple[int, Number]],
        constant: Number,
        operator: str,
        category: int,
        values: tuple[Number, ...],
    ) -> None:
        self.positions = tuple(p for p, _ in terms)
        self.operator = operator
        # whole numbers are compared much faster than fractions
        unit = lcm(*(Fraction(x).denominator for x in (constant, *(f for _, f in terms))))
        scale = lcm(*(Fraction(x).denominator for x in values))
        self.factors = tuple(int(f * unit) for _, f in terms)
        self.values = tuple(int(v * scale) for v in values)
        self.constant = int(constant * unit * scale)
        self._index = {value: i for i, value in enumerate(self.values)}
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
        wanted = [sum(1 << i for i in domain) for domain in domains]
        found = [0] * len(domains)
        chosen = [0] * len(domains)
        last = len(domains) - 1 if operator == "=" else -1  # the last one of an equation follows from the others

        def go(depth: int, total: int) -> bool:
            """Try the items from `depth` on; True once every value has proved good."""
            if depth == len(domains):
                if total != 0 if operator == "!=" else OPERATORS[operator](total, 0):
                    for k, i in enumerate(chosen):
                        found[k] |= 1 << i
                    return found == wanted
                return False
            row = rows[self.positions[depth]]
            for i in self._exact(total, wanted[depth]) if depth == last else domains[depth]:
                if any(chosen[k] == i and not row >> self.positions[k] & 1 for k in range(depth)):
                    continue  # the same value is the same thing, and these two are not
                chosen[depth] = i
                if go(depth + 1, total + self.factors[depth] * self.values[i]):
                    return True
            return False

        go(0, self.constant)
        return [list(bits(mask)) for mask in found] if all(found) else None

    def _exact(self, total: int, domain: int) -> tuple[int, ...]:
        """The item of the domain (a mask) with which the last amount makes the total 0, if there is one."""
        value, rest = divmod(-total, self.factors[-1])
        i = None if rest else self._index.get(value)
        return (i,) if i is not None and domain >> i & 1 else ()


def _within(low: int, high: int, amount: int, operator: str) -> bool:
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
