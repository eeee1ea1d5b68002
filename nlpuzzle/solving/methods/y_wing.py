"""Y-wing: one of two things must have a partner, so nobody who is neither of them has it.

The anchor is x or y, one wing is x or t, the other y or t, and neither wing is the anchor: whichever the anchor is, one of
the wings is t.
"""

from nlpuzzle.solving.board import bits
from nlpuzzle.solving.facts import Facts, Raw, ordered
from nlpuzzle.solving.methods.base import Method

__all__ = ["YWing"]


class YWing(Method):
    """Looks in one category after the other for an anchor with two partners left, then for its wings."""

    name = "Y-wing"
    cost = 8

    def find(self, facts: Facts) -> Raw | None:
        rows, n = facts.rows, facts.n
        for c, mask in enumerate(facts.masks):
            pairs = [(p, rows[p] & mask) for p in range(facts.m * n) if p // n != c and (rows[p] & mask).bit_count() == 2]
            for anchor, options in pairs:
                wings = [
                    (p, mine) for p, mine in pairs if (mine & options).bit_count() == 1 and not rows[p] >> anchor & 1
                ]
                for i, (first, mine) in enumerate(wings):
                    for second, other in wings[i + 1 :]:
                        if mine & options == other & options or mine & ~options != other & ~options:
                            continue
                        raw = self._neither(facts, c, (anchor, first, second), mine & ~options)
                        if raw is not None:
                            return raw
        return None

    def _neither(self, facts: Facts, c: int, wing: tuple[int, int, int], target: int) -> Raw | None:
        """The first who is neither wing and loses the partner."""
        rows, n = facts.rows, facts.n
        anchor, first, second = wing
        t = target.bit_length() - 1
        for r in range(facts.m * n):
            if r // n == c or not rows[r] & target or rows[r] >> first & 1 or rows[r] >> second & 1:
                continue
            apart = ((anchor, first), (anchor, second), (first, r), (second, r))
            parents = {x for p in wing for x in facts.why_not(p, facts.masks[c] & ~rows[p])}
            parents.update(facts.removed_by[ordered(p, q)] for p, q in apart if p // n != q // n)
            through = tuple(("item", p) for p in (*wing, *bits(rows[anchor] & facts.masks[c])))
            return Raw(self.name, (ordered(r, t),), parents=frozenset(parents), through=through)
        return None
