"""A bridge or a ferry told by the water it crosses: "the bridge over the Arrow", "the ferry across the Lune" are on them."""

from nlpuzzle.english.morphology import singular
from nlpuzzle.english.words import Word, split
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.rewording.waking import woken_by
from nlpuzzle.understanding.words.vocabulary import verb_forms

__all__ = ["on_the_water"]

Words = tuple[Word, ...]

_OVER = frozenset({"across", "over", "spanning"})
_WATERS = frozenset("bay brook burn canal channel creek estuary firth gorge ravine river strait stream valley".split())
_CROSSINGS = frozenset("aqueduct bridge crossing ferry footbridge one ones overpass structure viaduct walkway".split())


@woken_by(*_OVER)
def on_the_water(words: Words, frame: Frame) -> Words:
    """The words with "on" for "over" between a bridge and its river."""
    lows = [w.low for w in words]
    if _OVER.isdisjoint(lows):
        return words  # nearly always
    waters = [c for c in frame if c.name.split() and singular(c.name.casefold().split()[-1]) in _WATERS]
    labels = [[w.low for w in split(label)] for c in waters for label in c.items]
    for i in range(1, len(words) - 1):
        led = lows[i] in _OVER and singular(lows[i - 1]) in _CROSSINGS and lows[i - 1] not in verb_forms() - {"bridge", "ferry"}
        at = i + 1 + (lows[i + 1] == "the")
        if led and any(lows[at : at + len(label)] == label for label in labels):
            return on_the_water((*words[:i], words[i].instead("on"), *words[i + 1 :]), frame)
    return words
