"""The end that the sentence has not named: "the bun is at the left end; the tart is at | the other | end"."""

from nlpuzzle.english.words import Word
from nlpuzzle.understanding.tokenising.waking import rewriter

__all__ = ["the_other_end"]

Words = tuple[Word, ...]

_PAIRS = (("left", "right"), ("front", "back"), ("top", "bottom"), ("north", "south"), ("east", "west"),
          ("northern", "southern"), ("eastern", "western"), ("upper", "lower"), ("far left", "far right"))  # fmt: skip
_OPPOSITE = {one: other for pair in _PAIRS for one, other in (pair, pair[::-1])}
_UNSURE = frozenset({"not", "n't", "never", "neither", "nor", "or", "either", "if", "unless", "may", "might", "no"})


def _the_other_end(words: Words) -> Words:
    """ "At the left end of the row; Ben is at | the other | end": at the right end."""
    lows = [*(w.low for w in words), ""]
    other = next((i for i in range(len(words)) if lows[i : i + 3] == ["the", "other", "end"]), 0)
    named = [i for i in range(1, other) if lows[i] in _OPPOSITE and lows[i + 1] == "end" and lows[i - 1] == "the"]
    if len(named) != 1 or lows.count("end") != 2 or _UNSURE & set(lows[:other]):
        return words
    placed = lows[other + 3] in ("", ".", ",", ";") and lows[named[0] - 2] in ("at", "on") and lows[other - 1] in ("at", "on")
    side = words[other + 1].instead(_OPPOSITE[lows[named[0]]])
    return (*words[: other + 1], side, *words[other + 2 :]) if placed else words


#: put as the end that it is
the_other_end = rewriter((frozenset({"other"}), _the_other_end))
