"""Conditions: a rule turned towards the board. Each can say whether it may still hold or fail, and what follows if it must.

`force(rows, truth)` answers with the links that cannot stay if the condition has that truth: a `Removal`, position -> bits to
drop; or None where the condition cannot have it. It never changes the board. Every answer is sound (a dropped link is in no
arrangement that agrees with `rows`), and exact once every item concerned has one partner: that makes the search complete.
"""

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Protocol

from nlpuzzle.solving.tables import Table

__all__ = [
    "FALSE", "TRUE", "All", "Any", "Choice", "Condition", "Constant", "Counted", "Link", "Negated", "Pair", "Removal", "Within",
]  # fmt: skip

Removal = dict[int, int]
"""Links to drop: for a position, the bits that cannot stay in its row."""

#: `Counted` tries the ways to choose which parts are true while there are at most so many
COMBINATIONS = 24


class Condition(Protocol):
    """What may be true or false of the board."""

    def possible(self, rows: list[int], truth: bool) -> bool:
        """Whether the condition can still have that truth."""
        ...

    def force(self, rows: list[int], truth: bool) -> Removal | None:
        """What must go if it has that truth; None where it cannot have it."""
        ...


def merge(into: Removal, more: Removal) -> None:
    """Both hold: whatever either drops is dropped."""
    for position, gone in more.items():
        into[position] = into.get(position, 0) | gone


def common(rows: list[int], first: Removal | None, second: Removal) -> Removal:
    """One of two holds: only what both drop is dropped (`first` None: nothing seen yet)."""
    if first is None:
        return {p: rows[p] & gone for p, gone in second.items() if rows[p] & gone}
    return {p: both for p, gone in first.items() if (both := gone & second.get(p, 0))}


class Constant:
    """Always true, or always false."""

    __slots__ = ("value",)

    def __init__(self, value: bool) -> None:
        self.value = value

    def possible(self, rows: list[int], truth: bool) -> bool:
        return self.value == truth

    def force(self, rows: list[int], truth: bool) -> Removal | None:
        return {} if self.value == truth else None


TRUE, FALSE = Constant(True), Constant(False)


class Link:
    """Positions p and q, of two categories, are the same thing."""

    __slots__ = ("_apart", "_others", "_together", "p", "p_category", "q", "q_category")

    def __init__(self, p: int, q: int, p_category: int, q_category: int, n: int) -> None:
        self.p, self.q = p, q
        #: masks of the categories of p and q
        self.p_category, self.q_category = p_category, q_category
        self._apart: Removal = {p: 1 << q, q: 1 << p}
        self._together: Removal = {p: q_category & ~(1 << q), q: p_category & ~(1 << p)}
        first, second = p // n * n, q // n * n
        for other in range(first, first + n):
            if other != p:
                self._together[other] = 1 << q
        for other in range(second, second + n):
            if other != q:
                self._together[other] = 1 << p

    def possible(self, rows: list[int], truth: bool) -> bool:
        if truth:
            return bool(rows[self.p] >> self.q & 1)
        return rows[self.p] & self.q_category != 1 << self.q and rows[self.q] & self.p_category != 1 << self.p

    def force(self, rows: list[int], truth: bool) -> Removal | None:
        if not self.possible(rows, truth):
            return None
        if not truth:
            return self._apart
        removal = dict(self._together)
        shared = rows[self.p] & rows[self.q]
        removal[self.p] |= rows[self.p] & ~shared
        removal[self.q] |= rows[self.q] & ~shared
        return removal


class Within:
    """The item at `position` belongs to one of the items of a category in `allowed` (a mask in place)."""

    __slots__ = ("allowed", "category", "position")

    def __init__(self, position: int, category: int, allowed: int) -> None:
        self.position, self.category, self.allowed = position, category, allowed

    def possible(self, rows: list[int], truth: bool) -> bool:
        here = rows[self.position] & self.category
        return bool(here & self.allowed if truth else here & ~self.allowed)

    def force(self, rows: list[int], truth: bool) -> Removal | None:
        if not self.possible(rows, truth):
            return None
        return {self.position: self.category & ~self.allowed if truth else self.allowed}


