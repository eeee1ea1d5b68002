"""Items that nobody names are alike: what differs only by them counts once."""

from nlpuzzle.outcome import Limits
from nlpuzzle.puzzle import Category, Frame, Item, blank
from nlpuzzle.rules.rules import Different, Rule, Same
from nlpuzzle.solving import solve

HUT = Category("hut", ("1", "2", "3", "4"), (1, 2, 3, 4), anchor=True)
LAMP = Category("lamp", ("brass", "tin", "paper", "glass"))
OWNER = Category("owner", ("Ann", blank(1), blank(2), blank(3)), given="inferred")
PET = Category("pet", ("cat", "dog", blank(1), blank(2)), given="inferred")


def count(frame: Frame, *rules: Rule) -> int:
    return solve(frame, [(str(i), rule) for i, rule in enumerate(rules)], Limits(solutions=1000)).count


def test_labels_of_blanks() -> None:
    assert OWNER.blanks == ("(not named)", "(not named 2)", "(not named 3)")
    assert LAMP.blanks == ()


def test_blanks_are_interchangeable() -> None:
    ann = Same(Item("owner", "Ann"), Item("hut", "2"))
    assert count(Frame((HUT, OWNER)), ann) == 1
    assert count(Frame((HUT, OWNER))) == 4
    assert count(Frame((HUT, LAMP, OWNER)), ann) == 24
    assert count(Frame((LAMP, OWNER)), Same(Item("owner", "Ann"), Item("lamp", "tin"))) == 1
    assert count(Frame((HUT, OWNER, PET)), ann) == 12


def test_a_blank_that_a_rule_names_is_told_apart() -> None:
    ann = Same(Item("owner", "Ann"), Item("hut", "2"))
    other = Different(Item("owner", blank(2)), Item("hut", "1"))
    assert count(Frame((HUT, OWNER)), ann, other) == 2


def test_blanks_without_a_measure_are_still_searched() -> None:
    assert count(Frame((OWNER, PET)), Same(Item("owner", "Ann"), Item("pet", "cat"))) >= 1
