"""Prints the blocks of a report: with rich on a terminal, as plain text into a pipe or a file."""

import os
import shutil
import sys
from collections.abc import Iterable
from typing import TYPE_CHECKING, TextIO

from nlpuzzle.telling.blocks import Block, Line, Style, Table
from nlpuzzle.telling.layout import columns, fits, stacked

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table as RichTable

__all__ = ["PIPE_WIDTH", "plain_lines", "print_blocks", "width_for"]

PIPE_WIDTH = 100
"""Columns used where there is no terminal to ask."""

WIDEST = 110
"""Longer lines are hard to read, however wide the terminal is."""

STYLES: dict[Style, str] = {
    "plain": "",
    "title": "bold",
    "number": "cyan",
    "good": "green",
    "warn": "yellow",
    "bad": "bold red",
    "quiet": "dim",
}


def width_for(stream: TextIO) -> int:
    """Columns for text on `stream`: the terminal's, but no more than reads well; COLUMNS is respected."""
    if stream.isatty() or os.environ.get("COLUMNS", "").isdecimal():
        return max(20, min(WIDEST, shutil.get_terminal_size((80, 24)).columns))
    return PIPE_WIDTH


def print_blocks(blocks: Iterable[Block], stream: TextIO | None = None) -> None:
    """Print a report on `stream` (standard output when None)."""
    out = stream or sys.stdout
    if out.isatty() and os.environ.get("TERM") != "dumb":
        _print_rich(blocks, out)
        return
    for line in plain_lines(blocks, width_for(out) if os.environ.get("COLUMNS", "").isdecimal() else None):
        print(line, file=out)


def plain_lines(blocks: Iterable[Block], width: int | None = None) -> list[str]:
    """The report without colours. Tables stand as they are where `width` is None, and are stacked where they do not fit."""
    lines: list[str] = []
    for block in blocks:
        if isinstance(block, Line):
            lines.append("".join(text for text, _ in block.parts).rstrip())
        elif width is None or fits(block.header, block.rows, width, gap=2):
            lines += columns(block.header, block.rows)
        else:
            lines += stacked(block.header, block.rows)
    return lines


def _print_rich(blocks: Iterable[Block], out: TextIO) -> None:
    from rich.console import Console
    from rich.text import Text

    console = Console(file=out, highlight=False, markup=False, emoji=False, soft_wrap=True)
    for block in blocks:
        if isinstance(block, Table):
            _print_table(block, console)
        else:
            console.print(Text.assemble(*((text, STYLES[style]) for text, style in block.parts)))


def _print_table(block: Table, console: "Console") -> None:
    if fits(block.header, block.rows, console.width):
        console.print(_drawn(block))
        return
    for line in stacked(block.header, block.rows):
        console.print(line)


def _drawn(block: Table) -> "RichTable":
    from rich import box
    from rich.table import Table as RichTable
    from rich.text import Text

    table = RichTable(box=box.ROUNDED, header_style="bold", border_style="dim", show_lines=False)
    for index, name in enumerate(block.header):
        table.add_column(Text(name), style="cyan" if index == 0 else "", no_wrap=True)
    for row in block.rows:
        table.add_row(*map(Text, row))
    return table
