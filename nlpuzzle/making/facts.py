"""Things to say about a hidden world: random rules that are true of it, of every kind a clue can have."""

import random
from collections.abc import Callable, Mapping

from nlpuzzle.making.comparisons import at_least, between, bounded, compare, distance, exact, times
from nlpuzzle.making.joined_facts import both, either_or, exactly_one, if_then, iff, negated
from nlpuzzle.making.plain_facts import different, distinct, neither, one_of, pairing, same, superlative
from nlpuzzle.making.world import World
from nlpuzzle.puzzle import Frame
from nlpuzzle.rules import Arrangement, Rule, holds
from nlpuzzle.telling.realise.voice import Voice

__all__ = ["KINDS", "Facts"]


KINDS: dict[str, Callable[[World], Rule | None]] = {
    "same": same,
    "different": different,
    "superlative": superlative,
    "either": one_of,
    "neither": neither,
    "pairing": pairing,
    "distinct": distinct,
    "compare": compare,
    "exact": exact,
    "at-least": at_least,
    "bounded": bounded,
    "times": times,
    "distance": distance,
    "between": between,
    "not": negated,
    "both": both,
    "if": if_then,
    "iff": iff,
    "or": either_or,
    "count": exactly_one,
}
"""The kinds of clues by the names of the command line."""


class Facts:
    """Draws rules that are true of one arrangement."""

    def __init__(self, frame: Frame, voices: Mapping[str, Voice], world: Arrangement, dice: random.Random) -> None:
        self._world = World(frame, voices, world, dice)

    def draw(self, kind: str) -> Rule | None:
        """A rule of that kind which is true of the world; None where the dice found none."""
        rule = KINDS[kind](self._world)
        return rule if rule is not None and holds(rule, self._world.frame, self._world.arrangement) else None
