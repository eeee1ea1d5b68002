"""Hints in words, at four strengths: is there a mistake, where to look, which clue, what follows and why."""

from collections.abc import Sequence

from nlpuzzle.puzzle import Frame
from nlpuzzle.rules.rules import Rule
from nlpuzzle.solving.hints import Hint
from nlpuzzle.solving.step import Link
from nlpuzzle.solving.stepper import UNNAMED
from nlpuzzle.telling.links import LinkWords
from nlpuzzle.telling.messages import clues_named, joined
from nlpuzzle.telling.readback import said
from nlpuzzle.telling.steps import tell_chain, tell_step

__all__ = ["STRENGTHS", "tell_hint", "tell_next"]

STRENGTHS = (1, 2, 3, 4)
"""1 says least: whether there is a mistake; 4 says what follows and why."""

_NO_MISTAKE = "Nothing you marked is wrong."


def tell_hint(hint: Hint, frame: Frame, marks: Sequence[Rule], strength: int) -> str:
    """The hint as one or two sentences; a stronger one says what the weaker ones do, and more."""
    match hint.kind:
        case "mistake":
            return _mistake(hint, frame, marks, strength)
        case "step":
            return _next(hint, frame, strength)
        case "done":
            return f"{_NO_MISTAKE} Everything is marked: the puzzle is solved."
        case "nothing":
            return f"{_NO_MISTAKE} Nothing more follows from the clues: they leave several solutions."
        case "contradiction":
            blame = f"{clues_named(hint.clues)} contradict each other" if hint.clues else "the clues contradict each other"
            return f"There is no solution to be found: {blame} as they were understood."
    return "The time was not enough to find a hint."


def _mistake(hint: Hint, frame: Frame, marks: Sequence[Rule], strength: int) -> str:
    wrong = [said(marks[place], frame) for place in hint.marks]
    several = len(wrong) > 1
    if strength == 1:
        return "Some of your marks cannot all be right." if several else "One of your marks is wrong."
    found = f"You marked that {joined(wrong)}: {'that cannot all be right' if several else 'that is wrong'}"
    if strength == 2 or not hint.clues:
        return f"{found}."
    because = f"{found}, because of {clues_named(hint.clues)}."
    why = tell_chain(hint.chain, frame, set(hint.clues)) if strength == 4 else ""
    return f"{because} {why}" if why else because


def _next(hint: Hint, frame: Frame, strength: int) -> str:
    assert hint.step is not None
    if strength == 1:
        return f"{_NO_MISTAKE} There is more to find."
    links = (*hint.step.matched, *hint.step.removed)
    told = tell_next(links, hint.clues, tell_step(hint.step, frame), frame, "what you marked", bool(hint.marks))
    return f"{_NO_MISTAKE} {told[strength - 2]}"


def tell_next(
    links: Sequence[Link], clues: Sequence[str], text: str, frame: Frame, marks: str, with_marks: bool = False
) -> tuple[str, str, str]:
    """Three hints towards a step that finds `links` and is told by `text`: where to look, with which clue, what follows.

    `marks`: what the marks made so far are called, where they are needed besides the clues or in place of them.
    """
    subject = LinkWords(frame).subject(links)
    named = [number for number in clues if number != UNNAMED]
    beside = f" and at {marks}" if with_marks else ""
    where = f"{clues_named(named)}{beside}" if named else marks
    return f"Look at {subject}.", f"Look at {subject}, with {where}.", text
