"""Layout only: from pasted text to a Document of passages."""

from nlpuzzle.reading.decode import NotTextError, decode
from nlpuzzle.reading.document import Document, Kind, Passage, Section
from nlpuzzle.reading.layout import asks_for_everything, read
from nlpuzzle.reading.several import puzzles_in
from nlpuzzle.reading.typography import locate

__all__ = [
    "Document",
    "Kind",
    "NotTextError",
    "Passage",
    "Section",
    "asks_for_everything",
    "decode",
    "locate",
    "puzzles_in",
    "read",
]
