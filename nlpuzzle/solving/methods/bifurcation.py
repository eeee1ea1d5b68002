"""Bifurcation: the last resort. Suppose a link and go on with everything, suppositions within suppositions included."""

from nlpuzzle.solving.board import bits
from nlpuzzle.solving.facts import Facts, Pair, Proof, Raw, ordered
from nlpuzzle.solving.methods.base import Method
from nlpuzzle.solving.methods.chain import drive
from nlpuzzle.solving.trail import rests_on, trail

__all__ = ["Bifurcation"]


class Bifurcation(Method):
    """Tries items with few partners first. Links that the search finds in some solution are never supposed."""

    name = "bifurcation"
    cost = 30

    def find(self, facts: Facts) -> Raw | None:
        for _, p, c in facts.open_cells():
            for q in bits(facts.cell(p, c)):
                link = ordered(p, q)
                if link not in facts.seen:
                    found = facts.layout.solution_with(facts, link)
                    if found is None:
                        return self._refuted(facts, link)
                    facts.seen.update(found)
        return None

    def _refuted(self, facts: Facts, link: Pair) -> Raw:
        """The way from the supposition, which is in no solution, to the clash."""
        base = len(facts.raws)
        child = facts.suppose(link)
        drive(child, self.advance)
        used = trail(child.raws, [len(child.raws) - 1], base)
        clues, before = rests_on(child.raws, used, base)
        proof = Proof(tuple(child.raws), base, used)
        return Raw(self.name, (link,), clues=clues, parents=before, supposed=link, proof=proof)
