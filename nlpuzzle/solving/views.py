"""Views: tiles that cannot share an option. The same board shows several, and group methods are written once for all of them.

The items of one category with their partners in another are a view; so are the cells of a row with their numbers, the numbers
of a row with their cells, and, for one number, the columns with the rows where they may have it.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence

from nlpuzzle.solving.board import bits
from nlpuzzle.solving.facts import Facts, Pair, ordered

__all__ = ["BlockView", "LineView", "ThingView", "View"]

Through = tuple[str, int]
"""What a method looked through, as in `Raw.through`."""


class View(ABC):
    """Tiles, each with options as a mask."""

    @abstractmethod
    def tiles(self, facts: Facts) -> Iterable[tuple[int, int]]:
        """Every tile with its options."""

    @abstractmethod
    def why_not(self, facts: Facts, tile: int, options: int) -> Iterable[int]:
        """The deductions that took the options from the tile."""

    @abstractmethod
    def links(self, facts: Facts, tile: int, options: int) -> Iterable[Pair]:
        """The links of the tile to those options that are left."""

    @abstractmethod
    def through(self, tiles: Sequence[int], options: int) -> tuple[Through, ...]:
        """Tiles and options, for telling."""

    def apart(self, facts: Facts, one: int, other: int) -> bool:
        """Whether two tiles cannot share an option."""
        return True

    def why_apart(self, facts: Facts, one: int, other: int) -> Iterable[int]:
        """The deductions that show it; none where it was so at the start."""
        return ()

    def others(self, facts: Facts, group: Sequence[int], options: int) -> Iterator[list[int]]:
        """Tiles outside the group that are apart from all of it and lose options, as they are told together."""
        found = [tile for tile, mine in self.tiles(facts) if mine & options and tile not in group]
        found = [tile for tile in found if all(self.apart(facts, tile, member) for member in group)]
        if found:
            yield found


class BlockView(View):
    """The positions of one group by their options in another: items of a category, cells of a row, numbers in a row."""

    def __init__(self, first: Sequence[int], second: int) -> None:
        self.first = first
        #: the group of the options, as a mask
        self.second = second

    def tiles(self, facts: Facts) -> Iterable[tuple[int, int]]:
        return [(p, facts.rows[p] & self.second) for p in self.first]

    def why_not(self, facts: Facts, tile: int, options: int) -> Iterable[int]:
        return facts.why_not(tile, self.second & facts.start[tile] & ~facts.rows[tile] & options)

    def links(self, facts: Facts, tile: int, options: int) -> Iterable[Pair]:
        return [ordered(tile, q) for q in bits(facts.rows[tile] & options)]

    def through(self, tiles: Sequence[int], options: int) -> tuple[Through, ...]:
        return tuple(("item", p) for p in (*tiles, *bits(options)))


class ThingView(BlockView):
    """Positions of many groups by their options in one: which of them are different things was found out, or is seen."""

    def apart(self, facts: Facts, one: int, other: int) -> bool:
        return facts.layout.different(facts.rows, one, other)

    def why_apart(self, facts: Facts, one: int, other: int) -> Iterable[int]:
        number = facts.removed_by.get(ordered(one, other))
        return () if number is None else (number,)

    def others(self, facts: Facts, group: Sequence[int], options: int) -> Iterator[list[int]]:
        for found in super().others(facts, group, options):
            yield from [found] if facts.layout.at_once else [[tile] for tile in found]


class LineView(View):
    """Of one number, the lines that cross others: in which of those others may each have it?"""

    def __init__(self, number: int, lines: Sequence[int], crossing: Sequence[int], masks: Sequence[int]) -> None:
        self.number = number
        #: groups of cells: the tiles, and the options by their place in the list
        self.lines, self.crossing = lines, crossing
        self.masks = masks

    def tiles(self, facts: Facts) -> Iterable[tuple[int, int]]:
        row, masks = facts.rows[self.number], self.masks
        return [
            (line, sum(1 << i for i, other in enumerate(self.crossing) if row & masks[line] & masks[other]))
            for line in self.lines
        ]  # fmt: skip

    def why_not(self, facts: Facts, tile: int, options: int) -> Iterable[int]:
        return facts.why_not(self.number, self._cells(tile, options) & facts.start[self.number] & ~facts.rows[self.number])

    def links(self, facts: Facts, tile: int, options: int) -> Iterable[Pair]:
        return [ordered(self.number, q) for q in bits(self._cells(tile, options) & facts.rows[self.number])]

    def through(self, tiles: Sequence[int], options: int) -> tuple[Through, ...]:
        return (
            ("item", self.number),
            *(("category", line) for line in tiles),
            *(("category", self.crossing[i]) for i in bits(options)),
        )

    def _cells(self, tile: int, options: int) -> int:
        cells = 0
        for i, other in enumerate(self.crossing):
            if options >> i & 1:
                cells |= self.masks[other]
        return cells & self.masks[tile]
