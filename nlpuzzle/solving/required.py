"""A rule of any kind that a solver keeps beside its assertions."""

from typing import TYPE_CHECKING

from nlpuzzle.errors import ContradictionError
from nlpuzzle.puzzle import Item
from nlpuzzle.rules.meaning import terms_of
from nlpuzzle.rules.rules import Rule
from nlpuzzle.solving.assertions import Listener
from nlpuzzle.solving.constraints import Constraints

if TYPE_CHECKING:
    from nlpuzzle.solving.solver import Solver

__all__ = ["RequiredRule"]


class RequiredRule(Listener):
    """A stored rule: takes links away as soon as they are ruled out, and leaves the solver when it surely holds."""

    def __init__(self, solver: "Solver", rule: Rule, build: Constraints) -> None:
        self.solver, self.rule = solver, rule
        self.conditions = tuple(build.conditions(rule))
        self._keys = tuple(sorted(build.watches(rule)))

    def __repr__(self) -> str:
        return f"RequiredRule({self.rule!r})"

    def __str__(self) -> str:
        from nlpuzzle.rules.printing import to_notation

        return to_notation(self.rule, self.solver.frame)

    @property
    def keys(self) -> tuple[tuple[int, int], ...]:
        return self._keys

    @property
    def satisfied(self) -> bool:
        rows = self.solver.rows
        return not any(condition.possible(rows, False) for condition in self.conditions)

    def verify(self) -> None:
        """Take away every link the rule is seen to rule out; raises ContradictionError where it cannot hold."""
        for condition in self.conditions:
            removal = condition.force(self.solver.rows, True)
            if removal is None:
                items = tuple((t.category, t.label) for t in terms_of(self.rule) if isinstance(t, Item))
                raise ContradictionError(f"the rule {self} cannot hold together with the earlier ones", items)
            self.solver.drop(removal)
