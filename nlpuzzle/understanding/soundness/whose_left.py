"""Whose left it is: "on Ann's left" is to the right of her where she looks at whoever sees the row, as in a photo."""

from nlpuzzle.regex import regex
from nlpuzzle.understanding.objection import Objection
from nlpuzzle.understanding.soundness.support import Support

__all__ = ["seen_from_the_front"]

#: a side told as somebody's own; the words of the whole are few, so that no text takes long
_OWN_SIDE = regex(r"\b(?:on|to|at) (?:his|her|their|[^\W\d_]+['\u2019]s?) (?:(?:immediate|direct) )?(?:left|right)\b")
#: where people look at those who see them
_FACING = regex(r"\b(?:audience|camera|photo(?:graph(?:ed|er)?)?|portrait)\b|\bfac(?:e|es|ing) (?:us|you|me)\b")


def seen_from_the_front(text: str, support: Support) -> Objection | None:
    """Why "on her left" cannot be told as a place in the row; None where people look the way that the row is seen."""
    told = text.casefold()
    found = _OWN_SIDE.search(told) if "left" in told or "right" in told else None
    if found is None or not any(support.people(c.name) for c in support.frame) or _FACING.search(support.told_text) is None:
        return None
    return Objection("whose left", ())
