"""Names that no list gives: found where the text counts their bearers, and left alone where anything is in doubt."""

import pytest

from nlpuzzle import parse_and_solve
from nlpuzzle.puzzle import Category
from nlpuzzle.reading import read
from nlpuzzle.understanding.framing.frame import set_up

DOORS = "Doors: amber, teal, ivory\nLanterns: brass, tin, paper\n"
BOATS = "Sails: striped, plain, spotted, patched\nCargo: salt, wool, grain, slate\n"


def inferred(text: str) -> Category | None:
    return next((c for c in set_up(read(text)).frame if c.given == "inferred"), None)


@pytest.mark.parametrize(
    ("story", "lists", "clues", "name", "items"),
    [
        (
            "Three neighbours live in three cabins in a row, numbered 1 to 3.",
            DOORS,
            ["Tamsin lives in cabin 2.", "Odalys owns the tin lantern.", "Bertil does not live in the teal cabin."],
            "neighbour",
            ("Tamsin", "Odalys", "Bertil"),
        ),
        (
            "Three residents share a corridor of three rooms, numbered 1 to 3.",
            DOORS,
            ["Tamsin's door is amber.", "The brass lantern is next to Odalys.", "Odalys is to the left of Tamsin."],
            "resident",
            ("Tamsin", "Odalys", "(not named)"),
        ),
        (
            "Four sailors crossed the bay.",
            BOATS,
            ["The wool belongs to Ingrid.", "Neither Ingrid nor Pascoe has the plain sail.", "Pascoe keeps the salt."],
            "sailor",
            ("Ingrid", "Pascoe", "(not named)", "(not named 2)"),
        ),
        (
            "Four sailors crossed the bay.",
            BOATS,
            ["Rose owns the slate.", "Mark does not own the salt.", "The striped sail is Rose's.", "Mark owns the plain sail."],
            "sailor",
            ("Rose", "Mark", "(not named)", "(not named 2)"),
        ),
        (
            "Three friends stand in a queue.",
            DOORS,
            [
                "The friend with the tin lantern stands behind Yrsa.",
                "Mary Ann does not have the amber door.",
                "Yrsa has the teal door.",
            ],
            "friend",
            ("Yrsa", "Mary Ann", "(not named)"),
        ),
        (
            "Every cottage has a different owner; there are three cottages.",
            DOORS,
            ["Tamsin owns the teal door.", "Who owns the tin lantern, Tamsin or Odalys?"],
            "owner",
            ("Tamsin", "Odalys", "(not named)"),
        ),
    ],
)
def test_names(story: str, lists: str, clues: list[str], name: str, items: tuple[str, ...]) -> None:
    numbered = "\n".join(f"{i}. {clue}" for i, clue in enumerate(clues, 1))
    found = inferred(f"{story}\n\n{lists}\nClues:\n{numbered}\n")
    assert found is not None
    assert (found.name, found.items) == (name, items)


@pytest.mark.parametrize(
    ("story", "clues"),
    [
        ("Three friends live here.", ["Tamsin visited Lisbon.", "Odalys has the tin lantern."]),
        ("Three friends live here.", ["Tamsin comes from Malmo.", "Odalys has the tin lantern."]),
        ("Three friends live here.", ["Ann has tin.", "Ben has brass.", "Cy owns teal.", "Di owns ivory."]),
        ("Three friends live here.", ["The Finn has the tin lantern.", "Odalys owns the brass one."]),
        ("Three friends live here.", ["Parcheesi is played behind the amber door.", "Odalys owns the brass one."]),
        ("Some friends live here.", ["Tamsin has the tin lantern.", "Odalys owns the brass one."]),
        ("Four friends live here.", ["Tamsin has the tin lantern.", "Odalys owns the brass one."]),
        ("Three friends live here.", ["The amber door is left of the teal door.", "Somebody owns the tin lantern."]),
        ("Three friends live here.\n\nFriend: Tamsin, Odalys, Bertil", ["Tamsin has tin.", "Wendel owns brass."]),
        ("Three friends live here.\n\nName: Tamsin, Odalys, Bertil", ["Tamsin has tin.", "Wendel owns brass."]),
        ("Three friends meet here.\n\nGuests: Tamsin, Odalys, Bertil", ["Tamsin has tin.", "Wendel owns brass."]),
    ],
)
def test_no_names_in_doubt(story: str, clues: list[str]) -> None:
    numbered = "\n".join(f"{i}. {clue}" for i, clue in enumerate(clues, 1))
    assert inferred(f"{story}\n\n{DOORS}\nClues:\n{numbered}\n") is None


def test_solved_with_a_name_left_over() -> None:
    text = (
        "Three keepers live in three huts in a row, numbered 1 to 3.\n\n"
        + DOORS
        + "\n1. Tamsin lives in hut 1.\n2. Odalys does not live in hut 2.\n3. Tamsin owns the tin lantern."
        "\n4. The teal door is in hut 3.\n5. Odalys owns the paper lantern.\n6. Tamsin does not have the amber door.\n"
    )
    outcome = parse_and_solve(text)
    assert outcome.status == "solved"
    keeper = next(c for c in outcome.categories if c.name == "keeper")
    assert (keeper.given, keeper.items) == ("inferred", ["Tamsin", "Odalys", "(not named)"])
    assert any("keeper" in remark for remark in outcome.remarks)


def test_nothing_is_certain_while_a_clue_is_unread() -> None:
    text = (
        "Three keepers live in three huts in a row, numbered 1 to 3.\n\n"
        + DOORS
        + "\n1. Tamsin lives in hut 1.\n2. Odalys does not live in hut 2.\n3. Tamsin owns the tin lantern."
        "\n4. The teal door is in hut 3.\n5. Odalys owns the paper lantern.\n6. Tamsin does not have the amber door."
        "\n7. Odalys grudgingly admired the ivory door.\n"
    )
    outcome = parse_and_solve(text)
    assert outcome.status == "incomplete"
    assert outcome.solution is None
    assert "keeper" in outcome.message
