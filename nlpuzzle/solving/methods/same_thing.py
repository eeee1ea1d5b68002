"""Lone single in a matching puzzle: what is known of one is also known of the other, for they are the same thing."""

from nlpuzzle.solving.board import bits
from nlpuzzle.solving.facts import Facts, Pair, Raw, ordered
from nlpuzzle.solving.methods.lone_single import LoneSingle

__all__ = ["SameThing"]


class SameThing(LoneSingle):
    """The consequences of a match p = q: the others of both categories, then p = q = r, then p = q and q is not r."""

    def find(self, facts: Facts) -> Raw | None:
        rows, same = facts.rows, facts.same
        unfinished = [(p, q) for p, q in facts.matched_by if rows[p] != rows[q] or same[p] != same[q]]
        for find in (self._others, self._third, self._shared):
            for link in unfinished:
                raw = find(facts, link)
                if raw is not None:
                    return raw
        return None

    def _third(self, facts: Facts, link: Pair) -> Raw | None:
        p, q = link
        homes = facts.layout.homes
        for here, there in ((p, q), (q, p)):
            for r in bits(facts.same[there] & ~facts.same[here]):
                if homes[r] == homes[here]:
                    continue  # a clash, found elsewhere
                parents = frozenset((facts.matched_by[link], facts.matched_by[ordered(there, r)]))
                return Raw(self.name, matched=(ordered(here, r),), parents=parents)
        return None

    def _shared(self, facts: Facts, link: Pair) -> Raw | None:
        """Everything that one deduction says of q, said of p."""
        p, q = link
        if facts.rows[p] == facts.rows[q]:
            return None
        masks, homes = facts.layout.masks, facts.layout.homes
        for here, there in ((p, q), (q, p)):
            gone = facts.rows[here] & ~facts.rows[there] & ~masks[homes[there][0]] & ~masks[homes[here][0]]
            if gone:
                first = min(facts.why_not(there, gone))
                removed = tuple(
                    ordered(here, r) for r in bits(gone) if facts.removed_by[ordered(there, r)] == first
                )  # fmt: skip
                return Raw(self.name, removed, parents=frozenset((facts.matched_by[link], first)))
        return None
