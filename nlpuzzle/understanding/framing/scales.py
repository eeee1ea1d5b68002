"""Scales that have no numbers: the clues only compare on them."""

import re
from functools import cache

from nlpuzzle.english.adjectives import degrees
from nlpuzzle.puzzle import Category
from nlpuzzle.regex import regex
from nlpuzzle.understanding.framing.counting import NUMBER

__all__ = ["bare_scale", "line_of"]

#: "2 days longer": the scale has numbers, which are not listed
_BY_AN_AMOUNT = regex(
    rf"\b(?:{NUMBER}|\d+|half|a)\s+(?:years?|months?|weeks?|days?|hours?|minutes?|dollars?|cents?|inch(?:es)?|feet|foot|met(?:er|re)s?"
    r"|pounds?|miles?|points?|kilos?|degrees?|cm|km|kg)\s+(?:more|less|fewer|\w+er)\b"
)
#: scales with no numbers: name, dimension, the adjectives and verbs that compare on it; the first of equals wins
_BARE_SCALES: tuple[tuple[str, str, str], ...] = (
    ("age", "age", "old young new"),
    ("price", "money", "expensive inexpensive cheap costly pricey dear affordable cost_more cost_less costs_more costs_less"),
    ("height", "length", "tall short"),
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
    ("brightness", "brightness", "bright dim"),
)


def _compared_by(words: str) -> re.Pattern[str]:
    """Any comparative or superlative of some adjectives, and verbs as they are: "older", "least expensive", "costs more"."""
    found = [form for word in words.split() for form in ([word.replace("_", " ")] if "_" in word else degrees(word))]
    return re.compile(rf"\b(?:{'|'.join(map(re.escape, found))})\b".replace(r"\ ", "[ -]"))


@cache
def _scales() -> tuple[tuple[re.Pattern[str], str, str], ...]:
    return tuple((_compared_by(words), name, dimension) for name, dimension, words in _BARE_SCALES)


def line_of(name: str, size: int, dimension: str, descending: bool = False, description: str = "") -> Category:
    labels = tuple(str(i) for i in range(1, size + 1))
    return Category(name, labels, tuple(range(1, size + 1)), None, dimension, True, "implied", description or name, descending)


def bare_scale(clues: str, size: int) -> tuple[Category | None, int]:
    """The scale that the clues compare on, and how often they do."""
    counts = [(len(pattern.findall(clues)), -i) for i, (pattern, *_) in enumerate(_scales())]
    most, index = max(counts)
    if most < 1 or _BY_AN_AMOUNT.search(clues):
        return None, 0
    _, name, dimension = _scales()[-index]
    return line_of(name, size, dimension, True, f"{name}: 1 is the most ({_most(name)})"), most


def _most(name: str) -> str:
    return {"age": "the oldest", "price": "the most expensive", "height": "the tallest", "length": "the longest"}.get(
        name, f"the greatest {name}"
    )
