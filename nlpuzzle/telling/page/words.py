"""The words of the page that are not sentences about a puzzle: what the marks are called, and headings that depend on it."""

from nlpuzzle.outcome import Status

__all__ = [
    "ADVICE", "CLASH", "DRAWN_CAPTION", "GIVEN", "GRID_CAPTION", "LEFT", "MARKED_BEFORE", "NO", "START", "VALUE", "YES",
    "place_words", "prints",
]  # fmt: skip

YES, NO, CLASH = "yes", "no", "yes and no: a contradiction"
"""What a screen reader says of a cell."""

GRID_CAPTION = "The logic grid: every item against every item of the other categories"

DRAWN_CAPTION = "The grid as it was read"
GIVEN, VALUE, LEFT = "given", "found", "what a cell may still hold"

ADVICE = "Point at a sentence, tap it or move to it with Tab to see how it was understood."

MARKED_BEFORE = "what is marked already"
"""What a hint calls the marks of the earlier steps."""

START = "Nothing is marked yet. Step on, play, or ask for a hint."
"""What stands in the place of a step's text before the first."""


def prints(status: Status, steps: bool) -> list[tuple[str, str]]:
    """What can be printed, each with its name."""
    filled = "Solved grid" if status == "solved" else "Grid as far as it goes"
    return [("blank", "Blank grid and clues"), ("filled", filled), *([("steps", "All steps")] if steps else [])]


def place_words(place: int, count: int) -> str:
    """ "Step 3 of 21"; before the first step "Before step 1 of 21"."""
    return f"Step {place} of {count}" if place else f"Before step 1 of {count}"
