"""Marks of any form that count line by line: "1/ ...", "ii - ...", "[c] ...", "Clue [2] ...", "| 3 | ... |", "④ ...".

One of them may be anything; three or more that look alike and count from the first are the marks of a list.
"""

import re
from collections.abc import Sequence
from typing import NamedTuple

from nlpuzzle.english.numbers import CARDINALS
from nlpuzzle.reading.line import Line
from nlpuzzle.reading.markers import Marker, Style, roman_value
from nlpuzzle.regex import regex

__all__ = ["bulleted", "count_from"]

_MARK = regex(
    r"(?P<open>\||[(\[{<_`-]?)\s*"
    r"(?P<word>(?:(?:clue|rule|hint|fact|statement|condition|constraint|premise|no\b|nr\b|number|point)\s*(?:no\b|number|#)?\.?\s*)?)"
    r"(?P<inner>[(\[]?)"
    r"(?P<count>\d{1,2}(?:st|nd|rd|th)\b|\d{1,2}(?!\d)|[ivxIVX]{1,5}(?![^\W_])|[a-zA-Z](?![^\W_])|[①-⑳]"
    r"|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b)"
    r"(?P<stop>\s*[)\]}>_`/°º|—:.-]*)(?:\s*=\s*(?=\")|\s+|(?<=[)\]}>/°º|])(?=[^\W\d])|(?<=[①-⑳]))(?=\S)",
    re.I,
)
#: without a word or a bracket before it, what must not stand after a letter: "A: B lies" is said by A
_SPEAKS = frozenset({":", "."})
_RUN = 3
_FEWEST_WORDS = 3


class _Counted(NamedTuple):
    line: Line
    mark: re.Match[str]


def count_from(lines: Sequence[Line], first: int, clean: str) -> None:
    """Give markers to the lines from `first` on that are counted alike, if so many are."""
    opening = _mark_of(lines[first])
    if opening is None:
        return
    for style in _styles(opening["count"]):
        run = _run(lines, first, style)
        if len(run) >= _RUN and not _are_ranges(run) and not _are_names(run, style, clean):
            for counted in run:
                _give(counted, style)
            return


def _styles(count: str) -> tuple[Style, ...]:
    """What a first mark may count by: "i" is a numeral or, after "h", a letter."""
    if count.casefold() == "i":
        return ("roman",)
    if count in ("a", "A"):
        return ("letter" if count == "a" else "capital",)
    return ("number",) if _number(count) == 1 else ()


def _mark_of(line: Line) -> re.Match[str] | None:
    if line.marker is not None or line.heading:
        return None
    mark = _MARK.match(line.text)
    if mark is None or len(line.text[mark.end() :].split()) < _FEWEST_WORDS:
        return None
    bare = not (mark["open"] or mark["word"] or mark["inner"] or mark["stop"].strip())
    return None if bare and mark["count"] < "①" else mark


def _run(lines: Sequence[Line], first: int, style: Style) -> list[_Counted]:
    found: list[_Counted] = []
    for line in lines[first:]:
        mark = _mark_of(line)
        if mark is not None and _value(mark["count"], style) == len(found) + 1 and (not found or _alike(mark, found[0].mark)):
            found.append(_Counted(line, mark))
        elif (mark is not None and _alike(mark, found[0].mark)) or line.blank_before or line.marker is not None or line.heading:
            break
    return found


def _alike(one: re.Match[str], other: re.Match[str]) -> bool:
    return all(one[part].casefold().strip() == other[part].casefold().strip() for part in ("open", "word", "inner", "stop"))


def _are_ranges(run: Sequence[_Counted]) -> bool:
    """ "1 - 2 hours with Ann", "2 - 3 hours with Bo": what is counted is how much."""
    return all(line.text[mark.end() : mark.end() + 1].isdecimal() for line, mark in run)


def _are_names(run: Sequence[_Counted], style: Style, clean: str) -> bool:
    """Whether the marks may name what is told of: a letter that stands elsewhere, too, or "A: ...", "A. ..." of somebody."""
    if style == "number":
        return False
    first = run[0].mark
    if not (first["open"] or first["word"] or first["inner"]) and first["stop"].strip() in _SPEAKS:
        return True
    letters = [counted.mark["count"] for counted in run if counted.mark["count"] not in ("a", "A", "I")]
    return any(len(re.findall(rf"(?<![\w'])(?-i:{letter})(?![\w'])", clean)) > 1 for letter in letters)


def _give(counted: _Counted, style: Style) -> None:
    line, mark = counted
    count = mark["count"]
    label = str(_number(count)) if style == "number" else count.casefold() if style == "roman" else count
    line.marker = Marker(style, label, mark.end(), f"{mark['open']}{style}{mark['stop'].strip()}")
    line.start += mark.end()
    line.text = line.text[mark.end() :]
    if "|" in (mark["open"], mark["stop"].strip()) and line.text.endswith("|"):
        line.text = line.text.rstrip("| ")
        line.end = line.start + len(line.text)
    if "=" in mark[0] and line.text.endswith('"'):
        line.start, line.end, line.text = line.start + 1, line.end - 1, line.text[1:-1]


def _value(count: str, style: Style) -> int | None:
    if style == "number":
        return _number(count)
    if style == "roman":
        return roman_value(count) if set(count.casefold()) <= set("ivx") else None
    return ord(count.casefold()) - 96 if len(count) == 1 and count.isascii() and count.isalpha() else None


def _number(count: str) -> int | None:
    """3 for "3", "3rd", "three" and "③"."""
    if "①" <= count <= "⑳":
        return ord(count) - ord("①") + 1
    digits = re.match(r"\d+", count)
    if digits is not None:
        return int(digits[0])
    value = CARDINALS.get(count.casefold())
    return value if isinstance(value, int) else None


#: signs that begin an entry where several lines in a row begin with them
_SIGN = regex(r"(?:[-=—]{1,2}>|>>|:{1,2}|--?(?=[^\W\d])|=)\s*(?=\S)")


def bulleted(lines: Sequence[Line]) -> None:
    """Give markers to sentences that begin with one sign each, "-> Ann is ...", or are marked like headings."""
    run: list[tuple[Line, str]] = []
    for at, line in enumerate([*lines, None]):
        sign = _sign_of(line) if line is not None else ""
        if run and sign != run[0][1]:
            before = lines[at - len(run) - 1] if at > len(run) else None
            if len(run) >= _RUN and not (before is not None and before.text.endswith("?")):
                for entry, mark in run:
                    _mark_bullet(entry, mark)
            run = []
        if line is not None and sign:
            run.append((line, sign))


def _sign_of(line: Line) -> str:
    """The sign before a whole sentence; "#" where it is marked as a heading is."""
    said = line.text[-1:] in (".", "!") and len(line.text.split()) > _FEWEST_WORDS
    if not said or line.marker is not None:
        return ""
    sign = _SIGN.match(line.text)
    return "#" if line.heading else sign[0].strip() if sign is not None else ""


def _mark_bullet(line: Line, sign: str) -> None:
    width = 0 if sign == "#" else len(line.text) - len(line.text[len(sign) :].lstrip())
    line.heading = False
    line.marker = Marker("bullet", sign, width, sign)
    line.start += width
    line.text = line.text[width:]
