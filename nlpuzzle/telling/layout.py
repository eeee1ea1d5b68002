"""Text in columns: display width, wrapping, underlining and plain tables. Knows no puzzle."""

import unicodedata
from collections.abc import Sequence

__all__ = ["columns", "fits", "grid_lines", "stacked", "underlined", "width_of", "wrapped"]


def width_of(text: str) -> int:
    """Terminal columns that `text` takes: two for wide letters, none for combining marks."""
    if text.isascii():
        return len(text)
    return sum(0 if unicodedata.combining(c) else 2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in text)


def padded(text: str, width: int) -> str:
    return text + " " * (width - width_of(text))


def _breaks(text: str, width: int) -> list[tuple[int, int]]:
    """Where each line of the wrapped text starts and ends; a word longer than the line is cut."""
    lines: list[tuple[int, int]] = []
    start = 0
    while start < len(text):
        end = min(len(text), start + width)
        while end > start + 1 and width_of(text[start:end]) > width:
            end -= 1
        if end < len(text):
            space = text.rfind(" ", start, end + 1)
            end = space if space > start else end
        lines.append((start, end))
        start = end
        while start < len(text) and text[start] == " ":
            start += 1
    return lines or [(0, 0)]


def wrapped(text: str, width: int) -> list[str]:
    """The text in lines of at most `width` columns, broken at spaces."""
    return [text[start:end] for start, end in _breaks(text, max(width, 8))]


def underlined(text: str, mark: tuple[int, int] | None, width: int) -> list[tuple[str, str]]:
    """Wrapped lines, each with the line of carets below it: "" where nothing of `mark` stands in the line.

    `mark` is a stretch of characters of `text`, end not included.
    """
    pairs = []
    for start, end in _breaks(text, max(width, 8)):
        below = ""
        if mark is not None:
            first, last = max(start, mark[0]), min(end, mark[1])
            if first < last:
                below = " " * width_of(text[start:first]) + "^" * max(1, width_of(text[first:last]))
        pairs.append((text[start:end], below))
    return pairs


def _widths(header: Sequence[str], rows: Sequence[Sequence[str]]) -> list[int]:
    return [max(width_of(cell) for cell in column) for column in zip(header, *rows, strict=True)]


def fits(header: Sequence[str], rows: Sequence[Sequence[str]], width: int, gap: int = 3) -> bool:
    """Whether the table can stand in `width` columns with `gap` columns for each border."""
    return sum(_widths(header, rows)) + gap * (len(header) + 1) <= width


def columns(header: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """A plain table: a header line, a rule, and the rows, two spaces between the columns."""
    widths = _widths(header, rows)

    def line(cells: Sequence[str]) -> str:
        return "  ".join(padded(cell, width) for cell, width in zip(cells, widths, strict=True)).rstrip()

    return [line(header), "  ".join("-" * width for width in widths), *map(line, rows)]


def stacked(header: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """The table for a narrow terminal: one small paragraph a row, a category a line."""
    label = max(map(width_of, header))
    lines: list[str] = []
    for row in rows:
        lines += ["", *(f"{padded(name, label)}  {cell}" for name, cell in zip(header, row, strict=True))]
    return lines[1:]


def grid_lines(
    cells: Sequence[Sequence[str]], box: tuple[int, int] | None = None, beside: Sequence[Sequence[str]] = ()
) -> list[str]:
    """A grid of cells, boxes apart by rulers where it has any; `beside` has a sign to stand behind each cell."""
    width = max(len(cell) for row in cells for cell in row)
    if beside:
        pairs = (zip(row, signs, strict=True) for row, signs in zip(cells, beside, strict=True))
        cells = [[f"{cell}{sign}" for cell, sign in row] for row in pairs]
        width += 1
    if box is None:
        return [" ".join(cell.rjust(width) for cell in row).rstrip() for row in cells]
    height, across = box
    parts = [
        [" ".join(cell.rjust(width) for cell in row[i : i + across]) for i in range(0, len(row), across)] for row in cells
    ]  # fmt: skip
    ruler = "-+-".join("-" * len(part) for part in parts[0])
    lines: list[str] = []
    for number, row in enumerate(parts):
        lines += [ruler] if number and number % height == 0 else []
        lines.append(" | ".join(row))
    return lines
