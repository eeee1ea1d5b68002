"""The public surface of Solver, name by name."""

from datetime import date
from fractions import Fraction

import numpy as np
import pytest
from bookshop import PROBLEM, told

from nlpuzzle import ContradictionError, Solver
from nlpuzzle.errors import ItemError
from nlpuzzle.solving.assertions import AdjacencyOffsetAssertion

SMALL = {"place": [1, 2, 3], "pet": ["cat", "dog", "eel"], "age": [5, 7, 8]}


@pytest.fixture
def solver() -> Solver:
    return Solver(SMALL)


@pytest.mark.parametrize(
    "made",
    [
        lambda: Solver(SMALL),
        lambda: Solver([iter(items) for items in SMALL.values()], iter(SMALL)),
        lambda: Solver([["place", 1, 2, 3], ("pet", "cat", "dog", "eel"), iter(["age", 5, 7, 8])]),
        lambda: Solver(SMALL, ["ignored"]),
    ],
    ids=["mapping", "lists and categories", "lists that begin with the category", "categories beside a mapping"],
)
def test_constructor_forms(made) -> None:
    solver = made()
    assert solver.categories == ("place", "pet", "age")
    assert solver.labels == (1, 2, 3, "cat", "dog", "eel", 5, 7, 8)
    assert (solver.m, solver.n, solver.edges) == (3, 3, 27)


@pytest.mark.parametrize(
    ("problem", "categories", "words"),
    [
        ({}, None, "at least one category"),
        ({"a": []}, None, "at least one category"),
        ({"a": [1, 2], "b": [1]}, None, "same number"),
        ({"a": [1, 1], "b": [1, 2]}, None, "lists an item twice"),
        ({"a": [1, None]}, None, "None"),
        ([[1, 2], [3, 4]], ["a", "a"], "same label"),
        ([[1, 2], [3, 4]], ["a"], "1 category labels for 2 lists"),
        ([["a", 1], []], None, "begin with its category"),
    ],
)
def test_constructor_refuses(problem, categories, words) -> None:
    with pytest.raises(ValueError, match=words):
        Solver(problem, categories)


def test_labels_and_positions(solver: Solver) -> None:
    assert solver.item_to_pos("dog") == (4, 1)
    assert solver.item_to_pos(("age", 8)) == (8, 2)
    assert solver.pos_to_item(4) == ("pet", "dog")
    assert solver.pos_to_item(4, 1) == ("pet", "dog")
    assert solver.map["eel"] == 5
    with pytest.raises(TypeError):
        solver.map["eel"] = 3
    assert divmod(4, solver.n) == (1, 1)


def test_a_label_of_two_categories() -> None:
    solver = Solver({"height": [70, 72], "age": [71, 72], "pair": [("a", "b"), "c"]})
    assert solver.map[72] is None
    with pytest.raises(ItemError, match=r"72 stands in several categories: say \('height', 72\) or \('age', 72\)"):
        solver.match(72, "c")
    assert solver.match(("age", 72), ("pair", ("a", "b"))) > 0
    assert solver.category_for(("height", 72), "pair") is None


def test_unknown_names(solver: Solver) -> None:
    with pytest.raises(ItemError, match="there is no item 'dig'; did you mean 'dog'"):
        solver.match("dig", 1)
    with pytest.raises(ItemError, match="there is no category 'plaice'; did you mean 'place'"):
        solver.category_for("dog", "plaice")
    with pytest.raises(ItemError, match="pet has no item 'Dog'"):
        solver.unmatch(("pet", "Dog"), 1)
    with pytest.raises(ItemError, match="names no item"):
        solver.match(("pet", "dog", 1), 1)


def test_match_one(solver: Solver) -> None:
    assert solver.match("dog", 2) == 4
    assert solver.match(2, "dog") == 0
    assert solver.category_for("dog", "place") == 2
    assert solver.category_for("dog", "pet") == "dog"
    assert solver.available_for("cat", "place") == (1, 3)
    assert solver.find_missing("pet") == {"cat", "dog", "eel"}


