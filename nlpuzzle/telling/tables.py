"""The answer table as text for other programs: CSV and Markdown."""

import csv
import io
from collections.abc import Sequence

__all__ = ["as_csv", "as_markdown"]


def as_csv(header: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """RFC 4180 with "\\n" line ends; ends with a line end."""
    out = io.StringIO()
    csv.writer(out, lineterminator="\n").writerows([header, *rows])
    return out.getvalue()


def as_markdown(header: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A pipe table; a pipe inside a label is escaped. Ends with a line end."""

    def line(cells: Sequence[str]) -> str:
        return "| " + " | ".join(cell.replace("\\", "\\\\").replace("|", "\\|") for cell in cells) + " |"

    return "\n".join([line(header), "|" + " --- |" * len(header), *map(line, rows)]) + "\n"
