"""Which way a line runs: whether its numbers rise to the right, upwards, to the back, northwards; told by the text or usual."""

import re
from collections.abc import Mapping
from functools import lru_cache

from nlpuzzle.english.morphology import plural, singular
from nlpuzzle.english.tables import words
from nlpuzzle.puzzle import Category, Number
from nlpuzzle.regex import regex
from nlpuzzle.understanding.words.lines import is_contest, is_seeding

__all__ = ["at_an_end", "heading", "headings", "ways_told"]

_AXES = (("left", "right"), ("bottom", "top"), ("front", "back"), ("south", "north"), ("west", "east"))
_OPPOSITE = {end: other for pair in _AXES for end, other in (pair, pair[::-1])}
#: other words for the ends
_CALLED = {
    "rear": "back", "lowest": "bottom", "lowermost": "bottom", "highest": "top", "uppermost": "top", "topmost": "top",
    "bottommost": "bottom", "bottom-most": "bottom", "undermost": "bottom", "top-most": "top", "upmost": "top",
    "leftmost": "left", "rightmost": "right", "left-most": "left", "right-most": "right",
    **{f"{way}{more}": way for way in ("south", "north", "west", "east") for more in ("ern", "erly", "ernmost")},
}  # fmt: skip
#: one of these is a part of every word for an end
_ENDS = (
    "left", "right", "bottom", "top", "front", "back", "south", "north", "west", "east", "low", "high", "upper", "upmost",
    "rear", "undermost",
)  # fmt: skip
_END = rf"({'|'.join(sorted([*_OPPOSITE, *_CALLED], key=len, reverse=True))})"
_SIDE = rf"(?:the )?(?:very |far |farthest |furthest |extreme |most )?{_END}(?:[- ]hand)?(?: (?:end|side|(?!of\b)\w+))?"
#: "from right to left", "from the back end to the front", "from north (1) to south (5)"
_WAY = regex(rf"\b{_END}(?:[- ]hand)?(?: (?:end|side))?(?: \((?:no\. ?|number )?1\))? to (?:the )?(?:far |very )?{_END}\b")
_PLACE = rf"(?:end|side|one|{'|'.join(sorted(words('upright') | words('places')))})"
_AT = (
    rf"(?:the (?:very |far |farthest |furthest |extreme |most )?|farthest |furthest |(?<=[=(])|(?<=[=(] )){_END}"
    rf"(?=(?: {_PLACE})?(?:[,.;:)\n]| and\b| while\b| to \d|\Z| of the \w+,? to \d"
    r"| of the (?:column|file|line|parade|pile|procession|queue|row|stack|train)(?:[,.;:)\n]|\Z)))"
)
#: "1 is at the top", "1 (the lowest)", "number 1 on the far right", "the first being the lowest", "from 1, at the back of the
#: hall, to 4"; not "one to the left of"
_FIRST_AT = regex(
    r"(?<!\d )\b(?:(?:1|first)(?: [a-z]+)?(?:,? (?:being|is|was|stands|lies|hangs)| ?\(| ?=)(?: ?(?:at|on|in))?"
    rf"|1,? (?:right )?(?:at|on|in)) ?{_AT}"
)
#: "the bottom shelf is number 1", "the rightmost is numbered 1"
_END_IS_FIRST = regex(rf"\b{_SIDE},? (?:(?:is|being|was) )?(?:called )?(?:numbered|number|no\.|#) ?(?:1|one)\b")
#: "the bottommost box is at position 1", "the lowest shelf is shelf 1", "the box at the top is numbered as 7"
_NUMBERED = (
    rf"\b{_SIDE}(?: {_PLACE})?,? (?:(?:is|being|was|has|gets|bears) )"
    r"(?:at |in |on |called |known as |given |marked |labell?ed )*"
    rf"(?:numbered(?: as)?|(?:the )?number|no\.|#|{_PLACE})(?: number)? ?"
)
_END_IS_NUMBER = regex(rf"{_NUMBERED}(\d+|one)\b(?! (?:and|or|to) \d| of\b)")
#: "shelf 6 is the topmost", "floor 1 being the lowest one"
_NUMBER_IS_END = regex(rf"\b(?:number|{_PLACE}) (\d+) (?:is|being|was|at|=) {_AT}")
_ALL = "|".join(sorted({"places", "positions", *map(plural, words("upright") | words("places"))}))
#: "the places are counted from the bottom up", "count the seats from the right"
_PLACES = "|".join(sorted(map(plural, words("upright"))))
_COUNTED_FROM = regex(
    rf"\b(?:(?:places|positions|{_PLACES}) are counted|(?:count|number) (?:the )?(?:{_ALL})) from {_SIDE}"
    r"(?! to\b)"
)
#: "numbered from the top", "1 to 5 from the top down", "numbered upwards"
_NUMBERED_FROM = regex(
    rf"\bnumber(?:ed|s|ing)\b(?: (?:them|consecutively|in order|run|start|begin))*(?: (?:1|one) (?:to|through|-|–) \w+)?,?"
    rf"(?: (?:run|runs|start|starts|starting|begin|begins|beginning|counting))? (?:from|at) {_SIDE}(?! to\b)"
)
#: "coming from the west one passes them, and we number them 1 to 5 in that order"
_PASSED_FROM = regex(
    rf"\b(?:com(?:e|es|ing)|travel(?:s|l?ing)?|walk(?:s|ing)?|driv(?:es?|ing)|sail(?:s|ing)?|rid(?:es?|ing)|cycl(?:es?|ing)|"
    rf"travell?ers?|walkers?|visitors?|drivers?) (?:in )?from the {_END}\b.*\bnumber.*\bin (?:that|this) order\b"
)
#: "four shelves: top, second, third and bottom"
_BETWEEN = r"(?:second|third|fourth|fifth|next|middle|centre|center|lower|upper)"
_LISTED = regex(rf"\b{_END}(?:, {_BETWEEN}[a-z -]{{0,12}})+,? and {_END}\b")
#: what tells that a way is that of the numbers, and not only how somebody looked along the line
_NUMBERING = regex(r"\b(?:number(?:ed|s|ing)?|labell?ed|no\.|(?:1|one) (?:to|through|-|–) \w+)")


