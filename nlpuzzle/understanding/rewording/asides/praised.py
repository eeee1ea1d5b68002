"""Words for what no puzzle asks about: adjectives of praise, "the | cheerful | baker", and names, "has a cat | called Tom"."""

from functools import lru_cache

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.words import Word, finite
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.rewording.waking import woken_by
from nlpuzzle.understanding.words.vocabulary import closed, verb_forms

__all__ = ["of_the_best", "without_other_names", "without_praise"]

Words = tuple[Word, ...]

_PRAISE = word_class("praise")
_DENIALS = frozenset({"not", "n't", "never", "no", "neither", "nor", "or", "than"})
_BEST = frozenset({"best", "strongest", "chosen", "signature", "finest", "trademark"})
#: what somebody may be best at, and what then is his
_SUBJECTS = word_class("excelled-at")
_CALLED = frozenset({"called", "named"})
_ENDING = frozenset({"", ".", ",", ";", "and", "but"})
_DETERMINERS = frozenset({"a", "an", "the", "his", "her", "their", "its", "'s", "'"})


@woken_by(*_PRAISE)
def without_praise(words: Words, frame: Frame) -> Words:
    """The words without such an adjective before its noun, where no label and no category has it."""
    if not any(w.low in _PRAISE for w in words) or any(c.given == "inferred" for c in frame):
        return words  # nearly always; where nobody listed the categories, one may be of such words
    for i in range(1, len(words) - 1):
        word, before, noun = words[i], words[i - 1], words[i + 1]
        if word.low not in _PRAISE or word.low in _told(frame) or word.glued or noun.glued or word.text[:1].isupper():
            continue
        plain = noun.low.isalpha() and closed().get(noun.low) is None and not noun.text[:1].isupper()
        plain = plain and (noun.low in _told(frame) or not (finite(noun.low) and noun.low in verb_forms()))
        if before.low in ("a", "an") and i > 1 and words[i - 2].low in _DENIALS:
            continue  # "is not | a gifted singer": may be another kind of singer
        if before.low in _DETERMINERS and plain and noun.low not in _PRAISE:
            article = before.instead(_article(noun.low)) if before.low in ("a", "an") else before
            return without_praise((*words[: i - 1], article, *words[i + 1 :]), frame)
    return words


@woken_by(*_CALLED)
def without_other_names(words: Words, frame: Frame) -> Words:
    """ "Has a cat | called Tom", where no label has that name, and the puzzle lists all of them."""
    if not any(w.low in _CALLED for w in words) or any(c.given == "inferred" for c in frame):
        return words  # nearly always
    for i in range(2, len(words) - 1):
        after = words[i + 2].low if i + 2 < len(words) else ""
        thing = words[i - 1].low in _told(frame) and words[i - 1].text[:1].islower()
        name = words[i + 1].proper and words[i + 1].low not in _told(frame)
        if words[i].low in _CALLED and thing and name and after in _ENDING and closed().get(words[i - 2].low) in ("d", "j"):
            return (*words[:i], *words[i + 2 :])
    return words


@woken_by(*_BEST)
def of_the_best(words: Words, frame: Frame) -> Words:
    """ "Whose | best | subject was art", "her signature dish": where each has one, and no category tells of the worst."""
    if not any(w.low in _BEST for w in words):
        return words  # nearly always
    for i in range(1, len(words) - 2):
        owned = words[i - 1].low in ("his", "her", "their", "whose", "'s", "'") and words[i + 1].low in _SUBJECTS
        if words[i].low in _BEST and owned and not any(w in _told(frame) for w in (words[i].low, "worst")):
            return (*words[:i], *words[i + 1 :])
    return words


def _article(noun: str) -> str:
    return "an" if noun[0] in "aeiou" else "a"


@lru_cache(maxsize=32)
def _told(frame: Frame) -> frozenset[str]:
    """The words of the labels and of the names of the categories."""
    return frozenset(" ".join((*(item.label for item in frame.items), *(c.name for c in frame))).casefold().split())
