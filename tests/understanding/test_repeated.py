"""What clues repeat in the same words need not say who has what: whole puzzles, with the clues that must identify nobody.

They were written without sight of the reader. At first sight 17 of the 130 clues of the first file were read as identities.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from nlpuzzle.pipeline import Understood, read_puzzle
from nlpuzzle.rules import OneOf, Rule, Same

FILES = sorted(Path(__file__).parent.glob("repeated*.jsonl"))
PUZZLES = [json.loads(line) for file in FILES for line in file.read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle["id"])
def test_what_is_repeated_identifies_nobody(puzzle: dict[str, Any]) -> None:
    read = read_puzzle(puzzle["text"])
    assert isinstance(read, Understood)
    rules: list[Rule] = [rule for r in read.readings if r.number in puzzle["traps"] for rule in r.rules]
    assert not [rule for rule in rules if isinstance(rule, Same | OneOf)]


def test_the_other_clues_are_read() -> None:
    others = [r for p in PUZZLES for r in read_puzzle(p["text"]).readings if r.number not in p["traps"]]
    assert sum(r.status == "parsed" for r in others) > 0.8 * len(others) > 100
