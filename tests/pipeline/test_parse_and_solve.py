"""The whole way on small texts: status, message and clues; whatever the text is, the result is an Outcome."""

import random

import puzzles
import pytest

from nlpuzzle import Limits, UsageError, parse_and_solve


def test_a_puzzle_is_solved() -> None:
    outcome = parse_and_solve(puzzles.SOLVED)
    assert (outcome.status, outcome.message) == ("solved", "Solved: exactly one solution fits all 3 clues.")
    assert outcome.solution is not None
    assert outcome.solution.model_dump() == {"header": ["Cousin", "Tree", "Height"], "rows": puzzles.ROWS}
    assert outcome.solutions is not None
    assert (outcome.solutions.count, outcome.solutions.at_least) == (1, False)


def test_every_clue_is_told_with_its_place_in_the_text() -> None:
    clues = {clue.number: clue for clue in parse_and_solve(puzzles.SOLVED).clues}
    assert clues["1"].rules == ["Elspeth = larch"]
    assert clues["1"].reading
    start, end = clues["2"].span
    assert puzzles.SOLVED[start:end] == clues["2"].text == "The walnut is taller than the larch."


def test_the_frame_is_told_with_values_and_units() -> None:
    height = next(c for c in parse_and_solve(puzzles.SOLVED).categories if c.name == "Height")
    assert (height.items, height.values, height.ordered) == (["2 m", "3 m", "5 m"], [2, 3, 5], True)


def test_an_unread_clue_that_decides_leaves_the_puzzle_incomplete() -> None:
    outcome = parse_and_solve(puzzles.UNREAD)
    assert (outcome.status, outcome.solution) == ("incomplete", None)
    assert outcome.message == "Clue 3 was not understood, and the other 2 leave 6 solutions."
    clue = next(c for c in outcome.clues if c.number == "3")
    assert clue.status == "unparsed"
    assert clue.stuck is not None
    assert puzzles.UNREAD[slice(*clue.stuck)] == "allegedly"
    assert "allegedly" in (clue.reason or "")


def test_solved_beside_an_unread_clue_claims_no_more_than_it_knows() -> None:
    outcome = parse_and_solve(puzzles.UNNEEDED)
    assert outcome.status == "solved"
    assert outcome.message.endswith("if the puzzle has a solution, it is this one.")


def test_several_solutions_are_counted_and_their_differences_named() -> None:
    outcome = parse_and_solve(puzzles.SEVERAL)
    assert (outcome.status, outcome.solution) == ("multiple", None)
    assert outcome.solutions is not None
    assert outcome.solutions.count == 6
    assert ("Tree", "walnut") in outcome.solutions.differ


def test_counting_stops_at_the_limit() -> None:
    outcome = parse_and_solve(puzzles.SEVERAL, limits=Limits(solutions=4))
    assert outcome.solutions is not None
    assert (outcome.solutions.count, outcome.solutions.at_least) == (4, True)
    assert "at least 4" in outcome.message.casefold()


def test_a_contradiction_names_a_smallest_set_of_clues() -> None:
    outcome = parse_and_solve(puzzles.CONTRADICTION)
    assert outcome.status == "contradiction"
    assert outcome.message.startswith("Clues 1 and 4 contradict each other")


def test_a_rule_typed_by_hand_completes_the_puzzle() -> None:
    outcome = parse_and_solve(puzzles.UNREAD, rules=['3: Moritz = "2 m"'])
    assert outcome.status == "solved"
    assert next(c for c in outcome.clues if c.number == "3").status == "manual"


def test_a_rule_without_a_number_is_added_as_r1() -> None:
    outcome = parse_and_solve(puzzles.UNREAD, rules=['Moritz = "2 m"'])
    assert outcome.status == "solved"
    assert (outcome.clues[-1].number, outcome.clues[-1].status) == ("r1", "manual")


def test_a_wrong_rule_is_a_usage_error() -> None:
    with pytest.raises(UsageError, match=r"clue 3 cannot be read.*column"):
        parse_and_solve(puzzles.UNREAD, rules=["3: Moritz = oak"])


def test_categories_given_by_the_caller_take_the_place_of_those_found() -> None:
    outcome = parse_and_solve(puzzles.UNEQUAL, categories={"Tree": ["cherry", "larch", "walnut"]})
    assert outcome.status == "solved"


def test_steps_are_made_on_request_only() -> None:
    outcome = parse_and_solve(puzzles.SOLVED, steps=True)
    assert [step.id for step in outcome.steps] == [f"s{i}" for i in range(1, len(outcome.steps) + 1)]
    assert ("Elspeth", "larch") in outcome.steps[0].matched
    assert outcome.steps[0].premises == ["1"]
    assert outcome.difficulty is not None
    assert outcome.difficulty.level == "easy"
    plain = parse_and_solve(puzzles.SOLVED)
    assert (plain.steps, plain.difficulty) == ([], None)
    assert plain.remarks == outcome.remarks == []


