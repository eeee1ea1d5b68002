"""Sentences that differ in one item: "The owl is the leftmost", "The crow is the leftmost", and so on for each of them.

Two of them are read. Where they say the same, each of its own item, so do the others of that wording.
"""

from collections.abc import Iterator, Sequence

from nlpuzzle.puzzle import Frame, Item
from nlpuzzle.rules.replacing import said_of
from nlpuzzle.understanding.questions.asked import Statement
from nlpuzzle.understanding.questions.statements import read_statement
from nlpuzzle.understanding.understand import Understanding

__all__ = ["read_alike"]

_NOBODY = Item("", "")


class _Wording:
    """A sentence with a gap for an item of one category, and what it said of those with which it was read."""

    def __init__(self) -> None:
        self._read: list[tuple[Item, Statement | None]] = []

    def of(self, item: Item) -> Statement | None:
        """What it says of an item, where two others have shown it; None where it must be read."""
        if len(self._read) < 2:
            return None
        (one, first), (other, second) = self._read
        if first is None or said_of(first, one, other) != second or not _names(first, one) or _names(first, item):
            return None
        return said_of(first, one, item)

    def heard(self, item: Item, statement: Statement | None) -> None:
        """Notes what it said when it was read with an item; two are enough."""
        if len(self._read) < 2:
            self._read.append((item, statement))


def _names(statement: Statement, item: Item) -> bool:
    return said_of(statement, item, _NOBODY) != statement


def read_alike(sentences: Sequence[str], reader: Understanding) -> Iterator[Statement | None]:
    """What each sentence says, in the light of the puzzle; None where it has not exactly one reading."""
    wordings: dict[tuple[str, str], _Wording] = {}
    for sentence in sentences:
        found = _with_a_gap(sentence, reader.setup.frame)
        if found is None:
            yield read_statement(sentence, reader)
            continue
        gapped, item = found
        wording = wordings.setdefault((gapped, item.category), _Wording())
        said = wording.of(item)
        if said is None:
            said = read_statement(sentence, reader)
            wording.heard(item, said)
        yield said


def _with_a_gap(sentence: str, frame: Frame) -> tuple[str, Item] | None:
    """The sentence without its label, and the item that names; None where it has not one label, of one item."""
    spaced = f" {sentence.rstrip('. ')} "
    labels = {item.label for item in frame.items if f" {item.label} " in spaced}
    if len(labels) != 1:
        return None
    label = labels.pop()
    items = frame.find(label)
    return (spaced.replace(f" {label} ", " {} "), items[0]) if len(items) == 1 and spaced.count(f" {label} ") == 1 else None
