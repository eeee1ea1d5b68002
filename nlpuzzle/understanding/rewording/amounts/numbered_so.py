"""Places told by how their numbers compare: "is in the room numbered two above Ann's", "in the box with the number just below
that of Ann's box", "in a berth numbered between those of Ann and Ben"."""

from itertools import pairwise

from nlpuzzle.english.morphology import singular
from nlpuzzle.english.numbers import number_value
from nlpuzzle.english.words import Word
from nlpuzzle.puzzle import Category, Frame
from nlpuzzle.understanding.rewording.waking import framed_rewriter, lows_of
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["numbered_so"]

Words = tuple[Word, ...]

_BEING = COPULAS | frozenset("has had lay lies lived lives sat sits sleeps slept stands stayed stays stood".split())
_IN = frozenset({"at", "in", "on"})
_WAYS = {"above": "higher", "higher": "higher", "below": "lower", "lower": "lower"}
_JUST = frozenset({"just", "directly", "immediately", "one"})
_UNFIT = frozenset(", ; : ( not n't nor neither or if unless but who never either".split())


def _numbered_so(words: Words, frame: Frame) -> Words:
    """ "Is in the room | numbered two above | Ann's" as "has a room number two higher than Ann's"."""
    lows = lows_of(words)
    for at in range(1, len(words) - 5):
        if lows[at] not in _BEING:
            continue
        start = at + 1 + (lows[at + 1] in _IN)
        noun = lows[start + 1]
        row = _row(noun, frame) if lows[start] in ("the", "a") else None
        if row is None or _UNFIT & {*lows[at:]} or (start == at + 1 and lows[at] not in ("has", "had")):
            continue
        found = _way(lows, start + 2, row)
        if found is None:
            return words
        told, end = found
        has = ["has" if lows[at] not in ("had", "was", "were") else "had", "a", noun, "number", *told]
        return (*words[:at], *(words[at].instead(low) for low in has), *words[end:])
    return words


def _row(noun: str, frame: Frame) -> Category | None:
    """The only category of such numbers: rooms 11, 12 and 14."""
    told = [c for c in frame if c.ordered and singular(c.name.casefold().split()[-1]) == noun]
    plain = len(told) == 1 and all(item.lstrip("#").isdecimal() for item in told[0].items)
    return told[0] if plain else None


def _way(lows: list[str], at: int, row: Category) -> tuple[list[str], int] | None:
    """How the number compares, "two higher than", and where the words of it end."""
    if lows[at] == "numbered":
        at += 1
    elif lows[at : at + 3] in (["with", "the", "number"], ["with", "a", "number"], ["whose", "number", "is"]):
        at += 3
    else:
        return None
    between = at + (lows[at] == "somewhere")
    if lows[between] == "between":
        return ["between"], between + 1 + 2 * (lows[between + 1 : between + 3] == ["those", "of"])
    just = lows[at] in _JUST
    if not just and number_value(lows[at]) is None:
        return None
    if lows[at + 1] not in _WAYS or (lows[at + 1] in ("higher", "lower")) != (lows[at + 2] == "than"):
        return None
    numbers = sorted(int(item.lstrip("#")) for item in row.items)
    if lows[at] in _JUST - {"one"} and any(b - a != 1 for a, b in pairwise(numbers)):
        return None  # "just above" 14 may be 16
    return ["one" if just else lows[at], _WAYS[lows[at + 1]], "than"], at + 2 + (lows[at + 2] == "than")


#: told by the number that one has
numbered_so = framed_rewriter((frozenset({"number", "numbered"}), _numbered_so))
