"""The physical lines of a text: indents, mail quoting, underlines, markers, and lines that hold several entries."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from nlpuzzle.reading.markers import Marker, inline_starts, marker, roman_value
from nlpuzzle.reading.sentences import spans_of_sentences
from nlpuzzle.regex import regex

__all__ = ["Line", "cut"]


@dataclass(slots=True)
class Line:
    """One line of the normalised text; `start` and `end` bound its words, marker left out."""

    start: int
    end: int
    indent: int
    text: str
    marker: Marker | None = None
    #: blank lines right before it
    blank_before: bool = False
    #: underlined, or begun with #
    heading: bool = False
    #: the rest of a physical line that was cut at an entry inside it
    inline: bool = False
    #: in a table of lists
    row: bool = False


_QUOTED = regex(r"\s*(?:>\s?)+")
_RULE = regex(r"[-—=~_*#+|:\s]{3,}\Z")
_HASHES = regex(r"#{1,6}\s+")
#: "[Owner]" alone on its line is a heading
_BRACKETED = regex(r"\[\s*([^\W\d][^\[\]]{1,40}?)\s*\]\Z")


#: signs that begin every line of a comment in a program, and what stands around one
_COMMENTS = ("#", "%", "//", ";")
_AROUND = frozenset({"/*", "*/", "/**", "**/", "<!--", "-->", "(*", "*)"})
#: "3 Mrs Pell bought the jug."
_NUMBERED_SENTENCE = regex(r"\d{1,2} [A-Z\"'\u201c](?:\S* ){3,}\S")
_A_LIST = 3


def cut(clean: str) -> list[Line]:
    """The lines of a normalised text in order, blank lines and drawn rules left out."""
    lines: list[Line] = []
    blank = True
    at = 0
    commented = _comment_sign(clean)
    for raw in clean.split("\n"):
        begin, at = at, at + len(raw) + 1
        quoted = _QUOTED.match(raw)
        skip = quoted.end() if quoted else 0
        if commented:
            skip = raw.index(commented) + len(commented) if commented in raw else 0
        body = raw[skip:]
        stripped = body.strip()
        if not stripped or stripped in _AROUND:
            blank = True
            continue
        if _RULE.match(stripped):
            if lines and not blank and len(stripped) >= 3 and stripped[0] in "=-~" and len(set(stripped)) == 1:
                lines[-1].heading = lines[-1].marker is None
            blank = True
            continue
        indent = len(body) - len(body.lstrip())
        start = begin + skip + indent
        open_before = bool(lines) and not blank and lines[-1].text[-1:] not in ".?!:"
        lines += _entries(stripped, start, indent, blank, open_before)
        blank = False
    _settle(lines, clean)
    return lines


def _comment_sign(clean: str) -> str:
    """The sign of a comment that every line begins with, where a program holds the text; "" where none does."""
    if clean.lstrip()[:1] not in "#%/;":
        return ""
    lines = [line.lstrip() for line in clean.split("\n") if line.strip()]
    return next((s for s in _COMMENTS if len(lines) >= _A_LIST and all(line.startswith(s) for line in lines)), "")


def _entries(stripped: str, start: int, indent: int, blank: bool, open_before: bool) -> list[Line]:
    """The line, or its parts; `open_before`: the line above ends in the middle of a sentence, so "9." alone is its end."""
    if hashes := _HASHES.match(stripped):
        end = start + len(stripped)
        return [Line(start + hashes.end(), end, indent, stripped[hashes.end() :].strip(), None, blank, True)]
    if bracketed := _BRACKETED.match(stripped):
        return [Line(start + bracketed.start(1), start + bracketed.end(1), indent, bracketed[1], None, blank, True)]
    cuts = inline_starts(stripped) if len(stripped) > 20 else []
    found: list[Line] = []
    for begin, end in zip([0, *cuts], [*cuts, len(stripped)], strict=True):
        piece = stripped[begin:end].rstrip()
        if not piece:
            continue
        mark = marker(piece)
        width = mark.width if mark else 0
        if mark and width >= len(piece) and (mark.style != "number" or open_before):
            mark, width = None, 0
        found.append(
            Line(
                start + begin + width,
                start + begin + len(piece),
                indent,
                piece[width:],
                mark,
                blank and not begin,
                inline=begin > 0,
            )
        )
    return found


def _number(lines: Sequence[Line]) -> None:
    """Give markers to sentences that only a space parts from their numbers, where these count from 1 line by line."""
    for first in range(len(lines)):
        counted: list[Line] = []
        for line in lines[first:]:
            if line.marker is None and _NUMBERED_SENTENCE.match(line.text) and line.text.startswith(f"{len(counted) + 1} "):
                counted.append(line)
            elif not counted or line.blank_before or line.marker is not None or line.text[:1].isdecimal():
                break  # any other line goes on with the sentence above
        for number, line in enumerate(counted, 1) if len(counted) >= _A_LIST else ():
            width = len(f"{number} ")
            line.marker = Marker("number", str(number), width, "1")
            line.start += width
            line.text = line.text[width:]


def _settle(lines: list[Line], clean: str) -> None:
    """Drop markers that no neighbour supports: "A. Smith", "I. Newton", a lone "3." in front of a title."""
    _number(lines)
    marked = [line for line in lines if line.marker is not None]
    asked = [line for line in marked if line.marker is not None and line.marker.shape == "question"]
    if len(asked) == 1 and len(list(spans_of_sentences(asked[0].text))) >= _A_LIST:
        asked[0].marker = None  # "Q14. Five books are ...": the number of the whole puzzle
    for i, line in enumerate(marked):
        mark = line.marker
        if mark is None or mark.style in ("bullet", "named", "sub") or mark.label == "1" or _supported(marked, i, mark):
            continue
        if mark.style not in ("number", "coded"):
            line.start -= mark.width
            line.text = clean[line.start : line.end]
        line.marker = None
    for i, line in enumerate(marked):
        if line.marker is not None and line.marker.style == "roman":
            line.marker = _roman_or_letter(marked, i, line.marker)


def _supported(marked: Sequence[Line], i: int, mark: Marker) -> bool:
    """Whether one of the nearest markers of the same shape carries the label before or after it."""
    value = _value(mark)
    for step in (-1, 1):
        seen = 0
        for j in range(i + step, -1 if step < 0 else len(marked), step):
            other = marked[j].marker
            if abs(j - i) > 30 or seen == 2:
                break
            if other is None or (other.shape != mark.shape and not _alike(other, mark)):
                continue
            seen += 1
            reach = (1, 2) if mark.style in ("number", "coded") and seen == 1 else (1,)
            if any((theirs - mine) * step in reach for mine in value for theirs in _value(other)):
                return True
    # a lone "a." under a numbered entry, a lone "i." under a lettered one
    before = marked[i - 1].marker if i else None
    if before is None or mark.label not in ("a", "i") or mark.style not in ("letter", "roman"):
        return False
    return before.style in ("number", "named") or (before.style != "bullet" and marked[i].indent > marked[i - 1].indent)


def _alike(one: Marker, other: Marker) -> bool:
    """Whether a letter and a roman numeral look the same: "h." and "i.", "H." and "I."."""
    styles = {one.style, other.style}
    upper = {m.style == "capital" or "I" in m.shape for m in (one, other)}
    return "roman" in styles and styles <= {"letter", "capital", "roman"} and len(upper) == 1


def _value(mark: Marker) -> tuple[int, ...]:
    if mark.style in ("number", "coded"):
        return (int(re.sub(r"\D", "", mark.label)),)
    if mark.style in ("letter", "capital"):
        return (ord(mark.label.casefold()) - 96,)
    if mark.style == "roman":
        letters = (ord(mark.label) - 96,) if len(mark.label) == 1 else ()
        return (roman_value(mark.label), *letters)
    return ()


def _roman_or_letter(marked: Sequence[Line], i: int, mark: Marker) -> Marker:
    """ "i." after "h." is a letter; "i." before "ii." is a numeral."""
    before = marked[i - 1].marker if i else None
    if len(mark.label) == 1 and before is not None and before.style in ("letter", "capital"):
        capital = before.style == "capital"
        if ord(before.label.casefold()) == ord(mark.label) - 1 and capital == ("I" in mark.shape):
            return Marker(before.style, mark.label, mark.width, before.shape)
    return mark
