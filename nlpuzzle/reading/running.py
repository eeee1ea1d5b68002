"""Marks that only a run of them makes marks: "% 1  curlew is ...", "C1  the balloon ...", "1" alone in its line.

Each may be something else by itself: the run counts 1, 2, 3 ... from line to line.
"""

import re
from collections.abc import Sequence

from nlpuzzle.reading.counted import bulleted, count_from
from nlpuzzle.reading.line import Line
from nlpuzzle.reading.markers import Marker
from nlpuzzle.regex import regex

__all__ = ["commented", "number"]

#: a comment with a number; what marks bullets elsewhere has a stop after the number as well
_NUMBERED_COMMENT = regex(
    r"\s*(?P<sign>[%;]+|#+|//|--(?=\s)|—(?=\s)|[*•-](?=\s+\d{1,2}[.):]))\s*(?P<number>\d{1,2})[.):]*\s+(?=\S+(?:\s+\S+){3})"
)
#: "3 Mrs Dorn chose the vase.", "3  the vase went to Mrs Dorn"; no wide gap inside, as rows of a table have
_NUMBERED_SENTENCE = regex(r"\d{1,2} [A-Z\"'\u201c](?:\S* ){3,}\S|\d{1,2}  +(?=[\w\"'\u201c])(?:\S+ ){3,}\S+(?: \S+)*\Z")
#: "C1  the balloon ...", "R2: the tenor ...", "(F3) ..."
_CODE = regex(
    r"(?P<open>[(\[]?)(?P<letter>[A-PR-Za-pr-z])[-. ]?(?P<number>\d{1,2})(?P<stop>\s?[.:)\]—-]{0,2})(?P<gap>\s+)(?=\S)"
)
#: "C1 is left of C2": what is told of comes before a verb
_SUBJECT = regex(
    r"(?:is|isn't|are|was|wasn't|were|has|had|does|doesn't|did|didn't|can|cannot|can't|will|won't|must|may|lies|stands|sits|costs"
    r"|lives|and|or|nor|but|to|'s)\b", re.I,
)  # fmt: skip
#: a number, or "Clue 3", with nothing else in its line
_ALONE = regex(r"(?:(?:clue|hint|fact|rule|statement|condition)\s*)?(?:#|no\.?\s)?\s*[(\[]?(\d{1,2})[.):\]]*\Z", re.I)
_BULLETS = frozenset("-*•—")
_ARTICLES = frozenset({"the", "a", "an"})
_FEWEST_WORDS = 4
#: words of what a list names, and signs that may divide one
_WORDS_OF_ITEM = 3
_LISTED = regex(r"[,;/]")
#: so many make a run
_RUN = 3


def commented(raw: Sequence[str]) -> dict[int, int]:
    """Of the lines of comments that count 1, 2, 3 ..., "// 2. The tuba ...": how many characters stand before the number.

    A line between them that begins with the same sign goes on with the one above.
    """
    found: dict[int, int] = {}
    run: dict[int, int] = {}
    sign, count, firsts = "", 0, set[str]()
    for at, line in enumerate([*raw, ""]):
        mark = _NUMBERED_COMMENT.match(line)
        if mark is not None and int(mark["number"]) == count + 1 and (not run or mark["sign"] == sign):
            run[at] = mark.start("number")
            sign, count = mark["sign"], count + 1
            firsts.add(line[mark.end() :].split()[0].casefold())
            continue
        if run and mark is None and at < len(raw) and (not line.strip() or line.lstrip().startswith(sign)):
            if line.strip() and len(line) > len(line) - len(line.lstrip()) + len(sign):
                run[at] = len(line) - len(line.lstrip()) + len(sign)
            continue
        if count >= _RUN and (sign not in _BULLETS or len(firsts) > 1 or firsts <= _ARTICLES):  # not "- 2) hours of ..."
            found |= run
        run, sign, count, firsts = {}, "", 0, set()
        if mark is not None and mark["number"] == "1":
            run, sign, count, firsts = {at: mark.start("number")}, mark["sign"], 1, {line[mark.end() :].split()[0].casefold()}
    return found


