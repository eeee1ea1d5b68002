"""Files of single sentences: blocks of `sentence => rules` under a frame (their format: corpora/README.md)."""

from collections.abc import Iterator
from pathlib import Path

from nlpuzzle.errors import UsageError
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.framing.spec import category_of, frame_of
from nlpuzzle.values import dataclass

__all__ = ["UNREAD", "Sentence", "load_sentences"]

UNREAD = "unread"
"""What stands in place of rules where none may come of the sentence."""

STORY = "story:"
"""What begins the line of a block that tells the story of its sentences."""


@dataclass(frozen=True)
class Sentence:
    """One sentence with its frame and the rules it means, in the notation; no rules: it must not be read."""

    text: str
    rules: tuple[str, ...]
    frame: Frame
    #: number of its line in the file, from 1
    line: int
    #: what is told before it
    story: str = ""


def load_sentences(path: Path) -> Iterator[Sentence]:
    """The sentences of a file in order. Raises UsageError, which names the line, where the format is broken."""
    frame: Frame | None = None
    opening: list[str] | None = None
    story = ""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        text = line.strip()
        if text.startswith("#"):
            continue
        if text == "frame:":
            opening, story = [], ""
        elif text.startswith(STORY):
            story = text.removeprefix(STORY).strip()
        elif opening is not None and text:
            _check_category(text, opening, f"{path}, line {number}")
            opening.append(text)
        elif opening:
            frame, opening = frame_of("\n".join(opening)), None
        elif text:
            sentence, arrow, rules = text.rpartition(" => ")
            if not arrow or frame is None:
                raise UsageError(f"{path}, line {number}: not a sentence with its rules below a frame.")
            yield Sentence(sentence.strip(), _rules(rules.strip()), frame, number, story)


def _check_category(text: str, before: list[str], where: str) -> None:
    """Raise UsageError, which says where, for a line that is no category or does not fit those before it."""
    try:
        category = category_of(text)
    except ValueError as error:  # an item or a value twice
        raise UsageError(f"{where}: {error}.") from None
    if category is None:
        raise UsageError(f"{where}: not a category with its items.")
    first = category_of(before[0]) if before else None
    if first is not None and len(category.items) != len(first.items):
        raise UsageError(f"{where}: {category.name} has {len(category.items)} items, and {first.name} has {len(first.items)}.")
    if any(other is not None and other.name.casefold() == category.name.casefold() for other in map(category_of, before)):
        raise UsageError(f"{where}: {category.name} is a category already.")


def _rules(text: str) -> tuple[str, ...]:
    return () if text == UNREAD else tuple(rule.strip() for rule in text.split(" ; "))