def test_match_one_of_several(solver: Solver) -> None:
    assert solver.match("dog", 1, 3, 1) == 1
    assert solver.available_for("dog", "place") == (1, 3)
    assert solver.category_for("dog", "place") is None


def test_match_shares_links() -> None:
    solver = Solver(SMALL)
    solver.unmatch("dog", 5)
    solver.match("dog", 2)
    assert solver.available_for(2, "age") == (7, 8)


def test_match_refuses(solver: Solver) -> None:
    assert solver.match("dog", "dog") == 0
    with pytest.raises(ValueError, match="own category"):
        solver.match("dog", "cat")
    with pytest.raises(ValueError, match="own category"):
        solver.match("dog", "dog", "cat")
    with pytest.raises(ValueError, match="one category"):
        solver.match("dog", 1, 5)
    assert solver.edges == 27


def test_unmatch(solver: Solver) -> None:
    assert solver.unmatch("dog", 2) == 1
    assert solver.unmatch(2, "dog") == 0
    assert solver.unmatch("dog", "cat") == 0
    assert solver.unmatch("dog", 1) == 3  # the dog is third, so nobody else is
    with pytest.raises(ValueError, match="itself"):
        solver.unmatch("dog", "dog")


@pytest.mark.parametrize(
    ("call", "cat", "dog"),
    [
        (("less_than", "cat", "dog", "age"), (5, 7), (7, 8)),
        (("less_than", "cat", "dog", "age", 1), (7,), (8,)),
        (("less_than", "cat", "dog", "age", 2, None), (5,), (7, 8)),
        (("less_than", "cat", "dog", "age", 1, 2), (5, 7), (7, 8)),
        (("greater_than", "cat", "dog", "age"), (7, 8), (5, 7)),
        (("greater_than", "cat", "dog", "age", 3), (8,), (5,)),
        (("greater_than", "cat", "dog", "age", 3, None), (8,), (5,)),
        (("adjacent_to", "cat", "dog", "age"), (7, 8), (7, 8)),
        (("adjacent_to", "cat", "dog", "age", 2), (5, 7), (5, 7)),
        (("adjacent_to", "cat", "dog", "age", 2, 3), (5, 7, 8), (5, 7, 8)),
        (("adjacent_to", "cat", "dog", "age", 3, None), (5, 8), (5, 8)),
    ],
)
def test_comparisons(solver: Solver, call, cat, dog) -> None:
    name, *args = call
    before = solver.edges
    assert getattr(solver, name)(*args) == before - solver.edges > 0 or cat == (5, 7, 8)
    assert solver.available_for("cat", "age") == cat
    assert solver.available_for("dog", "age") == dog
    assert solver.assertion_count == (0 if len(cat) == len(dog) == 1 else 1)


def test_adjacent_to_with_two_bounds_means_both_sides() -> None:
    solver = Solver({"place": [1, 2, 3, 4, 5], "pet": list("abcde")})
    solver.adjacent_to("a", "b", "place", 2, 3)
    solver.match("b", 3)
    assert solver.available_for("a", "place") == (1, 5)


def test_comparisons_across_categories(solver: Solver) -> None:
    solver.less_than("dog", 8, "place", 1)
    assert not solver.links_in(solver.item_to_pos("dog")[0], 2) >> solver.item_to_pos(8)[0] & 1  # different things
    assert solver.available_for("dog", "place") == (1, 2)
    solver.match("dog", 2)
    assert solver.category_for(8, "place") == 3
    assert solver.assertion_count == 0
    with pytest.raises(ValueError, match="both items are in age"):
        solver.less_than(5, 7, "age")
    with pytest.raises(TypeError, match="a lower and an upper bound"):
        solver.less_than("dog", "cat", "age", 1, 2, 3)


