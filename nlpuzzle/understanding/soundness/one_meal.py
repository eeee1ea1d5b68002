"""Courses of one meal follow each other: "stew is followed by trifle" puts both on one table, and no day between them."""

from collections.abc import Sequence

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import Word, split
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Choice, Token

__all__ = ["followed_at_table"]

_COURSES = word_class("courses-of-a-meal")


def followed_at_table(tokens: Sequence[Token], index: int, support: Support) -> tuple[Word, ...]:
    """The words by which a course comes before, or after, one of another sort; () where a day or an hour is told with them."""
    token = tokens[index]
    if token.type != "DIR" or not 0 < index < len(tokens) - 1:
        return ()
    one, other = (_course(tokens[i], support) for i in (index - 1, index + 1))
    timed = any(unit_of(w.low) is not None for w in (*token.gap, *token.words))
    return token.words if one and other and one != other and not timed else ()


def _course(token: Token, support: Support) -> str:
    """ "Main" or "pudding": the course that an item is; nothing for any other item."""
    choice = token.reference
    names = {item.category for item in choice.items} if token.type == "ITEM" and isinstance(choice, Choice) else set()
    nouns = {singular(w.low) for name in names for w in split(support.frame.by_name[name].name)[-1:]}
    return next(iter(nouns)) if len(nouns) == 1 and nouns <= _COURSES else ""
