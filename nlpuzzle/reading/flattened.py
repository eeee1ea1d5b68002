"""A grid that was copied one cell a line: "Guest / Ames / Brody / Cline / Room / 11 / 12 / 14".

Every list has its head and as many items as the others, so heads stand at every so many lines; or all heads come first and
then row after row. It is read only where exactly one way to cut it fits.
"""

from collections.abc import Iterator, Sequence

from nlpuzzle.english.kinds import HOLDERS, PLACES
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.tables import words
from nlpuzzle.reading.columns import HEAD, Column, Table, alike, are_lists, short
from nlpuzzle.reading.headings import section_of
from nlpuzzle.reading.line import Line

__all__ = ["flattened_at"]

#: cells of the largest grid
_MOST = 80
#: the shortest list, and the fewest of them
_ITEMS, _LISTS = 3, 2
_WORDS_OF_HEAD = 3


def flattened_at(lines: Sequence[Line], at: int) -> Table | None:
    """The lists of a run of lines with one cell each that begins at `at`."""
    if not (at == 0 or lines[at].blank_before or lines[at - 1].heading or section_of(lines[at - 1].text) is not None):
        return None
    run = list(_cells(lines, at))
    if len(run) < _LISTS * (_ITEMS + 1) or len({line.text.casefold() for line in run}) < len(run):
        return None  # no item comes twice
    found = [*_list_by_list(run), *_row_by_row(run)]
    return found[0] if len(found) == 1 else None


def _cells(lines: Sequence[Line], at: int) -> Iterator[Line]:
    """Short lines without a mark, close together or each apart from the last; nothing else may stand close to them."""
    run: list[Line] = []
    for line in lines[at : at + _MOST]:
        apart = line.blank_before
        if run[1:] and apart != run[1].blank_before:
            break
        if line.marker is not None or line.heading or not short(line) or ":" in line.text or section_of(line.text) is not None:
            if not apart and line.marker is None and not line.heading and section_of(line.text) is None:
                return  # a paragraph of short lines
            break
        run.append(line)
    yield from run


def _list_by_list(run: Sequence[Line]) -> Iterator[Table]:
    """ "Guest / Ames / Brody / Cline / Room / 11 / 12 / 14"."""
    for size in range(_ITEMS + 1, len(run) // _LISTS + 1):
        if len(run) % size:
            continue
        lists = [run[first : first + size] for first in range(0, len(run), size)]
        if _heads([one[0] for one in lists], [one[1:] for one in lists]):
            told = (Column(one[0].text, tuple(i.text for i in one[1:]), one[1].start, one[-1].end) for one in lists)
            yield Table(tuple(told), len(run))


def _row_by_row(run: Sequence[Line]) -> Iterator[Table]:
    """ "Guest / Room / Ames / 11 / Brody / 12 / Cline / 14", where each column is sorted: no rows of a solution are."""
    for width in range(_LISTS, len(run) // (_ITEMS + 1) + 1):
        if len(run) % width:
            continue
        columns = [run[width + first :: width] for first in range(width)]
        if _heads(run[:width], columns) and are_lists([[i.text for i in column] for column in columns]):
            start, end = run[width].start, run[-1].end
            told = (Column(h.text, tuple(i.text for i in c), start, end) for h, c in zip(run, columns, strict=False))
            yield Table(tuple(told), len(run))


def _heads(heads: Sequence[Line], columns: Sequence[Sequence[Line]]) -> bool:
    """Whether lists may have these heads: all of them words, and at most one of three that nothing shows to be a head."""
    told = [[line.text for line in column] for column in columns]
    if not all(HEAD.match(h.text) and len(h.text.split()) <= _WORDS_OF_HEAD for h in heads) or not all(map(alike, told)):
        return False
    shown = sum(_heads_list(head.text, items) for head, items in zip(heads, told, strict=True))
    return shown >= max(_LISTS, len(heads) - 1)


def _heads_list(head: str, items: Sequence[str]) -> bool:
    """Whether a noun is a head by what it means, or is spelt otherwise than what stands below."""
    other = {_spelt(item) for item in items}
    if len(other) == 1 and _spelt(head) not in other and head[:1].isupper():
        return True
    noun = singular(head.casefold().partition("(")[0].split()[-1])
    return noun in HOLDERS or noun in PLACES or any(noun in words(table) for table in ("people", "places", "things"))


def _spelt(text: str) -> str:
    """How a cell is written: with figures, with a capital or without."""
    return "figures" if any(c.isdecimal() for c in text) else "capital" if text[:1].isupper() else "small"
