"""The rules of a comparison whose category, direction and amount are known: an open one, a distance, a rank."""

from itertools import pairwise

from nlpuzzle.puzzle import Category, Number
from nlpuzzle.rules import Amount, And, Beside, Compare, Different, Distance, Operator, Rule, Same, Term
from nlpuzzle.understanding.clauses.comparing import Relation

__all__ = ["compared", "consecutive", "directed", "step"]


def consecutive(category: Category) -> bool:
    """Whether ranks and values step alike, so that the next place is one more."""
    values = sorted(category.values or ())
    return all(b - a == 1 for a, b in pairwise(values))


def step(category: Category, left: Term, right: Term, offset: int) -> Rule:
    """`left` stands so many ranks after `right`."""
    if consecutive(category):
        return Compare(category.name, Amount(left), "=", Amount(right, offset=offset))
    return Same(left, Beside(right, category.name, offset))


def compared(left: Term, right: Term, category: Category, sign: int, relation: Relation, amount: Number | None) -> Rule:
    """The rule that `left` stands in the relation to `right` in the category; sign +1: it has the higher value."""
    name = category.name
    if relation.direct:
        return step(category, left, right, sign)
    if relation.not_direct:
        if consecutive(category):
            return Compare(name, Amount(left), "<=" if sign < 0 else ">=", Amount(right, offset=2 * sign))
        return And((_open(name, left, right, sign), Different(left, Beside(right, name, sign))))
    if amount is None:
        return _open(name, left, right, sign)
    other = Amount(right, offset=sign * amount)
    here = Amount(left)
    closer: Operator = "<=" if sign > 0 else ">="
    match relation.bound:
        case "exact":
            return Compare(name, here, "=", other)
        case "at least":
            return Compare(name, here, ">=" if sign > 0 else "<=", other)
        case "over":
            return Compare(name, here, ">" if sign > 0 else "<", other)
        case "at most":
            return And((_open(name, left, right, sign), Compare(name, here, closer, other)))
        case _:
            return And((_open(name, left, right, sign), Compare(name, here, "<" if sign > 0 else ">", other)))


def _open(name: str, left: Term, right: Term, sign: int) -> Rule:
    return Compare(name, Amount(left), ">" if sign > 0 else "<", Amount(right))


def directed(left: Term, right: Term, category: Category, operator: Operator, amount: Number) -> Rule:
    """A distance in either direction."""
    return Distance(category.name, left, right, operator, amount)
