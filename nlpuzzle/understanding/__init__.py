"""Understanding: the frame, then each clue to rules, or to a reason why not."""

from nlpuzzle.understanding.reading import ClueReading, ClueStatus
from nlpuzzle.understanding.understand import understand

__all__ = ["ClueReading", "ClueStatus", "understand"]
