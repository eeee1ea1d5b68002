"""A relation said once of two: "is a neighbour of Ann | but not of Ben", "stands ahead of Ann but not of Ben"."""

from nlpuzzle.english.words import Word
from nlpuzzle.understanding.rewording.waking import lows_of, rewriter
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["but_not_of"]

Words = tuple[Word, ...]

_NEIGHBOURS = frozenset({"neighbor", "neighbour"})
_SIDES = frozenset("east left north right south west".split())
_BUT = frozenset({"but", "though", "although", "and", "yet"})
_OF = frozenset({"of", "to"})
_OTHERS = frozenset(", ; or who which that if than neither nor either both".split())


def _but_not_of(words: Words) -> Words:
    """ "Next to Ann but not | to Ben", "a neighbour of Ann but not | of Ben": but not next to Ben."""
    lows = lows_of(words)
    for at in range(4, len(words) - 2):
        denied = lows[at + 1] == "not" and lows[at + 2] in _OF and at + 3 < len(words)
        led = denied or (lows[at] == "but" and lows[at + 1] in _OF)
        if lows[at] not in _BUT or not led:
            continue
        after = at + (3 if denied else 2)
        if lows[after + 1 : after + 2] and lows[after + 1] in _SIDES:
            return words  # "right next to Ann, but not to her right"
        end = at - (lows[at - 1] == ",")
        told = _related_at(lows, end, lows[at + 1 + denied])
        if told is None or _OTHERS & {*lows[: end]}:
            return words
        start, relation = told
        is_ = next((i for i in range(start - 1, 0, -1) if lows[i] in COPULAS), 0)
        like = words[at]
        if denied:
            if {"not", "n't"} & {*lows[:at]}:
                return words
            said = ["not", *relation]
        elif is_ and lows[is_ + 1] in ("not", "n't") and start - is_ < 5:
            said = [lows[is_], *relation]
        else:
            return words
        return (*words[:end], like.instead("but"), *(like.instead(low) for low in said), *words[after:])
    return words


def _related_at(lows: list[str], end: int, led: str) -> tuple[int, list[str]] | None:
    """Where the relation before another begins, of which one "of" or "to" is left over, and its words."""
    of = next((i for i in range(end - 1, 0, -1) if lows[i] == led), 0)
    if of < 2 or of + 1 >= end:
        return None
    if led == "to":
        near = 2 if lows[of - 2 : of] == ["next", "door"] else 1 if lows[of - 1] in ("next", "adjacent") else 0
        return (of - near, ["next", "to"]) if near else None
    if lows[of - 1] in _NEIGHBOURS:
        return of - 1, ["next", "to"]
    if lows[of - 1] in _SIDES:
        start = of - 3 if lows[of - 3 : of - 1] in (["to", "the"], ["on", "the"]) else of - 1
        return start, lows[start : of + 1]
    if lows[of - 1] == "ahead":
        return of - 1, ["ahead", "of"]
    return (of - 2, ["in", "front", "of"]) if lows[of - 2 : of] == ["in", "front"] else None


#: the relation said again of the second
but_not_of = rewriter((_BUT, _but_not_of))
