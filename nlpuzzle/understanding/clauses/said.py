"""What a clause says: its readings, whom it is about, and what speaks against it; and how clauses combine."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import islice, product

from nlpuzzle.puzzle import Frame
from nlpuzzle.rules import And, Compare, Different, Not, OneOf, Rule, Same, Term
from nlpuzzle.understanding.clauses.common import clash, contradicts_itself, exclude_each_other, opposite
from nlpuzzle.understanding.objection import Objection
from nlpuzzle.values import dataclass

__all__ = ["Said", "all_of", "combined", "denials", "one_or_other", "one_or_the_other"]

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
    #: what had to be known of the world
    assumed: tuple[str, ...] = ()

    @property
    def read(self) -> bool:
        return self.objection is None and bool(self.readings)

    def and_then(self, other: "Said", frame: Frame) -> "Said":
        """Both clauses together: every reading of the one with every reading of the other."""
        both = (tuple(dict.fromkeys((*a, *b))) for a in self.readings for b in other.readings)
        readings = tuple(rules for rules in both if not contradicts_itself(rules, frame))
        assumed = (*self.assumed, *other.assumed)
        return Said(readings, self.subjects, self.objection or other.objection, self.alone and other.alone, assumed)

    def negated(self) -> "Said":
        """The clause with "it is not so that" before it."""
        return replace(self, readings=tuple(dict.fromkeys(rules for said in self.readings for rules in denials(said))))


def all_of(rules: tuple[Rule, ...]) -> Rule:
    """One rule for several that all hold."""
    return rules[0] if len(rules) == 1 else And(rules)


def denials(rules: tuple[Rule, ...]) -> tuple[tuple[Rule, ...], ...]:
    """What "Ben does not" may mean after some rules of him: of several, not all of them or none of them."""
    match rules:
        case (OneOf(term, options),) if not exclude_each_other(options):
            return (Not(rules[0]),), tuple(Different(term, option) for option in options)
        case (rule,):
            return (_opposite(rule),)
    return (Not(all_of(rules)),), tuple(each for rule in rules for each in _opposite(rule))


def _opposite(rule: Rule) -> tuple[Rule, ...]:
    match rule:
        case Same(left, right):
            return (Different(left, right),)
        case Different(left, right):
            return (Same(left, right),)
        case OneOf(term, options) if exclude_each_other(options):
            return tuple(Different(term, option) for option in options)
        case Compare():
            return (opposite(rule),)
        case Not(inner):
            return (inner,)
    return (Not(rule),)


def one_or_other(one: Said, other: Said) -> Said | None:
    """ "Either Ann is first or Ann is last": one thing that is one of two, where it cannot be both; else None."""
    readings = tuple((_choice(*left, *right),) for left in one.readings for right in other.readings)
    if any(rule is None for (rule,) in readings):
        return None
    told = tuple((rule,) for (rule,) in readings if rule is not None)
    return Said(tuple(dict.fromkeys(told)), (), one.objection or other.objection, assumed=(*one.assumed, *other.assumed))


def _choice(*rules: Rule) -> Rule | None:
    match rules:
        case (Same(a, b), Same(c, d)):
            for term, options in ((a, (b, d)), (a, (b, c)), (b, (a, d)), (b, (a, c))):
                shared = term in (c, d) and term not in options
                if shared and options[0] != options[1] and exclude_each_other(options):
                    return OneOf(term, options)
    return None


def combined(parts: Sequence[Said], rule: Callable[[tuple[Rule, ...]], Rule]) -> Said:
    """Several clauses under one connective: a reading for every choice of theirs."""
    objection = next((said.objection for said in parts if said.objection is not None), None)
    choices = islice(product(*(said.readings for said in parts)), _MOST_COMBINED)
    readings = tuple(dict.fromkeys((rule(tuple(all_of(rules) for rules in choice)),) for choice in choices))
    return Said(readings, (), objection, assumed=tuple(fact for said in parts for fact in said.assumed))


def one_or_the_other(left: Said, right: Said) -> bool:
    """ "Either Ann speaks on Monday or she speaks on Friday": one thing is told to be the one or the other of its kind."""
    rules = [rules for said in (left, right) for rules in said.readings]
    first, second = (found[0] for found in rules) if [len(found) for found in rules] == [1, 1] else (None, None)
    if not (isinstance(first, Same) and isinstance(second, Same)) or left.subjects != right.subjects or len(left.subjects) != 1:
        return False
    subject = left.subjects[0]
    others = [rule.right if rule.left == subject else rule.left for rule in (first, second)]
    return all(subject in (rule.left, rule.right) for rule in (first, second)) and clash(*others)
