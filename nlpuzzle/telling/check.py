"""What a setter is told about a puzzle, a sentence for each finding."""

from collections.abc import Sequence

from nlpuzzle.outcome import Solutions
from nlpuzzle.puzzle import Frame
from nlpuzzle.solving.checking import Check
from nlpuzzle.solving.difficulty import Rating
from nlpuzzle.solving.stepper import Deduction
from nlpuzzle.telling.messages import clues_named, counted, joined
from nlpuzzle.telling.several import differ_sentence, unread_sentences
from nlpuzzle.telling.steps import tell_steps

__all__ = ["tell_check", "tell_way"]


def tell_check(
    found: Check, frame: Frame, unread: Sequence[str] = (), several: Solutions | None = None, proposed: Sequence[str] = ()
) -> list[str]:
    """The findings in the order of their weight.

    `unread`   the clues that were not understood and are left out
    `several`  of more than one solution, what is known of them
    `proposed` the categories that nobody listed: the findings rest on them until exactly one solution proves them
    """
    told = [f"Without {clues_named(unread)}, not understood:"] if unread else []
    if proposed and (unread or found.result.verdict != "unique"):
        told = [f"With categories that are only proposed ({joined(proposed)}):", *told]
    match found.result.verdict:
        case "none":
            return [*told, *_contradiction(found, frame)]
        case "stopped":
            return [*told, "The time was not enough to tell how many solutions there are."]
        case "multiple":
            result = found.result
            counted_ = Solutions(count=result.count, at_least=result.at_least, differ=list(result.differ))
            return [*told, *_several(several or counted_, frame, not unread)]
    way = tell_way(found.deduction, found.rating, found.without_guessing)
    return [*told, "There is exactly one solution.", *way, *_needed(found)]


def _contradiction(found: Check, frame: Frame) -> list[str]:
    blame = clues_named(found.clash) if found.clash else "the clues"
    one = len(found.clash) == 1
    first = f"There is no solution: {blame} {'cannot be true' if one else 'contradict each other'}."
    steps = found.deduction.steps
    told = zip(steps, tell_steps(steps, frame), strict=True)
    return [first, *(f"{step.id.removeprefix('s')}. {text}" for step, text in told)]


def _several(found: Solutions, frame: Frame, background: bool) -> list[str]:
    least = "at least " if found.at_least else ""
    differ = differ_sentence(found.differ, frame.size)
    return [f"There are {least}{found.count:,} solutions.", differ, *unread_sentences(found, background)]


def tell_way(found: Deduction, rating: Rating | None, without_guessing: bool) -> list[str]:
    """How the answer can be found, how hard that is, and where one gets stuck."""
    if rating is None:
        return ["The time was not enough to find a way to it in steps."]
    guess = "without guessing" if without_guessing else "only by guessing"
    steps = counted(len(found.steps), "step")
    way = f"It can be found {guess}, in {steps}; the hardest method is {rating.hardest_method}."
    told = [way, f"Difficulty: {rating.level} ({counted(rating.score, 'point')})."]
    if rating.stalls:
        places = [f"after {stall.found} of {stall.total} matches ({stall.method})" for stall in rating.stalls]
        told.append(f"A solver is likely to get stuck {joined(places)}.")
    return told


def _needed(found: Check) -> list[str]:
    match len(found.redundant):
        case 0:
            return ["Every clue is needed."]
        case 1:
            return [f"{clues_named(found.redundant).capitalize()} is not needed."]
    return [f"Each of {clues_named(found.redundant)} could be left out alone."]
