"""What a changed sentence may still say: a word that English leaves out, and what "more than" makes of each of several."""

import pytest

from nlpuzzle.making.otherwise import after_dropping, after_inserting
from nlpuzzle.making.pages import Said
from nlpuzzle.making.worded import dropped, harmless, swapped
from nlpuzzle.puzzle import Category, Frame, Item
from nlpuzzle.rules import Amount, And, At, Compare, Count, Different, IfThen, Rule, Same

#: a sentence, and the word that may be dropped
HARMLESS = [
    ("The reader with the lamp scored 19 points.", "points"),
    ("The reader with the lamp did not score 19 points.", "points"),
    ("The tortoise owner lives two floors above Ann.", "owner"),
    ("The three lanterns are Maud's lantern, Ivor's lantern and the tallest.", "lantern,"),
    ("Rex and Bo are Ann's dog and Ben's dog, in some order.", "dog,"),
    ("Exactly one is true: the guest directly behind Ann has figs; the guest with plums is first.", "directly"),
    ("Rex and Bo are the dog with the bell and Ann's dog, in some order.", "dog,"),
    ("If the Lynx opened before Ann's café, then the Otter is in Mill Lane.", "café,"),
    ("The tortoise owner does not live above Ann.", "owner"),
    ("The guest two places behind Ann has figs.", "places"),
    ("The potter who sells jugs works either at stall 4 or at stall 6.", "at"),
    ("The inn with the red door is in Mill Lane but was not built in 1971.", "was"),
    ("The guest in green sits somewhere between the tea drinker and the guest with the milk.", "drinker"),
    ("The tailor was on watch some time before Ann.", "watch"),
    ("Either the reader with the lamp has 19 points, or Ivor has 30 points.", "points"),
    ("The ferry with the green funnel departs neither in March nor April.", "in"),
    ("Maud lives on the second or the third floor.", "floor"),
    ("Maud's robot, Spark and the robot that runs on coal are three different robots.", "robot,"),
    ("If the guest directly behind the guest with figs is Ivor, then Maud has plums.", "directly"),
    ("The green tram leaves an hour before Maud's tram.", "tram"),
]
HARMFUL = [
    ("The reader with the lamp won by 19 points.", "by"),
    ("The owner of the tortoise is above Ann.", "of"),
    ("The potter weighs 19 kg.", "weighs"),
    ("The inn with the red door is not in Mill Lane but was not built in 1971.", "was"),
]


@pytest.mark.parametrize(("text", "word"), HARMLESS)
def test_what_english_leaves_out_may_be_dropped(text: str, word: str) -> None:
    assert harmless(text, text.rstrip(".").split().index(word))


#: what is said twice may be said once: the second may be dropped, the first not
TWICE = [
    ("The dancer in red is the smith, and the dancer with the fan is the tailor.", "is"),
    ("The potter with the kiln lives on the top floor and lives directly above Ann.", "lives"),
    ("The tram to Lund carries post, and the red tram carries milk.", "tram"),
]


@pytest.mark.parametrize(("text", "word"), TWICE)
def test_what_is_said_of_one_is_said_of_the_other_too(text: str, word: str) -> None:
    words = text.rstrip(".").split()
    assert [harmless(text, at) for at, other in enumerate(words) if other == word] == [False, True]


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


PEOPLE = ("Ann", "Ben", "Cy")
FRAME = Frame((
    Category("Name", PEOPLE),
    Category("Coat", ("red", "blue", "pink")),
    Category("Hours", ("3", "4", "6"), values=(3, 4, 6)),
))  # fmt: skip
ANN, BEN, CY = (Item("Name", name) for name in PEOPLE)
RED, FOUR = Item("Coat", "red"), Item("Hours", "4")

#: the rule of a sentence, the word that is dropped, and what the sentence may then say
LEFT: list[tuple[Rule, str, Rule]] = [
    (And((Same(ANN, RED), Same(ANN, FOUR))), "4", Same(ANN, RED)),  # "spent hours on the red coat"
    (IfThen(Different(ANN, RED), Different(CY, FOUR)), "4", IfThen(Different(ANN, RED), Different(CY, RED))),  # "Cy isn't"
    (Same(ANN, FOUR), "second", Same(ANN, At("Hours", 1))),  # "was the fastest"
    (IfThen(Same(FOUR, ANN), Different(RED, BEN)), "Ben", IfThen(Same(FOUR, ANN), Different(RED, ANN))),  # "... is not"
    (Compare("Hours", Amount(ANN), "=", Amount(BEN, offset=2)), "$2", Compare("Hours", Amount(ANN), ">", Amount(BEN))),
    (Compare("Hours", Amount(ANN), "=", Amount(BEN, offset=-1)), "just", Compare("Hours", Amount(ANN), "<", Amount(BEN))),
]


@pytest.mark.parametrize(("rule", "word", "left"), LEFT)
def test_without_a_word_a_sentence_may_say_less(rule: Rule, word: str, left: Rule) -> None:
    assert left in list(after_dropping(rule, word))


def test_without_the_first_of_two_the_sentence_is_about_the_other() -> None:
    rule = And((Different(ANN, RED), Different(BEN, RED)))
    said = Said("own", "sentence", rule, "Ann and Ben don't wear red.", "")
    assert Different(BEN, RED) in dropped(said, FRAME, 0).others
    assert Different(ANN, RED) not in dropped(said, FRAME, 2).others


def test_two_items_of_a_category_are_not_swapped() -> None:
    said = Said("own", "sentence", Different(ANN, RED), "Cy is not next to Ann; Ben is.", "")
    assert swapped(said, FRAME, 5) is None
    assert swapped(said, FRAME, 4) is not None


def test_where_a_thing_is_somebody_is_where_the_other_was_told_by_such_a_thing() -> None:
    frame = Frame((Category("Played", ("flute", "harp", "lute")), Category("Name", PEOPLE)))
    told, bare = "The person with the harp lives to the left of the flute player.", "Ann lives to the left of the flute player."
    rule = Different(Item("Played", "harp"), Item("Played", "flute"))
    assert dropped(Said("made", "plain", rule, told, ""), frame, 12).harmless
    assert not dropped(Said("made", "plain", rule, bare, ""), frame, 8).harmless
