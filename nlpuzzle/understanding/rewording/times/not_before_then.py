"""What comes then or not before: "did not bake until Friday", "was not until May that", "on Friday at the earliest"."""

from nlpuzzle.english.classes import verb_class
from nlpuzzle.english.dates import MONTHS, WEEKDAYS
from nlpuzzle.english.words import Word, past_tense, third_person
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.rewording.naming import item_begun
from nlpuzzle.understanding.rewording.waking import framed_rewriter, lows_of
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["not_before_then"]

Words = tuple[Word, ...]

_NOT = frozenset({"not", "n't"})
_JOINTS = frozenset({",", ";", "and", "but", "or", "nor", "if", "when", "who", "which", "that", "because", "so"})
_ENDING = frozenset({"", ".", ",", ";", "and", "but"})
_TIMES = frozenset({"date", "day", "month", "time", "year", "clock"})
_BOUNDS = {"earliest": "earlier", "latest": "later"}


def _until_then(words: Words, frame: Frame) -> Words:
    """ "Did not arrive | until Friday": arrived on Friday; "was not opened until 1890", "it was not until May that"."""
    lows = lows_of(words)
    until = lows.index("until")
    then = _time_at(lows, until + 1, frame)
    if then is None or lows.count("until") > 1 or "never" in lows:
        return words
    end, lead = then
    start = max((i for i in range(until) if lows[i] in _JOINTS), default=-1)
    denied = next((i for i in range(start + 2, until) if lows[i] in _NOT), 0)
    like = words[until]
    if not denied:
        return words
    helper, told = lows[denied - 1], words[denied + 1 : until]
    if helper in COPULAS and lows[denied - 2] == "it" and not told and lows[end] == "that":
        return (*words[: denied], like.instead(lead), *words[until + 1 :])
    if lows[end] not in _ENDING or not told:
        return words
    if helper in COPULAS:
        done = told[0].stem in verb_class("done-at-a-time") and len(told) == 1
        verb: Words = told
        before = words[:denied] if done else ()
    else:
        going = told[0].stem in verb_class("done-at-a-time") and not told[0].low.endswith(("ed", "ing"))
        said = {"did": past_tense, "does": third_person}.get(helper)
        plain = helper in ("will", "wo", "do")
        if not going or not (said or plain) or len(told) > 4:
            return words
        verb = (told[0].instead(said(told[0].low) if said else told[0].low), *told[1:])
        before = (*words[: denied - 1], *((words[denied - 1].instead("will"),) if helper in ("will", "wo") else ()))
    return (*before, *verb, like.instead(lead), *words[until + 1 :]) if before else words


def _time_at(lows: list[str], at: int, frame: Frame) -> tuple[int, str] | None:
    """Where the time of an item ends that begins there, and the preposition that leads to it."""
    begun = item_begun(lows, at, frame)
    if begun is None:
        return None
    end, item = begun
    category = next(c for c in frame if c.name == item.category)
    named = {*category.name.casefold().split()} & _TIMES or category.dimension in ("date", "time", "clock")
    first = lows[at]
    if not category.ordered or not (named or first in WEEKDAYS or first in MONTHS):
        return None
    if first in WEEKDAYS or (first in MONTHS and end - at > 1):
        return end, "on"
    if first in MONTHS or (first.isdecimal() and len(first) == 4 and end - at == 1):
        return end, "in"
    return (end, "at") if ":" in first or lows[end - 1] in ("am", "pm", "noon", "midnight") else None


def _at_the_earliest(words: Words, frame: Frame) -> Words:
    """ "On Friday | at the earliest": no earlier than Friday; "by May at the latest": no later."""
    lows = lows_of(words)
    at = next((i for i in range(3, len(words) - 2) if lows[i : i + 2] == ["at", "the"] and lows[i + 2] in _BOUNDS), 0)
    begin = next((i for i in range(at - 1, 1, -1) if lows[i] in ("on", "in", "at", "by")), 0) if at else 0
    if not begin or lows[at + 3] not in _ENDING or {"not", "n't", "never", "neither", "if", "or"} & {*lows[:at]}:
        return words
    then = _time_at(lows, begin + 1, frame)
    if then is None or then[0] != at or (lows[begin] == "by" and lows[at + 2] == "earliest"):
        return words
    like = words[at]
    than = (like.instead(low) for low in ("no", _BOUNDS[lows[at + 2]], "than"))
    return (*words[:begin], *than, *words[begin + 1 : at], *words[at + 3 :])


#: both put as the time at which it is, or before which it is not
not_before_then = framed_rewriter(
    (frozenset({"until"}), _until_then), (frozenset(_BOUNDS), _at_the_earliest)
)
