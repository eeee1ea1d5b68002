"""Hints and checks for drawn grids, as for matching puzzles: from what is marked to a sentence, and what a grid is worth."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace
from time import perf_counter

from nlpuzzle.drawn import STATUS
from nlpuzzle.errors import UsageError
from nlpuzzle.grids.building import Trouble
from nlpuzzle.grids.ladder import deduce_grid, rate_grid
from nlpuzzle.grids.making import without
from nlpuzzle.grids.puzzle import GridPuzzle
from nlpuzzle.grids.reading import read_drawn
from nlpuzzle.grids.search import solve_grid
from nlpuzzle.outcome import Limits, Status
from nlpuzzle.regex import regex
from nlpuzzle.solving.step import Step
from nlpuzzle.telling import grids as sentences
from nlpuzzle.telling.check import tell_way
from nlpuzzle.telling.grid_steps import tell_grid_step, where_to_look
from nlpuzzle.values import dataclass

__all__ = ["drawn_check", "drawn_hint"]

_MARK = regex(r"\s*r(?P<row>\d{1,2})c(?P<column>\d{1,2})\s*(?P<sign>!?=)\s*(?P<value>\w+)\s*", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class _Mark:
    text: str
    cell: int
    #: the values that the mark leaves
    left: int


def drawn_hint(text: str, known: Iterable[str], strength: int, limits: Limits | None = None) -> tuple[Status, str]:
    """A hint for the first grid of a text; the status is "solved" for a hint, else what is wrong with the puzzle.

    `known` are marks like "r2c3 = 7" and "r2c3 != 7". Raises UsageError where one cannot be read.
    """
    limits = limits or Limits()
    puzzle, problem = _first(text)
    if puzzle is None:
        return "unreadable", problem
    marks = [_mark(entry, puzzle) for entry in known]
    result = solve_grid(puzzle, _up_to_two(limits))
    if result.verdict == "none":
        return "contradiction", sentences.grid_sentence(puzzle, result, limits)
    wrong = [mark for mark in marks if result.verdict == "unique" and not mark.left >> result.solutions[0][mark.cell] & 1]
    marked = _marked(puzzle, marks)
    if not wrong and solve_grid(marked, _up_to_two(limits)).verdict == "none":
        wrong = marks
    if wrong:
        return "solved", sentences.mistake_sentence([mark.text for mark in wrong], strength)
    return "solved", f"{sentences.NO_MISTAKE} {_next(marked, strength, limits)}"


def _next(marked: GridPuzzle, strength: int, limits: Limits) -> str:
    if len(marked.given) == len(marked.start):
        return "Everything is marked: the puzzle is solved."
    steps = [step for step in deduce_grid(marked, limits).steps if _is_news(step, marked)]
    if not steps:
        return "Nothing more was found from what is given: there are several solutions, or the time was not enough."
    first = steps[0]
    match strength:
        case 1:
            return "There is more to find."
        case 2:
            return f"Look at {where_to_look(first)}."
        case 3:
            return f"Look at {where_to_look(first)}; the method is {first.method}."
    return tell_grid_step(first)


def _is_news(step: Step, marked: GridPuzzle) -> bool:
    """Whether a step says more than the marks "is not" do."""
    left = {marked.name(cell): mask for cell, mask in enumerate(marked.start)}
    return bool(step.matched) or any(
        left[cell.label] >> marked.values.index(value.label) & 1 for value, cell in step.removed
    )  # fmt: skip


def _first(text: str) -> tuple[GridPuzzle | None, str]:
    """The first grid of a text, or why there is none that can be solved."""
    drawn = read_drawn(text)
    if drawn is None:
        return None, ""
    first = drawn.puzzles[0]
    if isinstance(first, Trouble):
        return None, first.sentence
    if drawn.unread:
        return None, sentences.unread_sentence([remark.number for remark in drawn.unread])
    clashes = first.clashes()
    return (None, sentences.clash_sentence(first, clashes)) if clashes else (first, "")


def _mark(entry: str, puzzle: GridPuzzle) -> _Mark:
    found = _MARK.fullmatch(entry)
    if found is None:
        raise UsageError('A mark in a grid names a cell and a value: "r2c3 = 7", "r2c3 != 7".', entry)
    row, column, value = int(found["row"]), int(found["column"]), found["value"].upper()
    if not (1 <= row <= puzzle.height and 1 <= column <= puzzle.width):
        raise UsageError(f"The grid has {puzzle.height} rows and {puzzle.width} columns.", entry)
    if value not in puzzle.values:
        raise UsageError(f"The values are {puzzle.values[0]} to {puzzle.values[-1]}.", entry)
    bit = 1 << puzzle.values.index(value)
    everything = (1 << len(puzzle.values)) - 1
    return _Mark(entry.strip(), (row - 1) * puzzle.width + column - 1, bit if found["sign"] == "=" else everything & ~bit)


def _marked(puzzle: GridPuzzle, marks: Sequence[_Mark]) -> GridPuzzle:
    """The puzzle with the marks on it; a cell with one value left counts as given."""
    start = list(puzzle.start)
    for mark in marks:
        start[mark.cell] &= mark.left
    marked = {mark.cell for mark in marks if start[mark.cell].bit_count() == 1}
    return replace(puzzle, start=tuple(start), given=puzzle.given | marked)


def _up_to_two(limits: Limits) -> Limits:
    """The same limits for the question whether there is one solution or several."""
    return limits.model_copy(update={"solutions": 2})


def drawn_check(text: str, limits: Limits | None = None) -> tuple[Status, list[str]]:
    """What a setter wants to know of the first grid of a text: the status, and a sentence for each finding."""
    limits = limits or Limits()
    puzzle, problem = _first(text)
    if puzzle is None:
        return "unreadable", [problem]
    result = solve_grid(puzzle, limits)
    if result.verdict != "unique":
        return STATUS[result.verdict], [sentences.grid_sentence(puzzle, result, limits)]
    found = deduce_grid(puzzle, limits)
    guessed = any(step.method == "bifurcation" for step in found.single)
    told = ["There is exactly one solution.", *tell_way(found, rate_grid(puzzle, found), not guessed)]
    return "solved", [*told, sentences.spare_sentence(*_spare(puzzle, limits))]


def _spare(puzzle: GridPuzzle, limits: Limits) -> tuple[list[str], int]:
    """The given cells each of which could be left out alone, and for how many the time does not suffice to tell."""
    spare, untold, deadline = list[str](), 0, perf_counter() + limits.seconds
    for cell in sorted(puzzle.given):
        left = limits.model_copy(update={"solutions": 2, "seconds": max(deadline - perf_counter(), 0.0)})
        verdict = solve_grid(without(puzzle, cell), left).verdict if left.seconds else "stopped"
        untold += verdict == "stopped"
        if verdict == "unique":
            spare.append(puzzle.name(cell))
    return spare, untold
