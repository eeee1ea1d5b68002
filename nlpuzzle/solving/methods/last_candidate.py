"""Last candidate: an item that has one partner left in a category is matched with it."""

from nlpuzzle.solving.facts import Facts, Raw, ordered
from nlpuzzle.solving.methods.base import Method

__all__ = ["LastCandidate"]


class LastCandidate(Method):
    """Looks along the rows and the columns of every block."""

    name = "last candidate"
    cost = 1
    trivial = True

    def find(self, facts: Facts) -> Raw | None:
        for p, row in enumerate(facts.rows):
            for c, mask in enumerate(facts.masks):
                here = row & mask
                if here.bit_count() == 1 and not here & facts.same[p]:
                    parents = frozenset(facts.why_not(p, mask & ~here))
                    return Raw(self.name, matched=(ordered(p, here.bit_length() - 1),), parents=parents,
                               through=(("item", p), ("category", c)))  # fmt: skip
        return None
