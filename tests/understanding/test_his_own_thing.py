"""What "it" is after a clause about somebody's own thing: the thing, and no place or other item of that clause."""

import pytest

from nlpuzzle import parse_and_solve

LISTS = """Four collectors each found a coin of another metal in another place.

Collectors: Abel, Hettie, Orla, Piet
Metals: copper, nickel, silver, zinc
Sources: auction, attic, junk shop, beach

1. Orla found the silver coin.
"""


@pytest.mark.parametrize(
    "clue",
    [
        "Abel did not find his coin at the junk shop, and there is no copper in it.",
        "Hettie did not find her coin at the auction, and it isn't made of zinc.",
        "Piet did not buy his coin at the auction, nor is it the nickel one.",
    ],
)
def test_it_is_no_place(clue: str) -> None:
    outcome = parse_and_solve(f"{LISTS}2. {clue}")
    places, metals = ("auction", "attic", "junk shop", "beach"), ("copper", "nickel", "silver", "zinc")
    rules = [rule for rule in outcome.clues[-1].rules if any(p in rule for p in places) and any(m in rule for m in metals)]
    assert rules == []


def test_it_is_the_thing_that_all_of_it_is_about() -> None:
    outcome = parse_and_solve(f"{LISTS}2. Hettie found her coin in the attic, and it isn't made of zinc.")
    assert outcome.clues[-1].rules == ["Hettie = attic", "Hettie != zinc"]
