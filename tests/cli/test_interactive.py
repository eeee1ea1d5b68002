"""Clues entered in a dialogue."""

from collections.abc import Callable
from pathlib import Path

import puzzles
import pytest
from conftest import Run

Dialogue = Callable[..., Run]


@pytest.fixture
def dialogue(nlpuzzle: Callable[..., Run], tmp_path: Path) -> Dialogue:
    """Solves the puzzle with the unread clue 3 while the given lines are typed."""
    path = tmp_path / "puzzle.txt"
    path.write_text(puzzles.UNREAD, encoding="utf-8")

    def ask(*lines: str) -> Run:
        return nlpuzzle("solve", path, "--interactive", stdin="".join(f"{line}\n" for line in lines))

    return ask


def test_a_rule_is_taken_as_the_clue(dialogue: Dialogue) -> None:
    done = dialogue('Moritz = "2 m"', "y", "")
    assert done.status == 0
    assert "allegedly" in done.err
    assert "by hand:" in done.out


def test_the_clue_in_other_words_is_taken(dialogue: Dialogue) -> None:
    done = dialogue("Moritz's tree is 2 m tall.", "", "")
    assert done.status == 0


def test_what_is_neither_is_explained_and_asked_again(dialogue: Dialogue) -> None:
    done = dialogue("Moritz, well, perhaps", "Moritz = oak", '3: Moritz = "2 m"', "y", "")
    assert "“" in done.err.split("3> ")[1]
    assert "The rule for clue 3 cannot be read: " in done.err.split("3> ")[2]
    assert done.status == 0


def test_a_misunderstood_line_can_be_taken_back(dialogue: Dialogue) -> None:
    assert dialogue("Moritz = cherry", "n", 'Moritz = "2 m"', "y", "").status == 0


@pytest.mark.parametrize("lines", [[""], ["q"], [], ["?", ""]])
def test_a_clue_can_be_skipped(dialogue: Dialogue, lines: list[str]) -> None:
    done = dialogue(*lines)
    assert done.status == 5
    assert "Save what was typed" not in done.err


def test_what_was_typed_can_be_saved_and_used_again(dialogue: Dialogue, nlpuzzle: Callable[..., Run], tmp_path: Path) -> None:
    saved = tmp_path / "typed.txt"
    done = dialogue('Moritz = "2 m"', "y", str(saved))
    assert f"--rules {saved}" in done.err
    assert saved.read_text(encoding="utf-8") == '# 1 rule entered by hand\n3: Moritz = "2 m"\n'
    assert nlpuzzle("solve", "--rules", saved, stdin=puzzles.UNREAD).status == 0


def test_no_file_is_overwritten(dialogue: Dialogue, tmp_path: Path) -> None:
    there = tmp_path / "there.txt"
    there.write_text("precious", encoding="utf-8")
    done = dialogue('Moritz = "2 m"', "y", str(there), "")
    assert "choose another name" in done.err
    assert there.read_text(encoding="utf-8") == "precious"


def test_a_puzzle_that_is_understood_asks_nothing(nlpuzzle: Callable[..., Run], tmp_path: Path) -> None:
    path = tmp_path / "puzzle.txt"
    path.write_text(puzzles.SOLVED, encoding="utf-8")
    done = nlpuzzle("solve", path, "-i")
    assert (done.status, done.err) == (0, "")
