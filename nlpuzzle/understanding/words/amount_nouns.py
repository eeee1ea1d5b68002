"""Nouns for the amount of a category, whatever it is called: "a running time of 35 minutes" is one of the lengths."""

from functools import lru_cache

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.words import split
from nlpuzzle.puzzle import Category, Frame

__all__ = ["amount_head", "amount_nouns", "own_words", "tells_amounts"]

#: dimension -> the nouns for it; of most a thing has one amount, but it may be so high and so deep, run and live so long
_NOUNS: dict[str, tuple[frozenset[str], ...]] = {
    "area": (word_class("amounts-of-area"),),
    "brightness": (word_class("amounts-of-brightness"),),
    "data": (word_class("amounts-of-data"),),
    "energy": (word_class("amounts-of-energy"),),
    "heat": (word_class("amounts-of-heat"),),
    "loudness": (word_class("amounts-of-loudness"),),
    "power": (word_class("amounts-of-power"),),
    "purity": (word_class("amounts-of-purity"),),
    "speed": (word_class("amounts-of-speed"),),
    "temperature": (word_class("amounts-of-temperature"),),
    "weight": (word_class("amounts-of-weight"),),
    "duration": (word_class("amounts-of-time"), word_class("amounts-of-cycles"), word_class("amounts-of-lives")),
    "length": (word_class("amounts-of-height"),),
    "money": (word_class("amounts-of-costs"),),
}
#: dimensions of which a thing may have several amounts that are told by one unit
_SEVERAL = frozenset({"length", "money"})


@lru_cache(maxsize=256)
def amount_nouns(category: Category) -> frozenset[str]:
    """The nouns by which its amounts go: beside "price" a "cost" or a "tag", beside "lifespan" a "life"."""
    kinds = _NOUNS.get(category.dimension or "", ())
    named = [kind for kind in kinds if amount_head(category) in kind]
    return frozenset().union(*(named or (() if category.dimension in _SEVERAL else kinds)))


def amount_head(category: Category) -> str:
    """The noun that a category goes by: "length" of "Running lengths"."""
    return singular((category.name.casefold().split() or [""])[-1])


@lru_cache(maxsize=256)
def own_words(category: Category) -> frozenset[str]:
    """The words of its name and of its unit."""
    return frozenset(singular(w.low) for w in split(f"{category.name} {category.unit or ''}"))


def tells_amounts(noun: str, frame: Frame) -> bool:
    """Whether a noun tells an amount of one of the categories."""
    return any(singular(noun) in amount_nouns(category) for category in frame.ordered)
