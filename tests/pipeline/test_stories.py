"""Stories with their clues in running text: solved, each with the one table that fits."""

from pathlib import Path

import pytest

from nlpuzzle import parse_and_solve

_BLOCKS = (Path(__file__).parent / "stories.txt").read_text(encoding="utf-8").split("== ")[1:]
STORIES = [(block.partition("\n")[0], *block.partition("\n")[2].split("\n-> ")) for block in _BLOCKS]


@pytest.mark.parametrize(("text", "rows"), [s[1:] for s in STORIES], ids=[s[0] for s in STORIES])
def test_a_story_is_solved(text: str, rows: str) -> None:
    outcome = parse_and_solve(text)
    assert outcome.status == "solved", outcome.message
    assert outcome.solution is not None
    assert [" ".join(row) for row in outcome.solution.rows] == rows.strip().split("; ")
