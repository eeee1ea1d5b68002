"""The constructions of grammars/clue.lark: each production has a method of its name that builds its rules."""

from nlpuzzle.understanding.clauses.common import Impossible, Rules, Unresolved
from nlpuzzle.understanding.clauses.reader import ClauseReader

__all__ = ["ClauseReader", "Impossible", "Rules", "Unresolved"]
