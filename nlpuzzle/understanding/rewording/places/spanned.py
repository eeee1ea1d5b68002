"""Bridges and what they cross, "the one | across the Wye" spans it; and trips on rivers, "the one | down the Wye"."""

from collections.abc import Set

from nlpuzzle.english.classes import verb_class, word_class
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.words import Word, split
from nlpuzzle.puzzle import Category, Frame
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["spans_it"]

Words = tuple[Word, ...]

_ACROSS = frozenset({"across", "over"})
_BRIDGES = word_class("bridges")
_SPANNED = word_class("spanned")
#: how a bridge goes over what is below it
_LEADING = verb_class("leading-across")
#: what is made on a river, whichever way it goes
_TRIPS = word_class("trips-by-water") | {"one"}
_DOWN = frozenset({"along", "down", "up"})
_RIVERS = word_class("rivers")


def spans_it(words: Words, frame: Frame) -> Words:
    """The words, with "that spans" or "spans" for "across" and "over" before a river, where there are bridges."""
    if any(w.low in _DOWN for w in words):
        words = _on_the_river(words, frame)
    places = [i for i in range(1, len(words) - 1) if words[i].low in _ACROSS]
    if not places or not any(_head(c) in _BRIDGES for c in frame):
        return words  # nearly always
    bridges = {*_BRIDGES, "one", *(low for c in frame if _head(c) in _BRIDGES for label in c.items for low in _lows(label))}
    for at in reversed(places):
        if _named(words, at + 1, _SPANNED, frame):
            words = _spanning(words, at, bridges)
    return words


def _spanning(words: Words, at: int, bridges: Set[str]) -> Words:
    """The words, where "over" or "across" stands before a river at that place."""
    before, denied = words[at - 1], words[at - 1].low in ("not", "n't") and at > 1 and words[at - 2].low in COPULAS
    if before.stem in _LEADING and any(w.low in bridges for w in words[: at - 1]):  # nobody who runs across it
        return (*words[: at - 1], before.instead("spans"), *words[at + 1 :])
    if before.low in _BRIDGES or before.low == "one":
        return (*words[:at], words[at].instead("spanning"), *words[at + 1 :])
    if before.low in COPULAS and any(w.low in bridges for w in words[: at - 1]):
        return (*words[: at - 1], before.instead("spans"), *words[at + 1 :])
    if denied and any(w.low in bridges for w in words[: at - 2]):  # "isn't | over the Moss"
        return (*words[: at - 2], words[at - 2].instead("does"), before, before.instead("span"), *words[at + 1 :])
    return words


def _on_the_river(words: Words, frame: Frame) -> Words:
    """ "The trip | down | the Kell", "the one along the Nant": on it."""
    found = list(words)
    for at in range(1, len(words) - 1):
        told = words[at].low in _DOWN and words[at - 1].low in _TRIPS
        if told and (words[at - 1].low != "one" or any(w.low in _TRIPS for w in words[: at - 1])):
            if _named(words, at + 1, _RIVERS, frame):
                found[at] = words[at].instead("on")
    return tuple(found) if any(a is not b for a, b in zip(found, words, strict=True)) else words


def _named(words: Words, at: int, kinds: frozenset[str], frame: Frame) -> bool:
    """Whether a river, or what else is of these kinds, is named there, with or without "the"."""
    after = [w.low for w in words[at : at + 6]]
    after = after[1:] if after[:1] == ["the"] else after
    rivers = [c for c in frame if _head(c) in kinds and not c.ordered]
    return any(after[: len(label)] == label for c in rivers for label in map(_lows, c.items))


def _lows(label: str) -> list[str]:
    return [w.low for w in split(label)]


def _head(category: Category) -> str:
    """The noun of a category's name."""
    nouns = [w.low for w in split(category.name) if w.low.isalpha()]
    return singular(nouns[-1]) if nouns else ""
