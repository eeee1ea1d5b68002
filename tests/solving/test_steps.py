"""Every step follows from its premises alone; premises are few; no step uses a method above the cheapest available."""

from collections.abc import Iterable

import pytest
from step_checker import Checker
from step_puzzles import ALL, FOLDER, SAMPLE, Puzzle, own, shared

from nlpuzzle.solving.facts import Facts
from nlpuzzle.solving.methods import LADDER, linked
from nlpuzzle.solving.stepper import deduce

RANK = {method.name: rank for rank, method in enumerate(LADDER)}


def check(puzzles: Iterable[Puzzle]) -> tuple[int, int, int]:
    """Checks all; (puzzles, premises, premises of minimal sets) before grouping."""
    count = premises = minimal = 0
    for name, frame, rules in puzzles:
        found = deduce(frame, rules)
        assert found.solved, f"{name} is not solved by the ladder"
        checker = Checker(frame, rules)
        for step in found.single:
            checker.check(step)
            premises += len(step.premises)
            minimal += checker.minimal(step)
        checker.facts.clear()
        for step in found.steps:
            checker.check(step)
        assert all(len(options) == 1 for row in found.board.values() for options in row.values())
        count += 1
    return count, premises, minimal


def test_our_own_puzzles() -> None:
    count, premises, minimal = check(own())
    assert count > 20
    assert premises <= 1.3 * minimal


@pytest.mark.skipif(not FOLDER.exists(), reason="the public collections are not beside the checkout")
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("name", SAMPLE)
def test_public_puzzles(name: str) -> None:
    count, premises, minimal = check(shared(name))
    print(f"{name}: {count} puzzles, {premises} premises, minimal {minimal}: {premises / max(minimal, 1):.3f}")
    assert count > 0
    assert premises <= 1.3 * minimal


def test_no_step_uses_a_method_above_the_cheapest_available() -> None:
    puzzles = [*own(), *shared("zebralogic")]
    for name, frame, rules in puzzles[:: 1 if ALL else 3]:
        facts = Facts.begin(frame, rules)
        method = linked(LADDER)
        while method is not None and not facts.solved:
            cheaper = [m for m in LADDER if RANK[m.name] < RANK[method.name]]
            before = len(facts.raws)
            seen = [m.name for m in cheaper if m.find(facts) is not None]
            method = method.launch(facts)
            if len(facts.raws) > before:
                assert not seen, f"{name}: {facts.raws[-1].method} where {seen} would do"
        assert facts.solved
