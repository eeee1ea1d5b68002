""" "The tea drinker has a neighbour who keeps goats": it is the neighbour who keeps them, and nobody says who that is."""

from collections.abc import Sequence

from nlpuzzle.english.kinds import HOLDERS
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.wordlists import word_set
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.objection import Objection
from nlpuzzle.understanding.tokenising.tokens import Token

__all__ = ["somebody_had"]

_HAVING = word_set("has have had with")
_DETERMINERS = word_set("a an one his her their its")
_RELATIVES = word_set("who whose whom that")


def somebody_had(tokens: Sequence[Token], frame: Frame) -> Objection | None:
    """Objects to words between tokens that bring in a second person, of whom the rest is said.

    "Has a child who" is no such thing where children are a category of the puzzle.
    """
    for token in tokens:
        low = [w.low for w in token.gap]
        for i in range(2, len(low)):
            noun = singular(low[i - 1])
            if low[i] not in _RELATIVES or (noun not in HOLDERS and noun not in word_table("relational")):
                continue
            start = next((k for k in range(i - 2, 0, -1) if low[k] in _DETERMINERS), 0)
            if not start or low[start - 1] not in _HAVING:
                continue
            if noun not in {singular(c.name.casefold().split()[-1]) for c in frame if c.name.split()}:
                return Objection("second person", token.gap[start - 1 : i])
    return None
