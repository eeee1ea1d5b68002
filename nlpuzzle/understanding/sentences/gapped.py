"""A comparison that goes on without its verb: "Ann finished before Ben, and Ben before Cleo"."""

from collections.abc import Sequence
from dataclasses import replace

from nlpuzzle.english.words import Word
from nlpuzzle.understanding.soundness.finite_verbs import is_finite
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Pronoun, Token
from nlpuzzle.understanding.words.vocabulary import closed

__all__ = ["with_the_verb_again"]

Tokens = tuple[Token, ...]
Words = tuple[Word, ...]

_COMPARING = frozenset({"DIR", "COMP", "NEXT"})
#: what may stand between the subject and what compares: "two | places behind", "at least | three years older"
_BEFORE = frozenset({"NUM", "EXACTLY", "DIRECTLY", "HEDGE", "ATLEAST", "ATMOST"})
_JOINTS = ("_COMMA", "_SEMI", "AND")
_ARTICLES = frozenset({"the", "a", "an"})
#: the noun of an item of which the clause before told the noun
_ONE = (["one"], ["ones"])


def with_the_verb_again(tokens: Tokens, support: Support) -> Tokens:
    """ "The red hat | came before the blue one, and the blue one | before the green one": came before.

    Only where every clause of the sentence compares in the same way, and none but the first has a verb.
    """
    parts = _parts(tokens)
    if len(parts) < 2:
        return tokens
    first = parts[0]
    compared = _compared(first, tokens[first.start : first.stop])
    if compared is None:
        return tokens
    at, way = compared
    verb = _verb(tokens[at], support)
    if not verb:
        return tokens
    nouns = [w.low for w in tokens[at].gap[: tokens[at].gap.index(verb[0])]]
    found = list(tokens)
    for part in parts[1:]:
        again = _compared(part, tokens[part.start : part.stop])
        if again is None or again[1] != way:
            return tokens
        begun = tokens[again[0]]
        after = _end_of_verb(begun)
        noun, span = begun.gap[:after], begun.gap[after:]
        if _measured(tokens, first.start + 1) and not _measured(tokens, part.start + 1):
            return tokens  # "two places before Ben, and Cleo before Dan": as many?
        if [w.low for w in noun] not in ([], nouns, *_ONE):
            return tokens
        found[again[0]] = replace(begun, gap=(*noun, *verb, *span))
    return tuple(found)


def _parts(tokens: Tokens) -> list[range]:
    """Where the clauses of a sentence stand, if they all begin with an item that is no pronoun."""
    parts: list[range] = []
    start = at = 0
    while at < len(tokens):
        if tokens[at].type in _JOINTS or tokens[at].type == "END":
            parts.append(range(start, at))
            at += 1
            while at < len(tokens) and tokens[at].type in _JOINTS and not tokens[at].gap:
                at += 1
            start = at
        else:
            at += 1
    begun = [tokens[part.start] if part else None for part in parts]
    named = all(t is not None and t.type == "ITEM" and not isinstance(t.reference, Pronoun) for t in begun)
    return parts if named else []


def _compared(part: range, tokens: Sequence[Token]) -> tuple[int, str] | None:
    """Where in a clause of two items the comparison begins, and its kind; None where it is no such clause."""
    kinds = [t.type for t in tokens]
    at = 1
    while at < len(kinds) and kinds[at] in _BEFORE:
        at += 1
    if at >= len(kinds) or kinds[at] not in _COMPARING:
        return None
    rest = kinds[at + 1 + (kinds[at + 1 : at + 2] == ["THAN"]) :]
    return (part.start + 1, kinds[at]) if rest == ["ITEM"] else None


def _measured(tokens: Tokens, at: int) -> bool:
    """Whether a comparison that begins there says how far: "two places before", "the day before", "directly to the left of"."""
    begun = tokens[at]
    return begun.type in _BEFORE or _end_of_verb(begun) < len(begun.gap) or ":" in begun.value


def _verb(begun: Token, support: Support) -> Words:
    """The verb of a clause with all that belongs to it, where what compares begins: "(hat) came in (the day)"."""
    at = next((k for k in range(len(begun.gap)) if is_finite(begun, k, support)), None)
    if at is None or any(closed().get(w.low) == "w" for w in begun.gap):
        return ()
    return begun.gap[at : _end_of_verb(begun)]


def _end_of_verb(begun: Token) -> int:
    """Where "the day", "a week" begins right before what compares, or the gap ends."""
    gap = begun.gap
    return len(gap) - 2 if begun.type == "DIR" and [w.low in _ARTICLES for w in gap[-2:-1]] == [True] else len(gap)
