"""Fixed phrases as the one plain word that says the same: "takes care of" tends, "takes place" happens."""

from collections.abc import Sequence
from functools import cache
from operator import is_

from nlpuzzle.english.adjectives import comparative, superlative
from nlpuzzle.english.classes import word_class
from nlpuzzle.english.dates import MONTHS, WEEKDAYS
from nlpuzzle.english.numbers import CARDINALS, ordinal_value
from nlpuzzle.english.tables import rows
from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import Word, forms, key, participles, unchanged
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["plain_words"]

#: phrases that join what follows as "with" does, by their first word: "is in charge of the raffle", "at the helm of the sloop"
_WITH = {
    "in": (
        ("in", "charge", "of"),
        ("in", "command", "of"),
        ("in", "aid", "of"),
        ("in", "the", "care", "of"),
        ("in", "possession", "of"),
        ("in", "the", "hands", "of"),
        ("in", "the", "possession", "of"),
        ("in", "the", "keeping", "of"),
        ("in", "support", "of"),
    ),
    "responsible": (("responsible", "for"),),
    "under": (("under", "the", "command", "of"), ("under", "the", "direction", "of")),
    "at": (("at", "the", "helm", "of"), ("at", "the", "wheel", "of"), ("at", "the", "controls", "of")),
}
#: words with which an amount begins, besides its number
_AMOUNTS = frozenset("more less most least highest lowest same exactly precisely at twice half as".split())
#: "is the work of": is by
_WORKS = word_class("creations")
#: with "one" after them they tell a place
_PLACED = frozenset("last final middle penultimate leftmost rightmost topmost".split())
#: with which words a phrase may begin, beside those that stand in the table
_BEGINNING = frozenset({"whichever", "the", *_WITH})
#: what a phrase says of everybody, whoever it is said of
_OF_ANYBODY = {
    **dict.fromkeys(("her", "their", "its"), "his"),
    **dict.fromkeys(("herself", "themselves", "itself"), "himself"),
}

#: after these a verb is no past tense: "did not | put on show"
_BEFORE_BASES = frozenset("to not n't do does did will would can could".split())


#: how a sentence goes on that has told what happened, and tells when
_WHEN = frozenset(
    """
    , ; . and but or at before after earlier later first second third fourth fifth last next immediately directly just right
    exactly than longer sooner some sometime shortly an half ahead behind is was are were
    """.split()
)


#: forms that do not share the stem of their verb
_OTHER_STEMS = {"have": ("has",), "be": ("is", "are", "was", "were"), "use": ("used",)}

#: after which a word is a noun, and no verb
_BEFORE_NOUNS = frozenset("a after an at before by during for from in of over since the until with without".split())

#: with these a verb may be meant: "whom they most admire"
_DEGREES = frozenset({"best", "least", "most"})

#: whose comparatives count things
_QUANTITIES = frozenset({"few", "less", "more"})

_Idiom = tuple[str, str, list[str], str]
"""The plain verb, the first word of the phrase, its others, and the mark of what must follow them, if any."""


