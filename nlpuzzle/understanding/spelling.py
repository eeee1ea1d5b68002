"""Clues with a misspelt item: never read as if it were spelt right, but shown with what they would say then."""

import re
from collections.abc import Sequence
from dataclasses import replace
from difflib import get_close_matches

from nlpuzzle.puzzle import Clue, Setup
from nlpuzzle.understanding.reading import ClueReading
from nlpuzzle.understanding.understand import Understanding

__all__ = ["with_closest_spelling"]


def with_closest_spelling(setup: Setup, readings: Sequence[ClueReading]) -> tuple[ClueReading, ...]:
    """The readings; of an unread clue with exactly one close item name, what it says with that name is the closest."""
    wanting = [r.number for r in readings if r.status == "unparsed" and len(r.suggestions) == 1]
    if not wanting:
        return tuple(readings)
    reader = Understanding(setup)
    clues = {clue.number: clue for clue in setup.clues}
    return tuple(_corrected(r, clues[r.number], reader) if r.number in wanting else r for r in readings)


def _corrected(reading: ClueReading, clue: Clue, reader: Understanding) -> ClueReading:
    (label,) = reading.suggestions
    misspelt = get_close_matches(label, re.findall(r"[^\W\d_]+", clue.text), n=1, cutoff=0.7)
    if not misspelt or misspelt[0].casefold() == label.casefold():
        return reading
    text = re.sub(rf"\b{re.escape(misspelt[0])}\b", lambda _: label, clue.text, count=1)
    # a number of its own: the reader remembers the words of each clue by its number
    again = reader.read(replace(clue, number=f"{clue.number}, corrected", text=text))
    return replace(reading, readings=(again.rules,)) if again.status == "parsed" else reading
