"""Who finished ahead of whom, where scores alone tell it: "finished ahead of Ben" is that she did better than he."""

from nlpuzzle.english.morphology import singular
from nlpuzzle.english.words import Word
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.rewording.waking import framed_rewriter, lows_of

__all__ = ["ahead_in_score"]

Words = tuple[Word, ...]

#: what those have who are ranked by it at the end
_SCORES = frozenset({"mark", "point", "score"})
_FINISHED = frozenset({"finished", "finishes"})
#: what follows where nobody is outdone, or nothing at all
_OTHERWISE = frozenset({"", ".", ",", "and", "but", "schedule", "time"})
_WAYS = {("ahead", "of"): "better", ("behind",): "worse", ("above",): "better", ("below",): "worse"}


def _ahead_in_score(words: Words, frame: Frame) -> Words:
    """ "Finished behind Ben" as "did worse than Ben", of scores that alone have an order."""
    ordered = frame.ordered
    if len(ordered) != 1 or singular(ordered[0].name.casefold().split()[-1]) not in _SCORES or ordered[0].anchor:
        return words
    lows, told_so = lows_of(words), False
    for i in range(1, len(words)):
        at = i + 1 + (lows[i + 1] == "somewhere")
        way = next((w for w in _WAYS if tuple(lows[at : at + len(w)]) == w), ())
        again = told_so and lows[i] in ("but", "and")  # "finished below Ann | but above | Ben"
        if not way or not (lows[i] in _FINISHED or again):
            continue
        if lows[at + len(way)] not in _OTHERWISE:
            did = words[i].instead("did" if lows[i] == "finished" else "does")
            did = words[i] if again else did
            told = (did, words[i].instead(_WAYS[way]), words[i].instead("than"))
            words = (*words[:i], *told, *words[at + len(way) :])
            lows, told_so = lows_of(words), True
    return words


#: better and worse for ahead and behind
ahead_in_score = framed_rewriter((_FINISHED, _ahead_in_score))
