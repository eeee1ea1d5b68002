"""Assertion: a comparison, a distance or a choice rules out what no partner of the other side fits."""

from nlpuzzle.solving.facts import Facts, Raw
from nlpuzzle.solving.methods.base import Method
from nlpuzzle.solving.methods.links import new_links
from nlpuzzle.solving.posting import Kind
from nlpuzzle.solving.premises import sources

__all__ = ["Assertion"]


class Assertion(Method):
    """Looks at one clue after the other, each against what its items may still be."""

    name = "assertion"
    cost = 2
    kind: Kind = "plain"

    def find(self, facts: Facts) -> Raw | None:
        for posted in facts.posted:
            if posted.kind != self.kind:
                continue
            removal = posted.condition.force(facts.rows, True)
            removed = None if removal is None else new_links(facts, removal)
            if removed is None or removed:
                return Raw(self.name, removed or (), clues=(posted,), parents=sources(facts, posted, removed))
        return None
