"""Hints for a person who is solving by hand: from what is marked so far to one sentence.

    hint(text, ["Petra = XL", "scarf != red"], strength=2)
"""

from collections.abc import Iterable

from nlpuzzle.drawn_hints import drawn_hint
from nlpuzzle.errors import NotationError, UsageError
from nlpuzzle.outcome import Limits, Outcome
from nlpuzzle.pipeline import Understood, read_puzzle
from nlpuzzle.puzzle import Frame, Item
from nlpuzzle.rules import Different, Same
from nlpuzzle.rules.meaning import parts_of
from nlpuzzle.rules.notation import parse_rule
from nlpuzzle.solving.hints import Hint
from nlpuzzle.solving.hints import hint as find_hint
from nlpuzzle.telling.hints import STRENGTHS, tell_hint
from nlpuzzle.telling.messages import hint_without
from nlpuzzle.trusting import proposed_categories

__all__ = ["hint", "hint_for", "marks_of"]


def hint(
    text: str,
    known: Iterable[str] = (),
    *,
    strength: int = 2,
    rules: Iterable[str] = (),
    limits: Limits | None = None,
) -> str:
    """A hint for a pasted puzzle, in one or two sentences.

    `known`     what is marked so far: matches and non-matches in the notation; in a drawn grid "r2c3 = 7", "r2c3 != 7"
    `strength`  1 whether there is a mistake, 2 where to look, 3 which clue, 4 what follows and why
    Raises UsageError where a mark or a rule cannot be read. Of a text that is no puzzle, the sentence says why.
    """
    puzzle = read_puzzle(text, rules=rules, limits=limits)
    if isinstance(puzzle, Outcome):
        return puzzle.message if puzzle.kind == "matching" else drawn_hint(text, known, strength, limits)[1]
    return hint_for(puzzle, known, strength, limits)[1]


def hint_for(
    puzzle: Understood, known: Iterable[str] = (), strength: int = 2, limits: Limits | None = None
) -> tuple[Hint, str]:
    """The hint for a puzzle that was read, as data and in words."""
    if strength not in STRENGTHS:
        raise UsageError(f"A hint has a strength from 1 to 4, not {strength}.")
    frame = puzzle.setup.frame
    marks = marks_of(known, frame)
    found = find_hint(frame, puzzle.rules, marks, limits)
    told = tell_hint(found, frame, marks, strength)
    unread = [reading.number for reading in puzzle.unread]
    return found, f"{hint_without(unread, proposed_categories(puzzle.setup))} {told}" if unread else told


def marks_of(entries: Iterable[str], frame: Frame) -> list[Same | Different]:
    """The marks behind typed lines. Raises UsageError, which names the line and the column, for anything else."""
    marks: list[Same | Different] = []
    for entry in entries:
        try:
            rule = parse_rule(entry, frame)
        except NotationError as error:
            end = "" if error.message.endswith("?") else "."
            raise UsageError(f"The mark cannot be read: {error.message}{end}", entry, error.column) from error
        for part in parts_of(rule):
            if not isinstance(part, Same | Different) or not _two_items(part.left, part.right):
                raise UsageError('A mark is a match or no match of two items: "Petra = XL", "scarf != red".', entry)
            marks.append(part)
    return marks


def _two_items(left: object, right: object) -> bool:
    return isinstance(left, Item) and isinstance(right, Item) and left.category != right.category
