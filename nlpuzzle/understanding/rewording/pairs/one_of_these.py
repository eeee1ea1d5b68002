"""One of two that are named, told by what both are: "one of the two men, Abe or Ben" is either Abe or Ben."""

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.words import Word
from nlpuzzle.understanding.rewording.waking import rewriter

__all__ = ["one_of_these"]

Words = tuple[Word, ...]

_PEOPLE = word_class("gendered") | word_class("kinds-of-people")
_COUNTS = frozenset({"two", "three", "four"})
_AFTER = frozenset({",", ".", ";", "", "and", "but"})


def _one_of(words: Words) -> Words:
    """ "One of the two women, | Ada or Bea(,) | sang": either Ada or Bea sang."""
    lows = [*(w.low for w in words), "", ""]
    at = next((i for i in range(len(words) - 5) if lows[i : i + 3] == ["one", "of", "the"]), None)
    if at is None:
        return words
    noun = at + 3 + (lows[at + 3] in _COUNTS)
    people = singular(lows[noun]) in _PEOPLE and singular(lows[noun]) != lows[noun]
    if not people or lows[noun + 1] != ",":
        return words
    start = noun + 2 + (lows[noun + 2] in ("namely", "either"))
    joint = next((i for i in range(start + 1, len(words)) if lows[i] in ("or", "and")), 0)
    end = joint + 1
    while end < len(words) and words[end].text[:1].isupper():
        end += 1
    names = (*words[start:joint], *words[joint + 1 : end])
    if not joint or end == joint + 1 or not all(w.text[:1].isupper() or w.low == "," for w in names):
        return words
    several = "," in lows[start:joint]
    if (lows[at + 3] in _COUNTS and several != (lows[at + 3] != "two")) or lows[end] not in _AFTER:
        return words
    rest = end + (lows[end] == "," and (at == 0 or lows[end + 1] in ("who", "")))
    said = (words[at].instead("either"), *words[start:joint], words[joint].instead("or"), *words[joint + 1 : end])
    return (*words[:at], *said, *words[rest:])


one_of_these = rewriter((frozenset({"one"}), _one_of))
