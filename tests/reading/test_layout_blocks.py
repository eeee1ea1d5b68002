"""Sections, numbering and continuation lines: what belongs to which entry, and under which number."""

import time

import pytest

from nlpuzzle.reading import Passage, read


def entries(text: str) -> list[tuple[str, str | None, str]]:
    return [(p.number, p.parent, p.text) for p in read(text).passages if p.kind == "entry"]


def kinds(text: str) -> list[tuple[str, str, str]]:
    return [(p.section, p.kind, p.label or p.text) for p in read(text).passages]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("1. A b.\n2. C d.", [("1", None, "A b."), ("2", None, "C d.")]),
        ("1) A b.\n2) C d.", [("1", None, "A b."), ("2", None, "C d.")]),
        ("(1) A b.\n(2) C d.", [("1", None, "A b."), ("2", None, "C d.")]),
        ("01. A b.\n02. C d.", [("1", None, "A b."), ("2", None, "C d.")]),
        ("1: A b.\n2: C d.", [("1", None, "A b."), ("2", None, "C d.")]),
        ("Clue 1: A b.\nClue 2: C d.", [("1", None, "A b."), ("2", None, "C d.")]),
        ("* Clue #1 - A b.\n* Clue #2 - C d.", [("1", None, "A b."), ("2", None, "C d.")]),
        ("a) A b.\nb) C d.", [("a", None, "A b."), ("b", None, "C d.")]),
        ("(a) A b.\n(b) C d.", [("a", None, "A b."), ("b", None, "C d.")]),
        ("Story. (1) A b. (2) C d.", [("1", None, "A b."), ("2", None, "C d.")]),
        ("A. A b.\nB. C d.", [("A", None, "A b."), ("B", None, "C d.")]),
        ("i. A b.\nii. C d.\niii. E f.", [("i", None, "A b."), ("ii", None, "C d."), ("iii", None, "E f.")]),
        ("1a. A b.\n1b. C d.\n2. E f.", [("1a", None, "A b."), ("1b", None, "C d."), ("2", None, "E f.")]),
        ("1. A b.\n   a. C d.\n2. E f.", [("1", None, "A b."), ("1a", "1", "C d."), ("2", None, "E f.")]),
        (
            "1. A b.\n\n    1. C d.\n    2. E f.\n2. G h.",
            [("1", None, "A b."), ("1a", "1", "C d."), ("1b", "1", "E f."), ("2", None, "G h.")],
        ),
        (
            "1. A b.\na. C d.\nb. E f.\n2. G h.",
            [("1", None, "A b."), ("1a", "1", "C d."), ("1b", "1", "E f."), ("2", None, "G h.")],
        ),
        ("1. A b.\n  - C d.\n2. E f.", [("1", None, "A b."), ("1a", "1", "C d."), ("2", None, "E f.")]),
        (
            "1. A b.\n1.1 C d.\n1.2 E f.\n2. G h.",
            [("1", None, "A b."), ("1a", "1", "C d."), ("1b", "1", "E f."), ("2", None, "G h.")],
        ),
        ("- A b.\n  - C d.\n- E f.", [("", None, "A b."), ("", "^", "C d."), ("", None, "E f.")]),
        ("1. A b\nc d.\n2. E f.", [("1", None, "A b c d."), ("2", None, "E f.")]),
        ("1. A b.\n   C d.\n2. E f.", [("1", None, "A b. C d."), ("2", None, "E f.")]),
        ("1. There is no A in B,\n2. but C is D.", [("1", None, "There is no A in B,"), ("2", None, "but C is D.")]),
        ("1. A b. 2. C d. 3. E f.", [("1", None, "A b."), ("2", None, "C d."), ("3", None, "E f.")]),
        ("Notes: 1. A b. 2. C d.", [("1", None, "A b."), ("2", None, "C d.")]),
    ],
)
def test_numbering(text: str, expected: list[tuple[str, str | None, str]]) -> None:
    assert entries(text) == expected


@pytest.mark.parametrize(
    "text",
    [
        "1.5 million people came.",
        "A. Smith lives here.",
        "I. Newton lives here.",
        "2:30 PM is late.",
        "Ann lives in house 1. Bo lives in house 2. Cy lives in house 3.",
        "1974 was cold.",
        "-5 degrees is cold.",
    ],
)
def test_no_entries(text: str) -> None:
    assert entries(text) == []


def test_question_with_options_in_one_line() -> None:
    found = read("Ann is first. Who is last? (a) Bo (b) Cy (c) Di").passages
    assert [(p.section, p.kind, p.text) for p in found] == [
        ("story", "sentence", "Ann is first."),
        ("story", "sentence", "Who is last?"),
        ("options", "entry", "Bo"),
        ("options", "entry", "Cy"),
        ("options", "entry", "Di"),
    ]


