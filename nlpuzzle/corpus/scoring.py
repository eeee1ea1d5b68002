"""How an outcome compares with what is known about its case.

right      every expected row and answer comes out, or the known number of solutions of a puzzle that has not one
wrong      a solution, an answer or a verdict is claimed that is not so
weak       several solutions are claimed of a puzzle that has one
partial    what is claimed agrees, but an expected column or answer is missing
abstained  nothing is claimed (incomplete, unreadable)
unchecked  something is claimed, and nothing is known to hold it against
"""

import re
from itertools import product
from typing import Literal, NamedTuple

from nlpuzzle.corpus.cases import Case, ExpectedQuestion, ExpectedSolution
from nlpuzzle.corpus.labels import Labels, close, matched, plain, said
from nlpuzzle.outcome import Answer, GridOut, Outcome, Solution

__all__ = ["VERDICTS", "Verdict", "judge"]

Verdict = Literal["right", "wrong", "weak", "partial", "abstained", "unchecked", "error"]

VERDICTS: tuple[Verdict, ...] = ("right", "wrong", "weak", "partial", "abstained", "unchecked", "error")
"""All verdicts, in the order in which they are told."""

WORST_FIRST: tuple[Verdict, ...] = ("wrong", "partial", "right")


def judge(case: Case, outcome: Outcome) -> Verdict:
    """The verdict on one outcome; "error" is for the caller, where there is no outcome."""
    if outcome.status in ("incomplete", "unreadable"):
        return "abstained"
    known = _known_count(case)
    if known is not None:
        return _judge_count(known, outcome)
    if outcome.status == "contradiction":
        return "wrong"
    if outcome.status == "multiple":
        return "weak"
    verdicts: list[Verdict] = []
    if case.solution is not None:
        verdicts.append(_judge_solution(case.solution, outcome.solution))
    if case.questions and (case.solution is None or case.source in ("wild", "own")):
        verdicts += _judge_answers(case, outcome.answers)
    return next((verdict for verdict in WORST_FIRST if verdict in verdicts), "unchecked")


def _known_count(case: Case) -> int | None:
    """How many solutions the note says the puzzle has, where it says so."""
    note = case.note or ""
    found = re.search(r"not unique: (\d+) solution", note)
    if found is None and case.solution is None and not case.questions:
        found = re.search(r"(\d+) (?:grids?|solutions?)\b", note)
    return int(found[1]) if found else None


def _judge_count(known: int, outcome: Outcome) -> Verdict:
    if outcome.status != {0: "contradiction", 1: "solved"}.get(known, "multiple"):
        return "wrong"
    counted = outcome.solutions
    if known < 2 or counted is None or counted.count == known:
        return "right"
    return "right" if counted.at_least and counted.count <= known else "wrong"


class _Fit(NamedTuple):
    """How well one of our columns fits an expected one; sorted, the best is last."""

    shared: int
    same_name: bool
    close_name: bool
    nearness: int
    expected: int
    ours: int
    labels: Labels


def _judge_solution(expected: ExpectedSolution, found: Solution | GridOut | None) -> Verdict:
    if expected.grid is not None:
        return "right" if isinstance(found, GridOut) and found.grid == expected.grid else "wrong"
    if not isinstance(found, Solution) or not found.rows:
        return "wrong"
    columns = _columns(expected, found)
    if len(columns) < 2:
        return "partial"

    def agree(wanted: list[str | None], row: list[str]) -> bool:
        for e, fit in columns.items():
            label, own = wanted[e], row[fit.ours]
            foreign = label not in fit.labels and own not in fit.labels.values()
            if label is not None and fit.labels.get(label) != own and not foreign:
                return False
        return True

    if not all(any(agree(wanted, row) for row in found.rows) for wanted in expected.rows):
        return "wrong"
    return "right" if len(columns) == len(expected.header) else "partial"


def _columns(expected: ExpectedSolution, found: Solution) -> dict[int, _Fit]:
    """Which of our columns stands for each expected one: the best pairs first, each column once."""
    theirs = list(zip(*expected.rows, strict=True))
    own = list(zip(*found.rows, strict=True))
    fits = []
    for (e, wanted), (o, labels) in product(enumerate(theirs), enumerate(own)):
        pairs = matched(wanted, labels)
        named = sum(label is not None for label in wanted)
        if len(pairs) >= max(2, (named + 1) // 2):
            one, other = expected.header[e], found.header[o]
            fits.append(_Fit(len(pairs), plain(one) == plain(other), close(one, other), -abs(e - o), e, o, pairs))
    chosen: dict[int, _Fit] = {}
    for fit in sorted(fits, key=lambda fit: fit[:6], reverse=True):
        if fit.expected not in chosen and all(fit.ours != other.ours for other in chosen.values()):
            chosen[fit.expected] = fit
    return chosen


def _judge_answers(case: Case, answers: list[Answer]) -> list[Verdict]:
    asked = [(i, question, question.answer) for i, question in enumerate(case.questions)]
    return [_judge_answer(case, i, question, right, answers) for i, question, right in asked if right is not None]


def _judge_answer(case: Case, index: int, question: ExpectedQuestion, right: str, answers: list[Answer]) -> Verdict:
    lettered = re.match(r"\(([A-Za-z])\)", right)
    asked = plain(question.text)
    mine = [a for a in answers if asked in plain(a.question) or plain(a.question) in asked]
    if lettered and not mine:
        mine = [a for a in answers if a.option]
    if not mine and len(answers) == len(case.questions):
        mine = [answers[index]]
    given = next((a for a in mine if a.answer or a.option or a.verdict in ("yes", "no")), None)
    if given is None:
        return "partial"
    if lettered:
        return "right" if (given.option or "").strip("()").casefold() == lettered[1].casefold() else "wrong"
    return "right" if said(right, given.answer or given.verdict) else "wrong"
