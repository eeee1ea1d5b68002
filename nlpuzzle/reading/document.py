"""What `read` returns: the pasted text cut into passages by its layout alone. Nothing here knows what a clue says."""

from typing import Literal, NamedTuple

from nlpuzzle.puzzle import Span

__all__ = ["Document", "Kind", "Passage", "Section"]

Section = Literal["title", "story", "lists", "clues", "question", "options", "answer"]
"""What the heading above a passage announces; "story" where no heading has been seen."""

Kind = Literal["heading", "sentence", "entry", "label", "line"]
"""heading: "Clues:"; sentence: of running prose; entry: numbered, lettered or bulleted; label: "Ages: 26, 27" or "Name:";
line: one of the unmarked lines right below a label that has no words after its colon."""


class Passage(NamedTuple):
    """One stretch of the text that belongs together, with typographic noise removed."""

    kind: Kind
    #: in one line, without its marker, without back-ticks; of a label, the words after the colon
    text: str
    #: where `text` stands in the text as pasted; `locate` finds parts of it
    span: Span
    section: Section
    #: passages of one paragraph, or of one list, share it
    group: int
    #: entries: the reader's own number, normalised ("5", "5a", "c"); empty for bullets
    number: str = ""
    #: entries: number of the entry this one is indented under; "^" where that is a bullet, which has none
    parent: str | None = None
    #: labels: the words before the colon
    label: str = ""
    #: what stood between back-ticks, in order
    ticked: tuple[str, ...] = ()


class Document(NamedTuple):
    """The text as pasted and its passages in order."""

    text: str
    passages: tuple[Passage, ...]

    def of(self, *sections: Section) -> tuple[Passage, ...]:
        """The passages of some sections, in order."""
        return tuple(p for p in self.passages if p.section in sections)
