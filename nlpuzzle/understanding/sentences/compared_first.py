"""Subjects that are told by a comparison: "The person who paid $5 more than Ann bought the vase".

Only one can have paid just so much, so whoever bought the vase is that person, and the sentence is turned round:
"The person who bought the vase is the person who paid $5 more than Ann".
"""

from dataclasses import replace

from nlpuzzle.english.morphology import singular
from nlpuzzle.english.words import Word, finite, split
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Choice, Place, Token
from nlpuzzle.understanding.words.vocabulary import closed, verb_forms
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["compared_last", "meant_here"]

Tokens = tuple[Token, ...]
Words = tuple[Word, ...]

#: how much more somebody has, or how many times as much: an amount that a single one can have
_SO_MUCH = (["NUM", "COMP", "THAN"], ["EXACTLY", "NUM", "COMP", "THAN"], ["MULT"], ["EXACTLY", "MULT"])
_RELATIVES = frozenset({"who", "that", "which"})


def compared_last(tokens: Tokens, support: Support) -> tuple[Tokens, Tokens] | None:
    """The sentence with its comparison last, and what must be sound, too, if it is: "Ann bought the vase"; else None."""
    kinds = [t.type for t in tokens]
    if kinds[-3:] != ["ITEM", "ITEM", "END"] or kinds[:-3] not in _SO_MUCH:
        return None
    first, than_whom, told, end = tokens[0], *tokens[-3:]
    lead, at = _told_by_it(first.gap), _verb(told.gap)
    if lead is None or at is None or not meant_here(lead[1], support):
        return None
    if not isinstance(than_whom.reference, Choice) or not isinstance(told.reference, Choice | Place):
        return None
    if any(_is_verb(w) for w in than_whom.gap) and not _told_by_it(than_whom.gap):
        return None
    tail, verb, rest = told.gap[:at], told.gap[at], told.gap[at + 1 :]
    if verb.low in COPULAS and all(closed().get(w.low) == "d" for w in rest):
        subject = replace(told, gap=rest)  # "is | the cook": the cook is
        equals: Words = (verb,)
    else:
        who = lead[2] if len(lead) > 2 else verb.instead("that" if support.letter(lead[1]) == "o" else "who")
        subject = replace(told, gap=(*lead[:2], who, *told.gap[at:]))
        equals = (verb.instead("is"),)
    subject = replace(subject, gap=_standing(subject.gap, told.gap[0]))
    compared = replace(first, gap=(*end.gap, *equals, *lead))
    return (subject, compared, *tokens[1:-2], replace(end, gap=tail)), tokens[-3:]


def _told_by_it(gap: Words) -> Words | None:
    """ "The person who paid", "whoever is", "the student" of "the student three years older": what a comparison tells of."""
    lows = [w.low for w in gap]
    if lows[:1] == ["whoever"] and len(gap) > 1:
        return gap[0].instead("the"), gap[0].instead("one"), gap[0].instead("who"), *gap[1:]
    if lows[:1] != ["the"] or "will" in lows or not all(low.isalpha() for low in lows[1:]):
        return None
    return gap if len(gap) == 2 or (len(gap) > 3 and lows[2] in _RELATIVES) else None


def _verb(gap: Words) -> int | None:
    """Where the verb of the sentence stands after "than Ann": "'s lamp | went to"; None where two words may be it."""
    found = [i for i, w in enumerate(gap) if _is_verb(w)]
    if found and gap[found[0]].low in COPULAS | {"has", "had"}:
        found = [i for i in found if i != found[0] + 1]  # "was | bought by"
    return found[0] if len(found) == 1 else None


def _is_verb(word: Word) -> bool:
    return word.low in COPULAS or (word.low in verb_forms() and finite(word.low))


def meant_here(noun: Word, support: Support) -> bool:
    """ "One", "person", "lamp", "student" where students are a category: what the puzzle is about, and nobody else."""
    named = any(split(c.name)[-1].low == singular(noun.low) for c in support.frame if c.name)
    return noun.low == "one" or named or support.letter(noun) in "ho"


def _standing(gap: Words, like: Word) -> Words:
    """The words standing where another stands."""
    return tuple(w._replace(start=like.start, end=like.end) for w in gap)
