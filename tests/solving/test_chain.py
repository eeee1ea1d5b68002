"""A chain of one's own: what must be linked, what the remover and the stepper do, and where a chain is not enough."""

import pytest
from method_cases import frame

from nlpuzzle.errors import NotSolvableError, RemoverMissingError, StepperMissingError
from nlpuzzle.rules.notation import parse_rule
from nlpuzzle.solving.facts import Facts, Raw
from nlpuzzle.solving.matching import begin
from nlpuzzle.solving.methods import (
    DirectClue,
    LastCandidate,
    LoneSingle,
    NTilesNOptions,
    RemoveAndUpdate,
    SameThing,
    ScaledXWing,
    build_chain,
    default_chain,
    drive,
    solve_by_chain,
)
from nlpuzzle.solving.notes import Stepper


def facts_of(*clues: str) -> Facts:
    return begin(frame(4), [(str(i), parse_rule(clue, frame(4))) for i, clue in enumerate(clues, 1)])


def test_a_method_that_stands_in_no_chain_has_no_remover() -> None:
    with pytest.raises(RemoverMissingError, match="No remover has been assigned to <direct clue>"):
        DirectClue().launch(facts_of("Ada = tea"))


def test_a_remover_without_a_stepper_takes_no_notes() -> None:
    facts = facts_of("Ada = tea")
    raw = DirectClue().find(facts)
    assert raw is not None
    with pytest.raises(StepperMissingError, match="No stepper has been assigned"):
        RemoveAndUpdate().launch(facts, raw)


def test_the_smallest_n_of_a_method() -> None:
    assert NTilesNOptions.N_MIN == 1
    with pytest.raises(ValueError, match="ScaledXWing looks for groups of 2 or more, not of 1"):
        ScaledXWing(1)


def test_a_chain_that_is_not_enough_says_so() -> None:
    facts = facts_of("Ada = tea", "place(Ada) < place(Bob)")
    with pytest.raises(NotSolvableError, match="does not solve the puzzle: it knows 1 of 24 matches"):
        solve_by_chain(facts, build_chain([DirectClue(), LoneSingle(), LastCandidate()]))


@pytest.mark.parametrize("chain", [default_chain(), build_chain([DirectClue(), SameThing(), LastCandidate()])])
def test_a_chain_that_is_enough_ends_quietly(chain: DirectClue) -> None:
    facts = facts_of(
        "Ada = tea", "Bob = milk", "Cleo = cocoa", "Ada = red", "Bob = blue", "Cleo = green", "Ada = 1", "Bob = 2", "Cleo = 3"
    )
    solve_by_chain(facts, chain)
    assert facts.solved


def test_removing_also_cleans_up() -> None:
    facts = facts_of("Ada = tea", "Bob = milk", "Cleo = cocoa")
    remover = RemoveAndUpdate([SameThing(), LastCandidate()])
    remover.stepper = Stepper()
    names = [item.label for item in facts.layout.names]
    for pair in (("Ada", "tea"), ("Bob", "milk"), ("Cleo", "cocoa")):
        p, q = sorted(map(names.index, pair))
        assert remover.launch(facts, Raw("direct clue", matched=((p, q),)))
    assert (names.index("Dirk"), names.index("juice")) in facts.matched_by
    assert remover.stepper.uses == {"direct clue": 3, "lone single": 3, "last candidate": 1}
    assert not remover.launch(facts, Raw("direct clue", matched=((p, q),))), "that was known"


def test_the_stepper_takes_a_person_along() -> None:
    seen: list[str] = []
    facts = facts_of("Ada = tea")
    drive(facts, build_chain([DirectClue(), SameThing()], Stepper(lambda facts, raw: seen.append(raw.method))))
    assert seen == [raw.method for raw in facts.raws] == ["direct clue", "lone single"]
