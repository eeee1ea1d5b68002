"""That it is one of two, told once more: "had coal or grain on board, | one of the two"."""

from nlpuzzle.english.words import Word
from nlpuzzle.understanding.rewording.waking import lows_of, rewriter

__all__ = ["one_or_the_other"]

Words = tuple[Word, ...]

_TOLD = (
    ["one", "of", "the", "two"], ["one", "or", "the", "other"], ["one", "of", "them"], ["one", "or", "other"],
    ["one", "of", "the", "two", ",", "not", "both"], ["not", "both"],
)  # fmt: skip
_DENYING = frozenset("not n't never neither nor no none nobody if unless , ; than and".split())


def _one_or_the_other(words: Words) -> Words:
    """ "From Ayr or Bath, | one of the two|": from Ayr or Bath."""
    lows = lows_of(words)
    end = len(words) - (words[-1].low == ".")
    told = next((t for t in _TOLD if lows[end - len(t) : end] == t and lows[end - len(t) - 1] == ","), None)
    if told is None:
        return words
    comma = end - len(told) - 1
    if lows[:comma].count("or") != 1 or _DENYING & {*lows[:comma]}:
        return words
    return (*words[:comma], *words[end:])


#: the sentence without it
one_or_the_other = rewriter((frozenset({"one", "both"}), _one_or_the_other))
