"""A time that stands first, put last: "at 9:30, | Ann was seen", "the day after Ann baked, | the rolls were baked"."""

from nlpuzzle.english.numbers import number_value
from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import Word, finite, participles
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.rewording.naming import item_begun, items_named
from nlpuzzle.understanding.rewording.waking import framed_rewriter, lows_of
from nlpuzzle.understanding.words.vocabulary import verb_forms
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["time_first"]

Words = tuple[Word, ...]

_AT = frozenset({"at", "in", "on"})
_WAYS = frozenset({"after", "before"})
_SPANS = frozenset({"day", "evening", "month", "morning", "night", "week", "year"})
#: with which more is said than who did it
_OTHERS = frozenset(
    "; , and or but nor not n't never neither either no nobody nothing if it its he she they we you him them this that who "
    "which whom whose than only one before after until when while as by there".split()
)
#: but by these the one before or after is told
_TOLD_BY = frozenset({"it", "after", "before", "who", "that", "one"})
_PARTICLES = frozenset({"in", "out", "up", "off", "down", "back", "round", "along"})
_OWN = frozenset({"his", "her", "their"})


def _time_first(words: Words, frame: Frame) -> Words:
    lows = lows_of(words)
    cut = lows.index(",") if lows.count(",") == 1 else 0
    end = len(words) - (words[-1].low == ".")
    if cut < 2 or not _is_time(lows, cut, frame):
        return words
    first, rest = words[:cut], words[cut + 1 : end]
    verb = next((i for i, w in enumerate(rest) if i and _is_verb(w.low)), 0)
    tail = rest[verb + 1 :]
    if not verb or _OTHERS & {w.low for w in rest} or items_named(tail, frame) or not _done(rest[verb].low, tail):
        return words
    if len(items_named(rest[:verb], frame)) != 1:
        return words
    if lows[0] not in _AT and {w.low for w in first[2:]} & (_OTHERS - _TOLD_BY):
        return words
    begun = words[0].instead(lows[0]) if not words[0].proper else words[0]
    return (*rest, begun, *first[1:], *words[end:])


def _is_time(lows: list[str], cut: int, frame: Frame) -> bool:
    """ "At 9:30", "on Monday", "in May"; "the day after Ann baked", "two weeks before the fair"."""
    if lows[0] in _AT:
        begun = item_begun(lows, 1, frame)
        told = begun is not None and begun[0] == cut
        return told and next(c for c in frame if begun is not None and c.name == begun[1].category).ordered
    spans = lows[0] == "the" and lows[1] in _SPANS
    half = lows[0] == "half" and lows[1] in ("a", "an")
    counted = (half or lows[0] in ("a", "an") or number_value(lows[0]) is not None) and unit_of(lows[1 + half]) is not None
    return (spans or counted) and lows[2 + half] in _WAYS and cut > 3 + half


def _done(verb: str, tail: Words) -> bool:
    """ "Was | seen", "came | in", "baked | her cake", "sang": a deed, and nothing that it is done to but one's own."""
    lows = [w.low for w in tail]
    if verb in COPULAS:
        if not lows or lows[0] not in verb_forms() or not (lows[0].endswith("ed") or lows[0] in participles()):
            return False
        lows = lows[1:]
    return not lows or (len(lows) == 1 and lows[0] in _PARTICLES) or (len(lows) == 2 and lows[0] in _OWN)


def _is_verb(low: str) -> bool:
    return low in COPULAS or (low in verb_forms() and finite(low))


#: the time at the end
time_first = framed_rewriter((_AT | _WAYS, _time_first))
