"""What a story's opening says of all of them at once, which orders nobody: "from 1st place to 5th", "before the match".

It is taken away before a sentence is looked at for words that would order or single out somebody.
"""

import re
from collections.abc import Sequence
from itertools import pairwise

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.numbers import CARDINALS, ORDINALS
from nlpuzzle.puzzle import Category
from nlpuzzle.regex import any_of, regex

__all__ = ["with_whole_lists", "without_occasion", "without_scenes"]

_SOME = r"(?:(?:the|all|any) )?(?:others?|rest|two|three|four|five|six)\b"
_COMMON = rf"(?!{_SOME})(?:(?:the|an?|their|its|his|her|our) )?(?:[a-z]+ ){{0,2}}[a-z]+"
_PERIOD = r"(?:day|morning|afternoon|evening|night|week|weekend|month|season|term|summer|winter|year)"
#: when all of it was: "after the match, six players", "six players met | after the match", "in the first week of"
_WHEN = regex(
    rf"^(?:before|after|during|following|between) {_COMMON},|\b(?:before|after|during) {_COMMON}(?=[.!]*$)"
    r"|\b(?:in|on|at|for|of|during) (?:the|their|its|his|her|our|my) (?:very )?(?:first|second|third|last|next|final|opening) "
    r"(?:ever )?(?:day|evening|half|month|morning|night|season|summer|term|week|weekend|year)s?\b"
    r"|\bits (?:very )?first (?=[a-z])",
    re.I,
)
#: what else holds of all of them, or of none
_COMMON_WORDS = regex(
    r"(?<!the )(?<!far )(?<!to )(?<!on )(?<!and )\bleft "
    r"(?=(?:the|an?|their|his|her|its|two|three|four|five|six|seven|eight) [a-z])"
    r"|\b(?:before|after|while) [a-z]{3,}ing (?:(?:two|three|four|five|six|seven|eight) )?(?:different|separate)\b"
    r"|\b(?:after|before)-(?:[a-z]+)\b"
    r"|\bnext to (?:one another|each other)\b|\b(?:number(?:ed|ing)|run(?:ning)?|counted) from left to right\b"
    r"|,? with(?:out)? (?:any |no )ties\b|\b(?<!who )won (?=(?:medals|prizes|ribbons|rosettes|trophies|awards|certificates)\b)"
    r"|\bas (?:you|we|they) (?:face|look at|see) (?:it|them|the [a-z]+)\b|\b(?:an?|another) (?:different )?neighbou?r\b"
    rf"|\bonce (?:an?|each|every) {_PERIOD}\b"
    r"|\b(?:before|after|until) they (?:were|are|had been|have been) [a-z]+(?=[.!]*$)"
    r"|\b(?:top|highest|best|final) (?=[a-z]+s? (?:of|for) each\b)"
    rf"|\b(?:just |only )?one (?:[a-z]+ ){{1,3}}(?:an?|each|every|per) {_PERIOD}\b"
    r"|\bto (?:see|find out|decide) (?:who|which|whose) (?:[a-z]+ ){1,5}[a-z]+(?=[.!]*$)",
    re.I,
)
_OCCASIONS = any_of(
    word_class("occasions") | word_class("contests-of-all") | word_class("contests-of-two") | word_class("outings") - {"out"}
)
#: one of several is no occasion of them all: "in the second race"
_ONE_OF_THEM = any_of([*ORDINALS, "last", "next", "other"])
_AN = rf"(?:an?|the|this|our|their)(?: (?!(?:{_ONE_OF_THEM})\b)[a-z'’-]+){{0,3}}? (?:{_OCCASIONS})"
#: "In a cycling race, | Tom beat Uma", "During the regatta | the Gull finished first"
_OCCASION = regex(rf"\A(?:(?:[IO]n|At) {_AN},|During {_AN},?) ")
#: "Ann, Bo and Cy came in that order": more than that there are these
_IN_ORDER = regex(r"\b(?:order|sequence|turn|respectively|one (?:after|behind|before)|left|right)\b", re.I)
_FIRST = r"(?:1st|first)"


def without_scenes(text: str) -> str:
    """The text without what it says of all at once."""
    return _COMMON_WORDS.sub(" ", _WHEN.sub(" ", text))


def without_occasion(sentence: str) -> str:
    """The sentence without the occasion of it all, with which it begins."""
    found = _OCCASION.match(sentence)
    return sentence if found is None else sentence[found.end() :]


def with_whole_lists(text: str, categories: Sequence[Category]) -> str:
    """The text with how many there are in place of all items of a category, or of the first to the last: "Monday to Friday"."""
    in_order = _IN_ORDER.search(text) is not None
    for category in categories:
        if category.given == "implied" or len(category.items) < 3:
            continue
        labels = [re.escape(item) for item in category.items]
        if not in_order and (whole := _listed(text, category.items)) is not None:
            text = f"{text[: whole[0]]}{len(labels)} {text[whole[1] :]}"
        ends = rf"\b(?:from |between )?{labels[0]} (?:to|through|till|until|and) {labels[-1]}(?!\w)"
        if category.ordered:
            text = re.sub(ends, f"{len(labels)} ", text)
    size = len(categories[0].items) if categories else 0
    if size < 3:
        return text
    number = "|".join([str(size), *(word for word, value in CARDINALS.items() if value == size and word.isalpha())])
    text = re.sub(rf"\bthe (?:first|top|last|bottom) (?:{number})\b", " ", text)  # "took the first four places", of four
    last = rf"(?:{size}th|{size}rd)"
    text = re.sub(rf"\b(?:from )?{_FIRST}(?: place)?,?(?: down)? to {last}(?: place)?(?!\w)", " ", text)
    return re.sub(rf"\b(?:from )?1(?: \([a-z ]+\))? (?:to|through) {size}(?: \([a-z ]+\))?(?!\w)", " ", text)


def _listed(text: str, items: Sequence[str]) -> tuple[int, int] | None:
    """Where all the items of a category stand in a row, with nothing but commas and "and" or "or" between them."""
    places = []
    for item in items:
        found = re.search(rf"(?<!\w){re.escape(item)}(?!\w)", text)
        if found is None:
            return None
        places.append(found.span())
    places.sort()
    joined = all(re.fullmatch(r",? (?:and |or )?", text[a[1] : b[0]]) for a, b in pairwise(places))
    return (places[0][0], places[-1][1]) if joined else None
