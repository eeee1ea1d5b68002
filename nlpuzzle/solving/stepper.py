"""The stepper: drives the ladder of methods over one puzzle and records every step.

    deduce(frame, rules).steps        the way to the answer, in steps a person follows
"""

from collections.abc import Sequence

from nlpuzzle.outcome import Limits
from nlpuzzle.puzzle import Frame, Item
from nlpuzzle.rules.rules import Rule
from nlpuzzle.solving.blanks import apart
from nlpuzzle.solving.board import bits
from nlpuzzle.solving.facts import Facts
from nlpuzzle.solving.grouping import Grouper
from nlpuzzle.solving.matching import begin
from nlpuzzle.solving.methods import LADDER, Method, build_chain, drive
from nlpuzzle.solving.step import Step
from nlpuzzle.values import dataclass

__all__ = ["UNNAMED", "Deduction", "deduce", "walk"]

UNNAMED = "unnamed"
"""The premise that items which the text never names are alike: the first of them stands before the second."""


@dataclass(frozen=True)
class Deduction:
    """What the methods found out."""

    #: grouped, without detours: each step is needed for the answer (or the contradiction)
    steps: tuple[Step, ...]
    #: every single use of a method, detours included
    single: tuple[Step, ...]
    #: whether everything is matched
    solved: bool
    #: what every item may still be, category by category, where the methods stopped
    board: dict[Item, dict[str, tuple[str, ...]]]
    #: the step that shows that the clues contradict each other; the last of `steps` then
    contradiction: Step | None = None
    #: whether a limit ended it
    stopped: bool = False


def deduce(
    frame: Frame, rules: Sequence[tuple[str, Rule]], limits: Limits | None = None, *, ladder: Sequence[Method] = LADDER
) -> Deduction:
    """The steps from the rules (clue number, rule) to the answer, or to where the methods of the ladder get stuck.

    Raises ValueError when a rule names a category or item that the frame has not, or compares in a category without order.
    """
    limits = limits or Limits()
    frame, ordered = apart(frame, rules)
    facts = begin(frame, [(number or UNNAMED, rule) for number, rule in ordered], limits.seconds)
    return walk(facts, ladder, Grouper(facts.layout, ladder))


def walk(facts: Facts, ladder: Sequence[Method], grouper: Grouper) -> Deduction:
    """What the methods of a ladder make of the facts, told in steps."""
    stopped = False
    try:
        drive(facts, build_chain(ladder))
    except TimeoutError:
        stopped = True
    ends: list[int] | None = None
    if facts.clash is not None:
        ends = [len(facts.raws) - 1]
    elif facts.solved:
        ends = [number for number, raw in enumerate(facts.raws) if raw.matched]
    steps = grouper.steps(facts.raws, ends)
    return Deduction(
        steps,
        grouper.single(facts.raws),
        facts.clash is None and facts.solved,
        _board(facts),
        steps[-1] if facts.clash is not None else None,
        stopped,
    )


def _board(facts: Facts) -> dict[Item, dict[str, tuple[str, ...]]]:
    layout = facts.layout
    board: dict[Item, dict[str, tuple[str, ...]]] = {item: {} for item in layout.names}
    for p, c in layout.places:
        board[layout.names[p]][layout.groups[c]] = tuple(layout.names[q].label for q in bits(facts.cell(p, c)))
    return board
