"""Lists laid out side by side: rows with their head on the left, tables with heads on top, bare columns under a head.

"Grape | merlot | riesling" and "Students — Amira, Ben" say what they are only together with the lines around them: two or
more in a run, with as many items each.
"""

import re
from collections.abc import Iterator, Sequence

from nlpuzzle.reading.coded import coded_at
from nlpuzzle.reading.columns import HEAD, Column, Table, alike, are_lists, in_order, short
from nlpuzzle.reading.flattened import flattened_at
from nlpuzzle.reading.line import Line
from nlpuzzle.regex import regex

__all__ = ["list_ways", "tables", "without_remark"]


_CELLS = (regex(r"\|"), regex(r"\s[·•]\s"), regex(r" {2,}"), regex(r",(?=\S)"), regex(r"\s[—–-]\s"))
#: what may set a head off from a list in its line
_HEADED = (
    regex(r"\|\s*([^\W\d_][\w' ]{0,30}?)\s*\|\s*(?=[^|]*,[^|]*\|?\Z)"),
    regex(r"([^\W\d_][\w' ]{0,30}?)\s*\|\s*(?=[^|]*,[^|]*\Z)"),
    regex(r"([^\W\d_][\w' ]{0,30}?)\s+—\s+(?=\S)"),
    regex(r"([^\W\d_][\w' ]{0,30}?)\s*(?:[-=—]+>|=|∈|→|\.{3,}|…+)\s*(?=\S)"),
    regex(r"([^\W\d_][\w' ]{0,30}?) {2,}(?=\S)"),
    regex(r"([^\W\d_][\w' ]{0,30}?)\s+(?=\[[^\[\]]*\]\Z|\{[^{}]*\}\Z)"),
    regex(r"[\[{<(]\s*([^\W\d_][\w' ]{0,30}?)\s*[\]}>)]\s*:?\s*(?=[^\s(\[])"),
    regex(r"([A-Z][A-Z']+(?: [A-Z][A-Z']+)?)\s+(?=[^\s,;/]*[a-z])"),
    regex(r"([A-Z][A-Z']+(?: [A-Z][A-Z']+)?)\s+(?=\S?\d)"),
)
#: a comma before three figures belongs to a number: "$1,200, $1,800"
_BETWEEN = regex(r"\s*(?:;|,(?!\d{3}(?!\d)))\s*(?:(?:and|or)\s+)?|\s+[/|·•]\s+|\s+(?:and|or|&)\s+")
_DIVIDED = regex(r"\s*(?:;|,(?!\d{3}(?!\d)))\s*|\s+[/|·•]\s+")
#: "1) driver: Gus, Morag, Petra", "• flour = rye, spelt, wheat": a marked line that is a list
_MARKED = regex(r"([^\W\d_][\w' ]{0,30}?)\s*(?::|=|—)\s+(?=\S)")
#: "(crates of plums picked)", "(1st is the best)", after the last item
_OF_ALL = regex(r"(?<=\S)\s*\((?:of|all|the|each|number|numbered|counted|\d\w*|[a-z]+s) [^()]*\)\.?\Z")
#: "the columns are not in matching order": a row of such a table says nothing
_UNMATCHED = regex(
    r"\b(?:not|no) (?:\w+ ){0,3}(?:matching|particular|right|correct|same|given) order\b"
    r"|\b(?:columns?|rows?|lists?|entries) (?:are|is) (?:not matched|mixed|jumbled|shuffled|scrambled|unsorted)\b"
    r"|\b(?:columns?|lists?|entries) (?:are|is) (?:given |listed |printed )?in alphabetical\b", re.I
)  # fmt: skip
#: lines of the longest table
_LONGEST = 80
#: a letter or a figure: such a cell is not left to be filled in
_FILLED = regex(r"[^\W_]")
#: what divides the cells of a chart that has no bars
_GAP = regex(r" {2,}")
_LONGEST_CELL = 40
#: rows of such a chart
_FEWEST = 3


def tables(lines: Sequence[Line]) -> dict[int, Table]:
    """The tables of a text by the index of their first line."""
    found: dict[int, Table] = {}
    at = 0
    mixed = any(_UNMATCHED.search(line.text) for line in lines)
    while at < len(lines):
        table = coded_at(lines, at) or _cells_at(lines, at, mixed) or _to_fill_in_at(lines, at)
        table = table or _headed_at(lines, at) or _marked_at(lines, at)
        table = table or _under_heads_at(lines, at) or _columns_at(lines, at) or flattened_at(lines, at)
        if table is not None:
            found[at] = table
        at += table.lines if table is not None else 1
    return found


