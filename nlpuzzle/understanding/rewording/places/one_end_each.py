"""One at each end, told by the places there: "Ann has one of the two end plots | and Ben has the other", "neither end plot"."""

from nlpuzzle.english.morphology import plural, singular
from nlpuzzle.english.words import Word, split
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.rewording.waking import framed_rewriter, lows_of
from nlpuzzle.understanding.words.lines import line
from nlpuzzle.understanding.words.words_of import PLACES

__all__ = ["one_end_each"]

Words = tuple[Word, ...]

#: who has or does this is there
_HAS = {
    **dict.fromkeys("has holds occupies owns rents takes tends uses works".split(), "is"),
    **dict.fromkeys("had occupied took".split(), "was"),
}
#: who is or does this in, on or at it
_IS = {
    **dict.fromkeys("is lives sits sleeps stands stays".split(), "is"),
    **dict.fromkeys("was lived sat slept stood stayed".split(), "was"),
}
_IN = frozenset({"in", "on", "at"})
_AND = frozenset({"and", "while", "but"})
#: a subject that is more than somebody or something
_NOT_ONE = frozenset("and or nor if not n't neither either nobody who which that than only both".split())


def _one_each(words: Words, frame: Frame) -> Words:
    """ "Ann has | one end plot and Ben has the other": Ann is at one end and Ben is at the other."""
    lows = lows_of(words)
    at = lows.index("one")
    noun = _end_place(lows, at + 1, frame)
    if not noun:
        return words
    if at == 0:
        return _one_is_hers(words, lows, noun)
    first = _verb_before(lows, at)
    end = len(words) - (words[-1].low == ".")
    joint = noun + (lows[noun] == ",")
    last = end - 1 if lows[end - 1] == "other" else end - 2
    told = last > joint and lows[last - 1 : last + 1] == ["the", "other"]
    told = told and (last == end - 1 or lows[end - 1] == singular(lows[noun - 1]))
    if not first or lows[joint] not in _AND or not told or _NOT_ONE & {*lows[: first[0]]}:
        return words
    second = _verb_before(lows, last - 1)
    again = lows[first[0] : at] == lows[second[0] : last - 1] if second else lows[last - 2] == lows[at - 1] in _IN
    if second is None and lows[first[0]] in _HAS and lows[last - 2] not in _IN:
        start, again = last - 1, True  # "and Ben | the other"
    else:
        start = second[0] if second else last - 2
    if not again or start <= joint + 1 or _NOT_ONE & {*lows[joint + 1 : start]}:
        return words
    like = words[at]
    is_ = like.instead(first[1])
    here = (is_, *(like.instead(low) for low in ("at", "one", "end", "and")))
    there = (is_, *(like.instead(low) for low in ("at", "the", "other")))
    return (*words[: first[0]], *here, *words[joint + 1 : start], *there, *words[end:])


def _one_is_hers(words: Words, lows: list[str], noun: int) -> Words:
    """ "One of the two end plots is Ann's | and the other is Ben's"."""
    end = len(words) - (words[-1].low == ".")
    joints = [i for i in range(noun, end - 3) if lows[i] in _AND and lows[i + 1 : i + 3] == ["the", "other"]]
    if lows[noun] not in ("is", "was") or len(joints) != 1 or lows[end - 1] not in ("'s", "'"):
        return words
    at = joints[0]
    second = at + 3 + (lows[at + 3] == "one")
    one = words[noun + 1 : at - (lows[at - 1] == ",") - 1]
    other = words[second + 1 : end - 1]
    owned = lows[noun + 1 + len(one)] in ("'s", "'") and lows[second] == lows[noun]
    if not owned or not one or not other or _NOT_ONE & {w.low for w in (*one, *other)}:
        return words
    is_ = words[noun]
    here = (is_, *(is_.instead(low) for low in ("at", "one", "end", "and")))
    return (*one, *here, *other, is_, *(is_.instead(low) for low in ("at", "the", "other")), *words[end:])


def _at_neither(words: Words, frame: Frame) -> Words:
    """ "Ann has | neither of the two end plots": is at neither end."""
    lows = lows_of(words)
    at = lows.index("neither")
    noun = _end_place(lows, at + 1, frame)
    first = _verb_before(lows, at)
    if not noun or not first or lows[noun] not in ("", ".", ",", ";"):
        return words
    like = words[at]
    told = (like.instead(first[1]), *(like.instead(low) for low in ("at", "neither", "end")))
    return (*words[: first[0]], *told, *words[noun:])


def _verb_before(lows: list[str], at: int) -> tuple[int, str] | None:
    """Where "has" or "is on" begins that stands before a word, and the "is" for it."""
    if lows[at - 1] in _HAS:
        return at - 1, _HAS[lows[at - 1]]
    if at > 1 and lows[at - 1] in _IN and lows[at - 2] in _IS:
        return at - 2, _IS[lows[at - 2]]
    return None


def _end_place(lows: list[str], at: int, frame: Frame) -> int:
    """Where the words after "(of the two) end plots" or "end plot" begin that lead on from "one"; 0 for anything else."""
    row = line(frame)
    if row is None:
        return 0
    place = singular(split(row.name)[-1].low)
    nouns = PLACES if place in ("position", "place") else frozenset({place})
    several = lows[at : at + 2] == ["of", "the"]
    at += 2 * several
    at += several and lows[at] == "two"
    if lows[at] != "end" or lows[at + 1] not in ({plural(noun) for noun in nouns} if several else nouns):
        return 0
    return at + 2


#: "at one end" for "in one of the two end plots"
one_end_each = framed_rewriter((frozenset({"one"}), _one_each), (frozenset({"neither"}), _at_neither))
