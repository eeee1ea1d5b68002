"""The ladder of solving methods for drawn grids, the way to the answer in steps, and how hard it is."""

from collections.abc import Sequence

from nlpuzzle.grids.layout import GridLayout
from nlpuzzle.grids.posting import post_grid
from nlpuzzle.grids.puzzle import GridPuzzle
from nlpuzzle.outcome import Limits
from nlpuzzle.solving.difficulty import Rating, rating_of
from nlpuzzle.solving.facts import Facts
from nlpuzzle.solving.grouping import Grouper
from nlpuzzle.solving.methods import (
    Assertion,
    Bifurcation,
    Given,
    LastCandidate,
    LoneSingle,
    Method,
    NTilesNOptions,
    Probing,
    ScaledXWing,
    SharedSupport,
    YWing,
)
from nlpuzzle.solving.stepper import Deduction, walk

__all__ = ["CROSSINGS_LADDER", "SUDOKU_LADDER", "deduce_grid", "grid_facts", "ladder_for", "rate_grid"]

SUDOKU_LADDER: tuple[Method, ...] = (
    Given(),
    LoneSingle(),
    LastCandidate(rides=False),
    SharedSupport(),
    NTilesNOptions(2),
    NTilesNOptions(3),
    NTilesNOptions(4),
    ScaledXWing(2),
    YWing(),
    ScaledXWing(3),
    ScaledXWing(4),
    Probing((LoneSingle(), LastCandidate(rides=False), SharedSupport())),
    Bifurcation(),
)
"""All methods for Sudoku, the cheapest first."""

CROSSINGS_LADDER: tuple[Method, ...] = (
    Given(),
    LoneSingle(),
    LastCandidate(),
    Assertion(),
    Probing((LoneSingle(), LastCandidate(), Assertion())),
    Bifurcation(),
)
"""All methods for arrow crossings, the cheapest first."""


def ladder_for(puzzle: GridPuzzle) -> tuple[Method, ...]:
    """The methods for a kind of grid."""
    return SUDOKU_LADDER if puzzle.kind == "sudoku" else CROSSINGS_LADDER


def grid_facts(puzzle: GridPuzzle, seconds: float = float("inf")) -> Facts:
    """The facts of a grid of which nothing is known but what it gives."""
    return Facts.begin(GridLayout(puzzle), post_grid(puzzle), seconds)


def deduce_grid(
    puzzle: GridPuzzle, limits: Limits | None = None, *, ladder: Sequence[Method] | None = None
) -> Deduction:
    """The steps from the given cells and signs to the answer, or to where the methods get stuck."""
    facts = grid_facts(puzzle, (limits or Limits()).seconds)
    ladder = ladder or ladder_for(puzzle)
    return walk(facts, ladder, Grouper(facts.layout, ladder))


def rate_grid(puzzle: GridPuzzle, found: Deduction) -> Rating | None:
    """The difficulty of the way that was found; None where it does not end in a solution."""
    return rating_of(found, ladder_for(puzzle))
