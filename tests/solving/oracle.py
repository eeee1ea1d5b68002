"""A second, deliberately plain solver: python-sat over the links, told about a rule only what `meaning.holds` says of it.

A rule is true or false of an arrangement by comparisons "is this item's thing that item's thing?" alone. `Seen` writes them
down while `holds` runs; where a model breaks a rule, those comparisons become a clause, and the solver tries again.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations

from pysat.solvers import Solver as Sat

from nlpuzzle.puzzle import Frame, Item
from nlpuzzle.rules import Rule, holds

Table = tuple[tuple[str, ...], ...]


class Seen:
    """The thing of an item; remembers with which others it was compared."""

    __hash__ = None  # replaced below: sets must compare every pair

    def __init__(self, item: Item, thing: int, facts: list[tuple[Item, Item, bool]]) -> None:
        self.item, self.thing, self.facts = item, thing, facts

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Seen):
            return False
        equal = self.thing == other.thing
        if self.item != other.item:
            self.facts.append((self.item, other.item, equal))
        return equal

    def __hash__(self) -> int:  # noqa: F811
        return 0


class Watched(Mapping[Item, Seen]):
    """An arrangement that hands out `Seen` things."""

    def __init__(self, things: dict[Item, int], facts: list[tuple[Item, Item, bool]]) -> None:
        self.things, self.facts = things, facts

    def __getitem__(self, item: Item) -> Seen:
        return Seen(item, self.things[item], self.facts)

    def __iter__(self) -> Iterator[Item]:
        return iter(self.things)

    def __len__(self) -> int:
        return len(self.things)


def variable(p: int, q: int, size: int) -> int:
    """The SAT variable of the link between two positions."""
    p, q = min(p, q), max(p, q)
    return p * size + q + 1


@cache
def structure(m: int, n: int) -> tuple[tuple[int, ...], ...]:
    """Every item has one partner in each other category, and partners of partners are partners."""
    size, clauses = m * n, []
    for a, b in combinations(range(m), 2):
        for i in range(n):
            for one, other in ((a, b), (b, a)):
                row = [variable(one * n + i, other * n + j, size) for j in range(n)]
                clauses.append(tuple(row))
                clauses.extend((-x, -y) for x, y in combinations(row, 2))
    for a, b, c in combinations(range(m), 3):
        for i in range(n):
            for j in range(n):
                for k in range(n):
                    x = variable(a * n + i, b * n + j, size)
                    y = variable(b * n + j, c * n + k, size)
                    z = variable(a * n + i, c * n + k, size)
                    clauses.extend([(-x, -y, z), (-x, -z, y), (-y, -z, x)])
    return tuple(clauses)


class Oracle:
    """The solutions of a puzzle, by python-sat."""

    def __init__(self, frame: Frame, rules: Sequence[Rule]) -> None:
        self.frame, self.rules = frame, rules
        self.m, self.n = len(frame.categories), frame.size
        self.items = list(frame.items)
        self.position = {item: p for p, item in enumerate(self.items)}
        self.sat = Sat(name="glucose4", bootstrap_with=[list(c) for c in structure(self.m, self.n)])

    def model(self, assumptions: Sequence[int] = (), budget: int = 0) -> dict[Item, int] | None:
        """An arrangement in which every rule holds, or None; with a budget of conflicts, None may also mean "given up"."""
        self.sat.conf_budget(budget or -1)
        while self.sat.solve_limited(assumptions=assumptions):
            things = self.things()
            broken = [clause for rule in self.rules if (clause := self.broken(rule, things)) is not None]
            if not broken:
                return things
            for clause in broken:
                self.sat.add_clause(clause)
        return None

    def things(self) -> dict[Item, int]:
        """The arrangement that the solver's model stands for."""
        true = {v for v in self.sat.get_model() if v > 0}
        size = self.m * self.n
        return {
            item: next(thing for thing in range(self.n) if p == thing or (p >= self.n and variable(thing, p, size) in true))
            for p, item in enumerate(self.items)
        }

    def broken(self, rule: Rule, things: dict[Item, int]) -> list[int] | None:
        """None where the rule holds, else a clause that every arrangement satisfies in which it does."""
        facts: list[tuple[Item, Item, bool]] = []
        if holds(rule, self.frame, Watched(things, facts)):
            return None
        met = {(a, b.category) for x, y, equal in facts if equal for a, b in ((x, y), (y, x))}
        clause = set()
        for x, y, equal in facts:
            if x.category == y.category or (not equal and ((x, y.category) in met or (y, x.category) in met)):
                continue  # follows from the rest: an item has one partner in a category
            name = variable(self.position[x], self.position[y], self.m * self.n)
            clause.add(-name if equal else name)
        return sorted(clause)

    def solutions(self, most: int) -> set[Table]:
        """The solutions; stops after `most`."""
        found: set[Table] = set()
        while len(found) < most and (things := self.model()) is not None:
            found.add(self.table(things))
            size = self.m * self.n
            self.sat.add_clause([
                -variable(things[item], p, size) for p, item in enumerate(self.items) if p >= self.n
            ])
        return found

    def table(self, things: dict[Item, int]) -> Table:
        """The solution as rows in the order of the first category."""
        return tuple(
            tuple(next(label for label in c.items if things[Item(c.name, label)] == thing) for c in self.frame.categories)
            for thing in range(self.n)
        )

    def can_link(self, p: int, q: int) -> bool:
        """Whether some solution is found with the two positions on one thing (before `solutions` was asked).

        It is looked for with a bound: hard proofs that there is none are cut short.
        """
        return self.model([variable(p, q, self.m * self.n)], budget=3000) is not None
