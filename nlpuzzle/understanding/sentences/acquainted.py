"""Who is married into somebody's family, or does a thing together with him: two people, and nothing else."""

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from itertools import chain

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.tables import rows
from nlpuzzle.english.wordlists import word_set
from nlpuzzle.english.words import Word, forms, key
from nlpuzzle.regex import regex
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Token
from nlpuzzle.understanding.words.vocabulary import closed

__all__ = ["relatives", "said_of_both"]

Tokens = tuple[Token, ...]
Words = tuple[Word, ...]
#: two noun phrases, each with the words after its label
Two = tuple[tuple[Token, Words], tuple[Token, Words]]

_NOT = word_set("not n't never")
_AUXILIARIES = word_set("have has had do does did will just already always usually often regularly sometimes")
_BE = word_set("is are was were be been")
#: what says no more of a sister than which one
_WHICH = word_set("elder eldest older oldest only younger youngest")
_WEDDING = regex(r"(?:(?:is|was|has been|got) )?(?:married to|engaged to|married|wedded|wed)")


def relatives(tokens: Tokens, support: Support) -> Two | None:
    """ "Ann | is married to the baker's sister", "Ann's sister is married to the baker": Ann and the baker.

    None where a category tells of such people. Who "is the baker's uncle" is no such case: that may tell who the baker is.
    """
    if [t.type for t in tokens] != ["ITEM", "ITEM", "END"]:
        return None
    one, other, end = tokens
    tail, said = end.gap, other.gap
    start = len(said) - (bool(said) and closed().get(said[-1].low) == "d")
    said, other = said[:start], replace(other, gap=said[start:])
    if any(support.supported(w) for w in (*said, *tail) if closed().get(w.low) is None and w.low not in _WHICH):
        return None
    lows, after = [w.low for w in said], [w.low for w in tail]
    owner = one if lows[:1] == ["'s"] else other
    if [w.low for w in owner.gap] not in ([], ["the"]):
        return None  # "married to the pilot of the Condor's sister"
    if _WEDDING.fullmatch(" ".join(lows)) and after[:1] == ["'s"] and _of_blood(tail[1:]):
        return (one, ()), (other, ())
    at = next((k for k in range(1, len(said)) if _WEDDING.fullmatch(" ".join(lows[k:]))), 0)
    wed = at and lows[0] == "'s" and not after and _of_blood(said[1:at])
    return ((one, ()), (other, ())) if wed else None


def _of_blood(words: Words) -> bool:
    """ "Elder sister", whom one does not marry oneself."""
    rest = [w.low for w in words]
    while rest and rest[0] in _WHICH:
        rest = rest[1:]
    return len(rest) == 1 and rest[0] in word_class("of-ones-blood")


def said_of_both(tokens: Sequence[Token], support: Support) -> bool:
    """Whether a predicate is one of several people together: "went to school together", "have never been on good terms"."""
    if any(t.type not in ("NOT", "STOP", "AND", "END") for t in tokens):
        return False
    words = [w for t in tokens for w in chain(t.gap, t.words) if w.low not in _NOT]
    while len(words) > 1 and words[0].low in _AUXILIARIES and not _matches(words, support):
        words = words[1:]
    return _matches(words, support)


def _matches(words: Sequence[Word], support: Support) -> bool:
    if not words:
        return False
    pattern = _predicates().get("be" if words[0].low in _BE else key(words[0].low))
    if pattern is None or pattern.fullmatch("".join(f"{w.low} " for w in words[1:])) is None:
        return False
    open_ = [w for w in words[1:] if closed().get(w.low) is None and w.low not in _fixed_words()]
    return not any(support.supported(w) or support.taken_by(w) for w in open_)


@cache
def _fixed_words() -> frozenset[str]:
    """The words that the table has after its verbs: another clue may well have them, too."""
    return frozenset(word for _, *said in rows("mutual") for part in said for word in part.removesuffix("?").split("/"))


@cache
def _predicates() -> dict[str, re.Pattern[str]]:
    """What may follow a verb that is said of several, by the verb's key."""
    found: dict[str, re.Pattern[str]] = {}
    for verb, *said in rows("mutual"):
        whole = regex("|".join(_pattern(way.split()) for way in " ".join(said).split(";")))
        for form in ("be",) if verb == "be" else (verb, *forms(verb)):
            found[form if form == "be" else key(form)] = whole
    return found


def _pattern(words: Sequence[str]) -> str:
    """The regular expression of one way: "on good/bad terms", "* together"."""
    parts: list[str] = []
    for word in words:
        plain = word.removesuffix("?")
        part = r"[a-z-]+(?: [a-z-]+){0,2}" if plain == "*" else "(?:" + plain.replace("/", "|") + ")"
        parts.append(f"(?:{part} )?" if word.endswith("?") and len(word) > 1 else f"{part} ")
    return "".join(parts)
