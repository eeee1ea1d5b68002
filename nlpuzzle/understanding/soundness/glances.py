"""A glance at the words around an item tells which guards could object to it: of many, few gaps wake more than some.

Every guard stands in a table with what it takes to wake it. That may be too much, so that a guard wakes in vain, and never too
little: a guard that sleeps would have found nothing.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple

from nlpuzzle.english.words import Word
from nlpuzzle.puzzle import Category, Frame
from nlpuzzle.rules import Item
from nlpuzzle.understanding.objection import Trouble
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Token
from nlpuzzle.understanding.tokenising.words_of import JOINTS

__all__ = ["Attached", "Glance", "Guards", "any_of", "glance_at", "trouble_finder"]


class Attached(NamedTuple):
    """An item where it stands in its clause, for guards to look at."""

    tokens: Sequence[Token]
    i: int
    term: Item
    category: Category
    #: whether the words tell of a person
    people: bool
    #: the shape of the words before it, as `word_classes.letters` gives it, "q" for "p"
    found: str
    gap: tuple[Word, ...]
    #: the words after it
    tail: tuple[Word, ...]
    frame: Frame
    support: Support

    @property
    def token(self) -> Token:
        return self.tokens[self.i]

    @property
    def numbered(self) -> bool:
        return self.tokens[self.i].number is not None


class Glance(NamedTuple):
    """What can be told of an item's place without a puzzle: the words around it, and what its category measures."""

    lows: tuple[str, ...]
    stems: tuple[str, ...]
    found: str
    tail: tuple[str, ...]
    dimension: str | None
    ordered: bool
    numbered: bool
    #: whether a list may go on after it
    listed: bool


Guard = Callable[[Attached], Trouble | None]
Guards = tuple[tuple[Guard, Callable[[Glance], bool]], ...]
"""Guards in the order in which they are asked, each with what wakes it."""


def glance_at(place: Attached) -> Glance:
    """What a glance at the place shows."""
    tokens, i, category = place.tokens, place.i, place.category
    return Glance(
        tuple([w.low for w in place.gap]),
        tuple([w.stem for w in place.gap]),
        place.found,
        tuple([w.low for w in place.tail]),
        category.dimension,
        category.ordered,
        tokens[i].number is not None,
        i + 1 < len(tokens) and tokens[i + 1].type in JOINTS,
    )


def trouble_finder(guards: Guards) -> Callable[[Attached, Glance], Trouble | None]:
    """What asks the guards that a glance wakes, one after the other, until one objects."""

    @lru_cache(maxsize=16384)
    def awake(glance: Glance) -> tuple[Guard, ...]:
        return tuple(guard for guard, wakes in guards if wakes(glance))

    def first_trouble(place: Attached, glance: Glance) -> Trouble | None:
        for guard in awake(glance):
            if trouble := guard(place):
                return trouble
        return None

    return first_trouble


def any_of(words: frozenset[str], *more: str) -> Callable[[Glance], bool]:
    """Wakes where one of the words stands before the item."""
    known = words.union(more)
    return lambda seen: not known.isdisjoint(seen.lows)
