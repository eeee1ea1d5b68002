"""Hints and findings in words."""

import pytest
from method_cases import frame

from nlpuzzle.rules.notation import parse_rule
from nlpuzzle.solving.checking import check
from nlpuzzle.solving.hints import hint
from nlpuzzle.telling.check import tell_check
from nlpuzzle.telling.hints import tell_hint

PUZZLE = frame(3)
CLUES = ("place(Ada) < place(tea)", "Bob != tea", "Ada = milk", "Bob = 1", "Ada = red", "blue = 1")


def rules_of(clues: tuple[str, ...]):
    return [(str(i), parse_rule(clue, PUZZLE)) for i, clue in enumerate(clues, 1)]


@pytest.mark.parametrize(
    ("marks", "strength", "says"),
    [
        ((), 1, "Nothing you marked is wrong. There is more to find."),
        ((), 2, "Nothing you marked is wrong. Look at Bob."),
        ((), 3, "Nothing you marked is wrong. Look at Bob, with clue 2."),
        ((), 4, "Nothing you marked is wrong. Clue 2: Bob is not tea."),
        (("Ada = tea",), 1, "One of your marks is wrong."),
        (("Ada = tea",), 2, "You marked that Ada is tea: that is wrong."),
        (("Ada = tea",), 3, "You marked that Ada is tea: that is wrong, because of clue 1."),
        (
            ("Ada = tea",),
            4,
            "You marked that Ada is tea: that is wrong, because of clue 1. With it, by clue 1 Ada is not in place 3, nor tea, "
            "and tea is not in place 1; which clashes: Ada would be tea, which is ruled out.",
        ),
    ],
)
def test_hints_say_more_the_stronger_they_are(marks: tuple[str, ...], strength: int, says: str) -> None:
    marked = [parse_rule(mark, PUZZLE) for mark in marks]
    assert tell_hint(hint(PUZZLE, rules_of(CLUES), marked), PUZZLE, marked, strength) == says


def test_a_mark_that_no_step_leads_from_clashes_with_its_clue() -> None:
    marked = [parse_rule("Ada = 3", PUZZLE)]
    found = hint(PUZZLE, rules_of(("place(Ada) < place(tea)",)), marked)
    told = tell_hint(found, PUZZLE, marked, 4)
    assert told.startswith("You marked that Ada is in place 3: that is wrong, because of clue 1. It clashes with clue 1 (")


def test_hints_where_there_is_nothing_to_find() -> None:
    several = hint(PUZZLE, rules_of(("place(Ada) <= place(tea)",)), [])
    assert tell_hint(several, PUZZLE, [], 4).endswith("they leave several solutions.")
    wrong = hint(PUZZLE, rules_of(("Ada = tea", "Ada = milk")), [])
    assert "clues 1 and 2 contradict each other" in tell_hint(wrong, PUZZLE, [], 1)


def test_findings_about_a_puzzle() -> None:
    told = tell_check(check(PUZZLE, rules_of(CLUES)), PUZZLE)
    assert told[0] == "There is exactly one solution."
    assert told[1].startswith("It can be found without guessing, in ")
    assert told[2].startswith("Difficulty: easy (")
    assert told[-1].startswith(("Every clue is needed", "Clue ", "Each of clues "))


def test_findings_about_several_solutions_and_none() -> None:
    several = tell_check(check(PUZZLE, rules_of(("Ada = tea", "Ada = 1", "Bob = milk", "Bob = 2", "Ada = red"))), PUZZLE)
    assert several == ["There are 2 solutions.", "The solutions differ in scarf (blue and green)."]
    none = tell_check(check(PUZZLE, rules_of(("Ada = tea", "Bob = 1", "Ada = milk"))), PUZZLE, ["7"])
    assert none[0] == "Without clue 7, not understood:"
    assert none[1] == "There is no solution: clues 1 and 3 contradict each other."
    assert none[-1].startswith("3. ")
