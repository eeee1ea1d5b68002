"""The manual's tutorial: our own puzzle of the same shape, and its code as published where that text is at hand."""

import re
from pathlib import Path

import pytest
from bookshop import NEIGHBOURS, PAGES, PLACES, PROBLEM, told

from nlpuzzle import Solver

PUBLISHED = Path(__file__).parents[3] / "shared" / "seeds" / "elimination-tutorial.rst"


def test_elimination_gets_as_far_as_the_manual() -> None:
    solver = Solver(PROBLEM)
    assert solver.edges == 375
    told(solver)
    assert solver.edges <= 259
    assert solver.assertion_count <= 3
    assert not solver.solved


def test_the_rule_about_neighbours_by_hand() -> None:
    solver = told(Solver(PROBLEM))
    solver.unmatch("Dimitri", PLACES[0])
    solver.unmatch("Dimitri", PLACES[-1])
    fewest = solver.category_for(PAGES[0], "place")
    if fewest is not None:
        solver.unmatch("Dimitri", fewest + 1)
    most = solver.category_for(PAGES[-1], "place")
    if most is not None:
        solver.unmatch("Dimitri", most - 1)
    assert solver.category_for("Dimitri", "place") == 2
    assert solver.assertion_count == 0
    assert solver.find_missing("place") == {1, 3}
    left = solver.find_missing("pages")
    solver.match(1, max(left))
    solver.match(3, min(left))
    assert solver.edges == 75
    assert solver.solved


def test_the_rule_about_neighbours_is_one_call() -> None:
    solver = told(Solver(PROBLEM))
    before = solver.edges
    assert solver.require(NEIGHBOURS) == before - 75
    assert solver.solved
    assert solver.assertion_count == 0
    assert len(solver.solutions()) == 1
    assert solver.solutions()[0][1][:3] == (2, "Dimitri", 110)


@pytest.mark.skipif(not PUBLISHED.exists(), reason="the published tutorial is not beside this checkout")
def test_the_published_code_runs_as_written() -> None:
    text = PUBLISHED.read_text(encoding="utf-8")
    tutorial = text[text.index("Solution\n===") : text.index("-----\nLogic")]
    blocks = re.findall(r"::\n\n((?:    .*\n|\n)+)", tutorial)
    code = "\n".join(re.sub(r"(?m)^    ", "", b) for b in blocks).replace("puzzle_solvers.elimination", "nlpuzzle")
    prompts = re.split(r"(?m)^>>> ", code)
    space: dict[str, object] = {}
    shown: list[tuple[str, object, str]] = []
    for part in prompts:
        line, _, rest = part.partition("\n")
        if part is prompts[0]:
            exec(part, space)
            continue
        printed, _, after = rest.partition("\n\n")
        if "draw" not in line:
            shown.append((line, eval(line, space), printed.strip()))
        exec(after, space)
    for line, value, printed in shown:
        if printed:
            assert value == eval(printed), line
    assert [line for line, _, _ in shown].count("solver.edges") == 4
    assert space["solver"].solved
