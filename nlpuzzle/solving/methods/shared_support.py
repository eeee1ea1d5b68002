"""Shared support: x can be y only if somebody in every third category can be both."""

from nlpuzzle.solving.board import bits
from nlpuzzle.solving.facts import Facts, Raw, ordered
from nlpuzzle.solving.methods.base import Method
from nlpuzzle.solving.premises import cover

__all__ = ["SharedSupport"]


class SharedSupport(Method):
    """Looks at every link through every third category; of several that deny it, the one with the fewest premises."""

    name = "shared support"
    cost = 3

    def find(self, facts: Facts) -> Raw | None:
        rows, masks, n = facts.rows, facts.masks, facts.n
        for p in range(facts.m * n):
            for q in bits(rows[p] >> (p + 1)):
                q += p + 1
                both = rows[p] & rows[q]
                if any(not both & mask for mask in masks):
                    return self._deny(facts, p, q)
        return None

    def _deny(self, facts: Facts, p: int, q: int) -> Raw:
        best: tuple[int, int, set[int]] | None = None
        for c, mask in enumerate(facts.masks):
            if c not in (p // facts.n, q // facts.n) and not facts.rows[p] & facts.rows[q] & mask:
                parents = cover([self._against(facts, p, q, z) for z in bits(mask)])
                if best is None or (len(parents), c) < best[:2]:
                    best = len(parents), c, parents
        assert best is not None
        return Raw(self.name, (ordered(p, q),), parents=frozenset(best[2]), through=(("category", best[1]),))

    def _against(self, facts: Facts, p: int, q: int, z: int) -> tuple[int, ...]:
        """The deductions that z is not p, or not q."""
        return tuple(facts.removed_by[link] for link in (ordered(p, z), ordered(q, z)) if link in facts.removed_by)
