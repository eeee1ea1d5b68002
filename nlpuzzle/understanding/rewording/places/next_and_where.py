"""Next to somebody, and on which side: "is next to Ben and directly to the left of | him" is directly to the left of Ben."""

from collections.abc import Sequence

from nlpuzzle.english.words import Word
from nlpuzzle.understanding.rewording.waking import rewriter
from nlpuzzle.understanding.words.people import is_person

__all__ = ["next_and_where"]

Words = tuple[Word, ...]

_AT_ONCE = frozenset({"directly", "immediately", "just", "right"})
_WHERE = (
    *(("to", "the", side, "of") for side in ("left", "right", "north", "south", "east", "west")),
    *(("on", "the", side, "of") for side in ("left", "right")),
    *((where,) for where in ("above", "below", "before", "after", "behind")),
    ("in", "front", "of"),
    ("ahead", "of"),
)
_HIM = frozenset({"him", "her", "it", "his", "hers", "them", "theirs"})
_ENDS = frozenset({"", ".", ";", ","})
#: what no description of one neighbour holds
_JOINTS = frozenset({",", ";", "and", "or", "but", "nor", "not", "n't", "either", "neither", "both"})
_MOST = 9


def _next_and_where(words: Words) -> Words:
    """ "Next to Ben and to the left of him", "next to and to the left of Ben" as "directly to the left of Ben"."""
    lows = [w.low for w in words]
    start = next((i for i in range(1, len(lows) - 4) if lows[i : i + 2] == ["next", "to"]), 0)
    if not start or "and" not in lows[start:] or {"not", "n't", "nor", "neither"} & set(lows):
        return words
    joint = lows.index("and", start)
    whom = words[start + 2 : joint]
    at = joint + 1 + (lows[joint + 1 : joint + 2] != [] and lows[joint + 1] in _AT_ONCE)
    where = next((way for way in _WHERE if tuple(lows[at : at + len(way)]) == way), ())
    if not where or len(whom) > _MOST or _JOINTS & {w.low for w in whom}:
        return words
    end = at + len(where)
    lead = (words[start].instead("directly"), *words[at:end])
    if not whom:
        return (*words[:start], *lead, *words[end:])
    after = _himself(lows, end, [w.low for w in whom])
    return words if after is None else (*words[:start], *lead, *whom, *words[after:])


def _himself(lows: Sequence[str], at: int, whom: list[str]) -> int | None:
    """Where "him", or the neighbour named again, ends at the end of the clause; None where somebody else is named."""
    him = lows[at : at + 1] != [] and lows[at] in _HIM
    if him and lows[at] in ("him", "her") and whom[:1] == ["the"] and not is_person(whom[-1]):
        return None  # "next to the navy tent and to the left of | him": who is he?
    named = list(lows[at : at + len(whom)]) == whom
    end = at + 1 if him else at + len(whom)
    return end if (him or named) and (end >= len(lows) or lows[end] in _ENDS) else None


next_and_where = rewriter((frozenset({"next"}), _next_and_where))
