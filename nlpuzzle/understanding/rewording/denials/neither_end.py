"""Of neither end: "is on neither | the top | nor the bottom floor", "neither the first floor nor | the last one"."""

from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.words import Word
from nlpuzzle.understanding.rewording.waking import rewriter

__all__ = ["of_neither_end"]

Words = tuple[Word, ...]

_ENDS = frozenset("top bottom upper lower topmost bottommost uppermost lowermost leftmost rightmost front back".split())


def _of_neither_end(words: Words) -> Words:
    """The noun of both ends after each of them."""
    lows = [*(w.low for w in words), "", "", "", "", "", ""]
    at = lows.index("neither")
    if lows[at + 1] != "the" or lows[at + 2] not in _ENDS:
        return words
    told = lows[at + 3] in word_table("places")
    nor = at + 3 + told
    if lows[nor : nor + 2] != ["nor", "the"] or lows[nor + 2] not in _ENDS:
        return words
    noun = words[nor + 3 : nor + 4]
    if told and lows[nor + 3] == "one":
        return (*words[: nor + 3], words[at + 3], *words[nor + 4 :])
    if not told and noun and noun[0].low in word_table("places"):
        return (*words[:nor], noun[0], *words[nor:])
    return words


#: "neither the top nor the bottom shelf" put as "neither the top shelf nor the bottom shelf"
of_neither_end = rewriter((frozenset({"neither"}), _of_neither_end))
