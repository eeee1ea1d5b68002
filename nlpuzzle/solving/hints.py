"""Hints from a person's own marks: is one of them wrong, and if none is, what can be seen next."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Literal

from nlpuzzle.errors import NotSolvableError
from nlpuzzle.outcome import Limits
from nlpuzzle.puzzle import Frame, Item
from nlpuzzle.rules.meaning import holds
from nlpuzzle.rules.rules import Different, Rule, Same
from nlpuzzle.solving.blanks import apart
from nlpuzzle.solving.facts import Facts
from nlpuzzle.solving.grouping import Grouper
from nlpuzzle.solving.matching import begin
from nlpuzzle.solving.methods import LADDER, Method, build_chain, drive
from nlpuzzle.solving.methods.direct_clue import DirectClue
from nlpuzzle.solving.methods.same_thing import SameThing
from nlpuzzle.solving.search import Result, conflict, solve
from nlpuzzle.solving.step import Step
from nlpuzzle.solving.stepper import UNNAMED, deduce
from nlpuzzle.solving.trail import rests_on, trail
from nlpuzzle.values import dataclass

__all__ = ["Hint", "hint"]

Kind = Literal["mistake", "step", "done", "nothing", "contradiction", "stopped"]


@dataclass(frozen=True)
class Hint:
    """What can be said to somebody with these marks.

    mistake:        `marks` cannot be right, because of `clues` (a smallest set)
    step:           `step` follows next, from `clues` and `marks`; the step itself names the clues that it looks at
    done:           everything is marked
    nothing:        nothing more follows from the clues
    contradiction:  the clues have no solution, whatever is marked
    stopped:        a limit was hit before anything could be said
    """

    kind: Kind
    #: positions in the list of marks, from 0
    marks: tuple[int, ...] = ()
    clues: tuple[str, ...] = ()
    step: Step | None = None
    #: mistake: the way from the wrong marks and the clues to the clash
    chain: tuple[Step, ...] = ()


def hint(
    frame: Frame, rules: Sequence[tuple[str, Rule]], marks: Sequence[Same | Different], limits: Limits | None = None
) -> Hint:
    """The hint for marks between two items: matches (`Same`) and non-matches (`Different`)."""
    limits = limits or Limits()
    result = solve(frame, rules, limits)
    if result.verdict == "none":
        return Hint("contradiction", clues=conflict(frame, rules, limits))
    named = {f"mark {place}": place for place in range(len(marks))}
    all_marks: list[tuple[str, Rule]] = list(zip(named, marks, strict=True))
    wrong = _mistake(frame, rules, all_marks, result, limits)
    if wrong:
        blamed = [entry for entry in (*all_marks, *rules) if entry[0] in wrong]
        return Hint(
            "mistake",
            tuple(named[x] for x in wrong if x in named),
            tuple(x for x in wrong if x not in named),
            chain=deduce(frame, blamed, limits).steps,
        )
    try:
        return _next(frame, rules, all_marks, named, limits)
    except TimeoutError:
        return Hint("stopped")


def _mistake(
    frame: Frame, rules: Sequence[tuple[str, Rule]], marks: Sequence[tuple[str, Rule]], result: Result, limits: Limits
) -> tuple[str, ...]:
    """The smallest set of clues and marks that cannot all be right; () where every mark may be."""
    if result.verdict == "unique":
        (table,) = result.solutions
        homes = {
            Item(category.name, label): thing
            for thing, row in enumerate(table)
            for category, label in zip(frame, row, strict=True)
        }  # fmt: skip
        false = [entry for entry in marks if not holds(entry[1], frame, homes)]
        sets = [conflict(frame, [*rules, entry], limits) for entry in false]
        return min((found for found in sets if found), key=len, default=())
    return conflict(frame, [*rules, *marks], limits)


def _next(
    frame: Frame, rules: Sequence[tuple[str, Rule]], marks: Sequence[tuple[str, Rule]], named: Mapping[str, int], limits: Limits
) -> Hint:
    """The first deduction that says more than the marks and what surely goes with them."""
    told, ordered = apart(frame, rules)
    known = begin(told, marks)
    drive(known, build_chain([DirectClue(), SameThing()]))
    numbered = [(number or UNNAMED, rule) for number, rule in ordered]
    facts = begin(told, [*marks, *numbered], limits.seconds)
    method: Method | None = build_chain(LADDER)
    looked = 0
    while True:
        try:
            method = method.launch(facts) if method is not None and facts.clash is None else None
        except NotSolvableError:
            return Hint("nothing")
        for number in range(looked, len(facts.raws)):
            if _is_news(facts, known, number):
                return _told(facts, number, named)
        if method is None:
            return Hint("done" if facts.solved else "nothing")
        looked = len(facts.raws)
        facts.check_time()


def _is_news(facts: Facts, known: Facts, number: int) -> bool:
    raw = facts.raws[number]
    return any(not known.same[p] >> q & 1 for p, q in raw.matched) or any(known.rows[p] >> q & 1 for p, q in raw.removed)


def _told(facts: Facts, number: int, named: Mapping[str, int]) -> Hint:
    """The deduction as a step whose premises are clues and marks only."""
    way = trail(facts.raws, [number])
    ids = list(dict.fromkeys(posted.clue for posted in rests_on(facts.raws, way, 0)[0]))
    step = Grouper(facts.layout).single(facts.raws)[number]
    own = dict.fromkeys(posted.clue for posted in facts.raws[number].clues)
    return Hint(
        "step",
        tuple(sorted(named[x] for x in ids if x in named)),
        tuple(x for x in ids if x not in named),
        replace(step, premises=tuple(own), direct=()),
    )
