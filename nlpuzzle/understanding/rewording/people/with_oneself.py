"""What somebody has with him: "the chemist, who had an umbrella with him, came second" had an umbrella."""

from functools import cache

from nlpuzzle.english.kinds import families, kind_of, kinds_called
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.tables import rows
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.words import Word, split
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.rewording.waking import woken_by

__all__ = ["with_oneself"]

Words = tuple[Word, ...]

_HAVING = frozenset("brought bring brings bringing carried carries carry had has have".split())
_LED = frozenset({"a", "an", "the", "his", "her", "their", "no"})
_ONESELF = frozenset({"him", "her", "them", "himself", "herself", "themselves"})
_ENDS = frozenset({"", ".", ",", ";", "and", "but"})
_MOST = 4


@woken_by("with")
def with_oneself(words: Words, frame: Frame) -> Words:
    """ "Had an umbrella | with him": of a thing that a category lists; "had the soup with him" may be in his company."""
    lows = [*(w.low for w in words), ""]
    if "with" not in lows:
        return words  # nearly always
    for i in range(3, len(words) - 1):
        if lows[i] != "with" or lows[i + 1] not in _ONESELF or lows[i + 2] not in _ENDS:
            continue
        led = next((k for k in range(i - 1, max(0, i - 2 - _MOST), -1) if lows[k] in _LED), 0)
        if led and led < i - 1 and lows[led - 1] in _HAVING and _is_carried(words[led + 1 : i], frame):
            return with_oneself((*words[:i], *words[i + 2 :]), frame)
    return words


def _is_carried(words: Words, frame: Frame) -> bool:
    """Whether the words are a listed thing that one may have on oneself, and that two do not share at a table."""
    said = [w.low for w in words]
    if said[-1] not in word_table("things"):
        return False
    listed = [c for c in frame if any([w.low for w in split(item)] == said for item in c.items)]
    if len(listed) != 1:
        return False
    noun = singular(listed[0].name.casefold().split()[-1])
    return _consumed().isdisjoint({noun, *families(noun), *kinds_called(noun), kind_of(listed[0].items), *families(said[-1])})


@cache
def _consumed() -> frozenset[str]:
    """The kinds of what one eats and drinks."""
    return frozenset(kind for kind, *classes in rows("natural") if "consume" in classes)
