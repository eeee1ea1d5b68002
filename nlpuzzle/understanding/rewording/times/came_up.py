"""When something had its turn: "the thriller | came up | earlier in the week", where each has another day."""

from nlpuzzle.english.words import Word
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.rewording.waking import framed_rewriter
from nlpuzzle.understanding.words.lines import line

__all__ = ["came_up"]

Words = tuple[Word, ...]

_WHEN = frozenset("earlier later before after on the exactly right immediately directly some".split())
_STARTS = frozenset({"and", "but", ";", ","})


def _came_up(words: Words, frame: Frame) -> Words:
    """ "The memoir came | up | before the thriller": of things alone; people may come up to a place."""
    row = line(frame)
    if row is None or row.dimension != "date":
        return words
    lows = [w.low for w in words]
    for i in range(2, len(words) - 2):
        if lows[i] not in ("came", "comes") or lows[i + 1] != "up" or lows[i + 2] not in _WHEN:
            continue
        start = max((k + 1 for k in range(i) if lows[k] in _STARTS), default=0)
        if lows[start] in ("the", "a") and i - start < 6 and all(w.text.islower() for w in words[start + 1 : i]):
            return _came_up((*words[: i + 1], *words[i + 2 :]), frame)
    return words


#: "came" for "came up"
came_up = framed_rewriter((frozenset({"up"}), _came_up))