def _cells_at(lines: Sequence[Line], at: int, mixed: bool) -> Table | None:
    """Lines of cells: every line, or every column, is a list with its head first; `mixed` where the text denies any order."""
    if lines[at].heading or lines[at].marker is not None:
        return None
    for separator in _CELLS:
        rows = list(_run(lines, at, separator))
        if len(rows) < 2 or len(rows[0]) < 3:
            continue
        across, down = [row[1:] for row in rows], [column[1:] for column in zip(*rows, strict=True)]
        heads_left, heads_above = [row[0] for row in rows], rows[0]
        unlike = sum(not alike(row) for row in across)  # "Clubs | 3-wood | 7-iron | driver", below two rows that are
        left = all(map(HEAD.match, heads_left)) and len(rows[0]) > 3 and unlike <= (len(rows) > 2)
        above = all(map(HEAD.match, heads_above)) and len(rows) > 3 and all(map(alike, down)) and (mixed or are_lists(down))
        if left and above:  # a table sorted by columns and whose rows are alike, too: its rows are not sorted by chance
            left = all(map(in_order, across))
            above = not left
        if left == above:
            continue
        start, end = lines[at].start, lines[at + len(rows) - 1].end
        if above:
            return Table(tuple(Column(h, tuple(c), start, end) for h, c in zip(heads_above, down, strict=True)), len(rows))
        here = lines[at : at + len(rows)]
        return Table(tuple(Column(h, tuple(c), li.start, li.end) for h, c, li in zip(heads_left, across, here, strict=True)),
                     len(rows))  # fmt: skip
    return None


def _run(lines: Sequence[Line], at: int, separator: re.Pattern[str]) -> Iterator[list[str]]:
    """The cells of the lines from `at` on that have as many cells as the first."""
    width = 0
    for line in lines[at : at + _LONGEST]:
        cells = [cell.strip().strip(" *_") for cell in separator.split(line.text.strip("| "))]
        if line.heading or line.marker is not None or not all(cells) or (width and len(cells) != width):
            return
        if len(cells) < 3 or any(len(cell) > 40 for cell in cells):
            return
        width = len(cells)
        yield cells


def _to_fill_in_at(lines: Sequence[Line], at: int) -> Table | None:
    """A chart to fill in lists what stands on its left: "Child | Sandwich | Fruit" over "Ann | | ", "Ben | | "."""
    heads = [cell.strip() for cell in lines[at].text.strip("| ").split("|")]
    if len(heads) < 2 or not all(map(HEAD.match, heads)):
        return _with_gaps_at(lines, at)
    items: list[str] = []
    for line in lines[at + 1 : at + _LONGEST]:
        first, *rest = (cell.strip() for cell in line.text.lstrip("| ").split("|"))
        if not first or len(first) > 40 or not rest or len(rest) > len(heads) or any(map(_FILLED.search, rest)):
            break
        items.append(first)
    return _chart(lines, at, heads[0], items) if len(items) > 1 else None


def _with_gaps_at(lines: Sequence[Line], at: int) -> Table | None:
    """ "Child    Sandwich    Fruit" over "Ann    ....    ....", or over "Ann" alone: what was to be written on is gone."""
    heads = _GAP.split(lines[at].text)
    if len(heads) < 2 or lines[at].marker is not None or lines[at].heading or not all(map(HEAD.match, heads)):
        return None
    if at + 1 < len(lines) and lines[at].indent > lines[at + 1].indent:
        return None  # the corner is empty: no head says what stands on the left
    items: list[str] = []
    for line in lines[at + 1 : at + _LONGEST]:
        first, *rest = _GAP.split(line.text)
        if line.blank_before or line.marker is not None or len(rest) > len(heads):
            break
        if any(map(_FILLED.search, rest)):
            return None  # a row that says something
        if not (short(line) if not rest else len(first) <= _LONGEST_CELL and "," not in first):
            break
        items.append(first)
    return _chart(lines, at, heads[0], items) if len(items) >= _FEWEST else None


def _chart(lines: Sequence[Line], at: int, head: str, items: Sequence[str]) -> Table | None:
    """The list on the left of a chart."""
    whole = (Column(head, tuple(items), lines[at].start, lines[at + len(items)].end),)
    return Table(whole, len(items) + 1) if alike(items) else None


def _headed_at(lines: Sequence[Line], at: int) -> Table | None:
    """ "Students — Amira, Ben, Cy" and further such lines, with as many items each."""
    for form in _HEADED:
        columns: list[Column] = []
        for line in lines[at : at + _LONGEST]:
            head = form.match(line.text) if line.marker is None and not line.heading else None
            if head is None or (columns and line.blank_before):
                break
            items = tuple(_BETWEEN.split(_unbracketed(line.text[head.end() :].rstrip(".| "))))
            if len(items) < 3 or not all(0 < len(i) <= 40 and len(i.split()) < 5 for i in items):
                break
            if columns and len(items) != len(columns[0].items):
                break
            columns.append(Column(head[1].strip(), items, line.start + head.end(), line.end))
        if len(columns) > 1 and len({c.head for c in columns}) == len(columns):
            return Table(tuple(columns), len(columns))
    return None


