"""All constructions together: the reader of one clause."""

from nlpuzzle.understanding.clauses.facts import FactReader
from nlpuzzle.understanding.clauses.places import PlaceReader
from nlpuzzle.understanding.clauses.several import SeveralReader
from nlpuzzle.understanding.clauses.values import ValueReader

__all__ = ["ClauseReader"]


class ClauseReader(FactReader, PlaceReader, ValueReader, SeveralReader):
    """Builds the rules of one clause under one choice of meanings; `read` takes the tree of its construction."""
