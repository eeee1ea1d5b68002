"""Whose ages a puzzle lists may stand in its clues alone: "Glenn's pony is older than Biscuit" tells of ponies."""

import pytest

from nlpuzzle import parse_and_solve

HEAD = """Four ponies took part in the show.

Owner: Freya, Glenn, Ines, Jacob
Pony: Biscuit, Comet, Domino, Pepper
Age: 4, 7, 9, 12

1. {}
2. Glenn's pony is three years older than Biscuit.
3. Domino is younger than Pepper.
"""


@pytest.mark.parametrize(
    ("clue", "rules"),
    [
        ("Ines's pony is younger than Jacob's.", ["Age(Ines) < Age(Jacob)"]),
        ("Freya's pony is two years older than Glenn's.", ["Age(Freya) = Age(Glenn) + 2"]),
        ("Comet is older than Jacob's pony.", ["Age(Comet) > Age(Jacob)"]),
        ("The pony of Ines is older than Pepper.", ["Age(Ines) > Age(Pepper)"]),
        ("Ines's pony is younger than Jacob.", []),
        ("Freya is older than Glenn's pony.", []),
        ("Freya is younger than Comet.", []),
        ("The owner of Comet is older than Biscuit.", []),
    ],
)
def test_ages_are_of_those_whom_the_clues_compare(clue: str, rules: list[str]) -> None:
    assert [rule for c in parse_and_solve(HEAD.format(clue)).clues if c.number == "1" for rule in c.rules] == rules
