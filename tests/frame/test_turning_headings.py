"""What stands below a heading that denies it, or tells it of another time, is no fact: it is reported as unread."""

import pytest

from nlpuzzle import parse_and_solve

SHIPS = "Captain: Ada, Bea, Cato, Dan\nShip: Arrow, Brisk, Comet, Dart\n\n{}\nCato captains Brisk.\nAda captains Dart.\n"


@pytest.mark.parametrize("heading", [
    "Only one of these is true:", "Lies:", "Not true:", "None of these is so:", "Rumours:", "Things that are not the case:",
    "If Bea captains Dart:", "Impossible:", "Last year:", "Old clues:", "A friend guesses:", "Wrong answers:",
])  # fmt: skip
def test_turned(heading: str) -> None:
    outcome = parse_and_solve(SHIPS.format(heading))
    told = [clue for clue in outcome.clues if "captains" in clue.text]
    assert len(told) == 2
    assert not any(clue.rules for clue in told)


@pytest.mark.parametrize("heading", [
    "Clues:", "All of these are true:", "What is true:", "The clues, in no particular order:", "Hints (all of them true):",
    "We know that the following is true:", "If you are stuck:", "About the ships:", "Evidence:",
])  # fmt: skip
def test_as_it_stands(heading: str) -> None:
    rules = [rule for clue in parse_and_solve(SHIPS.format(heading)).clues for rule in clue.rules]
    assert rules == ["Cato = Brisk", "Ada = Dart"]
