"""What something likes, told before where it is: "the cactus | loves the sun and | stands in the south window"."""

from nlpuzzle.english.words import Word, finite, key
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.rewording.waking import framed_rewriter
from nlpuzzle.understanding.words.vocabulary import verb_forms

__all__ = ["without_loving_the_sun"]

Words = tuple[Word, ...]

#: after the last word, where there is none
_BEYOND = ("",) * 6

_LOVES = frozenset("adores enjoys likes loves needs prefers wants".split())
_WEATHER = frozenset("cold cool damp heat light shade sun sunlight sunshine warmth".split())
_OTHERWISE = frozenset(", ; who which that if or nor not n't neither either nobody than only and".split())


def _without_loving(words: Words, frame: Frame) -> Words:
    lows = [*(w.low for w in words), *_BEYOND]
    at = next((i for i in range(1, len(words)) if lows[i] in _WEATHER), 0)
    if at < 3 or lows[at - 1] != "the" or lows[at - 2] not in _LOVES or lows[at + 1] != "and":
        return words
    if at - 2 > 6 or _OTHERWISE & {*lows[: at - 2]} or not _goes_on(lows[at + 2]):
        return words
    known = {key(part) for c in frame for label in (c.name, *c.items) for part in label.casefold().split()}
    if words[at].stem in known or any("weather" in c.name.casefold() for c in frame):
        return words
    return (*words[: at - 2], *words[at + 2 :])


def _goes_on(low: str) -> bool:
    """Whether a finite verb of the same subject follows: "and | stands"; not "and the rain"."""
    return low in ("is", "has") or (low.endswith("s") and low in verb_forms() and finite(low) and low not in _LOVES)


#: what is said of a place without what one likes there
without_loving_the_sun = framed_rewriter((_WEATHER, _without_loving))
