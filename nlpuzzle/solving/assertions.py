"""Assertions: comparisons a solver keeps and looks at again until they say no more than its links do.

An assertion links two items through a category: "the green thing is lighter than Petra's" through `weight`.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterable, Iterator
from itertools import chain
from typing import TYPE_CHECKING, Any

from nlpuzzle.solving.conditions import Pair
from nlpuzzle.solving.tables import Table

if TYPE_CHECKING:
    from nlpuzzle.solving.solver import Solver

__all__ = [
    "AdjacencyOffsetAssertion",
    "Assertion",
    "AsymmetricAssertionMixin",
    "BandedAssertion",
    "BoundedAssertion",
    "BoundedExclusiveAssertion",
    "Listener",
    "OffsetAssertion",
    "SymmetricAssertionMixin",
]

Key = Callable[["Solver", int], Any]
"""Maps a matrix position to the value that is compared."""


class Listener(ABC):
    """Whatever a solver stores under (position, category) keys and calls when one of those links is gone."""

    solver: "Solver"

    @property
    @abstractmethod
    def keys(self) -> tuple[tuple[int, int], ...]:
        """The (position, category) pairs it listens to."""

    @property
    @abstractmethod
    def satisfied(self) -> bool:
        """Whether the links that are left leave it nothing more to say."""

    @abstractmethod
    def verify(self) -> None:
        """Take away every link it rules out."""

    def update(self, pos12: int, posC: int) -> None:  # noqa: N803 - the manual's name
        """The link between `pos12` and `posC` was cut: look again, and leave the solver when satisfied."""
        self.verify()
        if self.satisfied:
            self.solver.remove_assertion(self)


class Assertion(Listener):
    """Compares the items of `category` that belong to `item1` and `item2`; abstract, `op` is the comparison.

    `key(solver, position)` gives the value of an item of the category: the solver's `values`, or else the label itself.
    Raises ValueError where both items are in the category or the values cannot be compared.
    """

    def __init__(
        self, solver: "Solver", item1: Hashable, item2: Hashable, category: Hashable, key: Key | None = None
    ) -> None:
        self.solver = solver
        self.pos1, self.cat1 = solver.item_to_pos(item1)
        self.pos2, self.cat2 = solver.item_to_pos(item2)
        self.cat = solver.category_index(category)
        if self.cat1 == self.cat2 == self.cat:
            raise ValueError(f"both items are in {category}: there is nothing to find out by comparing them there")
        if self.pos1 == self.pos2:
            raise ValueError("an item cannot be compared with itself")
        self.key: Key = self.default_key if key is None else key
        self._pair: Pair | None = None

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(map(repr, self._arguments()))})"

    def __str__(self) -> str:
        return repr(self)

    def _arguments(self) -> tuple[object, ...]:
        solver = self.solver
        return solver.pos_to_item(self.pos1), solver.pos_to_item(self.pos2), solver.categories[self.cat]

    def _names(self) -> tuple[str, str, str]:
        """The labels of both items and the category, for `str`."""
        labels = self.solver.labels
        return str(labels[self.pos1]), str(labels[self.pos2]), str(self.solver.categories[self.cat])

    @property
    def keys(self) -> tuple[tuple[int, int], ...]:
        return (self.pos1, self.cat), (self.pos2, self.cat)

    def default_key(self, solver: "Solver", pos: int) -> Any:
        """The value of the item at `pos`: from the solver's `values`, or else its label."""
        return solver.value(pos)

    @abstractmethod
    def op(self, key1: Any, key2: Any) -> bool:
        """Whether the first item may have the value `key1` while the second has `key2`."""

    def is_valid(self, key: Any, options: Iterable[Any], reverse: bool = False) -> Any:
        """The first of `options` with op(key, option), or op(option, key) if `reverse`; None where there is none."""
        for option in options:
            if self.op(option, key) if reverse else self.op(key, option):
                return option
        return None

    @property
    def satisfied(self) -> bool:
        """Whether both items have found their one item of the category."""
        linked = self.solver.links_in
        return linked(self.pos1, self.cat).bit_count() == 1 == linked(self.pos2, self.cat).bit_count()

    def update(self, pos12: int, posC: int) -> None:  # noqa: N803 - the manual's name
        """A link was cut: look again if it concerns this assertion, which leaves the solver when it is satisfied."""
        if pos12 in (self.pos1, self.pos2) and posC // self.solver.n == self.cat:
            super().update(pos12, posC)

    def verify(self) -> None:
        """Take away the links of both items to values for which the other has none that fits."""
        if type(self).is_valid.__module__ == __name__:
            self._verify_by_table()
        else:
            self._verify_by_options()

    def _verify_by_options(self) -> None:
        """Asks `is_valid` for each value in turn: for children that replace it."""
        solver, before = self.solver, -1
        while before != solver.edges:
            before = solver.edges
            for mine, other, reverse in ((self.pos1, self.pos2, False), (self.pos2, self.pos1, True)):
                if mine // solver.n == self.cat:
                    continue  # it is what it is; the other one has to fit
                options = {self.key(solver, p) for p in solver.positions_in(other, self.cat)}
                for p in solver.positions_in(mine, self.cat):
                    if self.is_valid(self.key(solver, p), options, reverse) is None:
                        solver.unlink(mine, p)

    def _verify_by_table(self) -> None:
        solver = self.solver
        removal = self.relation.force(solver.rows, True)
        if removal is None:  # nothing fits: one of the items has nowhere to go
            stuck = self.pos1 if self.cat1 != self.cat else self.pos2
            removal = {stuck: solver.links_in(stuck, self.cat)}
        solver.drop(removal)

    @property
    def relation(self) -> Pair:
        """The comparison as a condition on the board; raises ValueError where values cannot be compared."""
        if self._pair is None:
            solver, base = self.solver, self.cat * self.solver.n
            values = [self.key(solver, base + i) for i in range(solver.n)]
            try:
                table = Table(tuple(sum(1 << v for v, y in enumerate(values) if self.op(x, y)) for x in values))
            except TypeError as error:
                raise ValueError(
                    f"the items of {solver.categories[self.cat]} cannot be compared; "
                    f"give the solver numbers for them: values={{{solver.categories[self.cat]!r}: [...]}}"
                ) from error
            self._pair = Pair(self.pos1, self.pos2, self.cat, solver.n, table)
        return self._pair


