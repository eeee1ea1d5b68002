"""A drawn grid as people solve it: values in large letters, and in small ones what a cell may still hold."""

from collections.abc import Mapping, Sequence
from html import escape

from nlpuzzle.outcome import DrawingOut, GridOut, StepOut
from nlpuzzle.telling.page.drawn_svg import drawn_svg
from nlpuzzle.telling.page.picture import Marks, Move, Picture, marks_after
from nlpuzzle.telling.page.words import DRAWN_CAPTION, GIVEN, LEFT, VALUE

__all__ = ["drawn_picture", "drawn_picture_at", "drawn_step_hints"]

LEGEND = (("given", GIVEN), ("value", VALUE), ("left", LEFT))


def drawn_picture(drawing: DrawingOut, steps: Sequence[StepOut], solution: GridOut | None) -> Picture:
    """The grid with what each step finds."""
    before = _before(drawing)
    moves = _moves(drawing, steps)
    filled = _solved(drawing, solution) if solution is not None else {**before, **marks_after(moves)}
    return Picture(
        html=_table(drawing), moves=moves, blank=drawn_svg(drawing, _given(drawing)), filled=drawn_svg(drawing, filled),
        columns=len(drawing.cells[0]), legend=LEGEND, before=before,
    )  # fmt: skip


def drawn_picture_at(
    drawing: DrawingOut, steps: Sequence[StepOut], solution: GridOut | None, place: int | None
) -> str:
    """The SVG after so many steps, what the last one rests on and finds framed; None for `place`: as it is in the end."""
    if place is None and solution is not None:
        return drawn_svg(drawing, _solved(drawing, solution))
    if place == 0:
        return drawn_svg(drawing, _given(drawing))
    moves = _moves(drawing, steps[:place])
    last = moves[-1] if place and moves else Move()
    return drawn_svg(drawing, {**_before(drawing), **marks_after(moves)}, because=last.because, so=last.so)


def drawn_step_hints(steps: Sequence[StepOut]) -> list[tuple[str, ...]]:
    """For each step where to look, by which method, and what follows."""
    found = []
    for step in steps:
        cells = dict.fromkeys(cell for cell, _ in (step.matched or step.removed))
        where = f"Look at {', '.join(list(cells)[:4])}." if cells else ""
        found.append(tuple(filter(None, (where, f"The method is {step.method}.", step.text))))
    return found


def _given(drawing: DrawingOut) -> Marks:
    return {
        _name(r, c): ("given", value) for r, row in enumerate(drawing.cells) for c, value in enumerate(row) if value
    }  # fmt: skip


def _before(drawing: DrawingOut) -> Marks:
    """The given cells, and what they leave for the others."""
    left = _left(drawing)
    return {cell: ("left", _small(drawing, values)) for cell, values in left.items()} | _given(drawing)


def _left(drawing: DrawingOut) -> dict[str, list[str]]:
    """What every cell that is not given may hold beside the given ones."""
    given = {cell: value for cell, (_, value) in _given(drawing).items()}
    seen: dict[str, set[str]] = {}
    for _, cells in drawing.groups:
        values = {given[cell] for cell in cells if cell in given}
        for cell in cells:
            seen.setdefault(cell, set()).update(values)
    names = [_name(r, c) for r, row in enumerate(drawing.cells) for c in range(len(row))]
    return {
        cell: [value for value in drawing.values if value not in seen.get(cell, ())] for cell in names if cell not in given
    }  # fmt: skip


def _solved(drawing: DrawingOut, solution: GridOut) -> Marks:
    values = {_name(r, c): ("value", value) for r, row in enumerate(solution.grid) for c, value in enumerate(row)}
    return values | _given(drawing)


def _moves(drawing: DrawingOut, steps: Sequence[StepOut]) -> tuple[Move, ...]:
    left = _left(drawing)
    found: dict[str, Move] = {}
    for step in steps:
        marks: Marks = {}
        for cell, value in step.removed:
            if value in left.get(cell, ()):
                left[cell].remove(value)
                marks[cell] = ("left", _small(drawing, left[cell]))
        for cell, value in step.matched:
            left.pop(cell, None)
            marks[cell] = ("value", value)
        so = tuple(dict.fromkeys(cell for cell, _ in (step.matched or step.removed)))
        found[step.id] = Move(marks, _because(step, found), so)
    return tuple(found.values())


def _because(step: StepOut, before: Mapping[str, Move]) -> tuple[str, ...]:
    """The given cells and signs that the step names, and what the steps that it names found."""
    cells: list[str] = []
    for premise in step.premises:
        cells += before[premise].so if premise in before else [premise.removesuffix(" ->")]
    return tuple(dict.fromkeys(cells))


def _small(drawing: DrawingOut, values: Sequence[str]) -> str:
    """What a cell may still hold; nothing while that is everything."""
    return " ".join(values) if len(values) < len(drawing.values) else ""


def _table(drawing: DrawingOut) -> str:
    """The empty grid; rulers between boxes, an arrow in each crossing."""
    height, width = drawing.box or (0, 0)
    rows = []
    for r, row in enumerate(drawing.cells):
        cells = []
        for c in range(len(row)):
            edges = ["right"] if width and (c + 1) % width == 0 else []
            edges += ["below"] if height and (r + 1) % height == 0 else []
            arrow = f'<i aria-hidden="true">{escape(drawing.arrows[r][c])}</i>' if drawing.arrows else ""
            kind = f' class="{" ".join(edges)}"' if edges else ""
            cells.append(f'<td data-cell="{_name(r, c)}"{kind}><span></span>{arrow}</td>')
        rows.append(f"<tr>{''.join(cells)}</tr>")
    return f'<table class="drawn"><caption>{DRAWN_CAPTION}</caption><tbody>{"".join(rows)}</tbody></table>'


def _name(row: int, column: int) -> str:
    return f"r{row + 1}c{column + 1}"
