"""What cannot be is refused by name, and leaves the solver as it was."""

import pytest
from bookshop import PROBLEM, told

from nlpuzzle import ContradictionError, NlpuzzleError, Solver


def state(solver: Solver) -> tuple[object, ...]:
    return tuple(solver.rows), {key: tuple(map(id, found)) for key, found in solver.assertions.items()}


@pytest.mark.parametrize(
    "wrong",
    [
        lambda s: s.match("Arno", "thin"),
        lambda s: s.unmatch("Arno", "double"),
        lambda s: s.unmatch("Dimitri", "novel"),
        lambda s: s.less_than("teal", "Arno", "place"),
        lambda s: s.greater_than("Arno", "teal", "place", 1, None),
        lambda s: s.adjacent_to("Coralie", "cookbook", "place", 4),
        lambda s: s.require("place(Arno) >= 4"),
        lambda s: s.require("place(Coralie) = place(cookbook)"),
        lambda s: s.require("place:1 = place:2"),
        lambda s: s.require("not (Arno = double)"),
    ],
)
def test_the_solver_stays_as_it_was(wrong) -> None:
    solver = told(Solver(PROBLEM))
    matrix = solver.matrix.copy()
    before = state(solver)
    with pytest.raises(ContradictionError) as caught:
        wrong(solver)
    assert state(solver) == before
    assert (solver.matrix == matrix).all()
    assert isinstance(caught.value, NlpuzzleError)
    assert isinstance(caught.value, ValueError)
    told(solver)  # the same rules still fit
    assert state(solver)[0] == before[0]


def test_the_items_are_named() -> None:
    solver = Solver({"place": [1, 2], "name": ["Ann", "Ben"], "drink": ["tea", "milk"]})
    solver.match("Ann", 1)
    with pytest.raises(ContradictionError, match=r"no place is left for name (Ann|Ben)") as caught:
        solver.match("Ben", 1)
    assert caught.value.items in ((("name", "Ann"),), (("name", "Ben"),))


def test_a_rule_that_cannot_hold_is_quoted() -> None:
    solver = Solver({"place": [1, 2], "name": ["Ann", "Ben"]})
    with pytest.raises(ContradictionError, match=r"the rule place\(Ann\) > 2 cannot hold") as caught:
        solver.require("place(Ann) > 2")
    assert caught.value.items == (("name", "Ann"),)


def test_an_error_in_a_key_leaves_the_solver_as_it_was() -> None:
    solver = Solver({"size": ["S", "M"], "name": ["Ann", "Ben"]})
    before = state(solver)
    with pytest.raises(ValueError, match="values="):
        solver.less_than("Ann", "Ben", "size")
    assert state(solver) == before


def test_a_comparison_with_an_item_of_the_category_itself() -> None:
    solver = Solver({"age": [5, 7], "name": ["Ann", "Ben"]})
    before = state(solver)
    for call in (lambda: solver.less_than(7, "Ann", "age"), lambda: solver.greater_than("Ann", 7, "age")):
        with pytest.raises(ContradictionError, match=r"no age is left for name Ann|no name is left for age 7"):
            call()
    assert state(solver) == before