#: "lowest", "at the far left", "ground floor", "nearest the gate", "first"
_AN_END = regex(
    rf"(?:(?:at|on|is|=) )?(?:{_SIDE}|(?:the )?(?:first|last|best|worst|oldest|youngest|ground|nearest|closest)(?: \w+){{0,3}}"
    r"|(?:at|by|beside|near|next to|nearest|closest)(?: to)? the \w+(?: \w+)?)",
    re.I,
)


def at_an_end(text: str) -> bool:
    """Whether a note in brackets tells at which end a place is: "1 (lowest), 2, 3, 4 (highest)"."""
    return _AN_END.fullmatch(text.strip()) is not None


def _end(word: str) -> str:
    return _CALLED.get(word, word)


def _starts(text: str) -> frozenset[str]:
    """The ends at which the numbers begin, by what the text says."""
    sentences = re.split(r"(?<=[a-z0-9)])[.;!?](?:\s|\Z)|\n", text.casefold())
    return frozenset().union(*map(_starts_in, sentences))


@lru_cache(maxsize=1024)
def _starts_in(sentence: str) -> frozenset[str]:
    found: set[str] = set()
    if not any(end in sentence for end in _ENDS):
        return frozenset()
    compass = any(way in sentence for way in ("north", "south", "west", "east"))
    if compass or _NUMBERING.search(sentence):
        found |= {_end(a) for a, b in _WAY.findall(sentence) if _OPPOSITE[_end(a)] == _end(b)}
    if " and " in sentence:
        found |= {_end(a) for a, b in _LISTED.findall(sentence) if _OPPOSITE[_end(a)] == _end(b)}
    first = "1" in sentence or "one" in sentence
    if first or "first" in sentence:
        found |= {_end(end) for end in _FIRST_AT.findall(sentence)}
    if first:
        found |= {_end(end) for end in _END_IS_FIRST.findall(sentence)}
    if "number" in sentence:
        found |= {_end(end) for end in _NUMBERED_FROM.findall(sentence)}
        found |= {_end(end) for end in _PASSED_FROM.findall(sentence)}
    if "counted from" in sentence or sentence.lstrip(" ([").startswith(("count ", "number ")):
        found |= {_end(end) for end in _COUNTED_FROM.findall(sentence)}
    told = [*_END_IS_NUMBER.findall(sentence), *((end, number) for number, end in _NUMBER_IS_END.findall(sentence))]
    found |= {_end(end) if number in ("1", "one") else _OPPOSITE[_end(end)] for end, number in told}
    return frozenset(found)


