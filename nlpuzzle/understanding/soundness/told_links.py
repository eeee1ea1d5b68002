"""Verbs by which the story joins two categories: "Four families hired narrowboats" lets a clue say who hired which.

The story must say so of all of them, and of one thing each: "each host interviewed a different guest", "four families hired
boats" where there are four, "who painted which mural". What it says in the active a clue may say in the passive, and back.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.kinds import HOLDERS
from nlpuzzle.english.morphology import is_plural, singular
from nlpuzzle.english.numbers import number_value
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.words import Word, finite, key, split
from nlpuzzle.puzzle import Category, Frame
from nlpuzzle.regex import regex
from nlpuzzle.understanding.soundness.events import classes_of
from nlpuzzle.understanding.soundness.story import GIVING, Way
from nlpuzzle.understanding.words.people import is_of_people
from nlpuzzle.understanding.words.vocabulary import closed, synonyms, verb_forms

__all__ = ["links_of_the_headings", "links_of_the_story", "received"]

_SENTENCE = regex(r"[.!?;:\n]+")
_DENIED = frozenset("no not nobody none neither never nor without n't only".split())
_EACH = frozenset({"each", "every", "everyone", "everybody"})
_WHICH = frozenset({"which", "what", "whose"})
_WHO = frozenset({"who", "whom"})
_PRONOUNS = frozenset("do does did done doing he she it they we you i one ones them him her us there here".split())
_JOINTS = frozenset("and or but so yet as than if when while where because although though".split())
#: what may stand between a subject and its verb
_HELPING = frozenset("has have had is are was were been be all both each will of them these which whom also recently".split())
_BEING = frozenset("is are was were been be being".split())
#: what leads to the object and tells that each has another
_ONE_EACH = frozenset("a an one different another own each every which what".split())
_BEFORE_NOUN = _ONE_EACH | word_class("setting-apart") | frozenset("the his her its their or of".split())
_NO_VERBS = _BEFORE_NOUN | _HELPING | _JOINTS | _WHO | _PRONOUNS
#: words of a noun phrase, or more
_LONGEST = 5
#: a compound has so many letters more than its last part: "narrowboat"
_PART = 3


@lru_cache(maxsize=64)
def links_of_the_story(story: str, frame: Frame, how: Callable[[Sequence[Word]], tuple[str, ...]]) -> frozenset[Way]:
    """The ways in which clues may attach the items of a category by a verb of the story; `how` tells a way from words."""
    found: set[Way] = set()
    called = _Called(frame)
    for sentence in _SENTENCE.split(story):
        words = split(sentence)
        if len(words) > 3 and _DENIED.isdisjoint(w.low for w in words):
            found.update(way for way in _links(words, called, how) if way[0])
    return frozenset(found)


def received(story: str, frame: Frame) -> frozenset[str]:
    """The categories of which the story says that each is given one: "will each be given a different gift"."""
    found: set[str] = set()
    called = _Called(frame)
    for sentence in _SENTENCE.split(story):
        words = split(sentence)
        for at, verb in enumerate(words):
            if verb.stem not in GIVING or verb.low.endswith("ing"):
                continue
            if any(w.low in _BEING for w in words[max(0, at - 2) : at]):
                named = [called[word.low] for word in words]
                end = _object(words, at, named)
                thing = named[end] if end is not None and all(closed().get(w.low) != "p" for w in words[at:end]) else None
                found.update({thing.name} if thing else ())
    return frozenset(found)


def _links(words: Sequence[Word], called: "_Called", how: Callable[[Sequence[Word]], tuple[str, ...]]) -> Iterator[Way]:
    frame = called.frame
    verbs = [at for at in range(len(words)) if _may_be_verb(words, at)]
    named = [called[word.low] for word in words] if verbs else []
    for at in verbs:
        if named[at] is not None:
            continue
        verb = words[at]
        subject = _subject(words, at, named, frame)
        if subject is None:
            continue
        doers, of_all = subject
        passive = any(w.low in _BEING for w in words[max(0, at - 2) : at]) or [w.low for w in words[at + 1 : at + 2]] == ["by"]
        end = _object(words, at, named)
        if end is None and passive and doers is not None and (agents := _each_by(words, at, named)) is not None:
            yield (verb.stem, "by"), agents.name
            yield (verb.stem,), doers.name
            continue
        if end is None:
            yield from _asked(words, at, named, doers, passive, how)
            continue
        start = at + 1
        while start < end and closed().get(words[start].low) in ("p", "t", "r"):
            start += 1
        between = [w.low for w in words[start:end]]
        several = is_plural(words[end].low) and all(number_value(low) in (None, frame.size) for low in between)
        if not (of_all and (several or not _ONE_EACH.isdisjoint(between))):
            continue
        thing = named[end]
        led = words[at:start]
        if thing is None or thing is doers or (passive and len(led) == 1):
            continue  # who "was given a clock" gave none
        yield how(led), thing.name
        yield from _besides(words, at, end, named, doers)
        if passive and led[-1].low == "by" and doers is not None and len(led) == 2:
            yield (verb.stem,), doers.name
        elif len(led) == 1 and doers is not None and not passive:
            yield (verb.stem, "by"), doers.name


def _besides(
    words: Sequence[Word], at: int, end: int, named: Sequence[Category | None], doers: Category | None
) -> Iterator[Way]:
    """ "Each lady danced one waltz | with one gentleman": what a preposition brings in after the object; he danced with her."""
    for i in range(end + 1, min(end + 2, len(words) - 1)):
        if closed().get(words[i].low) != "p" or words[i].low == "of":
            return
        other = _object(words, i, named)
        if other is not None and not _ONE_EACH.isdisjoint(w.low for w in words[i:other]):
            with_whom = [named[other], doers if words[i].low == "with" else None]
            yield from (((words[at].stem, words[i].stem), category.name) for category in with_whom if category is not None)
        return


def _each_by(words: Sequence[Word], at: int, named: Sequence[Category | None]) -> Category | None:
    """ "Five paintings were restored this spring, | each by a different restorer"."""
    lows = [w.low for w in words]
    by = next((i for i in range(at + 2, len(words)) if lows[i] == "by" and lows[i - 1] in _EACH), None)
    end = _object(words, by, named) if by is not None else None
    return named[end] if end is not None else None


def _asked(
    words: Sequence[Word],
    at: int,
    named: Sequence[Category | None],
    doers: Category | None,
    passive: bool,
    how: Callable[[Sequence[Word]], tuple[str, ...]],
) -> Iterator[Way]:
    """ "Which kite each of them flew", "in which ship each explorer sailed": the object goes before the verb."""
    verb, after = words[at], [w.low for w in words[at + 1 : at + 2]]
    if passive or any(closed().get(low) in ("p", "t") for low in after):
        return
    for i in range(at - 1, max(0, at - _LONGEST), -1):
        if words[i].low in _JOINTS or not words[i].low.isalpha():
            return
        thing = named[i]
        if thing is None or thing is doers or words[i - 1].low not in _WHICH:
            continue
        before = words[i - 2].low if i > 1 else ""
        if closed().get(before) == "p":
            yield how((verb, words[i - 2])), thing.name
            return
        yield (verb.stem,), thing.name
        if doers is not None:
            yield (verb.stem, "by"), doers.name
        return


def _may_be_verb(words: Sequence[Word], at: int) -> bool:
    """Whether a word may be the verb of its clause, by its form and by what stands before it."""
    word, before = words[at], words[at - 1].low if at else ""
    low = word.low
    if not at or _is_no_verb(low):
        return False
    if closed().get(before) in ("d", "p", "t") or before in _BEFORE_NOUN - {"which", "what"}:
        return before in _EACH  # "each | hired", and not "a hired boat"
    if low.endswith("ing"):
        return before in _EACH and low in verb_forms()
    if singular(low) in HOLDERS:
        return False
    if is_plural(low):
        told = low in verb_forms() and any(w.low in _EACH | _WHICH for w in words[max(0, at - 4) : at])
        return told or before in _EACH | _WHO
    return finite(low) or (low in verb_forms() and singular(low) not in word_table("things"))


@lru_cache(maxsize=16384)
def _is_no_verb(low: str) -> bool:
    return not low.isalpha() or closed().get(low) is not None or low in _NO_VERBS or number_value(low) is not None


def _subject(
    words: Sequence[Word], at: int, named: Sequence[Category | None], frame: Frame
) -> tuple[Category | None, bool] | None:
    """Who does it, by their category where it is known, and whether all of them do; None where no subject stands there."""
    i = at - 1
    while i >= 0 and (words[i].low in _HELPING or words[i].low == "," or words[i].low.endswith("ly")):
        i -= 1
    helping = {w.low for w in words[i + 1 : at]}
    each = not _EACH.isdisjoint(helping)
    if i < 0 or ("," in helping and not each):
        return (None, True) if each else None
    if words[i].low in _WHO or words[i].low in ("everyone", "everybody"):
        return None, True
    if words[i].low in _JOINTS:
        return (None, True) if each else None
    several = [category for w, category in zip(words[:at], named, strict=False) if category is not None and is_plural(w.low)]
    if each and "," in helping:
        sure = several[-1:] if "which" in helping or len(several) == 1 else []
        return (sure[0] if sure else None), True
    start = _phrase(words, i)
    while start > 1 and closed().get(words[start - 1].low) in ("p", "t") and words[start - 2].low not in _EACH:
        i = start - 2  # "four cooks from | different towns"
        start = _phrase(words, i)
    doers = named[i]
    if doers is None and not (singular(words[i].low) in HOLDERS or singular(words[i].low) in word_table("people")):
        return (None, True) if each else None
    before = words[max(0, start - 2) : i]
    counted = any(w.low in _EACH | _WHICH or number_value(w.low) == frame.size for w in before)
    return doers, each or counted


def _phrase(words: Sequence[Word], noun: int) -> int:
    """Where the phrase begins that ends with a noun: "| four different villages"."""
    start = noun
    while start and noun - start < _LONGEST and words[start - 1].low.isalpha():
        before = words[start - 1].low
        if closed().get(before) in ("p", "t") or before in _JOINTS | _HELPING:
            break
        if finite(before) and before not in _BEFORE_NOUN:
            break
        start -= 1
    return start


def _object(words: Sequence[Word], at: int, named: Sequence[Category | None]) -> int | None:
    """Where the noun of a category stands that the verb leads to: a preposition may lead to it, and adjectives describe it."""
    for i in range(at + 1, min(at + 7, len(words))):
        if named[i] is not None:
            return i if is_plural(words[i].low) or not _goes_on(words[i + 1 : i + 2]) else None
        low = words[i].low
        letter = closed().get(low)
        if low == "same":
            return None
        if low in _BEFORE_NOUN or number_value(low) is not None:
            continue
        if letter in ("p", "t", "r") and i <= at + 2:
            continue
        if letter not in (None, "j", "d") or not low.isalpha() or finite(low) or words[i - 1].low not in _BEFORE_NOUN:
            return None
    return None


def _goes_on(after: Sequence[Word]) -> bool:
    """Whether the noun is only the first part of another: "a different detective | story"."""
    ends = _JOINTS | _EACH | {"last", "this"}
    return any(w.low.isalpha() and closed().get(w.low) is None and w.low not in ends for w in after)


class _Called(dict[str, Category | None]):
    """By word the category whose head noun it is, or calls by another word or with a part before it: "narrowboats"."""

    def __init__(self, frame: Frame) -> None:
        self.frame = frame
        heads = ((_head(category.name), category) for category in frame if category.dimension is None)
        self._heads = [(head, category) for head, category in heads if head]

    def __missing__(self, low: str) -> Category | None:
        noun = singular(low)
        found = [category for head, category in self._heads if _calls(noun, head)]
        self[low] = found[0] if len(found) == 1 else None
        return self[low]


@lru_cache(maxsize=32768)
def _calls(noun: str, head: str) -> bool:
    if noun == head or (key(noun) == key(head) and not noun.endswith(("ed", "ing"))):
        return True  # "canvases" for a "canvas", and not "danced" for a "dance"
    if noun.endswith(head) and len(head) > _PART and len(noun) >= len(head) + _PART:
        return True
    return key(noun) in synonyms().get(key(head), ()) or (head == "title" and noun in word_table("works"))


@lru_cache(maxsize=64)
def links_of_the_headings(frame: Frame) -> frozenset[Way]:
    """The ways that the names of the categories tell: "Donated by", "Found in"; and things are restored by a "Restorer"."""
    found: set[Way] = set()
    for category in frame:
        words = [w for w in split(category.name) if w.low.isalpha()]
        if len(words) > 1 and closed().get(words[-1].low) in ("p", "t") and finite(words[-2].low):
            found.add(((words[-2].stem, words[-1].stem), category.name))
            done = words[-2].stem if words[-1].low == "by" else ""
        else:
            done = _deed_of(words[-1].low) if words else ""
            found.update([((done, "by"), category.name)] if done else [])
        if done:
            things = (c for c in frame if c is not category and not c.ordered and not is_of_people(c))
            found.update(((done,), thing.name) for thing in things)
    return frozenset(found)


def _deed_of(noun: str) -> str:
    """The stem of what a "restorer", a "driver", a "planner" or a "maker" does; nothing for other nouns."""
    one = singular(noun)
    verb = one[:-2]
    if not one.endswith(("er", "or")) or (len(verb) <= _PART and not classes_of(key(verb))):
        return ""
    return key(verb[:-1] if verb[-1:] == verb[-2:-1] and verb[-1] not in "ls" else verb)


@cache
def _head(name: str) -> str:
    nouns = [w for w in split(name) if w.low.isalpha()]
    return singular(nouns[-1].low) if nouns else ""
