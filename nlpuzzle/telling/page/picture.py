"""What a kind of puzzle says about its drawing. The page knows cells and marks, and nothing of what they mean."""

from collections.abc import Iterable, Sequence
from dataclasses import field

from nlpuzzle.values import dataclass

__all__ = ["Marks", "Move", "Picture", "marks_after"]

Marks = dict[str, tuple[str, str]]
"""Cell -> (kind of mark, the words or digits that stand in the cell): {"0-7": ("no", "no")}.

The kind is the cell's `data-mark`, which the style sheet draws; the words are what a screen reader says.
"""


@dataclass(frozen=True)
class Move:
    """What one step changes in the picture."""

    #: the cells that it marks
    marks: Marks = field(default_factory=dict)
    #: the cells that show what it rests on
    because: tuple[str, ...] = ()
    #: the cells that show what it is about; those marked, where they were not marked before
    so: tuple[str, ...] = ()


@dataclass(frozen=True)
class Picture:
    """A drawing of a puzzle, to be stepped through.

    `html` is a table whose cells carry `data-cell`; each has one child element, whose text is the words of its mark.
    """

    html: str
    moves: tuple[Move, ...]
    #: drawings for paper: nothing marked, and everything that is known
    blank: str
    filled: str
    #: how many cells stand side by side: a broad picture gets the width of the page
    columns: int
    #: what the marks mean, for the legend: (kind of mark, words)
    legend: tuple[tuple[str, str], ...] = ()
    #: what stands in the cells before the first step
    before: Marks = field(default_factory=dict)


def marks_after(moves: Iterable[Move] | Sequence[Move]) -> Marks:
    """The marks that stand when all of these steps are made."""
    found: Marks = {}
    for move in moves:
        found.update(move.marks)
    return found
