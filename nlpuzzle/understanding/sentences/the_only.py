"""The only one so: "the only boat that was longer than Ann's belonged to Ben": one boat was longer, and it was Ben's."""

from dataclasses import replace
from typing import NamedTuple

from nlpuzzle.english.words import Word, finite
from nlpuzzle.understanding.tokenising.tokens import Choice, Token
from nlpuzzle.understanding.words.vocabulary import closed, verb_forms
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["OnlyOne", "the_only"]

Tokens = tuple[Token, ...]

_WHO = frozenset({"who", "that", "which"})
_KINDS = ["COMP", "THAN", "ITEM", "ITEM", "END"]


class OnlyOne(NamedTuple):
    """How many are so, who is so, and a clause that must be one that can be read, for whose it is is told by its verb."""

    counted: Tokens
    named: Tokens
    owned: Tokens = ()


def the_only(tokens: Tokens) -> OnlyOne | None:
    """The clauses of such a sentence; None where it is another."""
    if [t.type for t in tokens] != _KINDS:
        return None
    comp, than, other, one, end = tokens
    gap = comp.gap
    if [w.low for w in gap[:2]] == ["the", "only"] and len(gap) == 3:
        gap = (*gap, gap[2].instead("that"), gap[2].instead("is"))  # "the only boat | longer than Ann's"
    if [w.low for w in gap[:2]] != ["the", "only"] or len(gap) < 5 or gap[3].low not in _WHO:
        return None
    if end.gap and [w.low for w in end.gap] not in (["one"], [gap[2].low]):
        return None
    if not isinstance(one.reference, Choice) or not isinstance(other.reference, Choice):
        return None
    noun, verb = gap[2], gap[4:]
    at = next((i for i, w in enumerate(one.gap) if _is_verb(w)), None)
    if at is None or not _is_verb(verb[0]) or closed().get(noun.low) is not None:
        return None
    tail, said = one.gap[:at], one.gap[at:]
    last = Token("END", "", (), tail)
    number = (Token("EXACTLY", "", gap[1:2]), Token("COUNT", "", (gap[1].instead("one"),), (), number=1))
    counted = (*number, replace(comp, gap=(noun, *verb)), than, other, last)
    if end.gap and said[0].low not in COPULAS:
        return None
    if said[0].low in COPULAS and all(closed().get(w.low) == "d" for w in said[1:]):
        return OnlyOne(counted, (replace(one, gap=said[1:]), replace(comp, gap=verb), than, other, last))
    if tail or said[-1].low not in ("by", "to"):
        return None
    owner = replace(comp, gap=(noun.instead("'s"), noun, *verb))
    named = (replace(one, gap=()), owner, than, other, last)
    return OnlyOne(counted, named, (replace(other, gap=_article(other)), one, end))


def _article(token: Token) -> tuple[Word, ...]:
    return tuple(w for w in token.gap if closed().get(w.low) == "d")


def _is_verb(word: Word) -> bool:
    return word.low in COPULAS or (finite(word.low) and word.low in verb_forms())
