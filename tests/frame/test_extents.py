"""What "measures 30, 40 and 50 cm": as high, as long or as wide as the clues and the questions say; headings are no list."""

import pytest

from nlpuzzle import parse_and_solve

STORY = "Three ladders belong to Abel, Bryn and Cora; they are grey, tan and black. The ladders measure 30, 40 and 50 cm."


def names_of(text: str) -> set[str]:
    return {category.name.casefold() for category in parse_and_solve(text).categories}


@pytest.mark.parametrize(
    ("clue", "name"),
    [
        ("The tan ladder is taller than Bryn's.", "height"),
        ("The tan ladder is 10 cm longer than Bryn's.", "length"),
        ("The tan ladder is wider than Bryn's.", "width"),
        ("The tan ladder is shorter than Bryn's.", "size"),
        ("The tan ladder is taller and longer than Bryn's.", "size"),
    ],
)
def test_an_extent_is_what_the_text_speaks_of(clue: str, name: str) -> None:
    assert name in names_of(f"{STORY}\n\n1. {clue}\n2. Cora's ladder is not black.\n")


def test_headings_for_the_grid_are_no_list() -> None:
    lists = "Names: Abel, Bryn, Cora\nColours: grey, tan, black"
    frame = f"{lists}\n\nHeadings for your grid: name, colour, and place, from left to right."
    assert names_of(f"{frame}\n\n1. Abel is next to Cora.\n2. Bryn has the tan one.\n") >= {"name", "colour"}
