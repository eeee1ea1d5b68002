"""Typographic noise: quotes, dashes, spaces and invisible characters of every kind become plain ones, positions kept."""

import re
import unicodedata
from collections.abc import Callable, Sequence
from functools import lru_cache
from html import unescape

from nlpuzzle.puzzle import Span
from nlpuzzle.reading.sources import noise, plain
from nlpuzzle.regex import regex

__all__ = ["flatten", "locate", "normalise"]

_ONE_TO_ONE = str.maketrans(
    {
        **dict.fromkeys("‘’‚‛′ʼ＇´ˈ", "'"),
        **dict.fromkeys("“”„‟″«»＂", '"'),
        **dict.fromkeys("‐‑‒−﹘﹣－⁃", "-"),
        **dict.fromkeys("―⸺﹣", "—"),
        **dict.fromkeys(
            "\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000", " "
        ),
        **dict.fromkeys("\u2028\u2029\u0085\x0b\x0c", "\n"),
        "：": ":",
        "，": ",",
        "．": ".",
        "（": "(",
        "）": ")",
    }
)
# what changes the length of the text: gone, shorter or longer
_ODD = (
    "\r\n?|\t|[\u200b-\u200f\u202a-\u202e\u2060\ufeff\u00ad]|…|[ﬀ-ﬄ]|[^\\W\\d_][\u0300-\u036f]+|&(?:#\\d{2,5}"
    "|#x[0-9a-fA-F]{2,4}|[a-z]{2,6});"
    r"|[★☆⭐✩✪]{2,}|\d\ufe0f?\u20e3 ?|[\ufe0e\ufe0f]"
    r"| ?_{3,}|(?<=\?) ?\.{4,}|\*\*|__(?=\S)|(?<=\S)__"
    r"|(?<=[^\s-])--+(?=[^\s-])|(?<=[ \u00a0])--+(?=[ \u00a0])|(?<![*\w])\*(?=\w)|(?<=[\w.,!?])\*(?![*\w])"
)
_UNEVEN = regex(_ODD)
#: line ends as a program writes them: "...\\n1. Ann is ..."
_LINE_ENDS = regex(r"\\r?\\n|\\n")
#: one of which stands wherever it finds anything in a text of plain letters
_UNEVEN_SIGNS = ("\r", "\t", "&", "*", "__", "--", "....")
#: a heading that lost its line: "... with the cake.The Clues1. Ann is"
_GLUED = regex(
    r"(?:^|(?<=[a-z][.?!]))(?:The (?:Story|Clues|Facts|Questions?)(?=[A-Z][a-z]|1[.)] )|Clues(?=1[.)] ))", re.M
)
_GLUED_WORDS = ("The Story", "The Clues", "The Facts", "The Question", "Clues1")
#: a title that lost its line: "The Noisy StreetThere are four houses"
_STUCK = regex(
    r"[a-z](?=(?:There (?:are|were|is)|Use (?:the|these)|Each (?:of|has|one|person|house)|(?:Who|Which|What) [a-z]+) )"
)
_OPENINGS = ("There ", "Use the", "Each ", "Who ", "Which ", "What ")
#: these begin with the sign itself, and look back from there: so they are found at once
_APOSTROPHE = regex(r"`(?<=\w`)(?=\w)")
_DASH = regex(r"[-–](?:(?<=\S .)(?= \S)|(?<=[^\W\d] –)|(?<=–)(?= ))")
_JOIN = regex(r"(?<=\w-)\s*\n[ >]*(?:(?:[#%;|*']|//|--|REM) +)?|\s*\n[ >]*(?:(?:[#%;|*']|//|--|REM) +)?|  +|`")


