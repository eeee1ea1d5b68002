"""What the numbers of a line tell of its places beside their order: "the bells are numbered from 1, the lightest, to 5"."""

from collections.abc import Mapping
from functools import lru_cache

from nlpuzzle.english.adjectives import Degree, superlative
from nlpuzzle.regex import regex

__all__ = ["grades_in_a_row", "grades_told"]

#: "numbered 1 to 4, from the lightest to the heaviest"
_FROM_TO = regex(r"\bfrom (?:the )?([a-z]+est) to (?:the )?([a-z]+est)\b")
_IN_ORDER = regex(r"\b(?:number(?:ed|s)|in order|ranked|1 (?:to|through|-|–) \d+)\b")
#: "from 1, the lightest", "1 (the lightest)", "bell 1 is the lightest"
_FIRST = regex(r"\b1(?:,| is| being| \(|,? which is) ?(?:the )?([a-z]+est)\b")
#: "in order of height, | the shortest on the far left | and the tallest on the right"
_BY_MEASURE = regex(r"\b(?:in|by) order of [a-z]+\b")
_ENDS = regex(r"\bthe ([a-z]+est) (?:being |standing |one |is |stands )?(?:on|at) the (?:far |very )?(left|right)\b")
#: "with the lightest in position 1"
_IN_PLACE_1 = regex(r"\bthe ([a-z]+est) (?:[a-z]+ )?(?:in|at|on|has|takes|gets) (?:place|position|number|rank|spot) 1\b")
#: "from place 1 for the lightest to place 4"
_PLACED = regex(r"\b(?:place|position|number|rank)s? 1 (?:for|to|goes to|is) the ([a-z]+est)\b")
_WAYS = {"left": -1, "right": 1}
_SENTENCES = regex(r"(?<=[a-z0-9)])[.;!?](?:\s|\Z)|\n")
#: what tells a place in the line by itself, or that one thing is more than another in whatever it may be
_GENERAL = frozenset(
    "good bad high low near far close early late more less few many great small large big long short new old young".split()
)


@lru_cache(maxsize=256)
def grades_told(story: str) -> Mapping[str, int]:
    """By what is measured, +1 where more of it has a higher number in the line, -1 where it has a lower one."""
    found: dict[str, int] = {}
    for sentence in _SENTENCES.split(story):
        if "1" not in sentence or "est" not in sentence:
            continue
        first = [match[1] for match in _FIRST.finditer(sentence)]
        if _IN_ORDER.search(sentence):
            first += [a for a, b in _FROM_TO.findall(sentence) if _opposed(superlative(a), superlative(b))]
        for word in first:
            degree = superlative(word)
            if degree is not None and degree.base not in _GENERAL:
                kind = degree.dimensions[0]
                found[kind] = -degree.sign if found.get(kind, -degree.sign) == -degree.sign else 0
    return found


@lru_cache(maxsize=256)
def grades_in_a_row(story: str) -> Mapping[str, int]:
    """The same of things that have their places by it: "in order of height, the shortest on the far left", "place 1 for"."""
    found: dict[str, int] = {}
    for sentence in _SENTENCES.split(story):
        ends = [(match[1], match[2]) for match in _ENDS.finditer(sentence) if _BY_MEASURE.search(sentence)]
        if "left to right" in sentence:
            ends += [(a, "left") for a, b in _FROM_TO.findall(sentence) if _opposed(superlative(a), superlative(b))]
        ends += [(match[1], "left") for pattern in (_PLACED, _IN_PLACE_1) for match in pattern.finditer(sentence)]
        for word, side in ends:
            degree = superlative(word)
            if degree is not None and degree.base not in _GENERAL - {"short"}:
                kind, way = degree.dimensions[0], degree.sign * _WAYS[side]
                found[kind] = way if found.get(kind, way) == way else 0
    return found


def _opposed(one: Degree | None, other: Degree | None) -> bool:
    return one is not None and other is not None and one.dimensions[0] == other.dimensions[0] and one.sign != other.sign
