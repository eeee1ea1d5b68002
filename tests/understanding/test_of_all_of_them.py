""" "The best of the five" speaks of all five, and of nothing that is called 5."""

import pytest

from nlpuzzle import parse_and_solve

QUIZ = """\
Friends: Dora, Finn, Hal, Ilse, Rui
Subjects: flags, insects, opera, chess, rivers
Points: 3, 5, 7, 9, 11

1. Hal scored two points more than the friend who answered the questions on insects.
2. Finn answered the questions on rivers.
"""


@pytest.mark.parametrize("clue", [
    "Ilse was not the best of the five.",
    "Dora answered the questions on chess, but she was not the best of the five.",
    "Rui was neither the best nor the worst of the five.",
])  # fmt: skip
def test_nobody_has_five_points_for_it(clue: str) -> None:
    rules = parse_and_solve(f"{QUIZ}3. {clue}\n").clues[-1].rules
    assert not any(rule.endswith(" 5") for rule in rules), rules
