"""Where the blocks of a logic grid stand: every pair of categories has one block, and the blocks make a staircase.

         b    c    d
    a  [a b][a c][a d]
    d  [d b][d c]
    c  [c b]
"""

from collections.abc import Iterator

from nlpuzzle.puzzle import Category, Frame, Item
from nlpuzzle.values import dataclass

__all__ = ["Line", "Staircase"]


@dataclass(frozen=True)
class Line:
    """One row of cells: an item of a category at the side, with the items above it."""

    item: Item
    #: whether it is the last row of its block
    last: bool
    #: the items of the row's columns, from the left
    across: tuple[Item, ...]


class Staircase:
    """The layout for one frame; a frame of one category has no blocks."""

    def __init__(self, frame: Frame) -> None:
        first, *others = frame.categories
        self.size = frame.size
        self.top: tuple[Category, ...] = tuple(others)
        self.side: tuple[Category, ...] = (first, *reversed(others[1:])) if others else ()
        self._number = {item: place for place, item in enumerate(frame.items)}

    @property
    def columns(self) -> int:
        return len(self.top) * self.size

    @property
    def rows(self) -> int:
        return len(self.side) * self.size

    def across(self, place: int) -> tuple[Category, ...]:
        """The categories above the row of blocks at `place`, from the top."""
        return self.top[: len(self.top) - place]

    def lines(self, place: int) -> Iterator[Line]:
        """The rows of cells in the row of blocks at `place`."""
        category = self.side[place]
        across = tuple(Item(c.name, label) for c in self.across(place) for label in c.items)
        for label in category.items:
            yield Line(Item(category.name, label), label == category.items[-1], across)

    def cell(self, a: Item, b: Item) -> str:
        """The name of the cell where two items meet: "0-7"."""
        p, q = sorted((self._number[a], self._number[b]))
        return f"{p}-{q}"
