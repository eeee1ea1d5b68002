"""The report on a puzzle as blocks of styled text: answer first, then what was understood, then what was not.

Sentences and order are decided here; `terminal` only prints.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Literal

from nlpuzzle.english.morphology import plural
from nlpuzzle.outcome import Answer, CategoryOut, ClueOut, Difficulty, DrawingOut, Outcome, Solution, Status, StepOut
from nlpuzzle.rules.spelling import spell_category, spell_label
from nlpuzzle.telling.layout import grid_lines, padded, underlined, width_of, wrapped
from nlpuzzle.telling.messages import counted, decided_by, joined
from nlpuzzle.telling.several import several_sentences

__all__ = [
    "HOW_TO_TYPE",
    "UNREAD_TITLE",
    "Block",
    "Line",
    "Style",
    "Table",
    "answer_blocks",
    "answer_words",
    "answers_part",
    "difficulty_words",
    "explanation",
    "frame_part",
    "line_to_type",
    "phrase_part",
    "read_part",
    "reading_report",
    "report",
    "rule_help",
    "shell_quoted",
    "steps_part",
    "steps_title",
    "stuck_part",
    "unread_entry",
    "unread_part",
]

Style = Literal["plain", "title", "number", "good", "warn", "bad", "quiet"]

UNREAD_TITLE = "What was not understood"
HOW_TO_TYPE = "To enter a clue by hand, complete its --rule and add it to the command:"
GIVEN = {"partly": "listed in part", "inferred": "found from the clues", "implied": "implied by the text"}
VERDICTS = {"yes": "yes", "no": "no", "unknown": "cannot be known", "unread": "(question not understood)"}
#: steps told in no more letters than this are short
SHORT = 70
STATUS_STYLES: dict[str, Style] = {
    "solved": "good",
    "multiple": "warn",
    "incomplete": "warn",
    "contradiction": "bad",
    "unreadable": "bad",
}


@dataclass(frozen=True, slots=True)
class Line:
    """One line of text in parts, each with its style."""

    parts: tuple[tuple[str, Style], ...] = ()


@dataclass(frozen=True, slots=True)
class Table:
    """A table; how it is drawn is the printer's choice."""

    header: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


Block = Line | Table

BLANK = Line()
#: how categories that were worked out from the clues can be put right
CORRECTING = 'To put the categories right: --category "pet: cat, dog, rabbit", --items 5, or --interactive.'


def report(outcome: Outcome, source: str, width: int, command: str = "nlpuzzle solve FILE") -> list[Block]:
    """The whole report. `source` is the text as pasted, `command` the line a person repeats to add a rule."""
    blocks: list[Block] = [*answer, BLANK] if (answer := answer_blocks(outcome)) else []
    blocks += _paragraph(outcome.message, STATUS_STYLES[outcome.status], width)
    for sentence in several_sentences(outcome):
        blocks += _paragraph(sentence, "plain", width)
    blocks += answers_part(outcome.answers, width)
    for remark in outcome.remarks:
        blocks += _paragraph(remark, "quiet", width)
    if any(c.given in ("inferred", "partly") for c in outcome.categories):
        blocks += [BLANK, *frame_part(outcome.categories, width)]
        blocks += _paragraph(CORRECTING, "quiet", width)
    blocks += steps_part(outcome, width)
    blocks += read_part(outcome.clues, width)
    if outcome.kind == "matching":
        blocks += unread_part(outcome.clues, source, width, command, outcome.categories)
    else:
        blocks += _unread_remarks(outcome.clues, source, width)
    for other in outcome.more:
        blocks += [BLANK, *report(other.model_copy(update={"clues": []}), source, width, command)]
    return blocks


def answer_blocks(outcome: Outcome) -> list[Block]:
    """The answer as a table or as a grid; nothing where there is none."""
    if isinstance(outcome.solution, Solution):
        return [Table(tuple(outcome.solution.header), tuple(map(tuple, outcome.solution.rows)))]
    if outcome.solution is None:
        return []
    drawing = outcome.drawing
    lines = grid_lines(outcome.solution.grid, drawing.box if drawing else None, drawing.arrows if drawing else ())
    return [Line(((line, "plain"),)) for line in lines]


