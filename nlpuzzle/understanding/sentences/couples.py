"""Wives and husbands: "Ann and her husband bought the rug", "the rug bought by Ann and Olaf", where a puzzle matches couples.

Of a couple either name stands for both, so that "and her husband" adds nothing. Read only where the story speaks of couples and
two categories hold people.
"""

from dataclasses import replace

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.wordlists import word_set
from nlpuzzle.english.words import Word
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Choice, Token
from nlpuzzle.understanding.words.vocabulary import closed

__all__ = ["as_couples"]

Tokens = tuple[Token, ...]
Words = tuple[Word, ...]

_SPOUSES = word_class("spouses")
_COUPLED = word_set("husband husbands wife wives spouse spouses couple couples married fiance fiancee")
_OWN = word_set("his her their")


def as_couples(tokens: Tokens, support: Support) -> Tokens:
    """The sentence with one of each couple left out."""
    people = [c for c in support.frame if support.people(c.name)]
    if len(people) != 2 or not support.story_has(_COUPLED):
        return tokens
    return _married(_bought_by_both(_and_her_husband(tokens, support), support), support)


def _and_her_husband(tokens: Tokens, support: Support) -> Tokens:
    """ "Ann and | her husband bought": Ann bought. "... for the rug | chosen by his wife": the rug."""
    found: list[Token] = []
    for token in tokens:
        lows = [w.low for w in token.gap]
        beside = len(found) > 1 and found[-1].type == "AND" and not found[-1].gap and support.people_in(found[-2])
        if beside and lows[:1] and lows[0] in _OWN and lows[1:2] and lows[1] in _SPOUSES and lows[2:3] != ["'s"]:
            found[-1:] = [replace(token, gap=token.gap[2:])]
        else:
            found.append(token)
    return tuple(replace(t, gap=_without_choice(t.gap, support)) if t.type in ("END", "_COMMA") else t for t in found)


def _without_choice(gap: Words, support: Support) -> Words:
    """ "$11 | for the rug chosen by his wife": his rug is hers."""
    lows = [w.low for w in gap]
    told = len(lows) == 7 and lows[0] in ("for", "on") and closed().get(lows[1]) == "d" and lows[4] == "by"
    if not told or lows[5] not in _OWN or lows[6] not in _SPOUSES or any(support.letter(w) not in "nov" for w in gap[2:4]):
        return gap
    return ()


def _married(tokens: Tokens, support: Support) -> Tokens:
    """ "Ann is married to | Olaf", "Olaf | 's wife bought", "the husband of | Ann": one row of the table."""
    found: list[Token] = []
    for i, token in enumerate(tokens):
        gap, lows = token.gap, [w.low for w in token.gap]
        somebody = i > 0 and support.people_in(tokens[i - 1])
        if somebody and lows[:1] == ["'s"] and lows[1:2] and lows[1] in _SPOUSES and (lows[2:] or token.type != "ITEM"):
            gap = gap[2:]
        elif support.people_in(token) and lows[-2:] == ["married", "to"] and set(lows[:-2]) <= {"is", "was", "are"}:
            gap = gap[:-2]
        elif support.people_in(token) and len(lows) > 2 and lows[-1] == "of" and lows[-2] in _SPOUSES and lows[-3] == "the":
            gap = gap[:-3]
        found.append(token if gap == token.gap else replace(token, gap=gap))
    return tuple(found)


def _bought_by_both(tokens: Tokens, support: Support) -> Tokens:
    """ "The rug bought by | Ann and Olaf | was": one rug, so that they are a couple."""
    for i in range(len(tokens) - 3):
        one, joint, other = tokens[i : i + 3]
        lows = [w.low for w in one.gap]
        names = isinstance(one.reference, Choice) and isinstance(other.reference, Choice) and one.reference != other.reference
        owned = any(w.low == "'s" for w in tokens[i + 3].gap[:1])
        if joint.type != "AND" or joint.gap or other.gap or owned or not names or lows[-1:] != ["by"]:
            continue
        thing = i == 1 and len(lows) == 2 if i else len(lows) == 4 and lows[0] == "the" and not lows[1].endswith("s")
        if not thing or not (support.people_in(one) and support.people_in(other)) or closed().get(lows[-2]):
            continue
        is_other = tuple(one.gap[-1].instead(low) for low in ("who", "is"))
        comma = Token("_COMMA", "", one.gap[-1:])
        return (*tokens[: i + 1], comma, replace(other, gap=is_other), comma, *tokens[i + 3 :])
    return tokens
