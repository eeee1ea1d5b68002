"""Grids on the page and as SVG: what the steps mark ends in the solution; a cell's candidates shrink on the way."""

from xml.etree import ElementTree

import pytest

from nlpuzzle import page, parse_and_solve, svg
from nlpuzzle.corpus.cases import load_cases
from nlpuzzle.outcome import GridOut
from nlpuzzle.resources import folder
from nlpuzzle.telling.page.drawn import drawn_picture
from nlpuzzle.telling.page.picture import marks_after

TEXTS = {case.id: case.text for case in load_cases(folder("corpora") / "grids.jsonl")}


@pytest.mark.parametrize("name", ["sudoku-boxed", "sudoku-6x6-tall", "signs-ascii"])
def test_the_steps_mark_the_solution(name: str) -> None:
    outcome = parse_and_solve(TEXTS[name], steps=True)
    assert isinstance(outcome.solution, GridOut)
    assert outcome.drawing is not None
    picture = drawn_picture(outcome.drawing, outcome.steps, outcome.solution)
    end = {**picture.before, **marks_after(picture.moves)}
    shown = [[end[f"r{r}c{c}"][1] for c in range(1, len(row) + 1)] for r, row in enumerate(outcome.solution.grid, 1)]
    assert shown == outcome.solution.grid
    assert {kind for kind, _ in end.values()} == {"given", "value"}


def test_a_page_has_the_grid_and_its_steps() -> None:
    content = page(TEXTS["sudoku-boxed"], title="Sudoku")
    assert content.count("data-cell=") == 81
    assert '<table class="drawn">' in content
    assert "can hold" in content


@pytest.mark.parametrize("step", [None, 0, 3])
def test_a_drawing_is_well_formed(step: int | None) -> None:
    for name in ("sudoku-6x6", "signs-wide"):
        drawn = ElementTree.fromstring(svg(TEXTS[name], step=step))
        assert drawn.tag.endswith("svg")


def test_a_broken_grid_has_a_page_that_says_so() -> None:
    assert "The grid is not square" in page("\n".join(["1 2 3 4 5 6 7 8 ."] * 8))
