"""What is known at one moment of a solution by hand: links removed and matched, each with the deduction that showed it.

A deduction here is `Raw`: one use of one method, in board positions. Links are pairs (p, q) of positions with p < q.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from time import perf_counter

from nlpuzzle.solving.board import bits
from nlpuzzle.solving.layout import Layout
from nlpuzzle.solving.posting import Posted

__all__ = ["Facts", "Pair", "Raw", "ordered"]

Pair = tuple[int, int]
"""A link as two positions, the lower first."""


def ordered(p: int, q: int) -> Pair:
    """The link between two positions."""
    return (p, q) if p < q else (q, p)


@dataclass(frozen=True, slots=True)
class Raw:
    """One use of one method. `parents` are the numbers of earlier deductions whose facts it needs."""

    method: str
    removed: tuple[Pair, ...] = ()
    matched: tuple[Pair, ...] = ()
    clues: tuple[Posted, ...] = ()
    parents: frozenset[int] = frozenset()
    #: positions and groups through which the method looked, for telling: ("category", c) or ("item", p)
    through: tuple[tuple[str, int], ...] = ()
    #: a clash: (position, group) that ran out of partners
    nobody: tuple[int, int] | None = None
    #: the link supposed, and the facts of the board on which it was refuted
    supposed: Pair | None = None
    proof: "Proof | None" = None

    @property
    def is_clash(self) -> bool:
        return not self.removed and not self.matched


@dataclass(frozen=True, slots=True)
class Proof:
    """How a supposition fell: the deductions from `base` on, those that lead to the clash named by number."""

    raws: tuple[Raw, ...]
    base: int
    used: tuple[int, ...]


@dataclass(slots=True)
class Facts:
    """Rows as on `Board` (bit q of rows[p]: p and q may be the same), and the matches as rows of their own."""

    layout: Layout
    posted: tuple[Posted, ...]
    rows: list[int]
    same: list[int]
    deadline: float = float("inf")
    raws: list[Raw] = field(default_factory=list)
    removed_by: dict[Pair, int] = field(default_factory=dict)
    matched_by: dict[Pair, int] = field(default_factory=dict)
    #: the clash that ended it
    clash: Raw | None = None
    #: links that were seen in a solution: no use supposing them again
    seen: set[Pair] = field(default_factory=set)

    @classmethod
    def begin(cls, layout: Layout, posted: Sequence[Posted], seconds: float = float("inf")) -> "Facts":
        """Nothing known but the clues."""
        rows = list(layout.start)
        return cls(layout, tuple(posted), rows, [1 << p for p in range(len(rows))], perf_counter() + seconds)

    # -- reading

    @property
    def start(self) -> tuple[int, ...]:
        """The rows before any deduction."""
        return self.layout.start

    @property
    def solved(self) -> bool:
        """Whether every match has been shown."""
        return len(self.matched_by) == self.layout.matches

    def cell(self, p: int, c: int) -> int:
        """The partners that p may still have in group c, as a mask in place."""
        return self.rows[p] & self.layout.masks[c]

    def check_time(self) -> None:
        """Raises TimeoutError after the deadline."""
        if perf_counter() > self.deadline:
            raise TimeoutError

    def why_not(self, p: int, gone: int) -> Iterable[int]:
        """The deductions that removed the links of p to the positions in `gone`."""
        removed_by = self.removed_by
        return (removed_by[ordered(p, q)] for q in bits(gone))

    def removed_from(self, p: int, c: int) -> int:
        """The partners of group c that p has lost."""
        return self.start[p] & ~self.rows[p] & self.layout.masks[c]

    def open_cells(self) -> list[tuple[int, int, int]]:
        """(number of partners left, position, group) wherever several are left; fewest first."""
        counted = ((self.cell(p, c).bit_count(), p, c) for p, c in self.layout.guesses)
        return sorted(found for found in counted if found[0] > 1)

    # -- writing

    def record(self, raw: Raw) -> None:
        """Add a deduction with its facts; `clash` is set where it leaves somebody with nobody."""
        number = len(self.raws)
        self.raws.append(raw)
        if raw.is_clash:
            self.clash = raw
            return
        self._write(raw, number)
        self._look_for_clash(raw)

    def _write(self, raw: Raw, number: int) -> None:
        for p, q in raw.removed:
            if (p, q) not in self.removed_by:
                self.removed_by[p, q] = number
                self.rows[p] &= ~(1 << q)
                self.rows[q] &= ~(1 << p)
        for p, q in raw.matched:
            if (p, q) not in self.matched_by:
                self.matched_by[p, q] = number
                self.same[p] |= 1 << q
                self.same[q] |= 1 << p

    def _look_for_clash(self, raw: Raw) -> None:
        for link in (*raw.removed, *raw.matched):
            if link in self.removed_by and link in self.matched_by:
                self.record(Raw("lone single", parents=frozenset((self.removed_by[link], self.matched_by[link])),
                                through=(("item", link[0]), ("item", link[1]))))  # fmt: skip
                return
        for p, q in raw.removed:
            for here, c in self.layout.losers(p, q):
                if not self.cell(here, c):
                    parents = frozenset(self.why_not(here, self.removed_from(here, c)))
                    self.record(Raw("last candidate", parents=parents, nobody=(here, c)))
                    return

    # -- other boards

    def suppose(self, link: Pair) -> "Facts":
        """The same board with a link supposed to hold."""
        child = replace(
            self, rows=self.rows.copy(), same=self.same.copy(), raws=self.raws.copy(), removed_by=self.removed_by.copy(),
            matched_by=self.matched_by.copy(), seen=set(),
        )  # fmt: skip
        child.record(Raw("supposition", matched=(link,)))
        return child

    def only(self, numbers: Iterable[int], clues: Iterable[Posted]) -> "Facts":
        """A board that knows the facts of some deductions only, and some clues only; the numbering stays."""
        kept = set(map(id, clues))
        child = replace(
            self, posted=tuple(x for x in self.posted if id(x) in kept), rows=list(self.start),
            same=[1 << p for p in range(len(self.rows))], raws=self.raws.copy(), removed_by={}, matched_by={}, seen=set(),
            clash=None,
        )  # fmt: skip
        for number in sorted(numbers):
            child._write(self.raws[number], number)
        return child
