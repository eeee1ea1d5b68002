"""Which of the two that were just named: "Ann was the faster | of these two", "of those two"."""

from nlpuzzle.english.adjectives import comparative
from nlpuzzle.english.words import Word
from nlpuzzle.understanding.rewording.waking import rewriter

__all__ = ["of_these_two"]

Words = tuple[Word, ...]

_ENDING = frozenset({"", ".", ",", ";", "and"})


def _of_these_two(words: Words) -> Words:
    """ "The faster of | these | two": of the two."""
    lows = [*(w.low for w in words), ""]
    for i in range(3, len(words) - 1):
        two = lows[i] in ("these", "those") and lows[i + 1] == "two" and lows[i + 2] in _ENDING
        if two and lows[i - 1] == "of" and lows[i - 3] == "the" and comparative(lows[i - 2]) is not None:
            return (*words[:i], words[i].instead("the"), *words[i + 1 :])
    return words


#: of the two
of_these_two = rewriter((frozenset({"these", "those"}), _of_these_two))
