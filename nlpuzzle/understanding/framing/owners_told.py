"""Who owns one of the things, where the story says that each has another owner: "Rex belongs to | Ann", "| Bo's | dog"."""

import re
from collections.abc import Iterator, Sequence

from nlpuzzle.english.kinds import families
from nlpuzzle.english.morphology import singular
from nlpuzzle.regex import regex

__all__ = ["OWNER", "owners_told"]

OWNER = "whose:owner"
"""The slot of those who own the things."""

_NAME = r"(?P<name>(?:(?:Dr|Miss|Mr|Mrs|Ms)\.? )?[A-Z][\w’-]*(?: [A-Z][\w’-]*)*)"
_OWNS = tuple(
    regex(pattern)
    for pattern in (
        rf"\b(?:belong(?:s|ed)? to|owned by) {_NAME}",
        rf"{_NAME} (?:does not |doesn't |did not |didn't )?(?:own|owns|owned)\b",
        rf"{_NAME}['’]s(?=[.,;]|\Z)",
    )
)
_WHOSE = regex(rf"{_NAME}['’]s (?P<noun>[a-z]+)\b")
_OWNED = regex(rf"{_NAME} (?:belongs?|belonged|does not belong|doesn't belong|is owned|is not owned)\b")
#: "each has a different owner", "no two of them have the same owner"
_EACH_WITH_ANOTHER = regex(
    r"\b(?:all|each|every|no two|they)\b[^.;!?]*\b(?:another|different|own|same|separate) (?:[a-z]+ )?owners?\b", re.I
)
#: what anybody has for a pet or a mount, whatever its family
_KEPT = frozenset("animal dog cat horse pet pony bird".split())


def owners_told(parts: Sequence[str], story: str) -> frozenset[str]:
    """The names of the owners; none where the story does not say that each has another one, or a name is told both ways."""
    if _EACH_WITH_ANOTHER.search(story) is None:
        return frozenset()
    text = "\n".join(parts)
    owners = {*_found(text)}
    owned = {found["name"] for found in _OWNED.finditer(text)}
    return frozenset() if owners & owned else frozenset(owners)


def _found(text: str) -> Iterator[str]:
    for pattern in _OWNS:
        for found in pattern.finditer(text):
            yield found["name"]
    for found in _WHOSE.finditer(text):
        noun = singular(found["noun"])
        if noun in _KEPT or "animal" in families(noun):
            yield found["name"]
