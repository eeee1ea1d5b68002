"""Several puzzles in one paste, told apart by their own headings ("Puzzle 2", "#13") or as the entries of a numbered list."""

import re
from functools import lru_cache

from nlpuzzle.reading.document import Document
from nlpuzzle.reading.layout import read
from nlpuzzle.reading.sentences import spans_of_sentences
from nlpuzzle.regex import regex

__all__ = ["puzzles_in"]

_HEADING = regex(
    r"^[ \t>*_#=-]*(?P<word>(?:logic |bonus |extra )?(?:puzzle|problem|riddle|brain ?teaser|exercise)s?|#|no\.?|nr\.?)"
    r"[ \t]*(?:no\.?|number|#)?[ \t]*(?P<number>\d{1,3}|one|two|three|four|five|six|[IVX]{1,4}|[A-F])\b"
    r"[.):]?(?P<title>[^\n]{0,60})$",
    re.I | re.M,
)
#: an entry of a numbered list is a puzzle of its own where it has so many sentences and asks at its end
_SENTENCES = 4


@lru_cache(maxsize=512)
def puzzles_in(text: str) -> tuple[str, ...]:
    """The texts of the puzzles in a paste, in order; one text, as it was, where there is one puzzle (or none)."""
    return _by_headings(text) or (_by_entries(read(text)) if text.count("?") > 1 else ()) or (text,)


def _by_headings(text: str) -> tuple[str, ...]:
    """Cut before each heading, where two or more begin with the same word; what stands before the first goes with it."""
    found = [m for m in _HEADING.finditer(text) if not m["title"].rstrip().endswith((".", "?", ","))]
    words = [m["word"].casefold() for m in found]
    found = [m for m, word in zip(found, words, strict=True) if word == words[0]]
    if len({m["number"].casefold() for m in found}) < 2:
        return ()
    starts = [0, *(m.start() for m in found[1:])]
    parts = [text[a:b] for a, b in zip(starts, [*starts[1:], len(text)], strict=True)]
    return tuple(parts) if all(_says_something(part) for part in parts) else ()


def _says_something(part: str) -> bool:
    """Whether a part has text of its own below its heading: at least three lines or sentences."""
    return sum(1 for p in read(part).passages if p.kind != "heading") >= 3


def _by_entries(document: Document) -> tuple[str, ...]:
    """The entries of a numbered list that each tell a whole story and end with a question."""
    numbered = [p for p in document.passages if p.kind == "entry" and p.number.isdecimal()]
    whole = [p for p in numbered if p.text.endswith("?") and sum(1 for _ in spans_of_sentences(p.text)) >= _SENTENCES]
    if len(whole) < 2 or len(whole) < len(numbered) or any(p.section == "clues" for p in whole):
        return ()
    return tuple(document.text[p.span.start : p.span.end] for p in whole)
