"""Every method of the ladder sees what it should, and only that; the ladder is linked as the list says."""

import pytest
from method_cases import FIRES, QUIET, Case, found
from step_checker import Checker

from nlpuzzle.solving.methods import LADDER, Method, build_chain
from nlpuzzle.solving.stepper import deduce


def test_every_method_has_both_kinds_of_case() -> None:
    names = {method.name for method in LADDER}
    assert len(names) == len(LADDER)
    assert {case.method for case in FIRES} == names
    assert {case.method for case in QUIET} == names


@pytest.mark.parametrize("case", FIRES, ids=lambda case: f"{case.method}: {case.clues[:1]}")
def test_it_sees(case: Case) -> None:
    facts, raw = found(case)
    assert raw is not None
    assert raw.method == case.method
    labels = [item.label for item in facts.layout.names]
    shown = [f"+ {labels[p]} {labels[q]}" for p, q in raw.matched] + [f"- {labels[p]} {labels[q]}" for p, q in raw.removed]
    assert not case.shows or case.shows in shown
    assert all(facts.rows[p] >> q & 1 for p, q in raw.removed), "what it removes was there"


@pytest.mark.parametrize("case", QUIET, ids=lambda case: f"{case.method}: {case.clues[:1]}")
def test_it_sees_nothing(case: Case) -> None:
    assert found(case)[1] is None


@pytest.mark.parametrize("case", [*FIRES, *QUIET], ids=lambda case: f"{case.method}: {case.clues[:1]}")
def test_what_it_sees_follows(case: Case) -> None:
    checker = Checker(case.frame, case.rules)
    for step in deduce(case.frame, case.rules).single:
        checker.check(step)


def test_progress_leads_back_to_the_cheapest_and_failure_to_the_next() -> None:
    first = rung = build_chain(LADDER)
    names = [rung.name]
    while isinstance(rung.fall_back, Method):
        assert rung.advance is first
        rung = rung.fall_back
        names.append(rung.name)
    assert names == [method.name for method in LADDER]
    assert all(method.advance is method for method in LADDER), "the list itself stays unlinked"


def test_probing_tells_its_way_to_the_clash() -> None:
    case = next(case for case in FIRES if case.method == "probing")
    step = next(step for step in deduce(case.frame, case.rules).steps if step.method == "probing")
    assert step.removed[0] == step.supposed
    assert step.chain[0].method == "supposition"
    assert step.chain[0].matched[0] == step.supposed
    assert step.chain[-1].is_clash
    known = {"1", "2", *(f"s{i}" for i in range(1, 50)), *(inner.id for inner in step.chain)}
    assert {premise for inner in step.chain for premise in inner.premises} <= known


@pytest.mark.parametrize("left_out", [("probing",), ("probing", "shared support", "2 tiles, 2 options")])
def test_bifurcation_comes_where_nothing_else_helps(left_out: tuple[str, ...]) -> None:
    ladder = [method for method in LADDER if method.name not in left_out]
    case = next(case for case in FIRES if case.method == "bifurcation")
    checker = Checker(case.frame, case.rules)
    found = deduce(case.frame, case.rules, ladder=ladder)
    assert not found.stopped
    guessed = [step for step in found.single if step.method == "bifurcation"]
    assert guessed
    for step in found.single:
        checker.check(step)
    assert all(step.chain[0].matched[0] == step.supposed == step.removed[0] for step in guessed)