def normalise(text: str) -> tuple[str, Sequence[int]]:
    """The text with plain characters, and for each of its characters (and its end) the place in the text as pasted.

    Line ends are "\\n", hyphens "-", dashes between words "—", quotes "'" and '"'. Back-ticks stay, except as apostrophes.
    """
    offsets: Sequence[int] = range(len(text) + 1)
    if "\\n" in text and "\n" not in text and len(_LINE_ENDS.findall(text)) > 2:
        text, offsets = _substitute(_LINE_ENDS, lambda _: "\n", text)
    if littered := noise(text):
        text, inner = _substitute(_source(littered), _even, text)
        offsets = [offsets[i] for i in inner]
    elif not text.isascii() or any(sign in text for sign in _UNEVEN_SIGNS):
        text, inner = _substitute(_UNEVEN, _even, text)
        offsets = [offsets[i] for i in inner]
    if not text.isascii() or "\x0b" in text or "\x0c" in text:
        text = text.translate(_ONE_TO_ONE)
    if any(words in text for words in _GLUED_WORDS) and _GLUED.search(text):
        text, inner = _substitute(_GLUED, lambda found: f"\n{found[0]}\n", text)
        offsets = [offsets[i] for i in inner]
    if any(opening in text for opening in _OPENINGS) and _STUCK.search(text):
        text, inner = _substitute(_STUCK, lambda found: f"{found[0]}\n", text)
        offsets = [offsets[i] for i in inner]
    if "`" in text:
        text = _APOSTROPHE.sub("'", text)
    if " - " in text or "–" in text:
        text = _DASH.sub("—", text).replace("–", "-")
    return text, offsets


def flatten(text: str) -> tuple[str, Sequence[int]]:
    """Normalised text in one line without back-ticks, and the place of each of its characters (and its end) in `text`."""
    if "\n" not in text and "  " not in text and "`" not in text:
        return text, range(len(text) + 1)
    return _substitute(_JOIN, _joint, text)


def locate(text: str, span: Span, start: int, end: int) -> Span:
    """Where characters start to end of a passage's or clue's text stand in the text as pasted.

    `span` is the passage's own span in `text`. Exact, because the passage's text is made from that stretch alone.
    """
    clean, outer = normalise(text[span.start : span.end])
    _, inner = flatten(clean)
    last = len(inner) - 1
    first = span.start + outer[inner[min(start, last)]]
    if end <= start:
        return Span(first, first)
    return Span(first, span.start + outer[inner[min(end - 1, last)] + (1 if end <= last else 0)])


@lru_cache(maxsize=32)
def _source(littered: str) -> re.Pattern[str]:
    return regex(f"{littered}|{_ODD}")


def _even(found: re.Match[str]) -> str:
    piece = found[0]
    if piece[0] in "<[{}\\'`" and (said := plain(piece)) is not None:
        return said
    if piece[0] == "\r":
        return "\n"
    if piece == "\t":
        return "  "
    if piece == "…":
        return "..."
    if piece[0] == "&":
        return unescape(piece)
    if piece[0] == "-":
        return "—"
    if piece[0].isdecimal():
        return f"{piece[0]}. "  # a digit drawn as a key
    if "\ufb00" <= piece <= "\ufb04":
        return unicodedata.normalize("NFKC", piece)
    if len(piece) > 1 and "\u0300" <= piece[1] <= "\u036f":
        return unicodedata.normalize("NFC", piece)
    return ""


def _joint(found: re.Match[str]) -> str:
    if found[0] == "`" or (found.start() and found.string[found.start() - 1] == "-" and "\n" in found[0]):
        return ""
    return " "


def _substitute(pattern: re.Pattern[str], change: Callable[[re.Match[str]], str], text: str) -> tuple[str, list[int]]:
    pieces: list[str] = []
    offsets: list[int] = []
    done = 0
    for found in pattern.finditer(text):
        pieces.append(text[done : found.start()])
        offsets.extend(range(done, found.start()))
        new = change(found)
        pieces.append(new)
        offsets.extend([found.start()] * len(new))
        done = found.end()
    pieces.append(text[done:])
    offsets.extend(range(done, len(text) + 1))
    return "".join(pieces), offsets