def _unread_remarks(clues: Sequence[ClueOut], source: str, width: int) -> list[Block]:
    """The sentences beside a grid that were not understood."""
    unread = [clue for clue in clues if clue.status == "unparsed"]
    blocks: list[Block] = [BLANK, _title(UNREAD_TITLE)] if unread else []
    for clue in unread:
        blocks += unread_entry(clue, source, width, _number_width(unread))
    return blocks


def explanation(outcome: Outcome, width: int) -> list[Block]:
    """The steps alone, below the one sentence about the outcome; the answer table last."""
    blocks = [*_paragraph(outcome.message, STATUS_STYLES[outcome.status], width), *steps_part(outcome, width)]
    for remark in outcome.remarks:
        blocks += _paragraph(remark, "quiet", width)
    if answer := answer_blocks(outcome):
        blocks += [BLANK, *answer]
    return blocks


def phrase_part(book: Sequence[tuple[str, Sequence[tuple[str, Sequence[str]]]]], width: int) -> list[Block]:
    """The phrase book: each construction with its sentences, the rules of each below it."""
    blocks: list[Block] = []
    for construction, examples in book:
        blocks += [BLANK, _title(construction)] if blocks else [_title(construction)]
        for sentence, rules in examples:
            blocks += [Line((("  " + line, "plain"),)) for line in wrapped(sentence, width - 2)]
            blocks += [Line((("      " + rule, "quiet"),)) for rule in rules]
    return blocks


def steps_part(outcome: Outcome, width: int) -> list[Block]:
    """The steps, numbered, and the difficulty; nothing where no steps were asked for."""
    if not outcome.steps:
        return []
    blocks: list[Block] = [BLANK, _title(steps_title(outcome.status))]
    paragraphs = list(_step_paragraphs(outcome.steps))
    margin = max(width_of(label) for label, _ in paragraphs) + 4
    for label, text in paragraphs:
        head = f"  {label:>{margin - 4}}  "
        for line in wrapped(text, width - margin):
            blocks.append(Line(((head, "number"), (line, "plain"))))
            head = " " * margin
    if outcome.difficulty is not None:
        blocks += [BLANK, *_paragraph(difficulty_words(outcome.difficulty), "plain", width)]
    return blocks


def steps_title(status: Status) -> str:
    """What the steps of an outcome show."""
    return {"solved": "The way to the answer", "contradiction": "Why they contradict each other"}.get(status, "What follows")


def difficulty_words(found: Difficulty) -> str:
    """ "Difficulty: easy (12 points; the hardest method is direct clue)."."""
    return f"Difficulty: {found.level} ({counted(found.score, 'point')}; the hardest method is {found.hardest_method})."


def reading_report(
    categories: Sequence[CategoryOut],
    clues: Sequence[ClueOut],
    remarks: Sequence[str],
    problem: str | None,
    source: str,
    width: int,
    command: str,
    drawing: DrawingOut | None = None,
) -> list[Block]:
    """The report of a puzzle that was read and not solved: the frame, then the clues. `problem`: why it is no puzzle."""
    blocks: list[Block] = []
    if problem is not None:
        blocks += [*_paragraph(problem, "bad", width), BLANK]
    blocks += frame_part(categories, width)
    if drawing is not None:
        cells = [[cell or "." for cell in row] for row in drawing.cells]
        blocks += [Line(((line, "plain"),)) for line in grid_lines(cells, drawing.box, drawing.arrows)]
        blocks.append(BLANK)
    for remark in remarks:
        blocks += _paragraph(remark, "quiet", width)
    blocks += read_part(clues, width)
    unread = _unread_remarks(clues, source, width) if drawing is not None else None
    return [*blocks, *(unread_part(clues, source, width, command, categories) if unread is None else unread)]


