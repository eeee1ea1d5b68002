"""N tiles, n options: n items of a category that have only n partners between them in another keep them to themselves."""

from itertools import combinations

from nlpuzzle.solving.board import bits
from nlpuzzle.solving.facts import Facts, Raw, ordered
from nlpuzzle.solving.methods.base import Method

__all__ = ["NTilesNOptions"]


class NTilesNOptions(Method):
    """Looks at the rows of every block of the matrix and at its columns."""

    def __init__(self, n: int) -> None:
        self.count = n
        self.name = f"{n} tiles, {n} options"
        self.cost = 2 + n

    def find(self, facts: Facts) -> Raw | None:
        n = facts.n
        for second in range(facts.m):  # the anchor's items are rather told as options than as tiles
            for first in range(facts.m):
                if first == second:
                    continue
                tiles = [p for p in range(first * n, first * n + n) if 1 < facts.cell(p, second).bit_count() <= self.count]
                for group in combinations(tiles, self.count):
                    raw = self._group(facts, first, second, group)
                    if raw is not None:
                        return raw
        return None

    def _group(self, facts: Facts, first: int, second: int, group: tuple[int, ...]) -> Raw | None:
        options = 0
        for p in group:
            options |= facts.cell(p, second)
        if options.bit_count() > self.count:
            return None
        parents = frozenset(x for p in group for x in facts.why_not(p, facts.masks[second] & ~options))
        through = tuple(("item", p) for p in (*group, *bits(options)))
        if options.bit_count() < self.count:
            return Raw(self.name, parents=parents, through=through)
        n = facts.n
        removed = [
            ordered(r, q) for r in range(first * n, first * n + n) if r not in group for q in bits(facts.rows[r] & options)
        ]
        return Raw(self.name, tuple(sorted(removed)), parents=parents, through=through) if removed else None
