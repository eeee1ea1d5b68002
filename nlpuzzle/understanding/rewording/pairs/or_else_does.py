"""One of two who does it, told with "or else": "either Ann has the dog, | or else | Ben does"."""

from nlpuzzle.english.words import Word
from nlpuzzle.understanding.rewording.waking import lows_of, rewriter

__all__ = ["or_else_does"]

Words = tuple[Word, ...]

_DOES = frozenset("did do does had has is was were".split())


def _or_else_does(words: Words) -> Words:
    """ "Either Ann has the dog, | or else Ben does": or Ben does."""
    lows = lows_of(words)
    end = len(words) - (words[-1].low == ".")
    at = next((i for i in range(3, end - 1) if lows[i] == "or" and i > 3), 0)
    else_ = at and lows[at + 1] == "else"
    comma = at and lows[at - 1] == ","
    short = end - at - 1 - bool(else_)
    if lows[0] != "either" or not (else_ or comma) or lows[end - 1] not in _DOES or not 1 < short < 5 or lows.count("or") > 1:
        return words
    if {",", ";", "and", "not", "n't"} & {*lows[1 : at - bool(comma)], *lows[at + 1 : end]}:
        return words
    return (*words[: at - bool(comma)], words[at], *words[at + 1 + bool(else_) :])


#: "either Ann has the dog or Ben does"
or_else_does = rewriter((frozenset({"either"}), _or_else_does))
