"""Clues as the solving methods see them: every fact of a rule as a condition on the board, sorted by how it is used."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from nlpuzzle.puzzle import Frame
from nlpuzzle.rules.meaning import parts_of
from nlpuzzle.rules.rules import And, Count, Different, Iff, IfThen, Not, OneOf, Or, Pairing, Rule, Same
from nlpuzzle.rules.terms import Item
from nlpuzzle.solving.conditions import All, Choice, Condition, Constant, Link, Negated, Within
from nlpuzzle.solving.constraints import Constraints

__all__ = ["Kind", "Posted", "post"]

Kind = Literal["direct", "plain", "nested"]


@dataclass(frozen=True, eq=False, slots=True)
class Posted:
    """One condition of one clue.

    direct: says which links hold or not, whatever else is known ("Petra wants size XL", "either 1 or 3")
    plain:  compares items, or offers a choice ("Ann is before Ben", "of A and B, one is C and the other is D")
    nested: looks from one thing to another ("the one behind her"), or joins facts by if, or, not, a count
    """

    clue: str
    #: what it says; None of a mark in a drawn grid, which speaks by its place
    rule: Rule | None
    condition: Condition
    kind: Kind
    #: the (position, category) pairs it looks at
    watches: frozenset[tuple[int, int]]


def post(frame: Frame, rules: Sequence[tuple[str, Rule]]) -> tuple[Posted, ...]:
    """The conditions of all rules (clue number, rule), in their order.

    Raises ValueError when a rule names a category or item that the frame has not, or compares in a category without order.
    """
    build = Constraints(frame)
    found: list[Posted] = []
    for clue, rule in rules:
        for part in parts_of(rule):
            for also in (part, *_implied(part)):
                watches = frozenset(build.watches(also))
                for condition in build.conditions(also):
                    if not _says_nothing(condition):
                        found.append(Posted(clue, part, condition, _kind(also, condition), watches))
    return tuple(found)


def _implied(rule: Rule) -> Iterator[Rule]:
    """What a choice says besides: "either the baker or first" means that the baker is not first."""
    match rule:
        case OneOf(_, options) if len(options) == 2:
            yield Different(*options)
        case Pairing(left, right):
            yield from (Different(*left), Different(*right))
        case Count(1, 1, (Same(Item() as a, Item() as b), Same(Item() as c, Item() as d))) if len({a, b, c, d}) == 3:
            yield Different(*sorted({a, b} ^ {c, d}))


def _says_nothing(condition: Condition) -> bool:
    return isinstance(condition, Constant) and condition.value


def _kind(rule: Rule, condition: Condition) -> Kind:
    if _direct(condition):
        return "direct"
    inner = rule.rule if isinstance(rule, Not) else rule
    if isinstance(inner, Or | Count | IfThen | Iff | Not | And) or _chooses(condition):
        return "nested"
    return "plain"


def _direct(condition: Condition) -> bool:
    match condition:
        case Link() | Within() | Constant():
            return True
        case Negated():
            return isinstance(condition.part, Link | Within)
        case All():
            return all(_direct(part) for part in condition.parts)
    return False


def _chooses(condition: Condition) -> bool:
    """Whether it depends on where somebody else stands."""
    inner = condition.part if isinstance(condition, Negated) else condition
    return isinstance(inner, Choice)
