"""Signs that belong to a list and to none of its entries: "(a) Ines is ...;", "(b) Katya is ...; and"."""

from collections.abc import Sequence
from itertools import groupby

from nlpuzzle.reading.document import Passage
from nlpuzzle.reading.typography import locate
from nlpuzzle.regex import regex

__all__ = ["without_list_signs"]

#: what stands at the end of every entry but the last; "or" would make the list a choice
_SEMICOLON = regex(r"\s*;(?: and)?\Z")
_COMMA = regex(r"\s*,(?: and)?\Z|\s+and\Z")
#: an entry that goes on with the sentence of the one before it
_GOES_ON = regex(r"(?:and|but|or|nor|so|yet|which|who|whose|while|whereas|although|because)\b")
_FEWEST_WITH_COMMAS = 3


def without_list_signs(text: str, passages: Sequence[Passage]) -> tuple[Passage, ...]:
    """The passages of a text, its entries without what only says that another one follows."""
    found: list[Passage] = []
    for (is_entry, *_), run in groupby(passages, lambda p: (p.kind == "entry", p.group, p.section)):
        same = list(run)
        found += _without(text, same) if is_entry else same
    return tuple(found)


def _without(text: str, entries: list[Passage]) -> list[Passage]:
    """Entries of one list; as they are where not all but the last have the sign."""
    for sign, fewest in ((_SEMICOLON, 2), (_COMMA, _FEWEST_WITH_COMMAS)):
        ends = [sign.search(entry.text) for entry in entries]
        if len(entries) < fewest or not all(ends[:-1]) or any(_GOES_ON.match(entry.text) for entry in entries[1:]):
            continue
        return [
            entry if end is None else _cut(text, entry, end.start()) for entry, end in zip(entries, ends, strict=True)
        ]
    return entries


def _cut(text: str, entry: Passage, end: int) -> Passage:
    return entry._replace(text=entry.text[:end], span=locate(text, entry.span, 0, end))
