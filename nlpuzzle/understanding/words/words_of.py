"""Small closed sets that several kinds of token need."""

from fractions import Fraction

from nlpuzzle.english.tables import words as word_table
from nlpuzzle.puzzle import Number

__all__ = [
    "AUXILIARIES",
    "BOUNDS",
    "COMPARED",
    "CONSECUTIVE",
    "CONTESTS",
    "COPULAS",
    "COUNTING",
    "DETERMINERS",
    "FACTORS",
    "HUNDREDS",
    "JOINTS",
    "OFTEN",
    "PLACES",
    "RELATORS",
]

COPULAS = frozenset({"is", "are", "was", "were"})
#: verbs that ask, deny and form tenses, in the third person
AUXILIARIES = COPULAS | {"has", "had", "does", "did", "will"}
DETERMINERS = frozenset({"the", "a", "an", "his", "her", "their", "its"})
#: tokens between two clauses, or two members of a list
JOINTS = frozenset({"_COMMA", "_SEMI", "_BUT", "AND", "OR", "NOR"})
#: nouns in which places are counted: "two houses to the left of", "one place before"
PLACES = word_table("places")
FACTORS: dict[str, Number] = {"twice": 2, "double": 2, "half": Fraction(1, 2)}
#: "fell once", "fell twice"
OFTEN: dict[str, Number] = {"once": 1, "twice": 2, "thrice": 3}
HUNDREDS = frozenset({"hundred", "thousand", "million"})
COUNTING = HUNDREDS | {"half", "dozen"}
CONSECUTIVE = frozenset("consecutive adjacent neighboring neighbouring adjoining successive back-to-back".split())
#: what somebody wins
CONTESTS = frozenset(
    "race tournament competition contest championship final cup derby marathon rally regatta quiz game match".split()
)
#: tokens that take an amount before them
RELATORS = frozenset({"DIR", "COMP", "BETWEEN", "BETWEENTHEM", "SEPARATES", "APART", "APARTFROM"})
COMPARED = frozenset({"DIR", "COMP"})
BOUNDS = frozenset({"ATLEAST", "ATMOST", "EXACTLY", "OVER", "UNDER"})
