"""Where something leaves from, or what it is made of, told with "out of": "the flight out of gate B9", "made out of oak"."""

from nlpuzzle.english.words import Word
from nlpuzzle.understanding.rewording.waking import rewriter

__all__ = ["out_of"]

Words = tuple[Word, ...]

#: what leads to the material of a thing
_MADE = frozenset("built carved constructed crafted cut folded made sewn woven".split())
#: what is said to leave a place, or does so
_LEAVING = frozenset(
    """
    bus coach cruise departing departs departed ferry flew flies flight fly flying journey leaves leaving plane sailed sailing
    sails ship train trip
    """.split()
)


def _out_of(words: Words) -> Words:
    """ "The flight | out of | gate B9": from it; "made | out | of pink paper": of it."""
    lows = [w.low for w in words]
    for i in range(1, len(words) - 2):
        if lows[i : i + 2] != ["out", "of"]:
            continue
        if lows[i - 1] == "made":
            return (*words[:i], *words[i + 1 :])
        if lows[i - 1] in _MADE | _LEAVING:
            return (*words[:i], words[i].instead("from"), *words[i + 2 :])
    return words


#: "out of" as "from" or "of", where no more is meant
out_of = rewriter((frozenset({"out"}), _out_of))
