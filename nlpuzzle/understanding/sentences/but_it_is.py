""" "The barn is taller than the mill, but it is shorter than the church": the barn is compared twice, once each way."""

from collections.abc import Sequence

from nlpuzzle.rules import Compare, Rule, Term
from nlpuzzle.understanding.tokenising.tokens import Pronoun, Token

__all__ = ["of_the_subject"]

Rules = tuple[Rule, ...]

_UPWARDS = {">": 1, ">=": 1, "<": -1, "<=": -1}


def of_the_subject(clauses: Sequence[tuple[Token, ...]], readings: Sequence[Rules]) -> Sequence[Rules]:
    """The one of two readings in which the pronoun means the subject of the comparison before; else all of them.

    "But" sets the two comparisons against each other, and only of one thing do "taller" and "shorter" stand so.
    """
    if len(readings) != 2 or len(clauses) != 1 or not _pronoun_after_but(clauses[0]):
        return readings
    told = [_compared_twice(rules) for rules in readings]
    if any(t is None for t in told):
        return readings
    (one, again, category), (_, other, _) = (t for t in told if t is not None)
    same = [r for r in readings if r[0] == readings[0][0]]
    if len(same) < 2 or {again.left.term, other.left.term} != {one.left.term, one.right.term}:
        return readings
    against = _way(again) * _way(one) < 0 and _way(other) * _way(one) < 0
    meant = readings[0] if again.left.term == one.left.term else readings[1]
    return [meant] if against and again.category == other.category == category else readings


def _pronoun_after_but(tokens: tuple[Token, ...]) -> bool:
    """Whether "but" is followed by a pronoun and another comparison, and nothing else is joined to the sentence."""
    kinds = [t.type for t in tokens]
    if kinds.count("_BUT") != 1 or {"AND", "_SEMI", "OR", "NOT"} & {*kinds}:
        return False
    after = tokens[kinds.index("_BUT") + 1 :]
    compared = "COMP" in kinds[: kinds.index("_BUT")] and any(t.type == "COMP" for t in after)
    return isinstance(after[0].reference, Pronoun) and compared


def _compared_twice(rules: Rules) -> tuple[Compare, Compare, str] | None:
    if len(rules) != 2:
        return None
    one, other = rules
    if not (isinstance(one, Compare) and isinstance(other, Compare)):
        return None
    sides: list[Term | None] = [one.left.term, one.right.term, other.left.term, other.right.term]
    return (one, other, one.category) if None not in sides and _way(one) and _way(other) else None


def _way(rule: Compare) -> int:
    """+1 where the left is more, -1 where it is less, by so much or by any amount."""
    if rule.operator == "=":
        offset = rule.right.offset
        return 1 if offset > 0 else -1 if offset < 0 else 0
    return _UPWARDS.get(rule.operator, 0)
