"""What is compared told once for two comparisons: "Ann has a higher number than Ben, and Ben has a higher | one | than Cy"."""

from nlpuzzle.english.words import Word
from nlpuzzle.understanding.rewording.waking import rewriter

__all__ = ["a_higher_one"]

Words = tuple[Word, ...]

_HAS = frozenset({"has", "had", "have"})
_MORE = frozenset({"higher", "lower", "larger", "smaller", "greater", "bigger"})


def _a_higher_one(words: Words) -> Words:
    lows = [w.low for w in words]
    for i in range(6, len(words) - 1):
        again = lows[i] == "one" and lows[i + 1] == "than" and lows[i - 1] in _MORE
        if not again or lows[i - 2] != "a" or lows[i - 3] not in _HAS:
            continue
        told = [at for at in range(3, i - 4) if lows[at + 1] == "than" and lows[at - 1] in _MORE and lows[at - 2] == "a"]
        if len(told) == 1 and lows[told[0]] == "number" and lows[told[0] - 3] in _HAS:
            return (*words[:i], words[told[0]], *words[i + 1 :])
    return words


#: "a higher number" for "a higher one"
a_higher_one = rewriter((frozenset({"one"}), _a_higher_one))
