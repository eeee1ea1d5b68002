"""What a clue says in more words than it needs: "60% off", "24 m below the surface", "popular with the voters"."""

from nlpuzzle.english.adjectives import comparative
from nlpuzzle.english.classes import word_class
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.numbers import number_value
from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import Word
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.rewording.waking import woken_by

__all__ = ["answers_to", "as_deep_as_listed", "proved_so", "than_the_one", "without_off", "without_the_audience"]

Words = tuple[Word, ...]

_REDUCTIONS = word_class("reductions")
_DEPTHS = frozenset({"depth"})
_SURFACES = frozenset({"surface", "waves"})
_BEDS = frozenset({"seabed", "lakebed", "riverbed"})
_FLOORS = frozenset({"sea", "ocean", "lake"})
_WATERS = frozenset({"sea", "ocean", "lake", "water"})
_RESTING = frozenset("is lies lay sits sat rests rested was stands stood".split())
_DEEPER = frozenset({"deeper", "shallower"})
_AUDIENCES = word_class("audiences")
_LIKED = frozenset({"popular"})
_PROVED = {"proved": "was", "proves": "is"}
_ANSWERS = {"answers": ("is", "to"), "answered": ("was", "to"), "goes": ("is", "by"), "went": ("was", "by")}
_LEADING = frozenset({"at", "by", "for", "from", "in", "on", "with"})
_ENDING = frozenset({"", ".", ",", ";", "and", "but", "than"})


@woken_by("off")
def without_off(words: Words, frame: Frame) -> Words:
    """ "Offers 60% | off", where a category lists what is taken off the price."""
    if not any(w.low == "off" for w in words):
        return words  # nearly always
    if not any(c.dimension == "percent" and singular(c.name.casefold().split()[-1]) in _REDUCTIONS for c in frame):
        return words
    lows = [*(w.low for w in words), ""]
    for i in range(2, len(words)):
        told = lows[i] == "off" and lows[i - 1] in ("%", "percent") and number_value(lows[i - 2]) is not None
        if told and lows[i + 1] in _ENDING:
            return without_off((*words[:i], *words[i + 1 :]), frame)
    return words


@woken_by(*_SURFACES, *_BEDS, "floor", "bottom")
def as_deep_as_listed(words: Words, frame: Frame) -> Words:
    """ "24 m | below the surface": deep; "sits | on the seabed | 10 m deeper than": where depths are listed."""
    if not any(w.low in _SURFACES or w.low in _BEDS or w.low in ("floor", "bottom") for w in words):
        return words  # nearly always
    if not any(singular(c.name.casefold().split()[-1]) in _DEPTHS for c in frame):
        return words
    lows = [*(w.low for w in words), "", "", "", ""]
    for i in range(2, len(words) - 1):
        if lows[i] in ("below", "beneath", "under") and lows[i + 1] == "the" and lows[i + 2] in _SURFACES:
            end = i + 3
            if lows[end] == "of" and lows[end + 1] == "the" and lows[end + 2] in _WATERS:
                end += 3
            measured = unit_of(lows[i - 1]) is not None and number_value(lows[i - 2]) is not None
            if measured and lows[end] in _ENDING:
                return as_deep_as_listed((*words[:i], words[i].instead("deep"), *words[end:]), frame)
        if lows[i] in ("on", "at") and lows[i + 1] == "the" and lows[i - 1] in _RESTING and (end := _bed(lows, i + 2)):
            if _DEEPER & {*lows[end : end + 4]} and "than" in lows[end : end + 5]:
                return as_deep_as_listed((*words[:i], *words[end:]), frame)
    return words


def _bed(lows: list[str], at: int) -> int:
    """Where "seabed", "ocean floor", "bottom" or "bottom of the lake" ends; 0 where none stands there."""
    if lows[at] in _BEDS:
        return at + 1
    if lows[at] in _FLOORS and lows[at + 1] in ("floor", "bed", "bottom"):
        return at + 2
    if lows[at] == "bottom":
        return at + 4 if lows[at + 1 : at + 3] == ["of", "the"] and lows[at + 3] in _WATERS else at + 1
    return 0


@woken_by(*_LIKED, "lost")
def without_the_audience(words: Words, frame: Frame) -> Words:
    """ "More popular | with the voters | than", where all of them are meant; "lost | out | to", where votes are counted."""
    if not any(w.low in _LIKED or w.low == "lost" for w in words):
        return words  # nearly always
    words = _lost_out(words, frame)
    named = {singular(w) for c in frame for w in c.name.casefold().split()}
    lows = [*(w.low for w in words), "", "", ""]
    for i in range(1, len(words)):
        if lows[i] not in _LIKED:
            continue
        noun = singular(lows[i + 3])
        if lows[i + 1 : i + 3] == ["with", "the"] and noun in _AUDIENCES - named and lows[i + 4 : i + 5] in (["than"], ["as"]):
            words = (*words[: i + 1], *words[i + 4 :])
        return words
    return words


def _lost_out(words: Words, frame: Frame) -> Words:
    lows = [w.low for w in words]
    at = next((i for i in range(2, len(words) - 1) if lows[i - 1 : i + 2] == ["lost", "out", "to"]), 0)
    voted = any(c.ordered and "vote" in map(singular, c.name.casefold().split()) for c in frame)
    return (*words[:at], *words[at + 1 :]) if at and voted else words


def proved_so(words: Words) -> Words:
    """ "Proved | faster than": was."""
    lows = [w.low for w in words]
    for i in range(1, len(words) - 2):
        graded = comparative(lows[i + 1]) is not None or lows[i + 1] in ("more", "less")
        if lows[i] in _PROVED and graded and "than" in lows[i + 2 : i + 5]:
            return (*words[:i], words[i].instead(_PROVED[lows[i]]), *words[i + 1 :])
    return words


def than_the_one(words: Words) -> Words:
    """ "Than | that | from Peru", "higher than that on the lamp": than the one."""
    lows = [w.low for w in words]
    for i in range(2, len(words) - 2):
        if lows[i] == "that" and lows[i - 1] == "than" and lows[i + 1] in _LEADING:
            return (*words[:i], words[i].instead("the"), words[i].instead("one"), *than_the_one(words[i + 1 :]))
    return words


def answers_to(words: Words) -> Words:
    """ "Answers to the name of | Nelson", "goes by the name of", "answers to | Nelson": is called."""
    lows = [w.low for w in words]
    for i in range(1, len(words) - 2):
        named = lows[i] == "answers" and lows[i + 1] == "to" and lows[i - 1] in ("that", "which")
        if named and words[i + 2].text[:1].isupper() and lows[i + 3 : i + 4] in ([], ["."], [","]):
            return (*words[:i], words[i].instead("is"), words[i + 1].instead("called"), *words[i + 2 :])
        if i + 4 >= len(words) or lows[i] not in _ANSWERS or lows[i + 1 : i + 4] != [_ANSWERS[lows[i]][1], "the", "name"]:
            continue
        end = i + 4 + (lows[i + 4] == "of")
        if end < len(words) and words[end].text[:1].isupper():
            return (*words[:i], words[i].instead(_ANSWERS[lows[i]][0]), words[i + 1].instead("called"), *words[end:])
    return words
