"""Questions are answered from the proved solution, and only as far as they are understood."""

import pytest

from nlpuzzle import parse_and_solve
from nlpuzzle.outcome import Answer

PUZZLE = """Four people share a landing; each has a different trade, brews a different tea, is of a different age and pays rent.

Name: Ottavia, Piet, Quentin, Rosamund
Trade: welder, tailor, chemist, pilot
Tea: mint, sencha, rooibos, assam
Age: 28, 33, 41, 56
Rent: $300, $450, $500, $620

Clues:
1. Ottavia is the welder and brews mint.
2. Piet is 33 years old and pays $500.
3. The pilot is 56 years old.
4. Quentin is the tailor.
5. Quentin is older than Ottavia.
6. Piet brews sencha and Rosamund brews assam.
7. Ottavia pays $300.
8. The pilot pays more than the tailor.

"""
"""Ottavia welder mint 28 $300, Piet chemist sencha 33 $500, Quentin tailor rooibos 41 $450, Rosamund pilot assam 56 $620."""

ROW = """Five singers stand in a row: Lev, Mina, Noor, Otis and Pia.

1. Lev stands directly to the left of Mina.
2. Noor is second from the right.
3. Otis stands at the right end of the row.
4. Pia stands in the middle.

"""
"""Lev, Mina, Pia, Noor, Otis."""


def asked(question: str, puzzle: str = PUZZLE) -> list[Answer]:
    return parse_and_solve(puzzle + question + "\n").answers


def test_the_puzzles_are_solved() -> None:
    assert parse_and_solve(PUZZLE).status == "solved"
    assert parse_and_solve(ROW).status == "solved"


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("Who is the pilot?", "Rosamund"),
        ("Who brews the rooibos?", "Quentin"),
        ("Who is the oldest?", "Rosamund"),
        ("Who is the chemist?", "Piet"),
        ("Who is 28 years old?", "Ottavia"),
        ("Who pays $450?", "Quentin"),
        ("Which trade does Piet have?", "chemist"),
        ("Which tea does the oldest person brew?", "assam"),
        ("What tea does Rosamund brew?", "assam"),
        ("What is Quentin's trade?", "tailor"),
        ("What is the trade of Quentin?", "tailor"),
        ("How old is Quentin?", "41"),
        ("How old is the chemist?", "33"),
        ("How much does Quentin pay?", "$450"),
        ("Which rent does the welder pay?", "$300"),
        ("I'd like to know who brews the rooibos.", "Quentin"),
        ("Let me know which trade Piet has.", "chemist"),
        ("Tell me what Rosamund pays.", "$620"),
    ],
)
def test_one_question(question: str, answer: str) -> None:
    [found] = asked(question)
    assert (found.verdict, found.answer) == ("answered", answer)


@pytest.mark.parametrize(
    ("question", "answers"),
    [
        ("Who is the chemist, and who is 28 years old?", ["Piet", "Ottavia"]),
        ("Who is the pilot? Who brews mint?", ["Rosamund", "Ottavia"]),
        ("Who is the oldest and who is the youngest?", ["Rosamund", "Ottavia"]),
        ("Who is the chemist and what does Rosamund brew?", ["Piet", "assam"]),
        ("I need to know who is the pilot and what Quentin brews.", ["Rosamund", "rooibos"]),
        ("See if you can tell who is the chemist, and which tea Rosamund brews.", ["Piet", "assam"]),
    ],
)
def test_two_questions_in_one(question: str, answers: list[str]) -> None:
    assert [a.answer for a in asked(question)] == answers


@pytest.mark.parametrize(
    "question",
    [
        "Who is the cousin of the pilot?",
        "Who is the pilot's doctor?",
        "Who lives with the pilot?",
        "Who sued the pilot?",
        "Who taught the tailor?",
        "Who might be the pilot?",
        "Who is supposedly the pilot?",
        "Who would rather brew mint?",
        "Who neither welds nor brews mint?",
        "Who dislikes mint?",
        "Who told Piet about the mint?",
        "Which of the four is happiest?",
        "What is the meaning of life?",
        "Why is Rosamund the pilot?",
        "I need to know why Rosamund is the pilot.",
        "Tell me what Rosamund fears.",
        "Let me know what Quentin is.",
    ],
)
def test_a_question_about_something_else_is_not_answered(question: str) -> None:
    for found in asked(question):
        assert found.verdict in ("unread", "unknown"), found
        assert found.answer is None