class SymmetricAssertionMixin:
    """For assertions that care only about how far apart two values are."""

    def value(self, key1: Any, key2: Any) -> Any:
        """|key2 - key1|."""
        return abs(key2 - key1)


class AsymmetricAssertionMixin:
    """For assertions that care about which value is the greater."""

    def value(self, key1: Any, key2: Any) -> Any:
        """key2 - key1."""
        return key2 - key1


class OffsetAssertion(AsymmetricAssertionMixin, Assertion):
    """item2 - item1 == offset."""

    def __init__(
        self, solver: "Solver", item1: Hashable, item2: Hashable, category: Hashable, offset: Any, key: Key | None = None
    ) -> None:
        super().__init__(solver, item1, item2, category, key)
        self.offset = offset

    def _arguments(self) -> tuple[object, ...]:
        return (*super()._arguments(), self.offset)

    def __str__(self) -> str:
        first, second, category = self._names()
        return f"{category}({second}) - {category}({first}) = {self.offset}"

    def op(self, key1: Any, key2: Any) -> bool:
        """Whether the values differ by exactly the offset."""
        return bool(self.value(key1, key2) == self.offset)

    def is_valid(self, key: Any, options: Iterable[Any], reverse: bool = False) -> Any:
        """The only option that can fit, if it is there."""
        wanted = key - self.offset if reverse else key + self.offset
        return wanted if wanted in options else None


class AdjacencyOffsetAssertion(SymmetricAssertionMixin, OffsetAssertion):
    """|item2 - item1| == offset."""

    def __str__(self) -> str:
        first, second, category = self._names()
        return f"|{category}({second}) - {category}({first})| = {self.offset}"

    def is_valid(self, key: Any, options: Iterable[Any], reverse: bool = False) -> Any:
        """One of the two options that can fit, if one is there."""
        return next((wanted for wanted in (key + self.offset, key - self.offset) if wanted in options), None)


