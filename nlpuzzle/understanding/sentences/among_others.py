"""One of some people who is none of the others: "they are Ann and four other guests, one of whom is the cook"."""

from dataclasses import replace

from nlpuzzle.english.wordlists import word_set
from nlpuzzle.english.words import Word
from nlpuzzle.understanding.tokenising.tokens import Choice, Pronoun, Token
from nlpuzzle.understanding.words.vocabulary import closed

__all__ = ["among_others", "denied"]

Tokens = tuple[Token, ...]
Words = tuple[Word, ...]

_BE = word_set("is are was were been being")
_LISTING = word_set("of are were include includes included comprise comprises") | {""}


def among_others(tokens: Tokens) -> Tokens | None:
    """ "They are | Ann and four other guests, one of whom is | the cook": she is not the cook."""
    if isinstance(tokens[0].reference, Pronoun) and [w.low for w in tokens[0].words] == ["they"]:
        tokens = tokens[1:]  # whoever they are
    kinds = [t.type for t in tokens]
    if kinds[-6:] != ["AND", "ITEM", "_COMMA", "ONEOF", "ITEM", "END"] or len(tokens) < 7 or tokens[-1].gap:
        return None
    first, number, other = tokens[-7], tokens[-5], tokens[-2]
    lows = [w.low for w in other.gap]
    told = number.words[-1].low in ("other", "others") and lows[:1] == ["whom"] and lows[1:2] and lows[1] in _BE
    if first.type != "ITEM" or not told or len(tokens[-4].gap) > 1 or tokens[-6].gap:
        return None
    one, another = first.reference, other.reference
    before = next((w.low for w in reversed(first.gap) if closed().get(w.low) != "d"), "")
    listed = before in _LISTING and all(t.type == "_COMMA" for t in tokens[:-7])
    if not listed or not isinstance(one, Choice) or not isinstance(another, Choice):
        return None
    article = tuple(w for w in first.gap[-1:] if closed().get(w.low) == "d")
    return denied(replace(first, gap=article), (), replace(other, gap=other.gap[2:]), ())


def denied(one: Token, after_one: Words, other: Token, after_other: Words) -> Tokens:
    """ "Ann is not the steak lover" out of two noun phrases."""
    copula = one.words[-1].instead("is")
    negation = copula.instead("not")
    return (one, Token("NOT", "", (negation,), (*after_one, copula)), other, Token("END", "", (), after_other))
