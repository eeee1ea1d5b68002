"""What stands at the ends of the line, where the story tells it: "numbered from the gate to the river"."""

import re
from collections.abc import Mapping, Sequence

from nlpuzzle.understanding.words.vocabulary import closed

__all__ = ["Landmarks", "landmark_at", "landmarks"]

Landmarks = Mapping[tuple[str, ...], int]
"""The noun of a landmark, or its noun with the word before it -> +1 at the end of the line, -1 at its start."""

_NOUN = r"the ([a-z]+(?: [a-z]+)?)"
#: the places are told in order in the same sentence
_IN_ORDER = re.compile(
    r"\b(?:numbered|numbers|numbering|counted|counting|lettered|in a (?:row|line)|in order|1 to \d+)\b[^.!?]*?"
    rf"\bfrom {_NOUN}(?: end| side)? (?:down |up |along )?to(?:wards?)? {_NOUN}"
)
#: "numbered 1 to 6 from the gate", "counting from the church"
_FROM = re.compile(rf"\b(?:numbered|counted|counting)\b[^.!?;]*?\bfrom {_NOUN}(?! (?:end |side )?(?:down |up |along )?to)")
_NEAREST = re.compile(rf"\b(\d+|one|first) (?:being |is |was )?(?:the )?(?:one )?(?:nearest|closest|next)(?: to)? {_NOUN}")
#: nouns for the ends of any row: these say which way it runs by themselves
_ENDS = frozenset(
    "left right front back top bottom start end first last beginning rear head side west east north south".split()
)


def landmarks(story: str, size: int) -> Landmarks:
    """What stands at the start and at the end of a line of `size` places; nothing where the story tells two things."""
    text = story.casefold()
    found: list[tuple[str, int]] = []
    for match in _IN_ORDER.finditer(text):
        found += [(match[1], -1), (match[2], 1)]
    for match in _FROM.finditer(text):
        if not _ENDS & {*match[1].split()}:
            found.append((match[1], -1))
    for match in _NEAREST.finditer(text):
        if match[1] in ("1", "one", "first", str(size)):
            found.append((match[2], 1 if match[1] == str(size) else -1))
    named: dict[tuple[str, ...], int] = {}
    for phrase, way in found:
        noun = _noun_of(phrase.split())
        if not noun or _ENDS & {*noun} or named.get(noun[-1:], way) != way:
            return {}
        named[noun] = named[noun[-1:]] = way
    return named


def _noun_of(words: Sequence[str]) -> tuple[str, ...]:
    """ "River and" as "river", "church hall" as it is; nothing where the first word is no noun."""
    if len(words) > 1 and closed().get(words[0]) == "j":
        words = words[1:]  # "the main | gate"
    plain = tuple(words[:1] if closed().get(words[-1]) or words[-1] in ("and", "or", "end", "so", "with") else words)
    return () if closed().get(plain[0]) else plain


def landmark_at(lows: Sequence[str], at: int, known: Landmarks) -> tuple[int, int] | None:
    """The way to the landmark that "the ..." at a word names, and the word after it."""
    if not known or list(lows[at : at + 1]) != ["the"]:
        return None
    for length in (2, 1):
        noun = tuple(lows[at + 1 : at + 1 + length])
        if len(noun) == length and noun in known:
            return known[noun], at + 1 + length
    return None
