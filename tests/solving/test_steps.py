"""Every step follows from its premises alone; premises are few; no step uses a method above the cheapest available."""

from collections.abc import Iterable
from dataclasses import dataclass

import pytest
from step_checker import Checker
from step_puzzles import ALL, FOLDER, SAMPLE, Puzzle, own, shared

from nlpuzzle.solving.matching import begin
from nlpuzzle.solving.methods import LADDER, build_chain
from nlpuzzle.solving.stepper import deduce

RANK = {method.name: rank for rank, method in enumerate(LADDER)}


SIMPLE = {"direct clue", "lone single", "last candidate", "assertion", "shared support"}
#: of every collection, how many puzzles in a hundred must need no guess, and nothing above shared support
WITHOUT_GUESS = {"zebralogic": 98.5, "lgp": 97, "bbh": 97, "seeds": 97, "wild": 97}
BY_SIMPLE = {"zebralogic": 75, "lgp": 97, "bbh": 97}


@dataclass
class Tally:
    """What was counted over some puzzles: premises before grouping, those of minimal sets, and the methods needed."""

    puzzles: int = 0
    steps: int = 0
    premises: int = 0
    minimal: int = 0
    without_guess: int = 0
    simple: int = 0


def check(puzzles: Iterable[Puzzle]) -> Tally:
    """Checks every step of every puzzle."""
    tally = Tally()
    for name, frame, rules in puzzles:
        found = deduce(frame, rules)
        assert found.solved, f"{name} is not solved by the ladder"
        checker = Checker(frame, rules)
        for step in found.single:
            checker.check(step)
            tally.steps += 1
            tally.premises += len(step.premises)
            tally.minimal += checker.minimal(step)
        checker.facts.clear()
        for step in found.steps:
            checker.check(step)
        assert all(len(options) == 1 for row in found.board.values() for options in row.values())
        methods = {step.method for step in found.single}
        tally.puzzles += 1
        tally.without_guess += "bifurcation" not in methods
        tally.simple += methods <= SIMPLE
    return tally


def test_our_own_puzzles() -> None:
    tally = check(own())
    assert tally.puzzles > 20
    assert tally.without_guess == tally.puzzles
    assert tally.premises <= 1.3 * tally.minimal


@pytest.mark.skipif(not FOLDER.exists(), reason="the public collections are not beside the checkout")
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("name", SAMPLE)
def test_public_puzzles(name: str) -> None:
    tally = check(shared(name))
    guessless, simple = (100 * part / tally.puzzles for part in (tally.without_guess, tally.simple))
    print(f"{name}: {tally}, without a guess {guessless:.1f} %, by simple methods {simple:.1f} %, "
          f"premises {tally.premises / tally.minimal:.3f} x minimal")  # fmt: skip
    assert tally.premises <= 1.3 * tally.minimal
    assert guessless >= WITHOUT_GUESS[name]
    assert not ALL or simple >= BY_SIMPLE.get(name, 0)


def test_no_step_uses_a_method_above_the_cheapest_available() -> None:
    puzzles = [*own(), *shared("zebralogic")]
    for name, frame, rules in puzzles[:: 1 if ALL else 3]:
        facts = begin(frame, rules)
        method = build_chain(LADDER)
        while method is not None and not facts.solved:
            cheaper = [m for m in LADDER if RANK[m.name] < RANK[method.name]]
            before = len(facts.raws)
            seen = [m.name for m in cheaper if m.find(facts) is not None]
            method = method.launch(facts)
            if len(facts.raws) > before:
                assert not seen, f"{name}: {facts.raws[before].method} where {seen} would do"
        assert facts.solved


def test_a_rider_goes_with_the_latest_step_that_it_needs() -> None:
    for _, frame, rules in own():
        for step in deduce(frame, rules).steps:
            for rider in step.riders:
                assert step.id in rider.premises, f"{rider.id} does not need {step.id}"
