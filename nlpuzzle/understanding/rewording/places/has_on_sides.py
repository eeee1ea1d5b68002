"""Whom somebody has beside him, told of both sides: "Ann has Ben on her left and the cook on her right"."""

from nlpuzzle.english.numbers import number_value
from nlpuzzle.english.words import Word
from nlpuzzle.understanding.rewording.waking import lows_of, rewriter

__all__ = ["has_on_sides"]

Words = tuple[Word, ...]

_HAS = {"has": "is", "had": "was"}
_HIS = frozenset({"his", "her", "its", "their"})
_HIM = {"him": "his", "her": "her", "it": "its", "them": "their"}
_SIDES = frozenset({"left", "right"})
_CLOSE = frozenset({"directly", "immediately", "right"})
#: by which it is not one person who has two others there
_OTHERS = frozenset(
    ", ; and but either every if n't neither never no nobody nor not often or than that unless when which while who whom whose"
    .split()
)  # fmt: skip


def _side_at(lows: list[str], start: int, end: int) -> tuple[int, int, str, str] | None:
    """Where "directly on her left", "behind her" begins and ends, the relation that it tells, and whose it is."""
    for at in range(start + 1, end):
        if lows[at] in ("on", "to") and lows[at + 1] in _HIS and lows[at + 2] in _SIDES:
            stop = at + 3 + 2 * (lows[at + 3 : at + 5] == ["hand", "side"]) + (lows[at + 3] == "side")
            told = f"to the {lows[at + 2]} of", lows[at + 1]
        elif lows[at] in ("behind", "above", "below") and lows[at + 1] in _HIM:
            stop, told = at + 2, (lows[at], _HIM[lows[at + 1]])
        elif lows[at : at + 3] == ["in", "front", "of"] and lows[at + 3] in _HIM:
            stop, told = at + 4, ("in front of", _HIM[lows[at + 3]])
        else:
            continue
        close = at - 1 if lows[at - 1] in _CLOSE and at - 1 > start else at
        return close, stop, *told
    return None


def _has_on_sides(words: Words) -> Words:
    """ "Ann | has Ben on her left and the cook on her right": Ben is to the left of Ann and the cook to the right of her."""
    lows = lows_of(words)
    end = len(words) - (words[-1].low == ".")
    has = next((i for i in range(1, end) if lows[i] in _HAS), 0)
    one = _side_at(lows, has + 1, end) if has else None
    if one is None or lows[one[1]] != "and":
        return words
    joint = one[1]
    other = _side_at(lows, joint + 1, end)
    if other is None or other[1] != end or one[3] != other[3] or one[2] == other[2]:
        return words  # "on her left and the cook on his right": of the first who was named
    owner, first, second = words[:has], words[has + 1 : one[0]], words[joint + 1 : other[0]]
    if any(w.low in _OTHERS for part in (owner, first, second) for w in part):
        return words
    if number_value(first[0].low) is not None or number_value(second[0].low) is not None:
        return words  # "one person on her left and three on her right"
    like = words[has]
    is_ = like.instead(_HAS[like.low])

    def beside(thing: Words, close: Words, relation: str) -> Words:
        return (*thing, is_, *close, *(like.instead(low) for low in relation.split()), *owner)

    left = beside(first, words[one[0] : one[0] + (lows[one[0]] in _CLOSE)], one[2])
    right = beside(second, words[other[0] : other[0] + (lows[other[0]] in _CLOSE)], other[2])
    return (*left, like.instead(","), words[joint], *right, *words[end:])


#: who stands there, put first
has_on_sides = rewriter((_SIDES | {"behind", "above", "below", "front"}, _has_on_sides))
