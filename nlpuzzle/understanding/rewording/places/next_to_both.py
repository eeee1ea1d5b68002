"""Between two others, and next to both: "lives between Ann and Ben, | next door to each of them"."""

from nlpuzzle.english.words import Word
from nlpuzzle.understanding.rewording.waking import rewriter

__all__ = ["next_to_both"]

Words = tuple[Word, ...]

_RIGHT = frozenset({"directly", "immediately", "right"})
_BESIDE = (["next", "door", "to"], ["next", "to"], ["adjacent", "to"], ["beside"])
_BOTH = (["both", "of", "them"], ["each", "of", "them"], ["them", "both"], ["both"])
_UNSURE = frozenset({"not", "n't", "never", "neither", "nor", "or", "either", "if", "somewhere", "who", "which", "that"})


def _beside_both(words: Words) -> Words:
    """ "Between Ann and Ben, | and directly next to both of them": directly between them."""
    lows = [w.low for w in words]
    end = len(lows) - (lows[-1] == ".")
    between = lows.index("between")
    comma = next((i for i in range(between + 3, end) if lows[i] == ","), 0)
    rest = lows[comma + 1 : end]
    rest = rest[rest[:1] == ["and"] :]
    rest = rest[rest[:1] != [] and rest[0] in _RIGHT :]
    told = any(rest == [*beside, *both] for beside in _BESIDE for both in _BOTH)
    if not comma or not told or lows[:comma].count("and") != 1 or _UNSURE & set(lows[:comma]):
        return words
    right = () if lows[between - 1] in _RIGHT else (words[between].instead("directly"),)
    return (*words[:between], *right, *words[between:comma], *words[end:])


#: the sentence with "directly between"
next_to_both = rewriter((frozenset({"between"}), _beside_both))
