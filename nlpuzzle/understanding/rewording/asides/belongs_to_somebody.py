"""Whose a thing is where no owner is asked for, told as the main thing: "Pepper, who is older than Kiki, | belongs to an old
sailor"."""

from nlpuzzle.english.words import Word
from nlpuzzle.understanding.rewording.waking import rewriter

__all__ = ["belongs_to_somebody"]

Words = tuple[Word, ...]

_WHOSE = (("belongs", "to"), ("belonged", "to"), ("lives", "with"))
_LONGEST = 6


def _belongs_to_somebody(words: Words) -> Words:
    """ "Pepper, who is older than Kiki, belongs to a sailor": Pepper, who belongs to a sailor, is older; either is told."""
    lows = [w.low for w in words]
    end = len(words) - (lows[-1:] == ["."])
    if lows[:end].count(",") != 2 or (first := lows.index(",")) > 4 or lows[first + 1] not in ("who", "which"):
        return words
    second = lows.index(",", first + 1)
    told, whose = words[first + 2 : second], words[second + 1 : end]
    plain = len(told) > 2 and told[0].low in ("is", "was") and not {"and", "or", "but"} & {w.low for w in told}
    somebody = 4 <= len(whose) <= _LONGEST and (whose[0].low, whose[1].low) in _WHOSE and whose[2].low in ("a", "an")
    if not plain or not somebody or any(not w.text.islower() or not w.text.isalpha() for w in whose):
        return words
    return (*words[: first + 2], *whose, words[second], *told, *words[end:])


#: whose it is told in passing
belongs_to_somebody = rewriter((frozenset({"belongs", "belonged", "lives"}), _belongs_to_somebody))
