"""The listed category that is itself the line."""

import re
from dataclasses import replace

from nlpuzzle.english.kinds import PLACES
from nlpuzzle.english.morphology import plural, singular
from nlpuzzle.english.numbers import ORDINALS
from nlpuzzle.puzzle import Category
from nlpuzzle.regex import any_of, regex

__all__ = ["ORDINAL", "RAN", "as_count", "as_lettered", "as_line", "listed_anchor"]

ORDINAL = any_of(w for w, n in ORDINALS.items() if 1 <= n <= 20) + r"|\d{1,2}(?:st|nd|rd|th)"


#: that it was a race
RAN = regex(
    r"\b(?:ran|run|had|rowed|sailed|swam|rode|won|lost) (?:in )?(?:a|the|this|last) (?:\w+ )?race\b|\brace (?:was|took)\b"
)


_SOMEWHERE = (
    r"\b(?:above|below|beneath|under|left of|right of|next to|adjacent|between|behind|ahead|before|after|first|last"
    r"|(?:at|on) (?:the|one) (?:very )?(?:top|bottom|end|left|right))\b"
)


def listed_anchor(categories: list[Category], story: str = "", clues: str = "") -> Category | None:
    """The listed category that is itself the line: houses and places by number, ordinals, weekdays.

    A category of bare numbers 1 to n is one where the text places its noun ("the stands in a row"), and one of any
    numbers is none where the text counts its noun ("more seats than").
    """
    story, clues = story.casefold(), clues.casefold()
    best: tuple[int, Category] | None = None
    for category in categories:
        score = _line_score(category)
        if category.dimension == "position" and _is_counted(category, clues):
            continue
        if not score and _is_placed(category, story, clues):
            score = 3
        if score and (best is None or score > best[0]):
            best = (score, category)
    return best[1] if best else None


def as_line(category: Category) -> Category:
    """The category as the anchor of its frame: bare numbers are places in it."""
    if category.dimension in ("count", "id", None):
        category = replace(category, dimension="position", unit=None)
    return replace(category, anchor=True)


def as_lettered(category: Category, text: str) -> Category:
    """ "Pitches: A, B, C", "pitches, which are lettered A to C from left to right": places in a row, A the first."""
    count = len(category.items)
    if category.values is not None or category.items != tuple("ABCDEFGHIJ"[:count]) or not category.name:
        return category
    noun = singular(category.name.casefold().split()[-1])
    nouns = re.escape(plural(noun))
    somewhere = rf"\b{re.escape(noun)} [a-j] (?:is|are|was|stands|lies|sits|comes|must be)\b[^.;]*?{_SOMEWHERE}"
    if re.search(somewhere, text.casefold()):
        return category  # "box A is directly above box B": they have places, and are none
    told = rf"\b{nouns}\b[^.;:]{{0,40}}?\b(?:lettered|(?:labell?ed|marked) (?:from )?a (?:to|through)|in a (?:row|line))\b"
    placed = re.search(told, text.casefold()) or _LETTERED_ALONG.search(text.casefold())
    return replace(category, dimension="position", values=tuple(range(1, count + 1))) if placed else category


#: "they are labelled A to E from left to right"
_LETTERED_ALONG = regex(
    r"\b(?:lettered|labell?ed|marked|called|named) (?:from )?a (?:to|through) [a-j],? (?:from|starting|beginning|counting) "
    r"(?:(?:from|at|on) )?(?:the )?(?:left|right|top|bottom|front|back|north|south|east|west)\b"
    r"|\bfrom (?:left to right|top to bottom|bottom to top|front to back|north to south|west to east),? they are"
    r" (?:lettered|labell?ed|marked|called|named) a\b"
)


def as_count(category: Category, clues: str) -> Category:
    """A category of numbered places whose noun the clues count is a plain number: "15 more seats than"."""
    if category.dimension != "position" or not _is_counted(category, clues.casefold()):
        return category
    return replace(category, dimension="count", unit=singular(category.name.casefold().split()[-1]))


def _is_counted(category: Category, clues: str) -> bool:
    """Whether the clues speak of so many of a category's noun: "more seats", "the hall with 80 seats"."""
    numbers = [item for item in category.items if item.isdecimal()]
    if len(numbers) < len(category.items) or sorted(map(int, numbers)) == list(range(1, len(numbers) + 1)):
        return False
    nouns = re.escape(plural(singular(category.name.casefold().split()[-1])))
    return bool(re.search(rf"\b(?:more|fewer|less|most|fewest|{'|'.join(numbers)}) {nouns}\b", clues))


def _is_placed(category: Category, story: str, clues: str) -> bool:
    """Whether the items are 1 to n and the text uses the category's noun as a place in a row."""
    count = len(category.items)
    if category.values is None or category.dimension not in ("count", "id", None) or category.unit in ("person", "point"):
        return False
    if not category.name or sorted(category.values) not in (list(range(1, count + 1)), list(range(count))):
        return False
    noun = singular(category.name.casefold().split()[-1])
    several = re.escape(plural(noun))
    noun = re.escape(noun)
    ways = r"in a (?:row|line)|numbered|side[- ]by[- ]side|from left to right|count(?:ed|ing) from"
    row = rf"\b{several}\b[^.;:]{{0,40}}?\b(?:{ways})\b"
    place = rf"\b(?:{ORDINAL}|last|middle|leftmost|rightmost) {noun}\b"
    numbered = rf"\b{noun} (?:number |no\.? |#)?1\b" if noun != "number" else r"(?!)"  # what each wears
    stepped = rf"\b{several} (?:to the (?:left|right)|further|farther|along|away from|apart|above|below|in front of|behind)\b"
    if noun not in PLACES and RAN.search(f"{story} {clues}"):
        return False  # "their bibs are numbered", and they run a race
    told = re.search(row, story) or re.search(numbered, story) or re.search(stepped, clues)  # "two tracks to the right of"
    return bool(told or len(re.findall(place, clues)) > 1)


def _line_score(category: Category) -> int:
    if category.values is None:
        return 0
    noun = singular(category.name.casefold().split()[-1]) if category.name else ""
    if category.dimension == "position":
        return 3 if noun in PLACES else 2
    if category.dimension == "date" and category.unit == "day" and not any(c.isdecimal() for i in category.items for c in i):
        return 2
    return 0
