"""What an arrow sign rules out: its value is the number of different values in the cells ahead.

A set of values can be just what stands ahead if every cell has one of them left and each of them has a cell of its own. Up to
so many values all sets are tried, and what no set allows is out: nothing more can be concluded from one sign alone. Beyond,
the smallest and largest possible counts limit the sign, and a count that is already reached limits the cells.
"""

from collections.abc import Sequence
from functools import lru_cache

from nlpuzzle.solving.board import bits

__all__ = ["left_by_sign"]

#: with so many values left ahead, all sets of them are tried
ALL_SETS = 6


@lru_cache(maxsize=1 << 16)
def left_by_sign(counts: int, ahead: tuple[int, ...]) -> tuple[int, tuple[int, ...]] | None:
    """What the sign leaves: its possible counts (bit k: k different values) and the values of each cell; None where nothing.

    `counts` and `ahead` are what is possible before, `ahead` as masks of values.
    """
    union = 0
    for mask in ahead:
        union |= mask
    left = _by_sets(counts, ahead, union) if union.bit_count() <= ALL_SETS else _by_bounds(counts, ahead)
    if left is None or not left[0] or not all(left[1]):
        return None
    return left


def _by_sets(counts: int, ahead: Sequence[int], union: int) -> tuple[int, tuple[int, ...]] | None:
    possible = 0
    allowed = [0] * len(ahead)
    some = union
    while True:  # all subsets of the union, the empty one last
        if counts >> some.bit_count() & 1:
            inside = [mask & some for mask in ahead]
            if all(inside) and _matched(inside) >= some.bit_count():
                possible |= 1 << some.bit_count()
                for i, mask in enumerate(inside):
                    fresh = mask & ~allowed[i]
                    for value in bits(fresh):
                        rest = [other & ~(1 << value) for j, other in enumerate(inside) if j != i]
                        if _matched(rest) >= some.bit_count() - 1:
                            allowed[i] |= 1 << value
        if not some:
            break
        some = (some - 1) & union
    return possible, tuple(allowed)


def _by_bounds(counts: int, ahead: Sequence[int]) -> tuple[int, tuple[int, ...]] | None:
    fixed = 0
    for mask in ahead:
        if mask.bit_count() == 1:
            fixed |= mask
    least, most = _least(ahead), _matched(ahead)
    counts &= (1 << most + 1) - (1 << least)
    if not counts:
        return None
    if counts.bit_length() - 1 == fixed.bit_count():  # no new value fits
        return counts, tuple(mask & fixed for mask in ahead)
    if (counts & -counts).bit_length() - 1 == len(ahead):  # all must differ
        return counts, tuple(mask if mask.bit_count() == 1 else mask & ~fixed for mask in ahead)
    return counts, tuple(ahead)


def _least(ahead: Sequence[int]) -> int:
    """A number of different values that cannot be undercut: cells that share no value."""
    seen = count = 0
    for mask in sorted(ahead, key=int.bit_count):
        if not mask & seen:
            seen |= mask
            count += 1
    return count


def _matched(ahead: Sequence[int]) -> int:
    """How many different values the cells can have at most (augmenting paths)."""
    owner: dict[int, int] = {}
    count = 0
    for i in range(len(ahead)):
        count += _place(i, ahead, owner, [0])
    return count


def _place(i: int, ahead: Sequence[int], owner: dict[int, int], tried: list[int]) -> bool:
    for value in bits(ahead[i] & ~tried[0]):
        if tried[0] >> value & 1:
            continue
        tried[0] |= 1 << value
        if value not in owner or _place(owner[value], ahead, owner, tried):
            owner[value] = i
            return True
    return False
