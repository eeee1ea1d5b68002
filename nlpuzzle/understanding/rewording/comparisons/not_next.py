"""Before somebody, and not right before him: ", though not on the day before", ", but not the very next day"."""

from itertools import pairwise

from nlpuzzle.english.dates import MONTHS, WEEKDAYS
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.words import Word, split
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.rewording.waking import woken_by
from nlpuzzle.understanding.words.lines import in_turn, line

__all__ = ["not_right_next"]

Words = tuple[Word, ...]

_BUT = frozenset({"but", "though", "although", "albeit"})
_LEADS = frozenset({"on", "in", "at", "by"})
_NEXT = {
    **dict.fromkeys(("next", "following"), "after"),
    **dict.fromkeys(("previous", "preceding"), "before"),
}
#: which way what the sentence says before it goes
_WAYS = {
    **dict.fromkeys(("before", "earlier", "ahead"), "before"),
    **dict.fromkeys(("after", "later", "behind"), "after"),
}
_OTHERS = frozenset({"not", "n't", "never", "neither", "nor", "or", "who", "which", "that", "if"})


@woken_by("not")
def not_right_next(words: Words, frame: Frame) -> Words:
    """ "Is held earlier in the week than salsa, | though not on the day before": but not directly before it."""
    lows = [w.low for w in words]
    at = next((i for i in range(3, len(words) - 3) if lows[i] in _BUT and lows[i + 1] == "not"), 0)
    if not at:
        return words
    end = len(words) - (lows[-1] == ".")
    told = _told(lows[at + 2 : end], frame)
    before = lows[: at - (lows[at - 1] == ",")]
    ways = [(i, _WAYS[low]) for i, low in enumerate(before) if low in _WAYS]
    if told is None or len(ways) != 1 or ways[0][1] != told or _OTHERS & set(before):
        return words
    way = before[ways[0][0]]
    said = words[: len(before)]
    if way in ("earlier", "later"):
        than = next((i for i in range(ways[0][0], len(before)) if before[i] == "than"), 0)
        between = before[ways[0][0] + 1 : than]
        if not than or between not in ([], ["on"], ["in", "the", "week"], ["in", "the", "month"], ["in", "the", "year"]):
            return words
        said = (*words[: ways[0][0]], words[than].instead(told), *words[than + 1 : len(before)])
    like = words[at]
    return (*said, like.instead(","), like.instead("but"), like.instead("not"), like.instead("directly"), *words[end:])


def _told(lows: list[str], frame: Frame) -> str | None:
    """Which way "on the day before", "the very next day" go, where the places of the line are called so."""
    lows = lows[1:] if lows[:1] and lows[0] in _LEADS else lows
    lows = [low for low in lows[1:] if low != "very"] if lows[:1] == ["the"] else []
    if len(lows) != 2:
        return None
    noun, way = (lows[0], lows[1]) if lows[1] in _WAYS else (lows[1], _NEXT.get(lows[0], ""))
    way = _WAYS.get(way, "") if noun == lows[0] else way
    return way if way and _is_step(noun, frame) else None


def _is_step(noun: str, frame: Frame) -> bool:
    """Whether a noun is what the places of the only line are called, or the days that stand in it."""
    row = line(frame)
    if row is None or not in_turn(row):
        return False
    firsts = {item.casefold() for item in row.items}
    if any(b - a != 1 for a, b in pairwise(sorted(row.values or ()))):
        return False  # of Monday, Wednesday and Friday none is right before another
    if noun in ("day", "evening", "night", "morning", "afternoon"):
        return firsts <= set(WEEKDAYS)
    if noun == "month":
        return firsts <= set(MONTHS)
    return noun in word_table("places") and noun in {singular(w.low) for w in split(row.name)}
