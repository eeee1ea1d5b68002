"""Asking a solved, open or broken puzzle, from the library and from the command line."""

from collections.abc import Callable

import pytest
from conftest import Run

from nlpuzzle import UsageError, parse_and_solve

Command = Callable[..., Run]

RACE = """Five kayaks raced: Adder, Bison, Cobra, Dingo and Eland.

1. The Adder finished two places before the Bison.
2. The Cobra was last.
3. The Dingo finished directly after the Bison.
"""
"""Eland or Adder, Eland ...: Adder 1, Eland 2, Bison 3, Dingo 4, Cobra 5."""

OPEN = RACE.replace("2. The Cobra was last.\n", "")


def test_the_race_is_solved() -> None:
    assert parse_and_solve(RACE).status == "solved"
    assert parse_and_solve(OPEN).status == "multiple"


@pytest.mark.parametrize(
    ("question", "answer", "clues"),
    [
        ("Which kayak was last?", "Cobra", ["2"]),
        ("Which kayak was first?", "Adder", ["1", "2", "3"]),
        ("Did the Adder finish before the Dingo?", "yes", ["1", "3"]),
        ("Did the Dingo finish before the Bison?", "no", ["3"]),
        ("How many kayaks finished before the Cobra?", "4", ["2"]),
        ("Can the Eland be last?", "no", ["2"]),
        ("Which kayak was last, and which was first?", "Cobra; Adder", ["1", "2", "3"]),
    ],
)
def test_an_answer_names_the_clues_that_decide_it(question: str, answer: str, clues: list[str]) -> None:
    found = parse_and_solve(RACE).ask(question)
    assert (found.answer or found.verdict) == answer
    assert sorted(found.clues) == clues


def test_the_clues_are_enough_and_none_is_spare() -> None:
    found = parse_and_solve(RACE).ask("Which kayak was second?")
    assert found.answer == "Eland"
    lines = RACE.splitlines()
    kept = [line for line in lines if not line[:1].isdigit() or line[0] in found.clues]
    assert parse_and_solve("\n".join(kept)).ask("Which kayak was second?").answer == "Eland"
    for number in found.clues:
        fewer = [line for line in kept if line[:1] != number]
        assert parse_and_solve("\n".join(fewer)).ask("Which kayak was second?").verdict == "unknown"


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("Which kayak was first?", "unknown"),
        ("Did the Adder finish before the Dingo?", "yes"),
        ("Can the Eland be last?", "yes"),
        ("Must the Eland be last?", "no"),
        ("Is the Eland last?", "unknown"),
        ("Which kayak capsized?", "unread"),
        ("If the Eland was first, was the Dingo last?", "yes"),
        ("If the Adder leaked, was the Cobra last?", "unread"),
        ("Would the Dingo finish before the Bison?", "no"),
    ],
)
def test_an_open_puzzle_decides_some_things(question: str, verdict: str) -> None:
    assert parse_and_solve(OPEN).ask(question).verdict == verdict


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("Which kayak cannot be first?", "Bison, Dingo"),
        ("Which kayak can't be last?", "Adder, Bison"),
        ("How many kayaks could not be last?", "2"),
    ],
)
def test_what_cannot_be_is_known_of_an_open_puzzle(question: str, answer: str) -> None:
    assert parse_and_solve(OPEN).ask(question).answer == answer


def test_a_contradiction_decides_nothing() -> None:
    outcome = parse_and_solve(RACE + "4. The Bison was last.\n")
    assert outcome.status == "contradiction"
    assert outcome.ask("Which kayak was last?").verdict == "unknown"


def test_no_puzzle_cannot_be_asked() -> None:
    with pytest.raises(UsageError, match="no puzzle"):
        parse_and_solve("Hello there.").ask("Who is there?")


def test_the_command_answers_and_tells_why(nlpuzzle: Command) -> None:
    done = nlpuzzle("ask", "-", "Which kayak was last?", "Is the Dingo first?", stdin=RACE)
    assert done.status == 0
    assert done.out == (
        "Which kayak was last?\n  Cobra\n  This follows from clue 2.\n\n"
        "Is the Dingo first?\n  no\n  This follows from clue 3.\n"
    )


def test_the_command_says_what_is_open(nlpuzzle: Command) -> None:
    done = nlpuzzle("ask", "-", "Which kayak was first?", stdin=OPEN)
    assert done.status == 5
    assert "cannot be known" in done.out
    assert "solutions" in done.err
    assert nlpuzzle("ask", "-", "Why?", stdin="Nothing here.").status == 6
