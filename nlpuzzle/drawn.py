"""The way of a drawn grid: text -> grids with their rules -> solutions -> Outcome."""

from collections.abc import Sequence

from nlpuzzle.grids.building import Trouble
from nlpuzzle.grids.puzzle import GridPuzzle
from nlpuzzle.grids.reading import Drawn, Remark, read_drawn
from nlpuzzle.grids.rules import notation_of
from nlpuzzle.grids.search import GridResult, solve_grid
from nlpuzzle.outcome import ClueOut, DrawingOut, GridOut, Limits, Outcome, Solutions, Status
from nlpuzzle.telling import grids as sentences

__all__ = ["STATUS", "read_drawn", "read_only", "remark_outs", "solve_drawn"]

STATUS: dict[str, Status] = {"unique": "solved", "multiple": "multiple", "none": "contradiction", "stopped": "incomplete"}


def solve_drawn(drawn: Drawn, *, limits: Limits | None = None, steps: bool = False) -> Outcome:
    """The outcome of the first grid of a text; those of the others stand in its `more`."""
    limits = limits or Limits()
    said = remark_outs(drawn.remarks)  # once: hundreds of grids may stand beside hundreds of sentences
    outcomes = [
        _outcome(puzzle, drawn, said, number, limits, steps) for number, puzzle in enumerate(drawn.puzzles, 1)
    ]  # fmt: skip
    return outcomes[0].model_copy(update={"more": outcomes[1:]})


def read_only(drawn: Drawn) -> Outcome:
    """What was understood of the first grid, nothing solved."""
    (first, *_), count = drawn.puzzles, len(drawn.puzzles)
    said = remark_outs(drawn.remarks)
    if isinstance(first, Trouble):
        return _troubled(first, drawn, said, 1)
    what = sentences.described(first)
    message = f"{what[0].upper()}{what[1:]}."
    return Outcome(kind=first.kind, status="incomplete", message=sentences.numbered(message, 1, count),
                   clues=said, drawing=_drawing(first), remarks=list(drawn.notes))  # fmt: skip


def _outcome(
    puzzle: GridPuzzle | Trouble, drawn: Drawn, said: list[ClueOut], number: int, limits: Limits, steps: bool
) -> Outcome:
    if isinstance(puzzle, Trouble):
        return _troubled(puzzle, drawn, said, number)
    shared = {
        "kind": puzzle.kind, "clues": said, "drawing": _drawing(puzzle), "remarks": list(drawn.notes),
    }  # fmt: skip
    count = len(drawn.puzzles)
    if drawn.unread:  # it may change the rules, so nothing is certain without it
        unread = sentences.unread_sentence([remark.number for remark in drawn.unread])
        message = sentences.numbered(unread, number, count)
        return Outcome.model_validate({**shared, "status": "incomplete", "message": message})
    clashes = puzzle.clashes()
    if clashes:
        message = sentences.numbered(sentences.clash_sentence(puzzle, clashes), number, count)
        return Outcome.model_validate({**shared, "status": "contradiction", "message": message,
                                       "solutions": Solutions(count=0, at_least=False)})  # fmt: skip
    result = solve_grid(puzzle, limits)
    status = STATUS[result.verdict]
    message = sentences.grid_sentence(puzzle, result, limits)
    outcome = Outcome.model_validate({
        **shared,
        "status": status,
        "message": sentences.numbered(message, number, count),
        "stopped": result.stopped if result.verdict == "stopped" else None,
        "solution": GridOut(grid=puzzle.written(result.solutions[0])) if status == "solved" else None,
        "solutions": _solutions(puzzle, result),
    })  # fmt: skip
    if not steps:
        return outcome
    from nlpuzzle.stepping import with_grid_steps

    return with_grid_steps(outcome, puzzle, limits)


def _troubled(trouble: Trouble, drawn: Drawn, said: list[ClueOut], number: int) -> Outcome:
    message = sentences.numbered(trouble.sentence, number, len(drawn.puzzles))
    return Outcome(kind=trouble.kind, status="unreadable", message=message, clues=said,
                   remarks=list(drawn.notes))  # fmt: skip


def _drawing(puzzle: GridPuzzle) -> DrawingOut:
    cells = range(puzzle.height * puzzle.width)
    given = [puzzle.values[puzzle.start[cell].bit_length() - 1] if cell in puzzle.given else "" for cell in cells]
    ahead = {sign.cell: [puzzle.name(cell) for cell in sign.ahead] for sign in puzzle.signs}
    return DrawingOut(
        cells=puzzle.in_rows(given),
        box=puzzle.box,
        groups=[(group.name, [puzzle.name(cell) for cell in group.cells]) for group in puzzle.groups],
        ahead=puzzle.in_rows([ahead.get(cell, []) for cell in cells]) if ahead else [],
        arrows=puzzle.in_rows(puzzle.arrows) if puzzle.arrows else [],
        values=list(puzzle.values),
    )


def _solutions(puzzle: GridPuzzle, result: GridResult) -> Solutions:
    differ = [
        ("cell", puzzle.name(cell))
        for cell in range(puzzle.height * puzzle.width)
        if len({solution[cell] for solution in result.solutions}) > 1
    ]  # fmt: skip
    return Solutions(count=len(result.solutions), at_least=result.at_least, differ=differ)


def remark_outs(remarks: Sequence[Remark]) -> list[ClueOut]:
    """The sentences beside a grid, as clues of the outcome."""
    return [
        ClueOut(
            number=remark.number,
            text=remark.text,
            span=(remark.span.start, remark.span.end),
            status=remark.said.status,
            rules=[notation_of(rule) for rule in remark.said.rules],
            reading=" ".join(map(sentences.rule_said, remark.said.rules)) or None,
            reason=remark.said.reason,
        )
        for remark in remarks
    ]
