"""Frames by what the story says there is: categories that only the clues fill come out whole, or nothing is solved."""

import json
from pathlib import Path

import pytest

from nlpuzzle import parse_and_solve
from nlpuzzle.outcome import Outcome
from nlpuzzle.pipeline import read_puzzle
from nlpuzzle.understanding.framing.told_in_part import told_in_part, without_told

_CASES = [json.loads(line) for line in Path(__file__).with_name("told_by_story.jsonl").read_text(encoding="utf-8").splitlines()]
_WHOLE = [case for case in _CASES if case["items"] is not None]
_FAULTY = [case for case in _CASES if case["items"] is None]


@pytest.mark.parametrize("case", _WHOLE, ids=[case["id"] for case in _WHOLE])
def test_whole(case: dict[str, object]) -> None:
    puzzle = read_puzzle(str(case["text"]))
    assert not isinstance(puzzle, Outcome)
    assert sorted(sorted(category.items) for category in puzzle.setup.frame) == case["items"]
    assert (parse_and_solve(str(case["text"])).status == "solved") == case["solved"]


@pytest.mark.parametrize("case", _FAULTY, ids=[case["id"] for case in _FAULTY])
def test_faulty(case: dict[str, object]) -> None:
    assert parse_and_solve(str(case["text"])).status != "solved"


def test_told_in_part() -> None:
    story = "Five anglers, including Lorna and a man named Boyle, each caught a different fish (one was a pike)."
    assert [(told.label, told.noun) for told in told_in_part(story)] == [("Lorna", ""), ("Boyle", "man"), ("pike", "")]
    assert "Boyle" not in without_told(story)
    assert "pike" not in without_told(story)
