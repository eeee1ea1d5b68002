"""Those whom a teacher teaches, as one class: "Ms. Cho's pupils collected cans", where each teacher has a class."""

from nlpuzzle.english.morphology import singular
from nlpuzzle.english.words import Word, split
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.rewording.waking import woken_by
from nlpuzzle.understanding.words.people import is_of_people

__all__ = ["as_a_class"]

Words = tuple[Word, ...]

_TAUGHT = frozenset("pupils schoolchildren students".split())
_TEACHERS = frozenset({"schoolteacher", "teacher"})
_CLASSES = frozenset("class grade pupil student".split())


@woken_by(*_TAUGHT)
def as_a_class(words: Words, frame: Frame) -> Words:
    """ "Ms. Cho's | pupils": her class, which the puzzle must speak of, where nobody is listed but teachers."""
    if not any(w.low in _TAUGHT for w in words):
        return words  # nearly always
    people = [_head(c.name) for c in frame if is_of_people(c)]
    if len(people) != 1 or people[0] not in _TEACHERS or any(_head(c.name) in _CLASSES for c in frame):
        return words
    for i in range(2, len(words) - 1):
        if words[i].low in _TAUGHT and words[i - 1].low in ("'s", "'") and words[i - 2].proper and not _some(words[:i]):
            return (*words[:i], words[i].instead("class"), *words[i + 1 :])
    return words


def _some(before: Words) -> bool:
    """ "The best of Ms. Cho's pupils"."""
    return any(w.low == "of" for w in before)


def _head(name: str) -> str:
    nouns = split(name)
    return singular(nouns[-1].low) if nouns else ""