class Pair:
    """The items of one category that two positions belong to stand in a relation: a comparison, a distance."""

    __slots__ = ("_apart", "_full", "_same_category", "_table", "p", "q", "shift")

    def __init__(self, p: int, q: int, category: int, n: int, table: Table) -> None:
        self.p, self.q = p, q
        self.shift = category * n
        self._full = (1 << n) - 1
        self._table, self._apart = table, table.apart
        self._same_category = p // n == q // n

    def possible(self, rows: list[int], truth: bool) -> bool:
        return self.force(rows, truth) is not None

    def force(self, rows: list[int], truth: bool) -> Removal | None:
        p, q, shift, full = self.p, self.q, self.shift, self._full
        row = rows[p]
        first, second = row >> shift & full, rows[q] >> shift & full
        linked = not self._same_category and row >> q & 1
        table = self._table if truth else self._table.complement
        if not linked:
            table = self._apart if truth else self._table.complement.apart
        kept = first & table.support_back[second]
        if not kept:
            return None
        kept_q = second & table.support[kept]
        removal = {p: (full & ~kept) << shift, q: (full & ~kept_q) << shift}
        if linked and not kept & kept_q & table.diagonal:  # never the same value, so never the same thing
            removal[p] |= 1 << q
            removal[q] |= 1 << p
        return removal


    def placements(self, rows: list[int]) -> list[tuple[int, int]]:
        """The items of the category, by index, that both may be: every pair in which the relation holds."""
        linked = not self._same_category and rows[self.p] >> self.q & 1
        table = self._table if linked else self._apart
        first, second = rows[self.p] >> self.shift & self._full, rows[self.q] >> self.shift & self._full
        return [
            (u, v) for u in range(table.size) if first >> u & 1 for v in range(table.size)
            if second & table.forward[u] & 1 << v
        ]  # fmt: skip


class Negated:
    """Not so."""

    __slots__ = ("part",)

    def __init__(self, part: Condition) -> None:
        self.part = part

    def possible(self, rows: list[int], truth: bool) -> bool:
        return self.part.possible(rows, not truth)

    def force(self, rows: list[int], truth: bool) -> Removal | None:
        return self.part.force(rows, not truth)


def _every(parts: Sequence[tuple[Condition, bool]], rows: list[int]) -> Removal | None:
    """All parts have the given truth at once: each sees what the ones before it dropped."""
    removal: Removal = {}
    seen = rows
    for part, truth in parts:
        more = part.force(seen, truth)
        if more is None:
            return None
        if seen is rows:
            seen = rows.copy()
        for position, gone in more.items():
            seen[position] &= ~gone
        merge(removal, more)
    return removal


def _some(parts: Sequence[tuple[Condition, bool]], rows: list[int]) -> Removal | None:
    """At least one part has the given truth: what every possible one drops."""
    removal: Removal | None = None
    for part, truth in parts:
        more = part.force(rows, truth)
        if more is None:
            continue
        removal = common(rows, removal, more)
        if not removal:
            break
    return removal


class All:
    """Every part holds."""

    __slots__ = ("_false", "_true", "parts")

    def __init__(self, parts: Sequence[Condition]) -> None:
        self.parts = tuple(parts)
        self._true = [(part, True) for part in self.parts]
        self._false = [(part, False) for part in self.parts]

    def possible(self, rows: list[int], truth: bool) -> bool:
        if truth:
            return _every(self._true, rows) is not None
        return any(part.possible(rows, False) for part in self.parts)

    def force(self, rows: list[int], truth: bool) -> Removal | None:
        return _every(self._true, rows) if truth else _some(self._false, rows)


class Any:
    """At least one part holds."""

    __slots__ = ("_false", "_true", "parts")

    def __init__(self, parts: Sequence[Condition]) -> None:
        self.parts = tuple(parts)
        self._true = [(part, True) for part in self.parts]
        self._false = [(part, False) for part in self.parts]

    def possible(self, rows: list[int], truth: bool) -> bool:
        if truth:
            return any(part.possible(rows, True) for part in self.parts)
        return _every(self._false, rows) is not None

    def force(self, rows: list[int], truth: bool) -> Removal | None:
        return _some(self._true, rows) if truth else _every(self._false, rows)


