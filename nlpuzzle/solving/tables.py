"""Tables: which pairs of values of one category satisfy a comparison, as bit masks over the category's items."""

from functools import lru_cache

from nlpuzzle.puzzle import Number
from nlpuzzle.rules.meaning import OPERATORS

__all__ = ["Table", "distance_table", "linear_table"]


MEMORY = 2_000  # sets remembered per table; large boards would otherwise keep growing one


class Unions(dict[int, int]):
    """The union of some rows of a table by the set of their numbers, as masks; worked out when first asked for."""

    __slots__ = ("_rows",)

    def __init__(self, rows: tuple[int, ...]) -> None:
        self._rows = rows

    def __missing__(self, mask: int) -> int:
        total, rest = 0, mask
        while rest:
            low = rest & -rest
            rest ^= low
            total |= self._rows[low.bit_length() - 1]
        if len(self) >= MEMORY:
            self.clear()
        self[mask] = total
        return total


class Table:
    """A relation between two items of one category: `forward[u]` is the set of v that go with u, as a mask."""

    __slots__ = ("_apart", "_complement", "backward", "diagonal", "forward", "size", "support", "support_back")

    def __init__(self, forward: tuple[int, ...]) -> None:
        self.size = len(forward)
        self.forward = forward
        self.backward = tuple(
            sum(1 << u for u in range(self.size) if forward[u] >> v & 1) for v in range(self.size)
        )
        #: the items that go with themselves
        self.diagonal = sum(1 << u for u in range(self.size) if forward[u] >> u & 1)
        #: every v that goes with some u of a set; every u that goes with some v of one
        self.support, self.support_back = Unions(self.forward), Unions(self.backward)
        self._complement: Table | None = None
        self._apart: Table | None = None

    @property
    def complement(self) -> "Table":
        """The pairs that do not satisfy the comparison."""
        if self._complement is None:
            full = (1 << self.size) - 1
            self._complement = Table(tuple(full & ~row for row in self.forward))
            self._complement._complement = self
        return self._complement

    @property
    def apart(self) -> "Table":
        """The same relation between two things that are not the same."""
        if self._apart is None:
            rows = tuple(row & ~(1 << u) for u, row in enumerate(self.forward))
            self._apart = Table(rows) if self.diagonal else self
        return self._apart


@lru_cache(maxsize=1024)
def linear_table(values: tuple[Number, ...], a: Number, b: Number, constant: Number, operator: str) -> Table:
    """The pairs (u, v) with a * value(u) + b * value(v) + constant `operator` 0."""
    compare = OPERATORS[operator]
    return Table(
        tuple(sum(1 << v for v, y in enumerate(values) if compare(a * x + b * y + constant, 0)) for x in values)
    )


@lru_cache(maxsize=1024)
def distance_table(values: tuple[Number, ...], operator: str, amount: Number) -> Table:
    """The pairs (u, v) with |value(u) - value(v)| `operator` amount."""
    compare = OPERATORS[operator]
    rows: list[int] = []
    for x in values:
        gaps: list[Number] = [x - y if x > y else y - x for y in values]
        rows.append(sum(1 << v for v, gap in enumerate(gaps) if compare(gap, amount)))
    return Table(tuple(rows))
