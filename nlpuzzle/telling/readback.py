"""Rule -> one plain English sentence, so that a puzzler sees at a glance whether we understood the clue.

    age(Ann) = age(Ben) + 3                       Ann is 3 years older than Ben.
    {Edda, Falk} = {harp, Oslo}                   Of Edda and Falk, one is harp and the other is Oslo.

It is the first wording of the realiser, with the plain voices of the puzzle's categories. Different rules read differently.
"""

from typing import NamedTuple

from nlpuzzle.english.phrasing import capitalised
from nlpuzzle.puzzle import Frame
from nlpuzzle.rules.rules import Rule
from nlpuzzle.rules.terms import Term
from nlpuzzle.telling.realise import Realiser, plain_voices

__all__ = ["noun_phrase", "predicate", "read_back", "said"]


def read_back(rule: Rule, frame: Frame) -> str:
    """The rule as one English sentence in the names of this puzzle, with a capital letter and a full stop."""
    clause = said(rule, frame)
    start = len(clause) - len(clause.lstrip("("))
    return f"{clause[:start]}{capitalised(clause[start:])}."


def said(rule: Rule, frame: Frame) -> str:
    """The same within a sentence: without capital letter and full stop."""
    return next(_realiser(frame).clauses(rule))[1]


def noun_phrase(term: Term, frame: Frame) -> str:
    """The term as a noun phrase: "the one directly before Ann"."""
    return _realiser(frame).terms.noun(term)


def predicate(term: Term, frame: Frame) -> str:
    """The term after "is" or "is not": "first", "in house 3", "at 6:30", or as a noun."""
    return _realiser(frame).terms.saying(term).rest


class _Latest(NamedTuple):
    """The frame that was spoken of last, with its realiser: a puzzle's rules are read back one after the other."""

    frame: Frame | None
    realiser: Realiser | None


_latest = _Latest(None, None)


def _realiser(frame: Frame) -> Realiser:
    global _latest
    last = _latest  # another thread may speak of another puzzle
    if last.frame is frame and last.realiser is not None:
        return last.realiser
    realiser = Realiser(frame, plain_voices(frame), lambda phrases: phrases[0])
    _latest = _Latest(frame, realiser)
    return realiser