@pytest.mark.parametrize("question", ["Who is the pilot?", "Which trade does Piet have?"])
def test_without_a_single_solution_nothing_is_known(question: str) -> None:
    outcome = parse_and_solve(
        PUZZLE.replace("4. Quentin is the tailor.\n", "").replace("6. Piet brews", "6. Quentin brews") + question
    )
    assert outcome.status != "solved"
    assert [(a.verdict, a.answer) for a in outcome.answers] == [("unknown", None)]


def options(*texts: str) -> str:
    return "Which of the following is true?\n" + "\n".join(
        f"({letter}) {text}" for letter, text in zip("ABCDE", texts, strict=False)
    )


TRUE = (
    "Pia is third from the left.",
    "Lev is the leftmost.",
    "Noor stands directly to the left of Otis.",
    "Otis is not first.",
)
FALSE = ("Lev is second from the left.", "Mina stands to the right of Pia.", "Otis is the leftmost.")


@pytest.mark.parametrize("true", TRUE)
@pytest.mark.parametrize("at", [0, 1, 3])
def test_the_one_true_option(true: str, at: int) -> None:
    offered = list(FALSE)
    offered.insert(at, true)
    [found] = asked(options(*offered), ROW)
    assert (found.verdict, found.option, found.answer) == ("answered", f"({'ABCDE'[at]})", true)


@pytest.mark.parametrize(
    ("offered", "verdict"),
    [
        (FALSE, "unknown"),
        ((TRUE[0], FALSE[0], TRUE[1]), "unknown"),
        ((TRUE[0], FALSE[0], "Mina is allegedly first."), "unread"),
        ((TRUE[0], FALSE[0], "Mina sings louder than Pia."), "unread"),
    ],
)
def test_options_of_which_not_exactly_one_is_known_to_be_true(offered: tuple[str, ...], verdict: str) -> None:
    [found] = asked(options(*offered), ROW)
    assert (found.verdict, found.option, found.answer) == (verdict, None, None)


def test_options_without_a_single_solution() -> None:
    [found] = asked(options(TRUE[0], FALSE[0]), ROW.replace("4. Pia stands in the middle.\n", "").replace("1. Lev", "1. Pia"))
    assert (found.verdict, found.option) == ("unknown", None)


def test_every_answer_names_its_question() -> None:
    found = asked("Who is the pilot?\nHow old is the pilot?")
    assert [a.question for a in found] == ["Who is the pilot?", "How old is the pilot?"]


BIBS = """Four children ran a race on four days; each wore a bib and carried a thing on a spoon.

Child: Alma, Boris, Cleo, Dirk
Bib: blue, green, pink, white
Load: egg, marble, potato, walnut
Day: Monday, Tuesday, Wednesday, Thursday

1. Alma wore the green bib on Monday.
2. Boris carried the marble on Tuesday.
3. Cleo wore the pink bib and carried the egg.
4. Dirk's bib was white, and Dirk ran on Thursday.
5. The potato was carried on Thursday.

"""
"""Alma green walnut Monday, Boris blue marble Tuesday, Cleo pink egg Wednesday, Dirk white potato Thursday."""


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("What colour was Boris's bib?", "blue"),
        ("What colour was the bib of Cleo?", "pink"),
        ("What color did Alma wear?", "green"),
        ("Whose marble is it?", "Boris"),
        ("Whose bib was white?", "Dirk"),
        ("When did Cleo run?", "Wednesday"),
        ("When was the egg carried?", "Wednesday"),
        ("What was carried on Monday?", "walnut"),
        ("Which one of the following children must wear the blue bib?", "Boris"),
    ],
)
def test_asked_in_other_words(question: str, answer: str) -> None:
    [found] = asked(question, BIBS)
    assert (found.verdict, found.answer) == ("answered", answer)


@pytest.mark.parametrize(
    "question", ["What flavour was Boris's bib?", "Whose uncle is it?", "What is on Boris's mind?", "When did it rain?"]
)
def test_what_the_puzzle_does_not_tell(question: str) -> None:
    assert all(found.verdict == "unread" for found in asked(question, BIBS))


def test_half_an_answer_is_none() -> None:
    [found] = asked("Who wore the pink bib, and what did she think of it?", BIBS)
    assert (found.verdict, found.answer) == ("unread", None)
