"""Who is named where a story opens, and nowhere after it: "Mrs Pym, the librarian, was cross", before lists and clues."""

from collections.abc import Sequence

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.dates import month_value, weekday_value
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.titles import titles
from nlpuzzle.english.words import Word, finite, split
from nlpuzzle.understanding.words.people import is_person
from nlpuzzle.understanding.words.vocabulary import closed, verb_forms

__all__ = ["tells_of_an_outsider"]

#: what may stand before the name
_LED = frozenset("old young great good little big uncle aunt auntie cousin grandma grandpa granny".split())
_OPENERS = word_class("openers")
_TITLES = titles("form", "kin", "noble", "rank", "short")
_AUXILIARIES = frozenset("is was has had will does did".split())


def tells_of_an_outsider(text: str, elsewhere: str) -> bool:
    """Whether a sentence is about somebody by name, "Penelope collects ...", whose name is not among the words elsewhere.

    `elsewhere` are the lists and the clues, in small letters.
    """
    words = [w for w in split(text) if w.low != "-"]
    at = 0
    while at < len(words) - 2 and (words[at].low.rstrip(".") in _TITLES or words[at].low in (".", *_LED)):
        at += 1
    start = at = at + (at == 0 and _is_a_body(words))
    while at < len(words) - 1 and words[at].text[:1].isupper() and words[at].text.isalpha():
        at += 1
    name = [w.low for w in words[start:at]]
    titled = start > 0 and words[start - 1].low.rstrip(".") in _TITLES
    if not 0 < len(name) < (5 if start == 1 and words[0].low == "the" else 3) or (not titled and any(map(_common, name))):
        return False
    after = words[at].low
    told = after in (",", *_AUXILIARIES) or (finite(after) and (after in verb_forms() or after.endswith(("s", "ed"))))
    known = {w.low for w in split(elsewhere)}
    return told and known.isdisjoint(name)


def _is_a_body(words: Sequence[Word]) -> bool:
    """ "The Hadley Lyceum Bureau": several capitals after "the", as bodies and shops are called."""
    return len(words) > 4 and words[0].low == "the" and all(w.text[:1].isupper() and w.text.isalpha() for w in words[1:3])


def _common(low: str) -> bool:
    """Whether it may be no name at all: "Visitors", "Four", "Sunday"."""
    noun = singular(low)
    if low in _OPENERS or weekday_value(low) is not None or month_value(low) is not None:
        return True
    if closed().get(low) is not None or low in verb_forms():
        return True
    return is_person(noun) or noun in word_table("things") or noun in word_table("people")