class Counted:
    """Between `low` and `high` of the parts hold."""

    __slots__ = ("high", "low", "parts")

    def __init__(self, low: int, high: int, parts: Sequence[Condition]) -> None:
        self.low, self.high, self.parts = low, high, tuple(parts)

    def possible(self, rows: list[int], truth: bool) -> bool:
        return self.force(rows, truth) is not None

    def force(self, rows: list[int], truth: bool) -> Removal | None:
        if truth:
            return self._between(rows, self.low, self.high)
        removal: Removal | None = None
        for low, high in ((0, self.low - 1), (self.high + 1, len(self.parts))):
            more = self._between(rows, low, high) if low <= high else None
            if more is not None:
                removal = common(rows, removal, more)
        return removal

    def _between(self, rows: list[int], low: int, high: int) -> Removal | None:
        if low <= 0 and high >= len(self.parts):
            return {}
        surely = 0
        settled: list[tuple[Condition, bool]] = []
        free: list[Condition] = []
        for part in self.parts:
            can, can_fail = part.possible(rows, True), part.possible(rows, False)
            if can and can_fail:
                free.append(part)
            elif not can and not can_fail:
                return None
            else:
                surely += can
                settled.append((part, can))
        low, high = max(low - surely, 0), min(high - surely, len(free))
        if low > high:
            return None
        if low == 0 and high == len(free):
            return {}
        ways = [chosen for k in range(low, high + 1) for chosen in _choose(len(free), k)]
        if len(ways) > COMBINATIONS:
            return {}
        removal: Removal | None = None
        for chosen in ways:
            more = _every(settled + [(part, i in chosen) for i, part in enumerate(free)], rows)
            if more is None:
                continue
            removal = common(rows, removal, more)
            if not removal:
                break
        return removal


def _choose(n: int, k: int) -> list[frozenset[int]]:
    """The ways to choose k of n; cut off once there are too many to be tried."""
    found: list[frozenset[int]] = []
    for chosen in combinations(range(n), k):
        found.append(frozenset(chosen))
        if len(found) > COMBINATIONS:
            break
    return found


class Choice:
    """A condition that depends on which item of a category somebody is: "the one after Ann" depends on Ann's place.

    `branch(item index)` is the condition for each of them, built when first needed. Choices within choices multiply: one that
    lies `depth` deep says nothing until only few items are left.
    """

    __slots__ = ("_branch", "_branches", "_full", "_links", "most", "n", "position", "shift")

    def __init__(
        self,
        position: int,
        category: int,
        n: int,
        depth: int,
        link: Callable[[int], Link],
        branch: Callable[[int], Condition],
    ) -> None:
        self.position, self.n, self.shift = position, n, category * n
        self._full = (1 << n) - 1
        self.most = n if depth < 2 else 3 if depth == 2 else 2
        self._links = [link(i) for i in range(n)]
        self._branch = branch
        self._branches: dict[int, Condition] = {}

    def _at(self, index: int) -> Condition:
        found = self._branches.get(index)
        if found is None:
            found = self._branches[index] = self._branch(index)
        return found

    def possible(self, rows: list[int], truth: bool) -> bool:
        here = rows[self.position] >> self.shift & self._full
        if here.bit_count() > self.most:
            return True
        return any(here >> i & 1 and self._at(i).possible(rows, truth) for i in range(self.n))

    def force(self, rows: list[int], truth: bool) -> Removal | None:
        here = rows[self.position] >> self.shift & self._full
        if here.bit_count() > self.most:
            return {}
        removal: Removal | None = None
        for i in range(self.n):
            if here >> i & 1:
                more = _every([(self._links[i], True), (self._at(i), truth)], rows)
                if more is None:
                    continue
                removal = common(rows, removal, more)
                if not removal:
                    break
        return removal
