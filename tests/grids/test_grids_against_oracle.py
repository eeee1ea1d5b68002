"""Random grids, large and small, against python-sat: the same solutions, and steps that follow from what they cite."""

import random
from dataclasses import replace

import pytest
from grid_oracle import GridChecker, GridOracle

from nlpuzzle.grids import search
from nlpuzzle.grids.arrows import Arrow, Crossing, SignGrid
from nlpuzzle.grids.building import build_crossings
from nlpuzzle.grids.ladder import CROSSINGS_LADDER, SUDOKU_LADDER, deduce_grid
from nlpuzzle.grids.making import given_as, make_crossings, make_sudoku, shuffled, without
from nlpuzzle.grids.puzzle import GridPuzzle, box_shape, sudoku
from nlpuzzle.grids.rules import CountAhead, Range
from nlpuzzle.grids.search import solve_grid
from nlpuzzle.outcome import Limits

DIRECTIONS = [(down, right) for down in (-1, 0, 1) for right in (-1, 0, 1) if (down, right) != (0, 0)]


def random_crossings(dice: random.Random, height: int, width: int, most: int) -> GridPuzzle:
    """Arrows in any directions, some numbers given; they need not agree."""

    def arrow() -> Arrow:
        return tuple(dice.sample(DIRECTIONS, dice.choice((1, 1, 2))))

    rows = tuple(
        tuple(Crossing(arrow(), dice.randint(1, most) if dice.random() < 0.12 else None) for _ in range(width))
        for _ in range(height)
    )
    puzzle = build_crossings(SignGrid(rows, 0, 0, ()), [CountAhead(), Range("1", str(most))])
    assert isinstance(puzzle, GridPuzzle)
    return puzzle


def random_sudoku(dice: random.Random) -> GridPuzzle:
    """A puzzle with one solution, or one with a few given cells changed or left out."""
    puzzle = make_sudoku(dice, dice.choice((4, 6, 9, 9)), diagonals=dice.random() < 0.3)
    for cell in dice.sample(sorted(puzzle.given), dice.choice((0, 0, 1, 2))):
        given = [mask.bit_length() - 1 if i in puzzle.given else None for i, mask in enumerate(puzzle.start)]
        given[cell] = dice.choice((None, dice.randrange(len(puzzle.values))))
        puzzle = given_as(puzzle, given)
    return puzzle


def agree(puzzle: GridPuzzle, most: int = 30) -> None:
    found = solve_grid(puzzle, Limits(solutions=most))
    expected = set(GridOracle(puzzle).solutions(most + 1))
    if found.at_least:
        assert len(expected) > most
    else:
        assert set(found.solutions) == expected


def steps_hold(puzzle: GridPuzzle) -> None:
    found = deduce_grid(puzzle, Limits(seconds=60))
    checker = GridChecker(puzzle)
    for step in found.single:
        checker.check(step)
    checker.facts.clear()
    for step in found.steps:
        checker.check(step)
    verdict = solve_grid(puzzle).verdict
    assert (found.solved, found.contradiction is not None) == (verdict == "unique", verdict == "none")


@pytest.mark.parametrize("seed", range(20))
def test_sudoku(seed: int) -> None:
    puzzle = random_sudoku(random.Random(seed))
    agree(puzzle)
    if seed % 2:
        steps_hold(puzzle)


@pytest.mark.parametrize("seed", range(20))
def test_crossings(seed: int) -> None:
    dice = random.Random(seed)
    puzzle = random_crossings(dice, dice.randint(2, 5), dice.randint(2, 5), dice.randint(2, 4))
    agree(puzzle)
    if seed % 2:
        steps_hold(puzzle)


@pytest.mark.parametrize("seed", range(12))
def test_trying_cells_before_each_guess_loses_no_solution(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "PATIENCE", -1)
    dice = random.Random(seed)
    agree(random_sudoku(dice))
    agree(random_crossings(dice, dice.randint(2, 4), dice.randint(2, 4), dice.randint(2, 4)))


@pytest.mark.parametrize("size", [12, 16])
def test_large_sudoku(size: int) -> None:
    dice = random.Random(size)
    made = sudoku([str(v) for v in range(size)], [None] * size**2, box_shape(size))
    solution = solve_grid(made, Limits(solutions=2)).solutions[0]
    given = [value if dice.random() < 0.6 else None for value in solution]
    agree(shuffled(given_as(made, given), dice))


def test_a_large_sudoku_with_few_given_cells() -> None:
    agree(make_sudoku(random.Random(1), 16, guesses=0))


def test_longer_rows_of_signs_than_sets_can_be_tried_of() -> None:
    dice = random.Random(4)
    for _ in range(4):
        puzzle = random_crossings(dice, 3, 8, 8)
        given = [dice.randrange(1, 4) if i % 3 else None for i in range(24)]
        agree(replace(puzzle, start=tuple(255 if v is None else 1 << v for v in given)), most=5)


def test_the_methods_of_both_ladders_have_names_of_their_own() -> None:
    for ladder in (SUDOKU_LADDER, CROSSINGS_LADDER):
        assert len({method.name for method in ladder}) == len(ladder)


@pytest.mark.parametrize("seed", range(12))
def test_what_is_made_has_one_solution_and_no_given_cell_too_many(seed: int) -> None:
    dice = random.Random(seed)
    puzzle = make_sudoku(dice, dice.choice((4, 6))) if seed % 3 else make_crossings(dice, 3, 4, 3)
    assert len(list(GridOracle(puzzle).solutions(2))) == 1
    assert all(len(list(GridOracle(without(puzzle, cell)).solutions(2))) == 2 for cell in puzzle.given)


def test_a_spoilt_filling_is_never_built_on() -> None:
    for seed in range(300):
        assert len(make_sudoku(random.Random(seed), 4).given) > 3
