"""A puzzle as a plain CNF, the model that the SAT solvers among the peers get: one variable for each item and thing.

Things are numbered by the items of the first category. Where a clue compares in another category, or offers a choice there,
the links it speaks of get variables of their own.
"""

from collections.abc import Sequence
from itertools import combinations

from nlpuzzle.puzzle import Category, Frame, Item
from nlpuzzle.rules import Amount, Compare, Different, Distance, OneOf, Rule, Same
from nlpuzzle.rules.meaning import OPERATORS

__all__ = ["Cnf"]


class Cnf:
    """The clauses of a frame; `add` appends those of a rule."""

    def __init__(self, frame: Frame) -> None:
        self.frame = frame
        self.n = frame.size
        self.anchor = frame.categories[0]
        self.start = {c.name: (i - 1) * self.n * self.n + 1 for i, c in enumerate(frame)}
        self.last = (len(frame.categories) - 1) * self.n * self.n
        self.clauses: list[Sequence[int]] = []
        #: sets of literals of which exactly one is true; `clauses` say so, too
        self.units: list[list[int]] = []
        self.linked: dict[tuple[Item, Item], int] = {}
        for c in frame.categories[1:]:
            first = self.start[c.name]
            rows = [list(range(first + i * self.n, first + (i + 1) * self.n)) for i in range(self.n)]
            for unit in (*rows, *map(list, zip(*rows, strict=True))):
                self.units.append(unit)
                self.clauses.append(unit)
                self.clauses.extend([-x, -y] for x, y in combinations(unit, 2))

    def new(self) -> int:
        """A fresh variable."""
        self.last += 1
        return self.last

    def variable(self, item: Item, thing: int) -> int:
        """The variable that says which thing an item of another category than the first belongs to."""
        return self.start[item.category] + self.frame.by_name[item.category].index[item.label] * self.n + thing

    def row(self, item: Item) -> list[int | bool]:
        """For each thing the literal that the item belongs to it; True and False for items of the first category."""
        if item.category == self.anchor.name:
            here = self.anchor.index[item.label]
            return [thing == here for thing in range(self.n)]
        first = self.variable(item, 0)
        return list(range(first, first + self.n))

    def link(self, a: Item, b: Item) -> int | bool:
        """The literal that two items are the same thing."""
        if a.category == b.category:
            return a == b
        if a.category == self.anchor.name:
            a, b = b, a
        if b.category == self.anchor.name:
            return self.variable(a, self.anchor.index[b.label])
        found = self.linked.get((a, b)) or self.linked.get((b, a))
        if found is None:
            found = self.linked[a, b] = self.new()
            for x, y in zip(self.row(a), self.row(b), strict=True):
                self.clauses += [(-found, -x, y), (-found, x, -y), (found, -x, -y)]
        return found

    def values(self, item: Item, category: Category) -> list[int | bool]:
        """For each item of a category the literal that the item is the same thing."""
        if category is self.anchor:
            return self.row(item)
        return [self.link(item, Item(category.name, label)) for label in category.items]

    def say(self, *literals: int | bool) -> None:
        """A clause; constants in it are worked out."""
        if not any(literal is True for literal in literals):
            self.clauses.append([literal for literal in literals if literal is not False])

    def add(self, rule: Rule) -> None:
        """The clauses of a rule of the kinds that `puzzles` makes."""
        match rule:
            case Same(a, b):
                for x, y in zip(self.row(a), self.row(b), strict=True):
                    self.say(_not(x), y)
                    self.say(x, _not(y))
            case Different(a, b):
                for x, y in zip(self.row(a), self.row(b), strict=True):
                    self.say(_not(x), _not(y))
            case OneOf(a, options):
                self.say(*(self.link(a, option) for option in options))
            case Compare(name, Amount(a, 1, None, _), operator, Amount(b, 1, None, offset)):
                self._pairs(name, a, b, lambda x, y: OPERATORS[operator](x, y + offset))
            case Distance(name, a, b, operator, amount):
                self._pairs(name, a, b, lambda x, y: OPERATORS[operator](abs(x - y), amount))
            case _:
                raise ValueError(f"no clauses for {rule}")

    def _pairs(self, name: str, a: Item, b: Item, holds) -> None:
        category = self.frame.by_name[name]
        first, second = self.values(a, category), self.values(b, category)
        for x, u in zip(first, category.values, strict=True):
            for y, v in zip(second, category.values, strict=True):
                if not holds(u, v):
                    self.say(_not(x), _not(y))


def _not(literal: int | bool) -> int | bool:
    return not literal if isinstance(literal, bool) else -literal
