"""A clause about somebody of its own says nothing of the one before it, though other clues know what he has."""

import pytest

from nlpuzzle import parse_and_solve

STORY = (
    "Five passengers (Kemp, Osgood, Priddy, Tibbs and Vance) got off a bus one after the other."
    " Their jobs are baker, nurse, plumber, student and teacher.\n\n"
    "1. Kemp did not have the suitcase.\n2. If Priddy was last, he had the suitcase.\n3. "
)


@pytest.mark.parametrize(
    "whom",
    [
        "whoever had the suitcase",
        "who had the suitcase",
        "whichever person had the suitcase",
        "the person that had the suitcase",
        "the one who had the suitcase",
        "the suitcase",
    ],
)
def test_a_clause_with_a_subject_of_its_own(whom: str) -> None:
    outcome = parse_and_solve(f"{STORY}Vance is the baker, and {whom} left before Osgood.")
    assert outcome.clues[-1].rules == []


def test_a_clause_without_one() -> None:
    outcome = parse_and_solve(f"{STORY}Vance is the baker, and left before Osgood.")
    assert outcome.clues[-1].rules == ["Vance = baker", "place(Vance) < place(Osgood)"]
