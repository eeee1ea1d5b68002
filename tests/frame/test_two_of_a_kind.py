"""Men and women in one sentence: who have to do with each other are two categories, who are told side by side are one."""

import pytest

from nlpuzzle import parse_and_solve

CLUES = "\n\n1. Al came with Di.\n2. Bo did not come with Fay.\n"


@pytest.mark.parametrize(
    "told",
    [
        "Three brothers, Al, Bo and Cy, are married to three sisters, Di, Em and Fay.",
        "Three men (Al, Bo and Cy) married three women (Di, Em and Fay).",
        "Three boys, Al, Bo and Cy, danced with three girls, Di, Em and Fay.",
    ],
)
def test_two_categories(told: str) -> None:
    outcome = parse_and_solve(told + CLUES)
    assert [len(c.items) for c in outcome.categories] == [3, 3]


@pytest.mark.parametrize(
    "told",
    [
        "Three men, Al, Bo and Cy, and three women, Di, Em and Fay, stood in a row.",
        "Six friends, three men (Al, Bo and Cy) and three women (Di, Em and Fay), sat in a row.",
        "Three boys, Al, Bo and Cy, raced three girls, Di, Em and Fay.",
    ],
)
def test_one_category(told: str) -> None:
    outcome = parse_and_solve(told + "\n\n1. Al came before Di.\n2. Bo came before Fay.\n")
    assert 6 in [len(c.items) for c in outcome.categories]
