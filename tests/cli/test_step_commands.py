"""The commands about the way to an answer: solve --steps, explain, hint and check."""

import json
import os
import subprocess
import sys
from collections.abc import Callable

import puzzles
import pytest
from conftest import Run

from nlpuzzle import UsageError, hint
from nlpuzzle.corpus.cases import load_cases
from nlpuzzle.resources import folder

Command = Callable[..., Run]


def test_solve_shows_steps_on_request_only(nlpuzzle: Command) -> None:
    done = nlpuzzle("solve", "--steps", stdin=puzzles.SOLVED)
    assert done.status == 0
    assert "The way to the answer\n  1-2  (1) Clue 1: Elspeth is larch. (2) Clue 3: Moritz is 2 m.\n" in done.out
    assert "\n    3  Clue 2 (walnut's height is more than larch's): " in done.out
    assert "Difficulty: easy (" in done.out
    assert "The way to the answer" not in nlpuzzle("solve", stdin=puzzles.SOLVED).out


def test_json_has_the_steps(nlpuzzle: Command) -> None:
    outcome = json.loads(nlpuzzle("solve", "--steps", "--json", stdin=puzzles.SOLVED).out)
    first = outcome["steps"][0]
    assert (first["id"], first["method"], first["premises"]) == ("s1", "direct clue", ["1"])
    assert ["Elspeth", "larch"] in first["matched"]
    assert outcome["difficulty"]["level"] == "easy"


def test_explain_tells_the_steps_and_the_answer_last(nlpuzzle: Command) -> None:
    done = nlpuzzle("explain", stdin=puzzles.SOLVED)
    assert done.status == 0
    lines = done.out.rstrip("\n").split("\n")
    assert lines[0].startswith("Solved")
    assert lines[-1].split() == ["Tadeo", "walnut", "5", "m"]
    assert "What was understood" not in done.out


def test_explain_follows_a_contradiction_to_its_clash(nlpuzzle: Command) -> None:
    done = nlpuzzle("explain", stdin=puzzles.CONTRADICTION)
    assert done.status == 4
    assert "Why they contradict each other" in done.out
    assert "Clue 4: Elspeth is cherry." in done.out


@pytest.mark.parametrize(
    ("text", "status"), [(puzzles.SEVERAL, 3), (puzzles.UNREAD, 5), (puzzles.NO_CLUES, 6)]
)
def test_explain_leaves_as_solve_does(nlpuzzle: Command, text: str, status: int) -> None:
    done = nlpuzzle("explain", stdin=text)
    assert (done.status, done.err) == (status, "")


@pytest.mark.parametrize(
    ("strength", "says"),
    [
        (1, "Nothing you marked is wrong. There is more to find."),
        (2, "Nothing you marked is wrong. Look at Moritz."),
        (3, "Nothing you marked is wrong. Look at Moritz, with clue 3."),
        (4, "Nothing you marked is wrong. Clue 3: Moritz is 2 m."),
    ],
)
def test_hints_of_every_strength(nlpuzzle: Command, strength: int, says: str) -> None:
    done = nlpuzzle("hint", "--known", "Elspeth = larch", "--strength", strength, stdin=puzzles.SOLVED)
    assert (done.status, done.out, done.err) == (0, f"{says}\n", "")
    assert hint(puzzles.SOLVED, ["Elspeth = larch"], strength=strength) == says


def test_a_wrong_mark_is_told(nlpuzzle: Command) -> None:
    done = nlpuzzle("hint", "--known", "Moritz = walnut", "--known", "Elspeth = larch", "--strength", 3, stdin=puzzles.SOLVED)
    assert done.out == "You marked that Moritz is walnut: that is wrong, because of clues 2 and 3.\n"


@pytest.mark.parametrize(
    ("mark", "says"),
    [
        ("Moritz = oak", "The mark cannot be read"),
        ("Height(Moritz) < Height(walnut)", "A mark is a match or no match"),
        ("Moritz = Elspeth", "A mark is a match or no match"),
    ],
)
def test_what_is_no_mark_is_wrong_use(nlpuzzle: Command, mark: str, says: str) -> None:
    done = nlpuzzle("hint", "--known", mark, stdin=puzzles.SOLVED)
    assert (done.status, done.out) == (2, "")
    assert says in done.err
    assert f"  {mark}\n" in done.err
    with pytest.raises(UsageError, match=says):
        hint(puzzles.SOLVED, [mark])


def test_hints_go_by_what_was_understood(nlpuzzle: Command) -> None:
    assert nlpuzzle("hint", stdin=puzzles.UNREAD).out.startswith("Clue 3 was not understood, so this goes by the others. ")
    assert nlpuzzle("hint", stdin=puzzles.CONTRADICTION).status == 4
    assert nlpuzzle("hint", stdin=puzzles.NO_CLUES).status == 6
    assert hint(puzzles.NO_CLUES) == nlpuzzle("hint", stdin=puzzles.NO_CLUES).err.removeprefix("nlpuzzle: ").strip()


def test_a_hint_has_one_of_four_strengths(nlpuzzle: Command) -> None:
    assert nlpuzzle("hint", "--strength", 5, stdin=puzzles.SOLVED).status == 2
    with pytest.raises(UsageError, match="from 1 to 4"):
        hint(puzzles.SOLVED, strength=0)


def test_check_tells_a_setter_everything(nlpuzzle: Command) -> None:
    done = nlpuzzle("check", stdin=puzzles.SOLVED + "4. Tadeo did not plant the larch.\n")
    assert done.status == 0
    lines = done.out.split("\n")
    assert lines[0] == "There is exactly one solution."
    assert "without guessing" in lines[1]
    assert lines[2].startswith("Difficulty: ")
    assert "Clue 4 is not needed." in lines


@pytest.mark.parametrize(
    ("text", "status", "says"),
    [
        (puzzles.SEVERAL, 3, "There are 6 solutions."),
        (puzzles.CONTRADICTION, 4, "There is no solution: clues 1 and 4 contradict each other."),
        (puzzles.UNREAD, 5, "Without clue 3, not understood:"),
        (puzzles.NO_CLUES, 6, ""),
    ],
)
def test_check_of_what_is_no_good_puzzle(nlpuzzle: Command, text: str, status: int, says: str) -> None:
    done = nlpuzzle("check", stdin=text)
    assert done.status == status
    assert done.out.startswith(says)


def test_check_as_json(nlpuzzle: Command) -> None:
    found = json.loads(nlpuzzle("check", "--json", stdin=puzzles.SOLVED).out)
    assert (found["unique"], found["redundant"], found["without_guessing"]) == (True, [], True)
    assert found["level"] == "easy"
    found = json.loads(nlpuzzle("check", "--json", stdin=puzzles.CONTRADICTION).out)
    assert (found["unique"], found["contradiction"], found["level"]) == (False, ["1", "4"], None)


def test_the_steps_are_the_same_under_every_hash_seed() -> None:
    case = next(c for c in load_cases(folder("corpora") / "puzzles.jsonl") if c.id == "lane-houses")
    code = "from nlpuzzle.cli import main; main()"
    told = {
        subprocess.run(
            [sys.executable, "-c", code, "explain"], input=case.text, capture_output=True, text=True, check=True,
            env={**os.environ, "PYTHONHASHSEED": seed},
        ).stdout
        for seed in ("1", "2", "77")
    }  # fmt: skip
    assert len(told) == 1
    assert "The way to the answer" in told.pop()
