"""Numbers by which things go, told in full: "Ann's jersey number", "the room number of", and comics that are called books."""

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.words import Word, split
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.words.lines import line

__all__ = ["plainly_numbered"]

Words = tuple[Word, ...]

#: what bears the number of whoever wears it, or competes by it: "her bib number"
_WORN = word_class("worn-with-a-number")
#: categories of such numbers
_NUMBERS = frozenset({"number", *_WORN})
_BOOKS = {"book": "comic", "books": "comics"}


def plainly_numbered(words: Words, frame: Frame) -> Words:
    """ "Her | jersey | number", "the | issue | number", where these are the numbers; "a comic | book"."""
    if not any(w.low in ("number", "numbers") or w.low in _BOOKS for w in words):
        return words  # nearly always
    names = [[w.low for w in split(c.name)] for c in frame]
    labels = {w.low for item in frame.items for w in split(item.label)}
    for i in range(1, len(words)):
        before, noun = words[i - 1].low, words[i].low
        if noun in ("number", "numbers") and before not in labels and _numbers(before, frame):
            return plainly_numbered((*words[: i - 1], *words[i:]), frame)
        if noun in _BOOKS and before == "comic" and not any("book" in name or "books" in name for name in names):
            return plainly_numbered((*words[: i - 1], words[i].instead(_BOOKS[noun]), *words[i + 1 :]), frame)
    return words


def _of_a_place(noun: str, frame: Frame) -> bool:
    """Whether the places of the line are called so and bear numbers."""
    row = line(frame)
    return row is not None and row.name.casefold().split()[-1:] == [noun] and all(item.isdecimal() for item in row.items)


def _numbered(noun: str, names: list[list[str]], frame: Frame) -> bool:
    """ "The | room | number of the Finn", "the | house | number of Ann": rooms are numbered, or "house number" is listed."""
    if [noun, "number"] in names:
        return sum("number" in name for name in names) == 1
    named = [c for c in frame if c.name.casefold() == noun]
    return any(c.dimension == "position" and all(item.isdecimal() for item in c.items) for c in named)


def _numbers(noun: str, frame: Frame) -> bool:
    """Whether the number of a jersey, or of an issue, is one of the only category that may be meant."""
    told = [c for c in frame if c.ordered and c.dimension in ("id", "count", None)]
    heads = [singular(c.name.casefold().split()[-1]) for c in told]
    if noun in _WORN:
        return sum(head in _NUMBERS for head in heads) == 1 and not any(
            noun in c.name.casefold().split() for c in frame if not c.ordered
        )
    items = [item for c, head in zip(told, heads, strict=True) if head == noun for item in c.items]
    return heads.count(noun) == 1 and all(item.lstrip("#").isdecimal() for item in items)
