"""Scaled X-wing: the n x n square. n tiles of different groups that have only n options between them keep them to themselves.

In a Sudoku, n columns that have room for a 7 only in the same n rows: no other column has its 7 there. In a matching puzzle,
n things known by items of several categories; it takes removed links to know that they are different things.
"""

from collections.abc import Iterable

from nlpuzzle.solving.facts import Facts
from nlpuzzle.solving.methods.n_tiles import NTilesNOptions
from nlpuzzle.solving.views import View

__all__ = ["ScaledXWing"]


class ScaledXWing(NTilesNOptions):
    """The rule of n tiles and n options, across groups."""

    N_MIN = 2

    def __init__(self, n: int) -> None:
        super().__init__(n)
        self.name = f"scaled X-wing of {n}"
        self.cost = 5 + n

    def _views(self, facts: Facts) -> Iterable[View]:
        return facts.layout.squares()
