"""What a run over corpora is told as: one line a file, the frequent gaps, and differences from what was expected."""

from collections import Counter
from collections.abc import Iterator, Sequence
from statistics import median
from typing import TYPE_CHECKING

from nlpuzzle.corpus.scoring import VERDICTS
from nlpuzzle.telling.messages import counted

if TYPE_CHECKING:
    from nlpuzzle.corpus.checking import Check
    from nlpuzzle.corpus.running import CaseResult

__all__ = ["differences", "most_frequent", "not_right", "tally"]


def tally(name: str, results: "Sequence[CaseResult]") -> str:
    """ "ferries: 40 cases, right 38 (95.0%), wrong 0, abstained 2; 310 clues, 3 unread, 0 false rules; median 2.1 ms"."""
    if not results:
        return f"{name}: no cases"
    counts = Counter(result.verdict for result in results)
    always = {"right", "wrong", "abstained"}
    parts = [f"{verdict} {counts[verdict]}" for verdict in VERDICTS if verdict in always or counts[verdict]]
    parts[0] += f" ({100 * counts['right'] / len(results):.1f}%)"
    clues, unread = sum(r.clues for r in results), sum(len(r.unread) for r in results)
    read = f"{clues} clues, {unread} unread, {counted(sum(len(r.false_rules) for r in results), 'false rule')}"
    pace = median(r.milliseconds for r in results)
    return f"{name}: {counted(len(results), 'case')}, {', '.join(parts)}; {read}; median {pace:.1f} ms"


def not_right(results: "Sequence[CaseResult]", most: int) -> Iterator[str]:
    """The first cases that are not right, with their message and the clues that were not understood; false rules always."""
    shown = [r for r in results if r.verdict != "right"][:most]
    for result in results:
        if result not in shown and not result.false_rules:
            continue
        yield f"  {result.id}: {result.verdict}. {result.message}"
        yield from (f"      false: {rule}" for rule in result.false_rules)
        for clue in result.unread:
            yield f"      {clue.number}. {clue.text}"
            yield f"         {clue.reason}"


def most_frequent(unread: "Counter[tuple[str, str]]", most: int) -> Iterator[str]:
    """The reasons and the shapes of sentences that most often stopped us; ties in alphabetical order."""
    if not unread:
        return
    reasons: Counter[str] = Counter()
    shapes: Counter[str] = Counter()
    for (shape, reason), count in unread.items():
        reasons[reason] += count
        shapes[shape] += count
    for title, table in (("Most frequent reasons", reasons), ("Most frequent shapes not understood", shapes)):
        yield f"{title}:"
        for text, count in sorted(table.items(), key=lambda entry: (-entry[1], entry[0]))[:most]:
            yield f"  {count:>5}  {text}"


def differences(checks: "Sequence[Check]", rewritten: bool = False) -> Iterator[str]:
    """Below a line for each file, what is read otherwise than expected as a diff: misreadings first, then gaps."""
    for check in checks:
        unread = sum(difference.unread for difference in check.differences)
        otherwise = len(check.differences) - unread
        yield f"{check.file}: {counted(check.checked, 'entry')}, {otherwise} read otherwise than expected, {unread} not read"
        for difference in sorted(check.differences, key=lambda difference: difference.unread):
            yield f"  {difference.place}  {difference.text}"
            yield from (f"    - {rule}" for rule in difference.expected)
            yield from (f"    + {rule}" for rule in difference.found)
            if difference.note:
                yield f"      ({difference.note})"
    if rewritten and any(check.differences for check in checks):
        yield "The files now hold what is read today: review the change before it is kept."
