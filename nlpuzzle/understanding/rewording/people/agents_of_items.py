"""Somebody told by what his item is to him: "the supporter of the hospice", "Mr Hobbs's pupil", "the Yale student"."""

from collections.abc import Iterator

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.kinds import kind_of
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.words import Word, split
from nlpuzzle.puzzle import Category, Frame
from nlpuzzle.understanding.words.people import is_of_people

__all__ = ["told_as_agents"]

Words = tuple[Word, ...]

_SUPPORTING = ("supporting",)
_ATTENDING = ("attending",)
#: by what a category is called: who has one of its items, and what he does
_AGENTS = (
    (word_class("causes"), frozenset("supporter backer champion fundraiser".split()), _SUPPORTING),
    (frozenset({"language"}), frozenset({"student", "learner"}), ("studying",)),
    (word_class("schools"), word_class("those-at-school"), _ATTENDING),
    (word_class("teaching-people"), frozenset("pupil student learner protégé protege".split()), ("taught", "by")),
)
_DOERS = frozenset[str]().union(*(agents for _, agents, _ in _AGENTS))
#: who has a teacher
_TAUGHT = word_class("taught-people")


def told_as_agents(words: Words, frame: Frame) -> Words:
    """The sentence with "the person supporting the hospice" for "the supporter of the hospice", "the hospice's supporter"."""
    nouns = {w.low for w in words}
    if nouns.isdisjoint(_DOERS):
        return words  # nearly always
    for category, agents, does in _told_by(frame):
        if agents.isdisjoint(nouns):
            continue
        labels = [[w.low for w in split(label)] for label in category.items]
        for i in range(1, len(words)):
            if words[i].low in agents and (changed := _of(words, i, labels, does) or _owned(words, i, labels, does)):
                return told_as_agents(changed, frame)
    return words


def _told_by(frame: Frame) -> Iterator[tuple[Category, frozenset[str], tuple[str, ...]]]:
    for category in frame:
        head = [singular(w.low) for w in split(category.name)][-1:]
        for names, agents, does in _AGENTS:
            others = [c for c in frame if c is not category and is_of_people(c)]
            taught = [singular(w.low) for c in others for w in split(c.name)]
            named = (bool(head) and head[0] in names) or kind_of(category.items) in names
            if named and others and (does[-1] != "by" or not _TAUGHT.isdisjoint(taught)):
                yield category, agents, does


def _person(like: Word, does: tuple[str, ...]) -> Words:
    return tuple(like.instead(low) for low in ("the", "person", *does))


def _of(words: Words, i: int, labels: list[list[str]], does: tuple[str, ...]) -> Words | None:
    """ "The supporter of the | hospice": the person supporting it."""
    lows = [w.low for w in words]
    at = i + 2 + (lows[i + 2 : i + 3] == ["the"])
    ends = (at + len(label) for label in labels if lows[at : at + len(label)] == label)
    named = any(lows[end : end + 1] != ["'s"] for end in ends)
    if lows[i - 1] != "the" or lows[i + 1 : i + 2] != ["of"] or not named:
        return None
    return (*words[: i - 1], *_person(words[i], does), *words[i + 2 :])


def _owned(words: Words, i: int, labels: list[list[str]], does: tuple[str, ...]) -> Words | None:
    """ "The library | 's supporter", "the library supporter": the person supporting the library."""
    lows = [w.low for w in words]
    end = i - 1 if lows[i - 1] in ("'s", "'") else i
    if lows[i + 1 : i + 2] == ["'s"] or (end == i and does not in (_SUPPORTING, _ATTENDING)):
        return None  # a Greek student need not study Greek
    for label in labels:
        start = end - len(label)
        if start < 0 or lows[start:end] != label:
            continue
        begin = start - (start > 0 and lows[start - 1] in ("the", "a", "an"))
        return (*words[:begin], *_person(words[i], does), *words[begin:end], *words[i + 1 :])
    return None
