"""Few premises: of everything that was known, what a deduction really needs."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from nlpuzzle.solving.board import bits
from nlpuzzle.solving.conditions import Removal
from nlpuzzle.solving.facts import Facts, Pair, ordered
from nlpuzzle.solving.posting import Posted

__all__ = ["cover", "needed", "sources"]

T = TypeVar("T")


def needed(candidates: Sequence[T], enough: Callable[[Sequence[T]], bool]) -> list[T]:
    """The candidates without those that can be left out one after the other, the last first, in large pieces before small.

    `enough` tells whether a selection is enough; all together must be.
    """
    kept = list(candidates)
    size = max(1, len(kept) // 2)
    while True:
        end = len(kept)
        while end > 0:
            start = max(0, end - size)
            without = kept[:start] + kept[end:]
            if enough(without):
                kept = without
            end = start
        if size == 1:
            return kept
        size = max(1, min(size, len(kept)) // 2)


def cover(choices: Sequence[tuple[int, ...]]) -> set[int]:
    """A small set of numbers that has one of each choice."""
    chosen = {options[0] for options in choices if len(set(options)) == 1}
    open_ = [options for options in choices if not chosen.intersection(options)]
    while open_:
        counts: dict[int, int] = {}
        for options in open_:
            for number in set(options):
                counts[number] = counts.get(number, 0) + 1
        best = min(counts, key=lambda number: (-counts[number], number))
        chosen.add(best)
        open_ = [options for options in open_ if best not in options]
    return chosen


def sources(facts: Facts, posted: Posted, wanted: Sequence[Pair] | None) -> frozenset[int]:
    """The deductions whose facts, together with the clue, remove the `wanted` links (None: show that it cannot hold)."""
    positions = {p for p, _ in posted.watches}
    found = _sources(facts, posted, wanted, sorted(positions))
    return found if found is not None else _sources(facts, posted, wanted, range(len(facts.rows))) or frozenset()


def _sources(
    facts: Facts, posted: Posted, wanted: Sequence[Pair] | None, positions: Sequence[int]
) -> frozenset[int] | None:
    """The same with the rows of some positions alone; None where they are not enough."""
    by_number: dict[int, set[Pair]] = {}
    for p in positions:
        for q in bits(facts.start[p] & ~facts.rows[p]):
            link = ordered(p, q)
            by_number.setdefault(facts.removed_by[link], set()).add(link)
    force, start = posted.condition.force, facts.start

    def enough(numbers: Sequence[int]) -> bool:
        rows = list(start)
        for number in numbers:
            for p, q in by_number[number]:
                rows[p] &= ~(1 << q)
                rows[q] &= ~(1 << p)
        return _shown(force(rows, True), wanted)

    candidates = sorted(by_number)
    return frozenset(needed(candidates, enough)) if enough(candidates) else None


def _shown(removal: Removal | None, wanted: Sequence[Pair] | None) -> bool:
    if removal is None or wanted is None:
        return removal is None and wanted is None
    return all(removal.get(p, 0) >> q & 1 or removal.get(q, 0) >> p & 1 for p, q in wanted)
