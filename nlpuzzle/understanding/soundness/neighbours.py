"""Words side by side that no English puts there: "the | before Ann", "and | or", "the sailor the boat", "works | stalls after".

Something was lost between them. Only the classes of the words are looked at, not what they mean.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from nlpuzzle.english.morphology import singular
from nlpuzzle.english.numbers import ordinal_value
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import Word, finite
from nlpuzzle.understanding.soundness.support import DAILY, Support
from nlpuzzle.understanding.tokenising.tokens import Token
from nlpuzzle.understanding.words.vocabulary import closed, verb_forms

__all__ = ["torn"]

_ARTICLES = frozenset({"the", "a", "an"})
_JOINTS = frozenset({"AND", "OR", "NOR", "_BUT"})
#: what relates two things, and never follows an article by itself
_RELATING = frozenset({"DIR", "BETWEEN", "THAN", "DIRECTLY", "HEDGE"})
#: what ends a phrase, or a sentence
_ENDING = _JOINTS | {"END", "_SEMI", "IF", "IFF"}
#: directions that need "of" before what they are told from
_OF = frozenset({"ahead", "left", "right", "east", "west", "north", "south"})
#: how "Ann's neighbour on the left" begins
_OWNING = frozenset({"'s", "'", "his", "her", "their", "its"})
#: what may tell how many there are of the noun that follows
_COUNTING = frozenset("NUM COUNT COMP AS EQUAL EXACTLY ATLEAST ATMOST OVER UNDER HEDGE ITEM OTHER ONE ALLN NOBODY".split())
_MANY = frozenset({"many", "few", "several", "some"})


def torn(tokens: Sequence[Token], support: Support) -> Iterator[tuple[tuple[str, str], tuple[Word, ...]]]:
    """Each place where a word must have been lost: what kind of word, and the words around."""
    for first, token in pairwise(tokens):
        if first.type == token.type == "_SEMI":
            yield ("joint", ""), (*token.gap, *token.words)  # "...; boat; ..."
    for i in range(len(tokens) - 4):
        if [t.type for t in tokens[i : i + 5]] == ["_COMMA", "OR", "ITEM", "OR", "ITEM"] and not any(
            t.gap for t in (tokens[i + 1], tokens[i + 3])
        ):
            yield ("joint", ""), (*tokens[i + 1].words, *tokens[i + 3].words)  # "Ann, or Ben or Cleo"
    for before, token, after in zip((None, *tokens[:-1]), tokens, (*tokens[1:], None), strict=True):
        gap = token.gap
        if token.words and {"first", "last"} <= {w.low for w in token.words[:2]}:
            yield ("joint", ""), token.words  # "isn't first | last"
        if before is not None and before.type in _JOINTS | {"_SEMI"} and not gap and token.type in _JOINTS:
            if before.type != "_SEMI" or token.type == "OR":
                yield ("joint", ""), (*before.words, *token.words)  # "and | or"
        described = token.type == "DIRECTLY" and after is not None and (after.gap or after.type == "NEXT")  # "an immediate"
        if gap and gap[-1].low in _ARTICLES and token.type in _RELATING and not (described or _begins_with_article(token)):
            yield ("noun after", ""), gap[-1:]  # "the | before"
        if gap and gap[-1].low in _ARTICLES and token.type in _ENDING:
            yield ("noun after", ""), gap[-1:]  # "is fourth in the | but"
        of_whom = before is not None and before.type == "DIR" and before.words[0].low not in _OWNING
        if before is not None and of_whom and before.words[-1].low in _OF and token.type == "ITEM" and token.words:
            if not gap or gap[0].low in _ARTICLES:
                yield ("preposition", ""), (*before.words, *gap[:1])  # "ahead | the sailor"
        ranked = before is not None and before.type == "ITEM" and bool(before.words)
        if ranked and before is not None and ordinal_value(before.words[0].low) is not None and before.gap[-1:] != ():
            if gap and gap[0].low in _ARTICLES and not any(w.low in verb_forms() for w in gap):
                yield ("preposition", ""), gap[:2]  # "is third | the queue"
        yield from _uncounted(before, token)
        yield from _two_nouns(before, token, support)


def _begins_with_article(token: Token) -> bool:
    return bool(token.words) and token.words[0].low in _ARTICLES


def _uncounted(before: Token | None, token: Token) -> Iterator[tuple[tuple[str, str], tuple[Word, ...]]]:
    """ "Works | stalls to the left of Ann", "came day after Ann": how many, or which?"""
    if token.type not in ("DIR", "COMP", "BETWEEN") or not token.gap:
        return
    noun = token.gap[-1]
    rest = [w for w in token.gap[:-1] if closed().get(w.low) != "j"]
    if any(w.low in _MANY for w in token.gap) or closed().get(noun.low) or (not rest and noun.low in verb_forms()):
        return  # "came | in after Ann", "Ann, who ..., | stands left of Ben"
    several = noun.low != singular(noun.low) and (noun.low in word_table("places") or _measures(noun))
    if not (several or noun.low == "time" or unit_of(noun.low) is not None):
        return
    if rest:
        last = closed().get(rest[-1].low)
        lost = last in ("a", "v") or (noun.low == "time" and last != "d")
        lost = lost or (rest[-1].low in verb_forms() and finite(rest[-1].low))
    else:
        lost = before is None or before.type not in _COUNTING
    if lost:
        yield ("counted before", ""), (noun, *token.words)


def _measures(noun: Word) -> bool:
    return unit_of(noun.low) is not None or singular(noun.low) in DAILY


def _two_nouns(before: Token | None, token: Token, support: Support) -> Iterator[tuple[tuple[str, str], tuple[Word, ...]]]:
    """ "The customer the queue", "the month the ship": a noun phrase right after another, with no verb to take both."""
    for k, (noun, article) in enumerate(pairwise(token.gap)):
        if article.low not in _ARTICLES or closed().get(noun.low) or support.letter(noun) not in "no":
            continue
        following = token.gap[k + 2 : k + 3]
        preceded = token.gap[k - 1].low in _ARTICLES if k else before is not None and before.type == "ITEM"
        doing = finite(noun.low) or noun.low.endswith("ing") or (not k and noun.low in verb_forms())
        if doing or not following or not preceded:
            continue
        if _measures(following[0]) and not any(finite(w.low) and w.low in verb_forms() for w in token.gap[k + 3 :]):
            continue  # "was on watch the day | before Ann"
        yield ("preposition", ""), (noun, article, *following)
