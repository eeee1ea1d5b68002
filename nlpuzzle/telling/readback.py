"""Rule -> one plain English sentence, so that a puzzler sees at a glance whether we understood the clue.

    age(Ann) = age(Ben) + 3                       Ann is 3 years older than Ben.
    {Edda, Falk} = {harp, Oslo}                   Of Edda and Falk, one is harp and the other is Oslo.

Different rules read differently: every form below starts or ends with words no other form has, and rules within rules stand
in brackets wherever a reader could group them in two ways.
"""

from collections.abc import Sequence
from fractions import Fraction
from typing import assert_never

from nlpuzzle.puzzle import Category, Frame, Number
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
    Operator,
    Or,
    Pairing,
    Rule,
    Same,
)  # fmt: skip
from nlpuzzle.rules.spelling import spell_number
from nlpuzzle.rules.terms import Term
from nlpuzzle.telling.nouns import Nouns
from nlpuzzle.telling.senses import Sense, count_of, is_timed, plain_name

__all__ = ["noun_phrase", "read_back", "said"]

_VERDICTS: dict[Operator, str] = {"<": "less than", "<=": "at most", "=": "exactly", ">=": "at least", ">": "more than"}

_TIMED_VERDICTS: dict[Operator, str] = {
    "<": "earlier than", "<=": "no later than", "=": "exactly", ">=": "no earlier than", ">": "later than",
}  # fmt: skip


def read_back(rule: Rule, frame: Frame) -> str:
    """The rule as one English sentence in the names of this puzzle, with a capital letter and a full stop."""
    clause = said(rule, frame)
    start = len(clause) - len(clause.lstrip("("))
    return clause[:start] + clause[start : start + 1].upper() + clause[start + 1 :] + "."


def said(rule: Rule, frame: Frame) -> str:
    """The same within a sentence: without capital letter and full stop."""
    return _Reader(frame).clause(rule)


def noun_phrase(term: Term, frame: Frame) -> str:
    """The term as a noun phrase: "the one directly before Ann"."""
    return Nouns(frame).noun(term)


