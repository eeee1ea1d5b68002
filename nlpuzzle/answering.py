"""Answers what is asked of a puzzle: from its proved solution, or from what all solutions of its clues have in common."""

from collections.abc import Iterable, Sequence

from nlpuzzle.assemble import arrangement_of
from nlpuzzle.outcome import Answer, Limits
from nlpuzzle.puzzle import Item, Question, Setup, Span, is_blank
from nlpuzzle.rules import And, Beside, Count, Or, Rule, Same, holds
from nlpuzzle.rules.meaning import asserted
from nlpuzzle.solving import Result, conflict, solve
from nlpuzzle.understanding.questions.asked import Mood, OneOption, Order, Statement, Whether, Which
from nlpuzzle.understanding.questions.questions import Part, asked_by
from nlpuzzle.values import dataclass

__all__ = ["Asker", "answers"]

ASKED = "?"
"""The number under which a question stands beside the clues: no clue has it."""


def answers(
    setup: Setup,
    rules: Sequence[tuple[str, Rule]],
    result: Result,
    limits: Limits,
    questions: Iterable[Question] | None = None,
    *,
    reasons: bool = False,
) -> list[Answer]:
    """One answer for each thing that is asked, in the order of the text.

    `rules`      the rules in use, each with the number of its clue; `result` is what the search found of them
    `questions`  in place of those of the puzzle
    `reasons`    each answer names the clues that decide it, a minimal set
    """
    asked = setup.questions if questions is None else tuple(questions)
    if not asked:
        return []
    known = _Knowledge(setup, rules, result, limits)
    return [_Answering(part, known, reasons).answer() for question in asked for part in asked_by(question, setup)]


@dataclass(frozen=True)
class Asker:
    """Answers whatever is asked of one puzzle."""

    setup: Setup
    rules: tuple[tuple[str, Rule], ...]
    result: Result
    limits: Limits

    def __call__(self, question: str) -> Answer:
        """The answer with the clues that decide it; of several questions in one, the answers one after the other."""
        asked = Question(" ".join(question.split()), Span(0, len(question)))
        found = answers(self.setup, self.rules, self.result, self.limits, [asked], reasons=True)
        if len(found) == 1:
            return found[0]
        for verdict in ("unread", "unknown"):
            if any(answer.verdict == verdict for answer in found):
                return Answer(question=asked.text, verdict=verdict)
        clues = dict.fromkeys(number for answer in found for number in answer.clues)
        said = "; ".join(answer.answer or "" for answer in found)
        return Answer(question=asked.text, verdict="answered", answer=said, clues=list(clues))


class _Knowledge:
    """What the clues of one puzzle allow, force and exclude."""

    def __init__(self, setup: Setup, rules: Sequence[tuple[str, Rule]], result: Result, limits: Limits) -> None:
        self.frame, self.rules, self.limits = setup.frame, rules, limits
        self.found = [arrangement_of(self.frame, table) for table in result.solutions]
        self.all_found = not result.at_least and result.verdict != "stopped"

    def allows(self, rule: Rule) -> bool | None:
        """Whether some solution has it so; None where a limit was hit before that was known."""
        if any(holds(rule, self.frame, arrangement) for arrangement in self.found):
            return True
        if self.all_found:
            return False
        verdict = solve(self.frame, [*self.rules, (ASKED, rule)], self.limits).verdict
        return None if verdict == "stopped" else verdict != "none"

    def truth(self, statement: Statement, mood: Mood = "is") -> bool | None:
        """Whether it is, can be or must be so; None where the clues leave that open, or a limit was hit."""
        possible = self.allows(_all(statement))
        if mood == "can" or (mood == "is" and possible is not True):
            return possible
        deniable = self.allows(self.denied(statement))
        if mood == "must":
            return None if deniable is None else not deniable
        return True if deniable is False else None

    def denied(self, statement: Statement) -> Rule:
        """The rule that the statement is not so, be it that something it speaks of does not exist."""
        spoken_of = [term for rule in statement for term in asserted(rule) if isinstance(term, Beside)]
        first = self.frame.categories[0]
        exist = [Or(tuple(Same(term, Item(first.name, label)) for label in first.items)) for term in spoken_of]
        return Count(0, 0, (And((*statement, *exist)) if len(statement) + len(exist) > 1 else statement[0],))

    def blamed(self, against: Rule) -> list[str]:
        """A minimal set of clues that cannot be true together with a rule."""
        return [number for number in conflict(self.frame, [*self.rules, (ASKED, against)], self.limits) if number != ASKED]