def _marked_at(lines: Sequence[Line], at: int) -> Table | None:
    """ "1) driver: Gus, Morag, Petra" and further such entries, each with as many items of its own."""

    def heads() -> Iterator[tuple[str, Line, int]]:
        for line in lines[at : at + _LONGEST]:
            head = _MARKED.match(line.text) if line.marker is not None else None
            if head is None:
                return
            yield head[1].strip(), line, head.end()

    return _of_lists(heads(), 1)


def _under_heads_at(lines: Sequence[Line], at: int) -> Table | None:
    """ "BIRDS" over "avocet, bittern, hoopoe" in the next line, and further such pairs, with as many items each."""

    def heads() -> Iterator[tuple[str, Line, int]]:
        for head, below in zip(lines[at : at + _LONGEST : 2], lines[at + 1 : at + _LONGEST : 2], strict=False):
            plain = head.marker is None and below.marker is None and not below.blank_before
            if not plain or not HEAD.match(head.text) or len(head.text.split()) > 4:
                return
            yield head.text.strip(), below, 0

    return _of_lists(heads(), 2)


def _of_lists(heads: Iterator[tuple[str, Line, int]], lines: int) -> Table | None:
    """The table of two lists or more of one size, each with `lines` lines: its head, its line and where it begins there.

    No two share their head or an item: what one thing may be is no list of what there is. Looked at line by line, no further
    than the lists agree.
    """
    taken: set[str] = set()
    told: list[tuple[str, Line, int, dict[int, tuple[str, ...]]]] = []
    sizes: set[int] = set()
    for head, line, start in heads:
        ways = {len(way): way for way in list_ways(line.text[start:])}
        words = {head.casefold(), *(item.casefold() for way in ways.values() for item in way)}
        common = ways.keys() & sizes if told else ways.keys()
        if not common:
            break
        if not taken.isdisjoint(words):
            return None
        taken |= words
        sizes = set(common)
        told.append((head, line, start, ways))
    if len(told) < 2:
        return None
    columns = [Column(head, ways[max(sizes)], line.start + start, line.end) for head, line, start, ways in told]
    whole = [item.casefold() for column in columns for item in (column.head, *column.items)]
    return Table(tuple(columns), lines * len(columns)) if len(set(whole)) == len(whole) else None


def list_ways(text: str) -> Iterator[tuple[str, ...]]:
    """The ways to split a line that is nothing but a list: "rum and raisin" is one thing, or two; none where it is no list."""
    if text[-1:] in ".?!:;":
        return
    parts = [part.strip() for part in _DIVIDED.split(_unbracketed(text.rstrip("| ")))]
    for way in (parts, [*parts[:-1], *_BETWEEN.split(parts[-1])]):
        items = tuple(re.sub(r"\A(?:and|or) ", "", item) for item in way)
        if len(items) > 2 and all(0 < len(i) <= 40 and len(i.split()) < 5 for i in items):
            yield items


def without_remark(text: str) -> str:
    """A list without what a last bracket says of it: "40, 55, 60 (crates of plums picked)"; no other item has such a note."""
    return _OF_ALL.sub("", text) if text.count("(") == 1 and "," in text else text


def _unbracketed(text: str) -> str:
    """ "(attic, barn)", "{1, 2, 3}": the list inside one pair of brackets."""
    text = without_remark(text).strip()
    pair = text[:1] + text[-1:]
    return text[1:-1].strip() if pair in ("()", "[]", "{}") and text[0] not in text[1:] else text


def _columns_at(lines: Sequence[Line], at: int) -> Table | None:
    """Blocks of short lines with a head above each, set apart by blank lines; two or more, all of one length."""
    if not (at == 0 or lines[at].blank_before or lines[at - 1].heading):
        return None
    blocks: list[list[Line]] = []
    for line in lines[at : at + _LONGEST]:
        if line.marker is not None or not short(line):
            break
        if line.blank_before or not blocks:
            blocks.append([])
        blocks[-1].append(line)
    size = len(blocks[0]) if blocks else 0
    same = next((i for i, block in enumerate(blocks) if len(block) != size), len(blocks))
    if size < 4 or same < 2:
        return None
    kept = blocks[:same]
    if not all(HEAD.match(b[0].text) and alike([line.text for line in b[1:]]) for b in kept):
        return None
    told = (Column(b[0].text, tuple(line.text for line in b[1:]), b[1].start, b[-1].end) for b in kept)
    return Table(tuple(told), size * same)
