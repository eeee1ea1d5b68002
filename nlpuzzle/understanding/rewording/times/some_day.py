"""A day that is only said to be before or after another one: "on some day after Ann", "on any one of the days before Ben"."""

from collections.abc import Sequence

from nlpuzzle.english.morphology import plural
from nlpuzzle.english.words import Word
from nlpuzzle.understanding.rewording.waking import lows_of, rewriter

__all__ = ["on_some_day"]

Words = tuple[Word, ...]

_SOME = frozenset({"some", "any"})
_TIMES = frozenset("day date week month year floor storey".split())
_BEYOND = frozenset({"before", "after", "above", "below"})
#: with these the sentence says that there is no such day, or leaves it open
_DENYING = frozenset("not n't never no nobody neither nor none without if unless may might can could should".split())


def _on_some_day(words: Words) -> Words:
    """ "On some day after Ann", "any day before Ann" as "on one of the days after Ann"."""
    words = _but_not_next(words)
    lows = [w.low for w in words]
    close = (["not", "immediately"], ["not", "directly"])
    but = next((i for i, low in enumerate(lows) if low == "but" and lows[i + 1 : i + 3] in close), None)
    said = lows[:but]
    if not _DENYING.isdisjoint(said) or sum(low in _SOME for low in lows) != 1:
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


def _but_not_next(words: Words) -> Words:
    """ "On some day after Ann | but not on the day immediately after her": not immediately after her."""
    lows = lows_of(words)
    at = next((i for i in range(4, len(words)) if lows[i : i + 2] == ["but", "not"]), 0)
    way = next((low for low in lows[:at] if low in ("before", "after")), "")
    start = at + 2 + (lows[at + 2] in ("on", "in"))
    if not at or not way or lows[start] != "the":
        return words
    rest = [low for low in lows[start + 1 : len(words)] if low != "."]
    close = rest[:1] != [] and rest[0] in _TIMES and rest[1:2] != [] and rest[1] in ("immediately", "directly", "right", "just")
    close = close and rest[2:3] == [way] and len(rest) == 4 and rest[3] in ("it", "that", "him", "her")
    if not close:
        return words
    stop = words[-1:] if lows[len(words) - 1] == "." else ()
    return (*words[: at + 2], *(words[at].instead(low) for low in ("immediately", way, "it")), *stop)


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
