"""By how much somebody won, where one thing is measured: "Ann's marrow | beat Ben's by 2 kg" was 2 kg heavier than it.

"Ann's marrow | came in 2 kg under Ben's": was 2 kg lighter than it.
"""

from nlpuzzle.english.morphology import singular
from nlpuzzle.english.numbers import number_value
from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import Word, split
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.rewording.waking import woken_by
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["beaten_by_so_much"]

Words = tuple[Word, ...]

_BEAT = frozenset({"beat", "beats"})
#: of what is measured, who has more of it and who has less; where more wins, whoever wins
_DEGREES = {
    "height": ("taller", "shorter"),
    "weight": ("heavier", "lighter"),
    "length": ("longer", "shorter"),
    "width": ("wider", "narrower"),
}
#: how a thing that was weighed did, and whether that was less
_CAME_IN = (["came", "in"], ["comes", "in"], ["weighed", "in"], ["weighs", "in"])
_UNDER = {"under": True, "below": True, "over": False, "above": False}
_PARTS = frozenset({",", ";", "and", "but", "or", "if", "not", "n't", "who", "that", "which", "either", "neither"})


@woken_by("in", "by")
def beaten_by_so_much(words: Words, frame: Frame) -> Words:
    """ "Beat Ben's by 2 kg", "was beaten by Ben's by 2 kg", "lost to Ben's by 2 kg": so much heavier, or lighter."""
    lows = [w.low for w in words]
    if "in" in lows and (told := _came_in(words, lows, frame)):
        return told
    verb = next((i for i, low in enumerate(lows) if low in _BEAT or low in ("beaten", "lost")), 0)
    by = max((i for i, low in enumerate(lows) if low == "by"), default=0)
    end = len(words) - (lows[-1:] == ["."])
    if not 0 < verb < by - 1 or not by < end - 1 or _PARTS & set(lows[verb:]):
        return words
    start, less = verb, lows[verb] not in _BEAT
    if lows[verb] == "beaten":
        start -= 1
    if less and (lows[verb + 1] != ("to" if lows[verb] == "lost" else "by") or (start < verb and lows[start] not in COPULAS)):
        return words
    rival = words[verb + 1 + less : by]
    unit = unit_of(lows[end - 1])
    degrees = _degrees_of(unit.dimension if unit else None, frame)
    if not rival or not degrees or not 0 < end - 1 - by <= 5:
        return words
    was, than = words[verb].instead("was"), words[verb].instead("than")
    return (*words[:start], was, *words[by + 1 : end], words[verb].instead(degrees[less]), than, *rival, *words[end:])


def _came_in(words: Words, lows: list[str], frame: Frame) -> Words:
    """ "Came in two kilos under Ben's": was so much lighter; nothing where it is no such sentence."""
    for i in range(1, len(words) - 4):
        verb = next((v for v in _CAME_IN if lows[i : i + len(v)] == v), None)
        if verb is None:
            continue
        start = i + len(verb) + (lows[i + len(verb)] in ("exactly", "just"))
        at = start + 2 + (lows[start + 1] in ("whole", "full"))
        unit = unit_of(lows[at - 1])
        degrees = _degrees_of(unit.dimension if unit else None, frame)
        end = len(words) - (lows[-1] == ".")
        if number_value(lows[start]) is None or not degrees or at >= end - 1 or lows[at] not in _UNDER:
            return ()
        if _PARTS & {*lows[at:end]} or number_value(lows[at + 1]) is not None:
            return ()  # "three kilos over 40"
        more = words[at].instead(degrees[_UNDER[lows[at]]])
        return (*words[:i], words[i].instead("was"), *words[start:at], more, words[at].instead("than"), *words[at + 1 :])
    return ()


def _degrees_of(dimension: str | None, frame: Frame) -> tuple[str, ...]:
    """How what the unit measures is compared; nothing where two categories are measured by it, or another one."""
    measured = [c for c in frame if c.ordered and c.dimension == dimension and not c.anchor]
    if dimension is None or len(measured) != 1:
        return ()
    names = [singular(w.low) for w in split(measured[0].name)][-1:]
    return _DEGREES.get(names[0], ()) if names else ()
