"""Assertion: a comparison, a distance or a choice rules out what no partner of the other side fits."""

from nlpuzzle.rules.rules import Between, OneOf, Pairing
from nlpuzzle.solving.facts import Facts, Pair, Raw
from nlpuzzle.solving.methods.base import Method
from nlpuzzle.solving.methods.either_way import either_way
from nlpuzzle.solving.methods.links import new_links
from nlpuzzle.solving.posting import Kind, Posted
from nlpuzzle.solving.premises import sources

__all__ = ["Assertion"]


class Assertion(Method):
    """Looks at one clue after the other, each against what its items may still be; then at whom they leave no place."""

    name = "assertion"
    cost = 2
    kind: Kind = "plain"

    def find(self, facts: Facts) -> Raw | None:
        for posted in facts.posted:
            if posted.kind != self.kind:
                continue
            removal = posted.condition.force(facts.rows, True)
            removed = None if removal is None else _asked(facts, posted, new_links(facts, removal))
            if removed is None or removed:
                return Raw(self.name, removed or (), clues=(posted,), parents=sources(facts, posted, removed))
        return either_way(facts, self.name) if self.kind == "plain" else None


def _asked(facts: Facts, posted: Posted, links: tuple[Pair, ...]) -> tuple[Pair, ...]:
    """Of what a choice removes, the links it speaks of, if there are any: the rest follows from them and is no news."""
    if posted.kind == "plain" and not isinstance(posted.rule, OneOf | Pairing | Between):
        return links
    spoken = tuple(link for link in links if any(place in posted.watches for place in facts.layout.losers(*link)))
    return spoken or links
