"""Every production of grammars/grid.lark stands below a sentence that it takes; near misses are not read."""

import re

import pytest

from nlpuzzle.grids import sentences
from nlpuzzle.grids.rules import CountAhead, GridRule, Hold, Range
from nlpuzzle.grids.sentences import read_sentence
from nlpuzzle.resources import folder

GRAMMAR = (folder("grammars") / "grid.lark").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^ *// ([A-Z][^\n]*[.]|Diagonal Sudoku)$", GRAMMAR.partition("start:")[2], re.MULTILINE)
TABLE = [
    line for line in sentences._TABLE.read_text(encoding="utf-8").splitlines() if line.strip() and not line.startswith("#")
]

TO_9 = Range("1", "9")
USUAL = Hold(("row", "column", "box"))


@pytest.mark.parametrize("sentence", EXAMPLES)
def test_the_examples_of_the_grammar_are_read(sentence: str) -> None:
    assert read_sentence(sentence).status != "unparsed"


def test_every_production_has_an_example() -> None:
    bodies = re.findall(r"^(\w+):|^    \|", GRAMMAR, re.MULTILINE)
    assert len(EXAMPLES) >= sum(bool(name) for name in bodies) - 12


def test_the_word_table_is_sorted_and_says_everything_once() -> None:
    assert sorted(set(TABLE)) == TABLE


@pytest.mark.parametrize(
    ("sentence", "rule"),
    [
        ("Each of the rows, columns and boxes must hold the numbers 1-9.", Hold(("row", "column", "box"), TO_9)),
        ("Place the digits 1 to 9 so that each digit appears once in every row, column and region.", None),
        ("Every digit may occur only once in each row, each column and each block.", USUAL),
        ("No number may be repeated in any row, column or 2x3 box.", USUAL),
        ("The two main diagonals contain all the digits from 1 to 9 as well.", Hold(("diagonal",), TO_9)),
        ("The four shaded windows also hold 1 to 9.", Hold(("window",), TO_9)),
        ("The letters A to P are used.", Range("A", "P")),
        ("Each sign shows how many different numbers lie ahead.", CountAhead()),
        ("The number is the count of distinct values in the direction of the arrow.", CountAhead()),
        ("A number tells how many different numbers its arrow points to.", CountAhead()),
        ("Every arrow sign bears a number: how many distinct numbers are found in the direction of the arrow.", CountAhead()),
        ("Each crossing's number counts the different values that its arrow points at.", CountAhead()),
        ("The numbers tell you how many different numbers the arrow sees.", CountAhead()),
        ("This is a diagonal Sudoku.", Hold(("diagonal",), None)),
        ("Plus, neither diagonal may contain a digit twice.", Hold(("diagonal",), None)),
    ],
)
def test_other_wordings(sentence: str, rule: GridRule | None) -> None:
    said = read_sentence(sentence)
    assert said.status == "parsed"
    assert rule is None or said.rules == (rule,)


@pytest.mark.parametrize(
    "sentence",
    [
        "Each row and column contains two different digits.",
        "No two neighbouring cells hold the same digit.",
        "The number shows how many even numbers lie in the direction of the arrow.",
        "The number shows how many different numbers do not lie in this direction.",
        "The number shows the number of numbers in this direction.",
        "Each number counts all numbers in the direction of its arrow.",
        "Each number counts the different numbers in its row.",
        "A number doubles the count of different numbers ahead.",
        "Double-headed arrows count twice.",
        "This is not a diagonal Sudoku.",
        "The number shows how many different numbers stand in the opposite direction.",
        "Each row adds up to 15.",
        "Every box but the middle one holds 1 to 9.",
        "The digits in a cage add up to the number in its corner.",
        "Almost every row holds 1 to 9.",
        "Jigsaw Sudoku",
        "Each row, each column and each of the outlined shapes contains 1 to 9.",
        "Three digits repeat in every row.",
    ],
)
def test_near_misses_are_not_read(sentence: str) -> None:
    assert read_sentence(sentence).status == "unparsed"


def test_what_a_sign_with_two_heads_means_is_known() -> None:
    for sentence in ("Two-headed arrows point in both directions.", "Each double arrow looks both ways."):
        assert read_sentence(sentence).status == "note"


@pytest.mark.parametrize("sentence", ["My aunt found it in an old almanac.", "Good luck!", "Good morning, dear readers"])
def test_a_story_says_nothing(sentence: str) -> None:
    assert read_sentence(sentence).status == "note"
