"""N tiles, n options: n items of a category that have only n partners between them in another keep them to themselves."""

from collections.abc import Iterable, Sequence
from itertools import combinations

from nlpuzzle.solving.facts import Facts, Raw
from nlpuzzle.solving.methods.base import ParamMethod
from nlpuzzle.solving.views import View

__all__ = ["NTilesNOptions"]


class NTilesNOptions(ParamMethod):
    """Looks at every all-different group, by its tiles and by its options. For n = 1 it sees what a lone single does."""

    N_MIN = 1

    def __init__(self, n: int) -> None:
        super().__init__(n)
        self.name = f"{n} tiles, {n} options"
        self.cost = 2 + n

    def find(self, facts: Facts) -> Raw | None:
        for view in self._views(facts):
            tiles = [(t, mine) for t, mine in view.tiles(facts) if min(2, self.n) <= mine.bit_count() <= self.n]
            for group in combinations(tiles, self.n):
                options = 0
                for _, mine in group:
                    options |= mine
                if options.bit_count() <= self.n:
                    raw = self._group(facts, view, [t for t, _ in group], options)
                    if raw is not None:
                        return raw
        return None

    def _views(self, facts: Facts) -> Iterable[View]:
        return facts.layout.blocks()

    def _group(self, facts: Facts, view: View, group: Sequence[int], options: int) -> Raw | None:
        """The options are the group's, and the others lose them; a clash where there are too few for the group."""
        if not all(view.apart(facts, one, other) for one, other in combinations(group, 2)):
            return None
        parents = {x for t in group for x in view.why_not(facts, t, ~options)}
        through = view.through(group, options)
        enough = options.bit_count() == self.n
        others = next(view.others(facts, group, options), []) if enough else []
        if enough and not others:
            return None
        for one, other in combinations(sorted((*group, *others)), 2):
            parents.update(view.why_apart(facts, one, other) if one in group or other in group else ())
        removed = {link for t in others for link in view.links(facts, t, options)}
        return Raw(self.name, tuple(sorted(removed)), parents=frozenset(parents), through=through)
