"""Run many cases, in one process or several, and tell what became of each, in order."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from functools import partial
from time import perf_counter

from nlpuzzle import pipeline
from nlpuzzle.corpus.cases import Case
from nlpuzzle.corpus.scoring import Verdict, judge
from nlpuzzle.corpus.truth import false_rules
from nlpuzzle.outcome import Outcome
from nlpuzzle.rules.printing import to_notation
from nlpuzzle.values import dataclass

__all__ = ["CaseResult", "UnreadClue", "run_case", "run_cases"]


@dataclass(frozen=True)
class UnreadClue:
    """A clue that was not understood; `shape` is its text with the puzzle's own words replaced by their categories."""

    number: str
    text: str
    reason: str
    shape: str


@dataclass(frozen=True)
class CaseResult:
    """What became of one case."""

    id: str
    verdict: Verdict
    #: "solved", ..., or "error" where parse_and_solve failed
    status: str
    message: str
    clues: int
    unread: tuple[UnreadClue, ...]
    #: rules that were read and are false of the known solution, as "number: notation"
    false_rules: tuple[str, ...]
    milliseconds: float

    def as_json(self) -> dict[str, object]:
        """The result as JSON values."""
        return asdict(self)


def run_case(case: Case, accept_closest: bool = False) -> CaseResult:
    """Solve one case and judge the outcome; a failure of ours becomes the verdict "error"."""
    start = perf_counter()
    try:
        puzzle = pipeline.read_puzzle(case.text)
        if not isinstance(puzzle, Outcome):
            outcome = pipeline.solve_puzzle(puzzle, accept_closest=accept_closest)
        else:
            outcome = puzzle if puzzle.kind == "matching" else pipeline.parse_and_solve(case.text)
    except Exception as error:  # reported as a fault: a run over thousands of cases goes on
        spent = (perf_counter() - start) * 1000
        return CaseResult(case.id, "error", "error", f"{type(error).__name__}: {error}", 0, (), (), spent)
    spent = (perf_counter() - start) * 1000
    clues = [c for c in outcome.clues if c.status != "note"]
    unread = tuple(
        UnreadClue(c.number, c.text, c.reason or "", _shape(c.text, outcome))
        for c in clues
        if c.status in ("unparsed", "ambiguous")
    )
    false = () if isinstance(puzzle, Outcome) else tuple(_told_false(case, puzzle))
    return CaseResult(case.id, judge(case, outcome), outcome.status, outcome.message, len(clues), unread, false, spent)


def _told_false(case: Case, puzzle: pipeline.Understood) -> Iterator[str]:
    for number, rule in false_rules(case, puzzle):
        yield f"{number}: {to_notation(rule, puzzle.setup.frame)}"


def run_cases(cases: Sequence[Case], jobs: int = 1, accept_closest: bool = False) -> Iterator[CaseResult]:
    """The result of every case, in the order of the cases, from `jobs` processes."""
    run = partial(run_case, accept_closest=accept_closest)
    if jobs <= 1 or len(cases) < 2:
        yield from map(run, cases)
        return
    from multiprocessing import get_context

    chunk = max(1, min(32, len(cases) // (jobs * 4)))
    with get_context().Pool(jobs, initializer=_leave_ctrl_c_to_the_parent) as pool:
        yield from pool.imap(run, cases, chunk)


def _leave_ctrl_c_to_the_parent() -> None:
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _shape(text: str, outcome: Outcome) -> str:
    """ "Ann is older than the baker." -> "<name> is older than the <job>."; longest labels first."""
    labels = {label.casefold(): category.name for category in outcome.categories for label in category.items}
    if not labels:
        return text
    longest_first = sorted(labels, key=lambda label: (-len(label), label))
    pattern = r"(?<!\w)(?:" + "|".join(map(re.escape, longest_first)) + r")(?!\w)"
    return re.sub(pattern, lambda found: f"<{labels[found[0].casefold()]}>", text, flags=re.IGNORECASE)
