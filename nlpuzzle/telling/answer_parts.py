"""The parts of a report that tell of the answer and the way to it: solution, questions, steps."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from nlpuzzle.outcome import Answer, Difficulty, Outcome, Solution, Status, StepOut
from nlpuzzle.telling.blocks import BLANK, Block, Line, Style, Table, paragraph, title
from nlpuzzle.telling.layout import grid_lines, width_of, wrapped
from nlpuzzle.telling.messages import counted, decided_by

__all__ = ["answer_blocks", "answer_words", "answers_part", "difficulty_words", "steps_part", "steps_title"]

VERDICTS = {"yes": "yes", "no": "no", "unknown": "cannot be known", "unread": "(question not understood)"}
#: steps told in no more letters than this are short
SHORT = 70


def answer_blocks(outcome: Outcome) -> list[Block]:
    """The answer as a table or as a grid; nothing where there is none."""
    if isinstance(outcome.solution, Solution):
        return [Table(tuple(outcome.solution.header), tuple(map(tuple, outcome.solution.rows)))]
    if outcome.solution is None:
        return []
    drawing = outcome.drawing
    lines = grid_lines(outcome.solution.grid, drawing.box if drawing else None, drawing.arrows if drawing else ())
    return [Line(((line, "plain"),)) for line in lines]


def steps_part(outcome: Outcome, width: int) -> list[Block]:
    """The steps, numbered, and the difficulty; nothing where no steps were asked for."""
    if not outcome.steps:
        return []
    blocks: list[Block] = [BLANK, title(steps_title(outcome.status))]
    paragraphs = list(_step_paragraphs(outcome.steps))
    margin = max(width_of(label) for label, _ in paragraphs) + 4
    for label, text in paragraphs:
        head = f"  {label:>{margin - 4}}  "
        for line in wrapped(text, width - margin):
            blocks.append(Line(((head, "number"), (line, "plain"))))
            head = " " * margin
    if outcome.difficulty is not None:
        blocks += [BLANK, *paragraph(difficulty_words(outcome.difficulty), "plain", width)]
    return blocks


def steps_title(status: Status) -> str:
    """What the steps of an outcome show."""
    return {"solved": "The way to the answer", "contradiction": "Why they contradict each other"}.get(status, "What follows")


def difficulty_words(found: Difficulty) -> str:
    """ "Difficulty: easy (12 points; the hardest method is direct clue)."."""
    return f"Difficulty: {found.level} ({counted(found.score, 'point')}; the hardest method is {found.hardest_method})."


def _step_paragraphs(steps: Sequence[StepOut]) -> Iterator[tuple[str, str]]:
    """The steps with their numbers; short ones that follow each other share a paragraph: "(1) ... (2) ..."."""
    for short, run in groupby(steps, key=lambda step: len(step.text) <= SHORT or step.method == "direct clue"):
        told = [(step.id.removeprefix("s"), step.text) for step in run]
        if short and len(told) > 1:
            yield f"{told[0][0]}-{told[-1][0]}", " ".join(f"({number}) {text}" for number, text in told)
        else:
            yield from told


def answers_part(answers: Sequence[Answer], width: int) -> list[Block]:
    """Each question with its answer below it, and the clues that decide it where they are known."""
    blocks: list[Block] = []
    for answer in answers:
        said = answer_words(answer)
        style: Style = "warn" if answer.verdict in ("unknown", "unread") else "good"
        blocks += [BLANK, *(Line(((line, "plain"),)) for line in wrapped(answer.question, width))]
        blocks += [Line((("  " + line, style),)) for line in wrapped(said, width - 2)]
        if answer.clues:
            blocks += [Line((("  " + line, "quiet"),)) for line in wrapped(decided_by(answer.clues), width - 2)]
    return blocks


def answer_words(answer: Answer) -> str:
    """What is said to a question: "(B) the larch", "yes", "cannot be known"."""
    return " ".join(filter(None, (answer.option, answer.answer))) or VERDICTS.get(answer.verdict, answer.verdict)
