"""Two lists of the same words under the names of two things are two categories; the same people under two names are one."""

import pytest

from nlpuzzle import parse_and_solve

LISTS = "Sock: red, blue, green\nGlove: red, blue, green\nGirl: Ada, Bea, Cleo\n\n"
PROSE = (
    "Three girls each wear socks and gloves. The socks are red, blue and green, and the gloves are red, blue and green. "
    "The girls are Ada, Bea and Cleo.\n\n"
)
NAMES = "Captain: Bell, Drake, Finch\nShip: Bell, Drake, Finch\nPort: Cork, Deal, Ely\n\n"
CAPITALS = "Sister: Amber, Olive, Rose\nScarf: amber, olive, rose\nPattern: checked, dotted, plain\n\n"


@pytest.mark.parametrize(("lists", "names"), [
    (LISTS, ["Sock", "Glove", "Girl"]),
    (PROSE, ["sock", "glove", "girl"]),
    (NAMES, ["Captain", "Ship", "Port"]),
    (CAPITALS, ["Sister", "Scarf", "Pattern"]),
    ("Owner: Ada, Bea, Cleo\nWalker: Ada, Bea, Cleo\nDog: Fido, Rex, Spot\n\n", ["Owner", "Walker", "Dog"]),
    ("Masts: 1, 2, 3\nGuns: 1, 2, 3\nShip: Arrow, Brisk, Comet\n\n", ["Mast", "Gun", "Ship"]),
    ("Hats: cap, fez, hood\nOptions: cap, fez, hood\nGirl: Ada, Bea, Cleo\n\n", ["Hat", "Girl"]),
    ("Colour: red, blue, green\nHouse colour: red, blue, green\nGirl: Ada, Bea, Cleo\n\n", ["Colour", "Girl"]),
])  # fmt: skip
def test_what_is_one_category(lists: str, names: list[str]) -> None:
    outcome = parse_and_solve(f"{lists}1. The first clue is missing.\n")
    assert [category.name for category in outcome.categories] == names


@pytest.mark.parametrize(("clue", "rules"), [
    ("Ada wears the red gloves.", ["Ada = Glove:red"]),
    ("Bea's sock is red.", ["Bea = Sock:red"]),
    ("Cleo's glove is not green.", ["Cleo != Glove:green"]),
    ("Bea's sock is either red or green.", ["Bea in {Sock:red, Sock:green}"]),
    ("Cleo's sock is blue and her glove is green.", ["Cleo = Sock:blue", "Cleo = Glove:green"]),
    ("Cleo has a green sock and a red glove.", ["Cleo = Sock:green", "Cleo = Glove:red"]),
    ("Ada wears red.", []),  # of what?
    ("Bea is in blue.", []),
])  # fmt: skip
def test_of_which_list_a_word_is(clue: str, rules: list[str]) -> None:
    assert parse_and_solve(f"{LISTS}1. {clue}\n").clues[-1].rules == rules


def test_a_scarf_is_not_its_owner() -> None:
    clues = parse_and_solve(f"{CAPITALS}1. Olive's scarf is plain.\n2. The amber scarf is dotted.\n").clues
    assert [clue.rules for clue in clues] == [["Sister:Olive = plain"], ["Scarf:amber = dotted"]]


@pytest.mark.parametrize(("lists", "names"), [
    ("First name: Frank, Gary, Henry\nLast name: Frank, Gary, Henry\nJob: baker, cook, nurse\n\n",
     ["First name", "Last name", "Job"]),
    ("Morning tea: black, green, white\nEvening tea: black, green, white\nMaid: Ann, Bea, Cy\n\n",
     ["Morning tea", "Evening tea", "Maid"]),
])  # fmt: skip
def test_lists_of_two_kinds_of_one_thing(lists: str, names: list[str]) -> None:
    outcome = parse_and_solve(f"{lists}1. The first clue is missing.\n")
    assert [category.name for category in outcome.categories] == names


def test_people_who_are_called_like_colours() -> None:
    outcome = parse_and_solve(
        "Three huts stand in a row. In each lives one person: Brown, Grey and White. Their roofs are brown, grey and white.\n\n"
        "1. Mr Brown lives in the first hut.\n2. The white roof is next to the grey roof.\n3. Mr Grey's roof is not brown.\n"
    )
    assert [clue.rules for clue in outcome.clues if clue.status == "parsed"] == [
        ["person:Brown = 1"], ["|hut(roof:white) - hut(roof:grey)| = 1"], ["person:Grey != roof:brown"],
    ]  # fmt: skip
