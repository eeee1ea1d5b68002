"""Where somebody has a seat, there he sits: "Ann | has a seat at one end of the row", where seats are matched."""

from nlpuzzle.english.words import Word
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.rewording.waking import framed_rewriter
from nlpuzzle.understanding.words.lines import line

__all__ = ["has_a_seat"]

Words = tuple[Word, ...]

_SITS = {"has": "sits", "have": "sit", "had": "sat"}
#: where it is; not "has a seat with a view", "to himself"
_WHERE = (["at"], ["next", "to"], ["between"], ["beside"], ["somewhere"], ["to", "the", "left"],
          ["to", "the", "right"])  # fmt: skip


def _has_a_seat(words: Words, frame: Frame) -> Words:
    """ "Has a seat | next to Ben": sits next to him."""
    row = line(frame)
    if row is None or row.name.casefold() not in ("seat", "chair", "place", "position"):
        return words
    lows = [w.low for w in words]
    for i in range(1, len(words) - 3):
        there = any(lows[i + 3 : i + 3 + len(where)] == where for where in _WHERE)
        if lows[i] in _SITS and lows[i + 1 : i + 3] == ["a", "seat"] and there:
            return _has_a_seat((*words[:i], words[i].instead(_SITS[lows[i]]), *words[i + 3 :]), frame)
    return words


#: "sits" for "has a seat"
has_a_seat = framed_rewriter((frozenset({"seat"}), _has_a_seat))
