"""What the narrator says beside a fact: "sadly, Ann came last", "Ann, oddly enough, came first"."""

from functools import cache

from nlpuzzle.english.tables import rows
from nlpuzzle.english.words import Word, split
from nlpuzzle.understanding.rewording.waking import rewriter

__all__ = ["without_remarks"]

_MARKS = frozenset({",", "-", "–", "—"})
_ENDS = frozenset({".", "!", ";", ""})
#: "oddly enough"
_ENOUGH = "enough"


def _without_remarks(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """The sentence without remarks that commas set off, and without those commas."""
    lows = tuple(w.low for w in words)
    for at in range(len(words)):
        opened = at == 0 or lows[at - 1] in _MARKS
        for remark in _by_first().get(lows[at], ()) if opened else ():
            end = at + len(remark)
            if lows[at:end] != remark:
                continue
            end += lows[end : end + 1] == (_ENOUGH,)
            after = lows[end] if end < len(lows) else ""
            if after in _MARKS and end + 1 < len(lows):
                return _without_remarks((*words[: at - 1 if at else 0], *words[end + 1 :]))
            if at > 1 and after in _ENDS:
                return _without_remarks((*words[: at - 1], *words[end:]))
    return words


@cache
def _by_first() -> dict[str, tuple[tuple[str, ...], ...]]:
    found: dict[str, tuple[tuple[str, ...], ...]] = {}
    for row in rows("remarks"):
        remark = tuple(w.low for w in split(" ".join(row)))
        found[remark[0]] = (*found.get(remark[0], ()), remark)
    return found


#: the sentence without remarks that commas set off
without_remarks = rewriter((frozenset(_by_first()), _without_remarks))
