"""A day that is only said to be before or after another one: "on some day after Ann", "on any one of the days before Ben"."""

from collections.abc import Sequence

from nlpuzzle.english.morphology import plural
from nlpuzzle.english.words import Word
from nlpuzzle.understanding.rewording.waking import rewriter

__all__ = ["on_some_day"]

Words = tuple[Word, ...]

_SOME = frozenset({"some", "any"})
_TIMES = frozenset("day date week month year floor storey".split())
_BEYOND = frozenset({"before", "after", "above", "below"})
#: with these the sentence says that there is no such day, or leaves it open
_DENYING = frozenset("not n't never no nobody neither nor none without if unless may might can could should".split())


def _on_some_day(words: Words) -> Words:
    """ "On some day after Ann", "any day before Ann" as "on one of the days after Ann"."""
    lows = [w.low for w in words]
    if not _DENYING.isdisjoint(lows) or sum(low in _SOME for low in lows) != 1:
        return words
    at = next(i for i, low in enumerate(lows) if low in _SOME)
    if (found := _time(lows, at + 1)) is None or at == 0:
        return words
    end, unit = found
    if lows[end : end + 1] == [] or lows[end] not in _BEYOND:
        return words
    like = words[at]
    on = () if lows[at - 1] in ("on", "in", "at") else (like.instead("on"),)
    told = tuple(like.instead(low) for low in ("one", "of", "the", plural(unit)))
    return (*words[:at], *on, *told, *words[end:])


def _time(lows: Sequence[str], at: int) -> tuple[int, str] | None:
    """Where "day", "one of the days" ends, and the word for one of them."""
    if lows[at : at + 1] != [] and lows[at] in _TIMES:
        return at + 1, lows[at]
    at += lows[at : at + 1] == ["one"]
    units = {plural(unit): unit for unit in _TIMES}
    if lows[at : at + 2] == ["of", "the"] and lows[at + 2 : at + 3] != [] and lows[at + 2] in units:
        return at + 3, units[lows[at + 2]]
    return None


on_some_day = rewriter((_SOME, _on_some_day))
