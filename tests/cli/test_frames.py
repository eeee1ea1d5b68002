"""Categories that the text does not list: shown with where their items come from, and put right on the command line."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from conftest import Run

ROWERS = """Three friends have just joined a rowing club.

1. Hugo rows on Tuesdays.
2. The kayak belongs to Petra.
3. Whoever rows on Sundays owns the punt.
4. Salim does not row on Fridays.
5. The canoe is not used on Fridays.

Who owns the canoe?
"""
TWO = (
    "Puzzle 1\n\nNames: Ann, Bea\nPets: cat, dog\n\n1. Ann has the cat.\n\n"
    "Puzzle 2\n\nNames: Dov, Eli\nCars: van, jeep\n\n1. Dov drives the jeep.\n"
)


@pytest.fixture
def rowers(tmp_path: Path) -> Path:
    path = tmp_path / "rowers.txt"
    path.write_text(ROWERS, encoding="utf-8")
    return path


def test_each_item_is_shown_with_its_sentence(nlpuzzle: Callable[..., Run], rowers: Path) -> None:
    done = nlpuzzle("solve", rowers)
    assert done.status == 0
    assert "kayak: The kayak belongs to Petra." in done.out
    assert "--category" in done.out


def test_a_category_is_given(nlpuzzle: Callable[..., Run], rowers: Path) -> None:
    done = nlpuzzle("solve", rowers, "--category", "boat: canoe, kayak, punt", "--json")
    given = {c["name"]: c for c in json.loads(done.out)["categories"]}
    assert given["boat"]["given"] == "listed"
    assert given["boat"]["items"] == ["canoe", "kayak", "punt"]
    assert given["name"]["given"] == "inferred"


def test_the_number_of_items_is_given(nlpuzzle: Callable[..., Run], rowers: Path) -> None:
    done = nlpuzzle("solve", rowers, "--items", "4", "--json")
    sizes = {len(c["items"]) for c in json.loads(done.out)["categories"]}
    assert sizes == {4}
    assert done.status == 5


@pytest.mark.parametrize("entry", ["boat", "boat: kayak", ": kayak, punt", "boat: kayak, punt, Kayak"])
def test_what_is_no_category_is_wrong_use(nlpuzzle: Callable[..., Run], rowers: Path, entry: str) -> None:
    done = nlpuzzle("solve", rowers, "--category", entry)
    assert done.status == 2
    assert "nlpuzzle:" in done.err


def test_a_dialogue_about_the_categories_can_be_saved_and_pasted_back(
    nlpuzzle: Callable[..., Run], rowers: Path, tmp_path: Path
) -> None:
    block = tmp_path / "block.txt"
    typed = ["boat: kayak, punt, canoe", "drop colour", "pet", "", str(block)]
    done = nlpuzzle("solve", rowers, "--interactive", stdin="".join(f"{line}\n" for line in typed))
    assert done.status == 0
    assert "There is no category colour." in done.err
    assert "A category is a name, a colon and its items" in done.err
    pasted = tmp_path / "pasted.txt"
    pasted.write_text(block.read_text(encoding="utf-8") + "\n" + ROWERS, encoding="utf-8")
    again = nlpuzzle("solve", pasted, "--json")
    assert again.status == 0
    found = {c["name"]: c["given"] for c in json.loads(again.out)["categories"]}
    assert found == {"day": "listed", "name": "listed", "boat": "listed"}


def test_a_blank_slot_can_be_pasted_back(nlpuzzle: Callable[..., Run], tmp_path: Path) -> None:
    path = tmp_path / "blank.txt"
    block = "boat: kayak, punt, (not named)\nname: Hugo, Petra, Salim\nday: Tuesday, Friday, Sunday\n\n"
    clues = "1. Hugo rows on Tuesdays.\n2. The kayak belongs to Petra.\n3. Whoever rows on Sundays owns the punt.\n"
    path.write_text(block + clues, encoding="utf-8")
    found = json.loads(nlpuzzle("solve", path, "--json").out)
    boats = next(c for c in found["categories"] if c["name"] == "boat")
    assert boats["items"] == ["kayak", "punt", "(not named)"]
    assert found["status"] == "solved"


def test_several_puzzles_are_solved_in_turn(nlpuzzle: Callable[..., Run], tmp_path: Path) -> None:
    path = tmp_path / "two.txt"
    path.write_text(TWO, encoding="utf-8")
    done = nlpuzzle("solve", path)
    assert done.status == 0
    assert done.out.index("Puzzle 1 of 2") < done.out.index("cat") < done.out.index("Puzzle 2 of 2") < done.out.index("jeep")
    assert [o["status"] for o in json.loads(nlpuzzle("solve", path, "--json").out)] == ["solved", "solved"]
