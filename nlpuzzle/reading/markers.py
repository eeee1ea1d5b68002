"""What may stand before a list entry: "1.", "01)", "(a)", "iv.", "Clue 3:", "•". And where a line holds several of them."""

import re
from functools import lru_cache
from itertools import pairwise
from typing import Literal, NamedTuple
from unicodedata import category

from nlpuzzle.regex import regex

__all__ = ["Marker", "Style", "inline_starts", "marker", "roman_value"]

Style = Literal["number", "coded", "sub", "letter", "capital", "roman", "bullet", "named"]


class Marker(NamedTuple):
    """The marker of a line: its style, its label ("5", "5a", "b", "iv", or the bullet), and where the words begin."""

    style: Style
    label: str
    #: characters of the line up to its words
    width: int
    #: brackets and stops around the label: markers of one list look alike
    shape: str = ""


_NAMED = regex(
    r"[*•-]?\s*(?:clue|rule|hint|fact|statement|condition|constraint|premise)\s*(?:#|no\.?\s|number\s)?\s*(\d{1,3})([a-z])?"
    r"\s*(?:[.:)\]—-]+\s*|\s+(?=[A-Z]))",
    re.I,
)
#: plainer nouns, only with a stop after the number: "Entry 5."
_NUMBERED = regex(
    r"(?:entry|point|observation|remark|finding|item|testimony|exhibit)\s*(?:#|no\.?\s)?\s*(\d{1,3})([a-z])?[.:)]\s+", re.I
)
#: "Q1.", "Q. 12)", "Que 3:", "(Q8)", "Q.7 Which ...?"
_QUESTION = regex(
    r"[(\[]?(?:q|que|ques|question)(?:\.\s?|\s?no\.?\s?|\s)?(\d{1,3})"
    r"(?:\s?[.:)\]]+\s*(?=[A-Z\"'(])|\s+(?:—\s+)?(?=(?-i:[A-Z]))(?=(?:[a-z]+ )?"
    r"(?:who|whom|whose|which|what|where|when|how|is|are|was|were|does|do|did|has|have|can|name)\b))",
    re.I,
)
_ORDINALS = (
    "first",
    "second",
    "third",
    "fourth",
    "fifth",
    "sixth",
    "seventh",
    "eighth",
    "ninth",
    "tenth",
    "eleventh",
    "twelfth",
)
_ORDINAL = regex(
    rf"(?:the\s+)?({'|'.join(_ORDINALS)})\s+(?:clue|rule|hint|fact|statement|condition)\s*[:.—]\s*(?=\S)", re.I
)
_BOX = regex(r"(?:(?:[-*+]\s+)?\[[ xX✓✔]?\]|[☐☑☒])\s*(?=\S)")
_SUB = regex(r"(\d{1,3})\.(\d{1,2})[.):]?\s+(?=[A-Z\"'(`])")
_NUMBER = regex(r"([(\[#]?)\s?(\d{1,3})\s?([a-z])?([.)\]:]+(?=\s|[A-Z\"'(`*]|$)|\s?—\s|(?<=#\d)\s|(?<=#\d\d)\s)\s*")
#: "C1.", "(P2)", "R3:": a letter that all of them share, and a number
_CODED = regex(r"([(\[]?)([A-PR-Z])-?(\d{1,2})([.)\]:]+)\s+(?=\S)")
_LETTER = regex(r"(\(?)([a-z])([.)])(?:\s+|(?<=\))(?=\S))")
_CAPITAL = regex(r"(\(?)([A-Z])([.)])(?:\s+|(?<=\))(?=\S))")
_ROMAN = regex(r"(\(?)([ivx]{1,5}|[IVX]{1,5})([.)])\s+")
_BULLET = regex(r"([•◦▪▫‣●○■□►▶➢➤✓✔∙·◆◇♦❖★☆→⇒⇨➔➙➜➝➞➡❑❏❒✦✧✱✳⦁⮕])\s*|([-*+—–~])\s+(?=\S)")
_INLINE_NUMBER = regex(r"(?:(?<=[.?!:;)\"'])\s+|(?<=[a-z.?!:]))([(\[]?(\d{1,2})[.)\]])\s+(?=[A-Z\"'(])")
#: without which there is no number inside a line
_NUMBERED_INSIDE = regex(r"\d[.)\]]\s")
_INLINE_LETTER = regex(r"(?:(?<=\s)|(?<=[?:]))\(([a-hA-H])\)\s*(?=\S)")
_INLINE_CLOSED = regex(r"(?<=\s)([b-hB-H])\)\s+(?=\S)")
_INLINE_CAPITAL = regex(r"(?<=\s)([B-H])\.\s+(?=\S)")
_INLINE_SMALL = regex(r"(?<=  )([b-h])\.\s+(?=\S)")
_INLINE_BULLET = regex(r"\s[•▪●►◆◇♦❖★☆]\s*(?=\S)")
_INLINE_OPTION = regex(r"(?<=\s)(\(?(\d)[.)])\s+(?=\S)")
#: an answer of so few words, with its number
_WORDS_OF_OPTION = 6
#: a part of a line of so few words is an item, and no clue
_WORDS_OF_ITEM = 3
_ROMAN_DIGITS = {"i": 1, "v": 5, "x": 10}


