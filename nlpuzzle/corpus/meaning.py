"""Whether two sets of rules say the same about a puzzle, however they are written."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass
from typing import TypeVar, cast

from nlpuzzle.assemble import arrangement_of
from nlpuzzle.outcome import Limits
from nlpuzzle.puzzle import Frame
from nlpuzzle.rules import And, Arrangement, Different, IfThen, Item, Rule, holds
from nlpuzzle.solving.search import solve

__all__ = ["renamed", "same_meaning"]

T = TypeVar("T")

SAMPLES = 200
"""Arrangements tried at random before the search: they settle nearly every difference, and quickly."""

LIMITS = Limits(nodes=20_000, seconds=5.0, solutions=2)


def same_meaning(one: Sequence[Rule], other: Sequence[Rule], frame: Frame) -> bool:
    """Whether the rules of `one`, all together, are true of the same arrangements as those of `other`.

    A counterexample is looked for at random, and then by search; without one the answer is yes.
    """
    if set(one) == set(other):
        return True
    if not one or not other:
        return False
    return not any(_all(one, frame, a) != _all(other, frame, a) for a in _arrangements(one, other, frame))


def renamed(value: T, old: str, new: str) -> T:
    """A rule, or a tuple of rules, with a category under another name."""
    if isinstance(value, tuple):
        return cast(T, tuple(renamed(part, old, new) for part in value))
    if not is_dataclass(value) or isinstance(value, type):
        return value
    changed = {
        field.name: new
        if (inner := getattr(value, field.name)) == old and field.name == "category"
        else renamed(inner, old, new)
        for field in fields(value)
    }
    return cast(T, type(value)(**changed))


def _all(rules: Sequence[Rule], frame: Frame, arrangement: Arrangement) -> bool:
    return all(holds(rule, frame, arrangement) for rule in rules)


def _arrangements(one: Sequence[Rule], other: Sequence[Rule], frame: Frame) -> Iterator[Arrangement]:
    """Arrangements that may tell the two apart."""
    dice = random.Random(frame.size)
    for _ in range(SAMPLES):
        arrangement = {}
        for category in frame:
            things = list(range(frame.size))
            dice.shuffle(things)
            arrangement.update({Item(category.name, label): t for label, t in zip(category.items, things, strict=True)})
        yield arrangement
    for all_of, not_all_of in ((one, other), (other, one)):
        found = solve(frame, [*(("", rule) for rule in all_of), ("", _denied(not_all_of, frame))], LIMITS)
        yield from (arrangement_of(frame, table) for table in found.solutions)


def _denied(rules: Sequence[Rule], frame: Frame) -> Rule:
    """Not all of the rules are true: `not` itself would assert that the things they speak of exist."""
    anything = next(iter(frame.items))
    together = And(tuple(rules)) if len(rules) > 1 else rules[0]
    return IfThen(together, Different(anything, anything))
