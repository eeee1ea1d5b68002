"""Parts of a label that name its item alone, where nothing else in the puzzle has the word.

"Abbott" for "Dr. Abbott", "Edith" for "Edith Estes", "Ann" for "Ann and Al",
"the marmalade" for "jar of marmalade", "the trunk" for "blue trunk", "the shears" for "garden shears".
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from nlpuzzle.english.adjectives import positive
from nlpuzzle.english.kinds import PLACES, families
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.titles import titles
from nlpuzzle.english.words import Word, participles, split
from nlpuzzle.puzzle import Category, Frame, Item
from nlpuzzle.understanding.words.groups import gender_of
from nlpuzzle.understanding.words.vocabulary import closed, partitive

__all__ = ["ShortForm", "short_forms", "stands_alone"]

#: what tells one thing of a kind from another, and does not make it a thing of another kind: not the "guinea" of "guinea pig"
_TELLING = frozenset({"color", "material"})


#: where a thing is used, which makes it none of another kind
_WHERE = frozenset("beach garden kitchen office".split())
#: what tells how big or fine a thing is
_SIZED = frozenset("big fine great huge large little small tiny wooden".split())


class ShortForm(NamedTuple):
    """A part of a label that names it alone, lower case."""

    item: Item
    words: tuple[str, ...]
    #: a name, which has a capital
    named: bool


def short_forms(frame: Frame) -> Iterator[ShortForm]:
    """The short forms of a frame's labels; of two that might be confused there is none."""
    shortened = [short for category in frame if not category.ordered for short in _shortened(category)]
    if not shortened:
        return
    used = Counter(singular(word) for category in frame for label in category.items for word in set(_words(label)))
    told = (f"{category.name} {category.description.partition(':')[0]}" for category in frame)  # after a colon stand the labels
    used.update(singular(word) for description in told for word in _words(description))
    for short in shortened:
        alone = [used[singular(word)] == 1 for word in short.words]
        if all(alone) or (not short.named and any(alone)):  # "the mint tea" of several teas
            yield short


def _shortened(category: Category) -> Iterator[ShortForm]:
    labels = {label: _words(label) for label in category.items if label not in category.blanks}
    written = all(word[:1].isupper() for label in labels for word in label.split())
    first_names = sum(words[:1] != () and words[0] in word_table("given_names") for words in labels.values())
    couples = bool(labels) and all(_is_couple(label) for label in labels)
    full_names = written and all(len(words) == 2 for words in labels.values()) and first_names * 2 > len(labels)
    for label, words in labels.items():
        item = Item(category.name, label)
        if len(words) > 1 and words[0] in _titles() and label[:1].isupper():
            yield ShortForm(item, words[1:], True)
            if words[0] in titles("rank"):
                yield ShortForm(item, words[:1], True)
        elif couples:
            yield from (ShortForm(item, (name,), True) for name in words if name != "and")
        elif full_names:
            yield ShortForm(item, words[:1], True)
            yield ShortForm(item, words[1:], True)
        elif len(words) > 2 and words[1] == "of" and partitive(words[0]):
            yield ShortForm(item, words[2:], False)
        elif len(words) == 2 and label.islower() and (_by_vehicle(*words) or _told_apart(*words) or _found(category, words)):
            yield ShortForm(item, words[1:], False)
        elif len(words) > 2 and label.islower() and all(_told_apart(word, words[-1]) for word in words[:-1]):
            yield ShortForm(item, words[-1:], False)  # "the willow", for "little old willow"


def _is_couple(label: str) -> bool:
    """ "Ann and Al", "Bea & Bob": where all are such pairs, either name tells which."""
    words = label.replace("&", "and").split()
    return len(words) == 3 and words[1] == "and" and all(w.isalpha() and w[:1].isupper() for w in (words[0], words[2]))


def _found(category: Category, words: Sequence[str]) -> bool:
    """ "The wrench", of a pipe wrench that only the clues name: no list tells it from others by its first word."""
    return category.given in ("inferred", "partly") and words[1] in word_table("things")


def _by_vehicle(led: str, noun: str) -> bool:
    """ "By bus": the bus that one takes."""
    return led == "by" and "vehicle" in families(noun)


def _told_apart(adjective: str, noun: str) -> bool:
    """ "Blue trunk", "torn costume": a thing and what it is like."""
    head = singular(noun)
    thing = (head in word_table("things") or families(head) != ()) and head not in PLACES and head not in word_table("settings")
    like = not _TELLING.isdisjoint(families(adjective)) or closed().get(adjective) == "j" or _suffered(adjective)
    like = like or adjective in _WHERE | _SIZED or positive(adjective) is not None
    return thing and like


def _suffered(word: str) -> bool:
    return (word.endswith("ed") and word not in word_table("things")) or word in participles()


def stands_alone(item: Item, words: Sequence[Word], start: int, end: int) -> bool:
    """Whether a short name is the whole name in a sentence: not in "Uncle Hal", "Hal Street", "Mrs Abbott" for the doctor."""
    before = [w for w in words[:start] if w.low != "."][-1:]
    if end < len(words) and words[end].proper:
        return False
    if words[start].low in titles("rank"):
        return bool(before) and before[0].low == "the"
    if not words[start].text[:1].isupper():
        return False
    if not before:
        return True
    if before[0].low in _titles():
        own, surname = _words(item.label)[0], _words(item.label)[-1]  # "Ms. Estes" for Edith Estes
        return words[end - 1].low == surname and gender_of(before[0].low) == gender_of(own) is not None and own not in _titles()
    return not before[0].proper and before[0].low not in word_table("people") and before[0].low not in word_table("relational")


def _titles() -> frozenset[str]:
    """Titles that may be left out: not those of relatives, who are no "Vi" for "Aunt Vi"."""
    return titles("form", "rank", "noble", "short")


@lru_cache(maxsize=4096)
def _words(label: str) -> tuple[str, ...]:
    return tuple(w.low for w in split(label) if w.low[:1].isalnum())