@lru_cache(maxsize=1024)
def marker(line: str) -> Marker | None:
    """The marker a line (without indent) begins with. Letters and romans are only proposals: their neighbours decide."""
    if found := _NAMED.match(line):
        return Marker("named", str(int(found[1])) + (found[2] or ""), found.end(), "named")
    if found := _NUMBERED.match(line):
        return Marker("named", str(int(found[1])) + (found[2] or ""), found.end(), "named")
    if line[:1] in "qQ([" and "?" in line and (found := _QUESTION.match(line)):
        return Marker("named", str(int(found[1])), found.end(), "question")
    if found := _ORDINAL.match(line):
        return Marker("named", str(_ORDINALS.index(found[1].casefold()) + 1), found.end(), "named")
    if found := _BOX.match(line):
        return Marker("bullet", "[]", found.end(), "[]")
    first = line[:1]
    if first.isdecimal() or first in "([#":
        if found := _SUB.match(line):
            return Marker("sub", f"{int(found[1])}.{int(found[2])}", found.end(), "sub")
        if found := _NUMBER.match(line):
            return Marker("number", str(int(found[2])) + (found[3] or ""), found.end(), found[1] + "1" + found[4][:1])
    if not line.isascii() and category(first) == "So" and line[1:2] == " ":
        return Marker("bullet", first, len(line) - len(line[1:].lstrip()), first)  # a small picture
    if (found := _CODED.match(line)) and (found[4] != ":" or line[-1] in ".!?"):  # not "C1: mint, sage, lime"
        return Marker("coded", found[2] + str(int(found[3])), found.end(), found[1] + found[2] + found[4][:1])
    if found := _BULLET.match(line):
        return Marker("bullet", found[1] or found[2], found.end(), found[1] or found[2])
    if found := _ROMAN.match(line):
        return Marker("roman", found[2].casefold(), found.end(), found[1] + ("i" if found[2].islower() else "I") + found[3])
    if found := _LETTER.match(line):
        return Marker("letter", found[2], found.end(), found[1] + "a" + found[3])
    if found := _CAPITAL.match(line):
        return Marker("capital", found[2], found.end(), found[1] + "A" + found[3])
    return None


def roman_value(label: str) -> int:
    """4 for "iv"."""
    digits = [_ROMAN_DIGITS[c] for c in label.casefold()]
    return sum(-d if any(d < later for later in digits[i + 1 :]) else d for i, d in enumerate(digits))


def _short_parts(line: str, start: int) -> list[int]:
    """Where the further answers of "1) Ann 2) Ben 3) Cleo" begin: counted from 1 without a gap, each an item."""
    found = list(_INLINE_OPTION.finditer(line, start))
    counted = [int(f[2]) for f in found] == list(range(2, len(found) + 2))
    pieces = [line[a:b].split() for a, b in pairwise([start, *(f.start(1) for f in found), len(line)])]
    short = all(len(piece) <= _WORDS_OF_OPTION for piece in pieces)
    return [f.start(1) for f in found] if counted and short and len(found) > 1 else []


def inline_starts(line: str) -> list[int]:
    """Where further entries begin inside a line: "1. ... 2. ... 3. ...", "(a) ... (b) ...", "• ... • ..."."""
    starts: list[int] = []
    own = marker(line)
    numbers: list[int] = []
    if _NUMBERED_INSIDE.search(line):
        expected = int(re.sub(r"\D", "", own.label)) + 1 if own and own.style == "number" else 1
        for found in _INLINE_NUMBER.finditer(line, own.width if own else 0):
            if int(found[2]) == expected:
                numbers.append(found.start(1))
                expected += 1
    if numbers and ((own and own.style == "number") or len(numbers) > 1):
        starts += numbers
    elif own is not None and own.style == "number" and own.label == "1":
        starts += _short_parts(line, own.width)
    letters = [(f.start(), f[1].casefold()) for f in (_INLINE_LETTER.finditer(line) if "(" in line else ())]
    for i, (start, letter) in enumerate(letters):
        begun = own is not None and own.style in ("letter", "capital") and ord(letters[0][1]) == ord(own.label.casefold()) + 1
        if ord(letter) - ord(letters[0][1]) == i and (begun or (letters[0][1] == "a" and len(letters) > 1)):
            starts.append(start)
    if own is not None and own.style in ("letter", "capital") and own.shape.endswith(")") and "(" not in own.shape:
        expected = ord(own.label.casefold()) + 1
        for found in _INLINE_CLOSED.finditer(line, own.width):
            if ord(found[1].casefold()) == expected:
                starts.append(found.start())
                expected += 1
    if own is not None and own.style == "capital" and (own.label, own.shape) == ("A", "A."):
        capitals = list(_INLINE_CAPITAL.finditer(line, own.width))
        if len(capitals) > 1 and [f[1] for f in capitals] == list("BCDEFGH"[: len(capitals)]):
            starts += [f.start() for f in capitals]
    if own is not None and (own.label, own.shape) == ("a", "a."):
        small = list(_INLINE_SMALL.finditer(line, own.width))
        if len(small) > 1 and [f[1] for f in small] == list("bcdefgh"[: len(small)]):
            starts += [f.start() for f in small]  # "a. Ann   b. Ben   c. Cleo"
    if (own is None or own.style == "bullet") and not line.isascii():
        bullets = [f.start() + 1 for f in _INLINE_BULLET.finditer(line)]
        if any(len(part.split()) > _WORDS_OF_ITEM for part in _INLINE_BULLET.split(line)):  # not "Teas: mint • sage • lime"
            starts += bullets
    return sorted(starts)
