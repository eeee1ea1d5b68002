"""Somebody told by what the puzzle calls such people: "the director of Meridian", "Ann was its captain"."""

from collections.abc import Iterator

from nlpuzzle.english.morphology import singular
from nlpuzzle.english.numbers import ordinal_value
from nlpuzzle.english.words import Word, split
from nlpuzzle.puzzle import Category, Frame
from nlpuzzle.understanding.words.people import is_person
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["told_by_calling"]

Words = tuple[Word, ...]

_ITS = frozenset({"its", "their"})
#: who is in command of her, of ships
_HER_MASTER = frozenset({"captain", "master", "skipper"})
_JOINTS = frozenset({"and", "but", "then", "so", ";", "while"})
_ENDING = frozenset({".", ""})
_NOT = frozenset({"not", "n't"})


def told_by_calling(words: Words, frame: Frame) -> Words:
    """The words with "Meridian's director" for "the director of Meridian", where directors are a category, and so on."""
    callings = {noun: c for c in frame if (noun := _calling(c))}
    if not callings or not any(singular(w.low) in callings for w in words):
        return words
    return _its_captain(_director_of(words, callings, frame), callings)


def _calling(category: Category) -> str:
    """What the people of a category are called: "director" of "mission director"; "" of one that is not for people."""
    nouns = [w.low for w in split(category.name) if w.low.isalpha()]
    noun = singular(nouns[-1]) if nouns else ""
    return noun if noun and is_person(noun) and not category.ordered else ""


def _director_of(words: Words, callings: dict[str, Category], frame: Frame) -> Words:
    """ "The director of | Meridian is Ann": Meridian's director."""
    lows = [*(w.low for w in words), ""]
    if len(words) < 6 or lows[0] != "the" or lows[1] not in callings or lows[2] != "of":
        return words
    start = 3 + (lows[3] == "the")
    end = max(_labelled(lows, start, callings[lows[1]], frame), default=0)
    if not end or lows[end] not in COPULAS or ordinal_value(lows[end - 1]) is not None:
        return words  # "the rider of the brown | bike is"
    return (*words[3:end], words[2].instead("'s"), words[1], *words[end:])


def _labelled(lows: list[str], start: int, besides: Category, frame: Frame) -> Iterator[int]:
    """Where an item of another category ends that begins there; a number is none."""
    for category in frame:
        if category.ordered or category.name == besides.name:
            continue
        for label in category.items:
            said = [w.low for w in split(label)]
            said = said[said[0] == "the" :]
            if said and lows[start : start + len(said)] == said:
                yield start + len(said)


def _its_captain(words: Words, callings: dict[str, Category]) -> Words:
    """ "It came last, but Ann was not | its captain": it was not Ann's; "and neither Ann nor Ben was its captain", too."""
    lows = [w.low for w in words]
    end = len(words) - (lows[-1:] == ["."])
    noun = lows[end - 1] if end > 6 else ""
    if noun not in callings or not (lows[end - 2] in _ITS or (lows[end - 2] == "her" and noun in _HER_MASTER)):
        return words
    verb = end - 3 - (lows[end - 3] in _NOT)
    joint = max((i for i in range(3, verb) if lows[i] in _JOINTS), default=0)
    if lows[verb] not in ("is", "was") or not joint or joint + 1 >= verb:
        return words
    labels = {tuple(w.low for w in split(label)) for label in callings[noun].items}
    subject = words[joint + 1 : verb]
    like = words[verb]
    it = (words[joint].instead("it"), like, *words[verb + 1 : end - 2])
    if tuple(w.low for w in subject) in labels:
        return (*words[: joint + 1], *it, *subject, like.instead("'s"), *words[end:])
    if subject[0].low == "neither" and verb == end - 3 and sum(w.low == "nor" for w in subject) == 1:
        nor = next(i for i, w in enumerate(subject) if w.low == "nor")
        both = subject[1:nor], subject[nor + 1 :]
        if all(tuple(w.low for w in one) in labels for one in both):
            of_each = (subject[0], *both[0], like.instead("'s"), subject[nor], *both[1], like.instead("'s"))
            return (*words[: joint + 1], *it, *of_each, *words[end:])
    return words
