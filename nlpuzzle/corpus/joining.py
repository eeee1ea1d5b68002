"""Two sentences in one: "Ann wears red, and Ben is third" says what both say, or is not read."""

import random
import re
from collections.abc import Iterator
from itertools import islice

from nlpuzzle.corpus.stages import stages
from nlpuzzle.corpus.trials import Stage, Trial, verdict
from nlpuzzle.making.pages import Said, parts
from nlpuzzle.puzzle import Category, Frame, Item
from nlpuzzle.regex import regex
from nlpuzzle.rules import And, Rule
from nlpuzzle.rules.replacing import said_of

__all__ = ["JOINTS", "joinable", "joined", "pairs"]

#: what stands between the two, and "who" for one inside the other: "Ann, who wears red, is third"
JOINTS = (", and ", ", but ", "; ", " while ", ", whereas ", ", although ", "who")
#: how far these reach is a question of its own: "if A, then B, and C"
_REACHING = regex(r"\b(?:if|unless|neither man|either of the)\b|\. ", re.IGNORECASE)
#: what keeps a sentence from standing inside another, or from holding one: other clauses, and other subjects than the name
_UNFIT = regex(r"[,;:]|^ (?:and|or|,|'|nor|both|are|were|\w+ed and)\b")
_PAIRS = 12
"""Pairs taken of one page."""


def pairs(wanted: int, seed: str) -> Iterator[Trial]:
    """So many pairs of sentences about one puzzle, joined in one of the ways."""
    yield from islice(_pairs(seed), wanted)


def _pairs(seed: str) -> Iterator[Trial]:
    for number, stage in enumerate(stages(f"{seed}/joined")):
        dice = random.Random(f"{seed}/{number}")
        fit = [at for at, said in enumerate(stage.said) if joinable(said.text)]
        named = [at for at in fit if _subject(stage.said[at].text, stage.frame) is not None]
        for _ in range(_PAIRS):
            joint = dice.choice(JOINTS)
            among = named if joint == "who" else fit
            if len(among) > 1:
                one, other = dice.sample(among, 2)
                yield from _tried(stage, one, other, joint)


def _tried(stage: Stage, at: int, other: int, joint: str) -> Iterator[Trial]:
    new = _one_sentence(stage.said[at], stage.said[other], joint, stage.frame)
    if new is not None:
        text, rule = new
        read = stage.reread(at, text)
        yield stage.trial(at, text, f"joined {joint.strip(', ')}", verdict(rule, read, stage.frame), parts(rule), read)


def joinable(text: str) -> bool:
    """Whether a sentence says the same beside another."""
    return text.endswith(".") and ":" not in text and _REACHING.search(text) is None


def _one_sentence(one: Said, other: Said, joint: str, frame: Frame) -> tuple[str, Rule] | None:
    if joint != "who":
        return joined(one.text, other.text, joint, frame), And((*parts(one.rule), *parts(other.rule)))
    return _inside(one, other, frame)


def joined(one: str, other: str, joint: str, frame: Frame) -> str:
    """The first with its full stop replaced by the joint; the second begins small, unless with a name."""
    first = other.split()[0].split("'")[0].strip("(,")
    names = {word for category in frame for item in category.items for word in item.split()}
    small = other if first in names or first == "I" else other[0].lower() + other[1:]
    return f"{one[:-1]}{joint}{small}"


def _inside(one: Said, other: Said, frame: Frame) -> tuple[str, Rule] | None:
    """ "Ann is third." and "Ben wears red.": "Ann, who wears red, is third"; None where they do not begin with a name."""
    subject, guest = _subject(one.text, frame), _subject(other.text, frame)
    if subject is None or guest is None or subject == guest:
        return None
    told = parts(other.rule)
    if subject.category != guest.category or subject.label in other.text or other.text.count(guest.label) > 1:
        return None
    rest, relative = one.text[len(subject.label) :], other.text[len(guest.label) : -1]
    if any(_UNFIT.search(part) for part in (rest, relative)):
        return None
    return f"{subject.label}, who{relative},{rest}", And((*parts(one.rule), *(said_of(rule, guest, subject) for rule in told)))


def _subject(text: str, frame: Frame) -> Item | None:
    """The item that a sentence begins with, where it goes on with what this one thing does."""
    for category in frame:
        for label in category.items:
            if text.startswith(f"{label} ") and _named(category):
                return Item(category.name, label)
    return None


def _named(category: Category) -> bool:
    return not category.values and all(label[0].isupper() for label in category.items)
