"""How the candidates of a kind of puzzle lie: what every solving method needs to know of a board, whatever the puzzle.

A board has positions (items; numbers and cells) and groups of them (categories; all numbers, the cells of a row). A position
may be linked with positions of a group, its options there, and of some groups it has exactly one: such a pair (position,
group) is a place. "The drink of Ann" is a place, and so are "the number in r2c3" and "the cell of box 1 that has the 7".
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Protocol

from nlpuzzle.puzzle import Item

if TYPE_CHECKING:
    from nlpuzzle.solving.facts import Facts, Pair
    from nlpuzzle.solving.posting import Posted
    from nlpuzzle.solving.views import View

__all__ = ["Layout", "Trial"]


class Trial(Protocol):
    """A board with everything concluded, asked about many links."""

    def clashes(self, link: "Pair") -> bool:
        """Whether nobody is left for somebody once the link is supposed to hold."""
        ...

    def gain(self, link: "Pair") -> int:
        """How much is gone once the link is, a number to compare links by; 0 where it is gone in any case."""
        ...


class Layout(ABC):
    """The fixed part of a board. Masks have a bit for each position; all tuples go by position or group number."""

    #: what each position is, for telling
    names: tuple[Item, ...]
    #: what each group is called
    groups: tuple[str, ...]
    #: the positions of each group
    masks: list[int]
    #: the groups that have each position
    homes: Sequence[tuple[int, ...]]
    #: which links are there at the start; a position is linked with itself
    start: tuple[int, ...]
    #: all places, in the order in which a person looks at them
    places: tuple[tuple[int, int], ...]
    #: the places where a link may be supposed, no link twice
    guesses: tuple[tuple[int, int], ...]
    #: how many options a place has at most
    n: int
    #: how many links hold in a solution
    matches: int
    #: whether links that fall for one reason are one deduction, or one each
    at_once: bool = True

    @abstractmethod
    def rivals(self, here: int, there: int) -> int:
        """What `here` cannot be besides, if it is `there`."""

    @abstractmethod
    def beside(self, rows: Sequence[int], here: int, there: int) -> int:
        """What `here` may be if it is `there`."""

    @abstractmethod
    def against(self, facts: "Facts", here: int, there: int, other: int) -> tuple[int, ...] | None:
        """The deductions each of which shows that `here` cannot be both `there` and `other`; None: that was so at the start."""

    @abstractmethod
    def different(self, rows: Sequence[int], one: int, other: int) -> bool:
        """Whether two positions of one kind are known to be different things: they cannot share an option."""

    @abstractmethod
    def blocks(self) -> Iterable["View"]:
        """The all-different groups, seen from their tiles and from their options, as n-tiles-n-options looks at them."""

    @abstractmethod
    def squares(self) -> Iterable["View"]:
        """The views in which a scaled X-wing is looked for."""

    @abstractmethod
    def wings(self) -> Iterable["View"]:
        """The views in which a Y-wing is looked for."""

    # -- quick trials, without reasons

    @abstractmethod
    def trial(self, facts: "Facts") -> Trial:
        """The board of some facts with all clues, everything concluded that can be without supposing anything."""

    @abstractmethod
    def refutes(self, facts: "Facts", numbers: Iterable[int], clues: Iterable["Posted"], link: "Pair") -> bool:
        """Whether the link clashes with the facts of some deductions and some clues alone."""

    @abstractmethod
    def solution_with(self, facts: "Facts", link: "Pair") -> "set[Pair] | None":
        """All links of some solution that has this one; None where there is none. Raises TimeoutError."""

    def losers(self, p: int, q: int) -> Iterator[tuple[int, int]]:
        """The places that have one option less without the link of p and q."""
        for here, there in ((p, q), (q, p)):
            for c in self.homes[there]:
                if (here, c) in self.place_set:
                    yield here, c

    @cached_property
    def place_set(self) -> frozenset[tuple[int, int]]:
        """All places."""
        return frozenset(self.places)
