"""All constructions together: the reader of one clause."""

from nlpuzzle.understanding.clauses.balances import BalanceReader
from nlpuzzle.understanding.clauses.facts import FactReader
from nlpuzzle.understanding.clauses.places import PlaceReader
from nlpuzzle.understanding.clauses.several import SeveralReader
from nlpuzzle.understanding.clauses.twofold import TwofoldReader

__all__ = ["ClauseReader"]


class ClauseReader(FactReader, TwofoldReader, PlaceReader, BalanceReader, SeveralReader):
    """Builds the rules of one clause under one choice of meanings; `read` takes the tree of its construction."""
