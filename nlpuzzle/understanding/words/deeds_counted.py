"""Whether a category counts how often something was done: "Deliveries", where somebody has delivered most often."""

from collections.abc import Sequence

from nlpuzzle.english.morphology import singular
from nlpuzzle.english.words import Word
from nlpuzzle.puzzle import Category
from nlpuzzle.understanding.words.vocabulary import doings

__all__ = ["counts_the_deed"]

#: so many letters a noun and the verb it is made of have in common: who cycles more often had no more rides
_ROOT = 5


def counts_the_deed(category: Category, words: Sequence[Word]) -> bool:
    """Whether one of the words is the verb of what is counted."""
    noun = singular(category.name.casefold().split()[-1]) if category.dimension == "count" and category.name.split() else ""
    deeds = doings().get(noun, frozenset())
    return any(w.stem in deeds and w.low[:_ROOT] == noun[:_ROOT] for w in words)
