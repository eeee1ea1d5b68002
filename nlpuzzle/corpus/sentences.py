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


@dataclass(frozen=True)
class Sentence:
    """One sentence with its frame and the rules it means, in the notation; no rules: it must not be read."""

    text: str
    rules: tuple[str, ...]
    frame: Frame
    #: number of its line in the file, from 1
    line: int


def load_sentences(path: Path) -> Iterator[Sentence]:
    """The sentences of a file in order. Raises UsageError, which names the line, where the format is broken."""
    frame: Frame | None = None
    opening: list[str] | None = None
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        text = line.strip()
        if text.startswith("#"):
            continue
        if text == "frame:":
            opening = []
        elif opening is not None and text:
            if category_of(text) is None:
                raise UsageError(f"{path}, line {number}: not a category with its items.")
            opening.append(text)
        elif opening:
            frame, opening = frame_of("\n".join(opening)), None
        elif text:
            sentence, arrow, rules = text.rpartition(" => ")
            if not arrow or frame is None:
                raise UsageError(f"{path}, line {number}: not a sentence with its rules below a frame.")
            yield Sentence(sentence.strip(), _rules(rules.strip()), frame, number)


def _rules(text: str) -> tuple[str, ...]:
    return () if text == UNREAD else tuple(rule.strip() for rule in text.split(" ; "))
