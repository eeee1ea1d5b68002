"""Pronouns in a condition that could only mean somebody named after it: "and if | it | is next to the fox, Ida ..."."""

from nlpuzzle.english.words import split
from nlpuzzle.regex import regex
from nlpuzzle.understanding.objection import Objection

__all__ = ["pointing_ahead"]

#: a thing, or several, in a condition; what follows tells of somebody with a name
_AHEAD = regex(r"\bif (it|they) [^,;]*, (?:then )?[A-Z]")


def pointing_ahead(text: str) -> Objection | None:
    """Why such a condition is not understood: "it" is no person, "they" not one, and either may mean what was named before."""
    found = _AHEAD.search(text.replace("If ", "if ")) if "if " in text.casefold() else None
    if found is None:
        return None
    return Objection("pronoun", tuple(w for w in split(text) if w.low == found.group(1))[:1])
