"""Direct clue: what a clue says of itself, whatever else is known. "Petra wants size XL." """

from nlpuzzle.solving.conditions import Condition, Link, Within
from nlpuzzle.solving.facts import Facts, Pair, Raw, ordered
from nlpuzzle.solving.methods.base import Method
from nlpuzzle.solving.methods.links import new_links

__all__ = ["DirectClue"]


class DirectClue(Method):
    """Takes the clues one after the other; each says all it has to say at once."""

    name = "direct clue"
    cost = 1
    cleaned_up = False

    def find(self, facts: Facts) -> Raw | None:
        for posted in facts.posted:
            if posted.kind != "direct":
                continue
            removal = posted.condition.force(list(facts.start), True)
            if removal is None:
                return Raw(self.name, clues=(posted,))
            match = _match(posted.condition)
            if match is not None:
                if match not in facts.matched_by:
                    return Raw(self.name, matched=(match,), clues=(posted,))
                continue
            removed = new_links(facts, removal)
            if removed:
                return Raw(self.name, removed, clues=(posted,))
        return None


def _match(condition: Condition) -> Pair | None:
    """The link that a condition states, None where it states none."""
    if isinstance(condition, Link):
        return ordered(condition.p, condition.q)
    if isinstance(condition, Within) and condition.allowed.bit_count() == 1:
        return ordered(condition.position, condition.allowed.bit_length() - 1)
    return None
