"""What stretches from one end to the other, so that one is along it who is on it: "walked along the canal"."""

from dataclasses import replace

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.words import Word, key, split
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.tokenising.tokens import Choice, Token
from nlpuzzle.understanding.words.vocabulary import closed, verb_forms

__all__ = ["on_what_stretches"]

Tokens = tuple[Token, ...]

_STRETCHING = word_class("stretching")
#: "brought along | the red kite": with her
_WITH_HER = frozenset(map(key, ("bring", "take", "carry", "have", "send", "pass", "move")))
_ELIDED = frozenset({"ONE", "OTHER"})
_ARTICLES = frozenset({"the", "a", "an"})


def on_what_stretches(tokens: Tokens, frame: Frame) -> Tokens:
    """The tokens with "on" for "along" before such items."""
    if not any(w.low == "along" for t in tokens for w in t.gap):
        return tokens  # nearly always
    found = list(tokens)
    for i, token in enumerate(tokens[:-1]):
        at = len(token.gap) - 1 - (bool(token.gap) and token.gap[-1].low in _ARTICLES)
        if token.type != "ITEM" or at < 0 or token.gap[at].low != "along":
            continue
        elided = at == 0 and i > 0 and tokens[i - 1].type in _ELIDED  # "one walked to Ayr and the other | along the canal"
        if not elided and (at < 1 or token.gap[at - 1].stem in _WITH_HER):
            continue
        if _stretches(token, tokens[i + 1].gap[:1], frame):
            gap = (*token.gap[:at], token.gap[at].instead("on"), *token.gap[at + 1 :])
            found[i] = replace(token, gap=gap)
    return tuple(found)


def _stretches(token: Token, tail: tuple[Word, ...], frame: Frame) -> bool:
    """Whether an item is told by such a noun, its own, the one after it, or that of its category."""
    if not isinstance(token.reference, Choice) or token.number is not None:
        return False
    headed = bool(tail) and tail[0].low.isalpha() and closed().get(tail[0].low) is None and tail[0].low not in verb_forms()
    if headed:
        return singular(tail[0].low) in _STRETCHING
    for item in token.reference.items:
        nouns = [*split(item.label)[-1:], *split(frame.by_name[item.category].name)[-1:]]
        if not any(singular(w.low) in _STRETCHING for w in nouns):
            return False
    return True
