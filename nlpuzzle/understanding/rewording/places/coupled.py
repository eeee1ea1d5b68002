"""The vehicles of a train: coupled to each other they are neighbours, and where one runs it is.

"The tanker is coupled neither to the van nor to the coach": is next to neither the van nor the coach.
"""

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.words import Word, split
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.rewording.waking import framed_rewriter, lows_of
from nlpuzzle.understanding.words.lines import line
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["coupled"]

Words = tuple[Word, ...]

_COUPLED = frozenset({"coupled", "hitched", "hooked"})
_RUN = frozenset("run runs ran travel travels travelled traveled ride rides rode roll rolls rolled".split())
_IS = {"run": "are", "travel": "are", "ride": "are", "roll": "are"}
_CLOSE = frozenset({"directly", "immediately", "right", "straight"})
_EACH_OTHER = (("to", "each", "other"), ("to", "one", "another"), ("together",))
_ENDING = frozenset({"", ".", ",", ";", "but", "then", "and"})
_LED = frozenset({"the", "both", "either", "neither"})
_WHERE = (("between",), ("ahead", "of"), ("in", "front", "of"), ("behind",), ("next", "to"), ("beside",))
#: vehicles that are coupled in a train
_VEHICLES = word_class("train-vehicles")


def _coupled(words: Words, frame: Frame) -> Words:
    """ "Are not | coupled together": are not next to each other."""
    if not _is_a_train(frame):
        return words
    lows = lows_of(words)
    for i in range(1, len(words)):
        if lows[i] not in _COUPLED:
            continue
        start = i - (lows[i - 1] in _CLOSE)
        verb = start - 1 - (lows[start - 1] in ("not", "n't", "neither", "either", "both"))
        if lows[verb] not in COPULAS:
            return words
        end = i + 1 + (lows[i + 1] in _CLOSE or lows[i + 1] == "up")
        near = [words[i].instead(low) for low in ("next", "to")]
        both = next((len(told) for told in _EACH_OTHER if tuple(lows[end : end + len(told)]) == told), 0)
        if both:
            if lows[end + both] not in _ENDING or "and" not in lows[:verb] or lows[verb] in ("is", "was"):
                return words
            told = (*near, *(words[i].instead(low) for low in ("each", "other")), *words[end + both :])
        elif lows[end] == "to" and (lows[end + 1] in _LED or words[min(end + 1, len(words) - 1)].proper):
            denied = lows[start - 1] == "neither"
            told = (*near, *((words[start - 1],) if denied else ()), *words[end + 1 :])
            told = _nor_the(told) if denied or lows[end + 1] == "neither" else told
            start -= denied
        elif lows[end] == "neither" and lows[end + 1] == "to":
            told = _nor_the((*near, words[end], *words[end + 2 :]))
        else:
            return words
        plain = (*words[:start], *told)
        return _coupled(plain, frame) if _COUPLED & {w.low for w in told} else plain
    return words


def _nor_the(words: Words) -> Words:
    """ "Neither the van nor | to | the coach"."""
    at = next((i for i in range(1, len(words)) if words[i].low == "to" and words[i - 1].low == "nor"), None)
    return words if at is None else (*words[:at], *words[at + 1 :])


def _runs_there(words: Words, frame: Frame) -> Words:
    """ "Runs | somewhere between the van and the coach": is there. Of towns no article is told: "runs between Rye and Ayr"."""
    if not _is_a_train(frame):
        return words
    lows = lows_of(words)
    for i in range(1, len(words)):
        if lows[i] not in _RUN:
            continue
        at = i + 1 + (lows[i + 1] in _CLOSE or lows[i + 1] == "somewhere")
        where = next((len(told) for told in _WHERE if tuple(lows[at : at + len(told)]) == told), 0)
        denied = lows[i - 1] in ("not", "n't") or lows[i - 1] in ("to", "will", "can", "may", "might", "could", "would", "does")
        if not where or lows[at + where] != "the" or denied or not {"a", "an", "the"} & {*lows[:i]}:
            return words
        is_ = words[i].instead(_IS.get(lows[i], "was" if lows[i].endswith("ed") or lows[i] in ("ran", "rode") else "is"))
        return (*words[:i], is_, *words[i + 1 :])
    return words


def _is_a_train(frame: Frame) -> bool:
    """Whether vehicles of a train are what is in line."""
    row = line(frame)
    if row is None or row.dimension not in (None, "position"):
        return False
    if any(w.low in _VEHICLES for c in frame for w in split(c.name)[-1:]):
        return True
    told = (split(label)[-1:] for c in frame for label in c.items)
    return sum(1 for words in told if words and words[0].low in _VEHICLES) > 1


#: "coupled to" put as "next to"
coupled = framed_rewriter((_COUPLED, _coupled), (_RUN, _runs_there))
