"""The scorer: what counts as right, wrong, weak, partial and abstained."""

from typing import Literal

import pytest

from nlpuzzle.corpus.cases import Case, ExpectedQuestion, ExpectedSolution
from nlpuzzle.corpus.labels import close, matched, plain, said
from nlpuzzle.corpus.scoring import judge
from nlpuzzle.outcome import Answer, Outcome, Solution, Solutions

ROWS = [["1", "Ada", "red"], ["2", "Bo", "blue"], ["3", "Cy", "green"]]
CASE = Case(id="boats", text="...", solution=ExpectedSolution(header=["place", "rower", "boat"], rows=ROWS))


def outcome(
    status: str = "solved", rows: list[list[str]] | None = None, header: list[str] | None = None, **more: object
) -> Outcome:
    solution = Solution(header=header or ["position", "rower", "boat"], rows=rows or ROWS) if status == "solved" else None
    return Outcome.model_validate({"status": status, "message": "-", "solution": solution, **more})


def test_the_same_table_is_right() -> None:
    assert judge(CASE, outcome()) == "right"


def test_order_of_rows_and_columns_does_not_count() -> None:
    rows = [[boat, place, rower] for place, rower, boat in reversed(ROWS)]
    assert judge(CASE, outcome(rows=rows, header=["boat", "place", "rower"])) == "right"


def test_spelling_that_does_not_matter_does_not_matter() -> None:
    rows = [["first", "ADA", "red boat"], ["second", "Bo", "the blue"], ["third", "Cy", "green boat"]]
    assert judge(CASE, outcome(rows=rows)) == "right"


def test_one_wrong_cell_is_wrong() -> None:
    swapped = [["1", "Ada", "blue"], ["2", "Bo", "red"], ["3", "Cy", "green"]]
    assert judge(CASE, outcome(rows=swapped)) == "wrong"


def test_a_missing_column_is_partial() -> None:
    assert judge(CASE, outcome(rows=[row[1:] for row in ROWS], header=["rower", "boat"])) == "partial"


def test_an_item_never_named_matches_anything() -> None:
    rows: list[list[str | None]] = [["1", "Ada", "red"], ["2", "Bo", "blue"], ["3", "Cy", None]]
    case = CASE.model_copy(update={"solution": ExpectedSolution(header=["place", "rower", "boat"], rows=rows)})
    assert judge(case, outcome()) == "right"


@pytest.mark.parametrize(
    ("status", "verdict"),
    [("incomplete", "abstained"), ("unreadable", "abstained"), ("multiple", "weak"), ("contradiction", "wrong")],
)
def test_what_is_claimed_without_a_solution(status: str, verdict: str) -> None:
    assert judge(CASE, outcome(status)) == verdict


@pytest.mark.parametrize(
    ("note", "status", "count", "at_least", "verdict"),
    [
        ("not unique: 2 solutions", "multiple", 2, False, "right"),
        ("not unique: 2 solutions", "multiple", 3, False, "wrong"),
        ("not unique: 240 solutions", "multiple", 100, True, "right"),
        ("not unique: 40 solutions", "multiple", 100, True, "wrong"),
        ("not unique: 0 solutions", "contradiction", 0, False, "right"),
        ("not unique: 2 solutions", "solved", 1, False, "wrong"),
        ("a blank; 6 grids", "multiple", 6, False, "right"),
    ],
)
def test_puzzles_without_a_single_solution(note: str, status: str, count: int, at_least: bool, verdict: str) -> None:
    case = Case(id="broken", text="...", note=note)
    assert judge(case, outcome(status, solutions=Solutions(count=count, at_least=at_least))) == verdict


ASKED = Case(id="asked", text="...", questions=[ExpectedQuestion(text="Who rows the red boat?", answer="Ada")])


@pytest.mark.parametrize(
    ("answer", "verdict"),
    [("Ada", "right"), ("Ada rows it", "right"), ("Ada or Bo", "wrong"), ("Bo", "wrong"), (None, "partial")],
)
def test_answers(answer: str | None, verdict: str) -> None:
    given = Answer(question="Who rows the red boat?", verdict="answered" if answer else "unread", answer=answer)
    assert judge(ASKED, outcome(answers=[given])) == verdict


@pytest.mark.parametrize(("option", "verdict"), [("(B)", "right"), ("(A)", "wrong"), (None, "partial")])
def test_lettered_answers(option: str | None, verdict: str) -> None:
    case = Case(
        id="asked", text="...", questions=[ExpectedQuestion(text="Options:", options=["(A) x", "(B) y"], answer="(B) y")]
    )
    given = Answer(question="Which is true?", verdict="answered" if option else "unread", option=option)
    assert judge(case, outcome(answers=[given])) == verdict


@pytest.mark.parametrize(("said_of_it", "verdict"), [("yes", "right"), ("no", "wrong"), ("unread", "partial")])
def test_yes_and_no(said_of_it: Literal["yes", "no", "unread"], verdict: str) -> None:
    case = CASE.model_copy(update={"questions": [ExpectedQuestion(text="Is Ada's boat red?", answer="yes")], "source": "own"})
    given = Answer(question="Is Ada's boat red?", verdict=said_of_it)
    assert judge(case, outcome(answers=[given])) == verdict


def test_nothing_known_is_unchecked() -> None:
    assert judge(Case(id="open", text="..."), outcome()) == "unchecked"


@pytest.mark.parametrize(
    ("label", "bare"),
    [
        ("The Third", "3"),
        ("twenty", "20"),
        ("e-mail", "e mail"),
        ("$6.00", "$6"),
        ("Mt. York", "mt york"),
        ("-2", "-2"),
        ("3rd", "3"),
    ],
)
def test_plain_labels(label: str, bare: str) -> None:
    assert plain(label) == bare


def test_close_labels_add_only_a_word_or_two() -> None:
    assert close("red", "red house")
    assert not close("red", "the very old red house there")
    assert not close("red", "blue")


def test_a_close_label_is_taken_only_where_one_is_left_to_fit() -> None:
    assert matched(["red", "dark red"], ["dark red", "red boat"]) == {"dark red": "dark red", "red": "red boat"}
    assert matched(["boat", "red"], ["red boat", "blue"]) == {}


def test_hedged_answers_say_nothing() -> None:
    assert said("Ada", "Ada, of course")
    assert said("Ada", "Ada's")
    assert not said("Ada", "Bo's")
    assert not said("Ada", "not Ada")
