"""Small closed sets that several kinds of token need."""

from fractions import Fraction

from nlpuzzle.english.tables import words as word_table
from nlpuzzle.puzzle import Number

__all__ = ["BOUNDS", "COMPARED", "COPULAS", "FACTORS", "PLACES", "RELATORS"]

COPULAS = frozenset({"is", "are", "was", "were"})
#: nouns in which places are counted: "two houses to the left of", "one place before"
PLACES = word_table("places")
FACTORS: dict[str, Number] = {"twice": 2, "double": 2, "half": Fraction(1, 2)}
#: tokens that take an amount before them
RELATORS = frozenset({"DIR", "COMP", "BETWEEN", "BETWEENTHEM", "APART", "APARTFROM"})
COMPARED = frozenset({"DIR", "COMP"})
BOUNDS = frozenset({"ATLEAST", "ATMOST", "EXACTLY", "OVER", "UNDER"})
