"""Classes of words that readers ask for by name, from three tables: nouns, verbs, and small words (adverbs, prepositions)."""

from functools import cache

from nlpuzzle.english.tables import rows
from nlpuzzle.english.words import key

__all__ = ["CLASS_TABLES", "verb_class", "word_class"]

CLASS_TABLES = ("noun_classes", "verb_classes", "small_words")


@cache
def _classes() -> dict[str, frozenset[str]]:
    return {name: frozenset(words) for table in CLASS_TABLES for name, _, *words in rows(table)}


def word_class(name: str) -> frozenset[str]:
    """The words of a class as they are listed: "screens" -> gate, door, curtain, ..."""
    return _classes()[name]


def verb_class(name: str) -> frozenset[str]:
    """The keys of the words of a class, by which all forms of a verb are one."""
    return frozenset(map(key, _classes()[name]))
