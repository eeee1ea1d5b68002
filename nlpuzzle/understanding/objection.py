"""Why a clue is not read, as a value."""

from typing import NamedTuple

from nlpuzzle.english.words import Word

__all__ = ["Objection", "Trouble"]

Trouble = tuple[str, tuple[Word, ...]]
"""What a check finds against a clause: a reason (a key of `reasons.SENTENCES`) and the words it is about."""


class Objection(NamedTuple):
    """Why a clue is not read: a reason (a key of `reasons.SENTENCES`) and the words it is about."""

    reason: str
    words: tuple[Word, ...] = ()
