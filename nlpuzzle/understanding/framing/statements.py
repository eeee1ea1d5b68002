"""Entries that are no clues by themselves: parts of the sentence above them, which says how many of them are true.

    Exactly two of the following statements are true:        If Ann has the red hat:
      a) Ben has the cat.                                      a) Ben has the blue one.
      b) ...                                                   b) ...

Such a sentence and its entries become one entry. Read by themselves, the entries would be taken for facts.
"""

import re
from collections.abc import Sequence
from itertools import takewhile
from typing import NamedTuple

from nlpuzzle.english.numbers import number_value
from nlpuzzle.reading import Document, Passage
from nlpuzzle.reading.numbering import BELOW
from nlpuzzle.regex import regex

__all__ = ["with_parts"]

_NOUN = (
    r"(?:assertions|claims|clues|conditions|facts|hints|propositions|remarks|sentences|statements|things|assertion|claim|clue"
    r"|condition|fact|hint|proposition|remark|sentence|statement|thing)"
)
_THESE = (
    rf"(?:these|the following|the (?:\w+ )?{_NOUN}(?: (?:below|here|that follow))?)"
    rf"(?: (?P<size>two|three|four|five|six|\d))?(?: {_NOUN})?(?: (?:below|here|that follow))?"
)
_BOUND = r"(?:(?P<bound>exactly|precisely|only|just|at least|at most|no more than|no fewer than) )?"
_NUMBER = r"(?P<number>one|two|three|four|five|six|\d|none|neither|all|each|both)"
_TRUE = r"(?P<true>true|correct|right|the case|so)"
_FALSE = r"(?P<false>false|untrue|wrong|incorrect|not true|not the case|lies|a lie)"
_HOLDS = rf"(?:(?:is|are) (?:{_TRUE}|{_FALSE})|(?P<holds>holds?|apply|applies)(?: true)?)"
#: "Exactly two of the following three statements are true", "Of these claims, only one is false"
_COUNTED = (
    regex(rf"{_BOUND}{_NUMBER} of {_THESE} {_HOLDS}", re.I),
    regex(rf"(?:of|among) {_THESE},? {_BOUND}{_NUMBER} {_HOLDS}", re.I),
)
_BOUNDS = {"at least": "at least", "no fewer than": "at least", "at most": "at most", "no more than": "at most"}
_OTHER_BOUND = {"at least": "at most", "at most": "at least", "exactly": "exactly"}
#: an unfinished sentence that its entries depend on
_DEPENDED = regex(
    r"\b(?:if|unless|when|whenever|either|neither|none|not|never|n't|only|unlike|except|true|false|correct|wrong|lies?|lying"
    r"|case|suppose|provided|assuming|whether|one of|two of|at least|at most)\b|n't\b",
    re.I,
)
#: what may stand at the end of a part, and is not of it
_JOINTS = regex(r"(?:[,;]? (?:or|and)|[.,;])+\Z", re.I)
_INSIDE = regex(r"(?:\.|;) +(?=\S)")


class _Head(NamedTuple):
    """What a sentence says of the statements below it: how many of them are true, and how many there are."""

    how: str
    number: str
    false: bool
    size: int | None


def with_parts(document: Document) -> Document:
    """The document with one entry for a sentence and its parts; the parts' own passages stay, but are empty."""
    passages = list(document.passages)
    for at, passage in enumerate(document.passages):
        if passage.section in ("answer", "options", "question"):
            continue
        below = _parts_of(document.text, document.passages, at)
        told = _said_of(passage, [document.passages[i].text for i in below]) if len(below) > 1 else None
        if told is None:
            continue
        number = passage.number if passage.kind == "entry" else ""
        passages[at] = passage._replace(kind="entry", text=told, number=number, section="clues", label="")
        for i in below:
            passages[i] = passages[i]._replace(kind="heading", text="", label="", number="")
    return document if passages == list(document.passages) else document._replace(passages=tuple(passages))


def _parts_of(text: str, passages: Sequence[Passage], at: int) -> list[int]:
    """The entries below a sentence: those that are indented under it, or the list right after it."""
    head, following = passages[at], range(at + 1, len(passages))
    if head.kind == "entry":
        under = (head.number, BELOW) if head.number else (BELOW,)
        return list(takewhile(lambda i: passages[i].kind == "entry" and passages[i].parent in under, following))
    first = passages[at + 1] if at + 1 < len(passages) else None
    if first is None or first.kind != "entry" or _head(_words(head)) is None:
        return []
    return _of_one_list(text, passages, at + 1)


def _of_one_list(text: str, passages: Sequence[Passage], first: int) -> list[int]:
    """The entries from `first` on that are marked alike, without a gap that the others do not have."""

    def apart(i: int) -> bool:
        return text[passages[i - 1].span.end : passages[i].span.start].count("\n") > 1

    found = [first]
    for i in range(first + 1, len(passages)):
        entry = passages[i]
        alike = entry.kind == "entry" and entry.group == passages[first].group and _mark(entry) == _mark(passages[first])
        if not alike or (apart(i) and len(found) > 1 and not apart(found[1])):
            break
        found.append(i)
    return found


def _mark(entry: Passage) -> str:
    """Whether an entry has a bullet, a number or a letter."""
    return "" if not entry.number else "1" if entry.number[0].isdecimal() else "a"


def _words(passage: Passage) -> str:
    return f"{passage.label} {passage.text}".strip()


def _said_of(passage: Passage, parts: Sequence[str]) -> str | None:
    """The one sentence that the head and its parts are; None where the parts are clues by themselves."""
    text = _words(passage)
    head = _head(text)
    plain = [_INSIDE.sub(", and ", _JOINTS.sub("", part)) for part in parts]
    if head is None:
        unfinished = text[-1:] not in ".!?" and _DEPENDED.search(text)
        return f"{text} {' '.join(part.rstrip('.') for part in parts)}." if unfinished else None
    if head.size not in (None, len(plain)):
        return f"{text.rstrip('.:')}, of which {len(plain)} are given: {'; '.join(plain)}."  # to be reported, as one
    if head.number == "all" and not head.false:
        return f"{'; '.join(plain)}."
    many = {"none": 0, "all": len(plain)}.get(head.number)
    number = many if many is not None else number_value(head.number)
    if not isinstance(number, int):
        return None
    how = head.how
    if head.false:
        number, how = len(plain) - number, _OTHER_BOUND[how]
    return f"{how.capitalize()} {number} of these statements {'is' if number == 1 else 'are'} true: {'; '.join(plain)}."


def _head(text: str) -> _Head | None:
    found = next((m for pattern in _COUNTED if (m := pattern.fullmatch(text.strip(" .:")))), None)
    if found is None:
        return None
    how = _BOUNDS.get((found["bound"] or "").casefold(), "exactly")
    low = found["number"].casefold()
    number = {"none": "none", "neither": "none", "each": "all", "both": "all"}.get(low, low)
    size = number_value(found["size"].casefold()) if found["size"] else None
    return _Head(how, number, found["false"] is not None, size if isinstance(size, int) else None)
