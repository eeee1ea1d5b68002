"""When it was done last, where that is what the times tell: "last erupted in 1938", of eruptions."""

from nlpuzzle.english.morphology import singular
from nlpuzzle.english.words import Word, finite, split
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.rewording.waking import lows_of
from nlpuzzle.understanding.words.vocabulary import doings

__all__ = ["last_done"]

Words = tuple[Word, ...]


def last_done(words: Words, frame: Frame) -> Words:
    """The words without the "last" of "| last | erupted", where a category of times is named for that: each has one such time.

    Who "was last seen" is another matter, and so is what "erupted last".
    """
    lows = lows_of(words)
    if "last" not in lows[1:]:
        return words  # nearly always
    times = (c for c in frame.ordered if c.dimension in ("date", "time"))
    told = {verb for c in times for w in split(c.name) for verb in doings().get(singular(w.low), ())}
    for i in range(1, len(words) - 1):
        if lows[i] == "last" and words[i + 1].stem in told and finite(lows[i + 1]):
            return (*words[:i], *words[i + 1 :])
    return words
