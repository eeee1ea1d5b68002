"""Entries that are parts of the sentence above them are read as one clue with it, and never as facts of their own."""

import pytest

from nlpuzzle import parse_and_solve

WEAVERS = "Ida, Jonah and Kit made a rug, a shawl and a scarf.\n\n"
THREE = "\n  a) Ida made the rug.\n  b) Jonah made the rug\n  c) Ida did not make the shawl.\n"
PARTS = "(Ida = rug, Jonah = rug, Ida != shawl)"


@pytest.mark.parametrize(
    ("head", "rule"),
    [
        ("1. Exactly one of these statements is true:", f"exactly 1 of {PARTS}"),
        ("1. Only two of the following three claims are true.", f"exactly 2 of {PARTS}"),
        ("At least two of the following are correct:", f"at least 2 of {PARTS}"),
        ("Of the following facts, at most one is true:", f"at most 1 of {PARTS}"),
        ("Two of the three statements below are false.", f"exactly 1 of {PARTS}"),
        ("At least two of these hints are wrong:", f"at most 1 of {PARTS}"),
        ("None of the following is true:", f"exactly 0 of {PARTS}"),
        ("All of the statements below are false.", f"exactly 0 of {PARTS}"),
        ("Exactly one of the following holds:", f"exactly 1 of {PARTS}"),
    ],
)
def test_counted(head: str, rule: str) -> None:
    outcome = parse_and_solve(WEAVERS + head + THREE)
    assert [clue.rules for clue in outcome.clues if clue.status == "parsed"] == [[rule]]
    assert not [clue for clue in outcome.clues if clue.status in ("unparsed", "ambiguous")]


def test_all_true() -> None:
    outcome = parse_and_solve(WEAVERS + "2. All of the following are true:\n  a) Ida made the rug.\n  b) Kit made the scarf.\n")
    assert [clue.rules for clue in outcome.clues] == [["Ida = rug", "Kit = scarf"]]


@pytest.mark.parametrize(
    "head",
    [
        "1. It is not the case that:",
        "1. If Kit is the eldest:",
        "1. Exactly one of these four statements is true:",
        "1. Two of the following might be true:",
        "1. Unless it rained,",
    ],
)
def test_what_depends_on_its_head_is_no_fact(head: str) -> None:
    outcome = parse_and_solve(WEAVERS + head + THREE)
    assert not [rule for clue in outcome.clues for rule in clue.rules]


def test_a_plain_heading_leaves_its_entries() -> None:
    outcome = parse_and_solve(WEAVERS + "1. About the rug:\n  a) Ida made the rug.\n  b) Kit did not make the scarf.\n")
    assert ["Ida = rug"] in [clue.rules for clue in outcome.clues]


BULLETS = "- Ida made the rug.\n- Jonah made the rug.\n- Ida did not make the shawl.\n"


@pytest.mark.parametrize("gap", ["\n", ""])
@pytest.mark.parametrize("mark", ["1.", "1)"])
def test_another_list_below_is_no_part(gap: str, mark: str) -> None:
    text = f"{WEAVERS}Exactly one of these statements is true:\n{BULLETS}{gap}{mark} Kit did not make the rug.\n"
    outcome = parse_and_solve(text)
    assert [clue.rules for clue in outcome.clues if clue.rules] == [[f"exactly 1 of {PARTS}"], ["Kit != rug"]]


def test_bullets_after_a_gap_are_no_parts() -> None:
    outcome = parse_and_solve(f"{WEAVERS}Exactly one of these statements is true:\n{BULLETS}\n\n- Kit did not make the rug.\n")
    assert [clue.rules for clue in outcome.clues if clue.rules] == [[f"exactly 1 of {PARTS}"], ["Kit != rug"]]


def test_parts_with_gaps_between_all_of_them() -> None:
    parts = BULLETS.replace("\n", "\n\n")
    outcome = parse_and_solve(f"{WEAVERS}Exactly one of these statements is true:\n\n{parts}")
    assert [clue.rules for clue in outcome.clues if clue.rules] == [[f"exactly 1 of {PARTS}"]]
