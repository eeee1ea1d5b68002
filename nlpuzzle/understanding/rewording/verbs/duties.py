"""What must or should be, in a puzzle that plans something: "Law should be held on Monday" is held on Monday.

In any other puzzle "should" says what somebody expects, and is left to stop the reading.
"""

import re
from collections.abc import Iterable

from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.words import Word, third_person
from nlpuzzle.regex import regex
from nlpuzzle.understanding.words.vocabulary import verb_forms

__all__ = ["plain_duties", "plans"]

_PLANS = regex(
    r"\b(?:schedul|arrang|plan(?:s|ned|ning)?\b|conduct|organi[sz]|assign|allot(?:s\b|t)|allocat|timetabl|programme\b|rota\b|roster)"
    r"|\b(?:is|are|was|were|has|have|had) to"
    r" (?:be|give|hold|take|perform|play|sing|speak|present|visit|seat|place|put|find|fit)\b",
    re.I,
)
_DUTY = regex(r"\b(?:must|should|shall|ought to|(?:has|have|needs?) to|(?:is|are) to be|cannot|can(?: not|'t|’t))\b", re.I)
_MODALS = frozenset({"must", "should", "shall"})
#: verbs that need "to" after them to say what must be
_TO = frozenset({"has", "have", "need", "needs", "ought", "is", "are"})
#: the share of clues that say what must be in the text of a plan, and in any other
_SOME, _MOST = 0.3, 0.6


def plans(story: str, clues: Iterable[str]) -> bool:
    """Whether a puzzle is about what is to be done, so that what must be or should be is what will be."""
    texts = list(clues)
    duties = sum(_DUTY.search(text) is not None for text in texts)
    return duties > 1 and duties >= len(texts) * (_SOME if _PLANS.search(story) else _MOST)


def plain_duties(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "Should be", "must not be", "has to start": is, is not, starts."""
    if any(w.low == "cannot" for w in words):
        words = tuple(part for w in words for part in ((w.instead("can"), w.instead("not")) if w.low == "cannot" else (w,)))
    found: list[Word] = []
    at = 0
    while at < len(words):
        said, length = _duty(words, at)
        found += said
        at += length
    return tuple(found)


def _duty(words: tuple[Word, ...], at: int) -> tuple[tuple[Word, ...], int]:
    word = words[at]
    lows = [w.low for w in words[at : at + 5]]
    if lows[0] in _MODALS or (lows[0] == "can" and lows[1:2] in (["not"], ["n't"])):
        end = at + 1
    elif lows[0] in _TO and "to" in lows[1:3]:
        end = at + 1 + lows.index("to", 1)
    else:
        return (word,), 1
    between = words[at + 1 : end]
    denied = [w for w in (*between, *words[end : end + 1]) if w.low in ("not", "n't", "never")]
    if any(w.low not in ("not", "n't", "never", "to", "also") for w in between) or len(denied) > 1:
        return (word,), 1
    end += end < len(words) and words[end].low in ("not", "n't", "never", "also")
    verb = words[end] if end < len(words) else None
    if verb is None:
        return (word,), 1
    following = words[end + 1].low if end + 1 < len(words) else ""
    if verb.low == "have" and (following in ("been", "had", "done", "not", "n't") or following.endswith(("ed", "en"))):
        return (word,), 1  # "should have been"
    if verb.low == "be":
        said: tuple[Word, ...] = (verb.instead("is"), *denied)
    elif lows[0] in ("is", "are") or verb.low not in verb_forms() | word_table("verbs") or third_person(verb.low) == verb.low:
        return (word,), 1  # "is to start": who knows whether it does
    elif denied:
        said = (word.instead("does"), *denied, verb)
    else:
        said = (verb.instead(third_person(verb.low)),)
    return said, end + 1 - at
