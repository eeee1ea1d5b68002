"""A Sudoku on bit masks, a value at a time: for each value one integer with a bit for every cell that may have it.

One operation on such an integer works on all cells at once. Which cells have one value left, and which two, comes out of one
pass over the values; which groups have one cell left for a value, out of one pass over the groups.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from nlpuzzle.grids.puzzle import GridPuzzle
from nlpuzzle.solving.board import bits

__all__ = ["GridLinks", "ValueBoard", "links_of"]


@dataclass(frozen=True)
class GridLinks:
    """The fixed part: the groups as masks of cells, for each cell those it shares a group with, and box-line crossings."""

    cells: int
    #: how many values there are
    values: int
    groups: tuple[int, ...]
    peers: tuple[int, ...]
    #: (what one group has outside another, what they share, what the other has outside), wherever they share two cells or more
    crossings: tuple[tuple[int, int, int], ...]


def links_of(puzzle: GridPuzzle) -> GridLinks:
    """The fixed part of a puzzle; only groups that hold every value count as groups."""
    groups = tuple(sum(1 << cell for cell in group.cells) for group in puzzle.groups)
    crossings = tuple(
        (one & ~other, one & other, other & ~one)
        for i, one in enumerate(groups)
        for other in groups[i + 1 :]
        if (one & other).bit_count() > 1
    )
    return GridLinks((1 << puzzle.height * puzzle.width) - 1, len(puzzle.values), groups, puzzle.peers, crossings)


class ValueBoard:
    """`may[v]` has a bit for each cell that may have value v; `fixed` for each cell whose value its peers know of."""

    __slots__ = ("fixed", "links", "may", "solved")

    def __init__(self, links: GridLinks, may: list[int], fixed: int = 0) -> None:
        self.links = links
        self.may = may
        self.fixed = fixed
        self.solved = False

    @classmethod
    def begin(cls, links: GridLinks, start: Sequence[int]) -> "ValueBoard":
        """The board with nothing concluded; `start` has the possible values of each cell as a mask."""
        may = [0] * links.values
        for cell, mask in enumerate(start):
            for value in bits(mask):
                may[value] |= 1 << cell
        return cls(links, may)

    @property
    def options(self) -> int:
        return sum(map(int.bit_count, self.may))

    def conclude(self) -> bool:
        may = self.may
        while True:
            one = two = 0
            for cells in may:
                two |= one & cells
                one |= cells
            if one != self.links.cells:
                return False
            new = one & ~two & ~self.fixed
            if new:
                if not self._fix(new):
                    return False
                continue
            if not two:
                self.solved = True
                return True
            found = self._last_places()
            if found is None:
                return False
            if not found and not self._crossings():
                return True

    def _fix(self, new: int) -> bool:
        """Tell the peers of cells that have one value left; False where two of them exclude each other."""
        may, peers = self.may, self.links.peers
        self.fixed |= new
        for value, cells in enumerate(may):
            here = cells & new
            while here:
                low = here & -here
                here ^= low
                seen = peers[low.bit_length() - 1]
                if cells & seen & new:
                    return False
                may[value] &= ~seen
        return True

    def _last_places(self) -> bool | None:
        """Whether a group had one cell left for a value, which then has no other; None where one has none."""
        may, groups, open_ = self.may, self.links.groups, ~self.fixed
        progress = False
        for value, cells in enumerate(may):
            only = 0
            for group in groups:
                here = cells & group
                if not here & (here - 1):
                    if not here:
                        return None
                    only |= here
            only &= open_
            if only:
                progress = True
                for other in range(len(may)):
                    if other != value:
                        may[other] &= ~only
        return progress

    def _crossings(self) -> bool:
        """Where a group has a value only in cells of another group, the other has it nowhere else; whether anything went."""
        may, crossings = self.may, self.links.crossings
        progress = False
        for value, cells in enumerate(may):
            for one, both, other in crossings:
                if cells & both:
                    if not cells & one:
                        if cells & other:
                            cells &= ~other
                            progress = True
                    elif not cells & other:
                        cells &= ~one
                        progress = True
            may[value] = cells
        return progress

    def guess(self) -> tuple[int, int]:
        may = self.may
        pairs = self._with_two()
        if pairs:
            cell = (pairs & -pairs).bit_length() - 1
        else:
            counts = ((sum(cells >> cell & 1 for cells in may), cell) for cell in bits(self.links.cells & ~self.fixed))
            cell = min(counts)[1]
        return cell, next(value for value, cells in enumerate(may) if cells >> cell & 1)

    def pairs(self) -> Iterator[tuple[int, int]]:
        for cell in bits(self._with_two()):
            for value, cells in enumerate(self.may):
                if cells >> cell & 1 and not self.fixed >> cell & 1:
                    yield cell, value

    def _with_two(self) -> int:
        """The cells that have two values left."""
        one = two = three = 0
        for cells in self.may:
            three |= two & cells
            two |= one & cells
            one |= cells
        return two & ~three

    def suppose(self, cell: int, value: int) -> None:
        bit = 1 << cell
        for other in range(len(self.may)):
            if other != value:
                self.may[other] &= ~bit

    def exclude(self, cell: int, value: int) -> None:
        self.may[value] &= ~(1 << cell)

    def copy(self) -> "ValueBoard":
        return ValueBoard(self.links, self.may.copy(), self.fixed)

    def solution(self) -> tuple[int, ...]:
        found = [0] * self.links.cells.bit_length()
        for value, cells in enumerate(self.may):
            for cell in bits(cells):
                found[cell] = value
        return tuple(found)
