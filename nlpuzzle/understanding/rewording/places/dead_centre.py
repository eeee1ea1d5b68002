"""Places of a row in words of their own: "dead centre", "bang in the middle", "the last float on the right"."""

from nlpuzzle.english.morphology import is_plural
from nlpuzzle.english.words import Word
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.rewording.waking import framed_rewriter, lows_of
from nlpuzzle.understanding.words.lines import is_contest, line

__all__ = ["dead_centre"]

Words = tuple[Word, ...]

_CENTRE = frozenset({"centre", "center"})
_DEAD = frozenset({"dead", "plumb"})
_BANG = frozenset({"bang", "plumb", "slap", "smack"})
_ENDING = frozenset({"", ".", ",", ";", "and", "but"})
_MOST = {"right": "rightmost", "left": "leftmost"}


def _in_the_middle(words: Words, frame: Frame) -> Words:
    """ "Stands | dead centre", "is | slap bang in the middle": stands in the middle."""
    lows = lows_of(words)
    if frame.line is None:
        return words
    for i in range(len(words) - 1):
        if lows[i] in _DEAD and lows[i + 1] in _CENTRE:
            start = i - (i > 0 and lows[i - 1] in ("in", "at"))
            middle = (words[i].instead(low) for low in ("in", "the", "middle"))
            return (*words[:start], *middle, *words[i + 2 :])
        if lows[i] in _BANG:
            start = i
            while start and lows[start - 1] in _BANG:
                start -= 1
            if lows[i + 1 : i + 3] == ["in", "the"] and lows[i + 3] in _CENTRE | {"middle"}:
                return (*words[:start], *words[i + 1 :])
    return words


def _last_on_the_right(words: Words, frame: Frame) -> Words:
    """ "The | last float on the right |.": the rightmost float."""
    lows = lows_of(words)
    row = line(frame)
    if row is None or is_contest(row) or row.dimension != "position":
        return words
    for i in range(1, len(words) - 4):
        way = lows[i + 4]
        led = lows[i - 1] == "the" and (lows[i] == "last" or (lows[i] == "first" and way == "left"))
        told = led and lows[i + 2 : i + 4] == ["on", "the"] and way in _MOST
        if told and lows[i + 1].isalpha() and not is_plural(lows[i + 1]) and lows[i + 5] in _ENDING:
            return (*words[:i], words[i].instead(_MOST[way]), words[i + 1], *words[i + 5 :])
    return words


#: in the middle, and at an end
dead_centre = framed_rewriter((_CENTRE | {"middle"}, _in_the_middle), (frozenset(_MOST), _last_on_the_right))
