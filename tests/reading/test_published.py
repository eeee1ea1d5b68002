"""Texts as programs and examination papers hold them: comment signs, numbered questions with their answers, blanks to fill."""

import pytest

from nlpuzzle import parse_and_solve
from nlpuzzle.reading import read

STORY = "Ida, Jonah and Kit made a rug, a shawl and a scarf."
CLUES = ["Ida made neither the rug nor the", "shawl.", "Jonah did not make the shawl."]


@pytest.mark.parametrize("sign", ["#", "%", "//", ";"])
def test_a_comment_in_a_program(sign: str) -> None:
    lines = ["THREE WEAVERS", STORY, "", f"1. {CLUES[0]}", f"   {CLUES[1]}", f"2. {CLUES[2]}"]
    outcome = parse_and_solve("\n".join(f"{sign} {line}" for line in lines))
    assert outcome.status == "solved"
    assert [clue.text for clue in outcome.clues if clue.rules] == [" ".join(CLUES[:2]), CLUES[2]]


def test_what_stands_around_a_comment_is_no_text() -> None:
    outcome = parse_and_solve(f"/*\n{STORY}\n\n1. Ida made the scarf.\n2. Jonah made the rug.\n*/")
    assert outcome.status == "solved"
    assert not any("*" in clue.text for clue in outcome.clues)


def test_numbered_questions_have_their_own_answers() -> None:
    document = read(
        "Ann comes before Ben.\n\nQ1. Who is first?\n(a) Ann (b) Ben (c) Cleo\nQ2. Who is last?\n1) Ann 2) Benedict 3) Cleo\n"
        "Q3. Who is it?\na) Ann\nb) Ben"
    )
    assert [p.text for p in document.passages if p.text.endswith("?")] == ["Who is first?", "Who is last?", "Who is it?"]
    assert not any(p.section == "options" and p.text.endswith("?") for p in document.passages)
    assert [p.text for p in document.of("options")] == ["Ann", "Ben", "Cleo", "Ann", "Benedict", "Cleo", "Ann", "Ben"]


def test_a_number_of_the_whole_text_is_no_clue() -> None:
    document = read("Question 17. A critic ranks three teas, Assam, Ceylon and Keemun.\n\n- Assam is first.\n- Ceylon is last.")
    assert document.passages[0].kind == "sentence"


def test_blanks_to_fill_are_nothing() -> None:
    document = read("1. Who made the rug? _______________\n2. Who made the scarf? ____")
    assert [p.text for p in document.passages] == ["Who made the rug?", "Who made the scarf?"]


def test_sentences_glued_together() -> None:
    document = read("Each plays an instrument (cello, flute or harp).Maya's hut is blue.Theo plays the harp.")
    assert len(document.passages) == 3


def test_viz_ends_no_sentence() -> None:
    assert len(read("They wear three colours viz. Red, Blue and Green.").passages) == 1


def test_a_question_at_the_end_of_a_clue_leaves_the_clue() -> None:
    outcome = parse_and_solve(f"{STORY} (1) Ida made the scarf. (2) Jonah made the rug. Who made the shawl?")
    assert [clue.rules for clue in outcome.clues if clue.rules] == [["Ida = scarf"], ["Jonah = rug"]]
    assert [answer.answer for answer in outcome.answers] == ["Kit"]


def test_lines_that_only_name_an_item_after_a_question_are_its_answers() -> None:
    outcome = parse_and_solve(f"{STORY} Ida made the scarf. Jonah made the rug.\n\nWho made the shawl?\n\n Ida\n Jonah\n Kit\n")
    assert outcome.status == "solved"
    assert [clue.rules for clue in outcome.clues if clue.rules] == [["Ida = scarf"], ["Jonah = rug"]]


def test_a_question_and_its_answer() -> None:
    outcome = parse_and_solve(f"Q: {STORY} Ida made the scarf. Jonah made the rug. Who made the shawl?\n\nA: Kit")
    assert outcome.status == "solved"
    assert [clue.rules for clue in outcome.clues if clue.rules] == [["Ida = scarf"], ["Jonah = rug"]]
    assert "agrees" in outcome.remarks[-1]


@pytest.mark.parametrize(
    "asked",
    [
        "State whether the following are true or false:",
        "True or false?",
        "Which statements are true?",
        "Decide whether each statement is true or false.",
        "Say which of these are true:",
        "Circle the true sentences:",
        "Tick the sentences that must be true.",
        "Which of the following must be true?",
        "Conclusions:",
    ],
)
@pytest.mark.parametrize("marks", [("1.", "2."), ("I.", "II."), ("-", "-"), ("(a)", "(b)")])
def test_what_may_be_true_is_no_clue(asked: str, marks: tuple[str, str]) -> None:
    told = f"{marks[0]} Ida made the rug.\n{marks[1]} Kit made the scarf.\n"
    outcome = parse_and_solve(f"{STORY} Ida made the scarf. Jonah made the rug.\n\n{asked}\n{told}")
    assert outcome.status == "solved"
    assert [clue.rules for clue in outcome.clues if clue.rules] == [["Ida = scarf"], ["Jonah = rug"]]


