"""Items that the text never names are alike: the steps say so instead of stopping before them."""

from step_checker import Checker

from nlpuzzle.puzzle import Category, Frame
from nlpuzzle.rules.notation import parse_rule
from nlpuzzle.solving.blanks import apart
from nlpuzzle.solving.difficulty import rate
from nlpuzzle.solving.hints import hint
from nlpuzzle.solving.stepper import UNNAMED, deduce
from nlpuzzle.telling.steps import tell_step

FRAME = Frame((
    Category("place", ("1", "2", "3"), (1, 2, 3), anchor=True, dimension="position"),
    Category("guest", ("Ada", "(not named)", "(not named 2)"), given="partly"),
    Category("drink", ("tea", "milk", "cocoa")),
))  # fmt: skip
RULES = [("1", parse_rule("Ada = 2", FRAME)), ("2", parse_rule("place(milk) < place(tea)", FRAME)),
         ("3", parse_rule("Ada = tea", FRAME))]  # fmt: skip


def test_they_are_put_in_order() -> None:
    found = deduce(FRAME, RULES)
    assert found.solved
    assert rate(FRAME, RULES) is not None
    checker = Checker(FRAME, [(number or UNNAMED, rule) for number, rule in apart(FRAME, RULES)[1]])
    for step in found.steps:
        checker.check(step)
    (alike,) = [step for step in found.steps if UNNAMED in step.premises]
    assert tell_step(alike, FRAME).startswith("What the text never names is alike, so the first of them stands first: ")


def test_hints_go_on_before_them() -> None:
    marks = [parse_rule(mark, FRAME) for mark in ("Ada = 2", "Ada = tea", "milk = 1", "cocoa = 3")]
    assert hint(FRAME, RULES, marks).kind == "step"
