"""What a solving method is, and how methods are linked: after progress `advance`, otherwise `fall_back`."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from copy import copy
from typing import ClassVar, Optional

from nlpuzzle.solving.facts import Facts, Raw

__all__ = ["Method", "drive", "linked"]


class Method(ABC):
    """One way to see something new. `advance` is tried next after progress, `fall_back` where there was none."""

    #: how it is called in steps
    name: str
    #: how hard it is for a person, from 1; what a step costs in the puzzle's score
    cost: int
    #: whether its deductions ride with the step before them
    trivial: ClassVar[bool] = False

    advance: Optional["Method"] = None
    fall_back: Optional["Method"] = None

    @abstractmethod
    def find(self, facts: Facts) -> Raw | None:
        """The first deduction that the method sees, None where it sees none. The facts stay as they are."""

    def launch(self, facts: Facts) -> Optional["Method"]:
        """Add one deduction to the facts if there is one; the method to go on with, None at the end of the ladder."""
        raw = self.find(facts)
        if raw is None:
            return self.fall_back
        facts.record(raw)
        return self.advance

    def __repr__(self) -> str:
        return f"<{self.name}>"


def linked(methods: Sequence[Method]) -> Method:
    """Copies of the methods as a ladder: each falls back to the next one, and progress leads back to the first. The first."""
    rungs = [copy(method) for method in methods]
    for here, above in zip(rungs, [*rungs[1:], None], strict=True):
        here.advance, here.fall_back = rungs[0], above
    return rungs[0]


def drive(facts: Facts, first: Method) -> None:
    """Go on until a clash is found or the last method finds nothing.

    It does not end where everything is matched: a clue that was not needed may still be against it.
    Raises TimeoutError after the deadline of the facts.
    """
    method: Method | None = first
    while method is not None and facts.clash is None:
        facts.check_time()
        method = method.launch(facts)