def test_values_stand_for_labels() -> None:
    problem = {"size": ["S", "M", "L"], "pet": ["cat", "dog", "eel"]}
    with pytest.raises(ValueError, match="size cannot be compared"):
        Solver(problem).less_than("cat", "dog", "size")
    solver = Solver(problem, values={"size": [1, 2, Fraction(7, 2)]})
    solver.less_than("cat", "dog", "size", Fraction(3, 2))
    assert solver.category_for("dog", "size") == "L"
    assert solver.labels[0] == "S"
    with pytest.raises(ValueError, match="3 different values"):
        Solver(problem, values={"size": [1, 1, 2]})
    with pytest.raises(ItemError, match="there is no category 'sise'"):
        Solver(problem, values={"sise": [1, 2, 3]})


def test_labels_with_an_order_of_their_own() -> None:
    days = [date(2024, 5, 1), date(2024, 5, 3), date(2024, 5, 9)]
    solver = Solver({"day": days, "pet": ["cat", "dog", "eel"]})
    solver.less_than("cat", "dog", "day")
    assert solver.available_for("cat", "day") == tuple(days[:2])


def test_assertions_mapping(solver: Solver) -> None:
    solver.adjacent_to("cat", "dog", "place")
    cat, dog = solver.item_to_pos("cat")[0], solver.item_to_pos("dog")[0]
    assert set(solver.assertions) == {(cat, 0), (dog, 0)}
    (kept,) = solver.assertions[cat, 0]
    assert isinstance(kept, AdjacencyOffsetAssertion)
    assert solver.assertions[dog, 0] == [kept]
    solver.remove_assertion(kept)
    assert solver.assertion_count == 0
    assert not solver.assertions
    solver.match("cat", 1)
    assert solver.available_for("dog", "place") == (2, 3)
    solver.register_assertion(kept)
    assert solver.assertion_count == 1
    solver.assertions.clear()
    assert solver.assertion_count == 0


def test_an_assertion_put_into_the_mapping_is_called(solver: Solver) -> None:
    kept = AdjacencyOffsetAssertion(solver, "cat", "dog", "place", 1)
    for key in kept.keys:
        solver.assertions[key] = [kept]
    solver.match("cat", 1)
    assert solver.category_for("dog", "place") == 2
    assert solver.assertion_count == 0


def test_reset(solver: Solver) -> None:
    solver.match("cat", 1)
    solver.less_than("cat", "dog", "age")
    view = solver.matrix
    solver.reset()
    assert (solver.edges, solver.assertion_count) == (27, 0)
    assert solver.matrix.sum() == 9 + 2 * 27
    assert view.sum() < solver.matrix.sum()


def test_solved(solver: Solver) -> None:
    for pet, place, age in (("cat", 1, 7), ("dog", 2, 5)):
        assert not solver.solved
        solver.match(pet, place)
        solver.match(pet, age)
    assert solver.solved
    assert solver.edges == 9
    assert solver.find_missing("age") == set()


def test_matrix_is_a_symmetric_view(solver: Solver) -> None:
    matrix = solver.matrix
    assert matrix.shape == (9, 9)
    assert matrix.dtype == bool
    solver.match("dog", 2)
    assert matrix is solver.matrix
    assert (matrix == matrix.T).all()
    for c in range(3):
        block = solver.cat_slice(c)
        assert (matrix[block, block] == np.eye(3, dtype=bool)).all()
    assert not matrix[solver.item_to_pos("dog")[0], solver.item_to_pos(1)[0]]


def test_writing_into_the_matrix(solver: Solver) -> None:
    solver.less_than("cat", "eel", "place")
    dog, two, three = (solver.item_to_pos(x)[0] for x in ("dog", 2, 3))
    for other in (two, three):
        solver.matrix[dog, other] = solver.matrix[other, dog] = False
    assert solver.available_for("dog", "place") == (1,)
    assert solver.unmatch("dog", 5) > 1  # the consequences of what was written come with the next operation
    assert solver.category_for("cat", "place") == 2
    assert solver.category_for("eel", "place") == 3
    assert solver.matrix.sum() == 9 + 2 * solver.edges