def ways_told(text: str) -> tuple[str, ...]:
    """What the text says of the way in which places are numbered: "from right to left"."""
    return tuple(f"from {end} to {_OPPOSITE[end]}" for end in sorted(_starts(text)))


@lru_cache(maxsize=512)
def _ways(text: str) -> tuple[tuple[str, str], ...]:
    """The pairs of ends in "from left to right"; nearly no text has any."""
    return tuple(_WAY.findall(text)) if " to " in text else ()


@lru_cache(maxsize=512)
def headings(text: str) -> Mapping[str, int]:
    """By end of a line, whether its numbers rise (+1) or fall (-1) that way, where the text tells: "1 is at the top"."""
    starts = {a for a, b in _ways(text) if _OPPOSITE[a] == b}
    ways = {start: -1 for start in starts if _OPPOSITE[start] not in starts}
    return {**ways, **{_OPPOSITE[start]: 1 for start in ways}}


@lru_cache(maxsize=512)
def heading(category: Category, end: str) -> int:
    """Whether the numbers of a line rise (+1) or fall (-1) towards "left", "top", "back", ...; 0 where nobody can say.

    Where the text tells nothing, houses are numbered to the right, floors upwards, queues to the back, and the best is
    highest; a row has no top, and floors have no left.
    """
    if labelled := _by_labels(category.items, category.values or (), end):
        return labelled
    told = headings(category.description)
    if end in told:
        return told[end]
    if _ways(category.description) and any(axis for axis in _AXES if end in axis and set(axis) & _said(category)):
        return 0  # told both ways
    upright = _upright(category)
    match end:
        case "top" | "bottom":
            up = -1 if not _of_floors(category) and (is_contest(category) or is_seeding(category)) else 1 if upright else 0
            return up if end == "top" else -up
        case "left" | "right":
            across = not upright and not ({"top", "north", "west"} & told.keys())
            return (1 if end == "right" else -1) if across else 0
        case "front" | "back":
            return 1 if end == "back" else -1
    return 0


@lru_cache(maxsize=512)
def _by_labels(items: tuple[str, ...], values: tuple[Number, ...], end: str) -> int:
    """Where two places are called by the two ends of the line, "top" and "bottom", their values tell; else 0."""
    ranks = {_end(item.casefold()): value for item, value in zip(items, values, strict=False)}
    here, there = ranks.get(end), ranks.get(_OPPOSITE.get(end, ""))
    return 0 if here is None or there is None else 1 if here > there else -1


def _said(category: Category) -> set[str]:
    return {end for pair in _ways(category.description) for end in pair}


def _of_floors(category: Category) -> bool:
    """Whether the places are called by what is one above the other: "ground floor", "top shelf"; whatever their category is."""
    words_of_items = {word for item in category.items for word in item.casefold().split()}
    return "ground" in words_of_items or any(singular(word) in words("upright") for word in words_of_items)


def _upright(category: Category) -> bool:
    """Whether the places are one above the other, the first the lowest: floors and rungs."""
    if _of_floors(category):
        return True
    named = (category.name,)
    return any(singular(word) in words("upright") for name in named for word in name.casefold().split())
