"""From a text to the grids drawn in it, with what its sentences say of them; None where it is no such puzzle.

A text is taken for a grid puzzle only where a whole grid is drawn and nothing else is left that could be a clue about people
and things: sentences that speak of the grid, or story. One sentence that does not is enough to leave the text to the readers of
matching puzzles.
"""

import re
from collections.abc import Iterator, Sequence

from nlpuzzle.grids.arrows import SignGrid, sign_grids
from nlpuzzle.grids.building import Trouble, build_crossings, build_sudoku
from nlpuzzle.grids.drawing import Block, Drawing, Line, blocks_of, drawings_of, lines_of
from nlpuzzle.grids.finding import may_be_grid, unix_lines
from nlpuzzle.grids.puzzle import GridPuzzle
from nlpuzzle.grids.rules import CountAhead, GridRule
from nlpuzzle.grids.sentences import Said, read_sentence
from nlpuzzle.puzzle import Span
from nlpuzzle.reading.sentences import spans_of_sentences
from nlpuzzle.values import dataclass

__all__ = ["Drawn", "Remark", "read_drawn"]


STORY = 2
"""So many sentences that say nothing of a grid may stand beside one that nothing names; more are clues of another puzzle."""


@dataclass(frozen=True, slots=True)
class Remark:
    """A sentence beside the grid, and what became of it."""

    number: str
    text: str
    span: Span
    said: Said


@dataclass(frozen=True)
class Drawn:
    """The grids of a text, each as a puzzle or as the sentence that says why it is none."""

    puzzles: tuple[GridPuzzle | Trouble, ...]
    remarks: tuple[Remark, ...]
    #: what the reader should know about the reading of the drawing
    notes: tuple[str, ...] = ()

    @property
    def unread(self) -> list[Remark]:
        """The sentences that were not understood."""
        return [remark for remark in self.remarks if remark.said.status == "unparsed"]

    @property
    def rules(self) -> list[GridRule]:
        """What the sentences say."""
        return [rule for remark in self.remarks for rule in remark.said.rules]


def read_drawn(text: str) -> Drawn | None:
    """The drawn grids of a text, None where it is no grid puzzle."""
    lines = lines_of(unix_lines(text))
    signs = list(sign_grids(lines))
    if signs:
        remarks = _remarks(lines, {line for grid in signs for line in grid.lines})
        counted = any(isinstance(rule, CountAhead) for remark in remarks for rule in remark.said.rules)
        if counted or all(cell.arrow for grid in signs for row in grid.rows for cell in row):
            return _crossings(signs, remarks)
        return None
    return _sudoku(lines)


def _crossings(signs: Sequence[SignGrid], remarks: Sequence[Remark]) -> Drawn:
    rules = [rule for remark in remarks for rule in remark.said.rules]
    headless = any(cell.headless for grid in signs for row in grid.rows for cell in row)
    notes = ("The signs / and \\ have no head: they are read as pointing both ways.",) if headless else ()
    return Drawn(tuple(build_crossings(grid, rules) for grid in signs), tuple(remarks), notes)


def _sudoku(lines: Sequence[Line]) -> Drawn | None:
    blocks = [part for block in blocks_of(lines) if may_be_grid(block) for part in _apart(block)]
    if not blocks:
        return None
    remarks = _remarks(lines, {line for block in blocks for line in block.taken})
    named = any(remark.said.names_grid or remark.said.rules for remark in remarks)
    foreign = sum(map(_is_foreign, remarks))
    if not named and (foreign > STORY or (foreign and not any(map(_is_certain, blocks)))):
        return None
    rules = [rule for remark in remarks for rule in remark.said.rules]
    puzzles: list[GridPuzzle | Trouble] = []
    for block in blocks:
        drawings = drawings_of(block)
        if drawings is None:
            puzzles.append(_misshapen(block))
        else:
            puzzles += [build_sudoku(drawing, rules) for drawing in drawings if named or _has_given(drawing)]
    if not puzzles or (not named and remarks and all(isinstance(puzzle, Trouble) and puzzle.doubtful for puzzle in puzzles)):
        return None
    return Drawn(tuple(puzzles), tuple(remarks))


def _is_certain(block: Block) -> bool:
    """A grid that can hardly be anything else: six rows or more, with given cells in several columns, and empty ones."""
    drawings = drawings_of(block) or []
    return any(
        drawing.size > 5
        and sum(any(row[c] for row in drawing.cells) for c in range(drawing.size)) > 2
        and any(cell is None for row in drawing.cells for cell in row)
        for drawing in drawings
    )


def _has_given(drawing: Drawing) -> bool:
    return any(cell is not None for row in drawing.cells for cell in row)


def _is_foreign(remark: Remark) -> bool:
    """A sentence or a list that has nothing to do with a grid; titles of a few words may stand beside one."""
    if remark.said.status == "parsed":
        return False
    words = re.findall(r"[^\W\d_]+", remark.text)
    return len(words) > 5 or remark.said.status == "unparsed" or ":" in remark.text.rstrip(": ")


def _apart(block: Block) -> list[Block]:
    """Grids of a line each, so that a broken one does not spoil the others; any other block as it is."""
    long = [len(line.text.strip()) > 30 and " " not in line.text.strip() for line in block.lines]
    return [Block((line,), taken=(line,)) for line in block.lines] if all(long) else [block]


def _misshapen(block: Block) -> Trouble:
    """Why the lines make no square."""
    lines = [line.text.strip() for line in block.lines]
    if len(lines) == 1:
        return Trouble(f"The line has {len(lines[0])} characters; a 9 x 9 Sudoku in one line has 81.")
    counts = [len(re.findall(r"\d+|[A-Za-z.*_?-]", line)) if " " in line else len(re.sub(r"[|\s]", "", line)) for line in lines]
    usual = max(set(counts), key=lambda count: (counts.count(count), count))
    odd = next((i for i, count in enumerate(counts) if count != usual), None)
    if odd is not None:
        cells = f"row {odd + 1} ({lines[odd]}) has {counts[odd]} cells, and the others have {usual}"
    else:
        cells = f"it has {len(lines)} rows of {usual} cells"
    return Trouble(f"The grid is not square: {cells}.", doubtful=counts.count(usual) * 2 < len(counts) or len(lines) < 4)


def _remarks(lines: Sequence[Line], taken: set[Line]) -> list[Remark]:
    """The sentences outside the grids, numbered; lines of a paragraph belong together."""
    found: list[Remark] = []
    for start, text in _paragraphs(lines, taken):
        for a, b in spans_of_sentences(text.replace("\n", " ")):
            sentence = text[a:b].replace("\n", " ").strip()
            if re.search(r"[^\W\d_]", sentence):
                found.append(Remark(str(len(found) + 1), sentence, Span(start + a, start + b), read_sentence(sentence)))
    return found


def _paragraphs(lines: Sequence[Line], taken: set[Line]) -> Iterator[tuple[int, str]]:
    """Lines of text that belong together, with their place."""
    start, parts = 0, list[str]()
    for line in lines:
        words = line not in taken and re.search(r"[^\W\d_]{2}", line.text)
        if parts and (not words or _begins(line.text, parts[-1])):
            yield start, "\n".join(parts)
            parts = []
        if words:
            start = start if parts else line.start
            parts.append(line.text)
    if parts:
        yield start, "\n".join(parts)


def _begins(text: str, before: str) -> bool:
    """Whether a line starts something new: a list entry, or a capital after a short line (a title)."""
    first = text.lstrip()[:1]
    return first in "-*•" or re.match(r"\s*\d+[.)]\s", text) is not None or (first.isupper() and len(before.strip()) < 40)
