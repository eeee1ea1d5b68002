"""What each rule means: whether it is true of one complete arrangement. The compiler, the search and the tests agree with this.

An arrangement puts every item on one of the puzzle's N things, numbered from 0. A term that does not exist (beside the
last) makes its atom false; a clue that mentions such a term plainly, not under or / if / count, asserts that it exists.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from operator import eq, ge, gt, le, lt

from nlpuzzle.puzzle import Frame, Item, Number
from nlpuzzle.rules.rules import (
    AllDifferent,
    Amount,
    And,
    Between,
    Compare,
    Count,
    Different,
    Distance,
    Iff,
    IfThen,
    Not,
    OneOf,
    Or,
    Pairing,
    Rule,
    Same,
)  # fmt: skip
from nlpuzzle.rules.terms import At, Beside, Term

__all__ = ["Arrangement", "asserted", "categories_of", "holds", "parts_of", "terms_of", "thing"]

Arrangement = Mapping[Item, int]
"""The thing (0 to N - 1) each item belongs to."""

OPERATORS: dict[str, Callable[[Number, Number], bool]] = {"<": lt, "<=": le, "=": eq, ">=": ge, ">": gt}


def thing(term: Term, frame: Frame, arrangement: Arrangement) -> int | None:
    """The thing a term denotes, or None where it denotes nothing."""
    match term:
        case Item():
            return arrangement[term]
        case At(category, rank):
            ranked = frame.by_name[category].ranked
            index = rank - 1 if rank > 0 else len(ranked) + rank
            return arrangement[Item(category, ranked[index])] if 0 <= index < len(ranked) else None
        case Beside(inner, category, offset):
            start = thing(inner, frame, arrangement)
            if start is None:
                return None
            ranked = frame.by_name[category].ranked
            here = next(i for i, label in enumerate(ranked) if arrangement[Item(category, label)] == start)
            there = here + offset
            return arrangement[Item(category, ranked[there])] if 0 <= there < len(ranked) else None


def holds(rule: Rule, frame: Frame, arrangement: Arrangement) -> bool:
    """Whether a clue that says `rule` is true of the arrangement."""
    return _true(rule, frame, arrangement) and all(thing(t, frame, arrangement) is not None for t in asserted(rule))


def parts_of(rule: Rule) -> Iterator[Rule]:
    """The parts of a clue that must each hold, from left to right; the rule itself where it is no conjunction."""
    if isinstance(rule, And):
        for part in rule.rules:
            yield from parts_of(part)
    else:
        yield rule


def categories_of(value: object) -> Iterator[str]:
    """Every category that a rule, or a term in it, names, from left to right."""
    if isinstance(value, tuple):
        for part in value:
            yield from categories_of(part)
    elif is_dataclass(value):
        for field in fields(value):
            inner = getattr(value, field.name)
            if field.name == "category":
                yield str(inner)
            elif not isinstance(inner, str):
                yield from categories_of(inner)


def asserted(rule: Rule) -> Iterator[Term]:
    """The terms whose existence a clue asserts: those it mentions plainly, not under or / if / count."""
    match rule:
        case And(rules):
            for part in rules:
                yield from asserted(part)
        case Not(inner):
            yield from asserted(inner)
        case Or() | Count() | IfThen() | Iff():
            return
        case _:
            yield from terms_of(rule)


def terms_of(rule: Rule) -> Iterator[Term]:
    """Every term a rule mentions, outermost terms only, from left to right."""
    match rule:
        case Same(left, right) | Different(left, right):
            yield from (left, right)
        case OneOf(term, options):
            yield from (term, *options)
        case Pairing(left, right):
            yield from (*left, *right)
        case AllDifferent(terms):
            yield from terms
        case Compare(_, left, _, right):
            yield from (t for side in (left, right) for t in (side.term, side.minus) if t is not None)
        case Distance(_, left, right, _, _):
            yield from (left, right)
        case Between(_, term, first, second):
            yield from (term, first, second)
        case Not(inner):
            yield from terms_of(inner)
        case And(rules) | Or(rules) | Count(_, _, rules):
            for part in rules:
                yield from terms_of(part)
        case IfThen(condition, consequence):
            yield from terms_of(condition)
            yield from terms_of(consequence)
        case Iff(left_rule, right_rule):
            yield from terms_of(left_rule)
            yield from terms_of(right_rule)


def _true(rule: Rule, frame: Frame, arrangement: Arrangement) -> bool:
    def where(term: Term) -> int | None:
        return thing(term, frame, arrangement)

    def value(category: str, term: Term) -> Number | None:
        at = where(term)
        if at is None:
            return None
        found = frame.by_name[category]
        return next(found.value(label) for label in found.items if arrangement[Item(category, label)] == at)

    def amount(category: str, side: Amount) -> Number | None:
        total: Number = side.offset
        if side.term is not None:
            first = value(category, side.term)
            if first is None:
                return None
            total += side.scale * first
        if side.minus is not None:
            second = value(category, side.minus)
            if second is None:
                return None
            total -= second
        return total

    match rule:
        case Same(left, right):
            a, b = where(left), where(right)
            return a is not None and a == b
        case Different(left, right):
            a, b = where(left), where(right)
            return a is not None and b is not None and a != b
        case OneOf(term, options):
            a, found = where(term), [where(o) for o in options]
            return a is not None and None not in found and found.count(a) == 1
        case Pairing((first, second), (third, fourth)):
            a, b, c, d = where(first), where(second), where(third), where(fourth)
            return None not in (a, b, c, d) and a != b and {a, b} == {c, d}
        case AllDifferent(terms):
            places = [where(t) for t in terms]
            return None not in places and len(set(places)) == len(places)
        case Compare(category, left_side, operator, right_side):
            x, y = amount(category, left_side), amount(category, right_side)
            return x is not None and y is not None and OPERATORS[operator](x, y)
        case Distance(category, left, right, operator, wanted):
            x, y = value(category, left), value(category, right)
            return x is not None and y is not None and OPERATORS[operator](max(x - y, y - x), wanted)
        case Between(category, term, first, second):
            x, y, z = value(category, term), value(category, first), value(category, second)
            return x is not None and y is not None and z is not None and (y < x < z or z < x < y)
        case Not(inner):
            return not _true(inner, frame, arrangement)
        case And(rules):
            return all(_true(r, frame, arrangement) for r in rules)
        case Or(rules):
            return any(_true(r, frame, arrangement) for r in rules)
        case Count(low, high, rules):
            return low <= sum(_true(r, frame, arrangement) for r in rules) <= high
        case IfThen(condition, consequence):
            return not _true(condition, frame, arrangement) or _true(consequence, frame, arrangement)
        case Iff(left_rule, right_rule):
            return _true(left_rule, frame, arrangement) == _true(right_rule, frame, arrangement)
