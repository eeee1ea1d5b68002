"""The assertion family: names, arguments and answers of each class, and assertions of one's own."""

import pytest

from nlpuzzle import Solver
from nlpuzzle.solving.assertions import (
    AdjacencyOffsetAssertion,
    Assertion,
    AsymmetricAssertionMixin,
    BandedAssertion,
    BoundedAssertion,
    BoundedExclusiveAssertion,
    OffsetAssertion,
    SymmetricAssertionMixin,
)

NUMBERS = range(1, 8)


@pytest.fixture
def solver() -> Solver:
    return Solver({"floor": list(NUMBERS), "tenant": list("ABCDEFG"), "hobby": list("pqrstuv")})


MADE = [
    (OffsetAssertion, (2,), lambda a, b: b - a == 2, "floor(q) - floor(A) = 2"),
    (OffsetAssertion, (-1,), lambda a, b: b - a == -1, "floor(q) - floor(A) = -1"),
    (AdjacencyOffsetAssertion, (3,), lambda a, b: abs(b - a) == 3, "|floor(q) - floor(A)| = 3"),
    (BoundedAssertion, (2, None), lambda a, b: b - a >= 2, "2 <= floor(q) - floor(A)"),
    (BoundedAssertion, (None, 3), lambda a, b: b - a <= 3, "floor(q) - floor(A) <= 3"),
    (BoundedAssertion, (1, 2), lambda a, b: 1 <= b - a <= 2, "1 <= floor(q) - floor(A) <= 2"),
    (BoundedExclusiveAssertion, (0, None), lambda a, b: b > a, "0 < floor(q) - floor(A)"),
    (BoundedExclusiveAssertion, (1, 4), lambda a, b: 1 < b - a < 4, "1 < floor(q) - floor(A) < 4"),
    (BandedAssertion, (2, 3), lambda a, b: 2 <= abs(b - a) <= 3, "2 <= |floor(q) - floor(A)| <= 3"),
    (BandedAssertion, (4, None), lambda a, b: abs(b - a) >= 4, "4 <= |floor(q) - floor(A)|"),
]
IDS = [f"{kind.__name__}{args}" for kind, args, _, _ in MADE]


@pytest.mark.parametrize(("kind", "args", "wanted", "text"), MADE, ids=IDS)
def test_op_and_is_valid(solver: Solver, kind, args, wanted, text) -> None:
    made = kind(solver, "A", ("hobby", "q"), "floor", *args)
    for a in NUMBERS:
        for b in NUMBERS:
            assert made.op(a, b) == wanted(a, b)
        for options in ({1, 4}, {2, 3, 6}, set(NUMBERS), set()):
            found, back = made.is_valid(a, options), made.is_valid(a, options, reverse=True)
            assert found in options if any(wanted(a, b) for b in options) else found is None
            assert back in options if any(wanted(b, a) for b in options) else back is None
            if found is not None:
                assert wanted(a, found)
            if back is not None:
                assert wanted(back, a)


@pytest.mark.parametrize(("kind", "args", "wanted", "text"), MADE, ids=IDS)
def test_verify_keeps_what_fits_and_no_more(solver: Solver, kind, args, wanted, text) -> None:
    made = kind(solver, "A", "q", "floor", *args)
    solver.match("A", 2, 3, 5)
    solver.match("q", 1, 3, 4, 6, 7)
    made.verify()
    pairs = [(a, b) for a in (2, 3, 5) for b in (1, 3, 4, 6, 7) if wanted(a, b)]
    assert set(solver.available_for("A", "floor")) == {a for a, _ in pairs}
    assert set(solver.available_for("q", "floor")) == {b for _, b in pairs}


@pytest.mark.parametrize(("kind", "args", "wanted", "text"), MADE, ids=IDS)
def test_reading_them(solver: Solver, kind, args, wanted, text) -> None:
    made = kind(solver, "A", "q", "floor", *args)
    assert str(made) == text
    shown = ", ".join(map(repr, args))
    assert repr(made) == f"{kind.__name__}(('tenant', 'A'), ('hobby', 'q'), 'floor', {shown})"
    assert (made.pos1, made.cat1, made.pos2, made.cat2, made.cat) == (7, 1, 15, 2, 0)
    assert made.solver is solver
    assert made.key(solver, 4) == made.default_key(solver, 4) == 5


def test_bounds_space_and_size(solver: Solver) -> None:
    bounded = BoundedAssertion(solver, "A", "q", "floor", 1, 3)
    assert bounded.bounds(False) == (1, 3)
    assert bounded.bounds(True) == (-3, -1)
    assert list(bounded.space(10, 1, 3)) == [11, 12, 13]
    assert bounded.nspace() == 3
    exclusive = BoundedExclusiveAssertion(solver, "A", "q", "floor", 1, 4)
    assert list(exclusive.space(10, 1, 4)) == [12, 13]
    assert exclusive.nspace() == 2
    banded = BandedAssertion(solver, "A", "q", "floor", 1, 2)
    assert banded.bounds(True) == banded.bounds(False) == (1, 2)
    assert sorted(banded.space(10, 1, 2)) == [8, 9, 11, 12]
    assert banded.nspace() == 4
    assert (banded.lower, banded.upper) == (1, 2)
    assert OffsetAssertion(solver, "A", "q", "floor", 2).offset == 2


def test_mixins() -> None:
    assert SymmetricAssertionMixin().value(5, 3) == 2
    assert AsymmetricAssertionMixin().value(5, 3) == -2


def test_the_base_is_abstract(solver: Solver) -> None:
    with pytest.raises(TypeError, match="abstract"):
        Assertion(solver, "A", "q", "floor")


class Divides(Assertion):
    """The first value divides the second."""

    def op(self, key1: int, key2: int) -> bool:
        return key2 % key1 == 0


class Counting(Divides):
    """Writes down every call, and asks `is_valid` of its own."""

    def __init__(self, *args: object) -> None:
        super().__init__(*args)
        self.updates: list[tuple[int, int]] = []
        self.asked = 0

    def is_valid(self, key, options, reverse=False):
        self.asked += 1
        return super().is_valid(key, options, reverse)

    def update(self, pos12: int, posC: int) -> None:  # noqa: N803
        self.updates.append((pos12, posC))
        super().update(pos12, posC)


def test_an_assertion_of_ones_own(solver: Solver) -> None:
    own = Divides(solver, "A", "B", "floor")
    solver.register_assertion(own)
    solver.match("A", 3)
    assert solver.available_for("B", "floor") == (6,)
    assert own.satisfied
    assert solver.assertion_count == 0


def test_update_is_called_for_every_link(solver: Solver) -> None:
    own = Counting(solver, "A", "B", "floor")
    solver.register_assertion(own)
    solver.match("A", 3, 4)
    assert sorted(own.updates)[:5] == [(7, 0), (7, 1), (7, 4), (7, 5), (7, 6)]
    assert own.asked > 0
    assert solver.available_for("B", "floor") == (3, 4, 6)


def test_a_key_of_ones_own(solver: Solver) -> None:
    made = OffsetAssertion(solver, "A", "q", "floor", 10, key=lambda s, pos: 10 * s.labels[pos] // 2)
    solver.register_assertion(made)
    made.verify()
    assert solver.available_for("A", "floor") == (1, 2, 3, 4, 5)
    solver.match("A", 4)
    assert solver.category_for("q", "floor") == 6
