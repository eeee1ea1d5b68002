"""Sentences that only say how a puzzle is made, and those beside them that are clues."""

import pytest

from nlpuzzle.understanding.framing.setting_up import sets_up


@pytest.mark.parametrize(
    "text",
    [
        "There are five caravans in a row on a campsite, each in a different color.",
        "There are five tents.",
        "There are five food stalls side by side on the quay, each of a different colour.",
        "Every stall has one cook, sells one dish and plays one kind of music all day long.",
        "On a street there are five huts, each of which is painted a different colour.",
        "In each caravan lives a person of a different nationality.",
        "The five people each drink a certain beverage and keep a certain pet.",
        "These five owners drink a certain type of drink, eat a certain snack and keep a certain pet.",
        "There are five huts in a row, every one painted a different colour, and in each lives someone of a different nation,"
        " with a different animal and a different favourite drink.",
        "Each of them has a different hobby and drives a different car.",
        "No two of them drink the same beverage or keep the same pet.",
        "No two owners have the same pet, eat the same snack or drink the same beverage.",
    ],
)
def test_what_only_sets_up(text: str) -> None:
    assert sets_up(text, 5)


@pytest.mark.parametrize(
    "text",
    [
        "There are four caravans between the red one and the blue one.",
        "There are five tents to the left of the blue one.",
        "There are two tents, each in a different color.",
        "The Finn keeps a goat.",
        "Each child has a hat of another colour than its neighbour.",
        "The owner of the goat has a different drink.",
        "No two of them sit beside the same person.",
        "They live in the first house.",
        "The two in the corner have a different drink than the others.",
        "In the red caravan lives a person of a different nationality than in the blue one.",
        "The owner has a different drink.",
        "The baker and the cook have a different pet.",
    ],
)
def test_what_says_more(text: str) -> None:
    assert not sets_up(text, 5)
