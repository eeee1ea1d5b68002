"""Where a thing lies in a stack: "is on top of the pile", "is the bottom box", "lies under the tin"."""

from nlpuzzle.english.words import Word
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.words.lines import STACKED, line
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["placed_in_the_stack"]

Words = tuple[Word, ...]

_ENDS = frozenset({"top", "bottom"})
_LYING = frozenset("is was be lies lay lie sits sat rests rested goes went".split())
_STACKS = frozenset({"column", "heap", "pile", "stack", "tower"})
_BEING = COPULAS | {"not", "n't"}
_CLOSING = frozenset({"", ".", ",", ";", "and", "but", "or"})


def placed_in_the_stack(words: Words, frame: Frame) -> Words:
    """The words with the places of a stack told as those of any line: "at the top", "below the tin"."""
    row = line(frame)
    if row is None or row.description != STACKED:
        return words
    lows = [*(w.low for w in words), "", "", ""]
    for i in range(1, len(words)):
        if lows[i] == "under" and lows[i - 1] in _LYING and lows[i + 1] != "":
            return placed_in_the_stack((*words[:i], words[i].instead("below"), *words[i + 1 :]), frame)
        if (end := _end_at(lows, i)) is None:
            continue
        at, stop = end
        place = (words[i].instead("at"), words[i].instead("the"), words[at])
        return (*words[:i], *place, *placed_in_the_stack(words[stop:], frame))
    return words


def _end_at(lows: list[str], i: int) -> tuple[int, int] | None:
    """Where "top" stands, and where the phrase ends: "on (the) top (of the pile)", "is | the top box"."""
    if lows[i] == "on":
        at = i + 1 + (lows[i + 1] == "the")
        at += lows[at] == "very"
        stop = at + 1
        if lows[stop : stop + 2] == ["of", "the"] and lows[stop + 2] in _STACKS:
            stop += 3
        return (at, stop) if lows[at] in _ENDS and lows[stop] in _CLOSING else None
    named = lows[i] == "the" and lows[i - 1] in _BEING and lows[i + 1] in _ENDS and lows[i + 2].isalpha()
    return (i + 1, i + 3) if named and lows[i + 3] in _CLOSING else None
