"""The physical lines of a text: indents, mail quoting, underlines, markers, and lines that hold several entries."""

import re
from collections.abc import Sequence
from itertools import pairwise

from nlpuzzle.reading.enclosed import AROUND, comment_sign, quoted_lines
from nlpuzzle.reading.line import Line
from nlpuzzle.reading.markers import Marker, inline_starts, marker, roman_value
from nlpuzzle.reading.running import commented, number
from nlpuzzle.reading.sentences import spans_of_sentences
from nlpuzzle.reading.wiki import wiki_rows
from nlpuzzle.regex import regex

__all__ = ["cut"]


_QUOTED = regex(r"\s*(?:>\s?)+")
#: the number of a comment
_NUMBERED = regex(r"(\d{1,2})[.):]*\s+")
_RULE = regex(r"[-—=~_*#+|:\s]{3,}\Z")
_HASHES = regex(r"#{1,6}\s+")
#: "== Clues =="
_WIKI_HEADING = regex(r"={1,6}\s*([^\s=][^=]{0,60}?)\s*={1,6}\Z")
#: "*** The Ferry ***   hard", "--- Easy Street ---"
_STARRED = regex(r"(\*|[~=+-]{2,6})\s+([^\s*~=+-][^*~=+.]{0,60}?)\s+\1(?:\s{2,}[^.]{1,40})?\Z")
#: "[Owner]" alone on its line is a heading
_BRACKETED = regex(r"\[\s*([^\W\d][^\[\]]{1,40}?)\s*\]\Z")


#: what divides labels in one line, and such a part of it
_BAR = regex(r"\s+\|\s+")
_LABELLED = regex(r"[^\W\d_][\w' ()]{0,30}:\s+\S[^|:,;]*(?:[,;][^|:,;]+){2,}(?:\|\s*)?\Z")
_A_LIST = 3


def cut(clean: str) -> list[Line]:
    """The lines of a normalised text in order, blank lines and drawn rules left out."""
    lines: list[Line] = []
    blank = True
    at = 0
    sign = comment_sign(clean)
    raws = clean.split("\n")
    counted = {} if sign else commented(raws)
    strings = quoted_lines(raws) if '"' in clean else {}
    rows = wiki_rows(raws) if "{|" in clean else {}
    for row, raw in enumerate(raws):
        begin, at = at, at + len(raw) + 1
        if row in rows:
            if (told := rows[row]) is not None:
                end = begin + len("\n".join(raws[row : told.last + 1]))
                lines.append(Line(begin + len(raw) - len(raw.lstrip()), end, 0, told.text, None, blank))
            blank = blank and told is None
            continue
        quoted = _QUOTED.match(raw)
        skip = counted.get(row, quoted.end() if quoted else 0)
        if sign:
            skip = raw.index(sign) + len(sign) if sign in raw else len(raw)
        body = raw[skip:]
        if row in strings:
            skip = raw.index('"') + 1
            body = raw[skip : raw.rindex('"')]
        stripped = body.strip()
        if not stripped or stripped in AROUND or stripped == "--":
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
        if row in counted and (numbered := _NUMBERED.match(stripped)):
            mark = Marker("number", str(int(numbered[1])), numbered.end(), "%1")
            lines.append(Line(start + mark.width, start + len(stripped), indent, stripped[mark.width :], mark, blank))
        elif strings.get(row):
            lines.append(Line(start, start + len(stripped), indent, stripped, Marker("bullet", '"', 0, '"'), blank))
        else:
            lines += _entries(stripped, start, indent, blank, open_before)
        blank = False
    _settle(lines, clean)
    return lines


def _entries(stripped: str, start: int, indent: int, blank: bool, open_before: bool) -> list[Line]:
    """The line, or its parts; `open_before`: the line above ends in the middle of a sentence, so "9." alone is its end."""
    if hashes := _HASHES.match(stripped):
        end = start + len(stripped)
        return [Line(start + hashes.end(), end, indent, stripped[hashes.end() :].strip(), None, blank, True)]
    if wiki := _WIKI_HEADING.match(stripped):
        return [Line(start + wiki.start(1), start + wiki.end(1), indent, wiki[1], None, blank, True)]
    if starred := _STARRED.match(stripped):
        return [Line(start + starred.start(2), start + starred.end(2), indent, starred[2], None, blank, True)]
    if bracketed := _BRACKETED.match(stripped):
        return [Line(start + bracketed.start(1), start + bracketed.end(1), indent, bracketed[1], None, blank, True)]
    parted: list[int] = []
    cuts = inline_starts(stripped) if len(stripped) > 20 else []
    if not cuts and " | " in stripped:
        cuts = parted = _labelled_parts(stripped)
    found: list[Line] = []
    for begin, end in zip([0, *cuts], [*cuts, len(stripped)], strict=True):
        piece = stripped[begin:end].rstrip(" |" if parted else " ")
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


def _without_bars(marked: Sequence[Line]) -> None:
    """Take off the bar that ends every entry, "1. Ann is ... |", as the cells of a table have it."""
    barred = [line for line in marked if line.text.endswith(" |")]
    if len(barred) < _A_LIST or len(barred) < len(marked):
        return
    for line in barred:
        line.text = line.text.rstrip("| ")
        line.end = line.start + len(line.text)


def _labelled_parts(line: str) -> list[int]:
    """Where further labels begin in "Guests: Ann, Bo, Cy | Rooms: 11, 12, 14"."""
    bars = [found.end() for found in _BAR.finditer(line)]
    parts = [line[a:b] for a, b in pairwise([0, *bars, len(line)])]
    return bars if all(map(_LABELLED.match, parts)) else []


def _settle(lines: list[Line], clean: str) -> None:
    """Drop markers that no neighbour supports: "A. Smith", "I. Newton", a lone "3." in front of a title."""
    number(lines, clean)
    marked = [line for line in lines if line.marker is not None]
    _without_bars(marked)
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
