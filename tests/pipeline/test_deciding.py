"""Several solutions: which of the sentences that were not understood speak of what is open, and whether one fact is enough."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

import pytest

from nlpuzzle import parse_and_solve
from nlpuzzle.corpus.cases import load_cases
from nlpuzzle.deciding import _together, could_decide
from nlpuzzle.outcome import Limits
from nlpuzzle.pipeline import Understood, read_puzzle
from nlpuzzle.puzzle import Clue, Frame, Item, Span
from nlpuzzle.resources import folder
from nlpuzzle.rules import Amount, Compare, Different, Distance, Rule, Same
from nlpuzzle.solving import solve
from nlpuzzle.telling.several import several_sentences, unread_sentences

PUZZLE = """Three potters each made one thing, in one glaze.

Potter: Ida, Juno, Kofi
Thing: bowl, jug, vase
Glaze: amber, jade, slate

1. Ida made the bowl.
2. Juno's glaze is jade.
{}
"""
NOT_READ = "There was much talk of {}."


def told(*clues: str) -> list[str]:
    """What is said of several solutions, after the sentence that tells in what they differ."""
    numbered = "\n".join(f"{number}. {NOT_READ.format(clue)}" for number, clue in enumerate(clues, 3))
    first, *more = several_sentences(parse_and_solve(PUZZLE.format(numbered)))
    assert first == "The solutions differ in Thing (jug and vase) and Glaze (amber and slate)."
    return more


@pytest.mark.parametrize(
    ("clues", "says"),
    [
        # four solutions: the jug is Juno's or Kofi's, the amber glaze is Ida's or Kofi's
        (["the jug and the slate glaze"], "Clue 3, not understood, speaks of jug and slate: one fact about them could leave a "
         "single solution."),
        (["the vase"], "Clue 3, not understood, speaks of vase: one fact about vase could leave a single solution."),
        (["the jug and Juno"], "Clue 3, not understood, speaks of jug and Juno, in which the solutions differ; one simple fact "
         "about them is not enough for a single solution."),
        (["the weather"], "Clue 3, not understood, names nothing that is open."),
        (["the jug and Juno", "Ida and the amber glaze"], "Clue 3 (jug and Juno) and clue 4 (Ida and amber), not understood, "
         "speak of what the solutions differ in; one simple fact is not enough for a single solution, but clues 3 and 4 "
         "together could be."),
        (["the vase", "the jug"], "Clue 3 (vase) and clue 4 (jug), not understood, speak of what the solutions differ in: one "
         "fact about what one of them names could leave a single solution."),
    ],
)  # fmt: skip
def test_which_sentences_could_decide(clues: list[str], says: str) -> None:
    assert told(*clues) == [says]


def test_sentences_that_name_nothing_open_come_last() -> None:
    assert told("the rain", "the vase", "the weather")[-1] == "Clues 3 and 5, not understood, name nothing that is open."


def test_a_sentence_taken_as_background_may_be_what_decides() -> None:
    puzzle = read_puzzle(PUZZLE.format(""))
    assert isinstance(puzzle, Understood)
    notes = [Clue(f"n{n}", text, Span(0, 0)) for n, text in enumerate(("The jug was slate grey.", "Juno loved the jug."), 1)]
    setup = replace(puzzle.setup, notes=tuple(notes))
    found = could_decide(setup, puzzle.rules, [], solve(setup.frame, puzzle.rules), Limits())
    assert unread_sentences(found, background=True) == [
        "Clue n1, taken as background, speaks of jug and slate: one fact about them could leave a single solution."
    ]


def test_nothing_is_said_where_the_categories_are_in_doubt() -> None:
    outcome = parse_and_solve(PUZZLE.format("3. Wilhelmina's glaze is slate.\n4. There was much talk of the jug."))
    assert outcome.status == "incomplete"
    assert outcome.solutions is not None
    assert outcome.solutions.differ
    assert not outcome.solutions.unread


def facts(first: Item, second: Item, frame: Frame) -> Iterator[Rule]:
    """The simple facts, as rules: an independent list."""
    if first.category != second.category:
        yield from (Same(first, second), Different(first, second))
    for category in (c for c in frame if c.ordered and c.values is not None):
        steps = {abs(a - b) for a, b in combinations(category.values or (), 2)}
        yield from (Compare(category.name, Amount(a), "<", Amount(b)) for a, b in ((first, second), (second, first)))
        for step in steps:
            yield Distance(category.name, first, second, "=", step)
            yield from (Compare(category.name, Amount(first), "=", Amount(second, offset=sign * step)) for sign in (1, -1))


def test_one_fact_is_enough_exactly_where_some_rule_leaves_one_solution() -> None:
    seen = {True: 0, False: 0}
    for case in load_cases(folder("corpora") / "puzzles.jsonl")[::3]:
        puzzle = read_puzzle(case.text)
        assert isinstance(puzzle, Understood)
        frame = puzzle.setup.frame
        for reading in puzzle.readings[:4]:
            rules = [(number, rule) for number, rule in puzzle.rules if number != reading.number]
            result = solve(frame, rules)
            if reading.status != "parsed" or result.verdict != "multiple" or result.at_least:
                continue
            unread = replace(reading, status="unparsed", rules=())
            for found in could_decide(puzzle.setup, rules, [unread], result, Limits()).unread:
                items = [Item(category, label) for category, label in found.names]
                if found.decides is None or not 2 <= len(items) <= 3:
                    continue
                tried = (rule for a, b in combinations(items, 2) for rule in facts(a, b, frame))
                enough = any(solve(frame, [*rules, ("", rule)]).verdict == "unique" for rule in tried)
                assert found.decides or not enough, f"{case.id} {reading.number}"
                seen[found.decides] += 1
    assert all(seen.values())


def test_hundreds_of_unread_sentences_are_not_tried_three_by_three() -> None:
    facts = {str(n): {3 | k << 2 for k in range(n, n + 60)} for n in range(120)}
    assert _together(facts) == []
