"""Things told apart by letters: "six boxes A to F" have places, and are none; and lettered clues after a question are clues."""

import pytest

from nlpuzzle import parse_and_solve


@pytest.mark.parametrize(
    ("told", "noun"),
    [
        ("Five crates A to E stand one on another.", "crate"),
        ("Five tins labelled A to E are stacked one above the other.", "tin"),
        ("Five cubes A to E are piled up, one upon another.", "cube"),
        ("Five trays, A, B, C, D and E, are stacked one above the other.", "tray"),
    ],
)
def test_stacked_things_go_by_letters(told: str, noun: str) -> None:
    clues = "Crate A is directly above crate B. Crate C is at the top. Crate D is at the bottom. Crate E is just below crate C."
    outcome = parse_and_solve(f"{told}\n\n{clues.replace('crate', noun).replace('Crate', noun.capitalize())}\n")
    assert outcome.status == "solved"
    assert [c.items for c in outcome.categories if c.name == noun] == [["A", "B", "C", "D", "E"]]


def test_places_that_go_by_letters_stay_places() -> None:
    text = (
        "Three campers put up their tents on three pitches, which are lettered A to C from left to right. "
        "The campers are Ida, Jon and Kay.\n\n"
        "1. Ida is on pitch B.\n2. Jon is directly to the right of Ida.\n"
    )
    outcome = parse_and_solve(text)
    assert outcome.solution is not None
    assert {"A", "Kay"} in [set(row) for row in outcome.solution.rows]


@pytest.mark.parametrize("question", ["Can you match each player with the opening?", "Who chose which opening?"])
def test_lettered_clues_after_a_question_are_no_options(question: str) -> None:
    text = (
        f"Three players (Agnes, Bernd and Cho) each chose another opening (Bird, English or Reti). {question}\n\n"
        "a. Agnes chose neither the Bird nor the Reti.\nb. Cho has never once chosen the Reti.\n"
        "c. Bernd is not the one who chose the Bird.\n"
    )
    assert [clue.number for clue in parse_and_solve(text).clues if clue.status != "note"] == ["a", "b", "c"]


def test_tildes_are_bullets() -> None:
    text = "Pets: cat, dog\nNames: Ann, Ben\n\n~ Ann has the cat.\n~ Ben has the dog.\n"
    assert [clue.status for clue in parse_and_solve(text).clues] == ["parsed", "parsed"]
