"""Readings that differ only in words for one and the same: "Ann comes from Ely, and the red hat belongs to | her | or Ben"."""

from collections.abc import Sequence

from nlpuzzle.rules import Item, Rule, Same
from nlpuzzle.rules.replacing import said_of

__all__ = ["same_after_all"]


def same_after_all(readings: Sequence[tuple[Rule, ...]]) -> list[tuple[Rule, ...]]:
    """The readings without those that say the same as one before, where each of them makes the two that are meant one.

    "Her" is Ann, or whoever comes from Ely: all the same, as both readings have the rule that Ann comes from Ely.
    """
    if len(readings) < 2:
        return list(readings)
    told = [rule for rule in readings[0] if isinstance(rule, Same) and all(rule in other for other in readings[1:])]
    pairs = [(r.left, r.right) for r in told if isinstance(r.left, Item) and isinstance(r.right, Item)]
    kept: dict[frozenset[Rule], tuple[Rule, ...]] = {}
    for rules in readings:
        plain = [rule for rule in rules if rule not in told]
        for left, right in pairs:
            plain = [said_of(rule, right, left) for rule in plain]
        kept.setdefault(frozenset(plain), rules)
    return list(kept.values())
