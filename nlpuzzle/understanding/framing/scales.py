"""Scales that have no numbers: the clues only compare on them."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cache

from nlpuzzle.english.adjectives import degrees, positive, superlative
from nlpuzzle.english.classes import word_class
from nlpuzzle.english.morphology import is_plural
from nlpuzzle.english.tables import rows
from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import finite
from nlpuzzle.puzzle import Category
from nlpuzzle.regex import regex
from nlpuzzle.understanding.framing.counting import NUMBER
from nlpuzzle.understanding.words.vocabulary import closed, verb_forms

__all__ = ["bare_scale", "line_of"]

#: "2 days longer": the scale has numbers, which are not listed
_BY_AN_AMOUNT = regex(rf"\b(?:{NUMBER}|\d+|half|a)\s+(?P<unit>[a-z]+)\s+(?:more|less|fewer|\w+er)\b")
_EXTREME = r"(?:the )?((?:most|least) [a-z]+|[a-z]+est|most|least)"
_FIRST = r"(?:(?:number|no\.?|position|place|rank) (?:1|one)|1|first|1st)"
#: which end is the first: "1 (the lightest)", "youngest to oldest", "the shortest is number 1", "the tallest first"
_FIRST_TOLD = regex(
    rf"\b{_FIRST},? ?(?:\(|[=:] ?|is |being |for |as )?{_EXTREME}\b|\b{_EXTREME} to {_EXTREME}\b"
    rf"|\b{_EXTREME}(?: (?:[a-z]+ )?(?:is|being|gets?|has|was|given|comes?|goes|as|at))?,? {_FIRST}\b"
)
_UPWARDS = regex(r"\b(?:ascending|increasing) order\b|\border of (?:ascending|increasing)\b")
#: "read more books than", "caught the fewest fish", "sold more than"
_MORE_OF = regex(
    r"\b([a-z]+) (?:(?:more|fewer)(?: (?:[a-z]+ )?([a-z]+))? than|the (?:most|fewest)(?: (?!of\b)([a-z]+)\b|(?=[.,;?])))"
)
_HAVING = frozenset({"has", "have", "had"})
#: by so many of these is no scale without numbers, either
_POINTS = frozenset({"point", "points"})
#: the same for one and for several
_ALIKE = frozenset({"cod", "deer", "fish", "people", "salmon", "sheep", "shrimp", "trout"})
#: these compare sums and measures, or nothing
_NO_COUNTS = frozenset(
    """
    are cost costs cover covers earn earned earns is last lasted lasts made make makes measure measures paid pay pays
    scored scores spent take takes took was weighed weighs were
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
    # who finished higher, or lives higher, is on another scale
    (
        "altitude",
        "length",
        "is_higher is_lower was_higher was_lower are_higher are_lower is_the_highest is_the_lowest "
        "was_the_highest was_the_lowest rises_higher stands_higher",
    ),
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
    ("distance", "length", "far close distant"),
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
    if any(unit_of(found["unit"]) is not None or found["unit"] in _POINTS for found in _BY_AN_AMOUNT.finditer(clues)):
        return None, 0
    counts = [(len(pattern.findall(clues)), -i) for i, (pattern, *_) in enumerate(_scales())]
    most, index = max(counts)
    verb, noun, times = _counted(clues, story)
    if times and times >= most:
        upwards = _least_first(story, "count")
        return line_of(noun, size, "count", not upwards, f"{verb} {noun}: 1 is the {'least' if upwards else 'most'}"), times
    if most < 1:
        return None, 0
    _, name, dimension = _scales()[-index]
    if _least_first(story, dimension):
        return line_of(name, size, dimension, False, f"{name}: 1 is the least"), most
    return line_of(name, size, dimension, True, f"{name}: 1 is the most ({_most(name)})"), most


def _least_first(story: str, dimension: str) -> bool:
    """Whether the story numbers from the other end: "from 1 (the lightest) to 5", "the shortest first", "ascending"."""
    firsts = (_degree(next(filter(None, found))) for found in _FIRST_TOLD.findall(story))
    signs = [sign for sign, dimensions in firsts if dimension in dimensions]
    return signs[0] < 0 if signs else _UPWARDS.search(story) is not None


def _degree(extreme: str) -> tuple[int, tuple[str, ...]]:
    """Which way an extreme goes, and of what: "the lightest", "the least expensive", "the fewest"."""
    how, _, base = extreme.partition(" ")
    if base and (plain := positive(base)) is not None:
        return (plain.sign if how == "most" else -plain.sign), plain.dimensions
    told = superlative(how)
    return (told.sign, told.dimensions) if told is not None else (0, ())


def _counted(clues: str, story: str) -> tuple[str, str, int]:
    """What the clues compare the number of, as in "read more books than": the verb, the noun, and how often they do."""
    found = [(verb, more or most) for verb, more, most in _MORE_OF.findall(clues) if _does(verb)]
    found = [(verb, noun) for verb, noun in found if not noun or (_several(noun) and unit_of(noun) is None)]
    nouns = Counter(noun for _, noun in found if noun)
    objects = (noun for verb, _ in found for noun in _objects(verb, f"{story} {clues}"))
    noun = nouns.most_common(1)[0][0] if nouns else next(objects, "")
    return (found[0][0], noun, sum(other in ("", noun) for _, other in found)) if noun else ("", "", 0)


def _does(verb: str) -> bool:
    return verb in _HAVING or (verb in verb_forms() and finite(verb) and verb not in _NO_COUNTS)


def _objects(verb: str, text: str) -> Iterator[str]:
    """ "Tickets" in "sold | raffle tickets": plurals within three words of the verb."""
    for found in re.finditer(rf"\b{verb} ([a-z]+(?: [a-z]+){{0,2}})", text):
        yield from (
            noun for noun in found[1].split() if is_plural(noun) and closed().get(noun) is None and unit_of(noun) is None
        )


def _several(noun: str) -> bool:
    return is_plural(noun) or noun in _ALIKE


def _most(name: str) -> str:
    return {"age": "the oldest", "price": "the most expensive", "height": "the tallest", "length": "the longest"}.get(
        name, f"the greatest {name}"
    )
