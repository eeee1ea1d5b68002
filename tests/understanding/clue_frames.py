"""The way to read single sentences over a small frame."""

from nlpuzzle.puzzle import Clue, Frame, Setup, Span
from nlpuzzle.understanding.framing.spec import frame_of as categories
from nlpuzzle.understanding.phrasebook import DEMO
from nlpuzzle.understanding.reading import ClueReading
from nlpuzzle.understanding.understand import Understanding

__all__ = ["DEMO", "categories", "read_alone", "understanding"]


def understanding(frame: Frame, *sentences: str) -> Understanding:
    """A puzzle of these clues, numbered from 1."""
    clues = [Clue(str(n), text, Span(0, len(text))) for n, text in enumerate(sentences, 1)]
    return Understanding(Setup(frame, tuple(clues)))


def read_alone(frame: Frame, sentence: str) -> ClueReading:
    """A sentence read by itself."""
    return understanding(frame, sentence).readings()[0]
