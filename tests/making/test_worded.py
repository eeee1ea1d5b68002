"""What a changed sentence may still say: a word that English leaves out, and what "more than" makes of each of several."""

import pytest

from nlpuzzle.making.otherwise import after_inserting
from nlpuzzle.making.worded import harmless
from nlpuzzle.puzzle import Category, Frame, Item
from nlpuzzle.rules import Amount, Compare, Count, Same

#: a sentence, and the word that may be dropped
HARMLESS = [
    ("The reader with the lamp scored 19 points.", "points"),
    ("The reader with the lamp did not score 19 points.", "points"),
    ("The tortoise owner lives two floors above Ann.", "owner"),
    ("The three lanterns are Maud's lantern, Ivor's lantern and the tallest.", "lantern,"),
    ("The potter who sells jugs works either at stall 4 or at stall 6.", "at"),
]
HARMFUL = [
    ("The reader with the lamp won by 19 points.", "by"),
    ("The owner of the tortoise is above Ann.", "of"),
    ("The potter weighs 19 kg.", "weighs"),
]


@pytest.mark.parametrize(("text", "word"), HARMLESS)
def test_what_english_leaves_out_may_be_dropped(text: str, word: str) -> None:
    assert harmless(text, text.rstrip(".").split().index(word))


@pytest.mark.parametrize(("text", "word"), HARMFUL)
def test_what_tells_something_may_not(text: str, word: str) -> None:
    assert not harmless(text, text.rstrip(".").split().index(word))


def test_more_than_is_said_of_each_of_several() -> None:
    people, ages = ("Ann", "Ben", "Cy"), ("17", "20", "31")
    frame = Frame((Category("Name", people), Category("Age", ages, values=(17, 20, 31))))
    ann, ben, bound = Item("Name", "Ann"), Item("Name", "Ben"), Item("Age", "20")
    rule = Count(1, 1, (Same(ann, bound), Same(ben, bound)))
    older = [Compare("Age", Amount(one), ">", Amount(bound)) for one in (ann, ben)]
    found = list(after_inserting(rule, "more than", "exactly one of Ann and Ben is", "20 years old", frame))
    assert Count(1, 1, tuple(older)) in found
