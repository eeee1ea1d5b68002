"""A list of deeds is told and asked about as such: "Cora is not the one who fell over", "who fell over?"."""

import pytest

from nlpuzzle import parse_and_solve

SKATES = """Four friends went ice skating for the first time, each at a different hour, and each had some mishap.

Time: 1 pm, 2 pm, 3 pm, 4 pm
Friend: Abel, Cora, Dinah, Emil
Mishap: fell over, lost a glove, tore her jeans, twisted an ankle

1. The one who lost a glove skated an hour after Dinah.
2. Cora, who did not fall over, skated at 4 pm.
3. Of Abel and the 2 pm skater, one tore her jeans and the other lost a glove.
4. Emil either fell over or lost a glove.
5. Emil did not skate at 1 pm.

Who fell over?
"""
CHORES = """Three children share the housework.

Day: Monday, Tuesday, Wednesday
Child: Anders, Bettina, Carlo
Chore: mow the lawn, wash the dishes, weed

1. {}
"""
TOLD = [
    ("Bettina didn't mow the lawn.", "Bettina is not the one to mow the lawn."),
    ("Carlo weeds the day after Anders.", "Carlo is the one to weed. Carlo is 1 day after Anders."),
]


def test_a_puzzle_of_mishaps() -> None:
    outcome = parse_and_solve(SKATES)
    assert outcome.status == "solved"
    assert outcome.answers[0].answer == "Dinah"
    assert outcome.clues[-4].reading == "Cora is at 4 pm. Cora is not the one who fell over."
    assert outcome.ask("Did Emil fall over?").verdict == "no"
    assert outcome.ask("Who lost a glove?").answer == "Emil"


def test_what_is_read_back_is_read_again() -> None:
    outcome = parse_and_solve(SKATES)
    clues = [clue for clue in outcome.clues if clue.status == "parsed"]
    lists = SKATES.partition("1. ")[0]
    again = parse_and_solve(lists + "\n".join(f"{n}. {clue.reading}" for n, clue in enumerate(clues, 1)))
    assert [set(clue.rules) for clue in again.clues if clue.status == "parsed"] == [set(clue.rules) for clue in clues]


@pytest.mark.parametrize(("clue", "reading"), TOLD)
def test_deeds_in_their_base_form(clue: str, reading: str) -> None:
    assert parse_and_solve(CHORES.format(clue)).clues[-1].reading == reading
