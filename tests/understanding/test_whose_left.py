"""Somebody's own left is a place in the row, unless people look at those who see them."""

import pytest

from nlpuzzle import parse_and_solve

TEXT = """{story} From left to right their places are numbered 1 to 5. Each wears a different hat.

Children: Ann, Ben, Cleo, Dan, Eve
Hats: red, blue, green, white, black

1. {clue}
"""


@pytest.mark.parametrize(
    ("story", "clue", "rules"),
    [
        ("Five children sit in a row.", "Ann sits on Dan's left.", ["place(Ann) < place(Dan)"]),
        ("Five children sit in a row.", "Cleo has Eve on her left.", ["place(Eve) < place(Cleo)"]),
        ("Five children sit in a row, facing the camera.", "Ann sits on Dan's left.", []),
        ("Five children sit in a row for a photo.", "Cleo has Eve on her left.", []),
        ("Five children sit in a row for a photo.", "Ann sits to the left of Dan.", ["place(Ann) < place(Dan)"]),
    ],
)
def test_own_left(story: str, clue: str, rules: list[str]) -> None:
    outcome = parse_and_solve(TEXT.format(story=story, clue=clue))
    assert [rule for c in outcome.clues if c.number == "1" for rule in c.rules] == rules
