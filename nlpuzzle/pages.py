"""The picture of a puzzle: one self-contained HTML page, or the logic grid alone as SVG.

    Path("out.html").write_text(page(text), encoding="utf-8")
"""

from collections.abc import Iterable

from nlpuzzle.errors import UsageError
from nlpuzzle.outcome import GridOut, Limits, Outcome, Solution
from nlpuzzle.pipeline import parse_and_solve, read_puzzle, solve_puzzle
from nlpuzzle.puzzle import Frame
from nlpuzzle.telling.page.document import html_page, step_hints
from nlpuzzle.telling.page.drawn import drawn_picture, drawn_picture_at, drawn_step_hints
from nlpuzzle.telling.page.grid import grid_picture_at, logic_grid

__all__ = ["page", "page_for", "svg", "svg_for"]


def page(
    text: str,
    *,
    rules: Iterable[str] = (),
    title: str = "Logic puzzle",
    limits: Limits | None = None,
    accept_likely: bool = False,
    accept_closest: bool = False,
) -> str:
    """The page for a pasted puzzle: its text with the readings, the grid, the steps, the answer, what was not understood.

    Raises UsageError where an entry of `rules` cannot be used; of a text that is no puzzle, the page says why.
    """
    return page_for(
        text, rules=rules, title=title, limits=limits, accept_likely=accept_likely, accept_closest=accept_closest
    )[1]


def svg(
    text: str,
    *,
    step: int | None = None,
    rules: Iterable[str] = (),
    limits: Limits | None = None,
    accept_likely: bool = False,
    accept_closest: bool = False,
) -> str:
    """The logic grid of a pasted puzzle as SVG: as it is in the end, or after so many steps (0: blank).

    Raises UsageError where there is no grid to draw, and for a step that there is not.
    """
    return svg_for(
        text, step=step, rules=rules, limits=limits, accept_likely=accept_likely, accept_closest=accept_closest
    )[1]


def page_for(
    text: str,
    *,
    rules: Iterable[str] = (),
    title: str = "Logic puzzle",
    command: str = "nlpuzzle solve FILE",
    limits: Limits | None = None,
    accept_likely: bool = False,
    accept_closest: bool = False,
) -> tuple[Outcome, str]:
    """The outcome and its page."""
    outcome, frame = _stepped(text, rules, limits, accept_likely, accept_closest)
    if outcome.drawing is not None:
        drawn = drawn_picture(outcome.drawing, outcome.steps, _grid(outcome))
        return outcome, html_page(outcome, text, drawn, drawn_step_hints(outcome.steps), title, command)
    picture = logic_grid(frame, outcome.steps, _table(outcome))
    return outcome, html_page(outcome, text, picture, step_hints(outcome.steps, frame), title, command)


def svg_for(
    text: str,
    *,
    step: int | None = None,
    rules: Iterable[str] = (),
    limits: Limits | None = None,
    accept_likely: bool = False,
    accept_closest: bool = False,
) -> tuple[Outcome, str]:
    """The outcome and its grid."""
    outcome, frame = _stepped(text, rules, limits, accept_likely, accept_closest)
    if step is not None and not 0 <= step <= len(outcome.steps):
        raise UsageError(f"There is no step {step}: the steps are 1 to {len(outcome.steps)}, and 0 is the blank grid.")
    if outcome.drawing is not None:
        return outcome, drawn_picture_at(outcome.drawing, outcome.steps, _grid(outcome), step)
    drawn = grid_picture_at(frame, outcome.steps, _table(outcome), step)
    if drawn is None:
        raise UsageError(f"There is no grid to draw. {outcome.message}")
    return outcome, drawn


def _stepped(
    text: str, rules: Iterable[str], limits: Limits | None, likely: bool, closest: bool
) -> tuple[Outcome, Frame]:
    puzzle = read_puzzle(text, rules=rules, limits=limits)
    if isinstance(puzzle, Outcome):
        drawn = puzzle.kind != "matching"
        return (parse_and_solve(text, limits=limits, steps=True) if drawn else puzzle), Frame(())
    outcome = solve_puzzle(puzzle, limits=limits, steps=True, accept_likely=likely, accept_closest=closest)
    return outcome, puzzle.setup.frame


def _grid(outcome: Outcome) -> GridOut | None:
    return outcome.solution if isinstance(outcome.solution, GridOut) else None


def _table(outcome: Outcome) -> Solution | None:
    return outcome.solution if isinstance(outcome.solution, Solution) else None
