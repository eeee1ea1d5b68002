"""Blocks of styled text: lines in parts, tables, and the few forms that every part of a report is made of."""

from typing import Literal, NamedTuple

from nlpuzzle.telling.layout import wrapped

__all__ = ["BLANK", "Block", "Line", "Style", "Table", "paragraph", "title"]


Style = Literal["plain", "title", "number", "good", "warn", "bad", "quiet"]


class Line(NamedTuple):
    """One line of text in parts, each with its style."""

    parts: tuple[tuple[str, Style], ...] = ()


class Table(NamedTuple):
    """A table; how it is drawn is the printer's choice."""

    header: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


Block = Line | Table

BLANK = Line()


def paragraph(text: str, style: Style, width: int) -> list[Block]:
    """Text in one style, wrapped to the width."""
    return [Line(((line, style),)) for line in wrapped(text, width)]


def title(text: str) -> Line:
    """The line above a part."""
    return Line(((text, "title"),))
