"""How hard a puzzle is for a person: which method it needs, how much work it is, and where one is likely to get stuck."""

from collections.abc import Mapping, Sequence
from typing import Literal

from nlpuzzle.outcome import Limits
from nlpuzzle.puzzle import Frame
from nlpuzzle.rules.printing import to_notation
from nlpuzzle.rules.rules import Rule
from nlpuzzle.solving.methods import LADDER, Method
from nlpuzzle.solving.step import Step
from nlpuzzle.solving.stepper import Deduction, deduce
from nlpuzzle.values import dataclass

__all__ = ["LEVELS", "Level", "Rating", "Stall", "rate", "rating_of"]

Level = Literal["easy", "moderate", "hard", "very hard", "needs guessing"]
LEVELS: tuple[Level, ...] = ("easy", "moderate", "hard", "very hard", "needs guessing")

#: the level of a puzzle by the cost of the hardest method it needs, at least
_BY_COST = ((2, 0), (6, 1), (8, 2), (10, 3), (30, 4))
#: a long way is one level harder; so many points are long
LONG = 120
#: methods from this cost on are what people do not see at once
STALLS_AT = 4


@dataclass(frozen=True)
class Stall:
    """A place where a person is likely to get stuck: everything cheaper has been done."""

    step: str
    method: str
    #: matches found before, of how many in all
    found: int
    total: int


@dataclass(frozen=True)
class Rating:
    """The difficulty of a puzzle."""

    #: the costs of all steps that the answer needs
    score: int
    level: Level
    #: the dearest method without which the cheaper ones do not get to the end
    hardest_method: str
    stalls: tuple[Stall, ...] = ()


def rate(frame: Frame, rules: Sequence[tuple[str, Rule]], limits: Limits | None = None) -> Rating | None:
    """The difficulty of a puzzle with one solution; None where the methods do not get there. The clues' order is nothing to it.

    Step ids in `stalls` are those of the clues taken in the order of their notation.
    """
    return rating_of(deduce(frame, in_one_order(frame, rules), limits))


def in_one_order(frame: Frame, rules: Sequence[tuple[str, Rule]]) -> list[tuple[str, Rule]]:
    """The rules in the order of their notation: the same for every order of the clues."""
    return sorted(rules, key=lambda entry: to_notation(entry[1], frame))


def rating_of(found: Deduction, ladder: Sequence[Method] = LADDER) -> Rating | None:
    """The difficulty of the way that was found with a ladder; None where it does not end in a solution."""
    if not found.solved:
        return None
    cost = {method.name: method.cost for method in ladder}
    rank = {method.name: place for place, method in enumerate(ladder)}
    hardest = max((step.method for step in found.single), key=rank.__getitem__, default=ladder[0].name)
    score = sum(_effort(step, cost) for step in found.steps)
    level = next(level for most, level in _BY_COST if cost[hardest] <= most)
    if score >= LONG and level < LEVELS.index("very hard"):
        level += 1
    return Rating(score, LEVELS[level], hardest, _stalls(found, cost))


def _effort(step: Step, cost: Mapping[str, int]) -> int:
    """What a step costs: its method, and every step within it."""
    return cost.get(step.method, 0) + sum(_effort(inner, cost) for inner in step.chain)


def _stalls(found: Deduction, cost: Mapping[str, int]) -> tuple[Stall, ...]:
    """The steps by a method that is hard to see, where the step before was not by such a one."""
    stalls: list[Stall] = []
    total = sum(len(step.matched) for step in found.steps)
    matched, easy = 0, True
    for step in found.steps:
        hard = cost[step.method] >= STALLS_AT
        if hard and easy:
            stalls.append(Stall(step.id, step.method, matched, total))
        easy = not hard
        matched += len(step.matched)
    return tuple(stalls)
