"""On which day it is, told of the day: "Tuesday was not the day of | the walk", for "the day of the walk was not Tuesday"."""

from nlpuzzle.english.morphology import singular
from nlpuzzle.english.words import Word, split
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.rewording.waking import woken_by
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["day_of_it"]

Words = tuple[Word, ...]

_SPANS = frozenset({"day", "date", "month", "year", "evening", "morning", "night", "week"})
_OTHERWISE = frozenset("; , and or nor not n't never but if who which that".split()) | COPULAS


@woken_by("of")
def day_of_it(words: Words, frame: Frame) -> Words:
    """ "Neither Tuesday nor Friday | was the day of | the walk": the day of the walk was neither."""
    lows = [w.low for w in words]
    at = next((i for i in range(3, len(words) - 2) if lows[i + 1] == "of" and lows[i] in _SPANS and lows[i - 1] == "the"), 0)
    if not at:
        return words  # nearly always
    denied = lows[at - 2] in ("not", "n't")
    verb = at - 2 - denied
    end = len(words) - (lows[-1:] == ["."])
    if verb < 1 or lows[verb] not in COPULAS or _OTHERWISE & {*lows[at + 2 : end]}:
        return words
    named = [[w.low for w in split(label)] for c in frame if _of(c.name, lows[at]) for label in c.items]
    days = lows[:verb]
    pair = days[:1] == ["neither"] and "nor" in days and not denied
    told = [days[1 : days.index("nor")], days[days.index("nor") + 1 :]] if pair else [days]
    if not all(day in named for day in told):
        return words
    first = (words[at - 1], words[at], *words[at + 1 : end], words[verb])
    return (*first, *words[verb + 1 : at - 1], *words[:verb], *words[end:])


def _of(name: str, noun: str) -> bool:
    """Whether a category is called by the noun: "day", "Day of the week"."""
    return noun in {singular(w.low) for w in split(name)}
