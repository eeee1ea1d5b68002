"""What the readers of clauses share: small rules, lists, and what can go wrong."""

from collections.abc import Sequence

from nlpuzzle.english.words import Word, finite
from nlpuzzle.puzzle import Frame, Item
from nlpuzzle.rules import And, At, Beside, Compare, Count, Different, Not, Rule, Same, Term
from nlpuzzle.understanding.objection import Objection
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Token
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = [
    "Impossible", "Rules", "Unresolved", "after_tail", "clash", "contradicts_itself", "different",
    "exclude_each_other", "joined_by", "nearby", "opposite", "same", "tail_of", "tidy",
]  # fmt: skip

Rules = tuple[Rule, ...]
"""What one clause says: all of these hold."""
#: before these tokens stand the tail of an item and the verb of the sentence
_BEFORE_PREDICATE = frozenset(
    {"ITEM", "NUM", "COMP", "DIR", "HEDGE", "NOT", "EITHER", "NEITHER", "DIRECTLY", "NEXT", "BETWEEN"}
)


class Unresolved(Exception):
    """The construction is known, but what it speaks of is not: the objection says why."""

    def __init__(self, reason: str, words: Sequence[Word] = ()) -> None:
        super().__init__(reason)
        self.objection = Objection(reason, tuple(words))


class Impossible(Exception):
    """This choice of meanings contradicts the frame; another may not."""


def joined_by(joint: str, joints: Sequence[str]) -> bool:
    """Whether a list is "a, b and c": commas, then one joint; or that joint throughout."""
    return joints[-1] == joint and all(j in (joint, "") for j in joints)


def clash(a: Term, b: Term) -> bool:
    """Two items of one category are never the same."""
    return isinstance(a, Item) and isinstance(b, Item) and a.category == b.category and a != b


def exclude_each_other(options: Sequence[Term]) -> bool:
    """Whether at most one of the options can be true: they stand in one category."""
    return all(clash(a, b) for i, a in enumerate(options) for b in options[i + 1 :])


def same(a: Term, b: Term) -> Rule:
    """Both terms denote one thing; raises `Impossible` where the frame forbids it."""
    if a == b or clash(a, b):
        raise Impossible
    return Same(a, b)


def different(a: Term, b: Term) -> Rule:
    """The terms denote two things; raises `Impossible` where that says nothing or cannot be."""
    if a == b or clash(a, b):
        raise Impossible
    return Different(a, b)


def opposite(rule: Rule) -> Rule:
    """What "not" makes of a comparison: not more is at most."""
    match rule:
        case Compare(category, left, "<", right):
            return Compare(category, left, ">=", right)
        case Compare(category, left, ">", right):
            return Compare(category, left, "<=", right)
        case Same(_, Beside()):
            return Count(0, 0, (rule,))  # "not directly after Ann": nobody need be
    return Not(rule)


def tidy(rules: Rules) -> Rules:
    """The rules of a clue, conjunctions taken apart, each once."""
    flat: list[Rule] = []
    for rule in rules:
        flat.extend(tidy(rule.rules) if isinstance(rule, And) else [rule])
    return tuple(dict.fromkeys(flat))


def contradicts_itself(rules: Rules, frame: Frame) -> bool:
    """Whether the plain identities among the rules make two items of one category the same."""
    group: dict[Term, set[Item]] = {}
    for rule in rules:
        if isinstance(rule, Same):
            members = group.get(rule.left, _items(rule.left, frame)) | group.get(rule.right, _items(rule.right, frame))
            for term in (rule.left, rule.right, *members):
                group[term] = members
    return any(len({item.category for item in members}) < len(members) for members in group.values())


def _items(term: Term, frame: Frame) -> set[Item]:
    """The item a term is whatever the solution: itself, or the one of that rank."""
    if isinstance(term, At):
        ranked = frame.by_name[term.category].ranked
        return {Item(term.category, ranked[term.rank - 1 if term.rank > 0 else term.rank])}
    return {term} if isinstance(term, Item) else set()


#: what stands before the first of several, or denies it
_BINDING = frozenset({"NOT", "EITHER", "NEITHER"})
_LISTING = frozenset({"OR", "NOR", "_COMMA"})


def nearby(tokens: Sequence[Token], i: int, support: Support) -> tuple[Word, ...]:
    """The words that describe the item of token i: those before it in its own noun phrase, and its tail."""
    before = tokens[i].gap
    if i > 0 and tokens[i - 1].type == "ITEM":
        before = (*_of_one_kind(tokens, i, _said_to_be(before)), *after_tail(before, support))
    else:
        before = (*_of_one_kind(tokens, i, _said_of_list(tokens, i)), *before)
    after: tuple[Word, ...] = ()
    if i + 1 < len(tokens):
        after = tokens[i + 1].gap
        if tokens[i + 1].type in _BEFORE_PREDICATE:
            after = tail_of(after, support)
    return (*before, *after)


def _said_to_be(gap: tuple[Word, ...]) -> tuple[Word, ...]:
    """The noun of "Bob | 's shirt is | red": what is red is a shirt."""
    owned = gap[:1] and gap[0].low in ("'s", "'") and len(gap) > 2
    return gap[1:-1] if owned and gap[-1].low in COPULAS and len(gap) < 5 else ()


def _of_one_kind(tokens: Sequence[Token], i: int, noun: tuple[Word, ...]) -> tuple[Word, ...]:
    """The noun, unless another one is told of somebody before: "neither Ann's coat nor Bea's scarf is | blue"."""
    others = [t.gap[1:2] for t in tokens[:i] if len(t.gap) > 1 and t.gap[0].low in ("'s", "'") and t.gap[1:2] != noun[:1]]
    return () if any(w.low != noun[0].low for other in others for w in other if noun) else noun


def _said_of_list(tokens: Sequence[Token], i: int) -> tuple[Word, ...]:
    """ "Bob | 's shirt is | either | red | or | green", "Bob | 's shirt is | not | red": what is red or green."""
    while i > 1 and tokens[i - 1].type in _LISTING and tokens[i - 2].type == "ITEM" and not tokens[i].gap:
        i -= 2
    if i < 1 or tokens[i].type != "ITEM":
        return ()
    bound = tokens[i - 1].type in _BINDING
    if i - 1 - bound < 0 or tokens[i - 1 - bound].type != "ITEM":
        return ()
    return _said_to_be((*(tokens[i - 1].gap if bound else ()), *tokens[i].gap))


def tail_of(gap: tuple[Word, ...], support: Support) -> tuple[Word, ...]:
    """The words of a gap that still belong to the item before it: "fantasy | books | is the"."""
    for i, word in enumerate(gap):
        if support.letter(word) in "awvd" or _past(word, support):
            return gap[:i]
    return gap


def _past(word: Word, support: Support) -> bool:
    """ "Fell", where falls are counted: the past of what a category is named for, or of what is done on its days."""
    past = finite(word.low) and not word.low.endswith("s") and not word.glued
    if past and word.low.endswith("ed") and support.times_told_by(word):
        return True
    return past and any(support.speaks_of(category.name, [word]) for category in support.frame.ordered)


def after_tail(gap: tuple[Word, ...], support: Support) -> tuple[Word, ...]:
    return gap[len(tail_of(gap, support)) :]
