"""Which texts are grid puzzles, what is said of broken ones, and that other puzzles with digits in them are left alone."""

import json
from collections.abc import Callable

import pytest

from nlpuzzle import parse_and_solve
from nlpuzzle.corpus.cases import Case, load_cases
from nlpuzzle.grids.reading import read_drawn
from nlpuzzle.resources import folder

LINE = "000050900103000062060300080040700000200008000001000070000600004090015000000080000"
ROWS = [LINE[i : i + 9].replace("0", ".") for i in range(0, 81, 9)]
GRID = "\n".join(" ".join(row) for row in ROWS)
CASES = load_cases(folder("corpora") / "grids.jsonl")

CLUES = """
1. Ada lives in house 2.
2. The owner of the cat lives beside Ben.
3. Cleo lives in the last house.
4. The dog lives in house 1.
"""


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_our_own_grids(case: Case) -> None:
    outcome = parse_and_solve(case.text)
    assert outcome.kind == ("crossings" if case.id.startswith("signs") else "sudoku")
    if case.solution is not None:
        assert outcome.solution is not None
        assert outcome.solution.model_dump() == {"grid": case.solution.grid}
    assert [(c.number, c.rules) for c in outcome.clues if c.rules] == [(c.number, c.rules) for c in case.clues]


@pytest.mark.parametrize(
    "layout",
    [
        lambda rows: "\n".join(f"> {' '.join(row)}" for row in rows),
        lambda rows: "[\n" + "\n".join(f"  [{', '.join(row.replace('.', '0'))}]," for row in rows) + "\n]",
        lambda rows: "```\n" + "\n".join("\t".join(row) for row in rows) + "\n```",
        lambda rows: "\r\n".join(f"| {' | '.join(row)} |" for row in rows),
        lambda rows: "Hello, who can help me with this one?\n\n" + "\n".join(rows),
    ],
)
def test_other_layouts(layout: Callable[[list[str]], str]) -> None:
    drawn, plain = read_drawn(layout(ROWS)), read_drawn(GRID)
    assert drawn is not None
    assert plain is not None
    assert drawn.puzzles == plain.puzzles


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (LINE[:-1], "The line has 80 characters; a 9 x 9 Sudoku in one line has 81."),
        ("\n".join(GRID.split("\n")[:8]), "The grid is not square: it has 8 rows of 9 cells."),
        (GRID.replace(ROWS[1].replace("", " ").strip(), "1 . 3 . . . . 6"),
         "The grid is not square: row 2 (1 . 3 . . . . 6) has 8 cells, and the others have 9."),
        (GRID.replace("5", "Q", 1), "r1c5 holds Q, which is no value of a 9 x 9 Sudoku."),
        ("1 . . . .\n. 2 . . .\n. . 3 . .\n. . . 4 .\n. . . . 5",
         "A 5 x 5 grid cannot be cut into equal boxes, and no sentence says that it has none."),
        ("→ ← ↔\n↓ ↑ ↓\n→ ← ←",
         "The text draws a grid of arrows, but no sentence that I understand says what the numbers count."),
        ("Each number tells how many different numbers lie ahead.\n\n7→ ← \n↓ ↑", "r1c1 holds 7, and only 0 to 1 can be."),
    ],
)  # fmt: skip
def test_broken_grids(text: str, message: str) -> None:
    outcome = parse_and_solve(text)
    assert (outcome.status, outcome.message) == ("unreadable", message)


def test_given_cells_that_clash_are_named() -> None:
    outcome = parse_and_solve(GRID.replace(". . .", "8 . 8", 1))
    assert outcome.status == "contradiction"
    assert outcome.message == "The given cells clash: r1c1 and r1c3 are both 8, in box 1."


def test_a_sentence_that_may_change_the_rules_leaves_the_grid_unsolved() -> None:
    for sentence in ("In this Sudoku, no neighbouring cells hold consecutive digits.", "Every outlined region holds 1 to 9."):
        outcome = parse_and_solve(f"{sentence}\n\n{GRID}")
        assert (outcome.status, outcome.solution) == ("incomplete", None)
        assert [clue.status for clue in outcome.clues] == ["unparsed"]


def test_many_grids_in_one_paste() -> None:
    line = next(case.text for case in CASES if case.id == "sudoku-line")
    outcome = parse_and_solve("\n".join([line, line.replace("0", "."), line[:-1], "55" + line[2:]]))
    assert [one.status for one in (outcome, *outcome.more)] == ["solved", "solved", "unreadable", "contradiction"]
    assert outcome.message.startswith("Grid 1 of 4: Solved: exactly one solution fits the 9 x 9 Sudoku")
    assert json.loads(outcome.model_dump_json(by_alias=True))["more"][1]["kind"] == "sudoku"


