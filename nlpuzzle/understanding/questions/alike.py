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


class _Wording:
    """A sentence with a gap for an item of one category, and what it said of those with which it was read."""

    def __init__(self) -> None:
        self._read: list[tuple[Item, Statement | None]] = []
        #: what it says of the first, where it said the same of the second
        self._agreed: Statement | None = None

    def of(self, item: Item) -> Statement | None:
        """What it says of an item, where two others have shown it; None where it must be read."""
        if self._agreed is None:
            return None
        said = said_of(self._agreed, self._read[0][0], item)
        # an item that the sentence names anyhow cannot stand in its gap
        return said if said_of(said, item, self._read[0][0]) == self._agreed else None

    def heard(self, item: Item, statement: Statement | None) -> None:
        """Notes what it said when it was read with an item; two are enough."""
        if len(self._read) == 2:
            return
        self._read.append((item, statement))
        one, first = self._read[0]
        if len(self._read) == 2 and first is not None and first != statement and said_of(first, one, item) == statement:
            self._agreed = first


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
