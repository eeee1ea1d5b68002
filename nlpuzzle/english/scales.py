"""Ordered words: sizes (XS .. XXL, small .. large), grades of an adjective ("very short" .. "super tall"), parts of the day."""

import re
from collections.abc import Sequence

from nlpuzzle.english.numbers import ordinal_value
from nlpuzzle.english.wordlists import word_set
from nlpuzzle.regex import regex

__all__ = ["scale_values"]

_LETTER_SIZE = regex(r"(x{0,4}|\d{1,2}x)([sml])\Z")

#: each scale from its lowest word; words of one group mean the same rank
_SCALES: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("size", ("tiny", "extra small|extra-small", "small|little", "medium|mid-size|midsize|medium-sized|regular", "large|big",
              "extra large|extra-large", "huge|jumbo", "enormous|giant|gigantic")),
    ("time", ("dawn", "early morning", "morning", "midmorning|mid-morning", "noon|midday", "early afternoon", "afternoon",
              "late afternoon", "evening", "night|midnight")),
    ("date", ("spring", "summer", "autumn|fall", "winter")),
    ("position", ("beginner|novice", "intermediate", "advanced", "expert", "master")),
    ("position", ("gold", "silver", "bronze")),
    ("position", ("leftmost", "center left|middle left", "middle|center|centre", "center right|middle right", "rightmost")),
    ("position", ("left", "middle|center|centre", "right")),
    ("position", ("front", "middle|center|centre", "back|rear")),
    ("position", ("bottom", "middle|center|centre", "top")),
    ("position", ("cellar|basement|cellar floor", "ground|ground floor", "middle|middle floor|upper|upper floor",
                  "top|top floor|attic|attic floor|loft|garret")),
    ("position", ("far left", "center left|centre left|left center|left centre|middle left", "center|centre|middle",
                  "center right|centre right|right center|right centre|middle right", "far right")),
    ("position", ("bottom", "lower middle|middle lower", "middle|center|centre", "upper middle|middle upper", "top")),
    ("temperature", ("freezing", "cold", "cool", "lukewarm|mild", "warm", "hot", "scorching|boiling")),
    ("count", ("single", "double", "triple", "quadruple")),
    ("count", ("none", "few", "some", "many")),
)  # fmt: skip
#: lists whose order is told by habit rather than by rank: read only where the whole list fits and has at least so many words
_NEEDS = {
    "gold": 3,
    "beginner|novice": 3,
    "none": 4,
    "single": 3,
    "tiny": 2,
    "spring": 4,
    "left": 3,
    "front": 3,
    "bottom": 3,
    "cellar|basement|cellar floor": 3,
    "leftmost": 3,
    "far left": 3,
}
_RANKS = tuple(
    (
        dimension,
        {word.replace("-", " "): i for i, group in enumerate(scale, 1) for word in group.split("|")},
        _NEEDS.get(scale[0], 2),
    )
    for dimension, scale in _SCALES
)
#: opposite adjectives: low end, high end, what they measure
_POLES: tuple[tuple[str, str, str], ...] = (
    ("short", "tall", "length"), ("short", "long", "length"), ("small", "large", "size"), ("small", "big", "size"),
    ("young", "old", "age"), ("slow", "fast", "speed"), ("cheap", "expensive", "money"), ("light", "heavy", "weight"),
    ("low", "high", "position"), ("narrow", "wide", "length"), ("thin", "thick", "length"), ("weak", "strong", "size"),
    ("early", "late", "time"), ("shallow", "deep", "length"), ("poor", "rich", "money"), ("cold", "hot", "temperature"),
    ("easy", "hard", "position"), ("mild", "spicy", "position"), ("quiet", "loud", "loudness"),
)  # fmt: skip
_DEGREES = {
    "slightly": 1, "a little": 1, "somewhat": 1, "fairly": 1, "rather": 2, "quite": 2, "": 3, "very": 4, "really": 4,
    "extra": 4,
    "super": 5, "extremely": 5, "ultra": 6,
}  # fmt: skip
_MIDDLE = word_set(
    """
    average medium normal moderate middle regular ordinary
    """
)


