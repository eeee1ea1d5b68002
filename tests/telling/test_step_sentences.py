"""Steps in words: every method and situation has its sentence, in the puzzle's own words."""

import re

import pytest
from method_cases import FIRES, Case, found
from step_puzzles import own

from nlpuzzle.puzzle import Frame
from nlpuzzle.solving.grouping import Grouper
from nlpuzzle.solving.methods import LADDER
from nlpuzzle.solving.step import Step
from nlpuzzle.solving.stepper import deduce
from nlpuzzle.telling.links import LinkWords
from nlpuzzle.telling.steps import tell_step, tell_steps

#: the sentence for what each method sees in its own case
SENTENCES = {
    "direct clue: Ada = tea": "Clue 1: Ada is tea.",
    "direct clue: Ada in {tea, milk}": "Clue 1: Ada is either tea or milk; so Ada is not cocoa or juice.",
    "direct clue: Ada in {tea, red}": "Clue 1: Ada is either tea or red; so tea is not red.",
    "assertion: place(Ada) < place(tea)":
        "Clue 1 (Ada is somewhere before tea): Ada is not in place 4, nor tea, and tea is not in place 1.",
    "assertion: place(Ada) = place(Bob) - 1":
        "Clue 1 (Ada is directly before Bob): in every case one of Ada and Bob is in place 2, so Cleo is not in place 2. "
        "(Step 1.)",
    "shared support: place(Ada) <= 2": "Ada is not tea: no place fits both. (Steps 1 and 2.)",
    "2 tiles, 2 options: place(Ada) <= 2":
        "Ada and Bob can only be in place 1 or 2: Cleo is not in place 1 or 2, and Dirk is not in place 1 or 2. "
        "(Steps 1 and 2.)",
    "nested assertion: Ada = 1 or Ada = 2":
        "Clue 1 (Ada is in place 1, or Ada is in place 2, or both): in every case that is left, Ada is not in place 3 or 4.",
    "scaled X-wing of 2: place(Ada) <= 2":
        "Ada and tea can only be in place 1 or 2, and all of them are different things: red is not in place 1 or 2. "
        "(Steps 1, 2, 3, 4 and 5.)",
    "Y-wing: Ada in {1, 2}":
        "Ada is in place 1 or 2, and either way tea or red is in place 3: Bob is not in place 3. "
        "(Steps 4, 5, 6, 7 and earlier ones.)",
    "probing: |place(Ada) - place(Bob)| = 2":
        "Suppose Ada is in place 3; then by clue 1 Bob is not in place 2 or 4; "
        "which clashes with clue 2 (Bob and Cleo are 2 places apart). So Ada is not in place 3.",
}  # fmt: skip


def step_of(case: Case) -> tuple[Frame, Step]:
    facts, raw = found(case)
    assert raw is not None
    facts.record(raw)
    number = len(facts.raws) - (2 if facts.clash is not None and not raw.is_clash else 1)
    return case.frame, Grouper(facts.layout).single(facts.raws)[number]


@pytest.mark.parametrize("case", [case for case in FIRES if case.clues], ids=lambda case: f"{case.method}: {case.clues[0]}")
def test_every_method_has_its_sentence(case: Case) -> None:
    frame, step = step_of(case)
    told = tell_step(step, frame)
    assert told == SENTENCES.get(f"{case.method}: {case.clues[0]}", told)
    assert told[0].isupper()
    assert told.endswith((".", ".)"))
    assert not re.search(r"None|Item\(|\b[s]\d+\b|  |\.\.|: \.", told)


def test_a_clash_says_who_has_nobody_left() -> None:
    frame = FIRES[0].frame
    case = Case("direct clue", ("Ada in {1, 2}", "Ada in {3, 4}"), "")
    last = deduce(frame, case.rules).steps[-1]
    assert tell_step(last, frame) == "No place is left for Ada. (Steps 1 and 2.)"