class _Reader:
    def __init__(self, frame: Frame) -> None:
        self.frame = frame
        self.nouns = Nouns(frame)

    def clause(self, rule: Rule) -> str:
        """The rule without capital letter and full stop."""
        noun, predicate = self.nouns.noun, self.nouns.predicate
        match rule:
            case Same(left, right):
                return f"{noun(left)} is {predicate(right)}"
            case Different(left, right):
                return f"{noun(left)} is not {predicate(right)}"
            case OneOf(term, options):
                return f"{noun(term)} is either {_listed([predicate(o) for o in options], 'or')}"
            case Pairing((a, b), (c, d)):
                return f"of {noun(a)} and {noun(b)}, one is {predicate(c)} and the other is {predicate(d)}"
            case AllDifferent(terms):
                return f"{_listed([noun(t) for t in terms], 'and')} are {'' if len(terms) == 2 else 'all '}different"
            case Compare():
                return self.comparison(rule)
            case Distance():
                return self.distance(rule)
            case Between(category, term, first, second):
                tail = self.tail(category)
                return f"{noun(term)} is somewhere between {noun(first)} and {noun(second)}{tail}"
            case Not(inner):
                return f"it is not true that {self.part(inner)}"
            case And(rules):
                return ", and ".join(self.part(r) for r in rules)
            case Or(rules):
                ending = "or both" if len(rules) == 2 else "or more than one of these"
                return f"{', or '.join(self.part(r) for r in rules)}, {ending}"
            case Count(1, 1, (first_rule, second_rule)):
                return f"either {self.part(first_rule)}, or {self.part(second_rule)}, but not both"
            case Count(low, high, rules):
                quantity = _quantity(low, high, len(rules))
                verb = "is" if quantity.endswith(" 1") else "are"
                return f"{quantity} of these {verb} true: {'; '.join(self.part(r) for r in rules)}"
            case IfThen(condition, consequence):
                return f"if {self.part(condition)}, then {self.part(consequence)}"
            case Iff(left_rule, right_rule):
                return f"{self.part(left_rule)} if and only if {self.part(right_rule)}"
            case _:
                assert_never(rule)

    def part(self, rule: Rule) -> str:
        """A rule within a rule: in brackets where it is itself made of several."""
        inner = self.clause(rule)
        return f"({inner})" if isinstance(rule, And | Or | Count | IfThen | Iff) else inner

    def tail(self, category: str) -> str:
        """What a sentence about the category ends with unless its line can only be meant."""
        sense = self.nouns.sense(category)
        return sense.tail if sense.kind == "line" else f" in {plain_name(self.nouns.category(category))}"

    def comparison(self, rule: Compare) -> str:
        """Two things side by side where the rule is that simple, else the two amounts as they stand."""
        left, right = rule.left, rule.right
        plain = left.term is not None and left.minus is None and left.scale == 1 and not left.offset
        if plain and right.term is not None and right.minus is None and right.scale == 1:
            assert left.term is not None
            return self.side_by_side(rule.category, left.term, rule.operator, right.term, right.offset)
        category = self.nouns.category(rule.category)
        first, second = self.amount(category, left), self.amount(category, right)
        by_clock = is_timed(category) and left.minus is None and right.minus is None
        return f"{first} is {(_TIMED_VERDICTS if by_clock else _VERDICTS)[rule.operator]} {second}"

    def side_by_side(self, name: str, left: Term, operator: Operator, right: Term, offset: Number) -> str:
        category, sense = self.nouns.category(name), self.nouns.sense(name)
        if sense.kind == "amount":
            subject, object_ = self.nouns.possessive(left, plain_name(category)), self.nouns.that_of(right)
        else:
            subject, object_ = self.nouns.noun(left), self.nouns.noun(right)
        if offset == 0:
            return f"{subject} is {self.without_amount(sense, category, operator, object_)}"
        steps = abs(Fraction(offset))
        word = sense.higher if offset > 0 else sense.lower
        outward = operator in ((">", ">=") if offset > 0 else ("<", "<="))
        how_far = count_of(steps, sense.unit)
        if operator == "=":
            adjacent = sense.kind == "line" and category.unit is None and steps == 1
            degree = "directly" if adjacent else how_far
        elif outward:
            degree = f"{'more than' if len(operator) == 1 else 'at least'} {how_far}"
        elif len(operator) == 2:
            degree = f"not more than {how_far}"
        else:
            degree = f"less than {how_far}"
        # "less than 2 places after" must not sound as if it were after: the bound leaves the other side open
        open_side = "" if operator == "=" or outward else ", if at all"
        return f"{subject} is {degree} {word} {object_}{sense.tail}{open_side}"

    def without_amount(self, sense: Sense, category: Category, operator: Operator, object_: str) -> str:
        """An open comparison, or equality: "somewhere before Ben", "not older than Ben"."""
        if operator == "=":
            if sense.kind == "amount":
                return f"the same as {object_}"
            return f"level with {object_}{sense.tail or f' in {plain_name(category)}'}"
        word = sense.lower if operator in ("<", ">=") else sense.higher
        if len(operator) == 2:
            return f"not {word} {object_}{sense.tail}"
        return f"{'somewhere ' if sense.kind == 'line' else ''}{word} {object_}{sense.tail}"

    def amount(self, category: Category, amount: Amount) -> str:
        """ "twice Ben's age plus 1 year", "Kim's floor minus Lea's floor", "30 years"."""
        if amount.term is None:
            return self.nouns.number(category, amount.offset)
        name = self.nouns.measure(category)
        text = f"{_factor(amount.scale)}{self.nouns.possessive(amount.term, name)}"
        if amount.minus is not None:
            text += f" minus {self.nouns.possessive(amount.minus, name)}"
        if amount.offset:
            size = abs(Fraction(amount.offset))
            text += f" {'plus' if amount.offset > 0 else 'minus'} {count_of(size, category.unit or 'place')}"
        return text

    def distance(self, rule: Distance) -> str:
        category, sense = self.nouns.category(rule.category), self.nouns.sense(rule.category)
        left, right, tail = self.nouns.noun(rule.left), self.nouns.noun(rule.right), self.tail(rule.category)
        if rule.operator == "=" and rule.amount == 1 and sense.kind == "line" and category.unit is None:
            return f"{left} is directly next to {right}{tail}"
        degree = "" if rule.operator == "=" else f"{_VERDICTS[rule.operator]} "
        return f"{left} and {right} are {degree}{count_of(rule.amount, sense.unit)} apart{tail}"


def _listed(words: Sequence[str], joint: str) -> str:
    return f"{', '.join(words[:-1])} {joint} {words[-1]}"


def _factor(scale: Number) -> str:
    if scale == 1:
        return ""
    if scale == 2:
        return "twice "
    return "half " if scale == Fraction(1, 2) else f"{spell_number(scale)} times "


def _quantity(low: int, high: int, total: int) -> str:
    if low == high:
        return f"exactly {low}"
    if high == total:
        return f"at least {low}"
    return f"at most {high}" if low == 0 else f"from {low} to {high}"
