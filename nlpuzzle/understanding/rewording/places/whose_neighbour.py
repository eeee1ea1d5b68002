"""Somebody's neighbour in a relative clause, or one of several: "whose neighbour is Ann", "one of Ben's neighbours"."""

from nlpuzzle.english.words import Word
from nlpuzzle.understanding.rewording.waking import lows_of, rewriter

__all__ = ["whose_neighbour"]

Words = tuple[Word, ...]

_ONE = frozenset({"neighbor", "neighbour"})
_SEVERAL = frozenset({"neighbors", "neighbours"})
_DIRECT = (("next", "door"), ("immediate",), ("direct",), ())
_SIDES = {"left": "right", "right": "left"}
_IS = frozenset({"is", "was"})


def _whose(words: Words) -> Words:
    """ "Whose next-door neighbour is Ann": who is next to Ann; "whose neighbours are Ann and Ben": who is flanked by them."""
    lows = [*(w.low for w in words), "", "", "", "", ""]
    at = lows.index("whose")
    like = words[at]
    told = _neighbour_at(lows, at + 1)
    if told is None or at == 0:
        return words
    end, side, several = told
    if several and not (lows[end] in ("are", "were") and lows[end + 1 :].count("and") == 1):
        return words
    if (not several and lows[end] not in _IS) or lows[end + 1] in ("not", "n't", "neither", "either", "both", ""):
        return words
    beside = ["directly", "to", "the", _SIDES[side], "of"] if side else ["next", "to"]
    near = ["flanked", "by"] if several else beside
    return (*words[:at], *(like.instead(low) for low in ("who", "is", *near)), *words[end + 1 :])


def _neighbour_at(lows: list[str], at: int) -> tuple[int, str, bool] | None:
    """Where "next-door neighbour", "left-hand neighbour" or "neighbour on the left" ends, on which side, whether of several."""
    near = next(len(d) for d in _DIRECT if tuple(lows[at : at + len(d)]) == d)
    at += near
    side = lows[at] if lows[at] in _SIDES else ""
    at += (1 + (lows[at + 1] == "hand")) if side else 0
    several = lows[at] in _SEVERAL
    if lows[at] not in _ONE and not several:
        return None
    placed = lows[at + 1] in ("to", "on") and lows[at + 2] in ("the", "his", "her") and lows[at + 3] in _SIDES
    if placed and not (side or several):
        return at + 4, lows[at + 3], False
    return None if side and several else (at + 1, side, several)


def _next_door(words: Words) -> Words:
    """ "Ben's | next-door | neighbour is", at the beginning of a sentence: his neighbour."""
    lows = lows_of(words)
    at = next((i for i in range(1, min(6, len(words) - 4)) if lows[i] in ("'s", "'")), 0)
    told = at and lows[at + 1 : at + 3] == ["next", "door"] and lows[at + 3] in _ONE and lows[at + 4] in _IS
    return (*words[: at + 1], *words[at + 3 :]) if told else words


def _one_of_his(words: Words) -> Words:
    """ "Is (not) | one of Ben's neighbours": is (not) next to Ben."""
    lows = lows_of(words)
    end = len(words) - (words[-1].low == ".")
    at = next((i for i in range(2, end - 4) if lows[i : i + 2] == ["one", "of"]), 0)
    owner = next((i for i in range(at + 3, end - 1) if lows[i] in ("'s", "'")), 0) if at else 0
    led = at and (lows[at - 1] in _IS or (lows[at - 1] in ("not", "n't") and lows[at - 2] in _IS))
    told = _neighbour_at([*lows, "", "", "", ""], owner + 1) if owner and led else None
    if told is None or not told[2] or told[0] != end or {"and", "or", ","} & {*lows[at:owner]}:
        return words
    return (*words[:at], *(words[at].instead(low) for low in ("next", "to")), *words[at + 2 : owner], *words[end:])


#: neighbours of somebody put as those next to him
whose_neighbour = rewriter((frozenset({"whose"}), _whose), (frozenset({"door"}), _next_door), (_SEVERAL, _one_of_his))