def test_the_steps_of_a_contradiction_lead_to_the_clash() -> None:
    outcome = parse_and_solve(puzzles.CONTRADICTION, steps=True)
    assert {p for step in outcome.steps for p in step.premises if not p.startswith("s")} == {"1", "4"}
    assert (outcome.steps[-1].removed, outcome.steps[-1].matched) == ([], [])
    assert outcome.difficulty is None


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "empty"),
        (" \n\t\n", "empty"),
        (puzzles.NO_CLUES, "clues"),
        (puzzles.UNEQUAL, "Tree has 2"),
        (puzzles.FRENCH, "English"),
        ("Кто выращивает вишню? Мориц не сажал грецкий орех, а Эльза старше его.", "English"),
        ("\x00\x01\x7fELF\x02\x01" * 40, "no text"),
        ("the weather was fine and nobody said much that day", "categories"),
    ],
)
def test_what_is_no_puzzle_is_unreadable_and_says_why(text: str, says: str) -> None:
    outcome = parse_and_solve(text)
    assert outcome.status == "unreadable"
    assert says in outcome.message
    assert outcome.message.count("\n") == 0


def test_a_text_over_the_limit_is_not_read() -> None:
    outcome = parse_and_solve("Ann likes tea. " * 14_000)
    assert (outcome.status, outcome.stopped) == ("unreadable", "length")


NOISE = "abc ABC 123 \n\n :;,.-()'\"`*#$%/\\=<>!? the is a of clues Ada red ² 寿 \u0301 \u202e \ufeff"


@pytest.mark.parametrize("seed", range(25))
def test_noise_never_raises(seed: int) -> None:
    dice = random.Random(seed)
    text = "".join(dice.choice(NOISE) for _ in range(dice.randrange(2000)))
    assert parse_and_solve(text, limits=Limits(seconds=2)).message


@pytest.mark.parametrize("seed", range(25))
def test_a_damaged_puzzle_never_raises(seed: int) -> None:
    dice = random.Random(seed)
    text = list(puzzles.UNNEEDED)
    for _ in range(12):
        at = dice.randrange(len(text))
        text[at : at + dice.randrange(6)] = dice.choice(NOISE)
    assert parse_and_solve("".join(text), limits=Limits(seconds=2)).message


def test_the_outcome_is_json_with_the_documented_fields() -> None:
    shown = parse_and_solve(puzzles.UNNEEDED).model_dump(mode="json")
    assert list(shown) == [
        "schema", "kind", "status", "message", "stopped", "categories", "clues", "solution", "solutions", "answers", "steps",
        "difficulty", "remarks", "drawing", "more",
    ]  # fmt: skip
    assert shown["schema"] == 1


def test_a_misspelt_item_is_not_guessed_but_offered() -> None:
    outcome = parse_and_solve(puzzles.SOLVED.replace("planted the larch", "planted the lrach"))
    clue = next(c for c in outcome.clues if c.number == "1")
    assert (outcome.status, clue.status, clue.rules) == ("incomplete", "unparsed", [])
    assert clue.suggestions == ["larch"]
    assert [reading.rules for reading in clue.readings] == [["Elspeth = larch"]]


def test_of_a_misspelt_name_the_whole_clue_is_shown_as_it_would_be_with_the_right_one() -> None:
    text = """Cyclist: Ansel, Britt, Cosmo
Colour: black, orange, purple
Suburb: Elmdon, Fairley, Hexley

1. Brit rode the orange bike, and she doesn't live in Hexley.
2. Cosmo's bike is black.
3. Ansel lives in Elmdon.
"""
    clue = parse_and_solve(text).clues[0]
    assert (clue.status, clue.suggestions) == ("unparsed", ["Britt"])
    assert [reading.rules for reading in clue.readings] == [["Britt = orange", "Britt != Hexley"]]


def test_a_name_of_three_letters_is_suggested_for_one_of_four() -> None:
    """ "Tes" has a capital: it may be Tess; "the" and "fur" are no names."""
    outcome = parse_and_solve(
        "Friends: Tess, Ugo, Vera\nPets: cat, dog, hamster\n\nClues:\n1. Tes does not have the dog.\n2. Ugo has the cat."
    )
    clue = outcome.clues[0]
    assert (clue.status, clue.suggestions, outcome.status) == ("unparsed", ["Tess"], "incomplete")



def test_a_name_in_no_category_keeps_the_puzzle_from_being_called_solved() -> None:
    outcome = parse_and_solve(puzzles.SOLVED + "4. Moritz gave his spade to Ottokar.\n")
    assert outcome.status == "incomplete"
    assert "Ottokar" in outcome.message
