"""Sentences that only tell how the places are counted are notes, where it is clear what they tell."""

import pytest

from nlpuzzle import parse_and_solve

VANS = """Five vans, Ada, Bo, Cal, Dee and Eli, are parked one behind the other in a line.

1. Ada is directly in front of Bo.
2. Cal is at the front.

Who is second? {}
"""


@pytest.mark.parametrize(
    ("told", "first"),
    [
        ("(Count positions from the front.)", "Cal = 1"),
        ("(Position 1 is the first van.)", "Cal = 1"),
        ("(Position 5 is the last van.)", "Cal = 1"),
        ("(Position 1 is the front one.)", "Cal = 1"),
        ("(Count positions from the back.)", "Cal = 5"),
        ("(Number the places from the back.)", "Cal = 5"),
        ("(Position 1 is at the back of the line.)", "Cal = 5"),
    ],
)
def test_a_note_that_tells_the_way(told: str, first: str) -> None:
    outcome = parse_and_solve(VANS.format(told))
    assert [clue.text for clue in outcome.clues if clue.status == "note"] == [told]
    assert [str(rule) for clue in outcome.clues if clue.number == "2" for rule in clue.rules] == [first]


@pytest.mark.parametrize(
    "told",
    [
        "(Position 1 is not Ada.)",
        "(Position 1 is Ada's.)",
        "(Position 5 is the first van.)",
        "(Position 1 is the last van.)",
        "(Position 3 is at the back.)",
        "(Count on Bo being second.)",
    ],
)
def test_what_may_be_a_clue_is_none(told: str) -> None:
    outcome = parse_and_solve(VANS.format(told))
    assert told not in [clue.text for clue in outcome.clues if clue.status == "note"]
