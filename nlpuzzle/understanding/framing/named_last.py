"""What is dealt out one by one in words that differ: "One had ridden in from Bath, another lived in Truro, ...".

The names that end the pieces are the items where each piece leads to its only name in a like way; a thing that one piece tells
in other words is the one of the kind that all the others are of.
"""

from collections.abc import Sequence

from nlpuzzle.english.kinds import kind_of
from nlpuzzle.regex import regex

__all__ = ["named_last", "of_the_kind"]

_LAST_NAME = regex(
    r"(?P<before>[^A-Z\d]*?)\b(?P<led>at|for|from|in|near|of|outside|to) (?P<name>[A-Z][\w'’.-]+(?: [A-Z][\w'’.-]+)*)"
)
#: "on the far side | of", "from a suburb | of"
_PART_OF = regex(
    r".*\b(?:at|from|in|near|on|to) (?:the|a) (?:[a-z]+ )?"
    r"(?:back|centre|center|east|edge|end|heart|middle|north|outskirts|part|side|south|suburbs?|west) "
)
_SAYS_MORE = regex(r"\b(?:not|never|no|nor|but|than|before|after|behind|beside|next|left|right|between|first|last)\b|n['’]t\b")
_THERE, _FOR_IT = frozenset({"at", "from", "in", "near", "of", "outside"}), frozenset({"for", "to"})


def named_last(pieces: Sequence[str]) -> tuple[tuple[str, ...], str] | None:
    """The names that the pieces end in, and "place" where these are places; None where the pieces do not all lead to one so."""
    found = [_LAST_NAME.fullmatch(piece) for piece in pieces]
    if not all(found) or any(_SAYS_MORE.search(piece) for piece in pieces):
        return None
    led = {m["led"] for m in found if m}
    parts = (m["before"] for m in found if m and m["led"] == "of")
    if not (led <= _THERE or led <= _FOR_IT) or led == {"of"} or not all(map(_PART_OF.fullmatch, parts)):
        return None
    names = tuple(m["name"] for m in found if m)
    return (names, "place" if led <= _THERE else "") if len(set(names)) == len(names) else None


def of_the_kind(items: tuple[str, ...]) -> tuple[str, ...]:
    """ "A cab, a van, a scooter, nine journeys by | ferry": the last word of one item, where only that is of their kind."""
    for at, item in enumerate(items):
        led, _, last = item.rpartition(" by ")
        others = (*items[:at], *items[at + 1 :])
        if led and len(others) > 1 and (kind := kind_of(others)) is not None and kind_of((*others, last)) == kind:
            return (*items[:at], last, *items[at + 1 :])
    return items
