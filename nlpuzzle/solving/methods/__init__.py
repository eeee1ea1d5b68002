"""The ladder of solving methods, from what a child sees to what nobody likes to do; one file each."""

from nlpuzzle.solving.methods.assertion import Assertion
from nlpuzzle.solving.methods.base import Method, ParamMethod, RemoveAndUpdate, SolvingBase
from nlpuzzle.solving.methods.bifurcation import Bifurcation
from nlpuzzle.solving.methods.chain import build_chain, drive, solve_by_chain
from nlpuzzle.solving.methods.direct_clue import DirectClue
from nlpuzzle.solving.methods.given import Given
from nlpuzzle.solving.methods.last_candidate import LastCandidate
from nlpuzzle.solving.methods.lone_single import LoneSingle
from nlpuzzle.solving.methods.n_tiles import NTilesNOptions
from nlpuzzle.solving.methods.nested_assertion import NestedAssertion
from nlpuzzle.solving.methods.probing import Probing
from nlpuzzle.solving.methods.same_thing import SameThing
from nlpuzzle.solving.methods.scaled_x_wing import ScaledXWing
from nlpuzzle.solving.methods.shared_support import SharedSupport
from nlpuzzle.solving.methods.y_wing import YWing
from nlpuzzle.solving.notes import Stepper

__all__ = [
    "LADDER",
    "Assertion",
    "Bifurcation",
    "DirectClue",
    "Given",
    "LastCandidate",
    "LoneSingle",
    "Method",
    "NTilesNOptions",
    "NestedAssertion",
    "ParamMethod",
    "Probing",
    "RemoveAndUpdate",
    "SameThing",
    "ScaledXWing",
    "SharedSupport",
    "SolvingBase",
    "YWing",
    "build_chain",
    "default_chain",
    "drive",
    "solve_by_chain",
]

LADDER: tuple[Method, ...] = (
    DirectClue(),
    SameThing(),
    LastCandidate(),
    Assertion(),
    SharedSupport(),
    NTilesNOptions(2),
    NTilesNOptions(3),
    NTilesNOptions(4),
    NestedAssertion(),
    ScaledXWing(2),
    ScaledXWing(3),
    YWing(),
    Probing((SameThing(), LastCandidate(), Assertion(), SharedSupport(), NestedAssertion())),
    Bifurcation(),
)
"""All methods for matching puzzles in the order in which they are tried, the cheapest first."""


def default_chain(stepper: Stepper | None = None) -> Method:
    """The whole ladder for matching puzzles as a chain; `build_chain` makes one of your own choice of methods."""
    return build_chain(LADDER, stepper)
