"""Kinds of puzzle we do not solve are named, several puzzles in one paste are told apart, a pasted answer is compared."""

import json
import re
from collections.abc import Iterable
from pathlib import Path
from re import _parser  # type: ignore[attr-defined]  # what an expression is made of
from typing import Any

import pytest

from nlpuzzle import parse_and_solve
from nlpuzzle.reading import puzzles_in
from nlpuzzle.understanding.framing.refusals import _KINDS, _STRANGERS, refusal

FOLDER = Path(__file__).parent
REFUSED = [
    json.loads(line)
    for name in ("refused.jsonl", "refused2.jsonl", "refused3.jsonl", "refused4.jsonl")
    for line in (FOLDER / name).read_text(encoding="utf-8").splitlines()
]
#: ordinary puzzles with words of other kinds
ORDINARY = [json.loads(line) for line in (FOLDER / "not_refused.jsonl").read_text(encoding="utf-8").splitlines()]
SEVERAL = [json.loads(line) for line in (FOLDER / "several.jsonl").read_text(encoding="utf-8").splitlines()]
#: a word of the sentence that names each kind
NAMED = {
    "circle": "circle", "row": "rows", "liar": "lie", "more than one": "more than one", "choose": "chosen",
    "not used": "nobody", "cross": "across", "grid": "directions", "family": "family", "square": "square",
    "arithmetic": "digits", "not all true": "Not all that is stated",
}  # fmt: skip
GARDENERS = (
    "Three gardeners (Ida, Jonah, Kit) grow roses, dahlias or tulips.\n1. Ida grows no roses.\n2. Jonah grows dahlias.\n\n"
)


#: never solved, but not yet named
NAMELESS = {"villages"}


@pytest.mark.parametrize("case", REFUSED, ids=[case["id"] for case in REFUSED])
def test_other_kinds_are_named(case: dict[str, str]) -> None:
    outcome = parse_and_solve(case["text"])
    if case["id"] in NAMELESS:
        assert outcome.status == "incomplete"
        return
    assert outcome.status == "unreadable"
    assert NAMED[case["kind"]] in outcome.message


@pytest.mark.parametrize(
    "text",
    [
        "No two of the friends live on the same floor.",
        "Exactly one of these statements is true: Ida grows roses; Jonah grows dahlias.",
        "Of these two, at least one is true: Ida grows roses; Jonah grows dahlias.",
        "The two sides of the story are told.",
        "Each of them lives on the one side of the river.",
        "The table is a round of cheese, and every guest has one chair.",
        "Ann's house is directly across from nobody's; it is the first in the row.",
        "The empty bottle belongs to the piper.",
        "Ben never lies on the sofa.",
        "Every one of them is lying low in another barn.",
        "One of them was lying on the beach.",
        "The liner crosses the sea once a week.",
        "Ann's brother chose the team shirt.",
        "Six friends are sitting in a row facing north.",
        "Four trees stand in the park.",
        "Five trees stand on the north side of the park, and the sixth is a beech.",
        "The teams with three wins each are the Reds and the Blues.",
        "Each vase was painted by one of the sisters.",
        "No pupil has more than nine points.",
        "The five have one thing in common: they all love tea.",
        "One of the cakes has no icing; Ida baked it.",
        "The boat takes two hours to the island.",
        "The vase that was not sold by Ida was not used for tulips.",
        "Ida walks two miles west of the mill and Kit turns up late.",
        "The Liar's Bench is not next to the oak.",
        "What is Jonah to bring?",
        "There is exactly one lodger on each floor.",
        "No more than one boat lies in each berth.",
        "Five cousins work for the same company.",
        "Ida, Jonah, Kit and Lea live in the same street, they all study at the same school.",
        "They all live in the same house.",
    ],
)
def test_ordinary_sentences_name_no_other_kind(text: str) -> None:
    assert refusal(text) is None


@pytest.mark.parametrize(
    "text",
    [
        "Ida and Jonah live in the same house.",
        "Three of them work in the same office.",
        "Three cousins live in the same house, the other two in another.",
        "Ida, Jonah and Kit work in the same office, but Lea in another.",
    ],
)
def test_what_only_some_share_is_another_kind(text: str) -> None:
    assert refusal(text) is not None


