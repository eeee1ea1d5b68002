"""Which line ends only wrap a line and which ones separate: would the next word still have fitted?"""

import itertools
from collections.abc import Sequence

from nlpuzzle.reading.line import Line
from nlpuzzle.regex import regex

__all__ = ["hard_breaks", "runs_on"]

#: a line that begins with a short label of its own: "puppet: fox, owl, king"
_LABELLED = regex(r"[^\W\d_][\w' ()]{0,30}:\s+\S")
_OPEN_ENDINGS = (",", ";", "-", "(", "—", " and", " or", " the", " a", " an", " of", " is", " to", " in", " with")


def hard_breaks(lines: Sequence[Line]) -> set[int]:
    """Indices of the lines of one paragraph after which a new sentence begins although no full stop may say so.

    Paragraph lines that merely wrap are not in it.
    """
    if len(lines) < 2:
        return set()
    commas = {line.text.count(",") for line in lines}
    if len(commas) == 1 and commas.pop() >= 2 and not any(line.text[-1:] in ".?!," for line in lines):
        return set(range(len(lines) - 1))
    width = max(len(line.text) + line.indent for line in lines)
    doubtful: list[int] = []
    hard: set[int] = set()
    for i, (line, after) in enumerate(itertools.pairwise(lines)):
        if after.inline:
            hard.add(i)
            continue
        if not _opens(after.text) or line.text.endswith(_OPEN_ENDINGS):
            continue
        if line.text[-1:] in ".?!:":
            hard.add(i)
            continue
        word = after.text.split(" ", 1)[0]
        if len(line.text) + line.indent + 1 + len(word) <= width - 2 or width < 30:
            hard.add(i)
        else:
            doubtful.append(i)
    if len(hard) > len(doubtful) and all(line.text[:1].isupper() for line in lines):
        hard.update(doubtful)
    return hard


def _opens(text: str) -> bool:
    """Whether a line could begin a sentence or a list: a capital, a digit, a quote or money."""
    return text[:1].isupper() or text[:1].isdecimal() or text[:1] in ('"', "$", "£", "€")


def runs_on(lines: Sequence[Line], at: int, listing: bool = False) -> bool:
    """Whether the line after `at` is the wrapped rest of it; a list may wrap in the middle of an item ("You / Otter")."""
    line, after = lines[at], lines[at + 1]
    if after.blank_before or after.marker is not None or (_LABELLED.match(line.text) and _LABELLED.match(after.text)):
        return False
    if listing and len(line.text) >= 40 and line.text[-1:] not in ".?!" and after.text[-1:] not in ".?!":
        return True
    return line.text.endswith(_OPEN_ENDINGS) or (
        line.text[-1:] not in ".?!" and (after.text[:1].islower() or after.indent > line.indent)
    )
