"""Steps and difficulty for an outcome: made only when they are asked for."""

from collections.abc import Sequence

from nlpuzzle.grids.ladder import deduce_grid, rate_grid
from nlpuzzle.grids.puzzle import GridPuzzle
from nlpuzzle.outcome import Difficulty, Limits, Outcome, StepOut
from nlpuzzle.puzzle import Frame
from nlpuzzle.rules import Rule
from nlpuzzle.rules.printing import term_to_notation
from nlpuzzle.solving.difficulty import Rating, rate
from nlpuzzle.solving.step import Link, Step
from nlpuzzle.solving.stepper import deduce
from nlpuzzle.telling.grid_steps import tell_grid_steps
from nlpuzzle.telling.messages import STEPS_STOPPED
from nlpuzzle.telling.steps import tell_steps

__all__ = ["with_grid_steps", "with_steps"]


def with_steps(
    outcome: Outcome, frame: Frame, rules: Sequence[tuple[str, Rule]], clash: Sequence[str], limits: Limits
) -> Outcome:
    """The outcome with the way to the answer; with a contradiction, the way from the clues to blame to the clash."""
    used = [(number, rule) for number, rule in rules if number in clash] if clash else rules
    found = deduce(frame, used, limits)
    rating = rate(frame, rules, limits) if outcome.status == "solved" else None
    steps = [_step(step, text, frame) for step, text in zip(found.steps, tell_steps(found.steps, frame), strict=True)]
    return _with(outcome, steps, rating, found.stopped)


def with_grid_steps(outcome: Outcome, puzzle: GridPuzzle, limits: Limits) -> Outcome:
    """The outcome of a drawn grid with the way to the answer, or to the clash."""
    found = deduce_grid(puzzle, limits)
    rating = rate_grid(puzzle, found) if outcome.status == "solved" else None
    steps = [
        StepOut(
            id=step.id,
            method=step.method,
            premises=list(step.premises),
            removed=[(cell.label, value.label) for value, cell in step.removed],
            matched=[(cell.label, value.label) for value, cell in step.matched],
            text=text,
        )
        for step, text in zip(found.steps, tell_grid_steps(found.steps), strict=True)
    ]
    return _with(outcome, steps, rating, found.stopped)


def _with(outcome: Outcome, steps: Sequence[StepOut], rating: Rating | None, stopped: bool) -> Outcome:
    difficulty = None if rating is None else Difficulty(
        score=rating.score, level=rating.level, hardest_method=rating.hardest_method
    )  # fmt: skip
    remarks = [*outcome.remarks, *([STEPS_STOPPED] if stopped else [])]
    return outcome.model_copy(update={"steps": list(steps), "difficulty": difficulty, "remarks": remarks})


def _step(step: Step, text: str, frame: Frame) -> StepOut:
    return StepOut(
        id=step.id,
        method=step.method,
        premises=list(step.premises),
        removed=[_link(link, frame) for link in step.removed],
        matched=[_link(link, frame) for link in step.matched],
        text=text,
    )


def _link(link: Link, frame: Frame) -> tuple[str, str]:
    """Both items in the notation, so that a label that two categories have is told apart."""
    return term_to_notation(link[0], frame), term_to_notation(link[1], frame)
