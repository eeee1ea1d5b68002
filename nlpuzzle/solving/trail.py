"""Which deductions lead to a result, and which clues and earlier deductions they rest on."""

from collections.abc import Iterable, Sequence

from nlpuzzle.solving.facts import Raw
from nlpuzzle.solving.posting import Posted

__all__ = ["rests_on", "trail"]


def trail(raws: Sequence[Raw], ends: Iterable[int], base: int = 0) -> tuple[int, ...]:
    """The numbers from `base` on that lead to `ends`, these included, in order."""
    found: set[int] = set()
    open_ = [number for number in ends if number >= base]
    while open_:
        number = open_.pop()
        if number not in found:
            found.add(number)
            open_ += [parent for parent in raws[number].parents if parent >= base]
    return tuple(sorted(found))


def rests_on(raws: Sequence[Raw], numbers: Iterable[int], base: int) -> tuple[tuple[Posted, ...], frozenset[int]]:
    """The clues that some deductions use, in order of use, and the deductions before `base`."""
    clues: dict[int, Posted] = {}
    before: set[int] = set()
    for number in numbers:
        clues.update((id(posted), posted) for posted in raws[number].clues)
        before.update(parent for parent in raws[number].parents if parent < base)
    return tuple(clues.values()), frozenset(before)
