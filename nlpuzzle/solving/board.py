"""The board: which links are still possible, as one integer bit row per item, and the consequences of cutting one.

Item i of category c stands at position c * n + i. Bit q of `rows[p]` is set while p and q may still be the same thing; the
rows are symmetric and every item is linked to itself and to nobody else of its own category. A row is one Python integer over
all categories, so a step of propagation works on a whole row at once, on a small board as on one of 30 x 8.
"""

from collections.abc import Iterator

__all__ = ["Board", "Clash", "bits"]


class Clash(Exception):
    """The item at `position` has nobody left in category `category`, or a stored rule cannot hold (position -1)."""

    def __init__(self, position: int, category: int) -> None:
        super().__init__(position, category)
        self.position = position
        self.category = category


def bits(mask: int) -> Iterator[int]:
    """The positions of the set bits, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


class Board:
    """m categories of n items; `cut` takes links away, `settle` draws the conclusions. Raises Clash when nothing is left.

    After `settle` every link has support in every third category (x may be y only if some z of that category may be both),
    and two items that have only each other share one row.
    """

    __slots__ = ("category_of", "m", "masks", "n", "queue", "queued", "rows", "touched")

    def __init__(self, m: int, n: int) -> None:
        self.m = m
        self.n = n
        block = (1 << n) - 1
        #: the n bits of each category
        self.masks = [block << (c * n) for c in range(m)]
        self.category_of = [p // n for p in range(m * n)]
        everything = (1 << (m * n)) - 1
        self.rows = [everything & ~self.masks[p // n] | 1 << p for p in range(m * n)]
        #: pairs (row, category) that lost links and were not yet looked at, coded row * m + category
        self.queue: list[int] = []
        self.queued = bytearray(m * n * m)
        #: the codes that were looked at since the owner last emptied this list: what stored rules listen to
        self.touched: list[int] = []

    def cut(self, p: int, gone: int) -> None:
        """Take the links of p to every position in `gone` away, all of which must be there; both directions."""
        rows, queue, queued, m = self.rows, self.queue, self.queued, self.m
        category_of = self.category_of
        rows[p] ^= gone
        bit = 1 << p
        mine, base = category_of[p], p * m
        while gone:
            low = gone & -gone
            gone ^= low
            q = low.bit_length() - 1
            rows[q] ^= bit
            code = q * m + mine
            if not queued[code]:
                queued[code] = 1
                queue.append(code)
            code = base + category_of[q]
            if not queued[code]:
                queued[code] = 1
                queue.append(code)

    def settle(self) -> None:
        """Follow every cut to its end. Raises Clash when an item has no partner left; the board is then spoilt."""
        rows, queue, queued, m, masks = self.rows, self.queue, self.queued, self.m, self.masks
        touched, cut = self.touched, self.cut
        while queue:
            code = queue.pop()
            queued[code] = 0
            touched.append(code)
            p, c = divmod(code, m)
            row = rows[p]
            links = row & masks[c]
            if not links:
                raise Clash(p, c)
            low = links & -links
            q = low.bit_length() - 1
            supported = rows[q]
            if links == low:  # one partner: they are the same thing and share what both may be
                if row != supported:
                    both = row & supported
                    if row != both:
                        cut(p, row ^ both)
                    if supported != both:
                        cut(q, supported ^ both)
                continue
            links ^= low
            while row & ~supported:
                if not links:
                    cut(p, row & ~supported)
                    break
                low = links & -links
                links ^= low
                supported |= rows[low.bit_length() - 1]

    def restore(self, rows: list[int]) -> None:
        """Put the board back to `rows` (a copy is kept by the caller), with nothing left to look at."""
        self.rows[:] = rows
        for code in self.queue:
            self.queued[code] = 0
        self.queue.clear()
        self.touched.clear()

    @property
    def solved(self) -> bool:
        """Whether every item of the first category has one partner in each other category."""
        return all(row.bit_count() == self.m for row in self.rows[: self.n])

    @property
    def links(self) -> int:
        """How many links are left, each counted once."""
        return (sum(row.bit_count() for row in self.rows) - self.m * self.n) // 2
