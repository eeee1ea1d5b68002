"""Who is named in the opening of a story and nowhere else is no item; whoever the clues name again is not passed over."""

import pytest

from nlpuzzle import parse_and_solve
from nlpuzzle.reading import read
from nlpuzzle.understanding.framing.outsiders import tells_of_an_outsider


@pytest.mark.parametrize(
    "sentence",
    [
        "Ottoline collects teapots, and has just bought four of the finest.",
        "Mrs Quist, the warden, was not amused when four cars were towed on the same day.",
        "Old Mr Pargeter mends clocks.",
        "Great-aunt Sybil has three cats, and none of them can be trusted.",
    ],
)
def test_an_outsider(sentence: str) -> None:
    assert tells_of_an_outsider(sentence, "ann ben cleo 1. ann is not first.")


@pytest.mark.parametrize(
    "sentence",
    [
        "Ann was not the first.",
        "The oldest was last.",
        "Visitors came before the oldest was up.",
        "Every August the first one is the best.",
        "Nobody was last.",
        "Sunday comes last.",
    ],
)
def test_no_outsider(sentence: str) -> None:
    assert not tells_of_an_outsider(sentence, "ann ben cleo 1. ann is not first.")


CARS = """{opening}

Driver: Ada, Bo, Cy
Colour: blue, red, white
Fine: $10, $20, $40

1. Ada paid more than Bo.
2. Cy's car is red.
3. The white car cost its driver $10{more}.
"""


def test_the_opening_is_told_of_an_outsider() -> None:
    opening = "Mrs Quist, the warden, was not amused when three cars were the first to be towed and the last to leave."
    notes = [clue.text for clue in parse_and_solve(CARS.format(opening=opening, more="")).clues if clue.status == "note"]
    assert opening in notes


def test_whoever_is_named_again_is_not_passed_over() -> None:
    opening = "Quist was not amused that the oldest car was the last."
    outcome = parse_and_solve(CARS.format(opening=opening, more=" more than Quist"))
    assert opening not in [clue.text for clue in outcome.clues if clue.status == "note"]


def test_everybody_waiting_somewhere_is_listed_in_a_sentence() -> None:
    text = "Four women were waiting in a queue at the bank: Mrs Amos, Miss Crick, Mrs Fenn and Miss Jessop."
    assert [p.kind for p in read(f"{text}\n\n1. Mrs Amos was first.\n").passages][:1] == ["sentence"]
    named = "Women at the bank: Mrs Amos, Miss Crick, Mrs Fenn."
    assert [p.kind for p in read(f"{named}\n\n1. Mrs Amos was first.\n").passages][:1] == ["label"]


def test_lettered_clues_after_a_question_are_clues() -> None:
    text = """Driver: Ada, Bo, Cy
Colour: blue, red, white

The warden towed three cars this week. Who drives which car, and what colour is it?

a. Ada's car is red.
b. Bo's car is not blue.
"""
    assert [clue.status for clue in parse_and_solve(text).clues if clue.number in ("a", "b")] == ["parsed", "parsed"]


@pytest.mark.parametrize("text", ["", " ", "-", "...", "The", "The Hadley", "Uncle"])
def test_what_has_hardly_a_word_tells_of_nobody(text: str) -> None:
    assert not tells_of_an_outsider(text, "")
