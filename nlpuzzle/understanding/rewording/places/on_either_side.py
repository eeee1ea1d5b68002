"""On one side or on the other, as near each way: "is directly ahead of Ann or directly behind her" is next to her."""

from nlpuzzle.english.numbers import number_value
from nlpuzzle.english.words import Word
from nlpuzzle.understanding.rewording.waking import lows_of, rewriter
from nlpuzzle.understanding.words.words_of import DETERMINERS, PLACES

__all__ = ["on_either_side"]

Words = tuple[Word, ...]

_DIRECTLY = frozenset({"directly", "immediately", "just", "right"})
_SIDES = tuple(
    tuple(side.split())
    for side in (
        "above", "below", "under", "underneath", "before", "after", "behind", "ahead of", "in front of", "left of", "right of",
    )
)  # fmt: skip
_PAIRS = (
    ({"above"}, {"below", "under", "underneath"}), ({"before"}, {"after"}), ({"ahead of", "in front of"}, {"behind"}),
    ({"left of"}, {"right of"}),
)  # fmt: skip
_HIM = frozenset({"him", "her", "it", "them"})
_CLOSE = frozenset(", ; and or but who which that not n't neither nor if than with".split())


def _on_either_side(words: Words) -> Words:
    """ "Directly ahead of Ann or directly behind Ann", "two places before or two places after her": so far from her."""
    lows = lows_of(words)
    end = len(words) - (words[-1].low == ".")
    joint = next((i for i in range(3, end - 2) if lows[i] == "or"), 0)
    second = _side_at(lows, joint + 1, end) if joint else None
    if second is None:
        return words
    for start in range(1, joint - 1):
        first = _side_at(lows, start, joint)
        if first is None or lows[start - 1] in _DIRECTLY | {"to", "the", "from"}:
            continue
        degree, side, at = first
        other_degree, other_side, other_at = second
        named, again = lows[at:joint], lows[other_at:end]
        opposite = any((side in a and other_side in b) or (side in b and other_side in a) for a, b in _PAIRS)
        same = _plain(named) and (again == named or (len(again) == 1 and again[0] in _HIM))
        if not (degree and degree == other_degree and opposite and same) or "neither" in lows[:start]:
            return words
        begin = start - (lows[start - 1] == "either")
        far = ("next", "to") if degree == ("directly",) else (*degree, "away", "from")
        return (*words[:begin], *(words[start].instead(low) for low in far), *words[at:joint], *words[end:])
    return words


def _side_at(lows: list[str], start: int, end: int) -> tuple[tuple[str, ...], str, int] | None:
    """How far and on which side, and where that ends: "directly behind", "two places to the left of"."""
    degree: tuple[str, ...] = ()
    at = start
    if lows[at] in _DIRECTLY and at + 1 < end:
        degree, at = ("directly",), at + 1
    else:
        counted = at + (lows[at] == "exactly")
        if number_value(lows[counted]) is not None and counted + 2 < end and lows[counted + 1] in PLACES:
            degree, at = tuple(lows[start : counted + 2]), counted + 2
    at += 2 * (lows[at : at + 2] in (["to", "the"], ["on", "the"]))
    side = next((s for s in _SIDES if tuple(lows[at : at + len(s)]) == s), ())
    return (degree, " ".join(side), at + len(side)) if side and at + len(side) < end else None


def _plain(named: list[str]) -> bool:
    """One name or description: "Ann", "the red house"."""
    return 0 < len(named) < 6 and not _CLOSE & {*named} and named[-1] not in DETERMINERS


#: a place on one side or on the other put as one so far away
on_either_side = rewriter((frozenset({"or"}), _on_either_side))
