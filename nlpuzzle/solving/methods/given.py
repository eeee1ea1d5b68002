"""Given: what the puzzle itself shows. It is no step of the way; what follows at once is marked with it."""

from nlpuzzle.solving.methods.direct_clue import DirectClue

__all__ = ["Given"]


class Given(DirectClue):
    """The direct clues of a drawn grid, each with its clean-ups."""

    name = "given"
    cleaned_up = True
