"""Enumerations in running text, "a quail, an owl and a jay": where the first item begins and where the last one ends."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from nlpuzzle.english.wordlists import word_set
from nlpuzzle.english.words import finite
from nlpuzzle.understanding.frame_labels import clean_item
from nlpuzzle.understanding.vocabulary import verb_forms

__all__ = ["Enumeration", "enumerations"]


@dataclass(frozen=True, slots=True)
class Enumeration:
    """The items of an enumeration, and the text of its sentence before and after it."""

    items: tuple[str, ...]
    before: str
    after: str
    #: "Ann" in "Ann and her friends Ben, Cy and Di": perhaps one more item
    leader: str | None = None


_COMMA = re.compile(r",\s*(?![^\"]*\"[^\"]*(?:\"[^\"]*\"[^\"]*)*\Z)")
_LEADING = re.compile(r"(?:and|or|&)\s+", re.I)
_INSIDE = re.compile(r"\s+(?:and|or|&)\s+", re.I)
_CLAUSES = re.compile(r"[;()]|:(?!\d)|\s—\s")
_VERBISH = re.compile(
    r"\b(?:is|are|was|were|has|have|had|does|do|did|will|would|not|than|who|which|that|he|she|it|they|his|her|each"
    r"|every|different|certain|unique"
    r"|but|both|all|neither|either|because|if|when|while|after|before|from|to|by|for)\b",
    re.I,
)
_EDGE = word_set(
    """
    a an the of in on at by for from with to into onto and or but is are was were be been has have had do does did
    will would can could their his her its our my who that which whose each every between among there they he she it
    as than like likes liked lives live lived take takes took sells sold sell buy buys bought visited visit wear wears
    wore drink drinks drank eat eats ate play plays played own owns owned named called include includes including
    either both all some not no either: studying study teach teaches bring brought chose choose ordered order grows
    grow raise raises keep keeps made make makes met went go
    """
)  # fmt: skip
_LEADER = re.compile(
    r"([A-Z][\w'-]*)(?: [A-Z][\w'-]*)? and (?:her|his|their) (?:\w+ )?(?:friends|sisters|brothers"
    r"|colleagues|cousins|siblings|neighbou?rs)\Z"
)


def enumerations(sentence: str) -> Iterator[Enumeration]:
    """Every enumeration of three or more items in a sentence, from left to right."""
    begin = 0
    for cut in [*_CLAUSES.finditer(sentence), None]:
        end = cut.start() if cut else len(sentence)
        yield from _in_clause(sentence, begin, end)
        begin = cut.end() if cut else end


def _in_clause(sentence: str, begin: int, end: int) -> Iterator[Enumeration]:
    segments: list[tuple[int, int]] = []
    at = begin
    for comma in _COMMA.finditer(sentence, begin, end):
        if sentence[comma.start() - 1 : comma.start()].isdigit() and re.match(
            r",\d{3}(?!\d)", sentence[comma.start() : comma.start() + 6]
        ):
            continue
        segments.append((at, comma.start()))
        at = comma.end()
    segments.append((at, end))
    if len(segments) < 2:
        return
    floor = 0
    for k in range(1, len(segments)):
        start, stop = segments[k]
        text = sentence[start:stop]
        leading, inside = _LEADING.match(text), _INSIDE.search(text)
        if leading:
            inner, tail_at = [], start + leading.end()
        elif inside and _simple(text[: inside.start()]):
            inner, tail_at = [text[: inside.start()]], start + inside.end()
        else:
            continue
        first = k - 1
        while first > floor and _simple(sentence[slice(*segments[first])]):
            inner.insert(0, sentence[slice(*segments[first])])
            first -= 1
        found = _trimmed(sentence, segments[first], inner, sentence[tail_at:stop], begin)
        if found is not None:
            yield found
            floor = k


def _simple(piece: str) -> bool:
    words = piece.split()
    return 0 < len(words) <= 4 and words[0].casefold() != "one" and not _VERBISH.search(piece)


def _trimmed(sentence: str, head: tuple[int, int], inner: list[str], tail: str, begin: int) -> Enumeration | None:
    """The enumeration whose first item ends `head`, whose last begins `tail`."""
    inner = [p.strip() for p in inner]
    capital = bool(inner) and all(p[:1].isupper() for p in inner)
    longest = max((len(p.split()) for p in inner), default=2)
    words = sentence[slice(*head)].split()
    at = len(words)
    if capital and len(inner) > 1 and words and words[-1][:1].islower():
        last = clean_item(_tail(tail, capital, longest))
        items = tuple(clean_item(p) for p in (*inner, last))
        return Enumeration(items, sentence[begin : head[1]] + ",", "") if _distinct(items) else None
    if capital and words and words[-1][:1].isupper():
        while at > 0 and words[at - 1][:1].isupper() and len(words) - at < longest:
            at -= 1
    else:
        while at > 0 and words[at - 1].casefold() not in _EDGE and len(words) - at < longest + (0 if at > 1 else 1):
            at -= 1
    first = " ".join(words[at:])
    last = _tail(tail, capital, longest)
    items = tuple(clean_item(p) for p in (first, *inner, last))
    if not _distinct(items):
        return None
    before = sentence[begin : head[0]] + " ".join(words[:at])
    leader = _LEADER.search(before.strip())
    after = sentence[sentence.find(tail) + len(last) :] if last in tail else ""
    clauses = capital and all(any(w in verb_forms() and finite(w) for w in item.split()[1:-1]) for item in items[:-1])
    return None if clauses else Enumeration(items, before, after, leader[1] if leader else None)


def _distinct(items: tuple[str, ...]) -> bool:
    return len(items) > 2 and all(items) and len({i.casefold() for i in items}) == len(items)


def _tail(piece: str, capital: bool, longest: int) -> str:
    words = piece.rstrip(".?!").split()
    while words and words[0].casefold() in ("a", "an", "the"):
        words = words[1:]
    kept: list[str] = []
    for word in words:
        if word.casefold() in _EDGE or (capital and kept and not word[:1].isupper()) or len(kept) >= max(longest, 1):
            break
        kept.append(word)
    return " ".join(kept)