class BoundedAssertion(AsymmetricAssertionMixin, Assertion):
    """lower <= item2 - item1 <= upper; a bound of None does not bind."""

    def __init__(
        self,
        solver: "Solver",
        item1: Hashable,
        item2: Hashable,
        category: Hashable,
        lower: Any,
        upper: Any,
        key: Key | None = None,
    ) -> None:
        super().__init__(solver, item1, item2, category, key)
        self.lower, self.upper = lower, upper

    #: how the bounds are written: inclusive or not
    _sign = "<="

    def _arguments(self) -> tuple[object, ...]:
        return (*super()._arguments(), self.lower, self.upper)

    def _difference(self) -> str:
        first, second, category = self._names()
        return f"{category}({second}) - {category}({first})"

    def __str__(self) -> str:
        lower = "" if self.lower is None else f"{self.lower} {self._sign} "
        upper = "" if self.upper is None else f" {self._sign} {self.upper}"
        return f"{lower}{self._difference()}{upper}"

    def op(self, key1: Any, key2: Any) -> bool:
        """Whether the difference is within the bounds, ends included."""
        value = self.value(key1, key2)
        return not (self.lower is not None and value < self.lower) and not (self.upper is not None and value > self.upper)

    def bounds(self, reverse: bool) -> tuple[Any, Any]:
        """The bounds of the difference seen from item1, or negated and swapped as seen from item2."""
        return (-self.upper, -self.lower) if reverse else (self.lower, self.upper)

    def nspace(self) -> int:
        """How many values `space` yields; both bounds must be whole numbers."""
        return max(int(self.upper - self.lower + 1), 0)

    def space(self, key: Any, lower: int, upper: int) -> Iterator[Any]:
        """The whole-numbered values that may go with `key`."""
        return (key + step for step in range(lower, upper + 1))

    def is_valid(self, key: Any, options: Iterable[Any], reverse: bool = False) -> Any:
        """The first option that fits; looks the few possible values up where everything is a whole number."""
        options = set(options)
        whole = all(isinstance(number, int) for number in (key, self.lower, self.upper, *options))
        if whole and self.nspace() < len(options):
            return next((wanted for wanted in self.space(key, *self.bounds(reverse)) if wanted in options), None)
        return super().is_valid(key, options, reverse)


class BoundedExclusiveAssertion(BoundedAssertion):
    """lower < item2 - item1 < upper; a bound of None does not bind."""

    _sign = "<"

    def op(self, key1: Any, key2: Any) -> bool:
        """Whether the difference is within the bounds, ends excluded.

        Plain "less than" needs no difference, so any values with an order will do, except text: that order is the alphabet's.
        """
        if self.lower == 0 and self.upper is None:
            if isinstance(key1, str) or isinstance(key2, str):
                raise TypeError("texts have no order that means anything here")
            return bool(key1 < key2)
        value = self.value(key1, key2)
        return not (self.lower is not None and value <= self.lower) and not (self.upper is not None and value >= self.upper)

    def nspace(self) -> int:
        return max(int(self.upper - self.lower - 1), 0)

    def space(self, key: Any, lower: int, upper: int) -> Iterator[Any]:
        return (key + step for step in range(lower + 1, upper))


class BandedAssertion(SymmetricAssertionMixin, BoundedAssertion):
    """lower <= |item2 - item1| <= upper; an upper bound of None does not bind."""

    def _difference(self) -> str:
        return f"|{super()._difference()}|"

    def bounds(self, reverse: bool) -> tuple[Any, Any]:
        """The bounds are the same from both sides."""
        return self.lower, self.upper

    def nspace(self) -> int:
        return 2 * super().nspace()

    def space(self, key: Any, lower: int, upper: int) -> Iterator[Any]:
        below = (key - step for step in range(upper, lower - 1, -1))
        return chain(below, super().space(key, lower, upper))