def frame_part(categories: Sequence[CategoryOut], width: int) -> list[Block]:
    """Every category with its items, how the text gives it and what its values measure."""
    if not categories:
        return []
    blocks: list[Block] = [_title(f"{counted(len(categories), 'category')} of {counted(len(categories[0].items), 'item')}")]
    name_width = min(24, max(width_of(c.name) for c in categories))
    for category in categories:
        about = _about(category)
        indent = " " * (name_width + 4)
        items = wrapped(", ".join(category.items), width - len(indent))
        blocks.append(Line(((f"  {padded(category.name, name_width)}  ", "number"), (items[0], "plain"))))
        blocks += [Line(((indent + more, "plain"),)) for more in items[1:]]
        if about:
            blocks += [Line(((indent + more, "quiet"),)) for more in wrapped(f"({about})", width - len(indent))]
        for item, said in category.sources.items():
            blocks += [Line(((indent + more, "quiet"),)) for more in wrapped(f"{item}: {said}", width - len(indent))]
    return blocks


def _about(category: CategoryOut) -> str:
    """What is worth saying of a category; nothing where it is a plain list of names."""
    about = []
    if category.given != "listed":
        about.append(GIVEN[category.given])
    if category.anchor:
        about.append("the line everything stands in")
    elif category.ordered:
        about.append(f"in order, counted in {plural(category.unit)}" if category.unit else "in order")
    return "; ".join(about)


def _step_paragraphs(steps: Sequence[StepOut]) -> Iterator[tuple[str, str]]:
    """The steps with their numbers; short ones that follow each other share a paragraph: "(1) ... (2) ..."."""
    for short, run in groupby(steps, key=lambda step: len(step.text) <= SHORT or step.method == "direct clue"):
        told = [(step.id.removeprefix("s"), step.text) for step in run]
        if short and len(told) > 1:
            yield f"{told[0][0]}-{told[-1][0]}", " ".join(f"({number}) {text}" for number, text in told)
        else:
            yield from told


def read_part(clues: Iterable[ClueOut], width: int) -> list[Block]:
    """The clues that were understood, each with its reading, and the sentences taken as notes."""
    clues = list(clues)
    read = [c for c in clues if c.status in ("parsed", "manual")]
    notes = [c for c in clues if c.status == "note"]
    blocks: list[Block] = []
    if read:
        blocks += [BLANK, _title("What was understood")]
        for clue in read:
            by_hand: Style = "warn" if clue.status == "manual" else "good"
            blocks += _entry(clue, _number_width(read), width)
            meaning = clue.reading or "; ".join(clue.rules)
            blocks += _note("by hand:" if clue.status == "manual" else "=", meaning, by_hand, _number_width(read), width)
    if notes:
        blocks += [BLANK, _title("Taken as background, not as clues")]
        for clue in notes:
            blocks += _entry(clue, _number_width(notes), width)
            if clue.reason:
                blocks += _note("", f"({clue.reason})", "quiet", _number_width(notes), width)
    return blocks


def unread_part(
    clues: Iterable[ClueOut], source: str, width: int, command: str, categories: Sequence[CategoryOut] = ()
) -> list[Block]:
    """The clues that were not understood: where reading stopped, why, and the line to type."""
    unread = [c for c in clues if c.status in ("unparsed", "ambiguous")]
    if not unread:
        return []
    blocks: list[Block] = [BLANK, _title(UNREAD_TITLE)]
    for clue in unread:
        blocks += unread_entry(clue, source, width, _number_width(unread))
        blocks.append(Line(((" " * (_number_width(unread) + 4), "plain"), (line_to_type(clue), "number"))))
    blocks.append(BLANK)
    blocks += _paragraph(HOW_TO_TYPE, "quiet", width)
    blocks.append(Line(((f"  {command} --rule ...", "number"),)))
    if categories:
        blocks += _paragraph(rule_help(categories), "quiet", width)
    return blocks


def line_to_type(clue: ClueOut) -> str:
    """The option that enters a clue by hand: `--rule "4: "`, with the closest reading where there is one."""
    rule = clue.readings[0].rules if clue.readings else []
    typed = f"{clue.number}: {' and '.join(rule)}"
    return f"--rule {shell_quoted(typed)}"


