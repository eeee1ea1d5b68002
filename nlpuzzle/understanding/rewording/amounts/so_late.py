"""How late somebody is, where delays are told: "the train is | 15 minutes late" has a delay of 15 minutes."""

from nlpuzzle.english.morphology import singular
from nlpuzzle.english.numbers import number_value
from nlpuzzle.english.words import Word, split
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.rewording.waking import framed_rewriter

__all__ = ["so_late"]

Words = tuple[Word, ...]

_HAS = {"is": "has", "was": "had", "are": "have", "were": "had", "arrived": "had", "came": "had", "left": "had", "ran": "had"}
_ENDING = frozenset({"", ".", ",", ";", "and", "but"})


def _so_late(words: Words, frame: Frame) -> Words:
    """ "Is 15 minutes | late": has a delay of so many, where one category alone is of delays, in that unit."""
    delays = [c for c in frame.ordered if singular(split(c.name)[-1].low) == "delay" and c.dimension == "duration"]
    lows = [*(w.low for w in words), ""]
    if len(delays) != 1:
        return words
    for i in range(4, len(words)):
        amount = lows[i] == "late" and lows[i + 1] in _ENDING and number_value(lows[i - 2]) is not None
        if amount and singular(lows[i - 1]) == delays[0].unit and lows[i - 3] in _HAS:
            told = (words[i - 3].instead(low) for low in (_HAS[lows[i - 3]], "a", "delay", "of"))
            return (*words[: i - 3], *told, *words[i - 2 : i], *words[i + 1 :])
    return words


#: "has a delay of 15 minutes"
so_late = framed_rewriter((frozenset({"late"}), _so_late))