def plain_words(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """The words, each fixed phrase put together as one word that is spelt like the plain one."""
    begun = _idioms()
    found: list[Word] = []
    at = 0
    while at < len(words):
        word = words[at]
        if word.stem in begun or (word.low in _BEGINNING and (word.low != "the" or _is_said(words, at))):
            plain, length = _plain(words, at)
            found += plain
            at += length
        else:
            found.append(word)
            at += 1
        if at < len(words) and words[at].low == "one":
            at += _says_one(words, at)
    return words if len(found) == len(words) and all(map(is_, found, words)) else tuple(found)


def _is_said(words: Sequence[Word], at: int) -> bool:
    """ "Is | the work of", "is not | the work of"."""
    return at > 0 and (words[at - 1].low in COPULAS or words[at - 1].low in ("not", "n't"))


def _says_one(words: Sequence[Word], at: int) -> bool:
    """ "The first | one", "the middle | one of the five": the first. "The first one or two" are several."""
    if at < 2 or at >= len(words) or words[at].low != "one":
        return False
    placed = words[at - 1].low in _PLACED or bool(ordinal_value(words[at - 1].low))
    after = words[at + 1].low if at + 1 < len(words) else ""
    pointed = words[at - 2].low in ("the", "very", "-")
    return placed and pointed and after not in ("or", "and", "hundred", "thousand", "-", "half") and after not in CARDINALS


def _plain(words: Sequence[Word], at: int) -> tuple[tuple[Word, ...], int]:
    first = words[at]
    if first.low == "whichever" and at + 2 < len(words) and words[at + 1].low not in ("of", "one", "is", "was"):
        return (first.instead("the"), words[at + 1], first.instead("that")), 2  # "whichever pupil has the kite"
    following = _OF_ANYBODY.get(words[at + 1].low, words[at + 1].low) if at + 1 < len(words) else ""
    for plain, base, rest, mark in _idioms().get(first.stem, ()):
        if rest and rest[0] != following:
            continue  # nearly always
        if first.low != base and (base.endswith("ed") or base in participles()):
            continue  # "lined with", and not "the line with"
        if at and first.low == base and words[at - 1].low in _BEFORE_NOUNS:
            continue  # "before | breakfast on Monday"
        if at and first.low == base and words[at - 1].low not in _DEGREES and superlative(words[at - 1].low) is not None:
            continue  # "the dearest | lunch on the quay"
        end = at + 1 + len(rest)
        if [_OF_ANYBODY.get(w.low, w.low) for w in words[at + 1 : end]] == rest:
            if not mark or _goes_on(mark, words, end):
                verb, _, preposition = plain.partition("+")
                like = "" if at and words[at - 1].low not in _BEFORE_BASES and unchanged(base) else first.low
                said = _joined(words[at:end], _inflected(verb, like, base))
                return ((said, words[end - 1].instead(preposition)) if preposition else (said,)), end - at
    if first.low == "the" and _is_said(words, at) and [w.low for w in words[at + 2 : at + 3]] == ["of"]:
        if words[at + 1].low in _WORKS:
            return (_joined(words[at : at + 3], "by"),), 3
    for phrase in _WITH.get(first.low, ()):
        if tuple(w.low for w in words[at : at + len(phrase)]) == phrase:
            return (_joined(words[at : at + len(phrase)], "with"),), len(phrase)
    return (first,), 1


def _goes_on(mark: str, words: Sequence[Word], at: int) -> bool:
    """Whether what must follow a phrase does: an amount, how much more or less, a day, a name, or nothing it is done to."""
    if at >= len(words):
        return mark == "~"
    if mark == "^":
        return words[at].text[0].isupper() and not _is_day(words, at)  # "went up Scafell"
    if mark == "@":
        return _is_day(words, at)
    if mark == "~" and words[at].low == "on" and at + 1 < len(words):
        later = [w.low for w in words[at + 1 : at + 3]] in (["a", "later"], ["an", "earlier"])
        return later or _is_day(words, at + 1)  # "kicked off | on Tuesday", "on a later date"
    if mark in "#<" and _is_degree(words, at):
        return mark == "<"  # "turned out | 12 inches shorter"
    if mark == "<":
        return comparative(words[at].low) is not None and words[at + 1 : at + 2] != () and words[at + 1].low == "than"
    return _is_amount(words, at) or (mark == "~" and (words[at].low in _WHEN or _a_while(words, at)))


def _is_degree(words: Sequence[Word], at: int) -> bool:
    """ "12 inches | shorter": how much shorter, and no amount of anything; "12 | more" may be."""
    more = comparative(words[at + 2].low) if at + 2 < len(words) and unit_of(words[at + 1].low) is not None else None
    return more is not None and more.base not in _QUANTITIES


def _a_while(words: Sequence[Word], at: int) -> bool:
    """ "A | month later", "a | full hour before", "the | day after"."""
    unit = next((u for w in words[at + 1 : at + 3] if (u := unit_of(w.low)) is not None), None)
    if words[at].low == "the" and [w.low for w in words[at + 2 : at + 3]] not in (["after"], ["before"]):
        return False
    return words[at].low in ("a", "the") and unit is not None and unit.dimension == "duration"


def _is_amount(words: Sequence[Word], at: int) -> bool:
    """ "$", "20", "twenty", and "more" or "exactly" before one, or "the most"."""
    word = words[at + (words[at].low == "the" and at + 1 < len(words))].low
    return not word[0].isalpha() or word in CARDINALS or word in _AMOUNTS


def _is_day(words: Sequence[Word], at: int) -> bool:
    """ "Tuesday", "May", "the 4th", "either Monday"; "the north face" is none."""
    led = words[at].low in ("the", "a", "either", "neither") and at + 1 < len(words)
    word = words[at + led]
    named = word.text[0].isupper() and word.low in WEEKDAYS | MONTHS
    return named or bool(word.text[0].isdecimal() and ordinal_value(word.low))


def _joined(words: Sequence[Word], low: str) -> Word:
    text = " ".join(w.text for w in words)
    return words[0]._replace(text=text, low=low, stem=key(low), end=words[-1].end)


def _inflected(verb: str, like: str, base: str) -> str:
    """The form of a regular verb that answers to a form of another one: "takes" to "tends"."""
    if like == base:
        return verb
    ending = next((e for e in ("ing", "s") if like.endswith(e)), "ed")
    return next((form for form in forms(verb)[1:] if form.endswith(ending)), verb)


@cache
def _idioms() -> dict[str, list[_Idiom]]:
    """The phrases by the stem of their first word, the longest first: "take home $5", "take home"."""
    found: dict[str, list[_Idiom]] = {}
    for plain, base, *rest in sorted(rows("idioms"), key=len, reverse=True):
        mark = rest.pop() if rest[-1] in ("#", "~", "@", "^", "<") else ""
        for first in (key(base), *_OTHER_STEMS.get(base, ())):
            found.setdefault(first, []).append((plain, base, rest, mark))
    return found
