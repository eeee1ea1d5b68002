"""Bridges and what they cross: "the one | across the Wye" spans it."""

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
    """The words, with "that spans" or "spans" for "across" and "over" before a river, where there are bridges."""
    at = next((i for i in range(1, len(words) - 1) if words[i].low in _ACROSS), 0)
    if not at or not any(_head(c) in _BRIDGES for c in frame):
        return words
    rivers = [c for c in frame if _head(c) in _SPANNED and not c.ordered]
    after = [w.low for w in words[at + 1 :]]
    after = after[1:] if after[:1] == ["the"] else after
    if not any(after[: len(label)] == label for c in rivers for label in map(_lows, c.items)):
        return words
    before = words[at - 1]
    bridges = {*_BRIDGES, "one", *(low for c in frame if _head(c) in _BRIDGES for label in c.items for low in _lows(label))}
    if before.stem in _LEADING and any(w.low in bridges for w in words[: at - 1]):  # nobody who runs across it
        return (*words[: at - 1], before.instead("spans"), *words[at + 1 :])
    if before.low in _BRIDGES or before.low == "one":
        return (*words[:at], words[at].instead("that"), words[at].instead("spans"), *words[at + 1 :])
    if before.low in COPULAS and any(w.low in bridges for w in words[: at - 1]):
        return (*words[: at - 1], before.instead("spans"), *words[at + 1 :])
    return words


def _lows(label: str) -> list[str]:
    return [w.low for w in split(label)]


def _head(category: Category) -> str:
    """The noun of a category's name."""
    nouns = [w.low for w in split(category.name) if w.low.isalpha()]
    return singular(nouns[-1]) if nouns else ""
