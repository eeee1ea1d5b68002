"""How long something takes, told in hours and parts of one: "lasts an hour and a half", "is an hour long": so many minutes."""

from nlpuzzle.english.numbers import number_value
from nlpuzzle.english.words import Word
from nlpuzzle.understanding.rewording.waking import rewriter

__all__ = ["hours_told"]

Words = tuple[Word, ...]

_PARTS = {"half": 30, "quarter": 15}
_LASTING = frozenset("last lasted lasts lasting needed needs run runs ran took take takes".split())
#: what may follow a time that is told for itself, and compares nothing
_ENDING = frozenset({"", ".", ",", ";", "and", "but", "or", "long"})


def _in_minutes(words: Words) -> Words:
    """ "Lasts | an hour and a half", "is | an hour | long": 90 or 60 minutes."""
    lows = [*(w.low for w in words), "", "", "", ""]
    for i in range(1, len(words) - 1):
        number = 1 if lows[i] in ("an", "one") else number_value(lows[i])
        if lows[i + 1] not in ("hour", "hours") or not isinstance(number, int) or not 0 < number < 24:
            continue
        part = _PARTS.get(lows[i + 4], 0) if lows[i + 2 : i + 4] == ["and", "a"] else 0
        end = i + 5 if part else i + 2
        told = lows[i - 1] in _LASTING or lows[end] == "long"
        if not told or lows[end] not in _ENDING or not (part or lows[i] == "an"):
            continue
        minutes = (words[i].instead(str(60 * number + part)), words[i + 1].instead("minutes"))
        return (*words[:i], *minutes, *words[end:])
    return words


#: so many minutes for hours and parts of an hour, where nothing is compared
hours_told = rewriter((frozenset({"hour", "hours"}), _in_minutes))
