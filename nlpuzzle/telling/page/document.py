"""The page as a whole: one self-contained file, made of a template, a style sheet, a script and the parts of one puzzle."""

import base64
import hashlib
import json
from collections.abc import Sequence
from functools import cache
from html import escape
from importlib.resources import files
from string import Template

from nlpuzzle.outcome import Outcome, StepOut
from nlpuzzle.puzzle import Frame, Item
from nlpuzzle.rules.printing import term_to_notation
from nlpuzzle.telling.hints import tell_next
from nlpuzzle.telling.page.parts import answer_part, by_hand_part, steps_list, unread_part
from nlpuzzle.telling.page.picture import Move, Picture
from nlpuzzle.telling.page.puzzle_text import puzzle_text
from nlpuzzle.telling.page.words import ADVICE, MARKED_BEFORE, START, place_words, prints
from nlpuzzle.telling.several import several_sentences

__all__ = ["html_page", "step_hints"]

BROAD = 32
"""Pictures of more columns take the whole width; the text then stands above them."""


def html_page(
    outcome: Outcome,
    source: str,
    picture: Picture | None,
    hints: Sequence[Sequence[str]] = (),
    title: str = "Logic puzzle",
    command: str = "nlpuzzle solve FILE",
) -> str:
    """The page for an outcome with its steps.

    `source`   the text as pasted
    `picture`  its drawing, with a move for each step; None where there is nothing to draw
    `hints`    for each step the hints towards it, the weakest first
    `command`  the line a person repeats to add a rule
    """
    script = _data_file("page.js")
    return Template(_data_file("page.html")).substitute(
        title=escape(title),
        script_hash=base64.b64encode(hashlib.sha256(script.encode()).digest()).decode(),
        style=_data_file("page.css"),
        script=script,
        status=outcome.status,
        message=escape(outcome.message),
        remarks="".join(f"<p>{escape(remark)}</p>" for remark in (*several_sentences(outcome), *outcome.remarks)),
        advice=f'<p class="advice">{ADVICE}</p>' if outcome.clues else "",
        layout="broad" if picture is not None and picture.columns > BROAD else "narrow",
        text=puzzle_text(source, outcome.clues, as_lines=outcome.drawing is not None),
        pasted=" pasted-grid" if outcome.drawing is not None else "",
        by_hand=by_hand_part(outcome.clues),
        unread=unread_part(outcome, source, command),
        answer=answer_part(outcome),
        steps=steps_list(outcome),
        work=_work(outcome, picture) if picture is not None else "",
        prints=_prints(outcome) if picture is not None else "",
        data=_json({
            "start": START,
            "before": _before(picture),
            "places": _places(outcome),
            "steps": _steps(outcome, picture, hints),
        }),
    )


def step_hints(steps: Sequence[StepOut], frame: Frame) -> list[tuple[str, ...]]:
    """For each step where to look, with which clue, and what follows; of a clash, only what it is."""
    items = {term_to_notation(item, frame): item for item in frame.items}
    ids = {step.id for step in steps}
    return [_hints(step, frame, items, ids) for step in steps]


def _hints(step: StepOut, frame: Frame, items: dict[str, Item], ids: set[str]) -> tuple[str, ...]:
    links = [(items[a], items[b]) for a, b in (*step.matched, *step.removed)]
    clues = [premise for premise in step.premises if premise not in ids]
    return tell_next(links, clues, step.text, frame, MARKED_BEFORE) if links else (step.text,)


def _work(outcome: Outcome, picture: Picture) -> str:
    """The picture with what moves it; the controls only where there are steps."""
    legend = "".join(
        f'<li><span class="sample" data-mark="{kind}"></span>{escape(words)}</li>' for kind, words in picture.legend
    )
    return Template(_data_file("work.html")).substitute(
        controls=Template(_data_file("controls.html")).substitute(count=len(outcome.steps)) if outcome.steps else "",
        columns=picture.columns,
        table=picture.html,
        legend=legend,
        blank=picture.blank,
        filled=picture.filled,
    )


def _prints(outcome: Outcome) -> str:
    choices = "".join(
        f'<label><input type="radio" name="print" value="{kind}"{" checked" * (kind == "blank")}> {escape(words)}</label>'
        for kind, words in prints(outcome.status, bool(outcome.steps))
    )
    return Template(_data_file("print.html")).substitute(choices=choices)


def _places(outcome: Outcome) -> list[str]:
    return [place_words(place, len(outcome.steps)) for place in range(len(outcome.steps) + 1)]


def _steps(outcome: Outcome, picture: Picture | None, hints: Sequence[Sequence[str]]) -> list[dict[str, object]]:
    """What the script needs of every step: its sentence, its clues, its hints and its move."""
    numbers = {clue.number for clue in outcome.clues}
    moves = picture.moves if picture is not None else (Move(),) * len(outcome.steps)
    return [
        {
            "text": step.text,
            "clues": [premise for premise in step.premises if premise in numbers],
            "hints": list(hints[place]) if place < len(hints) else [],
            "marks": [[cell, kind, words] for cell, (kind, words) in move.marks.items()],
            "because": move.because,
            "so": move.so,
        }
        for place, (step, move) in enumerate(zip(outcome.steps, moves, strict=True))
    ]


def _before(picture: Picture | None) -> list[list[str]]:
    return [] if picture is None else [[cell, kind, words] for cell, (kind, words) in picture.before.items()]


def _json(value: object) -> str:
    """JSON that may stand inside a script element: nothing in it can end the element or open a comment."""
    text = json.dumps(value, separators=(",", ":"))
    return text.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026")


@cache
def _data_file(name: str) -> str:
    return files("nlpuzzle.telling.page").joinpath(name).read_text(encoding="utf-8")