@dataclass(frozen=True)
class _Answering:
    """One part of a question while it is answered."""

    part: Part
    known: _Knowledge
    reasons: bool

    def answer(self) -> Answer:
        asked = self.part.asked
        if asked is None:
            return Answer(question=self.part.text, verdict="unread")
        if not self.known.found:
            return self._unknown()
        match asked:
            case Whether(statement, mood):
                return self._whether(statement, mood)
            case Which():
                return self._which(asked)
            case Order():
                return self._order(asked)
            case OneOption():
                return self._option(asked)

    def _unknown(self) -> Answer:
        return Answer(question=self.part.text, verdict="unknown")

    def _whether(self, statement: Statement, mood: Mood) -> Answer:
        so = self.known.truth(statement, mood)
        if so is None:
            return self._unknown()
        # what must or cannot be has a proof; what only may be has none
        settled = not so if mood == "can" else so if mood == "must" else True
        clues = self._clues([(statement, so)]) if settled else []
        return Answer(question=self.part.text, verdict="yes" if so else "no", answer="yes" if so else "no", clues=clues)

    def _which(self, asked: Which) -> Answer:
        truths = [(label, statement, self.known.truth(statement, asked.mood)) for label, statement in asked.candidates]
        fitting = [(label, statement) for label, statement, so in truths if so]
        # of one thing there is one label in each category: the others need no look
        if not (len(fitting) == 1 and asked.single) and any(so is None for *_, so in truths):
            return self._unknown()
        forced = asked.single or asked.mood == "must"  # what only may be so has no proof
        decided = [(s, True) for _, s in fitting] if forced else [(s, bool(so)) for _, s, so in truths]
        if asked.counted:
            return self._offered(str(len(fitting)), decided) or self._answered(str(len(fitting)), decided)
        labels = [label for label, _ in fitting]
        if any(is_blank(label) for label in labels):
            return self._unknown()  # that the text names nothing else is all that is known of it
        offered = self._offered(labels[0], decided) if len(labels) == 1 else None
        return offered or self._answered(", ".join(labels) if labels else "none", decided)

    def _offered(self, label: str, decided: Sequence[tuple[Statement, bool]]) -> Answer | None:
        """The answer by the letter of its option, where one option alone says so."""
        chosen = [option for option, offer in self.part.offers if offer == label]
        if len(chosen) != 1:
            return None
        return self._answered(chosen[0].text, decided, f"({chosen[0].letter.strip('()')})")

    def _order(self, asked: Order) -> Answer:
        frame = self.known.frame
        category, along = frame.by_name[asked.category], frame.by_name[asked.along]
        arrangement = self.known.found[0]
        at = {arrangement[Item(category.name, label)]: label for label in category.items}
        ranked = [(label, at[arrangement[Item(along.name, label)]]) for label in along.ranked]
        statement = tuple(Same(Item(along.name, place), Item(category.name, label)) for place, label in ranked)
        if self.known.truth(statement) is not True:
            return self._unknown()
        labels = [label for _, label in (reversed(ranked) if asked.backwards else ranked)]
        return self._answered(", ".join(labels), [(statement, True)])

    def _option(self, asked: OneOption) -> Answer:
        truths = [(option, statement, self.known.truth(statement, asked.mood)) for option, statement in asked.options]
        fitting = [(option, statement) for option, statement, so in truths if so is not asked.false]
        if any(so is None for *_, so in truths) or len(fitting) != 1:
            return self._unknown()
        [(option, statement)] = fitting
        decided = [] if (asked.mood, asked.false) in (("can", False), ("must", True)) else [(statement, not asked.false)]
        return self._answered(option.text, decided, f"({option.letter.strip('()')})")

    def _answered(self, answer: str, decided: Sequence[tuple[Statement, bool]], option: str | None = None) -> Answer:
        return Answer(
            question=self.part.text, verdict="answered", answer=answer, option=option, clues=self._clues(decided)
        )  # fmt: skip

    def _clues(self, decided: Sequence[tuple[Statement, bool]]) -> list[str]:
        """The clues that decide it, where they are wanted: a minimal set from which all of it follows."""
        if not self.reasons or not decided:
            return []
        against = tuple(self.known.denied(statement) if so else _all(statement) for statement, so in decided)
        return self.known.blamed(against[0] if len(against) == 1 else Or(against))


def _all(statement: Statement) -> Rule:
    return statement[0] if len(statement) == 1 else And(statement)