def rule_help(categories: Sequence[CategoryOut]) -> str:
    """What may stand in the place of a clue, with examples in the puzzle's own words."""
    names = joined([c.name for c in categories], "or")
    told = [c for c in categories if not c.anchor] if len(categories) > 2 else categories
    one, other = (spell_label(c.items[0]) for c in (told[0], told[-1]))
    ordered = next((c for c in categories if c.ordered), None)
    compare = f", compare ({_comparison(ordered, categories)})" if ordered is not None else ""
    may = f"match ({one} = {other}), part (!=){compare}"
    return f"A rule may {may} or say the clue in plainer words; the categories are {names}."


def unread_entry(clue: ClueOut, source: str, width: int, number_width: int) -> list[Block]:
    """One clue that was not understood, with everything known about it but the line to type."""
    blocks = _entry(clue, number_width, width, stuck_part(clue, source))
    if clue.reason:
        blocks += _note("why:", clue.reason, "warn", number_width, width)
    if clue.suggestions:
        blocks += _note("did you mean:", joined(clue.suggestions, "or"), "plain", number_width, width)
    for count, reading in enumerate(clue.readings, 1):
        label = "closest:" if clue.status == "unparsed" else f"reading {count}:"
        likely = " (likely)" if reading.likely else ""
        blocks += _note(label, f"{reading.reading}{likely}", "plain", number_width, width)
        blocks += _note(" " * len(label), " and ".join(reading.rules), "quiet", number_width, width)
    return blocks


def shell_quoted(text: str) -> str:
    """`text` as one word of a shell: double quotes where nothing in it is special there, single quotes else."""
    if not re.search(r'["$`\\!]', text):
        return f'"{text}"'
    return "'" + text.replace("'", "'\\''") + "'"


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


def stuck_part(clue: ClueOut, source: str) -> tuple[int, int] | None:
    """The stuck part as a stretch of the clue's own text.

    Spans count characters of the pasted text, which may be wrapped and spaced in another way than the clue's text: letters and
    digits are counted instead, for they are the same in both.
    """
    if clue.stuck is None:
        return None
    before = sum(map(str.isalnum, source[clue.span[0] : clue.stuck[0]]))
    inside = sum(map(str.isalnum, source[clue.stuck[0] : clue.stuck[1]]))
    letters = [i for i, c in enumerate(clue.text) if c.isalnum()]
    if not inside or before + inside > len(letters):
        return None
    return letters[before], letters[before + inside - 1] + 1


def _entry(clue: ClueOut, number_width: int, width: int, mark: tuple[int, int] | None = None) -> list[Block]:
    blocks: list[Block] = []
    indent = number_width + 4
    label = f"  {clue.number:>{number_width}}  "
    for text, below in underlined(clue.text, mark, width - indent):
        blocks.append(Line(((label, "number"), (text, "plain"))))
        if below:
            blocks.append(Line(((" " * indent, "plain"), (below, "bad"))))
        label = " " * indent
    return blocks


def _note(label: str, text: str, style: Style, number_width: int, width: int) -> list[Block]:
    """A line below a clue: a label, then text that hangs behind it when it is wrapped."""
    indent = " " * (number_width + 4)
    head = f"{label} " if label else ""
    lines = wrapped(text, width - len(indent) - len(head))
    return [
        Line(((indent, "plain"), (head if i == 0 else " " * len(head), "quiet"), (line, style))) for i, line in enumerate(lines)
    ]


def _paragraph(text: str, style: Style, width: int) -> list[Block]:
    return [Line(((line, style),)) for line in wrapped(text, width)]


def _title(text: str) -> Line:
    return Line(((text, "title"),))


def _number_width(clues: Sequence[ClueOut]) -> int:
    return max(len(c.number) for c in clues)


def _comparison(ordered: CategoryOut, categories: Sequence[CategoryOut]) -> str:
    """A comparison in the notation, with the puzzle's own words."""
    other = next((c for c in categories if c is not ordered), ordered)
    first, second = spell_label(other.items[0]), spell_label(other.items[1 % len(other.items)])
    return f"{spell_category(ordered.name)}({first}) < {spell_category(ordered.name)}({second})"
