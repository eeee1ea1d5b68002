"""The ladder of solving methods, from what a child sees to what nobody likes to do; one file each."""

from nlpuzzle.solving.methods.assertion import Assertion
from nlpuzzle.solving.methods.base import Method, drive, linked
from nlpuzzle.solving.methods.bifurcation import Bifurcation
from nlpuzzle.solving.methods.direct_clue import DirectClue
from nlpuzzle.solving.methods.last_candidate import LastCandidate
from nlpuzzle.solving.methods.lone_single import LoneSingle
from nlpuzzle.solving.methods.n_tiles import NTilesNOptions
from nlpuzzle.solving.methods.nested_assertion import NestedAssertion
from nlpuzzle.solving.methods.probing import Probing
from nlpuzzle.solving.methods.scaled_x_wing import ScaledXWing
from nlpuzzle.solving.methods.shared_support import SharedSupport
from nlpuzzle.solving.methods.y_wing import YWing

__all__ = ["LADDER", "Method", "drive", "linked"]

LADDER: tuple[Method, ...] = (
    DirectClue(),
    LoneSingle(),
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
    Probing(),
    Bifurcation(),
)
"""All methods in the order in which they are tried, the cheapest first."""
