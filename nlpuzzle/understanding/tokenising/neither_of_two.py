"""Two of whom neither is so: "Ann and Ben are neither blue nor grey", put as "neither Ann nor Ben is blue or grey"."""

from nlpuzzle.english.words import Word
from nlpuzzle.understanding.tokenising.waking import rewriter

__all__ = ["neither_of_two"]

Words = tuple[Word, ...]

_ARE = {"are": "is", "were": "was"}
_OTHERWISE = frozenset({",", ";", "but", "or", "if", "not", "n't", "never", "who", "which", "that", "than", "nor", "neither"})


def _are_neither(words: Words) -> Words:
    """ "(Both) Ann and Ben | are neither | blue nor grey": neither of them is the one or the other."""
    lows = [w.low for w in words]
    at = lows.index("neither")
    end = len(words) - (lows[-1] == ".")
    start = int(lows[0] == "both")
    joint = lows.index("and") if lows.count("and") == 1 else 0
    told = lows[at - 1] in _ARE and start < joint < at - 2 and lows.count("nor") == 1 and lows.index("nor") > at + 1
    if not told or (_OTHERWISE & set(lows[:at])) or _OTHERWISE - {"nor"} & set(lows[at + 1 : end]):
        return words
    nor = lows.index("nor")
    one, other = words[start:joint], words[joint + 1 : at - 1]
    is_ = words[at - 1].instead(_ARE[lows[at - 1]])
    neither = (words[0].instead("neither"), *one, words[joint].instead("nor"), *other, is_)
    return (*neither, *words[at + 1 : nor], words[nor].instead("or"), *words[nor + 1 :])


#: put as what is denied of each of the two
neither_of_two = rewriter((frozenset({"neither"}), _are_neither))
