"""Scales that have no numbers: the clues only compare on them."""

import re
from collections import Counter, defaultdict
from functools import cache

from nlpuzzle.english.adjectives import degrees, superlative
from nlpuzzle.english.classes import word_class
from nlpuzzle.english.morphology import is_plural
from nlpuzzle.english.tables import rows
from nlpuzzle.english.units import unit_of
from nlpuzzle.puzzle import Category
from nlpuzzle.regex import regex
from nlpuzzle.understanding.framing.counting import NUMBER

__all__ = ["bare_scale", "line_of"]

#: "2 days longer": the scale has numbers, which are not listed
_BY_AN_AMOUNT = regex(
    rf"\b(?:{NUMBER}|\d+|half|a)\s+(?:years?|months?|weeks?|days?|hours?|minutes?|dollars?|cents?|inch(?:es)?|feet|foot|met(?:er|re)s?"
    r"|pounds?|miles?|points?|kilos?|degrees?|cm|km|kg|kilo(?:met(?:er|re)|gram)s?|yards?|ounces?|grams?|lit(?:er|re)s?|seconds?)"
    r"\s+(?:more|less|fewer|\w+er)\b"
)
#: "1 (the lightest)", "from youngest to oldest"
_FIRST_TOLD = regex(
    r"\b(?:1|one|first|1st),? ?(?:\(|= ?|is |being |for |as )?(?:the )?([a-z]+est)\b"
    r"|\bfrom (?:the )?([a-z]+est) to (?:the )?[a-z]+est\b"
)
#: "read more books than", "caught the fewest fish", "sold more than"
_MORE_OF = regex(
    r"\b([a-z]+) (?:(?:more|fewer)(?: (?:[a-z]+ )?([a-z]+))? than|the (?:most|fewest)(?: (?!of\b)([a-z]+)\b|(?=[.,;?])))"
)
#: the same for one and for several
_ALIKE = frozenset({"cod", "deer", "fish", "people", "salmon", "sheep", "shrimp", "trout"})
#: these compare sums and measures, or nothing
_NO_COUNTS = frozenset(
    """
    are be cost costs cover covers earn earned earns for in is last lasted lasts made make makes measure measures no of paid pay
    pays scored scores spent take takes the to took was weighed weighs were with
    """.split()
)
#: scales with no numbers: name, dimension, the adjectives and verbs that compare on it; the first of equals wins
_BARE_SCALES: tuple[tuple[str, str, str], ...] = (
    ("age", "age", "old young new"),
    ("price", "money", "expensive inexpensive cheap costly pricey dear affordable cost_more cost_less costs_more costs_less"),
    ("height", "length", "tall short"),
    (
        "score",
        "count",
        "scored_higher scored_lower scored_more scored_fewer scored_better scored_worse scored_the_highest scored_the_lowest "
        "scored_the_most scored_the_fewest better_mark better_score better_grade higher_mark higher_score higher_grade "
        "lower_mark lower_score lower_grade worse_mark worse_score worse_grade best_mark best_score best_grade highest_mark "
        "highest_score highest_grade lowest_mark lowest_score lowest_grade",
    ),
    ("altitude", "length", "high low"),
    ("weight", "weight", "heavy light weighty hefty"),
    ("speed", "speed", "fast slow quick swift"),
    ("length", "length", "long short"),
    ("size", "size", "big small large tiny"),
    ("depth", "length", "deep shallow"),
    ("temperature", "temperature", "hot cold warm cool chilly"),
    ("loudness", "loudness", "loud quiet noisy"),
    ("strength", "strength", "strong weak"),
    ("width", "length", "wide narrow broad"),
    ("thickness", "length", "thick thin"),
    ("distance", "length", "far close near distant"),
    ("brightness", "brightness", "bright dim"),
)
#: qualities that nobody gives numbers
_QUALITIES = word_class("qualities")


def _compared_by(words: str) -> re.Pattern[str]:
    """Any comparative or superlative of some adjectives, and verbs as they are: "older", "least expensive", "costs more"."""
    found = [form for word in words.split() for form in ([word.replace("_", " ")] if "_" in word else degrees(word))]
    return re.compile(rf"\b(?:{'|'.join(map(re.escape, found))})\b".replace(r"\ ", "[ -]"))


@cache
def _scales() -> tuple[tuple[re.Pattern[str], str, str], ...]:
    every: dict[str, list[str]] = defaultdict(list)
    for base, _, _, _, *dimensions in rows("comparatives"):
        if len(dimensions) == 1 and dimensions[0] in _QUALITIES:
            every[dimensions[0]].append(base)
    told = (*_BARE_SCALES, *((quality, quality, " ".join(bases)) for quality, bases in every.items()))
    return tuple((_compared_by(words), name, dimension) for name, dimension, words in told)


def line_of(name: str, size: int, dimension: str, descending: bool = False, description: str = "") -> Category:
    labels = tuple(str(i) for i in range(1, size + 1))
    return Category(name, labels, tuple(range(1, size + 1)), None, dimension, True, "implied", description or name, descending)


def bare_scale(clues: str, story: str, size: int) -> tuple[Category | None, int]:
    """The scale that the clues compare on, and how often they do."""
    if _BY_AN_AMOUNT.search(clues):
        return None, 0
    counts = [(len(pattern.findall(clues)), -i) for i, (pattern, *_) in enumerate(_scales())]
    most, index = max(counts)
    counted, times = _counted(clues, story, size)
    if times and times >= most:
        return counted, times
    if most < 1:
        return None, 0
    _, name, dimension = _scales()[-index]
    if _least_first(story, dimension):
        return line_of(name, size, dimension, False, f"{name}: 1 is the least"), most
    return line_of(name, size, dimension, True, f"{name}: 1 is the most ({_most(name)})"), most


def _least_first(story: str, dimension: str) -> bool:
    """Whether the story numbers from the other end: "from 1 (the lightest) to 5", "in order from lightest to heaviest"."""
    firsts = [superlative(next(filter(None, found))) for found in _FIRST_TOLD.findall(story)]
    return any(degree is not None and degree.sign < 0 and dimension in degree.dimensions for degree in firsts)


def _counted(clues: str, story: str, size: int) -> tuple[Category | None, int]:
    """What the clues compare the number of, as in "read more books than", and how often they do."""
    found = [(verb, more or most) for verb, more, most in _MORE_OF.findall(clues) if verb not in _NO_COUNTS]
    found = [(verb, noun) for verb, noun in found if not noun or (_several(noun) and unit_of(noun) is None)]
    nouns = Counter(noun for _, noun in found if noun)
    for verb, _ in found:
        if not nouns and (told := re.search(rf"\b{verb} (?:[a-z]+ ){{0,2}}?([a-z]+s)\b", f"{story} {clues}")):
            nouns = Counter([told[1]])  # "sold | raffle | tickets"
    if not nouns:
        return None, 0
    (noun, _), verb = nouns.most_common(1)[0], found[0][0]
    alike = [pair for pair in found if pair[1] in ("", noun)]
    return line_of(noun, size, "count", True, f"{verb} {noun}: 1 is the most"), len(alike)


def _several(noun: str) -> bool:
    return is_plural(noun) or noun in _ALIKE


def _most(name: str) -> str:
    return {"age": "the oldest", "price": "the most expensive", "height": "the tallest", "length": "the longest"}.get(
        name, f"the greatest {name}"
    )
