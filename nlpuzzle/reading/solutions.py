"""A solution that was pasted along without a heading: "Scroll down for the answer", "House 1: red, Ann", "--> Ann"."""

import re
from collections.abc import Sequence

from nlpuzzle.regex import regex

__all__ = ["is_reply", "shows_the_solution", "tells_rows"]

#: somebody's answer below a question
_ARROW = regex(r"(?:--?>|=>|→|⇒)\s*\S")
_SCROLL = regex(
    r"\W*(?:please )?(?:scroll|look|see|turn) (?:down|below|over|to page \d+|further down) (?:for|to see) (?:the |our )?"
    r"(?:solution|answer)s?\b",
    re.I,
)
#: "House 1: pink, Ravi, milk", and so for every house; so many of them make a table of the solution
_NUMBERED_ROW = regex(r"[*_\s]*([A-Za-z]+) (\d):[*_\s]*[^,]+,[^,]+")
_ROWS = 3
_NAMED_ROW = r"\b[A-Z][\w'’-]*(?: [A-Z][\w'’-]*)? \([^()]{2,60}\)"
#: "Ann (red, tea), Ben (blue, milk) and Cleo (...)": who has what
_TOLD_ROWS = regex(rf"(?:{_NAMED_ROW}(?:, and |, | and |; )){{2,}}{_NAMED_ROW}")


def is_reply(line: str) -> bool:
    """Whether a line below a question is somebody's answer to it: "--> Ann"."""
    return _ARROW.match(line) is not None


def shows_the_solution(lines: Sequence[str]) -> bool:
    """Whether the solution begins with the first of these lines, which stand after clues: by its words or by its rows."""
    if _SCROLL.match(lines[0]):
        return True
    rows = [_NUMBERED_ROW.match(line) for line in lines[:_ROWS]]
    told = [(row[1].casefold(), int(row[2])) for row in rows if row is not None]
    return len(told) == _ROWS and told == [(told[0][0], n) for n in range(1, _ROWS + 1)]


def tells_rows(sentence: str) -> bool:
    """Whether a sentence after the clues tells who has what, row by row: somebody's solution."""
    told = _TOLD_ROWS.search(sentence) if "(" in sentence else None
    counts = {inside.count(",") for inside in re.findall(r"\(([^()]*)\)", told[0])} if told is not None else set()
    return len(counts) == 1 and counts != {0}
