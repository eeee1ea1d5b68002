"""In running prose a clue is no story: its own words license nothing in it."""

import pytest

from nlpuzzle import parse_and_solve

STORY = (
    "Four cousins, Elfriede, Milo, Ravi and Sten, met for lunch. "
    "The drinks were cola, iced tea, lemonade and water, and no two of them had the same.\n\n"
)


@pytest.mark.parametrize(
    "clue",
    [
        "Ravi glorped on the cola.",
        "Ravi glorped the cola.",
        "Ravi lied about the cola.",
        "Ravi passed on the cola.",
        "Ravi sketched the cola.",
        "Milo's uncle had the cola.",
        "The cola was blimmed by Ravi.",
        "Milo is tired, so he passed on the cola.",
    ],
)
def test_a_verb_that_stands_only_in_its_own_clue(clue: str) -> None:
    outcome = parse_and_solve(f"{STORY}{clue} Sten had the water. Elfriede had the iced tea.")
    assert [c.status for c in outcome.clues if c.text == clue] == ["unparsed"]
    assert not any("cola" in rule for c in outcome.clues for rule in c.rules)
    assert outcome.status == "incomplete"


def test_what_the_story_tells_is_told() -> None:
    text = STORY.replace("met for lunch", "met for lunch, and each of them guzzled another drink")
    outcome = parse_and_solve(f"{text}Ravi guzzled the cola. Sten had the water. Elfriede had the iced tea.")
    assert outcome.status == "solved"