@pytest.mark.parametrize(
    "text",
    [
        f"Names: Ada, Ben, Cleo\nHouses: 1, 2, 3\nPets: cat, dog, owl\n{CLUES}",
        f"Who lives where?{CLUES}\n1 . . . . .\n2 . . . . .\n3 . . . . .\n4 . . . . .\n5 . . . . .\n6 . . . . .",
        f"Four houses.{CLUES}\n1 2 3 4\n_ _ _ _\n_ _ _ _\n_ _ _ _",
        "Prices: 3, 4, 5, 6\nTimes: 1, 2, 3, 4\n1 2 3 4\n3 4 5 6",
        "Ada -> Ben -> Cleo\nBen <- Dan\n1. Ada is before Ben.",
        "Phone: 123456789 123456789\nRoom: 1 2 3\n1. The phone is in room 2.",
        "1 2 3 4 5 6 7 8 9",
        "The teams scored\n3 1 2 0\n0 2 2 1\n1 1 0 3\n2 0 1 1\nand nobody was third. Ada's team beat Ben's. Cleo's lost.",
    ],
)
def test_other_puzzles_with_digits_are_no_grids(text: str) -> None:
    assert read_drawn(text) is None
    assert parse_and_solve(text).kind == "matching"


def test_no_puzzle_of_our_own_is_taken_for_a_grid() -> None:
    for case in load_cases(folder("corpora") / "puzzles.jsonl"):
        assert read_drawn(case.text) is None


COUNTING = "Each number counts the different numbers in the direction of its arrow."
SIGNS = "→  ↓  3← ↙\n↗  ↖  ⤡  ↓\n↘  ↔  ↕  ⤢\n2→ ↑  ↖  ←"


@pytest.mark.parametrize(
    "drawn",
    [
        "-> v <-3 </\n/> <\\ <\\> v\n\\> <-> v^ </>\n2-> ^ <\\ <-",
        "> v 3< </\n/> <\\ <\\> V\n\\> <> ^v </>\n2> ^ <\\ <",
        "E S 3W SW\nNE NW NW-SE S\nSE E-W N-S SW/NE\n2E N NW W",
        "| ==> | ⬇️ | ⇐3 | ⬋ |\n|---|---|---|---|\n| ⬈ | ⬉ | ⤡ | ⇓ |\n| ⬊ | ⬌ | ⬍ | ⤢ |\n| (2➜) | ⬆ | ⇖ | ⟵ |",
        "→↓3←↙\n↗↖⤡↓\n↘↔↕⤢\n2→↑↖←",
    ],
)
def test_arrows_may_be_written_in_many_ways(drawn: str) -> None:
    plain, other = read_drawn(f"{COUNTING}\n\n{SIGNS}"), read_drawn(f"{COUNTING}\n\n{drawn}")
    assert plain is not None
    assert other is not None
    assert other.puzzles == plain.puzzles


@pytest.mark.parametrize("row", ["-> ^", "-> ^ ?>", "-> ^ <- <-", "-> ^ ->->"])
@pytest.mark.parametrize("at", [0, 1, 3])
def test_a_row_of_arrows_that_does_not_fit_is_named(row: str, at: int) -> None:
    rows = ["-> v <-", "^ -> v", "-> ^ <-"]
    rows.insert(at, row)
    outcome = parse_and_solve(f"{COUNTING}\n\n" + "\n".join(rows))
    assert outcome.status == "unreadable"
    assert f"row {at + 1} ({row})" in outcome.message


def test_grids_of_arrows_of_different_sizes_are_two() -> None:
    outcome = parse_and_solve(f"{COUNTING}\n\n-> v\n^ <-\n\n-> v <-\n^ -> v\n-> ^ ^")
    assert [one.status == "unreadable" for one in (outcome, *outcome.more)] == [False, False]


def test_a_grid_of_letters_is_in_no_foreign_language() -> None:
    letters = "ABCDEFGHIJKLMNOY"
    rows = [["." if (i + j) % 3 == 0 else letters[(i * 4 + i // 4 + j) % 16] for j in range(16)] for i in range(16)]
    text = "\n".join(map(" ".join, rows))
    assert read_drawn(text) is not None
    assert "English" not in parse_and_solve(text).message
