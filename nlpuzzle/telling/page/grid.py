"""The logic grid as people draw it: a cross where two items do not go together, a dot where they do."""

from collections.abc import Iterable, Sequence
from html import escape

from nlpuzzle.outcome import Solution, StepOut
from nlpuzzle.puzzle import Frame, Item
from nlpuzzle.rules.printing import term_to_notation
from nlpuzzle.telling.page.picture import Marks, Move, Picture, marks_after
from nlpuzzle.telling.page.staircase import Staircase
from nlpuzzle.telling.page.svg import grid_svg
from nlpuzzle.telling.page.words import CLASH, GRID_CAPTION, NO, YES

__all__ = ["GridMarks", "grid_picture_at", "logic_grid"]

LEGEND = (("yes", YES), ("no", NO))
CLASHING = ("clash", CLASH)


def logic_grid(frame: Frame, steps: Sequence[StepOut], solution: Solution | None) -> Picture | None:
    """The grid of a puzzle with the marks of each step; None where there are not two categories to cross."""
    if len(frame.categories) < 2:
        return None
    layout = Staircase(frame)
    marks = GridMarks(frame, layout)
    moves = marks.moves(steps)
    filled = marks.of_solution(solution) if solution is not None else marks_after(moves)
    return Picture(
        html=_table(layout), moves=moves, blank=grid_svg(layout, {}), filled=grid_svg(layout, filled),
        columns=layout.columns, legend=(*LEGEND, CLASHING) if CLASHING in filled.values() else LEGEND,
    )  # fmt: skip


def grid_picture_at(
    frame: Frame, steps: Sequence[StepOut], solution: Solution | None, place: int | None
) -> str | None:
    """The SVG after so many steps, what the last one rests on and finds framed; None for `place`: as it is in the end."""
    if len(frame.categories) < 2:
        return None
    layout = Staircase(frame)
    marks = GridMarks(frame, layout)
    if place is None and solution is not None:
        return grid_svg(layout, marks.of_solution(solution))
    moves = marks.moves(steps[:place])
    last = moves[-1] if place and moves else Move()
    return grid_svg(layout, marks_after(moves), because=last.because, so=last.so)


class GridMarks:
    """The marks that steps make in the grid of one frame."""

    def __init__(self, frame: Frame, layout: Staircase) -> None:
        self.frame = frame
        self.layout = layout
        self._items = {term_to_notation(item, frame): item for item in frame.items}

    def moves(self, steps: Sequence[StepOut]) -> tuple[Move, ...]:
        """What each step marks, and which marks of the earlier steps it rests on."""
        found: dict[str, Move] = {}
        marked: Marks = {}
        for step in steps:
            marks = self._marks(step, marked)
            about = {item for link in (*step.matched, *step.removed) for item in self._pair(link)}
            because = [cell for x in step.premises if x in found for cell in self._shown(found[x], about)]
            marked |= marks
            found[step.id] = Move(marks, tuple(dict.fromkeys(because)), self._news(step, marks))
        return tuple(found.values())

    def of_solution(self, solution: Solution) -> Marks:
        """Everything marked: the dots of the solution, and crosses in all other cells."""
        found: Marks = {}
        for row in solution.rows:
            things = [Item(category, label) for category, label in zip(solution.header, row, strict=True)]
            for place, a in enumerate(things):
                for b in things[:place]:
                    found |= self._dot(a, b, found)
        return found

    def _marks(self, step: StepOut, marked: Marks) -> Marks:
        """The cells that the step changes; a match crosses out the rest of its row and column in the block."""
        found: Marks = {}
        for a, b in map(self._pair, step.matched):
            found |= self._dot(a, b, {**marked, **found})
        for a, b in map(self._pair, step.removed):
            cell = self.layout.cell(a, b)
            found[cell] = _with_no({**marked, **found}, cell)
        return {cell: mark for cell, mark in found.items() if marked.get(cell) != mark}

    def _news(self, step: StepOut, marks: Marks) -> tuple[str, ...]:
        """What the step marks, without the crosses that only keep a new dot's row and column clear."""
        cleared = {cell for a, b in map(self._pair, step.matched) for cell in self._dot(a, b, {})}
        return tuple(cell for cell, (kind, _) in marks.items() if kind != "no" or cell not in cleared)

    def _dot(self, a: Item, b: Item, marked: Marks) -> Marks:
        cell = self.layout.cell(a, b)
        found = {cell: CLASHING if marked.get(cell, ("",))[0] in ("no", "clash") else ("yes", YES)}
        for mine, other in ((a, b), (b, a)):
            for label in self.frame.by_name[other.category].items:
                if label != other.label:
                    away = self.layout.cell(mine, Item(other.category, label))
                    found[away] = _with_no(marked, away)
        return found

    def _shown(self, move: Move, about: Iterable[Item]) -> list[str]:
        """The marks of an earlier step that speak of the same items: its dots, else its crosses, else whatever it marked."""
        dots = [cell for cell, (kind, _) in move.marks.items() if kind != "no"]
        near = self._cells_of(about)
        return (
            [cell for cell in dots if cell in near]
            or [cell for cell in move.marks if cell in near]
            or dots
            or list(move.marks)
        )

    def _cells_of(self, items: Iterable[Item]) -> set[str]:
        others = list(self.frame.items)
        return {self.layout.cell(item, other) for item in items for other in others if other.category != item.category}

    def _pair(self, link: tuple[str, str]) -> tuple[Item, Item]:
        return self._items[link[0]], self._items[link[1]]


def _with_no(marked: Marks, cell: str) -> tuple[str, str]:
    return CLASHING if marked.get(cell, ("",))[0] in ("yes", "clash") else ("no", NO)


def _table(layout: Staircase) -> str:
    """The empty grid as a table: categories and items as headers of both sides."""
    size = layout.size
    top = "".join(f'<th scope="colgroup" colspan="{size}"><span>{escape(c.name)}</span></th>' for c in layout.top)
    labels = "".join(
        f'<th scope="col"{_last(label == c.items[-1])}><span title="{escape(label)}">{escape(label)}</span></th>'
        for c in layout.top
        for label in c.items
    )
    head = f'<tr><td class="corner" colspan="2" rowspan="2"></td>{top}</tr><tr class="labels">{labels}</tr>'
    body = "".join(_block_row(layout, place) for place in range(len(layout.side)))
    return f'<table class="grid"><caption>{GRID_CAPTION}</caption><thead>{head}</thead>{body}</table>'


def _block_row(layout: Staircase, place: int) -> str:
    name = escape(layout.side[place].name)
    group = f'<th scope="rowgroup" rowspan="{layout.size}"><span>{name}</span></th>'
    rows = []
    for line in layout.lines(place):
        label = escape(line.item.label)
        cells = "".join(
            f'<td data-cell="{layout.cell(line.item, other)}"{_last((column + 1) % layout.size == 0)}><span></span></td>'
            for column, other in enumerate(line.across)
        )
        rows.append(f'<tr{_last(line.last)}>{group}<th scope="row"><span title="{label}">{label}</span></th>{cells}</tr>')
        group = ""
    return f"<tbody>{''.join(rows)}</tbody>"


def _last(last: bool) -> str:
    return ' class="last"' if last else ""