@pytest.mark.parametrize("case", ORDINARY, ids=[case["id"] for case in ORDINARY])
def test_ordinary_puzzles_name_no_other_kind(case: dict[str, str]) -> None:
    outcome = parse_and_solve(case["text"])
    assert "nlpuzzle" not in outcome.message


def test_what_an_item_is_called_names_no_other_kind() -> None:
    outcome = parse_and_solve(
        "Day: Monday, Tuesday, Wednesday\nRide: carousel, slide, Ferris wheel\nChosen by: Ida, Jonah, Kit\n\n"
        "1. Ida chose the carousel.\n2. The slide was ridden on Tuesday.\n3. Kit did not choose the slide.\n"
        "4. Ida's ride was two days after Kit's."
    )
    assert outcome.status == "solved"
    assert [c.name for c in outcome.categories] == ["Day", "Ride", "Chosen by"]


@pytest.mark.parametrize("case", SEVERAL, ids=[case["id"] for case in SEVERAL])
def test_several_puzzles_are_told_apart(case: dict[str, object]) -> None:
    text = str(case["text"])
    parts = puzzles_in(text)
    assert len(parts) == case["puzzles"]
    assert f"{case['puzzles']} puzzles" in parse_and_solve(text).message
    assert all(parse_and_solve(part).status == "solved" for part in parts[: 0 if case["id"] == "two-numbered" else None])


@pytest.mark.parametrize(
    "text",
    [
        GARDENERS,
        "Puzzle 12\n\n" + GARDENERS,
        "#1 Ann has the cat.\n#2 Ben has the dog.\n#3 Cy has no hen.\n",
        "Part 1\n\nNames: Ann, Ben\n\nPart 2\n\nPets: cat, dog\n\n1. Ann has the cat.\n",
    ],
)
def test_one_puzzle_stays_whole(text: str) -> None:
    assert puzzles_in(text) == (text,)


@pytest.mark.parametrize(
    ("answer", "says"),
    [
        ("Answer: Ida grows tulips, Jonah dahlias and Kit roses.", "agrees"),
        ("Solution\nIda - tulips\nJonah - dahlias\nKit - roses\n", "agrees"),
        ("Solution\nIda - roses\nJonah - dahlias\nKit - tulips\n", "Ida with roses"),
        ("Answer: Ida does not grow tulips.", "could not be compared"),
        ("Answer: see the next issue.", "could not be compared"),
        ("Who grows roses?\n\nAnswer: Kit", "agrees"),
    ],
)
def test_a_pasted_answer_is_compared_and_never_read_as_clues(answer: str, says: str) -> None:
    outcome = parse_and_solve(GARDENERS + answer)
    assert outcome.status == "solved"
    assert len([c for c in outcome.clues if c.status == "parsed"]) == 2
    assert says in outcome.remarks[-1]


def _always_holds(pattern: Iterable[tuple[Any, Any]], parts: list[str]) -> bool:
    """Whether whatever a parsed expression finds holds one of the parts."""
    letters = ""
    for op, told in [*pattern, (None, None)]:
        if str(op) == "LITERAL":
            letters += chr(told)
            continue
        if str(op) == "AT":
            continue
        if any(part in letters for part in parts):
            return True
        letters = ""
        if str(op) == "SUBPATTERN" and _always_holds(told[3], parts):
            return True
        if str(op) == "BRANCH" and all(_always_holds(branch, parts) for branch in told[1]):
            return True
        if str(op).endswith("REPEAT") and told[0] > 0 and _always_holds(told[2], parts):
            return True
        if str(op) == "ASSERT" and told[0] > 0 and _always_holds(told[1], parts):
            return True
    return False


@pytest.mark.parametrize(("parts", "words"), [told for kinds in (_KINDS, _STRANGERS) for _, found in kinds for told in found])
def test_what_an_expression_finds_holds_the_words_that_wake_it(parts: str, words: str) -> None:
    assert _always_holds(_parser.parse(words, re.S), parts.split(", "))
