"""Y-wing: one of two things must have a partner, so nobody who is neither of them has it.

The anchor is x or y, one wing is x or t, the other y or t, and neither wing is the anchor: whichever the anchor is, one of
the wings is t.
"""

from nlpuzzle.solving.facts import Facts, Raw
from nlpuzzle.solving.methods.base import Method
from nlpuzzle.solving.views import View

__all__ = ["YWing"]


class YWing(Method):
    """Looks in one view after the other for an anchor with two options left, then for its wings."""

    name = "Y-wing"
    cost = 8

    def find(self, facts: Facts) -> Raw | None:
        for view in facts.layout.wings():
            pairs = [(t, mine) for t, mine in view.tiles(facts) if mine.bit_count() == 2]
            for anchor, options in pairs:
                wings = [
                    (t, mine) for t, mine in pairs if (mine & options).bit_count() == 1 and view.apart(facts, anchor, t)
                ]
                for i, (first, mine) in enumerate(wings):
                    for second, other in wings[i + 1 :]:
                        if mine & options == other & options or mine & ~options != other & ~options:
                            continue
                        raw = self._neither(facts, view, (anchor, first, second), options, mine & ~options)
                        if raw is not None:
                            return raw
        return None

    def _neither(self, facts: Facts, view: View, wing: tuple[int, int, int], options: int, target: int) -> Raw | None:
        """Those who are neither wing and lose the option."""
        anchor, first, second = wing
        others = next(view.others(facts, (first, second), target), None)
        if others is None:
            return None
        parents = {x for t in wing for x in view.why_not(facts, t, -1)}
        apart = [(anchor, first), (anchor, second), *((w, r) for r in others for w in (first, second))]
        parents.update(x for pair in apart for x in view.why_apart(facts, *pair))
        removed = {link for r in others for link in view.links(facts, r, target)}
        through = view.through(wing, options)
        return Raw(self.name, tuple(sorted(removed)), parents=frozenset(parents), through=through)
