"""What clues repeat in the same words need not say who has what: whole puzzles, with the clues that must identify nobody.

They were written without sight of the reader. At first sight 17 of the 130 clues of the first file were read as identities, 29
of the 140 of the second, 7 of the 148 of the third; before anything was done for the first file, 40 of the second and 29 of the
third.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from nlpuzzle import parse_and_solve
from nlpuzzle.pipeline import Understood, read_puzzle
from nlpuzzle.rules import OneOf, Same
from nlpuzzle.rules.notation import parse_rule

FILES = sorted(Path(__file__).parent.glob("repeated*.jsonl"))
PUZZLES = [json.loads(line) for file in FILES for line in file.read_text(encoding="utf-8").splitlines()]
#: still read as identities: "voted for the witch", where the story tells of votes, and "is going to watch Moonfall next week"
KNOWN = {"repeated2-09", "repeated2-54"}
CASES = [pytest.param(p, id=p["id"], marks=[pytest.mark.xfail(reason="known")] if p["id"] in KNOWN else []) for p in PUZZLES]


@pytest.mark.parametrize("puzzle", CASES)
def test_what_is_repeated_identifies_nobody(puzzle: dict[str, Any]) -> None:
    read = read_puzzle(puzzle["text"])
    assert isinstance(read, Understood)
    told = [rule for clue in parse_and_solve(puzzle["text"]).clues if clue.number in puzzle["traps"] for rule in clue.rules]
    assert not [rule for rule in told if isinstance(parse_rule(rule, read.setup.frame), Same | OneOf)]


def test_the_other_clues_are_read() -> None:
    others = [clue for p in PUZZLES for clue in parse_and_solve(p["text"]).clues if clue.number not in p["traps"]]
    others = [clue for clue in others if clue.status != "note"]
    assert sum(clue.status == "parsed" for clue in others) > 0.8 * len(others) > 100


def test_what_contradicts_the_rest_is_taken_back_with_its_reason() -> None:
    text = (
        "Artists: Willi, Xaver, Yvonne\nActs: acrobat, juggler, magician\n\n1. Xaver is the magician.\n"
        "2. The magician was pelted with peas by Willi.\n3. The juggler was pelted with peas by Yvonne.\n"
    )
    first, *others = parse_and_solve(text).clues
    assert first.rules == ["Xaver = magician"]
    assert [clue.status for clue in others] == ["unparsed", "unparsed"]
    assert {clue.reason for clue in others} == {
        "Several clues say it in these words; taken for who has what, clues 1 and 2 contradict each other."
    }
