"""Whether two sets of rules say the same about a puzzle, however they are written."""

import random
from collections import Counter
from collections.abc import Hashable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations

from nlpuzzle.assemble import arrangement_of
from nlpuzzle.outcome import Limits
from nlpuzzle.puzzle import Frame
from nlpuzzle.rules import (
    AllDifferent,
    Amount,
    And,
    Arrangement,
    Between,
    Compare,
    Count,
    Different,
    Distance,
    Iff,
    IfThen,
    Item,
    Not,
    OneOf,
    Or,
    Pairing,
    Rule,
    Same,
    holds,
)  # fmt: skip
from nlpuzzle.rules.meaning import parts_of
from nlpuzzle.solving.search import solve

__all__ = ["same_meaning"]


SAMPLES = 200
"""Arrangements tried at random before the search: they settle nearly every difference, and quickly."""

LIMITS = Limits(nodes=4_000, seconds=5.0, solutions=2)


def same_meaning(one: Sequence[Rule], other: Sequence[Rule], frame: Frame) -> bool:
    """Whether the rules of `one`, all together, are true of the same arrangements as those of `other`.

    A counterexample is looked for at random, and then by search; without one the answer is yes.
    """
    if _shapes(one) == _shapes(other):
        return True
    if not one or not other:
        return False
    return not any(_all(one, frame, a) != _all(other, frame, a) for a in _arrangements(one, other, frame))


def _shapes(rules: Sequence[Rule]) -> frozenset[Hashable]:
    return frozenset(shape for rule in rules for part in parts_of(rule) for shape in _shapes_of(part))


def _shapes_of(part: Rule) -> Iterator[Hashable]:
    """The shape of a rule that must hold; "all of these differ" says it of every two of them."""
    if isinstance(part, AllDifferent):
        yield from ((Different, frozenset(pair)) for pair in combinations(part.terms, 2))
    else:
        yield _shape(part)


def _shape(rule: Rule) -> Hashable:
    """The rule without what is the writer's choice: which side stands first, and the order of a list."""
    match rule:
        case Same(left, right) | Different(left, right):
            return type(rule), frozenset((left, right))
        case Distance(category, left, right, operator, amount):
            return Distance, category, frozenset((left, right)), operator, amount
        case Between(category, term, first, second):
            return Between, category, term, frozenset((first, second))
        case OneOf(term, options):
            return OneOf, term, frozenset(options)
        case AllDifferent(terms):
            return AllDifferent, frozenset(terms)
        case Pairing(left_pair, right_pair):
            return Pairing, frozenset((frozenset(left_pair), frozenset(right_pair)))
        case Compare(category, left_side, operator, right_side):
            if operator in (">", ">="):
                left_side, operator, right_side = right_side, "<" if operator == ">" else "<=", left_side
            more = right_side.offset - left_side.offset
            sides = (_added(left_side, right_side), _added(right_side, left_side))
            return Compare, category, operator, more, frozenset(sides) if operator == "=" and more == 0 else sides
        case And():
            return And, _shapes([rule])
        case Or(rules):
            return Or, frozenset(map(_shape, rules))
        case Count(low, high, rules):
            return Count, low, high, frozenset(Counter(map(_shape, rules)).items())
        case Not(inner):
            return Not, _shape(inner)
        case IfThen(condition, consequence):
            return IfThen, _shape(condition), _shape(consequence)
        case Iff(first_rule, second_rule):
            return Iff, frozenset((_shape(first_rule), _shape(second_rule)))


def _added(side: Amount, other: Amount) -> Hashable:
    """What is added up on one side, with what the other one subtracts: "a - b = c - d" is "a + d = c + b"."""
    return frozenset(Counter([(side.term, side.scale), (other.minus, 1)]).items())


def _all(rules: Sequence[Rule], frame: Frame, arrangement: Arrangement) -> bool:
    return all(holds(rule, frame, arrangement) for rule in rules)


def _arrangements(one: Sequence[Rule], other: Sequence[Rule], frame: Frame) -> Iterator[Arrangement]:
    """Arrangements that may tell the two apart."""
    yield from _samples(frame)
    for all_of, not_all_of in ((one, other), (other, one)):
        found = solve(frame, [*(("", rule) for rule in all_of), ("", _denied(not_all_of, frame))], LIMITS)
        yield from (arrangement_of(frame, table) for table in found.solutions)


@lru_cache(maxsize=16)
def _samples(frame: Frame) -> tuple[Arrangement, ...]:
    """Arrangements at random; the same for all the sentences of a frame, and those stand together in a file."""
    dice = random.Random(frame.size)
    found = []
    for _ in range(SAMPLES):
        arrangement = {}
        for category in frame:
            things = list(range(frame.size))
            dice.shuffle(things)
            arrangement.update({Item(category.name, label): t for label, t in zip(category.items, things, strict=True)})
        found.append(arrangement)
    return tuple(found)


def _denied(rules: Sequence[Rule], frame: Frame) -> Rule:
    """Not all of the rules are true: `not` itself would assert that the things they speak of exist."""
    anything = next(iter(frame.items))
    together = And(tuple(rules)) if len(rules) > 1 else rules[0]
    return IfThen(together, Different(anything, anything))
