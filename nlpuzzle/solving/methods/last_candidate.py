"""Last candidate: where one partner is left, that is the partner. "Ann can only be red"; "in row 3 only r3c5 can be 7"."""

from nlpuzzle.solving.facts import Facts, Raw, ordered
from nlpuzzle.solving.methods.base import Method

__all__ = ["LastCandidate"]


class LastCandidate(Method):
    """Looks at one place after the other."""

    name = "last candidate"
    cost = 1

    def __init__(self, *, rides: bool = True) -> None:
        super().__init__()
        self.trivial = rides

    def find(self, facts: Facts) -> Raw | None:
        rows, masks, same = facts.rows, facts.layout.masks, facts.same
        for p, c in facts.layout.places:
            here = rows[p] & masks[c]
            if here and not here & (here - 1) and not here & same[p]:
                parents = frozenset(facts.why_not(p, facts.removed_from(p, c)))
                return Raw(self.name, matched=(ordered(p, here.bit_length() - 1),), parents=parents,
                           through=(("item", p), ("category", c)))  # fmt: skip
        return None
