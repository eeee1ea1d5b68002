"""What a sentence may honestly say once one of its words is dropped or another is put in; anything else is a misreading."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import combinations, product

from nlpuzzle.puzzle import Frame, Item
from nlpuzzle.regex import regex
from nlpuzzle.rules import (
    AllDifferent,
    Amount,
    And,
    At,
    Beside,
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
    Rule,
    Same,
    Term,
)  # fmt: skip

__all__ = ["after_dropping", "after_inserting", "without"]

_Change = Callable[[Rule], Iterator[Rule]]

#: after these and before those no "not" or "never" stands: what is read of "the never red" or "right not of" is read into it
_NO_DENIAL_AFTER = regex(
    r"(?:^|\b)(?:the|an?|in|on|at|of|to|for|from|with|by|than|some|exactly|directly|immediately|somewhere|left|right|day|month|"
    r"most|least)$"
)
_NO_DENIAL_BEFORE = regex(
    r"(?:of|than|(?:years|days|months|nights|minutes|places|points|dollars|seats|plots|stalls|houses|tents|floors) \w+)\b"
)
#: "by | not more than two years"
_BOUND = regex(r"(?:more|less|later|earlier|at)\b")
_NUMBER = regex(r"\$?\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b")
#: without these "is behind Ann" says "is Ann"
_RELATING = frozenset({"above", "after", "before", "behind", "below"})
_ORDINAL = regex(r"second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth")
_OPPOSITE: dict[Operator, Operator] = {"<": ">=", ">": "<=", "<=": ">", ">=": "<"}
_DENYING = frozenset({"not", "never", "no", "doesn't", "don't", "didn't"})


def after_dropping(rule: Rule, word: str) -> Iterator[Rule]:
    """What else the sentence may say without the word: the opposite without "not", any distance without "directly"."""
    low = word.lower().strip(",;:")
    if low in _DENYING:
        yield from _changed(rule, _denied)
    elif low in ("directly", "immediately", "just"):
        yield from _changed(rule, _opened)
    elif (not low[0].isdecimal() and _NUMBER.match(low)) or low in ("twice", "half"):
        yield from _changed(rule, _unscaled)
        yield from _changed(rule, _opened)  # "came (three) days after Ann"
    elif low in ("if", "only"):
        yield from _changed(rule, _turned)
    elif low == "either":
        yield from _changed(rule, _inclusive)
    elif low in ("is", "was"):
        yield from _changed(rule, _joined)
    elif low in _RELATING:
        yield from _changed(rule, _same)
    if _ORDINAL.fullmatch(low):
        yield from _changed(rule, _at_an_end)  # "is the (second) fastest"
    if low[:1].isdecimal():
        yield from without(rule, low)  # "spent (4) hours on the kite"
    yield from _changed(rule, lambda part: _goes_on(part, low))
    yield from _changed(rule, lambda part: _echoed(part, low))
    yield from _changed(rule, _fewer)


def after_inserting(rule: Rule, what: str, before: str, after: str, frame: Frame) -> Iterator[Rule]:
    """What the sentence may say with "not", "never", "only" or "more than" put in between what stands before and after."""
    if what in ("not", "never"):
        bound = before.endswith(("by", "at")) and _BOUND.match(after)
        if bound or not (_NO_DENIAL_AFTER.search(before.lower()) or _NO_DENIAL_BEFORE.match(after)):
            yield from _changed(rule, _denied)
    elif what == "only":
        yield from _changed(rule, _turned)
        yield from _changed(rule, _alone)
    elif what == "more than" and _NUMBER.match(after) and not before.lower().endswith(("the", " a", " an")):
        yield from _changed(rule, lambda part: _exceeded(part, frame))


def _changed(rule: Rule, change: _Change) -> Iterator[Rule]:
    """The rule with one of its parts changed, whichever."""
    yield from change(rule)
    match rule:
        case And(parts) | Or(parts) | Count(_, _, parts):
            for i, part in enumerate(parts):
                for new in _changed(part, change):
                    yield replace(rule, rules=(*parts[:i], new, *parts[i + 1 :]))
        case Not(part):
            yield from map(Not, _changed(part, change))
        case IfThen(condition, consequence):
            yield from (IfThen(new, consequence) for new in _changed(condition, change))
            yield from (IfThen(condition, new) for new in _changed(consequence, change))
        case Iff(one, other):
            yield from (Iff(new, other) for new in _changed(one, change))
            yield from (Iff(one, new) for new in _changed(other, change))


def _denied(rule: Rule) -> Iterator[Rule]:
    match rule:
        case Same(a, b):
            yield Different(a, b)
        case Different(a, b):
            yield Same(a, b)
        case Not(part):
            yield part
        case Count(low, high, parts):  # "exactly one of Ann and Ben is not red"
            yield Count(low, high, tuple(map(Not, parts)))
        case OneOf(term, options):
            yield Not(rule)
            yield And(tuple(Different(term, o) for o in options))  # "is never either red or blue"
            yield And((Same(term, options[0]), *(Different(term, o) for o in options[1:])))  # "is red, not blue or green"
            yield Count(1, 1, tuple(Different(term, option) for option in options))  # "exactly one of them is not red"
        case Compare(_, _, operator, _) if operator in _OPPOSITE:
            yield Not(rule)
            yield replace(rule, operator=_OPPOSITE[operator])  # "who stands behind Ann is never older": there is one
        case _:
            yield Not(rule)


def _opened(rule: Rule) -> Iterator[Rule]:
    match rule:
        case Compare(category, left, "=", right) if right.offset:
            yield Compare(category, left, ">" if right.offset > 0 else "<", replace(right, offset=0))


def _unscaled(rule: Rule) -> Iterator[Rule]:
    match rule:
        case Compare(_, _, _, right) if right.scale != 1:
            yield replace(rule, right=replace(right, scale=1))


def _turned(rule: Rule) -> Iterator[Rule]:
    match rule:
        case IfThen(a, b):
            yield IfThen(b, a)
            yield Iff(a, b)
        case Iff(a, b):
            yield IfThen(a, b)
            yield IfThen(b, a)


def _alone(rule: Rule) -> Iterator[Rule]:
    """ "Only Ann is older than Ben", "Ann is older than only Ben": who is next to the end."""
    match rule:
        case Compare(category, Amount(left), _, Amount(right)):
            for term in (left, right):
                if isinstance(term, Item | At):
                    yield from (And((rule, Same(term, At(category, rank)))) for rank in (2, -2))


def _inclusive(rule: Rule) -> Iterator[Rule]:
    match rule:
        case Count(1, 1, parts):
            yield Or(parts)


def _joined(rule: Rule) -> Iterator[Rule]:
    """ "Lives above Ann and the architect": both of them are below."""
    match rule:
        case And((Compare(_, Amount(Item() as a), _, Amount(Item()) as right) as said, Same(b, c))) if a == b:
            yield And((said, replace(said, right=replace(right, term=c))))


def _same(rule: Rule) -> Iterator[Rule]:
    match rule:
        case Compare(_, Amount(left), _, Amount(right)) if left is not None and right is not None:
            yield Same(left, right)


def _goes_on(rule: Rule, low: str) -> Iterator[Rule]:
    """ "Ann is not red, and wears a hat", where Ben wore one: whoever is spoken of first is spoken of still."""
    subjects: tuple[Term | None, ...] = ()
    match rule:
        case And((Same(a, b) | Different(a, b), _)):
            subjects = (a, b)
        case And((Compare(_, left, _, _), _)):
            subjects = (left.term,)
    match rule:
        case And((said, Same(Item() as c, _) | Different(Item() as c, _) as second)) if low in c.label.casefold().split():
            yield from (And((said, replace(second, left=term))) for term in subjects if term is not None)
        case And((said, Compare(_, Amount(Item() as c) as left, _, _) as second)) if low in c.label.casefold().split():
            yield from (And((said, replace(second, left=replace(left, term=term)))) for term in subjects if term is not None)


def without(rule: Rule, word: str) -> Iterator[Rule]:
    """What is left of several statements without those that speak of an item with this word."""
    if isinstance(rule, And):
        left = tuple(part for part in rule.rules if not any(_has_word(item, word) for item in _items(part)))
        if left and len(left) < len(rule.rules):
            yield And(left) if len(left) > 1 else left[0]


def _items(rule: Rule) -> tuple[Term | None, ...]:
    match rule:
        case Same(a, b) | Different(a, b):
            return a, b
        case Compare(_, left, _, right):
            return left.term, right.term
    return ()


def _has_word(term: Term | None, word: str) -> bool:
    return isinstance(term, Item) and word.casefold() in term.label.casefold().split()


def _at_an_end(rule: Rule) -> Iterator[Rule]:
    """ "Is the fastest", which was the second fastest."""
    match rule:
        case Same(term, Item(category, _)) | Same(Item(category, _), term):
            yield from (Same(term, At(category, rank)) for rank in (1, -1))


def _echoed(rule: Rule, low: str) -> Iterator[Rule]:
    """ "If Ann is 30, then the guest in red is not": what Ann is."""
    match rule:
        case (
            IfThen(Same(a, b) | Different(a, b), Different(c, d)) | And((Same(a, b) | Different(a, b), Different(c, d)))
        ) if _has_word(d, low) or _has_word(c, low):
            for said in (a, b):
                second = Different(c if _has_word(d, low) else d, said)
                yield IfThen(rule.condition, second) if isinstance(rule, IfThen) else And((Same(a, b), second))


def _fewer(rule: Rule) -> Iterator[Rule]:
    """The rule without one of the things it lists, or without the name that a relative clause follows."""
    match rule:
        case OneOf(term, options):
            for left in combinations(options, len(options) - 1):
                yield OneOf(term, left) if len(left) > 1 else Same(term, left[0])
        case AllDifferent(terms) if len(terms) > 2:
            yield from map(AllDifferent, combinations(terms, len(terms) - 1))
        case And((Same(a, b), Same(c, d))):
            if a == c:
                yield Same(b, d)
            yield And((Same(a, b), Same(a, d)))  # "the train to Lund leaves at noon, and the train carries coal"
            yield And((Same(a, b), Same(b, d)))
        case And((Compare(_, Amount(Item() as a), _, _) as said, Same(_, d) | Different(_, d) as second)):
            yield And((said, replace(second, left=a)))  # "Ann is older than Ben, and wears red"
        case And((Same(Item() as a, _) | Different(Item() as a, _) as said, Compare() as second)):
            yield And((said, replace(second, left=replace(second.left, term=a))))  # "Ann is 34, and is older than Ben"
        case Between(category, term, one, other):
            for operator in ("<", ">"):  # "above Ann and Ben"
                yield And(tuple(Compare(category, Amount(term), operator, Amount(end)) for end in (one, other)))
        case And((Compare(_, Amount(Beside() as a), _, _) as said, Same(_, d) | Different(_, d) as second)):
            yield And((said, replace(second, left=a)))
        case And(rules) if len(rules) > 2 and all(isinstance(part, Different) for part in rules):
            yield from map(And, combinations(rules, len(rules) - 1))


def _exceeded(rule: Rule, frame: Frame) -> Iterator[Rule]:
    match rule:
        case Compare(category, left, "=", right):
            yield Compare(category, left, "<" if right.offset < 0 else ">", right)
        case Distance(category, left, right, "=", amount):
            yield Distance(category, left, right, ">", amount)
        case Same(term, item) | Different(term, item):
            for one, other in ((term, item), (item, term)):
                for more in _beyond(one, other, frame):
                    yield more if isinstance(rule, Same) else Not(more)
                    if isinstance(rule, Different) and isinstance(more, Compare):
                        yield replace(more, operator="<=")  # of somebody who has to be there
        case Count(low, high, several):  # "exactly one of Ann and Ben is more than 12"
            yield from (Count(low, high, more) for more in product(*(list(_exceeded(part, frame)) for part in several)))
        case And(denied) if all(isinstance(part, Different) for part in denied):  # "neither Ann nor Ben is more than 12"
            yield from map(And, product(*(list(_exceeded(part, frame)) for part in denied)))
        case OneOf(term, options):
            for i, option in enumerate(options):
                for more in _beyond(term, option, frame):
                    others = tuple(Same(term, o) for o in (*options[:i], *options[i + 1 :]))
                    yield Or((more, *others))
                    yield Count(1, 1, (more, *others))
            # "exactly one of Ann and Ben is more than 12", where one of them is 12
            yield from (Count(1, 1, each) for each in product(*(list(_beyond(o, term, frame)) for o in options)))


def _beyond(term: Term, bound: Term, frame: Frame) -> Iterator[Rule]:
    if isinstance(bound, Item) and frame.by_name[bound.category].ordered:
        yield Compare(bound.category, Amount(term), ">", Amount(bound))
