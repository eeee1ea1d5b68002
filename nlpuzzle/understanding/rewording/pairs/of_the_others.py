"""The others with their number: "older than the other three", "exactly two of the other runners finished between"."""

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.morphology import is_plural, singular
from nlpuzzle.english.numbers import CARDINALS
from nlpuzzle.english.words import Word, split
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.rewording.waking import woken_by

__all__ = ["of_the_others"]

Words = tuple[Word, ...]

_EACH = frozenset({"each", "any", "all", "either"})
_WHOEVER = word_class("whoever-takes-part")
_EXACTLY = frozenset({"exactly", "just", "only", "precisely"})
#: what may follow where all the others are meant; "than the other three together" are their sum
_STOPS = frozenset({"", ".", ",", ";", ")", "are", "were", "is", "was", "do", "does", "did"})


@woken_by("other")
def of_the_others(words: Words, frame: Frame) -> Words:
    """ "Than | the other three (boys)": than the others, of four; "two | of the other boys | sit between": two boys do."""
    if not any(w.low == "other" for w in words):
        return words  # nearly always
    return _some_of_them(_all_of_them(words, frame), frame)


def _all_of_them(words: Words, frame: Frame) -> Words:
    """ "Older than (each of) | the other three": than the others, where there are four."""
    lows = [*(w.low for w in words), "", "", ""]
    for i in range(1, len(words) - 3):
        if lows[i] != "than":
            continue
        at = i + 3 if lows[i + 1] in _EACH and lows[i + 2] == "of" else i + 1
        if lows[at : at + 2] != ["the", "other"] or CARDINALS.get(lows[at + 2]) != frame.size - 1 or frame.size < 3:
            continue
        end = at + 3
        if lows[end] not in _STOPS and _things(words[end], frame):
            end += 1
        if lows[end] in _STOPS:
            others = words[at + 1].instead("others")
            return (*words[: i + 1], words[at], others, *words[end:])
    return words


def _some_of_them(words: Words, frame: Frame) -> Words:
    """ "Exactly two | of the other | boys sit between Ann and Ben": exactly two boys do."""
    lows = [*(w.low for w in words[:8]), *[""] * 8]
    at = 1 if lows[0] in _EXACTLY else 0
    count = CARDINALS.get(lows[at])
    if count is None or not 0 < count < frame.size - 1 or lows[at + 1 : at + 4] != ["of", "the", "other"]:
        return words
    noun = words[at + 4] if len(words) > at + 4 else None
    if noun is None or not _things(noun, frame):
        return words
    noun = noun.instead(singular(noun.low)) if count == 1 else noun
    return (*words[: at + 1], noun, *words[at + 5 :])


def _things(noun: Word, frame: Frame) -> bool:
    """Whether a noun means those whom a puzzle is about: "boys", or what a category is called; not "judges"."""
    heads = {singular(w.low) for c in frame for w in split(c.name)[-1:]}
    return is_plural(noun.low) and (singular(noun.low) in heads or singular(noun.low) in _WHOEVER)
