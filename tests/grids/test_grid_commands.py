"""The commands on drawn grids."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from conftest import Run

from nlpuzzle import hint
from nlpuzzle.corpus.cases import load_cases
from nlpuzzle.resources import folder
from nlpuzzle.telling.grids import spare_sentence

CASES = {case.id: case for case in load_cases(folder("corpora") / "grids.jsonl")}


@pytest.fixture
def sudoku(tmp_path: Path) -> str:
    path = tmp_path / "sudoku.txt"
    path.write_text(CASES["sudoku-6x6"].text, encoding="utf-8")
    return str(path)


def solution(name: str) -> list[list[str]]:
    expected = CASES[name].solution
    assert expected is not None
    assert expected.grid is not None
    return expected.grid


def test_solve_draws_the_grid_and_its_boxes(nlpuzzle: Callable[..., Run], sudoku: str) -> None:
    done = nlpuzzle("solve", sudoku)
    first = solution("sudoku-6x6")[0]
    assert done.out.startswith(f"{' '.join(first[:3])} | {' '.join(first[3:])}\n")
    assert "------+------\n" in done.out
    assert done.status == 0


def test_steps_name_their_method_in_json_and_tell_it_in_words(nlpuzzle: Callable[..., Run], sudoku: str) -> None:
    shown = json.loads(nlpuzzle("solve", sudoku, "--steps", "--json").out)
    assert shown["kind"] == "sudoku"
    assert {step["method"] for step in shown["steps"]} >= {"last candidate"}
    assert shown["difficulty"]["hardest_method"] in {step["method"] for step in shown["steps"]}
    assert "can hold" in nlpuzzle("explain", sudoku).out


def test_formats_of_the_grid_alone(nlpuzzle: Callable[..., Run], sudoku: str) -> None:
    rows = solution("sudoku-6x6")
    assert nlpuzzle("solve", sudoku, "--format", "csv").out == "".join(f"{','.join(row)}\n" for row in rows)


def test_read_gives_nothing_away(nlpuzzle: Callable[..., Run], sudoku: str) -> None:
    done = nlpuzzle("read", sudoku)
    assert done.status == 0
    assert " ".join(solution("sudoku-6x6")[0][:3]) not in done.out
    assert "A 6 x 6 Sudoku with" in done.out


def test_check_tells_a_setter_what_the_grid_is_worth(nlpuzzle: Callable[..., Run], sudoku: str) -> None:
    done = nlpuzzle("check", sudoku)
    assert done.out.startswith("There is exactly one solution.\nIt can be found without guessing, in ")
    assert done.out.endswith("Every given cell is needed.\n")


def test_check_says_what_it_had_no_time_for() -> None:
    assert spare_sentence([]) == "Every given cell is needed."
    assert spare_sentence([], 1).endswith("not needed. For 1 given cell the time was not enough to tell.")
    assert spare_sentence(["r1c1"], 30).startswith("The given cell r1c1 is not needed. For 30 given cells the time")


def test_script_has_nothing_to_say(nlpuzzle: Callable[..., Run], sudoku: str) -> None:
    assert "A drawn grid has no script" in nlpuzzle("script", sudoku).err


@pytest.mark.parametrize(
    ("strength", "start"),
    [(1, "There is more to find."), (2, "Look at "), (3, "Look at "), (4, "In ")],
)
def test_hints(strength: int, start: str) -> None:
    assert hint(CASES["sudoku-6x6"].text, strength=strength).startswith(f"Nothing you marked is wrong. {start}")


def test_a_wrong_mark_is_named() -> None:
    text, rows = CASES["signs-wide"].text, solution("signs-wide")
    right, wrong = f"r1c1 = {rows[0][0]}", f"r1c1 != {rows[0][0]}"
    assert hint(text, [right]).startswith("Nothing you marked is wrong.")
    assert hint(text, [wrong]) == f"You marked {wrong}: that is wrong."
    assert hint(text, [wrong], strength=1) == "One of your marks is wrong."


def test_everything_is_marked() -> None:
    marks = [f"r{r}c{c} = {value}" for r, row in enumerate(solution("sudoku-4x4"), 1) for c, value in enumerate(row, 1)]
    assert hint(CASES["sudoku-4x4"].text, marks).endswith("Everything is marked: the puzzle is solved.")


def test_what_is_no_mark(nlpuzzle: Callable[..., Run], sudoku: str) -> None:
    for mark in ("Ada = red", "r9c1 = 2", "r1c1 = 9"):
        done = nlpuzzle("hint", sudoku, "--known", mark)
        assert (done.status, done.out) == (2, "")
        assert mark in done.err
