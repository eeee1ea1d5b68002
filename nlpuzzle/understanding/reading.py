"""What became of one clue: its rules, or why it was not understood and what to type instead."""

from typing import Literal

from nlpuzzle.puzzle import Span
from nlpuzzle.rules import Rule
from nlpuzzle.values import dataclass

__all__ = ["ClueReading", "ClueStatus"]

ClueStatus = Literal["parsed", "unparsed", "ambiguous", "manual", "note"]


@dataclass(frozen=True)
class ClueReading:
    """One clue as understood; every span is in characters of the pasted text."""

    number: str
    text: str
    span: Span
    status: ClueStatus
    #: parsed, manual: what the clue says; all of them hold
    rules: tuple[Rule, ...] = ()
    #: ambiguous: the readings that compete; unparsed: the closest reading, if any (one element)
    readings: tuple[tuple[Rule, ...], ...] = ()
    #: unparsed, ambiguous: why, in a puzzler's words
    reason: str | None = None
    #: unparsed: the part that stopped us
    stuck: Span | None = None
    #: close item names where one looks misspelt, other wordings to try; a plain string each
    suggestions: tuple[str, ...] = ()
    #: unparsed: a name that stands in no category, so that a category may be missing from the frame
    stranger: str | None = None
    #: parsed: what had to be known of the world ("Ann and Cleo: women")
    assumed: tuple[str, ...] = ()
    #: unparsed, ambiguous: the index of the one reading that leaves exactly one solution, where it was looked for and found;
    #: manual: that it was accepted for that
    likely: int | None = None
    #: unparsed: whether the closest reading passes over nothing that could turn or bound what the clue says
    plausible: bool = False
