"""Who comes next to the first of all: "younger than Ann but older than everyone else", "behind Ann and ahead of the rest"."""

from nlpuzzle.english.adjectives import comparative
from nlpuzzle.english.words import Word
from nlpuzzle.understanding.rewording.waking import lows_of, rewriter

__all__ = ["all_but_one"]

Words = tuple[Word, ...]

_ALL = frozenset({"everyone", "everybody", "anyone", "anybody"})
_THE_REST = tuple(
    rest.split() for rest in ("all the others", "all the rest", "all of the others", "all others", "the others", "the rest")
)
_JOINTS = frozenset({"and", "but"})
_AHEAD = {"behind": "before", "after": "before", "before": "after", "ahead": "after"}
_OTHERS = frozenset(", ; and or but not n't never neither nor either if than before after behind ahead who which that".split())


def _all_but_one(words: Words) -> Words:
    """ "Younger than Ann | but older than everyone else": older than everyone but Ann, who cannot be meant."""
    lows = lows_of(words)
    at = next((i for i in range(4, len(words)) if _whole(lows, i)), 0)
    if at and lows[at + _whole(lows, at)] not in ("", ".", ",", ";"):
        return words  # "everyone else from Ely": not of them all
    joint = next((i for i in range(at - 1, 2, -1) if lows[i] in _JOINTS), 0)
    end = joint - (lows[joint - 1] == ",")
    if not at or not joint:
        return words
    start = next((i for i in range(end - 1, 0, -1) if lows[i] in ("than", "behind", "after", "before", "of")), 0)
    one = words[start + 1 : end]
    again = joint + 1 + (lows[joint + 1] in ("is", "was"))
    if not start or not one or {w.low for w in one} & _OTHERS or not _opposite(lows, start, again, at):
        return words
    begin = start - 1 if lows[start] in ("than", "of") else start
    everyone = words[at].instead("everyone")
    return (*words[:begin], *words[again:at], everyone, words[joint].instead("but"), *one, *words[at + _whole(lows, at) :])


def _whole(lows: list[str], at: int) -> int:
    """How many words say "everyone else" or "all the others" there."""
    if lows[at] in _ALL and lows[at + 1] == "else":
        return 2
    return next((len(rest) for rest in _THE_REST if lows[at : at + len(rest)] == rest), 0)


def _opposite(lows: list[str], start: int, again: int, at: int) -> bool:
    """Whether the first comparison goes the one way and the second, up to "everyone", the other."""
    if lows[start] == "than":
        first, second = comparative(lows[start - 1]), comparative(lows[again])
        if first is None or second is None or lows[again + 1] != "than" or again + 2 != at:
            return False
        return first.sign != second.sign and bool({*first.dimensions} & {*second.dimensions})
    first_way = "ahead" if lows[start] == "of" and lows[start - 1] == "ahead" else lows[start]
    second_way = lows[again]
    stop = again + 1 + (second_way == "ahead")
    ways = _AHEAD.get(first_way), _AHEAD.get(second_way)
    return None not in ways and ways[0] != ways[1] and stop == at and (second_way != "ahead" or lows[again + 1] == "of")


#: "older than everyone but Ann"
all_but_one = rewriter((frozenset({"else", "others", "rest"}), _all_but_one))
