"""What is to happen at its time: "is scheduled to leave at 9:00", "is due to arrive" is what will happen then."""

from nlpuzzle.english.words import Word
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.rewording.waking import woken_by

__all__ = ["to_happen"]

Words = tuple[Word, ...]

_SETTLED = frozenset("booked due scheduled set slated".split())
_IS = frozenset("are is was were".split())
#: what happens at a time of its own; who is scheduled to meet somebody may do so at another
_HAPPENING = frozenset(
    "air appear arrive begin board close conclude depart end finish fly land launch leave lecture lift open perform play "
    "present return run sail sing speak start take teach".split()
)


@woken_by(*_SETTLED)
def to_happen(words: Words, frame: Frame) -> Words:
    """The words with "will" for "is scheduled to" where times are told."""
    lows = [*(w.low for w in words), "", ""]
    if _SETTLED.isdisjoint(lows) or not any(c.dimension in ("time", "date") for c in frame.ordered):
        return words  # nearly always
    for i in range(1, len(words) - 2):
        took_off = lows[i + 2] != "take" or lows[i + 3] == "off"
        if lows[i] in _SETTLED and lows[i - 1] in _IS and lows[i + 1] == "to" and lows[i + 2] in _HAPPENING and took_off:
            return (*words[: i - 1], words[i].instead("will"), *words[i + 2 :])
    return words
