"""How far apart two things are, told as a gap: "there is a gap of three days between Ann and Ben", "the age gap between"."""

from collections.abc import Sequence
from itertools import pairwise

from nlpuzzle.english.morphology import is_plural, singular
from nlpuzzle.english.numbers import number_value
from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import Word, key, split, stems
from nlpuzzle.puzzle import Category, Frame
from nlpuzzle.understanding.rewording.waking import woken_by
from nlpuzzle.understanding.words.lines import line
from nlpuzzle.understanding.words.words_of import COPULAS, PLACES

__all__ = ["gaps_told"]

Words = tuple[Word, ...]

_FAR = frozenset({"gap", "difference"})
#: what a gap may be one of: "the age gap", "a price difference"
_MEASURES = frozenset("age cost depth height length mass price score size speed temperature weight width".split())
_JUST = frozenset({"only", "just", "exactly"})
_ENDS = frozenset({",", ";", "."})
_LYING = {"exists": "is", "falls": "is", "fell": "was", "is": "is", "lay": "was", "lies": "is", "was": "was"}
_SIGNS = frozenset({"$", "£", "€"})


@woken_by("between")
def gaps_told(words: Words, frame: Frame) -> Words:
    """The words, with "there are three floors between" or "the difference in age between Ann and Ben is three years"."""
    lows = [w.low for w in words]
    if _FAR.isdisjoint(lows) or "between" not in lows:
        return words
    lies = lows.index("between") - 1
    if lows[0] in ("a", "an") and lies > 0 and lows[lies] in _LYING:  # "a gap of two days | lies | between"
        there = words[0].instead("there"), words[lies].instead(_LYING[lows[lies]])
        words = (*there, *words[:lies], *words[lies + 1 :])
        lows = [w.low for w in words]
    if lows[:1] == ["there"]:
        return _there_is_a_gap(words, lows, frame)
    at = next(i for i, low in enumerate(lows) if low in _FAR)
    if lows[:1] != ["the"] or lows[at + 1 : at + 2] != ["between"] or at > 2 or (at == 2 and lows[1] not in _MEASURES):
        return words
    measure = (words[at].instead("in"), words[1]) if at == 2 else ()
    return (words[0], words[at].instead("difference"), *measure, *words[at + 1 :])


def _there_is_a_gap(words: Words, lows: Sequence[str], frame: Frame) -> Words:
    """ "There is a gap of three days between ...", "there is an eight-year gap between ...": days between, or a difference."""
    if lows[1:2] == [] or lows[1] not in COPULAS or lows[2:3] not in (["a"], ["an"]):
        return words
    at = next((i for i in range(3, min(6, len(lows))) if lows[i] in _FAR), 0)
    between = lows.index("between")
    if not at or between <= at:
        return words
    measure, amount = words[3:at], words[at + 2 : between]
    if between == at + 1:
        measure, amount = (), _hyphened(words[3:at])
    elif lows[at + 1] != "of":
        return words
    just = tuple(w.instead("exactly") for w in amount[:1] if w.low in _JUST)
    counted = amount[len(just) :]
    end = next((i for i in range(between, len(words)) if lows[i] in _ENDS), len(words))
    if not 0 < len(counted) <= 3 or len(measure) > 1 or any(w.low not in _MEASURES for w in measure):
        return words
    if counted[0].low not in _SIGNS and number_value(counted[0].low) is None:
        return words
    days = [category for category in frame.ordered if category.dimension == "date" and category.unit == "day"]
    row = line(frame) or (days[0] if len(days) == 1 else None)
    if lows[at] == "gap" and not measure and row is not None and _counts_places(counted, row):
        are = words[1].instead("are" if words[1].low == "is" else "were") if is_plural(counted[-1].low) else words[1]
        return (words[0], are, *just, *counted, *_of_each(words[between:end], row), *words[end:])
    if not (measure or _one_measure(counted, frame)):
        return words
    told = (words[at].instead("in"), *measure) if measure else ()
    lead = (words[2].instead("the"), words[at].instead("difference"), *told)
    return (*lead, *words[between:end], words[1], *just, *counted, *words[end:])


def _hyphened(words: Words) -> Words:
    """ "Eight-year" as "eight years"."""
    parts = tuple(w.instead(part) for w in words for part in w.low.split("-") if part)
    if len(parts) != 2 or number_value(parts[0].low) is None or unit_of(parts[1].low) is None:
        return ()
    return (parts[0], parts[1] if number_value(parts[0].low) == 1 else parts[1].instead(f"{parts[1].low}s"))


def _counts_places(amount: Words, row: Category) -> bool:
    """ "Two floors", "three days": places of the line, that come one right after the other and are told as names or numbers."""
    noun = singular(amount[-1].low)
    if len(amount) != 2 or not _step_by_step(row):
        return False
    if row.dimension == "date":
        return noun == row.unit == "day"  # years and months apart may well be counted from the one to the other
    return row.dimension != "time" and (noun in PLACES or key(noun) in stems(row.name)) and unit_of(noun) is None


def _step_by_step(category: Category) -> bool:
    """Whether each value is one more than the one before, as those of places and days are."""
    return all(b - a == 1 for a, b in pairwise(sorted(category.values or ())))


def _of_each(words: Words, row: Category) -> Words:
    """ "Between | the floors of | Ann and Ben": between them."""
    lows = [w.low for w in words]
    places = lows[1:2] == ["the"] and lows[3:4] == ["of"] and is_plural(lows[2])
    named = places and (key(singular(lows[2])) in stems(row.name) or singular(lows[2]) in PLACES)
    if places and not named and len(words) == 7 and lows[5] == "and":  # "the visits of Ann and Ben": Ann's visit and Ben's
        own, noun = words[2].instead("'s"), words[2].instead(singular(lows[2]))
        return (words[0], words[4], own, noun, words[5], words[6], own, noun)
    return (words[0], *words[4:]) if named else words


def _one_measure(amount: Words, frame: Frame) -> bool:
    """ "Eight years", "20 points", "$5": of one category, whose values do not follow each other like places."""
    unit = unit_of(amount[0].low if amount[0].low in _SIGNS else amount[-1].low)
    noun = unit.name if unit is not None else singular(amount[-1].low)
    found = [c for c in frame.ordered if noun in (c.unit, *(w.low for w in split(c.unit or "")))]
    return len(found) == 1 and not (found[0].dimension == "date" and _step_by_step(found[0]))
