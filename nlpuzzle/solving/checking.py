"""Everything a setter wants to know about a puzzle: is it unique, can it be solved without guessing, what is not needed."""

from collections.abc import Sequence

from nlpuzzle.outcome import Limits
from nlpuzzle.puzzle import Frame
from nlpuzzle.rules.rules import Rule
from nlpuzzle.solving.difficulty import Rating, in_one_order, rating_of
from nlpuzzle.solving.redundant import redundant
from nlpuzzle.solving.search import Result, conflict, solve
from nlpuzzle.solving.stepper import Deduction, deduce
from nlpuzzle.values import dataclass

__all__ = ["Check", "check"]


@dataclass(frozen=True)
class Check:
    """What was found out about a puzzle."""

    result: Result
    #: the way to the answer, or to the contradiction, in the order of the clues
    deduction: Deduction
    #: a smallest set of clues that contradict each other
    clash: tuple[str, ...] = ()
    #: clues each of which alone could be left out
    redundant: tuple[str, ...] = ()
    rating: Rating | None = None

    @property
    def without_guessing(self) -> bool:
        """Whether the methods below bifurcation are enough."""
        return self.deduction.solved and all(step.method != "bifurcation" for step in self.deduction.single)


def check(frame: Frame, rules: Sequence[tuple[str, Rule]], limits: Limits | None = None) -> Check:
    """Check the rules (clue number, rule) of a frame.

    With a contradiction, the steps are those of a smallest set of clues that contradict each other.
    """
    limits = limits or Limits()
    result = solve(frame, rules, limits)
    if result.verdict == "none":
        clash = conflict(frame, rules, limits)
        blamed = [(number, rule) for number, rule in rules if number in clash] if clash else rules
        return Check(result, deduce(frame, blamed, limits), clash)
    deduction = deduce(frame, rules, limits)
    if result.verdict != "unique":
        return Check(result, deduction)
    rating = rating_of(deduce(frame, in_one_order(frame, rules), limits))
    return Check(result, deduction, (), redundant(frame, rules, limits), rating)
