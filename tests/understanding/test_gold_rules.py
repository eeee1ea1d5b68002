"""No rule read from a clue is false in the known answer: a wrong rule often hides behind a puzzle that stays unsolved."""

import pytest
from gold_cases import COLLECTIONS, FOLDER, gold_puzzles, shared_cases

from nlpuzzle.corpus.cases import load_cases
from nlpuzzle.resources import folder
from nlpuzzle.rules import holds
from nlpuzzle.rules.notation import to_notation

#: the collections whose cases have an answer table, with the number of rules that must be read and judged
JUDGED = {"zebralogic": 300, "lgp": 125, "seeds": 20, "wild": 40}
#: of these every so-many-eth case is looked at here: all of them are run in tests/project/test_collections.py
EVERY = {"zebralogic": 12, "lgp": 3}

absent = pytest.mark.skipif(not COLLECTIONS, reason=f"the public collections are not in {FOLDER.parent.name}/{FOLDER.name}")


@absent
@pytest.mark.parametrize("name", JUDGED)
def test_no_rule_is_false_in_the_answer(name: str) -> None:
    cases = shared_cases(name)
    if not cases:
        pytest.skip(f"the collection {name} is not beside the checkout")
    judged, false = _judge(name, cases[:: EVERY.get(name, 1)])
    print(f"{name}: {judged} rules judged, {len(false)} false")
    assert not false, "\n".join(false)
    assert judged >= JUDGED[name], f"only {judged} rules of {name} could be judged"


def test_enough_is_judged_overall() -> None:
    assert sum(JUDGED.values()) > 450


def test_no_rule_of_our_own_puzzles_is_false_in_the_answer() -> None:
    judged, false = _judge("own", tuple(load_cases(folder("corpora") / "puzzles.jsonl")))
    print(f"own: {judged} rules judged, {len(false)} false")
    assert not false, "\n".join(false)
    assert judged > 180


def _judge(name: str, cases: tuple) -> tuple[int, list[str]]:  # type: ignore[type-arg]
    judged, false = 0, []
    for gold in gold_puzzles(cases):
        frame = gold.puzzle.setup.frame
        texts = {clue.number: clue.text for clue in gold.puzzle.setup.clues}
        for number, rule in gold.judged():
            judged += 1
            if not holds(rule, frame, gold.arrangement):
                false.append(f"{gold.case.id} {number}: {texts.get(number)} => {to_notation(rule, frame)}")
    return judged, false
