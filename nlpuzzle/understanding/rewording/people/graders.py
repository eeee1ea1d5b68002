"""School classes told by an ordinal: where grades 5 to 7 are listed, "the sixth grader" and "in sixth grade" are of grade 6."""

from functools import lru_cache

from nlpuzzle.english.morphology import singular
from nlpuzzle.english.numbers import ordinal_value
from nlpuzzle.english.words import Word, split
from nlpuzzle.puzzle import Category, Frame

__all__ = ["with_classes_numbered"]

Words = tuple[Word, ...]

#: what a class at school is called, and who is in it
_CLASSES = {"grade": "grader", "year": "", "form": "former"}
#: no class has a greater number, and no year that is less is one of the calendar
_LAST_CLASS = 13


def with_classes_numbered(words: Words, frame: Frame) -> Words:
    """ "The sixth grader", "in (the) sixth grade", "the sixth-grade pupil": the grade 6 pupil, in grade 6."""
    classes = _classes(frame)
    if not classes or not any(ordinal_value(w.low) for w in words):
        return words
    found: list[Word] = []
    at = 0
    while at < len(words):
        told = next((t for name, numbers in classes if (t := _told(words, at, name, numbers))), None)
        if told is None:
            found.append(words[at])
            at += 1
            continue
        if found and found[-1].low == "the" and told[-1].low != "pupil" and not _describes(words, at + 2):
            found.pop()
        if _says_rank(told) and (pupil := told[-1] if told[-1].low == "pupil" else _pupil(words, at + 2)):
            numbered = [w for w in told if w is not pupil]
            found += (pupil, pupil.instead("in"), *numbered)  # "the seventh | grader": the pupil in seventh grade
            at += 2 + (pupil is not told[-1])
            continue
        found += told
        at += 2
    return tuple(found)


def _says_rank(told: Words) -> bool:
    """Whether the label of the class is an ordinal, which before a noun would be a place in a row."""
    return any(ordinal_value(w.low) for w in told)


def _pupil(words: Words, at: int) -> Word | None:
    return words[at] if _describes(words, at) else None


def _told(words: Words, at: int, name: str, numbers: dict[int, str]) -> Words | None:
    """The words for a class that an ordinal and the noun after it tell."""
    label = numbers.get(ordinal_value(words[at].low) or 0)
    noun = words[at + 1].low if at + 1 < len(words) else ""
    if label is None or noun not in (name, _CLASSES[name]) or not noun:
        return None
    said = [w.low for w in split(label)]
    numbered = [words[at].instead(low) for low in (said if name in said else (name, *said))]
    return (*numbered, words[at + 1].instead("pupil")) if noun != name else tuple(numbered)


def _describes(words: Words, at: int) -> bool:
    """ "The sixth-grade | pupil": the article is that of the pupil."""
    return at < len(words) and words[at].low.isalpha() and words[at].low in ("boy", "child", "girl", "kid", "pupil", "student")


@lru_cache(maxsize=64)
def _classes(frame: Frame) -> tuple[tuple[str, dict[int, str]], ...]:
    """The names of the categories of classes, and their labels by number."""
    named = ((singular(category.name.casefold().split()[-1]), category) for category in frame if category.name.split())
    found = ((name, _numbers(category)) for name, category in named if name in _CLASSES)
    return tuple((name, numbers) for name, numbers in found if numbers)


def _numbers(category: Category) -> dict[int, str]:
    found: dict[int, str] = {}
    for label in category.items:
        told = [n for w in split(label) if (n := int(w.low) if w.low.isdecimal() else ordinal_value(w.low))]
        if len(told) != 1 or told[0] > _LAST_CLASS:
            return {}
        found[told[0]] = label
    return found
