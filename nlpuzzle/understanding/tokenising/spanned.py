"""Bridges and what they cross: "the one | across the Wye" spans it."""

from collections.abc import Set

from nlpuzzle.english.classes import verb_class, word_class
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.words import Word, split
from nlpuzzle.puzzle import Category, Frame
from nlpuzzle.understanding.tokenising.words_of import COPULAS

__all__ = ["spans_it"]

Words = tuple[Word, ...]

_ACROSS = frozenset({"across", "over"})
_BRIDGES = word_class("bridges")
_SPANNED = word_class("spanned")
#: how a bridge goes over what is below it
_LEADING = verb_class("leading-across")


def spans_it(words: Words, frame: Frame) -> Words:
    """The words, with "that spans" or "spans" for each "across" and "over" before a river, where there are bridges."""
    places = [i for i in range(1, len(words) - 1) if words[i].low in _ACROSS]
    if not places or not any(_head(c) in _BRIDGES for c in frame):
        return words
    rivers = [label for c in frame if _head(c) in _SPANNED and not c.ordered for label in map(_lows, c.items)]
    bridges = {*_BRIDGES, "one", *(low for c in frame if _head(c) in _BRIDGES for label in c.items for low in _lows(label))}
    for at in reversed(places):
        after = [w.low for w in words[at + 1 :]]
        after = after[1:] if after[:1] == ["the"] else after
        if any(after[: len(label)] == label for label in rivers):
            words = _spanning(words, at, bridges)
    return words


def _spanning(words: Words, at: int, bridges: Set[str]) -> Words:
    """The words, where "over" or "across" stands before a river at that place."""
    before, denied = words[at - 1], words[at - 1].low in ("not", "n't") and at > 1 and words[at - 2].low in COPULAS
    if before.stem in _LEADING and any(w.low in bridges for w in words[: at - 1]):  # nobody who runs across it
        return (*words[: at - 1], before.instead("spans"), *words[at + 1 :])
    if before.low in _BRIDGES or before.low == "one":
        return (*words[:at], words[at].instead("that"), words[at].instead("spans"), *words[at + 1 :])
    if before.low in COPULAS and any(w.low in bridges for w in words[: at - 1]):
        return (*words[: at - 1], before.instead("spans"), *words[at + 1 :])
    if denied and any(w.low in bridges for w in words[: at - 2]):  # "isn't | over the Moss"
        return (*words[: at - 2], words[at - 2].instead("does"), before, before.instead("span"), *words[at + 1 :])
    return words


def _lows(label: str) -> list[str]:
    return [w.low for w in split(label)]


def _head(category: Category) -> str:
    """The noun of a category's name."""
    nouns = [w.low for w in split(category.name) if w.low.isalpha()]
    return singular(nouns[-1]) if nouns else ""
