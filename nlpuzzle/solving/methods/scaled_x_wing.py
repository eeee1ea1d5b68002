"""Scaled X-wing: n different things known by items of several categories that have only n partners between them in another.

The tiles of one block are the case of one category; here the n rows cross several blocks, and it takes removed links to know
that they are different things.
"""

from itertools import combinations

from nlpuzzle.solving.board import bits
from nlpuzzle.solving.facts import Facts, Raw, ordered
from nlpuzzle.solving.methods.base import Method

__all__ = ["ScaledXWing"]


class ScaledXWing(Method):
    """Anybody who is none of the n things cannot have the n partners either."""

    def __init__(self, n: int) -> None:
        self.count = n
        self.name = f"scaled X-wing of {n}"
        self.cost = 5 + n

    def find(self, facts: Facts) -> Raw | None:
        rows, n = facts.rows, facts.n
        for c, mask in enumerate(facts.masks):
            tiles = [p for p in range(facts.m * n) if p // n != c and 1 < (rows[p] & mask).bit_count() <= self.count]
            for group in combinations(tiles, self.count):
                options = 0
                for p in group:
                    options |= rows[p] & mask
                if options.bit_count() != self.count or any(rows[p] >> q & 1 for p, q in combinations(group, 2)):
                    continue
                raw = self._outside(facts, c, group, options)
                if raw is not None:
                    return raw
        return None

    def _outside(self, facts: Facts, c: int, group: tuple[int, ...], options: int) -> Raw | None:
        """The first somebody else who loses the partners."""
        rows, n = facts.rows, facts.n
        for r in range(facts.m * n):
            gone = rows[r] & options
            if r // n == c or not gone or any(rows[r] >> p & 1 for p in group):
                continue
            apart = [(p, q) for p, q in combinations(sorted((*group, r)), 2) if p // n != q // n]
            parents = {x for p in group for x in facts.why_not(p, facts.masks[c] & ~options)}
            parents.update(facts.removed_by[link] for link in apart)
            removed = tuple(sorted(ordered(r, q) for q in bits(gone)))
            through = tuple(("item", p) for p in (*group, *bits(options)))
            return Raw(self.name, removed, parents=frozenset(parents), through=through)
        return None
