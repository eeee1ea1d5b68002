"""What a clause says: its readings, whom it is about, and what speaks against it; and how clauses combine."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import islice, product

from nlpuzzle.puzzle import Frame
from nlpuzzle.rules import And, Compare, Different, Not, OneOf, Rule, Same, Term
from nlpuzzle.understanding.clauses.common import contradicts_itself, opposite
from nlpuzzle.understanding.licence import Objection

__all__ = ["Said", "all_of", "combined", "denied"]

#: more combinations of the readings of several clauses are not tried
_MOST_COMBINED = 64


@dataclass(frozen=True)
class Said:
    """The readings of a clause, each a tuple of rules that all hold; read where nothing speaks against it."""

    readings: tuple[tuple[Rule, ...], ...]
    subjects: tuple[Term, ...]
    objection: Objection | None
    #: about one thing only, so that "he" can mean nobody else
    alone: bool = False

    @property
    def read(self) -> bool:
        return self.objection is None and bool(self.readings)

    def and_then(self, other: "Said", frame: Frame) -> "Said":
        """Both clauses together: every reading of the one with every reading of the other."""
        both = (tuple(dict.fromkeys((*a, *b))) for a in self.readings for b in other.readings)
        readings = tuple(rules for rules in both if not contradicts_itself(rules, frame))
        return Said(readings, self.subjects, self.objection or other.objection, self.alone and other.alone)

    def negated(self) -> "Said":
        """The clause with "it is not so that" before it."""
        return replace(self, readings=tuple(dict.fromkeys(denied(rules) for rules in self.readings)))


def all_of(rules: tuple[Rule, ...]) -> Rule:
    """One rule for several that all hold."""
    return rules[0] if len(rules) == 1 else And(rules)


def denied(rules: tuple[Rule, ...]) -> tuple[Rule, ...]:
    """The rules that say that these do not all hold."""
    match rules:
        case (Same(left, right),):
            return (Different(left, right),)
        case (Different(left, right),):
            return (Same(left, right),)
        case (OneOf(term, options),):
            return tuple(Different(term, option) for option in options)
        case (Compare() as rule,):
            return (opposite(rule),)
        case (Not(rule),):
            return (rule,)
    return (Not(all_of(rules)),)


def combined(parts: Sequence[Said], rule: Callable[[tuple[Rule, ...]], Rule]) -> Said:
    """Several clauses under one connective: a reading for every choice of theirs."""
    objection = next((said.objection for said in parts if said.objection is not None), None)
    choices = islice(product(*(said.readings for said in parts)), _MOST_COMBINED)
    readings = tuple(dict.fromkeys((rule(tuple(all_of(rules) for rules in choice)),) for choice in choices))
    return Said(readings, (), objection)