def number(lines: list[Line], clean: str) -> None:
    """Give markers to the lines whose numbers only their run makes markers; a number alone in its line goes with the next."""
    _alone(lines)
    for first in range(len(lines)):
        _sentences(lines, first)
        _codes(lines, first, clean)
        count_from(lines, first, clean)
    bulleted(lines)


def _alone(lines: list[Line]) -> None:
    """ "1" in a line, what it counts in the next; and so on from 1, each number once."""
    run: list[int] = []
    for at, line in enumerate(lines):
        text = line.text if line.marker is None else clean_label(line)
        mark = _ALONE.match(text) if text else None
        if mark is None or int(mark[1]) != len(run) + 1 or at + 1 == len(lines):
            continue
        below = lines[at + 1]
        if below.marker is None and not below.heading and len(below.text.split()) >= _FEWEST_WORDS:
            run.append(at)
    if len(run) < _RUN:
        return
    for count, at in reversed(list(enumerate(run, 1))):
        below = lines[at + 1]
        below.marker = Marker("number", str(count), 0, "1")
        below.blank_before = below.blank_before or lines[at].blank_before
        del lines[at]


def clean_label(line: Line) -> str:
    """The marker of a line that has nothing else, as "1." has; "" where words follow it."""
    return line.marker.label if line.marker is not None and not line.text else ""


def _sentences(lines: Sequence[Line], first: int) -> None:
    """Sentences that only a space parts from their numbers, "3 Mrs Dorn chose the vase.", line by line from 1."""
    counted: list[Line] = []
    for line in lines[first:]:
        if line.marker is None and _NUMBERED_SENTENCE.match(line.text) and line.text.startswith(f"{len(counted) + 1} "):
            counted.append(line)
        elif not counted or line.blank_before or line.marker is not None or line.text[:1].isdecimal():
            break  # any other line goes on with the sentence above
    for count, line in enumerate(counted, 1) if len(counted) >= _RUN else ():
        width = len(line.text) - len(line.text[len(str(count)) :].lstrip())
        _mark(line, Marker("number", str(count), width, "1"))


def _codes(lines: Sequence[Line], first: int, clean: str) -> None:
    """ "C1  the balloon ...", "C2  teal was ...": one letter, counted line by line, and told of nowhere else."""
    if not _coded(lines[first], "", 1):
        return
    counted: list[tuple[Line, re.Match[str]]] = []
    marked = 0
    for line in lines[first:]:
        letter = counted[0][1]["open"] + counted[0][1]["letter"] if counted else ""
        if (code := _coded(line, letter, len(counted) + marked + 1)) is not None:
            counted.append((line, code))
        elif line.marker is not None and line.marker.label == f"{letter[-1:]}{len(counted) + marked + 1}":
            marked += 1  # "C3: ... ." has its stop at the end
        elif not counted or line.blank_before or line.marker is not None or line.heading or _CODE.match(line.text):
            break
    gaps = {len(code["gap"]) > 1 or bool(code["stop"].strip()) for _, code in counted}
    if len(counted) + marked < _RUN:
        return
    if gaps != {True} and any(_SUBJECT.match(line.text, code.end()) for line, code in counted):
        return
    if any(len(re.findall(rf"\b{code['letter']}[-. ]?{code['number']}\b", clean)) > 1 for _, code in counted):
        return  # a box that is called so
    for line, code in counted:
        shape = code["open"] + code["letter"] + code["stop"].strip()[:1]
        _mark(line, Marker("coded", code["letter"] + str(int(code["number"])), code.end(), shape))


def _coded(line: Line, letter: str, count: int) -> re.Match[str] | None:
    """The code of a line, where it is the one with this letter and number and words that are no list come after it."""
    code = _CODE.match(line.text) if line.marker is None and not line.heading else None
    if code is None or int(code["number"]) != count or (letter and code["open"] + code["letter"] != letter):
        return None
    told = line.text[code.end() :]
    parts = _LISTED.split(told)
    listed = len(parts) >= _RUN and all(len(part.split()) <= _WORDS_OF_ITEM for part in parts)
    return code if len(told.split()) >= _FEWEST_WORDS and not listed else None


def _mark(line: Line, mark: Marker) -> None:
    line.marker = mark
    line.start += mark.width
    line.text = line.text[mark.width :]

