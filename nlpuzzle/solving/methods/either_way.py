"""A comparison that takes a place away from everybody else, whichever way it comes out.

"Ann is directly before Ben", and they can only be first and second, or second and third: one of them is second either way, so
nobody who is neither of them is. Part of the method `assertion`.
"""

from collections.abc import Sequence

from nlpuzzle.solving.board import bits
from nlpuzzle.solving.conditions import Pair as PairCondition
from nlpuzzle.solving.facts import Facts, Pair, Raw, ordered
from nlpuzzle.solving.posting import Posted
from nlpuzzle.solving.premises import needed

__all__ = ["either_way"]


def either_way(facts: Facts, name: str) -> Raw | None:
    """The first deduction of that kind, called `name`; None where there is none."""
    for posted in facts.posted:
        if posted.kind == "plain" and isinstance(posted.condition, PairCondition):
            taken = _taken(posted.condition, facts.rows)
            if taken:
                raw = _others(facts, name, posted, posted.condition, taken)
                if raw is not None:
                    return raw
    return None


def _taken(condition: PairCondition, rows: list[int]) -> int:
    """The items that one of the two has in every case that is left, as a mask in place."""
    placements = condition.placements(rows)
    taken = -1 if placements else 0
    for u, v in placements:
        taken &= 1 << u | 1 << v
        if not taken:
            break
    return taken << condition.shift


def _others(facts: Facts, name: str, posted: Posted, condition: PairCondition, taken: int) -> Raw | None:
    """The first who is neither of the two, and loses those items."""
    rows, p, q = facts.rows, condition.p, condition.q
    category = condition.shift // facts.layout.n
    for r in range(len(rows)):
        gone = rows[r] & taken
        if not gone or r // facts.layout.n == category or rows[r] >> p & 1 or rows[r] >> q & 1:
            continue
        apart = {facts.removed_by[link] for x in (p, q) if (link := ordered(r, x)) in facts.removed_by}
        parents = apart | _why(facts, condition, gone)
        through = tuple(("item", x) for x in (p, q, *bits(gone)))
        return Raw(name, tuple(sorted(ordered(r, w) for w in bits(gone))), (), (posted,), frozenset(parents), through)
    return None


def _why(facts: Facts, condition: PairCondition, wanted: int) -> set[int]:
    """The deductions about the two that leave no other case."""
    p, q = condition.p, condition.q
    links = {ordered(x, y) for x in (p, q) for y in bits(facts.removed_from(x, condition.shift // facts.layout.n))}
    links |= {ordered(p, q)} & facts.removed_by.keys()
    by_number: dict[int, list[Pair]] = {}
    for link in sorted(links):
        by_number.setdefault(facts.removed_by[link], []).append(link)

    def enough(numbers: Sequence[int]) -> bool:
        rows = list(facts.start)
        for number in numbers:
            for x, y in by_number[number]:
                rows[x] &= ~(1 << y)
                rows[y] &= ~(1 << x)
        return not wanted & ~_taken(condition, rows)

    return set(needed(sorted(by_number), enough))
