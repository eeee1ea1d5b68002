"""The parts of the page around the picture: the answer, the steps as a list, the clues that were not understood."""

from collections.abc import Iterable, Sequence
from html import escape

from nlpuzzle.outcome import ClueOut, GridOut, Outcome, Solution
from nlpuzzle.telling.answer_parts import answer_words, difficulty_words, steps_title
from nlpuzzle.telling.clue_parts import HOW_TO_TYPE, UNREAD_TITLE, line_to_type, rule_help, stuck_part
from nlpuzzle.telling.messages import joined

__all__ = ["answer_part", "answer_table", "by_hand_part", "steps_list", "unread_part"]


def answer_part(outcome: Outcome) -> str:
    """The answer table and what is said to the questions, closed until somebody wants to see it."""
    inner = answer_table(outcome.solution) + _answers(outcome)
    return f"<details><summary>Show the answer</summary>{inner}</details>" if inner else ""


def answer_table(solution: Solution | GridOut | None) -> str:
    """The solution as a table; a drawn grid without headers."""
    if solution is None:
        return ""
    if isinstance(solution, GridOut):
        return f'<table class="answer">{"".join(_row(row) for row in solution.grid)}</table>'
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in solution.header)
    rows = "".join(_row(row, head=True) for row in solution.rows)
    return f'<div class="scroll"><table class="answer"><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>'


def _row(cells: Sequence[str], head: bool = False) -> str:
    first = f'<th scope="row">{escape(cells[0])}</th>' if head else ""
    return f"<tr>{first}{''.join(f'<td>{escape(cell)}</td>' for cell in cells[head:])}</tr>"


def _answers(outcome: Outcome) -> str:
    said = "".join(f"<dt>{escape(a.question)}</dt><dd>{escape(answer_words(a))}</dd>" for a in outcome.answers)
    return f'<dl class="answers">{said}</dl>' if said else ""


def steps_list(outcome: Outcome) -> str:
    """Every step with its number, closed on the screen; printed where all steps are asked for."""
    if not outcome.steps:
        return ""
    steps = "".join(f"<li>{escape(step.text)}</li>" for step in outcome.steps)
    hard = f"<p>{escape(difficulty_words(outcome.difficulty))}</p>" if outcome.difficulty is not None else ""
    title = escape(steps_title(outcome.status))
    return f'<details id="all-steps"><summary>{title}</summary><ol class="steps">{steps}</ol>{hard}</details>'


def unread_part(outcome: Outcome, source: str, command: str) -> str:
    """The clues that were not understood, each with the place where reading stopped, the reason and the line to type."""
    unread = [clue for clue in outcome.clues if clue.status in ("unparsed", "ambiguous")]
    if not unread:
        return ""
    entries = "".join(f"<li>{_unread_entry(clue, source)}</li>" for clue in unread)
    help_ = f"<p>{escape(rule_help(outcome.categories))}</p>" if outcome.categories else ""
    return (
        f'<section class="unread-clues" aria-labelledby="unread-title"><h2 id="unread-title">{UNREAD_TITLE}</h2>'
        f"<ul>{entries}</ul><p>{HOW_TO_TYPE}</p><pre>{escape(command)} --rule ...</pre>{help_}</section>"
    )


def _unread_entry(clue: ClueOut, source: str) -> str:
    mark = stuck_part(clue, source)
    start, end = mark if mark is not None else (0, 0)
    text = f"{escape(clue.text[:start])}<mark>{escape(clue.text[start:end])}</mark>{escape(clue.text[end:])}"
    lines = [f"<b>{escape(clue.number)}</b> {text if mark is not None else escape(clue.text)}"]
    if clue.reason:
        lines.append(f"<i>why:</i> {escape(clue.reason)}")
    if clue.suggestions:
        lines.append(f"<i>did you mean:</i> {escape(joined(clue.suggestions, 'or'))}")
    for count, reading in enumerate(clue.readings, 1):
        label = "closest:" if clue.status == "unparsed" else f"reading {count}:"
        rules = escape(" and ".join(reading.rules))
        lines.append(f"<i>{label}</i> {escape(reading.reading)} <code>{rules}</code>")
    lines.append(f"<code>{escape(line_to_type(clue))}</code>")
    return "".join(f"<p>{line}</p>" for line in lines)


def by_hand_part(clues: Iterable[ClueOut]) -> str:
    """Rules that were typed and stand nowhere in the text."""
    added = [clue for clue in clues if clue.status == "manual" and clue.span[0] == clue.span[1]]
    entries = "".join(
        f'<li><span class="clue" data-clue="{escape(clue.number)}"><b>{escape(clue.number)}</b> {escape(clue.reading or "")}'
        f"</span></li>"
        for clue in added
    )
    return f'<ul class="by-hand" aria-label="Added by hand">{entries}</ul>' if added else ""
