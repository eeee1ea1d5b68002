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
