"""From a removal (position -> bits) to the links that it takes from the board."""

from nlpuzzle.solving.board import bits
from nlpuzzle.solving.conditions import Removal
from nlpuzzle.solving.facts import Facts, Pair, ordered

__all__ = ["new_links"]


def new_links(facts: Facts, removal: Removal) -> tuple[Pair, ...]:
    """The links of the removal that are still on the board, in order."""
    rows = facts.rows
    found = {ordered(p, q) for p, gone in removal.items() for q in bits(gone & rows[p] & ~(1 << p))}
    return tuple(sorted(found))