@pytest.mark.parametrize(
    "head",
    [
        "If these statements are true, who made what?",
        "Find the right maker of each thing:",
        "These clues are all true:",
        "Work out who made what if the following are true:",
        "Here are some correct statements.",
    ],
)
def test_what_is_true_is_a_clue(head: str) -> None:
    outcome = parse_and_solve(f"{STORY}\n\n{head}\n1. Ida made the scarf.\n2. Jonah made the rug.\n")
    assert [clue.rules for clue in outcome.clues if clue.rules] == [["Ida = scarf"], ["Jonah = rug"]]


@pytest.mark.parametrize("marks", ["C1. |C2. ", "(P1) |(P2) ", "R1: |R2: ", "→ |→ ", "✦ |✦ ", "👉 |👉 ", "1️⃣ |2️⃣ "])
def test_what_stands_before_a_clue(marks: str) -> None:
    first, second = marks.split("|")
    outcome = parse_and_solve(f"{STORY}\n\n{first}Ida made the scarf.\n{second}Jonah made the rug.")
    assert outcome.status == "solved"
    assert [clue.text for clue in outcome.clues if clue.rules] == ["Ida made the scarf.", "Jonah made the rug."]


def test_a_letter_and_a_number_alone_are_no_label() -> None:
    document = read("Ann has seat C1. It is by the window.\n\nD2. is Ben's.")
    assert not any(p.kind == "entry" for p in document.passages)


@pytest.mark.parametrize("rating", ["★★★", "★★☆☆☆", "⭐⭐"])
def test_a_rating_is_no_clue(rating: str) -> None:
    outcome = parse_and_solve(f"THREE WEAVERS {rating}\n\n{STORY}\n\n1. Ida made the scarf.\n2. Jonah made the rug.")
    assert outcome.status == "solved"
    assert [clue.number for clue in outcome.clues if clue.rules] == ["1", "2"]


def test_a_number_before_the_whole_puzzle_is_no_clue() -> None:
    told = f"{STORY} Ida made the scarf. Jonah made the rug. Who made the shawl?"
    outcome = parse_and_solve(f"Q14. {told}\n\nA) Ida\nB) Jonah\nC) Kit")
    assert [(answer.answer, answer.option) for answer in outcome.answers] == [("Kit", "(C)")]


def test_options_in_one_line_with_small_letters() -> None:
    asked = "Who made the shawl?\na. Ida   b. Jonah   c. Kit"
    outcome = parse_and_solve(f"{STORY}\n\n1. Ida made the scarf.\n2. Jonah made the rug.\n\n{asked}")
    assert [answer.answer for answer in outcome.answers] == ["Kit"]
    assert not any(clue.status == "unparsed" for clue in outcome.clues)


@pytest.mark.parametrize(
    "solution",
    [
        "Scroll down for the answer...\n\nIda: scarf, Jonah: shawl",
        "Solution to no. 12:\nIda\nshawl",
        "Place 1: Ida, rug\nPlace 2: Jonah, scarf\nPlace 3: Kit, shawl",
        "So it must be Ida (scarf, first), Jonah (shawl, second) and Kit (rug, third). Right?",
        "Who made the shawl?\n--> Jonah",
    ],
)
def test_a_solution_that_was_pasted_along_is_no_clue(solution: str) -> None:
    outcome = parse_and_solve(f"{STORY}\n\n1. Ida made the scarf.\n2. Jonah made the rug.\n\n{solution}")
    assert outcome.status == "solved"
    assert [clue.number for clue in outcome.clues if clue.rules] == ["1", "2"]


def test_a_question_in_quotes_and_one_with_a_line_to_write_on() -> None:
    told = f'"{STORY} Ida made the scarf. Jonah made the rug. Who made the shawl?"'
    assert [answer.answer for answer in parse_and_solve(told).answers] == ["Kit"]
    told = f"{STORY}\n\n1. Ida made the scarf.\n2. Jonah made the rug.\n\nWho made the shawl? .................."
    assert [answer.answer for answer in parse_and_solve(told).answers] == ["Kit"]


@pytest.mark.parametrize(
    ("listed", "items"),
    [
        ("Their starting dates are 4 May, 11 May and 18 May.", ("4 May", "11 May", "18 May")),
        ("Their slots are 9 am, 10 am and noon.", ("9 am", "10 am", "noon")),
        ("Each of them has a different topic from the set {maps, bees, tides}.", ("maps", "bees", "tides")),
    ],
)
def test_lists_told_in_a_sentence(listed: str, items: tuple[str, ...]) -> None:
    clues = f"1. Ida comes before Kit.\n2. Kit has {items[0]}."
    outcome = parse_and_solve(f"Three speakers (Ida, Jonah and Kit) came. {listed}\n\n{clues}")
    assert items in [tuple(category.items) for category in outcome.categories]


def test_a_row_of_the_page_behind_the_clues_is_no_list() -> None:
    lists = "Times: 5:00 PM, 6:00 PM, 7:00 PM\nNames: Ida, Jonah, Kit"
    clues = "1. Ida came at 6:00 PM.\n2. Jonah came after Ida."
    assert parse_and_solve(f"{lists}\n\n{clues}\n\nHints left: 3 or 4").status == "solved"
