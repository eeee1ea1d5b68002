"""Probing: suppose a link; the cheaper methods alone lead to a clash; so the link is impossible."""

from collections.abc import Sequence
from itertools import islice

from nlpuzzle.solving.board import bits
from nlpuzzle.solving.facts import Facts, Pair, Proof, Raw, ordered
from nlpuzzle.solving.methods.base import Method
from nlpuzzle.solving.methods.chain import build_chain, drive
from nlpuzzle.solving.posting import Posted
from nlpuzzle.solving.premises import needed
from nlpuzzle.solving.trail import rests_on, trail

__all__ = ["Probing"]

#: of so many suppositions that clash, those that bring most when they fall are followed to their clash
ENOUGH = 50
FOLLOWED = 8


class Probing(Method):
    """Of the suppositions that clash, the one that brings most for each deduction on the way to its clash."""

    name = "probing"
    cost = 10

    def __init__(self, within: Sequence[Method]) -> None:
        super().__init__()
        #: what is allowed within a supposition
        self.within = tuple(within)

    def find(self, facts: Facts) -> Raw | None:
        cells = facts.open_cells()
        if not cells:
            return None
        trial = facts.layout.trial(facts)
        found: list[Pair] = []
        for _, p, c in cells:
            facts.check_time()
            for q in bits(facts.cell(p, c)):
                link = ordered(p, q)
                if trial.clashes(link):
                    found.append(link)
            if len(found) >= ENOUGH:
                break
        gain = {link: trial.gain(link) for link in found}
        best = sorted(found, key=lambda link: -gain[link])
        ways = list(islice(((link, proof) for link in best if (proof := self._clash(facts, link)) is not None), FOLLOWED))
        return self._refuted(facts, *max(ways, key=lambda way: (1 + gain[way[0]]) / len(way[1].used))) if ways else None

    def _refuted(self, facts: Facts, link: Pair, proof: Proof) -> Raw:
        """The link falls, on as few premises as can be."""
        clues, before = rests_on(proof.raws, proof.used, proof.base)
        rest: list[Posted | int] = [*clues, *sorted(before)]
        kept = needed(rest, lambda chosen: facts.layout.refutes(facts, *_split(chosen), link))
        if len(kept) < len(rest):
            proof = self._clash(facts.only(*_split(kept)), link) or proof
            clues, before = rests_on(proof.raws, proof.used, proof.base)
        return Raw(self.name, (link,), clues=clues, parents=before, supposed=link, proof=proof)

    def _clash(self, facts: Facts, link: Pair) -> Proof | None:
        base = len(facts.raws)
        child = facts.suppose(link)
        drive(child, build_chain(self.within))
        if child.clash is None:
            return None
        return Proof(tuple(child.raws), base, trail(child.raws, [len(child.raws) - 1], base))


def _split(premises: Sequence[Posted | int]) -> tuple[list[int], list[Posted]]:
    """The numbers of deductions, and the clues."""
    return [x for x in premises if isinstance(x, int)], [x for x in premises if not isinstance(x, int)]
