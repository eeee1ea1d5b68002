"""Sentences changed on purpose in their meaning, so that the new one is known."""

import random
from collections.abc import Iterator
from dataclasses import replace

from nlpuzzle.making.pages import Page, Said, say
from nlpuzzle.puzzle import Frame, Item
from nlpuzzle.rules import (
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
    Term,
)  # fmt: skip
from nlpuzzle.telling.realise.comparisons import TURNED

__all__ = ["meant"]


def meant(page: Page, at: int, dice: random.Random) -> Iterator[tuple[str, Said]]:
    """A sentence of the page with its meaning changed: (what was done, the new sentence with its rule)."""
    said = page.sentences[at]
    for name, rule in _changed(said.rule, page.frame, dice):
        form = said.form if isinstance(rule, type(said.rule)) else None
        new = say(page.setting, rule, said.kind, said.seed, form) or say(page.setting, rule, said.kind, said.seed)
        if new is not None and new.text != said.text:
            yield name, new


def _changed(rule: Rule, frame: Frame, dice: random.Random) -> Iterator[tuple[str, Rule]]:
    """The rule with one thing changed, in every way that its kind allows."""
    match rule:
        case Same(a, b):
            yield "negated", Different(a, b)
        case Different(a, b):
            yield "negated", Same(a, b)
        case Compare(category, left, operator, right) if right.term is not None and left.term is not None:
            if right.scale == 1:
                turned = replace(right, offset=-right.offset)
                yield "turned", Compare(category, left, TURNED[operator], turned)
            yield "swapped", replace(rule, left=Amount(right.term), right=replace(right, term=left.term))
            if right.offset:
                yield "number", replace(rule, right=replace(right, offset=right.offset + (1 if right.offset > 0 else -1)))
                yield "opened", Compare(category, left, ">" if right.offset > 0 else "<", Amount(right.term))
            elif right.scale == 1 and operator in ("<", ">"):
                offset = 2 if operator == ">" else -2
                yield "exact", Compare(category, left, "=", Amount(right.term, offset=offset))
            elif right.scale in (2, 3):
                yield "number", replace(rule, right=replace(right, scale=5 - int(right.scale)))
            others = [c.name for c in frame if c.ordered and c.name != category]
            if others:
                yield "scale", replace(rule, category=dice.choice(others))
        case Distance(_, _, _, "=", amount):
            yield "number", replace(rule, amount=amount + 1)
            yield "negated", Not(rule)
        case Distance():
            yield "bound", replace(rule, operator=TURNED[rule.operator])
        case OneOf(term, (Item() as a, Item() as b)):
            yield "negated", And((Different(term, a), Different(term, b)))
        case Between(category, term, first, second):
            yield "swapped", Between(category, first, term, second)
        case Pairing((a, b), (c, d)):
            yield "unpaired", And((Same(a, c), Same(b, d)))
        case IfThen(a, b):
            yield "swapped", IfThen(b, a)
            yield "strengthened", Iff(a, b)
        case Iff(a, b):
            yield "weakened", IfThen(a, b)
        case Or(parts):
            yield "exclusive", Count(1, 1, parts)
        case Count(1, 1, parts) if len(parts) == 2:
            yield "inclusive", Or(parts)
        case Not(inner):
            yield "negated", inner
        case And((Different(a, x), Different(_, y))):
            yield "affirmed", OneOf(a, (x, y))
    replaced = _replaced(rule, frame, dice)
    if replaced is not None:
        yield "replaced", replaced
    if isinstance(rule, Same | Different | Compare):
        condition = Same(_any(frame, dice), _any(frame, dice))
        if isinstance(condition.left, Item) and isinstance(condition.right, Item):
            if condition.left.category != condition.right.category:
                yield "condition", IfThen(condition, rule)


def _any(frame: Frame, dice: random.Random) -> Item:
    category = dice.choice(frame.categories)
    return Item(category.name, dice.choice(category.items))


def _replaced(rule: Rule, frame: Frame, dice: random.Random) -> Rule | None:
    """One item of the rule put in the place of another of its category."""

    def other(term: Term) -> Term:
        if not isinstance(term, Item):
            return term
        return Item(term.category, dice.choice([label for label in frame.by_name[term.category].items if label != term.label]))

    match rule:
        case Same(a, b):
            return Same(other(a), b)
        case Different(a, b):
            return Different(a, other(b))
        case OneOf(term, options):
            return OneOf(other(term), options)
        case Between(category, term, first, second):
            return Between(category, term, other(first), second)
        case Compare(category, left, operator, right) if right.term is not None:
            return Compare(category, left, operator, replace(right, term=other(right.term)))
        case Distance(category, left, right, operator, amount):
            return Distance(category, other(left), right, operator, amount)
    return None
