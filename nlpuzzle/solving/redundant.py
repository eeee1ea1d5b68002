"""Clues that are not needed: without any one of them there is still one solution only."""

from collections.abc import Sequence

from nlpuzzle.outcome import Limits
from nlpuzzle.puzzle import Frame
from nlpuzzle.rules.rules import Rule
from nlpuzzle.solving.search import solve

__all__ = ["redundant"]


def redundant(frame: Frame, rules: Sequence[tuple[str, Rule]], limits: Limits | None = None) -> tuple[str, ...]:
    """The clue ids each of which alone could be left out, in the order of the clues.

    Leaving out several of them together may well be too much. The rules must have one solution. A clue of which the limits
    do not let us tell is not listed.
    """
    limits = (limits or Limits()).model_copy(update={"solutions": 2})
    ids = dict.fromkeys(number for number, _ in rules)
    return tuple(
        left_out
        for left_out in ids
        if solve(frame, [(number, rule) for number, rule in rules if number != left_out], limits).verdict == "unique"
    )
