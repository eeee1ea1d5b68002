"""Which way the places of a line are numbered, where a text says so, and where its words only look like it."""

import pytest

from nlpuzzle.understanding.words.headings import ways_told


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("The shelves are numbered 1 to 5 from top to bottom.", "from top to bottom"),
        ("Shelf 1 is at the top.", "from top to bottom"),
        ("The lowest floor is numbered 1.", "from bottom to top"),
        ("Four bunks, numbered 1 (the lowest) to 4 (the highest)", "from bottom to top"),
        ("The seats are numbered from the far right.", "from right to left"),
        ("Carriage 1 is at the rear.", "from back to front"),
        ("House 1 is the westernmost.", "from west to east"),
        ("The boxes are numbered from 1, at the back of the hall, to 5.", "from back to front"),
        ("The ledges are numbered from 1, at the top, to 4, at the bottom.", "from top to bottom"),
        ("The caves are numbered from 1 in the south to 4 in the north.", "from south to north"),
        ("Five farms lie from north to south.", "from north to south"),
        ("The bottommost crate is at position 1 and the topmost crate at position 7.", "from bottom to top"),
        ("The lowest shelf is shelf 1.", "from bottom to top"),
        ("The drawer at the top is called drawer 1.", "from top to bottom"),
        ("The rightmost plot has number 1.", "from right to left"),
        ("Shelf 6 is the topmost shelf.", "from bottom to top"),
        ("The crate at the very bottom is numbered 6.", "from top to bottom"),
        ("The places are counted from the bottom.", "from bottom to top"),
        ("(Count positions from the back.)", "from back to front"),
        ("Number the seats from the right.", "from right to left"),
        ("Position 1 is at the back of the queue.", "from back to front"),
    ],
)
def test_told(text: str, told: str) -> None:
    assert ways_told(text) == (told,)


@pytest.mark.parametrize(
    "text",
    [
        "Ann is one to the left of Ben.",
        "He lives on the left of number 1.",
        "The top shelf has 3 books.",
        "The bottom is one floor below Ann.",
        "Tea is at the top and pie in place 1.",
        "The lift is to the left of floor 3.",
        "One house is right by the river.",
        "The first on the right is Ann.",
        "Counting from the right, Ann is first.",
        "List them from right to left.",
        "House 1 is on the left of the road.",
        "Boxes 1 to 4 stand on the left of the road.",
        "House 1 was left empty.",
        "The first was the top scorer.",
        "He cleaned the house from top to bottom.",
    ],
)
def test_not_told(text: str) -> None:
    assert ways_told(text) == ()
