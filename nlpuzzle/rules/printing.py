"""Rule -> formal notation. Every rule has exactly one printed form, and it parses back to the same rule."""

from fractions import Fraction
from typing import assert_never

from nlpuzzle.puzzle import Frame, Item
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
from nlpuzzle.rules.spelling import spell_category, spell_item, spell_number
from nlpuzzle.rules.terms import At, Beside, Term

__all__ = ["term_to_notation", "to_notation"]


def to_notation(rule: Rule, frame: Frame | None = None) -> str:
    """The rule in the formal notation: `age(Ann) > 30`.

    With a frame, labels stand bare where only one category has them; without one, every item names its category.
    """
    return _Printer(frame).rule(rule)


def term_to_notation(term: Term, frame: Frame | None = None) -> str:
    """The term in the formal notation: `beside(Ann, position, -1)`."""
    return _Printer(frame).term(term)


class _Printer:
    def __init__(self, frame: Frame | None) -> None:
        self.frame = frame

    def rule(self, rule: Rule) -> str:
        match rule:
            case Same(left, right):
                return f"{self.term(left)} = {self.term(right)}"
            case Different(left, right):
                return f"{self.term(left)} != {self.term(right)}"
            case OneOf(term, options):
                return f"{self.term(term)} in {self.group(options)}"
            case Pairing(left_pair, right_pair):
                return f"{self.group(left_pair)} = {self.group(right_pair)}"
            case AllDifferent(terms):
                return f"distinct {self.group(terms)}"
            case Compare(category, left_side, operator, right_side):
                return f"{self.amount(category, left_side)} {operator} {self.amount(category, right_side)}"
            case Distance(category, left, right, operator, amount):
                gap = f"{self.measure(category, left)} - {self.measure(category, right)}"
                return f"|{gap}| {operator} {spell_number(amount)}"
            case Between(category, term, first, second):
                low, high = self.measure(category, first), self.measure(category, second)
                return f"{self.measure(category, term)} between {low} and {high}"
            case Not(inner):
                return f"not ({self.rule(inner)})"
            case And(rules):
                return " and ".join(self.part(r) for r in rules)
            case Or(rules):
                return " or ".join(self.part(r) for r in rules)
            case Count(low, high, rules):
                return f"{_quantity(low, high, len(rules))} of ({', '.join(self.rule(r) for r in rules)})"
            case IfThen(condition, consequence):
                return f"if {self.clause(condition)} then {self.clause(consequence)}"
            case Iff(left_rule, right_rule):
                return f"{self.clause(left_rule)} if and only if {self.clause(right_rule)}"
            case _:
                assert_never(rule)

    def part(self, rule: Rule) -> str:
        """A member of a list joined by "and" or "or": parentheses wherever a reader would need the binding table."""
        return f"({self.rule(rule)})" if isinstance(rule, And | Or | IfThen | Iff) else self.rule(rule)

    def clause(self, rule: Rule) -> str:
        """One side of an if/then or an if-and-only-if."""
        return f"({self.rule(rule)})" if isinstance(rule, IfThen | Iff) else self.rule(rule)

    def term(self, term: Term) -> str:
        match term:
            case Item():
                return spell_item(term, self.frame)
            case At(category, rank):
                return f"at({spell_category(category)}, {rank})"
            case Beside(inner, category, offset):
                return f"beside({self.term(inner)}, {spell_category(category)}, {offset:+d})"
            case _:
                assert_never(term)

    def group(self, terms: tuple[Term, ...]) -> str:
        return "{" + ", ".join(self.term(t) for t in terms) + "}"

    def measure(self, category: str, term: Term) -> str:
        return f"{spell_category(category)}({self.term(term)})"

    def amount(self, category: str, amount: Amount) -> str:
        """`scale * category(term) - category(minus) + offset`, without the parts that change nothing."""
        if amount.term is None:
            return spell_number(amount.offset)
        text = self.measure(category, amount.term)
        if amount.scale != 1:
            text = f"{spell_number(amount.scale)} * {text}"
        if amount.minus is not None:
            text += f" - {self.measure(category, amount.minus)}"
        if amount.offset:
            text += f" {'+' if amount.offset > 0 else '-'} {spell_number(abs(Fraction(amount.offset)))}"
        return text


def _quantity(low: int, high: int, total: int) -> str:
    if low == high:
        return f"exactly {low}"
    if high == total:
        return f"at least {low}"
    if low == 0:
        return f"at most {high}"
    return f"{low} to {high}"
