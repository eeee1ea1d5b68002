"""What only tells how the places are counted: "(Count positions from the front.)", "(Place 1 is the first dance.)"."""

from nlpuzzle.english.morphology import plural
from nlpuzzle.english.tables import words
from nlpuzzle.regex import regex
from nlpuzzle.understanding.words.headings import ways_told

__all__ = ["tells_how_counted"]

_PLACE = rf"(?:{'|'.join(sorted(words('upright') | words('places')))})"
_PLACES = rf"(?:{'|'.join(sorted({*map(plural, words('upright') | words('places'))}))})"
_SIDE = r"(?:the )?(?:very |far )?[a-z]+(?:[- ]hand)?(?: end| side)?(?: of the [a-z]+)?"
#: "count the seats from the left", "positions are numbered from front to back"
_COUNTED = regex(
    rf"(?:please )?(?:(?:count|number) (?:the )?{_PLACES}|(?:the )?{_PLACES} are (?:counted|numbered))"
    rf" (?:in order )?from {_SIDE}(?: to {_SIDE})?"
)
#: "position 1 is at the front of the line", "seat 1 is the leftmost one"
_AT_AN_END = regex(rf"{_PLACE} (?:number |no\. ?)?(\d+) (?:is|being|=) (?:at |on )?{_SIDE}(?: one| {_PLACE})?")
#: "slot 1 is the first reel", "position 5 is the last to be served"
_IN_ORDER = regex(
    rf"{_PLACE} (?:number |no\. ?)?(\d+) (?:is|being|=) the (first|last)(?: [a-z]+)?(?: to (?:be )?[a-z]+| of the [a-z]+)?"
)


def tells_how_counted(text: str, size: int) -> bool:
    """Whether a sentence that names no item tells at which end the counting begins, and nothing else, so that we know."""
    told = text.casefold().strip(" .()[]\n")
    if ordered := _IN_ORDER.fullmatch(told):
        return int(ordered[1]) == (1 if ordered[2] == "first" else size)
    placed = _AT_AN_END.fullmatch(told)
    if placed is not None and int(placed[1]) not in (1, size):
        return False
    return (placed or _COUNTED.fullmatch(told)) is not None and ways_told(told) != ()
