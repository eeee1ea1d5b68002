"""What comes first or last in a series: "the course starts with the Coins lecture" is first, "ends with" is last."""

from nlpuzzle.english.words import Word
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.rewording.waking import woken_by
from nlpuzzle.understanding.words.lines import in_turn, line

__all__ = ["begins_with"]

Words = tuple[Word, ...]

_SERIES = frozenset(
    "concert conference course festival lineup list parade program programme recital schedule sequence series show tour".split()
)
_FIRST = frozenset("began begin begins open opened opens start started starts".split())
_LAST = frozenset("close closed closes end ended ends finish finished finishes".split())
#: what tells more than with whom it begins
_MORE = frozenset({",", ";", "and", "or", "but", "not", "n't", "who", "which", "that", "after", "before", "about"})


@woken_by("with")
def begins_with(words: Words, frame: Frame) -> Words:
    """ "The series ends with | the Maps lecture": it is last."""
    lows = [w.low for w in words]
    at = 1 if lows[:1] == ["the"] else 0
    if len(words) < at + 4 or lows[at] not in _SERIES or lows[at + 1] not in _FIRST | _LAST or lows[at + 2] != "with":
        return words
    row = line(frame)
    when = [c for c in frame.ordered if c.dimension in ("date", "time")]
    if not ((row is not None and in_turn(row)) or len(when) == 1) or _MORE & set(lows[at + 3 :]):
        return words
    end = len(words) - (lows[-1] == ".")
    rank = words[at + 1].instead("first" if lows[at + 1] in _FIRST else "last")
    return (*words[at + 3 : end], words[at].instead("is"), rank, *words[end:])
