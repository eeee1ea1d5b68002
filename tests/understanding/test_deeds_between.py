"""What two of one kind do with each other makes nobody one with another, and is offered as no closest reading."""

import pytest

from nlpuzzle import parse_and_solve

BALL = """Gentlemen: Albin, Bertram, Conrad
Wives: Freda, Gisela, Hanna

1. {first}
2. Freda danced with Bertram.
3. Hanna is not the wife of Albin.
4. Conrad did not dance with Gisela.
"""


@pytest.mark.parametrize("first", ["Albin danced with Conrad's wife.", "Albin danced with Conrad."])
def test_who_dances_with_another_s_wife_is_married_to_none_he_dances_with(first: str) -> None:
    clues = {clue.number: clue for clue in parse_and_solve(BALL.format(first=first)).clues}
    assert [clues[n].status for n in ("1", "2", "3", "4")] == ["unparsed", "unparsed", "parsed", "unparsed"]
    assert not clues["2"].readings
    assert clues["3"].rules == ["Hanna != Albin"]


def test_a_deed_that_relates_nobody_elsewhere_still_tells_who_it_was() -> None:
    clues = {clue.number: clue for clue in parse_and_solve(BALL.format(first="Albin arrived with Gisela.")).clues}
    assert clues["2"].status == "parsed"
