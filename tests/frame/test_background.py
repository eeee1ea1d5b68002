"""What names no listed item may be a clue all the same, and then it is never called a note."""

import pytest

from nlpuzzle import parse_and_solve
from nlpuzzle.understanding.background import may_constrain


@pytest.mark.parametrize(
    "sentence",
    [
        "She is not first.",
        "He sits next to the window.",
        "The other one came second.",
        "The latter was not last.",
        "The oldest of the four came third.",
        "The cheapest hat is also the smallest one.",
        "The tallest girl was second.",
        "Mortimer beat Sir Fluff.",
        "Bramble finished lower than Quill.",
        "Later than Olga arrived the man with the umbrella, who was not Piers.",
        "Wilbur was never next to Agnes.",
    ],
)
def test_it_may_be_a_clue(sentence: str) -> None:
    assert may_constrain(sentence, told=True)


@pytest.mark.parametrize(
    "sentence",
    [
        "I went to my first derby last month.",
        "There were no ties.",
        "They all told the truth.",
        "Happy camping!",
        "The first floor is the lowest.",
        "House 1 is the leftmost and house 5 the rightmost.",
        "The walls in the tower are thin.",
        "If anyone asks, I had a lovely time.",
        "We met Barnaby again last week.",
        "It was a wet afternoon.",
        "Professor Plink made tea for the judges.",
    ],
)
def test_it_is_background(sentence: str) -> None:
    assert not may_constrain(sentence, told=True)


STAND = """Three dogs (Fritz, Muffin, Rollo) are shown on three stands in a row; each has a ribbon (blue, pink, white).

Fritz has the pink ribbon. He is not on the first stand. Muffin stands to the right of Rollo.
It was windy. Trixie was third before she left. Which dog has the white ribbon?
"""


def test_nothing_that_may_count_is_passed_over() -> None:
    outcome = parse_and_solve(STAND)
    notes = [clue.text for clue in outcome.clues if clue.status == "note"]
    assert "It was windy." in notes
    assert not [text for text in notes if "not on the first" in text or "Trixie" in text]
