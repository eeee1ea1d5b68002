"""Where sentences end: full stops that close a sentence against those of titles, initials, times and decimals."""

import re
from collections.abc import Iterator

from nlpuzzle.english.titles import titles
from nlpuzzle.english.wordlists import word_set
from nlpuzzle.regex import regex

__all__ = ["sentences", "spans_of_sentences"]

#: beside titles: before a name, a number or an example: their full stop never closes a sentence
_NEVER = word_set(
    """
    mt ft sr sra messrs pres vs eg ie e.g i.e cf approx sq viz
    """
)
#: close a sentence only where the next word could not go on the name
_SOMETIMES = word_set(
    """
    inc ltd co corp jr bros dept etc a.m p.m u.s u.k ave blvd rd ph.d m.d b.a jan feb mar apr aug sept oct nov
    dec
    """
)
_NUMBERED = frozenset({"fig", "no", "nos", "nr", "pp", "q", "vol"})
_STARTERS = word_set(
    """
    the a an he she it they we i you his her its their one each every neither either both if there this that these
    those who what which when where all none no nobody in on at of to from with after before not only exactly
    """
)
_END = regex(
    r"(?<![.?!])([.?!]+)([\"')\]]*)(\s+)(?=[\"'(\[]*[A-Z0-9]|[a-z]{3,}\b(?!\.))|(?<=[a-z]{2}|[a-z]\))([.?!])(?=[A-Z][a-z]+[ '])"
)
#: shortened words, after which a sentence goes on in small letters
_SHORTENED = word_set(
    """
    ad adj adv avg bc cm cont def dist equiv esp est excl ext figs ft hr hrs hwy incl kg km lb lbs max mi min mins misc mm mph
    obs oz para pg pt pts ref sec secs sq tbsp temp tsp vol wk wks yd yds yr yrs
    """
)
_LETTER_NEXT = regex(r"[A-Z]\.\s+[A-Z](?:\s+[a-z]|'s\s|,? (?:and|or) [A-Z]\b)")
_SURNAME_NEXT = regex(
    r"[A-Z]\.\s*(?:[A-Z]\.\s*)*[A-Z][\w'’-]+(?:\s*[,.;:?!)]|'s\b|\s*\Z|\s+(?:of|from|in|at|and|or|who|with|for|to)\b)"
)
_WORD_BEFORE = regex(r"[A-Za-z.]+\Z")
_INITIAL_NEXT = regex(r"[A-Z]\.\s*[A-Z]\.\s*[A-Z][a-z]")
_WORD_AFTER = regex(r"\s*[\"'(\[]*([A-Za-z]+)?")


def spans_of_sentences(text: str) -> Iterator[tuple[int, int]]:
    """Start and end of each sentence of a text in one line, outer spaces left out."""
    start = 0
    body = text.rstrip()
    if not any(sign in body[:-1] for sign in ".?!"):  # nearly every clue: nothing ends inside it
        if body:
            yield _leading(text, 0), len(body)
        return
    for found in _END.finditer(text):
        if found[1] == "." and not found[2] and not _closes(text, start, found.start(), found.end()):
            continue
        if text[found.end() : found.end() + 1].islower() and (found[1] != "." or found[2]):
            continue  # "so what? it is", "goes on ... and on"
        end = found.end(2) if found[1] else found.end()
        if text[start:end].strip():
            yield start + _leading(text, start), end
        start = found.end()
    if text[start:].strip():
        yield start + _leading(text, start), len(text.rstrip())


def sentences(text: str) -> list[str]:
    """The sentences of a text in one line."""
    return [text[start:end] for start, end in spans_of_sentences(text)]


def _leading(text: str, start: int) -> int:
    return len(text[start:]) - len(text[start:].lstrip()) if text[start : start + 1].isspace() else 0


def _closes(text: str, start: int, stop: int, after: int) -> bool:
    """Whether the full stop at `stop` closes the sentence that began at `start`."""
    before = _WORD_BEFORE.search(text, max(start, stop - 20), stop)
    if before is None:
        return True
    if before.start() and text[before.start() - 1].isdecimal() and len(before[0]) == 1 and text[after : after + 1].isdecimal():
        return False
    word = before[0].casefold().strip(".")
    following = _WORD_AFTER.match(text, after)
    next_word = following[1] if following and following[1] else ""
    if word in _NEVER or word in titles("short"):
        return False
    if text[after : after + 1].islower():  # "goes before bimal. anita goes": names in small letters
        return len(word) > 2 and before[0].isalpha() and word not in _SOMETIMES | _NUMBERED | _SHORTENED
    if word in _NUMBERED:
        return bool(next_word) or word == "nos"
    if word in _SOMETIMES:
        return next_word.casefold() in _STARTERS
    if len(word) == 1 and before[0][-1].isupper() and word != "i":
        return not _initial(text, start, before.start(), next_word)
    if re.fullmatch(r"(?:[A-Z]\.)+[A-Z]", before[0].strip(".")):
        return next_word.casefold() in _STARTERS
    return True


def _initial(text: str, start: int, at: int, next_word: str) -> bool:
    """Whether a single capital with a full stop belongs to a name: "J. Smith", "Ann B. Cole"; not "flat B. Carl"."""
    if next_word.casefold() in _STARTERS:
        return False
    if _INITIAL_NEXT.match(text, at):
        return True
    if _LETTER_NEXT.match(text, at):
        return False  # "between B and C. E sits ...": whoever has an initial has a longer name after it
    words = text[start:at].split()
    titled = bool(words) and words[-1][:1].isupper() and words[-1].casefold().rstrip(".") in titles("form", "short")
    if titled and _SURNAME_NEXT.match(text, at):
        return True  # "Ms T. Barlow of Ely"; "next to Mr B. Ann is ..." ends there
    if words[-1:] in (["and"], ["or"]) and len(words) > 1 and len(words[-2]) == 1 and words[-2].isupper():
        return False  # "between S and U. Box W is": letters are names here
    return (
        not words
        or (words[-1][:1].isupper() and len(words) == 1)
        or words[-1].endswith((".", ","))
        or words[-1] in ("and", "or")
    )
