"""A day that is not told: "goes on some day after Ann", "is visited some day before Ben" is no more than after or before."""

from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import Word
from nlpuzzle.understanding.rewording.waking import rewriter

__all__ = ["on_some_day"]

Words = tuple[Word, ...]

_WAYS = frozenset({"after", "before", "later", "earlier"})
_TIMES = frozenset({"date", "evening", "morning", "afternoon", "night", "point", "stage"})


def _on_some_day(words: Words) -> Words:
    """ "On | some | day after": on a day after; "some day" alone may be any."""
    for i in range(2, len(words) - 2):
        if words[i].low != "some" or words[i - 1].low not in ("on", "at", "in") or words[i + 2].low not in _WAYS:
            continue
        unit = unit_of(words[i + 1].low)
        if words[i + 1].low in _TIMES or (unit is not None and unit.dimension == "duration"):
            if words[i - 1].low != "on":  # "at some point after"
                return _on_some_day((*words[: i - 1], words[i], words[i + 1].instead("time"), *words[i + 2 :]))
            return _on_some_day((*words[:i], words[i].instead("a"), *words[i + 1 :]))
    return words


on_some_day = rewriter((frozenset({"some"}), _on_some_day))
