"""Rules as English clues: every way of saying a rule that its categories' voices allow.

Each form has a name and an example. A form is a wording of one kind of rule; within it, which noun and which saying is used is
picked by `pick`, so that the same rule reads differently from clue to clue. With plain voices the first wording of a rule says
exactly that rule: this is how a report reads a clue back.
"""

from collections.abc import Iterator, Mapping
from typing import NamedTuple, assert_never

from nlpuzzle.english.phrasing import capitalised
from nlpuzzle.puzzle import Frame
from nlpuzzle.rules import (
    AllDifferent,
    And,
    Between,
    Compare,
    Count,
    Different,
    Distance,
    Iff,
    IfThen,
    Not,
    OneOf,
    Or,
    Pairing,
    Rule,
    Same,
)  # fmt: skip
from nlpuzzle.telling.realise.comparisons import Comparisons
from nlpuzzle.telling.realise.joined import Joined
from nlpuzzle.telling.realise.statements import Statements
from nlpuzzle.telling.realise.terms import Pick, Terms
from nlpuzzle.telling.realise.voice import Voice

__all__ = ["Realiser", "Wording"]


class Wording(NamedTuple):
    """One way of saying a rule; `form` names it."""

    form: str
    text: str


class Realiser:
    """The English of one puzzle's rules."""

    def __init__(self, frame: Frame, voices: Mapping[str, Voice], pick: Pick) -> None:
        self.terms = Terms(voices, pick)
        self._statements = Statements(frame, self.terms)
        self._comparisons = Comparisons(self.terms)
        self._joined = Joined(self._statements, self._comparisons, self.clauses)

    def sentences(self, rule: Rule) -> list[Wording]:
        """Every wording of a rule, as whole sentences; none where the voices have no words for it."""
        return [Wording(form, f"{capitalised(text)}.") for form, text in self.clauses(rule)]

    def clauses(self, rule: Rule) -> Iterator[tuple[str, str]]:
        """The same without capital letter and full stop."""
        match rule:
            case Same():
                return self._statements.same(rule)
            case Different():
                return self._statements.different(rule)
            case OneOf():
                return self._statements.one_of(rule)
            case Pairing():
                return self._statements.pairing(rule)
            case AllDifferent():
                return self._statements.all_different(rule)
            case Compare():
                return self._comparisons.compare(rule)
            case Distance():
                return self._comparisons.distance(rule)
            case Between():
                return self._comparisons.between(rule)
            case Not():
                return self._joined.negated(rule)
            case And():
                return self._joined.all_of(rule)
            case Or():
                return self._joined.any_of(rule)
            case Count():
                return self._joined.count(rule)
            case IfThen():
                return self._joined.if_then(rule)
            case Iff():
                return self._joined.iff(rule)
            case _:
                assert_never(rule)
