"""Arrow crossings on bit masks: for each cell the values it may have, and the signs that are to be looked at again."""

from collections.abc import Iterator, Sequence

from nlpuzzle.grids.puzzle import GridPuzzle, Sign
from nlpuzzle.grids.signs import left_by_sign
from nlpuzzle.solving.board import bits
from nlpuzzle.values import dataclass

__all__ = ["CellBoard", "SignLinks", "counts_of", "sign_links"]


@dataclass(frozen=True)
class SignLinks:
    """The fixed part: the signs, which of them look at each cell, and the count that each value stands for."""

    signs: tuple[Sign, ...]
    watchers: tuple[tuple[int, ...], ...]
    counts: tuple[int, ...]


def sign_links(puzzle: GridPuzzle) -> SignLinks:
    """The fixed part of a puzzle; its values are whole numbers."""
    watchers: list[list[int]] = [[] for _ in puzzle.start]
    for number, sign in enumerate(puzzle.signs):
        for cell in {sign.cell, *sign.ahead}:
            watchers[cell].append(number)
    return SignLinks(puzzle.signs, tuple(map(tuple, watchers)), tuple(map(int, puzzle.values)))


def counts_of(values: int, counts: Sequence[int]) -> int:
    """The counts (bit k) that a cell with those values may stand for."""
    found = 0
    for value in bits(values):
        found |= 1 << counts[value]
    return found


def values_of(found: int, values: int, counts: Sequence[int]) -> int:
    """Of some values, those that stand for one of the counts."""
    return sum(1 << value for value in bits(values) if found >> counts[value] & 1)


class CellBoard:
    """`may[cell]` is a mask of values."""

    __slots__ = ("links", "may", "waiting")

    def __init__(self, links: SignLinks, may: list[int], waiting: list[int]) -> None:
        self.links = links
        self.may = may
        #: signs to be looked at
        self.waiting = waiting

    @classmethod
    def begin(cls, puzzle: GridPuzzle) -> "CellBoard":
        """The board with nothing concluded."""
        return cls(sign_links(puzzle), list(puzzle.start), list(range(len(puzzle.signs))))

    @property
    def solved(self) -> bool:
        return all(not mask & (mask - 1) for mask in self.may)

    @property
    def options(self) -> int:
        return sum(map(int.bit_count, self.may))

    def conclude(self) -> bool:
        may, links = self.may, self.links
        waiting = dict.fromkeys(self.waiting)
        while waiting:
            sign = links.signs[next(iter(waiting))]
            del waiting[next(iter(waiting))]
            left = left_by_sign(counts_of(may[sign.cell], links.counts), tuple(may[cell] for cell in sign.ahead))
            if left is None:
                return False
            values = values_of(left[0], may[sign.cell], links.counts)
            for cell, mask in ((sign.cell, values), *zip(sign.ahead, left[1], strict=True)):
                if mask != may[cell]:
                    may[cell] = mask
                    waiting.update(dict.fromkeys(links.watchers[cell]))
        self.waiting = []
        return all(may)

    def guess(self) -> tuple[int, int]:
        _, cell = min((mask.bit_count(), cell) for cell, mask in enumerate(self.may) if mask & (mask - 1))
        return cell, next(bits(self.may[cell]))

    def pairs(self) -> Iterator[tuple[int, int]]:
        for cell in range(len(self.may)):
            for value in bits(self.may[cell]):
                if self.may[cell].bit_count() == 2:
                    yield cell, value

    def suppose(self, cell: int, value: int) -> None:
        self._set(cell, self.may[cell] & 1 << value)

    def exclude(self, cell: int, value: int) -> None:
        self._set(cell, self.may[cell] & ~(1 << value))

    def _set(self, cell: int, mask: int) -> None:
        self.may[cell] = mask
        self.waiting = [*self.waiting, *self.links.watchers[cell]]

    def copy(self) -> "CellBoard":
        return CellBoard(self.links, self.may.copy(), self.waiting.copy())

    def solution(self) -> tuple[int, ...]:
        return tuple(mask.bit_length() - 1 for mask in self.may)
