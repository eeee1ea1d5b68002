"""What a clause must have. A sentence that has lost a word which carries meaning is reported, unless all are written so."""

import pytest

from nlpuzzle.pipeline import Understood, read_puzzle

TOWN = """Four neighbours live in a row of houses, numbered 1 to 4 from left to right.

House: 1, 2, 3, 4
Name: Agda, Bertil, Cleo, Dov
Coat: amber, beige, crimson, violet
Age: 31, 35, 40, 52
Weight: 61 kg, 64 kg, 70 kg, 75 kg
Town: Lund, Malta, Oslo, Turku

Clues:
1. The neighbour in the amber coat comes from Lund.
2. Bertil lives in house 2.
3. The neighbour who comes from Malta wears the beige coat.
4. The neighbour who weighs 64 kg is two years older than Dov.
5. Cleo weighs 70 kg and lives to the left of Agda.
6. Dov lives directly to the right of the neighbour in the violet coat.
7. {clue}
"""

WHOLE = """
The neighbour in the crimson coat is older than Cleo.
Agda and the neighbour from Turku are two different people.
Of Agda and Bertil, one wears the beige coat and the other comes from Oslo.
One of Agda and Bertil comes from Oslo; the other from Turku.
Agda does not live to the left of Dov.
Cleo is younger than Agda, but by no more than nine years.
Either Agda or Cleo wears the violet coat.
The neighbour who lives in house 3 weighs 75 kg.
Agda weighs either 61 or 64 kg.
"""

TORN = """
The neighbour in the crimson is older than Cleo.
The neighbour in the crimson coat older than Cleo.
The neighbour who in house 3 weighs 75 kg.
The neighbour who lives in house 3 weighs 75.
The neighbour who the crimson coat is older than Cleo.
Agda and the neighbour from Turku are two different.
Of Agda and Bertil, one the beige coat and the other comes from Oslo.
Agda lives the left of Dov.
Agda does not to the left of Dov.
Agda not live to the left of Dov.
Agda lives house 3.
Agda comes Oslo.
Agda to the left of Dov.
Agda is three older than Dov.
Agda is 35 old.
Agda is is older than Dov.
Cleo is younger than Agda, but no more than nine years.
The in the crimson coat is older than Cleo.
The who comes from Oslo is older than Cleo.
Dov lives to the left of the neighbour wears the crimson coat.
The neighbour wears the crimson coat is older than Cleo.
"""


def read(clue: str) -> str:
    puzzle = read_puzzle(TOWN.format(clue=clue))
    assert isinstance(puzzle, Understood)
    return next(r.status for r in puzzle.readings if r.number == "7")


@pytest.mark.parametrize("clue", WHOLE.strip().splitlines())
def test_a_whole_sentence_is_read(clue: str) -> None:
    assert read(clue) == "parsed"


@pytest.mark.parametrize("clue", TORN.strip().splitlines())
def test_a_sentence_that_lost_a_word_is_not(clue: str) -> None:
    assert read(clue) == "unparsed"


def test_notes_may_leave_out_what_they_always_leave_out() -> None:
    text = "Name: Agda, Bertil, Cleo\nAge: 31, 35, 40\n\nClues:\n1. Agda older than Bertil.\n2. Cleo younger than Agda.\n"
    puzzle = read_puzzle(text)
    assert isinstance(puzzle, Understood)
    assert [r.status for r in puzzle.readings] == ["parsed", "parsed"]
