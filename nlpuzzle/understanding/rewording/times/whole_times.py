"""How long something goes on, or how far about, where no category tells it: "wore the beret | all day long"."""

from nlpuzzle.english.adjectives import comparative, superlative
from nlpuzzle.english.classes import verb_class, word_class
from nlpuzzle.english.words import Word, key
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.rewording.waking import woken_by

__all__ = ["without_whole_times"]

Words = tuple[Word, ...]

_PERIODS = word_class("spans-of-time")
_REGIONS = word_class("whole-regions")
_SPEND = key("spend")
#: what may follow; "all week of" and "all day Monday" are something else
_AFTER = frozenset({"", ".", ",", ";", "and", "but", "either", "neither", "for", "with", "in", "at", "on", "as"})
#: "for all of", "of all days", "not all day"
_BEFORE = frozenset("for of at by on in from not n't and or nearly almost is was as".split())
#: who does not do so all day may do so for an hour
_DENYING = frozenset("not n't never neither nor no nobody none nothing hardly cannot without if unless only".split())
#: "worked | all his life | as a baker"
_OWN, _LIVES = frozenset({"his", "her", "their"}), frozenset({"life", "lives", "career"})
#: what takes a time as its object
_LASTING = verb_class("taking-time")
_TIMED = frozenset({"date", "time", "duration"})


@woken_by("all")
def without_whole_times(words: Words, frame: Frame) -> Words:
    """ "Used the saw | all afternoon", "is known | all over town": did so, where no category is of times."""
    lows = [*(w.low for w in words), "", "", ""]
    at = next((i for i in range(2, len(words)) if lows[i] == "all"), 0)
    if not at or lows[at - 1] in _BEFORE or any(category.dimension in _TIMED for category in frame):
        return words
    start = max((i for i in range(at) if lows[i] in (",", ";", "but")), default=-1)
    if _DENYING & set(lows[start + 1 : at]) or any(comparative(low) or superlative(low) for low in lows[:at]):
        return words
    if lows[at + 1] in _PERIODS:
        end = at + 2 + (lows[at + 2] == "long")
        if words[at - 1].stem == _SPEND and lows[end].endswith("ing"):
            return (*words[:at], words[at].instead("the"), words[at + 1], *words[end:])  # "spend | all day | sailing"
        told = words[at - 1].stem not in _LASTING | {_SPEND}
        return (*words[:at], *words[end:]) if told and lows[end] in _AFTER else words
    if lows[at + 1] in _OWN and lows[at + 2] in _LIVES and lows[at + 3] in _AFTER:
        return (*words[:at], *words[at + 3 :])
    end = at + 2 + (lows[at + 2] == "the")
    about = lows[at + 1] in ("over", "round", "around") and lows[end] in _REGIONS and lows[end + 1] in _AFTER
    placed = any(low in _REGIONS for category in frame for low in category.name.casefold().split())
    return (*words[:at], *words[end + 1 :]) if about and not placed else words
