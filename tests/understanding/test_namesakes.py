"""Labels that two categories share are told apart by how the text speaks of the items of each, or not at all."""

import pytest

from nlpuzzle import parse_and_solve

LISTS = """\
Four tenants live in four flats in a row, numbered 1 to 4 from left to right.
 - Each tenant has a different name: Ada, Ben, Cleo, Dan
 - Each tenant keeps a different house plant: fern, ivy, cactus, palm
 - The tenants paint different plants: fern, ivy, cactus, rose

"""
CERTAIN = "1. The tenant who keeps a fern is in flat 1.\n2. The ivy painter is Ben.\n"


def read(clues: str) -> dict[str, list[str]]:
    return {clue.number: clue.rules for clue in parse_and_solve(LISTS + clues).clues}


@pytest.mark.parametrize(("clue", "rule"), [
    ("The cactus enthusiast is directly left of Ben.", "flat(plant:cactus) = flat(Ben) - 1"),
    ("The fern lover is not Dan.", "plant:fern != Dan"),
    ("Dan is the tenant with a pot of ivy.", 'Dan = "house plant":ivy'),
    ("Dan is the tenant with a cactus.", 'Dan = "house plant":cactus'),
])  # fmt: skip
def test_told_as_the_others_of_its_category(clue: str, rule: str) -> None:
    assert read(f"{CERTAIN}3. {clue}\n")["3"] == [rule]


def test_what_is_taken_as_known_is_said() -> None:
    outcome = parse_and_solve(f"{LISTS}{CERTAIN}3. The cactus enthusiast is Dan.\n")
    assert any("“cactus enthusiast” tells of the plant" in remark for remark in outcome.remarks)


@pytest.mark.parametrize("others", [
    ("Ada is in flat 2.", "Cleo is in flat 3."),  # nothing tells which is which
    ("The ivy painter is Ben.", "Cleo is in flat 3."),  # nor whether the others are told otherwise
    ("The tenant who keeps a fern is in flat 1.", "The ivy painter is Ben.", "The fern keeper is Ada."),  # told in one way
])  # fmt: skip
def test_where_the_text_does_not_keep_to_it_both_readings_stay(others: tuple[str, ...]) -> None:
    clues = (*others, "The cactus enthusiast is Dan.")
    last = str(len(clues))
    assert not read("".join(f"{number}. {clue}\n" for number, clue in enumerate(clues, 1)))[last]


TEAS = """\
Four sisters each chose another tea, and each tea came in a cup of another shape.

Sister: Basil, Ginger, Rosemary, Sage
Tea: basil, ginger, rosemary, sage
Cup: oval, round, square, tall

"""


@pytest.mark.parametrize(("clue", "rules"), [
    ("Ginger's tea came in the tall cup.", ["Sister:Ginger = tall"]),
    ("Basil's cup is not oval.", ["Sister:Basil != oval"]),
    ("Sage's cup isn't square, and neither is Rosemary's.", ["Sister:Sage != square", "Sister:Rosemary != square"]),
    ("The ginger tea was in the square cup or the round one.", ["Tea:ginger in {square, round}"]),
    ("The oval cup held the sage tea.", ["oval = Tea:sage"]),
])  # fmt: skip
def test_whoever_owns_a_thing_is_a_person(clue: str, rules: list[str]) -> None:
    outcome = parse_and_solve(f"{TEAS}- {clue}\n- The basil tea came in the tall cup.\n")
    assert outcome.clues[-2].rules == rules
    assert [category.name for category in outcome.categories] == ["Sister", "Tea", "Cup"]  # "the round one" is no place
