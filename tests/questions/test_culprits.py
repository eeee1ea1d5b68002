"""Who did it, where the text tells whom that is."""

import pytest

from nlpuzzle import parse_and_solve
from nlpuzzle.understanding.questions.culprits import culprit_question

_RING = "The ring was stolen by whoever sat in the attic."
_THIEF = "The thief is the one who had the lamp."
_POISON = "Sir Basil was poisoned by the guest who drank the port."


@pytest.mark.parametrize(
    ("question", "told", "plain"),
    [
        ("Whom does the constable arrest?", _RING, "Who sat in the attic?"),
        ("Who did it?", _RING, "Who sat in the attic?"),
        ("Who stole the ring?", _RING, "Who sat in the attic?"),
        ("Who is the thief?", _THIEF, "Who had the lamp?"),
        ("Who is the culprit?", _THIEF, "Who had the lamp?"),
        ("Who poisoned Sir Basil?", _POISON, "Who drank the port?"),
    ],
)
def test_the_culprit_is_whoever_did_so(question: str, told: str, plain: str) -> None:
    assert culprit_question(question, ["Ann had the rope, not the key.", told]) == plain


@pytest.mark.parametrize(
    ("question", "told"),
    [
        ("Who ate the ring?", [_RING]),
        ("Who stole the crown?", [_RING]),
        ("Who is the murderer?", [_THIEF]),
        ("Who did it?", [_RING, _THIEF]),
        ("Who did it?", ["The ring was not stolen by whoever sat in the attic."]),
        ("Who did it?", ["The ring was admired by whoever sat in the attic."]),
        ("Who sat in the attic?", [_RING]),
        ("Who did it?", []),
    ],
)
def test_no_other_question_is_about_him(question: str, told: list[str]) -> None:
    assert culprit_question(question, told) == question


def test_the_answer_names_him() -> None:
    text = (
        "Four guests, Ann, Ben, Cleo and Dan, were each in a different room (attic, kitchen, library, study) with a different"
        " drink (cocoa, port, sherry, water).\n\n1. Ann was in the attic with the port.\n"
        "2. Ben did not drink sherry, and he was not in the library.\n"
        "3. The guest in the kitchen drank cocoa.\n4. Cleo drank water in the study.\n"
        "The ruby was stolen by whoever was in the library.\n\nWho did it?\n"
    )
    answers = parse_and_solve(text).answers
    assert [(a.question, a.answer) for a in answers] == [("Who did it?", "Dan")]
