"""Shared support: what would leave nobody for a place cannot be.

x can be y only if somebody in every third category can be both; a cell can have a 7 only if every row, column and box can.
"""

from nlpuzzle.solving.board import bits
from nlpuzzle.solving.facts import Facts, Raw, ordered
from nlpuzzle.solving.methods.base import Method
from nlpuzzle.solving.premises import cover

__all__ = ["SharedSupport"]


class SharedSupport(Method):
    """Looks at every link through every other place; of several that deny it, the one with the fewest premises."""

    name = "shared support"
    cost = 3

    def find(self, facts: Facts) -> Raw | None:
        denied: dict[int, int] = {}
        last = -1
        for p, c in facts.layout.places:
            if p != last:
                if denied:
                    break
                last = p
            gone = self._gone(facts, p, c) & -(1 << p)
            if gone:
                denied[c] = gone
        return self._deny(facts, last, denied) if denied else None

    def _gone(self, facts: Facts, p: int, c: int) -> int:
        """What p can be together with none of its options in group c."""
        rows, beside = facts.rows, facts.layout.beside
        left = rows[p]
        for z in bits(left & facts.layout.masks[c]):
            left &= ~beside(rows, p, z)
            if not left:
                break
        return left

    def _deny(self, facts: Facts, p: int, denied: dict[int, int]) -> Raw:
        first = min(gone & -gone for gone in denied.values()).bit_length() - 1
        ways = {c: self._parents(facts, p, first, c) for c, gone in denied.items() if gone >> first & 1}
        c = min(ways, key=lambda c: (len(ways[c]), c))
        alike = (q for q in bits(denied[c]) if self._parents(facts, p, q, c) == ways[c])
        links = tuple(ordered(p, q) for q in (alike if facts.layout.at_once else [first]))
        return Raw(self.name, links, parents=frozenset(ways[c]), through=(("category", c),))

    def _parents(self, facts: Facts, p: int, q: int, c: int) -> set[int]:
        """The deductions that leave p, if it is q, nobody in group c."""
        options = facts.start[p] & facts.layout.masks[c]
        reasons = (facts.layout.against(facts, p, q, z) for z in bits(options))
        return cover([reason for reason in reasons if reason is not None])