def test_a_clue_that_cannot_hold() -> None:
    frame = FIRES[0].frame
    case = Case("direct clue", ("Ada = 4", "place(Ada) < place(tea)"), "")
    last = deduce(frame, case.rules).steps[-1]
    assert tell_step(last, frame) == "Clue 2 (Ada is somewhere before tea) cannot hold. (Step 1.)"


def test_every_step_of_our_own_puzzles_is_told() -> None:
    for name, frame, rules in own():
        numbers = {number for number, _ in rules}
        for step in deduce(frame, rules).steps:
            told = tell_step(step, frame)
            assert told[0] == told[0].upper(), name
            assert told.endswith((".", ".)")), name
            assert not re.search(r"None|Item\(|  |\.\.|: \.|\bs\d+\b", told), f"{name}: {told}"
            cited = [premise for premise in step.premises if premise in numbers]
            assert all(re.search(rf"\b{re.escape(number)}\b", told) for number in cited) or len(cited) > 3, f"{name}: {told}"


def test_a_zebra_reads_in_a_page() -> None:
    lengths = {}
    for name, frame, rules in own():
        steps = deduce(frame, rules).steps
        lengths[name] = sum(1 + len(tell_step(step, frame)) // 100 for step in steps)
    assert max(lengths.values()) <= 70, lengths


def test_the_names_of_the_templates_are_those_of_the_ladder() -> None:
    assert {case.method for case in FIRES} == {method.name for method in LADDER}


def test_a_clue_is_told_once() -> None:
    _, frame, rules = next(entry for entry in own() if entry[0] == "lane-houses")
    steps = deduce(frame, rules).steps
    told = tell_steps(steps, frame)
    readings = [found[0] for text in told for found in [re.findall(r"\bClue \w+ \(.*?\)", text)] if found]
    assert len(readings) == len(set(readings)) > 5
    assert any(re.match(r"Clue \w+: \w+ is not in house", text) for text in told[len(told) // 2 :])


def test_of_a_place_it_is_said_who_is_there() -> None:
    frame = FIRES[0].frame
    words = LinkWords(frame)
    ada, tea, second, third = (item for label in ("Ada", "tea", "2", "3") for item in frame.find(label))
    assert words.stated([(ada, second), (tea, second)]) == "Ada and tea are in place 2"
    assert words.denied([(ada, second), (tea, second)]) == "Ada and tea are not in place 2"
    assert words.stated([(ada, second)]) == "Ada is in place 2"
    assert words.denied([(ada, second), (ada, third)]) == "Ada is not in place 2 or 3"
    assert words.stated([(ada, third), (ada, tea)]) == "Ada is tea and in place 3"
    assert words.denied([(ada, third), (ada, tea)]) == "Ada is not in place 3, nor tea"


def test_in_a_supposition_who_is_placed_is_not_denied_other_places() -> None:
    told = [
        text
        for name, frame, rules in own()
        for text in [tell_step(step, frame) for step in deduce(frame, rules).steps if step.chain]
    ]
    placed = 0
    said = (re.sub(r"\([^()]*\)", "", text) for text in told)  # without what a clue says
    for part in (part for text in said for part in text.partition(";")[2].split("; ")):
        part = part.partition(" So ")[0]  # what follows from it is no supposition any more
        there = set(re.findall(r"(\w+) (?:is|are) (?:in|at|on) \w+ \d", part))
        placed += len(there)
        assert not there & set(re.findall(r"(\w+) (?:is|are) not (?:in|at|on) \w+ \d", part)), part
    assert placed


def test_only_what_the_deduction_itself_needs_is_named() -> None:
    frame = FIRES[0].frame
    rules = Case("direct clue", ("Ada = 1", "place(tea) = place(Ada) + 1", "Bob = 2"), "").rules
    for step in deduce(frame, rules).steps:
        assert set(step.direct) <= set(step.premises)
        told = tell_step(step, frame)
        cited = re.search(r"\(Steps? (.*)\.\)$", told)
        assert (cited is not None) == bool(step.direct), told
