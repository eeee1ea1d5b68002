"""Puzzles that only put names in order, on a line or a scale that nobody lists: who is tallest, sold most, was served last."""

from pathlib import Path

import pytest

from nlpuzzle import parse_and_solve

CASES = [
    (text.strip(), answers.strip().split("; "))
    for text, _, answers in (
        case.partition("\n=> ")
        for case in (Path(__file__).parent / "orderings.txt").read_text(encoding="utf-8").split("\n===\n")
    )
]
FOUR = "Ned, Oda, Pip and Ria queued at the bakery. Ned was served before Oda. {} Who was served first?"
PILE = "Four boxes, the tin, the oak, the pine and the cork, are piled one on top of the other. The oak is below the tin. {}"


@pytest.mark.parametrize(("text", "answers"), CASES, ids=[text[:50] for text, _ in CASES])
def test_an_order_is_found_and_its_questions_answered(text: str, answers: list[str]) -> None:
    outcome = parse_and_solve(text)
    assert outcome.status == "solved"
    assert [clue.text for clue in outcome.clues if clue.status in ("unparsed", "ambiguous")] == []
    assert [answer.answer for answer in outcome.answers] == answers


@pytest.mark.parametrize(
    ("text", "clue"),
    [
        (FOUR, "Pip was slapped last."),
        (FOUR, "Pip left last."),
        (FOUR, "Pip was nearly served last."),
        (FOUR, "Pip was served last time."),
        (FOUR, "Pip served the last."),
        (PILE, "The cork is on top of the desk."),
        (PILE, "The cork was on top last week."),
        (PILE, "The cork should be on the bottom."),
        (PILE, "The cork is under the table."),
    ],
)
def test_what_only_looks_like_a_place_is_not_read(text: str, clue: str) -> None:
    outcome = parse_and_solve(text.format(clue))
    assert [c.status for c in outcome.clues if c.text == clue] in (["unparsed"], [])
    assert outcome.status == "incomplete"


@pytest.mark.parametrize(
    ("clues", "names"),
    [
        ("How much does each pay? Ned pays much more than Oda. Pip pays much more than Ned.", {"name"}),
        ("Ned sold his bikes. Ned sold more than Oda. Pip sold more than Ned.", {"name", "bikes"}),
        ("Ned finished higher than Oda. Pip finished higher than Ned.", {"name", "place"}),
        ("Ned lives higher than Oda. Pip lives higher than Ned.", {"name"}),
    ],
)
def test_a_scale_is_called_by_what_is_counted_on_it(clues: str, names: set[str]) -> None:
    outcome = parse_and_solve(f"Ned, Oda, Pip and Ria keep shops. {clues}")
    assert {category.name for category in outcome.categories} == names


def test_who_works_harder_is_not_harder() -> None:
    outcome = parse_and_solve("Four stones, the agate, the beryl, the chalk and the talc. The agate is harder than the beryl. "
                              "The chalk works harder than the talc. The talc is the softest.")  # fmt: skip
    assert [c.status for c in outcome.clues if "works" in c.text] == ["unparsed"]
    assert outcome.status == "incomplete"
