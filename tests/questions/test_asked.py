"""Questions are answered from what the clues decide, and only as far as they are understood."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from nlpuzzle import parse_and_solve

ASKED = Path(__file__).with_name("asked.txt")


def cases() -> Iterator[tuple[str, str, str]]:
    """Puzzle, question and what is to be answered."""
    for block in ASKED.read_text(encoding="utf-8").split("\n== ")[1:]:
        puzzle, questions = block.split("\n--\n")
        for line in questions.splitlines():
            if line.strip() and not line.startswith("#"):
                question, wanted = line.split(" => ")
                yield puzzle.partition("\n")[2], question, wanted


@pytest.mark.parametrize(("puzzle", "question", "wanted"), list(cases()))
def test_a_question_is_answered(puzzle: str, question: str, wanted: str) -> None:
    outcome = parse_and_solve(f"{puzzle}\n\n{question}\n")
    assert not [c.number for c in outcome.clues if c.status == "unparsed"]
    [found] = outcome.answers
    assert (found.answer if found.verdict == "answered" else found.verdict) == wanted
