"""Whose turn it is: "at 9:30 | it was Ann's turn", "the day before | Ben's turn to cook", "Cleo's turn came right after"."""

from nlpuzzle.english.words import Word
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.rewording.naming import items_named
from nlpuzzle.understanding.rewording.waking import framed_rewriter, lows_of
from nlpuzzle.understanding.words.people import is_of_people
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["of_ones_turn"]

Words = tuple[Word, ...]

_WAYS = frozenset({"after", "before"})
_CAME = COPULAS | {"came", "comes", "will"}
_CLOSE = frozenset({"right", "immediately", "directly", "straight", "exactly", "the", "sometime", "some"})
_OTHERS = frozenset("; not n't never neither nor either or if who which that than longer shorter".split())


def _of_ones_turn(words: Words, frame: Frame) -> Words:
    lows = lows_of(words)
    at = next((i for i in range(2, len(words)) if lows[i] == "turn" and lows[i - 1] in ("'s", "'")), 0)
    end = len(words) - (words[-1].low == ".")
    if not at or _OTHERS & {*lows[:end]} or lows.count("turn") > 1 or not any(is_of_people(c) for c in frame):
        return words
    start = next((i for i in range(at - 2, -1, -1) if not words[i].text[0].isupper() and lows[i] != "."), -1) + 1
    name = words[start : at - 1]
    if not name or len(items_named(name, frame)) != 1:
        return words
    after = at + 1 + 2 * (lows[at + 1] == "to" and at + 3 == end)
    said = lows[start - 2 : start] in (["it", "was"], ["it", "is"]) and start > 1
    if said:
        came = (*name, words[start - 1])
        if start == 2 and after < end:  # "it was Ann's turn right after Ben's"
            return (*came, *words[after:])
        before = words[: start - 2]
        comma = before[-1:] and before[-1].low == ","
        return (*came, *_small(before[: len(before) - bool(comma)]), *words[end:]) if after == end and before else words
    if start > 1 and lows[start - 1] in _WAYS and after == end:
        return (*words[:start], *name, *words[end:])
    if start == 0 and lows[at + 1] in _CAME and (lows[at + 2] in _WAYS | _CLOSE | {"at", "on", "in", "two", "three"}):
        return (*name, *words[at + 1 :])
    return words


def _small(words: Words) -> Words:
    """The words that no longer begin the sentence."""
    return (words[0].instead(words[0].low), *words[1:]) if words and not words[0].proper else words


#: "was at 9:30", "the day before Ben", "came right after"
of_ones_turn = framed_rewriter((frozenset({"turn"}), _of_ones_turn))