@pytest.mark.parametrize(("row", "column"), [(0, 4), (0, 0), (0, 1)])
def test_a_spoilt_matrix_is_refused(solver: Solver, row: int, column: int) -> None:
    solver.matrix[row, column] = not solver.matrix[row, column]
    with pytest.raises(ValueError, match="symmetric"):
        solver.match("dog", 2)


def test_low_level(solver: Solver) -> None:
    dog = solver.item_to_pos("dog")[0]
    assert solver.unlink(dog, 0) == 1
    assert solver.unlink(dog, 0) == 0
    assert solver.linked_set(dog, 0).tolist() == [1, 2]
    assert solver.find_matches(dog).tolist() == []
    solver.match("dog", 2)
    assert solver.find_matches(dog).tolist() == [1]
    assert solver.cat_mask(1).tolist() == [False] * 3 + [True] * 3 + [False] * 3
    assert solver.cat_slice(1) == slice(3, 6)
    assert np.flatnonzero(solver.pos_mask(4)).tolist() == [4]
    with pytest.raises(ValueError, match="pet:dog cannot be unlinked from itself"):
        solver.unlink(dog, dog)


def test_debug_prints_every_operation(capsys) -> None:
    solver = Solver(SMALL, debug=True)
    solver.less_than("cat", "dog", "place", 1)
    solver.match("cat", 1)
    shown = capsys.readouterr().out
    assert "assert place(dog) - place(cat) = 1" in shown
    assert "stored place(dog) - place(cat) = 1" in shown
    assert "match pet:cat with place:1" in shown
    assert "place:2 is not pet:eel" in shown or "pet:eel is not place:2" in shown
    assert "satisfied place(dog) - place(cat) = 1" in shown
    with pytest.raises(ContradictionError):
        solver.match("eel", 1)
    assert "undone" in capsys.readouterr().out
    Solver(SMALL).match("cat", 1)
    assert capsys.readouterr().out == ""


def test_drawing_without_matplotlib(solver: Solver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "matplotlib", None)
    with pytest.raises(NotImplementedError, match="matplotlib"):
        solver.draw()


def test_drawing() -> None:
    matplotlib = pytest.importorskip("matplotlib", reason="matplotlib is not installed")
    matplotlib.use("Agg")
    solver = told(Solver(PROBLEM))
    fig, ax = solver.draw(show=False, title="Bookshop")
    assert ax.get_title() == "Bookshop"
    assert ax.figure is fig
    assert len(ax.get_lines()) == solver.edges
    strong = [line for line in ax.get_lines() if line.get_linewidth() > 1]
    assert 0 < len(strong) < solver.edges


def test_a_solved_drawing_has_a_colour_for_each_thing() -> None:
    matplotlib = pytest.importorskip("matplotlib", reason="matplotlib is not installed")
    matplotlib.use("Agg")
    solver = Solver({"a": [1, 2, 3], "b": [4, 5, 6], "c": [7, 8, 9]})
    for first, second, third in ((1, 5, 9), (2, 6, 7), (3, 4, 8)):
        solver.match(first, second)
        solver.match(first, third)
    _, ax = solver.draw(show=False)
    lines = [(line.get_color(), line.get_linewidth()) for line in ax.get_lines()]
    assert len(lines) == solver.edges == 9
    assert sorted(lines.count(line) for line in set(lines)) == [3, 3, 3]


def test_large_boards() -> None:
    solver = Solver({f"c{c}": [(c, i) for i in range(30)] for c in range(8)}, values={"c0": range(30)})
    for i in range(29):
        solver.less_than(("c1", (1, i)), ("c1", (1, i + 1)), "c0")
    assert solver.category_for(("c1", (1, 17)), "c0") == (0, 17)
    for c in range(2, 8):
        for i in range(30):
            solver.match(("c1", (1, i)), (f"c{c}", (c, (7 * i) % 30)))
    assert solver.solved
