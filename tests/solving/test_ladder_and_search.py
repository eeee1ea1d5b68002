"""The ladder and the search come to the same verdict on random puzzles with rules of every kind, and every step is sound.

NLPUZZLE_RANDOM_STEPS=2000 runs more than the default share.
"""

import os
from random import Random

import pytest
from random_puzzles import ATOMS, CONNECTIVES, random_puzzle
from step_checker import Checker

from nlpuzzle.outcome import Limits
from nlpuzzle.solving.search import solve
from nlpuzzle.solving.stepper import deduce

SIZES = [(2, 3), (3, 3), (3, 4), (4, 4), (2, 5), (5, 4), (4, 5)]
KINDS = ATOMS + CONNECTIVES
COUNT = int(os.environ.get("NLPUZZLE_RANDOM_STEPS", "84"))
BATCH = 28


@pytest.mark.timeout(3000)
@pytest.mark.parametrize("start", range(0, COUNT, BATCH))
def test_random_puzzles(start: int) -> None:
    for seed in range(start, start + BATCH):
        random = Random(seed)
        m, n = SIZES[seed % len(SIZES)]
        frame, rules = random_puzzle(random, m, n, KINDS[seed % len(KINDS)])
        numbered = [(str(i), rule) for i, rule in enumerate(rules, 1)]
        verdict = solve(frame, numbered, Limits(solutions=2)).verdict
        found = deduce(frame, numbered, Limits(seconds=30))
        assert not found.stopped, f"seed {seed}"
        assert found.solved == (verdict == "unique"), f"seed {seed}: {verdict}"
        assert (found.contradiction is not None) == (verdict == "none"), f"seed {seed}: {verdict}"
        checker = Checker(frame, numbered)
        for step in found.single:
            checker.check(step)
        checker.facts.clear()
        for step in found.steps:
            checker.check(step)