def scale_values(labels: Sequence[str]) -> tuple[tuple[int, ...], str] | None:
    """Ranks of ordered words and what they measure, or None. All labels must stand on one scale, at different ranks."""
    words = [" ".join(label.casefold().replace("-", " ").split()) for label in labels]
    ends = {word.rpartition(" ")[2] for word in words}
    if len(ends) == 1 and all(" " in word for word in words):  # "front row", "middle row", "back row"
        words = [word.rpartition(" ")[0] for word in words]
    for found in (_letter_sizes(words), _listed(words), _storeys(words), _from_an_end(words), _graded(words)):
        if found is not None and len(set(found[0])) == len(found[0]):
            return found
    return None


def _letter_sizes(words: list[str]) -> tuple[tuple[int, ...], str] | None:
    values = []
    for word in words:
        match = _LETTER_SIZE.match(word.removeprefix("size ").strip())
        if not match:
            return None
        extra = int(match[1][:-1]) if match[1][:1].isdecimal() else len(match[1])
        if match[2] == "m" and extra:
            return None
        values.append({"s": -1 - extra, "m": 0, "l": 1 + extra}[match[2]])
    ranks = sorted(values)
    return tuple(ranks.index(v) + 1 for v in values), "size"


def _listed(words: list[str]) -> tuple[tuple[int, ...], str] | None:
    for dimension, ranks, needs in _RANKS:
        if len(words) >= needs and all(word in ranks for word in words):
            return tuple(ranks[word] for word in words), dimension
    return None


#: the floors of a house that have no number, from below
_UNDER = {"cellar": -1, "basement": -1, "lower ground": -1, "ground": 0}
_ROOF = word_set("attic loft top penthouse")


def _storeys(words: list[str]) -> tuple[tuple[int, ...], str] | None:
    """ "Basement", "ground floor", "first floor", "attic": floors one above the other, none of them left out."""
    if not any("ground" in word for word in words):
        return None
    bare = [re.sub(r" (?:floor|storey)\Z", "", word) for word in words]
    floors = [99 if word in _ROOF else _UNDER.get(word, ordinal_value(word)) for word in bare]
    known = sorted(floor for floor in floors if floor is not None)
    if len(known) < max(3, len(words)) or known[0] > 0 or "ground" not in bare:
        return None
    numbered = [floor for floor in known if floor < 99]
    if numbered != list(range(numbered[0], numbered[0] + len(numbered))):
        return None
    return tuple(known.index(floor) + 1 for floor in floors if floor is not None), "position"


#: the two ends of what is counted from one of them: the low one first
_ENDS = (
    ("bottom", "top"), ("front", "back"), ("front", "rear"), ("left", "right"), ("leftmost", "rightmost"), ("first", "last"),
)  # fmt: skip


def _from_an_end(words: list[str]) -> tuple[tuple[int, ...], str] | None:
    """ "Top", "second", "third", "bottom": counted from the end that is listed first."""
    count = len(words)
    ends = next((pair for pair in _ENDS if {words[0], words[-1]} == set(pair)), None)
    if ends is None or count < 3 or [ordinal_value(word) for word in words[1:-1]] != list(range(2, count)):
        return None
    places = tuple(range(1, count + 1))
    return (places if words[0] == ends[0] else places[::-1]), "position"


def _graded(words: list[str]) -> tuple[tuple[int, ...], str] | None:
    for low, high, dimension in _POLES:
        values = []
        for word in words:
            degree, _, head = word.rpartition(" ")
            if word in _MIDDLE or (head == "height" and degree in _MIDDLE):
                values.append(0)
            elif degree in _DEGREES and head in (low, high):
                values.append(_DEGREES[degree] if head == high else -_DEGREES[degree])
            else:
                break
        else:
            if any(v < 0 for v in values) and any(v > 0 for v in values):
                ranks = sorted(values)
                return tuple(ranks.index(v) + 1 for v in values), dimension
    return None
