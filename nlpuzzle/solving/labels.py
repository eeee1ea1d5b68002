"""The items of a solver by label and by matrix position, and the numbers they are compared by."""

from collections.abc import Hashable, Iterable, Mapping
from difflib import get_close_matches
from fractions import Fraction
from functools import cached_property
from numbers import Rational
from types import MappingProxyType
from typing import Any

from nlpuzzle.errors import ItemError
from nlpuzzle.puzzle import Category, Frame, Number

__all__ = ["Labels", "Problem"]

Problem = Mapping[Any, Iterable[Hashable]] | Iterable[Iterable[Hashable]]
"""{category: items}, or the items of each category, preceded by its name where `categories` is not given."""


class Labels:
    """Categories and items as the caller names them; item i of category c stands at position c * n + i."""

    def __init__(
        self,
        problem: Problem,
        categories: Iterable[Hashable] | None = None,
        values: Mapping[Any, Iterable[Any]] | None = None,
    ) -> None:
        names, lists = _lists(problem, categories)
        _checked(names, lists)
        self._categories = names
        self._n = len(lists[0])
        self._labels = tuple(label for items in lists for label in items)
        self._numbers = {name: c for c, name in enumerate(names)}
        self._places = {(c, label): c * self._n + i for c, items in enumerate(lists) for i, label in enumerate(items)}
        places: dict[Hashable, int | None] = {}
        for p, label in enumerate(self._labels):
            places[label] = None if label in places else p
        self._map = MappingProxyType(places)
        self._values = self._compared(values or {})

    def _compared(self, values: Mapping[Any, Iterable[Any]]) -> dict[int, tuple[Any, ...]]:
        found = {}
        for name, numbers in values.items():
            row = tuple(numbers)
            if len(row) != self.n or len(set(row)) != self.n:
                raise ValueError(f"{name} needs {self.n} different values, one for each item")
            found[self.category_index(name)] = row
        return found

    @property
    def m(self) -> int:
        """The number of categories."""
        return len(self._categories)

    @property
    def n(self) -> int:
        """The number of items in each category."""
        return self._n

    @property
    def categories(self) -> tuple[Hashable, ...]:
        """The category labels, in the order of the matrix."""
        return self._categories

    @property
    def labels(self) -> tuple[Hashable, ...]:
        """The item label of each row and column of the matrix."""
        return self._labels

    @property
    def map(self) -> Mapping[Hashable, int | None]:
        """Each item label with its position; None where several categories have it. Read-only."""
        return self._map

    def category_index(self, category: Hashable) -> int:
        """The index of a category; raises ItemError where there is none of that name."""
        try:
            return self._numbers[category]
        except KeyError:
            raise ItemError(f"there is no category {category!r}{_close(category, self._numbers)}") from None

    def item_to_pos(self, item: Hashable) -> tuple[int, int]:
        """The matrix position and category index of a label, or of a (category, label) tuple.

        Raises ItemError where there is no such item, or where several categories have the bare label.
        """
        if isinstance(item, tuple):
            if len(item) != 2:
                raise ItemError(f"{item!r} names no item: give a label or a pair (category, label)")
            c = self.category_index(item[0])
            place = self._places.get((c, item[1]))
            if place is None:
                known = self._labels[c * self.n : (c + 1) * self.n]
                raise ItemError(f"{item[0]} has no item {item[1]!r}{_close(item[1], known)}")
            return place, c
        if item not in self._map:
            raise ItemError(f"there is no item {item!r}{_close(item, self._map)}")
        found = self._map[item]
        if found is None:
            several = [str((self._categories[p // self.n], item)) for p, x in enumerate(self._labels) if x == item]
            raise ItemError(f"{item!r} stands in several categories: say {' or '.join(several)}")
        return found, found // self.n

    def pos_to_item(self, pos: int, cat: int | None = None) -> tuple[Hashable, Hashable]:
        """The (category, label) pair at a matrix position; `cat` saves computing the category's index."""
        return self._categories[pos // self.n if cat is None else cat], self._labels[pos]

    def cat_slice(self, cat: int) -> slice:
        """The positions of a category as a slice."""
        return slice(cat * self.n, (cat + 1) * self.n)

    def value(self, pos: int) -> Any:
        """What the item at `pos` is compared by: its entry in `values`, or else its label."""
        given = self._values.get(pos // self.n)
        return self._labels[pos] if given is None else given[pos % self.n]

    @cached_property
    def frame(self) -> Frame:
        """The same categories for rules and notation, every label as text; ordered where all values are numbers.

        Raises ValueError where two labels of a category are the same text.
        """
        found = []
        for c, name in enumerate(self._categories):
            numbers = [_number(self.value(p)) for p in range(c * self.n, (c + 1) * self.n)]
            known = tuple(x for x in numbers if x is not None)
            values = known if len(known) == self.n == len(set(known)) else None
            found.append(Category(str(name), tuple(str(x) for x in self._labels[self.cat_slice(c)]), values, anchor=c == 0))
        return Frame(tuple(found))


def _lists(problem: Problem, categories: Iterable[Hashable] | None) -> tuple[tuple[Hashable, ...], list[tuple[Hashable, ...]]]:
    if isinstance(problem, Mapping):
        return tuple(problem), [tuple(items) for items in problem.values()]
    lists = [tuple(items) for items in problem]
    if categories is not None:
        names = tuple(categories)
        if len(names) != len(lists):
            raise ValueError(f"{len(names)} category labels for {len(lists)} lists of items")
        return names, lists
    if not all(lists):
        raise ValueError("each list must begin with its category label")
    return tuple(items[0] for items in lists), [items[1:] for items in lists]


def _checked(names: tuple[Hashable, ...], lists: list[tuple[Hashable, ...]]) -> None:
    if not lists or not lists[0]:
        raise ValueError("a problem needs at least one category with items")
    if None in names or any(None in items for items in lists):
        raise ValueError("None cannot be a category or an item")
    if len(set(names)) != len(names):
        raise ValueError("two categories have the same label")
    for name, items in zip(names, lists, strict=True):
        if len(items) != len(lists[0]):
            raise ValueError(f"{name} has {len(items)} items, {names[0]} has {len(lists[0])}: all must have the same number")
        if len(set(items)) != len(items):
            raise ValueError(f"{name} lists an item twice")


def _number(value: Any) -> Number | None:
    """A value as the exact number rules compare, None where it is not a number."""
    if isinstance(value, bool):
        return None
    if isinstance(value, float) and value == value and abs(value) != float("inf"):
        value = Fraction(str(value))
    if not isinstance(value, Rational):
        return None
    exact = Fraction(int(value.numerator), int(value.denominator))
    return exact.numerator if exact.denominator == 1 else exact


def _close(wrong: Hashable, known: Iterable[Hashable]) -> str:
    near = get_close_matches(str(wrong), [str(x) for x in known], 1)
    return f"; did you mean {near[0]!r}?" if near else ""
