"""How near something is at least: "within two places of Ann" is at most two places away from her, on either side."""

from nlpuzzle.english.morphology import singular
from nlpuzzle.english.numbers import number_value
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import Word
from nlpuzzle.understanding.rewording.waking import rewriter

__all__ = ["plainly_near"]

Words = tuple[Word, ...]

_DENIED = frozenset({"not", "n't", "never", "no", "nobody", "nothing", "neither", "nor", "none", "only", "all", "every"})
_ONE = {"a": "one", "an": "one", "one": "one"}
_WHEN = frozenset({"date", "time", "duration"})


def _within(words: Words) -> Words:
    """ "Finished | within two places of | Ann": at most two away from her; "within a day of": at most one before or after."""
    lows = [w.low for w in words]
    at = lows.index("within")
    if not 0 < at < len(words) - 4 or lows[at + 3] != "of" or _DENIED & set(lows[:at]):
        return words
    number, unit = lows[at + 1], unit_of(lows[at + 2])
    told = number in _ONE or number_value(number) is not None
    if not told or lows[at + 4].endswith("ing"):
        return words  # "within a week of leaving"
    count = words[at + 1].instead(_ONE.get(number, number))
    most = tuple(words[at].instead(low) for low in ("at", "most"))
    if singular(lows[at + 2]) in word_table("places"):
        away = "away from"
    elif unit is not None and _WHEN & {unit.dimension}:
        away = "before or after"
    else:
        return words
    near = (words[at + 3].instead(low) for low in away.split())
    return (*words[:at], *most, count, words[at + 2], *near, *words[at + 4 :])


#: the wording put as one that the grammar reads
plainly_near = rewriter((frozenset({"within"}), _within))
