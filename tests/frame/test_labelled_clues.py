"""What stands before the colon of a line belongs to its clue, unless it only says that a clue follows."""

import pytest

from nlpuzzle import parse_and_solve

FAIR = """\
Odile, Pavel, Queenie and Rurik each brought a cake and a drink to the picnic. The cakes: apple, carrot, lemon, plum. \
The drinks: cider, cocoa, milk, tea.

Odile brought neither the apple cake nor the lemon cake.
{}
Pavel did not bring the apple cake.
"""
OTHERS = ["Odile != apple", "Odile != lemon", "Pavel != apple"]


def rules(line: str) -> list[str]:
    """What the line says; the two others are always read."""
    told = [rule for clue in parse_and_solve(FAIR.format(line)).clues for rule in clue.rules]
    assert set(OTHERS) <= set(told)
    return [rule for rule in told if rule not in OTHERS]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("Exactly one of these two statements is true: Rurik brought tea; Queenie brought cocoa.",
         ["exactly 1 of (Rurik = tea, Queenie = cocoa)"]),
        ("At least one of the following is true: Rurik brought tea; Queenie brought cocoa.",
         ["at least 1 of (Rurik = tea, Queenie = cocoa)"]),
        ("Clue: Rurik brought tea.", ["Rurik = tea"]),
        ("Hint 2: Rurik brought tea.", ["Rurik = tea"]),
        ("One more fact: Rurik brought tea.", ["Rurik = tea"]),
    ],
)  # fmt: skip
def test_what_it_says_of_the_clue_is_read(line: str, expected: list[str]) -> None:
    assert rules(line) == expected


@pytest.mark.parametrize("line", [
    "Not true: Rurik brought tea.",
    "It is a lie: Rurik brought tea.",
    "None of these statements is true: Rurik brought tea; Queenie brought cocoa.",
    "Nobody at the picnic believed this: Rurik brought tea.",
    "Rurik dreamt the following: Queenie brought cocoa.",
    "A child's guess: Rurik brought tea.",
    "Last year: Rurik brought tea.",
    "Rumour: Rurik brought tea.",
])  # fmt: skip
def test_what_it_denies_or_reports_is_no_fact(line: str) -> None:
    assert not {"Rurik = tea", "Queenie = cocoa"} & set(rules(line))
