"""Steps and difficulty for an outcome: made only when they are asked for."""

from collections.abc import Sequence

from nlpuzzle.outcome import Difficulty, Limits, Outcome, StepOut
from nlpuzzle.puzzle import Frame
from nlpuzzle.rules import Rule
from nlpuzzle.rules.printing import term_to_notation
from nlpuzzle.solving.difficulty import rate
from nlpuzzle.solving.step import Link, Step
from nlpuzzle.solving.stepper import deduce
from nlpuzzle.telling.messages import STEPS_STOPPED
from nlpuzzle.telling.steps import tell_steps

__all__ = ["with_steps"]


def with_steps(
    outcome: Outcome, frame: Frame, rules: Sequence[tuple[str, Rule]], clash: Sequence[str], limits: Limits
) -> Outcome:
    """The outcome with the way to the answer; with a contradiction, the way from the clues to blame to the clash."""
    used = [(number, rule) for number, rule in rules if number in clash] if clash else rules
    found = deduce(frame, used, limits)
    rating = rate(frame, rules, limits) if outcome.status == "solved" else None
    return outcome.model_copy(
        update={
            "steps": [
                _step(step, text, frame) for step, text in zip(found.steps, tell_steps(found.steps, frame), strict=True)
            ],
            "difficulty": None if rating is None else Difficulty(
                score=rating.score, level=rating.level, hardest_method=rating.hardest_method
            ),
            "remarks": [*outcome.remarks, *([STEPS_STOPPED] if found.stopped else [])],
        }
    )  # fmt: skip


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
