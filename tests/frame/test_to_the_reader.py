"""Sentences for the reader are notes, a row is called by what stands in it, and no list is one of clauses."""

import pytest

from nlpuzzle.puzzle import Setup
from nlpuzzle.reading import read
from nlpuzzle.reading.sentences import sentences
from nlpuzzle.understanding.framing.bearing import Bearing
from nlpuzzle.understanding.framing.frame import set_up

LISTS = "Bakers: Aldo, Brit, Cosima\nCakes: lemon, poppy seed, walnut\n\n"
NAMES = ("Ann", "Bo", "Cleo")
CLUES = "Aldo baked the walnut cake. Brit did not bake the lemon cake. "


def setup(text: str) -> Setup:
    return set_up(read(text))


@pytest.mark.parametrize(
    "text",
    [
        "Write the labels back onto the tins.",
        "Restore the sheet before the inspector calls.",
        "Now fill in the last page of the log.",
        "Please match each tin to its owner.",
        "Sort everything into the right order.",
        "Help her to label the tins while she fetches the van.",
        "Send your answer on a card to the usual address.",
        "Answers on a postcard by Monday, please.",
        "The first right answer gets a jar of honey.",
        "The winner of No. 88 was Mrs E. Quill of Market Deeping.",
        "Last week's puzzle was solved by nobody at all.",
        "Regular readers will remember the shop in Mill Lane.",
    ],
)
def test_for_the_reader(text: str) -> None:
    for where in (f"{LISTS}{CLUES}{text}", f"{LISTS}What the shop knows:\n\n{CLUES.strip()}\n\n{text}"):
        found = setup(where)
        assert [c.text for c in found.clues] == ["Aldo baked the walnut cake.", "Brit did not bake the lemon cake."]
        assert text in [c.text for c in found.notes]


@pytest.mark.parametrize(
    "text",
    [
        "Give the lemon cake to Brit.",
        "Put the cakes so that no two neighbours like each other.",
        "Hand the cake to the oldest.",
        "Never serve her the first cake.",
        "Bake the second cake for Mrs Olsen.",
        "The winner of the cup did not bake the lemon cake.",
        "Cook the baker did not bake the lemon cake.",
    ],
)
def test_not_for_the_reader(text: str) -> None:
    found = setup(f"{LISTS}{CLUES}{text}")
    assert not Bearing(tuple(found.frame)).is_for_the_reader(text)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("The winner was Mr R. Lacey of Stoke Poges.", ["The winner was Mr R. Lacey of Stoke Poges."]),
        ("It went to Mrs J. K. Holm, who is 80.", ["It went to Mrs J. K. Holm, who is 80."]),
        ("We thank Dr. T. Ulm.", ["We thank Dr. T. Ulm."]),
        ("She sits by Mr B. Ann is first.", ["She sits by Mr B.", "Ann is first."]),
        ("She sits by Mr B. Mrs C is first.", ["She sits by Mr B.", "Mrs C is first."]),
        ("It was box B. The box was red.", ["It was box B.", "The box was red."]),
    ],
)
def test_initials_after_a_title(text: str, expected: list[str]) -> None:
    assert sentences(text) == expected


@pytest.mark.parametrize(
    ("opening", "name"),
    [
        ("Cellar 3: the second lock. Four jars stand in a row on a shelf:", "position"),
        ("On the second floor of the mill you find four sacks in a row:", "position"),
        ("Room 9 of the museum. Four masks hang side by side on the wall:", "position"),
        ("Four huts stand in a row by the lake. The doors are of these colours:", "hut"),
        ("Four cups stand on shelves 1 to 4, from the left to the right:", "shelf"),
        ("Four kites are flown from decks 1 to 4, which lie in a line:", "deck"),
    ],
)
def test_what_a_row_is_called(opening: str, name: str) -> None:
    clues = "1. The amber one is left of the beige one.\n2. The coral one is next to the drab one.\n"
    found = setup(f"{opening} amber, beige, coral, drab.\n\n{clues}")
    assert [c.name for c in found.frame if c.anchor] == [name]


@pytest.mark.parametrize(
    "text",
    [
        "Each of us has a bowl (one of us brings a spoon, every single day).",
        "We share one stove (Wendell boils eggs, each morning).",
        "Everybody has a mug (two of us share one, most of the time).",
        "There is a rule (we wash up, you dry).",
    ],
)
def test_no_list_of_clauses(text: str) -> None:
    found = setup(f"{text}\n\n1. The red bowl is Ann's.\n2. The blue bowl is Bo's.")
    assert not [c for c in found.frame if c.given == "listed"]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Each of them works in one of the fields algebra, logic and topology.", ("algebra", "logic", "topology")),
        ("Each comes from one of the towns Ludlow, Whitby and York.", ("Ludlow", "Whitby", "York")),
        ("Each has one of the colours red, green and dark blue.", ("red", "green", "dark blue")),
        ("Each grows exactly one of the vegetables cress, kale and leek.", ("cress", "kale", "leek")),
        ("Each speaks one of the languages Danish, Dutch and Welsh.", ("Danish", "Dutch", "Welsh")),
    ],
)
def test_kinds_right_before_their_items(text: str, expected: tuple[str, ...]) -> None:
    clues = "\n".join(f"{n}. It is not {item} for {name}." for n, (item, name) in enumerate(zip(expected, NAMES, strict=True)))
    found = setup(f"The friends are Ann, Bo and Cleo. {text}\n\n{clues}\n")
    assert expected in [c.items for c in found.frame]
