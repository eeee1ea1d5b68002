"""The text as pasted, every clue in it with its reading: shown on hover, tap and keyboard focus."""

import re
from collections.abc import Iterator, Sequence
from html import escape

from nlpuzzle.outcome import ClueOut
from nlpuzzle.reading import read
from nlpuzzle.regex import regex
from nlpuzzle.telling.clue_parts import line_to_type

__all__ = ["puzzle_text"]

_ENTRY = regex(r"\s*(?:\w{1,3}[.)]|\([^\W_]{1,3}\)|#\d+|[-*•–])\s")
"""The marker of an entry of a list: "12. ", "(a) ", "- "."""


def puzzle_text(text: str, clues: Sequence[ClueOut], as_lines: bool = False) -> str:
    """The text as HTML, line by line; nothing is added but the readings, and numbers where the text does not show them.

    `as_lines`: every line break stays, for in a drawn grid it means something.
    """
    if clues and not as_lines:
        text = _unwrapped(text)
    parts: list[str] = []
    done = 0
    for place, group in enumerate(_together([c for c in clues if c.status != "note" and c.span[1] > c.span[0]])):
        start, end = group[0].span[0], max(clue.span[1] for clue in group)
        parts += [escape(text[done:start]), _clue(text, start, end, group, place)]
        done = end
    lines = "".join([*parts, escape(text[done:])]).split("\n")
    shown = [_ENTRY.match(line) is not None for line in text.split("\n")]
    return "".join(
        f'<div class="{"line entry" if entry else "line"}">{line.strip(chr(13)) or "<br>"}</div>'
        for line, entry in zip(lines, shown, strict=True)
    )


def _unwrapped(text: str) -> str:
    """The text with a space for every line break within a sentence; its length stays the same."""
    for passage in read(text).passages:
        start, end = passage.span
        text = text[:start] + re.sub(r"[\r\n]", " ", text[start:end]) + text[end:]
    return text


def _together(clues: Sequence[ClueOut]) -> Iterator[list[ClueOut]]:
    """The clues in the order of the text; those of one stretch of it are kept together."""
    group: list[ClueOut] = []
    for clue in sorted(clues, key=lambda clue: clue.span):
        if group and clue.span[0] >= max(other.span[1] for other in group):
            yield group
            group = []
        group.append(clue)
    if group:
        yield group


def _clue(text: str, start: int, end: int, group: Sequence[ClueOut], place: int) -> str:
    unread = any(clue.status in ("unparsed", "ambiguous") for clue in group)
    stuck = next((clue.stuck for clue in group if clue.stuck is not None), None)
    mark = " unread" if unread else " proposed" if any(clue.proposed for clue in group) else ""
    numbers = " ".join(clue.number for clue in group)
    readings = "".join(f"<span>{_reading(clue)}</span>" for clue in group)
    return (
        f'<span class="clue{mark}" data-clue="{escape(numbers)}" tabindex="0" role="button" '
        f'aria-expanded="false" aria-describedby="reading-{place}">{_badges(text, start, group)}'
        f"{_marked(text, start, end, stuck)}</span>"
        f'<span class="reading" role="tooltip" id="reading-{place}">{readings}</span>'
    )


def _badges(text: str, start: int, group: Sequence[ClueOut]) -> str:
    """The numbers by which the steps call the clue, where the text does not show them."""
    before = text[text.rfind("\n", 0, start) + 1 : start]
    missing = [c.number for c in group if not re.search(rf"(?<![^\W_]){re.escape(c.number)}(?![^\W_])", before)]
    return "".join(f'<span class="number">{escape(number)}</span> ' for number in missing)


def _marked(text: str, start: int, end: int, stuck: tuple[int, int] | None) -> str:
    """The clue's own text, the part where reading stopped marked."""
    if stuck is None or not start <= stuck[0] < stuck[1] <= end:
        return escape(text[start:end])
    first, last = stuck
    return f"{escape(text[start:first])}<mark>{escape(text[first:last])}</mark>{escape(text[last:end])}"


def _reading(clue: ClueOut) -> str:
    """What the clue was understood to say, or why it was not and the line to type."""
    number = f"<b>{escape(clue.number)}</b> "
    if clue.status in ("parsed", "manual"):
        rules = f" <code>{escape('; '.join(clue.rules))}</code>" if clue.rules else ""
        only = "<i>only if the proposed categories are right:</i> " if clue.proposed else ""
        return f"{number}{only}{escape(clue.reading or '')}{rules}"
    return f"{number}{escape(clue.reason or '')} <code>{escape(line_to_type(clue))}</code>"
