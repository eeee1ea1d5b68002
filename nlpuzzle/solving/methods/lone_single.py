"""Lone single: who has found a partner is no partner for anybody else."""

from nlpuzzle.solving.board import bits
from nlpuzzle.solving.facts import Facts, Pair, Raw, ordered
from nlpuzzle.solving.methods.base import Method

__all__ = ["LoneSingle"]


class LoneSingle(Method):
    """Of a match p = q, what neither of them can be besides."""

    name = "lone single"
    cost = 1
    trivial = True

    def find(self, facts: Facts) -> Raw | None:
        rows, rivals = facts.rows, facts.layout.rivals
        for p, q in facts.matched_by:
            if rows[p] & rivals(p, q) or rows[q] & rivals(q, p):
                return self._others(facts, (p, q))
        return None

    def _others(self, facts: Facts, link: Pair) -> Raw | None:
        removed = [
            ordered(here, q)
            for here, there in (link, link[::-1])
            for q in bits(facts.rows[here] & facts.layout.rivals(here, there))
        ]
        if not removed:
            return None
        return Raw(self.name, tuple(sorted(removed)), parents=frozenset((facts.matched_by[link],)))