def test_lettered_clues_after_a_question_that_announces_them() -> None:
    for asks in ("From the following clues, can you tell who won?", "Using the clues below, can you say who won?"):
        found = read(f"Three boats raced. {asks}\n(a) The Ibis lost.\n(b) The Kite did not win.").passages
        assert [(p.section, p.kind) for p in found[2:]] == [("story", "entry"), ("story", "entry")]
    answers = read("Three boats raced. Which of the following is true?\n(a) The Ibis lost.\n(b) The Kite won.").passages
    assert [p.section for p in answers[2:]] == ["options", "options"]


def test_lettered_clues_after_the_question_for_the_whole_solution() -> None:
    lists = "Boats: Ibis, Kite, Lark\nColours: grey, pink, white\n\n"
    found = read(f"{lists}Which boat had which colour, and who came first?\n\nA. The Ibis lost.\nB. The Kite won.").passages
    assert [(p.section, p.kind) for p in found[-2:]] == [("story", "entry"), ("story", "entry")]
    answers = read(f"{lists}Which of these says which boat won?\n\nA. The Ibis lost.\nB. The Kite won.").passages
    assert [p.section for p in answers[-2:]] == ["options", "options"]


@pytest.mark.parametrize("label", ["Times (all a.m.)", "Weights (in kg.)", "Rooms (no. on the door)", "Pets (each one)"])
def test_what_stands_in_brackets_after_a_label_belongs_to_it(label: str) -> None:
    found = read(f"Dogs: Rex, Bo, Tip\n{label}: 3, 5, 8\nBeds: red, blue, pink").passages
    assert [p.label for p in found] == ["Dogs", label, "Beds"]


def test_sections() -> None:
    text = (
        "The Regatta\n\nFour boats race.\n\nBoats: Ibis, Kite, Lark, Merl\n\nCLUES\n-----\n1. The Ibis won."
        "\n\nQuestion: Who lost?\n\n"
        "Options:\n(A) Ibis\n(B) Kite\n\nSolution\n\n1. The Kite lost.\n"
    )
    assert kinds(text) == [
        ("title", "heading", "The Regatta"),
        ("story", "sentence", "Four boats race."),
        ("story", "label", "Boats"),
        ("clues", "heading", "CLUES"),
        ("clues", "entry", "The Ibis won."),
        ("question", "sentence", "Who lost?"),
        ("options", "heading", "Options:"),
        ("options", "entry", "Ibis"),
        ("options", "entry", "Kite"),
        ("answer", "heading", "Solution"),
        ("answer", "entry", "The Kite lost."),
    ]


@pytest.mark.parametrize(
    "heading",
    ["Clues:", "## Clues:", "THE CLUES", "Rules", "Here's what we know:", "Here are your clues:", "Facts", "**Hints**",
    "What we know",
     "Additional information:", "You know that:"],
)  # fmt: skip
def test_clue_headings(heading: str) -> None:
    (entry,) = [p for p in read(f"Ann and Bo race.\n\n{heading}\n\n1. Ann won.").passages if p.kind == "entry"]
    assert entry.section == "clues"


@pytest.mark.parametrize("line", ["The clue is in the kitchen.", "Rules are rules.", "Facts are few here.", "No hints for Ann"])
def test_no_headings(line: str) -> None:
    assert all(p.kind == "sentence" for p in read(line).passages)


def texts(passages: tuple[Passage, ...]) -> list[str]:
    return [p.text for p in passages]


def test_wrapped_prose_and_one_sentence_a_line() -> None:
    wrapped = "Three friends who live in the same street are fond\nof animals and of tea and keep a pet each. Ann keeps\na dog."
    assert texts(read(wrapped).passages) == [
        "Three friends who live in the same street are fond of animals and of tea and keep a pet each.", "Ann keeps a dog.",
    ]  # fmt: skip
    bare = "Ann lives next to Bo\nThe cat's owner is first\nCy keeps no dog\nThe dog is third"
    assert texts(read(bare).passages) == bare.split("\n")


@pytest.mark.parametrize(
    "piece", ["Ann ", "a, b, c and d\n", "(((", "1. a\n", "- - - ", "x\n\n", "\u200b`", "12 (a) ", "and or ", ": ; "]
)
def test_noise_does_not_hang(piece: str) -> None:
    text = piece * (60_000 // len(piece))  # a text of more than 50,000 characters is not read at all
    began = time.process_time()
    read(text)
    assert time.process_time() - began < 12
