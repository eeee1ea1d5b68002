"""What a solving method is, and the parts that every method works with.

A chain is a ladder of methods: after progress `advance`, otherwise `fall_back`. A method finds one deduction; the remover
writes it onto the board with the clean-ups that it implies; the stepper takes notes of everything, and can show it.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Optional

from nlpuzzle.errors import NotSolvableError, RemoverMissingError, StepperMissingError
from nlpuzzle.solving.facts import Facts, Raw
from nlpuzzle.solving.notes import Stepper

__all__ = ["Method", "NoMethodLeft", "ParamMethod", "RemoveAndUpdate", "SolvingBase"]


class SolvingBase(ABC):
    """Whatever takes part in solving: it can be launched on the facts, and it knows the stepper."""

    def __init__(self) -> None:
        self._stepper: Stepper | None = None

    @property
    def stepper(self) -> Stepper:
        """Who takes notes. Raises StepperMissingError where nobody does: the part stands in no chain."""
        if self._stepper is None:
            raise StepperMissingError(f"No stepper has been assigned to {self!r}: build a chain of it.")
        return self._stepper

    @stepper.setter
    def stepper(self, stepper: Stepper) -> None:
        self._stepper = stepper

    @abstractmethod
    def launch(self, facts: Facts, *args: Any, **kwargs: Any) -> object:
        """Do its work on the facts."""

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"


class Method(SolvingBase):
    """One way to see something new. `advance` is tried next after progress, `fall_back` where there was none.

    A method that nothing was linked behind is the last of its chain: where it fails, the chain cannot solve the puzzle.
    """

    #: how it is called in steps
    name: str
    #: how hard it is for a person, from 1; what a step costs in the puzzle's score
    cost: int
    #: whether it only follows up a deduction, and is part of the clean-ups of a chain
    trivial: bool = False
    #: whether its own deductions are followed up at once; direct clues are all written down first
    cleaned_up: ClassVar[bool] = True

    def __init__(self) -> None:
        super().__init__()
        self.advance: Method = self
        self.fall_back: Method | NoMethodLeft = NoMethodLeft()
        self._remover: RemoveAndUpdate | None = None

    @property
    def remover(self) -> "RemoveAndUpdate":
        """Who writes onto the board. Raises RemoverMissingError where nobody does: the method stands in no chain."""
        if self._remover is None:
            raise RemoverMissingError(f"No remover has been assigned to {self!r}: build a chain of it.")
        return self._remover

    @remover.setter
    def remover(self, remover: "RemoveAndUpdate") -> None:
        self._remover = remover

    @abstractmethod
    def find(self, facts: Facts) -> Raw | None:
        """The first deduction that the method sees, None where it sees none. The facts stay as they are."""

    def launch(self, facts: Facts, *args: Any, **kwargs: Any) -> Optional["Method"]:
        """Make one deduction if there is one; the method to go on with, None where the chain ends with everything known.

        Raises NotSolvableError where the chain ends without that.
        """
        raw = self.find(facts)
        if raw is None:
            if not isinstance(self.fall_back, NoMethodLeft):
                return self.fall_back
            self.fall_back.launch(facts)
            return None
        self.remover.launch(facts, raw, clean_up=self.cleaned_up and not self.trivial)
        return self.advance

    def __repr__(self) -> str:
        return f"<{self.name}>"


class ParamMethod(Method):
    """A method for groups of n; `N_MIN` is the smallest n for which it means anything."""

    N_MIN: ClassVar[int]

    def __init__(self, n: int) -> None:
        super().__init__()
        if n < self.N_MIN:
            raise ValueError(f"{type(self).__name__} looks for groups of {self.N_MIN} or more, not of {n}")
        self.n = n


class NoMethodLeft(SolvingBase):
    """The end of every chain."""

    def launch(self, facts: Facts, *args: Any, **kwargs: Any) -> None:
        """Nothing where everything is known; raises NotSolvableError else."""
        if not facts.solved and facts.clash is None:
            known, all_ = len(facts.matched_by), facts.layout.matches
            raise NotSolvableError(f"This chain of methods does not solve the puzzle: it knows {known} of {all_} matches.")


class RemoveAndUpdate(SolvingBase):
    """Writes a deduction onto the board, and then what follows from it at once: the clean-ups of the chain, to their end."""

    def __init__(self, clean_ups: Sequence[Method] = ()) -> None:
        super().__init__()
        self.clean_ups = tuple(clean_ups)

    def launch(self, facts: Facts, *args: Any, **kwargs: Any) -> bool:
        """`launch(facts, raw, clean_up=True)`: whether the deduction `raw` said anything new."""
        (raw,) = args
        before = len(facts.removed_by), len(facts.matched_by)
        self.stepper.record(facts, raw)
        if kwargs.get("clean_up", True):
            while facts.clash is None and (more := self._follow_up(facts)) is not None:
                self.stepper.record(facts, more)
        return before != (len(facts.removed_by), len(facts.matched_by))

    def _follow_up(self, facts: Facts) -> Raw | None:
        return next((raw for method in self.clean_ups if (raw := method.find(facts)) is not None), None)
