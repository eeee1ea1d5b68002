"""The report on a puzzle as blocks of styled text: answer first, then what was understood, then what was not.

Sentences and order are decided here; `terminal` only prints.
"""

from collections.abc import Sequence

from nlpuzzle.english.morphology import plural
from nlpuzzle.outcome import CategoryOut, ClueOut, DrawingOut, Outcome
from nlpuzzle.telling.answer_parts import answer_blocks, answers_part, steps_part
from nlpuzzle.telling.blocks import BLANK, Block, Line, Style, paragraph, title
from nlpuzzle.telling.clue_parts import read_part, unread_part, unread_remarks
from nlpuzzle.telling.layout import grid_lines, padded, width_of, wrapped
from nlpuzzle.telling.messages import counted
from nlpuzzle.telling.several import several_sentences

__all__ = ["explanation", "frame_part", "phrase_part", "reading_report", "report"]

GIVEN = {"partly": "listed in part", "inferred": "found from the clues", "implied": "implied by the text"}
STATUS_STYLES: dict[str, Style] = {
    "solved": "good",
    "multiple": "warn",
    "incomplete": "warn",
    "contradiction": "bad",
    "unreadable": "bad",
}
#: how categories that were worked out from the clues can be put right
CORRECTING = 'To put the categories right: --category "pet: cat, dog, rabbit", --items 5, or --interactive.'


def report(outcome: Outcome, source: str, width: int, command: str = "nlpuzzle solve FILE") -> list[Block]:
    """The whole report. `source` is the text as pasted, `command` the line a person repeats to add a rule."""
    blocks: list[Block] = [*answer, BLANK] if (answer := answer_blocks(outcome)) else []
    blocks += paragraph(outcome.message, STATUS_STYLES[outcome.status], width)
    for sentence in several_sentences(outcome):
        blocks += paragraph(sentence, "plain", width)
    blocks += answers_part(outcome.answers, width)
    for remark in outcome.remarks:
        blocks += paragraph(remark, "quiet", width)
    if any(c.given in ("inferred", "partly") for c in outcome.categories):
        blocks += [BLANK, *frame_part(outcome.categories, width)]
        blocks += paragraph(CORRECTING, "quiet", width)
    blocks += steps_part(outcome, width)
    blocks += read_part(outcome.clues, width)
    if outcome.kind == "matching":
        blocks += unread_part(outcome.clues, source, width, command, outcome.categories)
    else:
        blocks += unread_remarks(outcome.clues, source, width)
    for other in outcome.more:
        blocks += [BLANK, *report(other.model_copy(update={"clues": []}), source, width, command)]
    return blocks


def explanation(outcome: Outcome, width: int) -> list[Block]:
    """The steps alone, below the one sentence about the outcome; the answer table last."""
    blocks = [*paragraph(outcome.message, STATUS_STYLES[outcome.status], width), *steps_part(outcome, width)]
    for remark in outcome.remarks:
        blocks += paragraph(remark, "quiet", width)
    if answer := answer_blocks(outcome):
        blocks += [BLANK, *answer]
    return blocks


def phrase_part(book: Sequence[tuple[str, Sequence[tuple[str, Sequence[str]]]]], width: int) -> list[Block]:
    """The phrase book: each construction with its sentences, the rules of each below it."""
    blocks: list[Block] = []
    for construction, examples in book:
        blocks += [BLANK, title(construction)] if blocks else [title(construction)]
        for sentence, rules in examples:
            blocks += [Line((("  " + line, "plain"),)) for line in wrapped(sentence, width - 2)]
            blocks += [Line((("      " + rule, "quiet"),)) for rule in rules]
    return blocks


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
        blocks += [*paragraph(problem, "bad", width), BLANK]
    blocks += frame_part(categories, width)
    if drawing is not None:
        cells = [[cell or "." for cell in row] for row in drawing.cells]
        blocks += [Line(((line, "plain"),)) for line in grid_lines(cells, drawing.box, drawing.arrows)]
        blocks.append(BLANK)
    for remark in remarks:
        blocks += paragraph(remark, "quiet", width)
    blocks += read_part(clues, width)
    unread = unread_remarks(clues, source, width) if drawing is not None else None
    return [*blocks, *(unread_part(clues, source, width, command, categories) if unread is None else unread)]


def frame_part(categories: Sequence[CategoryOut], width: int) -> list[Block]:
    """Every category with its items, how the text gives it and what its values measure."""
    if not categories:
        return []
    blocks: list[Block] = [title(f"{counted(len(categories), 'category')} of {counted(len(categories[0].items), 'item')}")]
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
