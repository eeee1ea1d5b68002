"""The parts of a report that tell of clues: which were understood and as what, which were not and what to type instead."""

import re
from collections.abc import Iterable, Sequence

from nlpuzzle.outcome import CategoryOut, ClueOut
from nlpuzzle.rules.spelling import spell_category, spell_label
from nlpuzzle.telling.blocks import BLANK, Block, Line, Style, paragraph, title
from nlpuzzle.telling.layout import underlined, wrapped
from nlpuzzle.telling.messages import joined

__all__ = [
    "HOW_TO_TYPE",
    "PROPOSED_TITLE",
    "READ_TITLE",
    "UNREAD_TITLE",
    "line_to_type",
    "read_part",
    "rule_help",
    "shell_quoted",
    "stuck_part",
    "unread_entry",
    "unread_part",
    "unread_remarks",
]


READ_TITLE = "What was understood"
#: of clues that speak of categories which are neither listed nor proved
PROPOSED_TITLE = "What was understood only if the proposed categories are right"
UNREAD_TITLE = "What was not understood"
HOW_TO_TYPE = "To enter a clue by hand, complete its --rule and add it to the command:"


def unread_remarks(clues: Sequence[ClueOut], source: str, width: int) -> list[Block]:
    """The sentences beside a grid that were not understood."""
    unread = [clue for clue in clues if clue.status == "unparsed"]
    blocks: list[Block] = [BLANK, title(UNREAD_TITLE)] if unread else []
    for clue in unread:
        blocks += unread_entry(clue, source, width, number_width_of(unread))
    return blocks


def read_part(clues: Iterable[ClueOut], width: int) -> list[Block]:
    """The clues that were understood, each with its reading, those that rest on a proposal apart; the notes."""
    clues = list(clues)
    read = [c for c in clues if c.status in ("parsed", "manual")]
    notes = [c for c in clues if c.status == "note"]
    blocks: list[Block] = []
    for heading, part in ((READ_TITLE, [c for c in read if not c.proposed]), (PROPOSED_TITLE, [c for c in read if c.proposed])):
        blocks += [BLANK, title(heading)] if part else []
        for clue in part:
            label, style = _kind_of_reading(clue)
            blocks += entry(clue, number_width_of(read), width)
            blocks += note(label, clue.reading or "; ".join(clue.rules), style, number_width_of(read), width)
    if notes:
        blocks += [BLANK, title("Taken as background, not as clues")]
        for clue in notes:
            blocks += entry(clue, number_width_of(notes), width)
            if clue.reason:
                blocks += note("", f"({clue.reason})", "quiet", number_width_of(notes), width)
    return blocks


def _kind_of_reading(clue: ClueOut) -> tuple[str, Style]:
    """What a reading is introduced by: typed by hand, resting on a proposal, or simply what the clue says."""
    return ("by hand:", "warn") if clue.status == "manual" else ("proposed:", "warn") if clue.proposed else ("=", "good")


def unread_part(
    clues: Iterable[ClueOut], source: str, width: int, command: str, categories: Sequence[CategoryOut] = ()
) -> list[Block]:
    """The clues that were not understood: where reading stopped, why, and the line to type."""
    unread = [c for c in clues if c.status in ("unparsed", "ambiguous")]
    if not unread:
        return []
    blocks: list[Block] = [BLANK, title(UNREAD_TITLE)]
    for clue in unread:
        blocks += unread_entry(clue, source, width, number_width_of(unread))
        blocks.append(Line(((" " * (number_width_of(unread) + 4), "plain"), (line_to_type(clue), "number"))))
    blocks.append(BLANK)
    blocks += paragraph(HOW_TO_TYPE, "quiet", width)
    blocks.append(Line(((f"  {command} --rule ...", "number"),)))
    if categories:
        blocks += paragraph(rule_help(categories), "quiet", width)
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
    blocks = entry(clue, number_width, width, stuck_part(clue, source))
    if clue.reason:
        blocks += note("why:", clue.reason, "warn", number_width, width)
    if clue.suggestions:
        blocks += note("did you mean:", joined(clue.suggestions, "or"), "plain", number_width, width)
    for count, reading in enumerate(clue.readings, 1):
        label = "closest:" if clue.status == "unparsed" else f"reading {count}:"
        likely = " (likely)" if reading.likely else ""
        blocks += note(label, f"{reading.reading}{likely}", "plain", number_width, width)
        blocks += note(" " * len(label), " and ".join(reading.rules), "quiet", number_width, width)
    return blocks


def shell_quoted(text: str) -> str:
    """`text` as one word of a shell: double quotes where nothing in it is special there, single quotes else."""
    if not re.search(r'["$`\\!]', text):
        return f'"{text}"'
    return "'" + text.replace("'", "'\\''") + "'"


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


def entry(clue: ClueOut, number_width: int, width: int, mark: tuple[int, int] | None = None) -> list[Block]:
    blocks: list[Block] = []
    indent = number_width + 4
    label = f"  {clue.number:>{number_width}}  "
    for text, below in underlined(clue.text, mark, width - indent):
        blocks.append(Line(((label, "number"), (text, "plain"))))
        if below:
            blocks.append(Line(((" " * indent, "plain"), (below, "bad"))))
        label = " " * indent
    return blocks


def note(label: str, text: str, style: Style, number_width: int, width: int) -> list[Block]:
    """A line below a clue: a label, then text that hangs behind it when it is wrapped."""
    indent = " " * (number_width + 4)
    head = f"{label} " if label else ""
    lines = wrapped(text, width - len(indent) - len(head))
    return [
        Line(((indent, "plain"), (head if i == 0 else " " * len(head), "quiet"), (line, style))) for i, line in enumerate(lines)
    ]


def number_width_of(clues: Sequence[ClueOut]) -> int:
    return max(len(c.number) for c in clues)


def _comparison(ordered: CategoryOut, categories: Sequence[CategoryOut]) -> str:
    """A comparison in the notation, with the puzzle's own words."""
    other = next((c for c in categories if c is not ordered), ordered)
    first, second = spell_label(other.items[0]), spell_label(other.items[1 % len(other.items)])
    return f"{spell_category(ordered.name)}({first}) < {spell_category(ordered.name)}({second})"
