""" "More coins were found on Monday than on Tuesday", "there were three more coins in the crypt than in the attic"."""

from dataclasses import replace

from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Pronoun, Token
from nlpuzzle.understanding.tokenising.words_of import COPULAS
from nlpuzzle.understanding.words.vocabulary import closed

__all__ = ["amounts_there"]

Tokens = tuple[Token, ...]

#: what leads to the two things
_LEADING = frozenset("in on at by for from during with".split())
_AMOUNTS = frozenset({"more", "less", "few"})


def amounts_there(tokens: Tokens, support: Support) -> Tokens:
    """The two things as the subject and the other one: "Monday had more coins than Tuesday"; the verb must be the puzzle's."""
    there = tokens[0].type == "THERE"
    if there and tokens[0].gap:
        return tokens  # "legend has it that there were more"
    body = tokens[1:] if there else tokens
    counted = body[0].type in ("COUNT", "NUM")
    if [t.type for t in body[counted:]] != ["COMP", "ITEM", "THAN", "ITEM", "END"]:
        return tokens
    comp, one, than, other, end = body[counted:]
    if comp.adjective is None or comp.adjective.base not in _AMOUNTS or isinstance(other.reference, Pronoun) or end.gap:
        return tokens
    if there != bool(body[0].gap) or any(w.low not in COPULAS for w in body[0].gap) or (counted and comp.gap):
        return tokens
    at = next((i for i, w in enumerate(one.gap) if w.low in _LEADING), None)
    if not at or not other.gap or other.gap[0].low != one.gap[at].low:
        return tokens
    nouns, verbs = one.gap[:at], one.gap[:0]
    if not there:
        copula = next((i for i, w in enumerate(nouns) if w.low in COPULAS), None)
        if not copula or copula + 2 != len(nouns) or not support.supported(nouns[-1]) or support.letter(nouns[-1]) not in "vo":
            return tokens
        nouns, verbs = nouns[:copula], nouns[copula + 1 :]
    if any(closed().get(w.low) is not None for w in nouns):
        return tokens
    like = one.gap[at]
    had = (*than.gap, verbs[0].instead("had") if verbs else like.instead("had"))
    amount = (Token("NUM", "", body[0].words, had, number=body[0].number, unit=body[0].unit),) if counted else ()
    degree = replace(comp, gap=() if counted else had)
    subject, second = replace(one, gap=one.gap[at + 1 :]), replace(other, gap=other.gap[1:])
    return (subject, *amount, degree, replace(than, gap=nouns), second, end)
