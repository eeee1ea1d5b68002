"""The same text gives the same rules under every hash seed: no order of a set reaches what is read."""

import os
import subprocess
import sys

import pytest

#: read in every process: our own puzzles that read a few of every kind of clue
PUZZLES = 8
SEEDS = ("0", "1", "2", "3", "4", "5")

SCRIPT = f"""
from nlpuzzle.corpus.cases import load_cases
from nlpuzzle.pipeline import Understood, read_puzzle
from nlpuzzle.resources import folder

for case in load_cases(folder("corpora") / "puzzles.jsonl")[::2][:{PUZZLES}]:
    puzzle = read_puzzle(case.text)
    assert isinstance(puzzle, Understood), case.id
    print(case.id, [(c.name, c.items, c.given) for c in puzzle.setup.frame], puzzle.setup.remarks)
    for reading in puzzle.readings:
        print(reading)
"""


def start(seed: str) -> "subprocess.Popen[str]":
    environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONIOENCODING": "utf-8"}
    return subprocess.Popen(
        [sys.executable, "-c", SCRIPT],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )


@pytest.fixture(scope="module")
def told() -> dict[str, str]:
    """What a process of each seed reads; two at a time."""
    found: dict[str, str] = {}
    for pair in (SEEDS[i : i + 2] for i in range(0, len(SEEDS), 2)):
        running = {seed: start(seed) for seed in pair}
        for seed, process in running.items():
            out, trouble = process.communicate(timeout=60)
            assert process.returncode == 0, trouble
            found[seed] = out
    return found


def test_much_is_read(told: dict[str, str]) -> None:
    assert len(told) == len(SEEDS)
    assert told["0"].count("status='parsed'") > 50


@pytest.mark.parametrize("seed", SEEDS[1:])
def test_every_seed_reads_the_same(told: dict[str, str], seed: str) -> None:
    for one, other in zip(told["0"].splitlines(), told[seed].splitlines(), strict=True):
        assert one == other
