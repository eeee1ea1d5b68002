"""Closest readings: a guess at a clue that was not read; never at one that denies, weakens or names others."""

import pytest

from nlpuzzle import parse_and_solve
from nlpuzzle.outcome import ClueOut
from nlpuzzle.pipeline import Understood, read_puzzle

TEXT = """Four potters each glazed one pot on a different day of the same week.
Potter: Gijs, Hanneke, Imke, Jorrit
Glaze: cobalt, ivory, ochre, sage
Day: Monday, Tuesday, Wednesday, Thursday

1. {clue}
"""


def clue_of(sentence: str) -> ClueOut:
    return next(clue for clue in parse_and_solve(TEXT.format(clue=sentence)).clues if clue.number == "1")


@pytest.mark.parametrize(
    ("sentence", "rules"),
    [
        ("Gijs is besotted with ochre.", ["Gijs = ochre"]),
        ("Imke swooned over the sage glaze.", ["Imke = sage"]),
        ("Hanneke does not bicker about cobalt.", ["Hanneke != cobalt"]),
        ("Jorrit, who dabbled in ivory, fidgeted on Monday.", ["Jorrit = Monday", "Jorrit = ivory"]),
        ("The ochre pot gleamed the day before Imke's.", ["Day(ochre) = Day(Imke) - 1"]),
    ],
)
def test_a_word_that_nothing_licenses_adds_nothing_to_a_guess(sentence: str, rules: list[str]) -> None:
    clue = clue_of(sentence)
    assert (clue.status, clue.rules) == ("unparsed", [])
    assert [reading.rules for reading in clue.readings] == [rules]


@pytest.mark.parametrize(
    "sentence",
    [
        "Gijs dreads ochre.",
        "Imke might have besotted the sage glaze.",
        "Hanneke's brother is besotted with cobalt.",
        "The rival of Jorrit hankered after ivory.",
        "Imke waved to her cousin in sage.",
        "No potter but Imke is besotted with sage.",
        "Hanneke whistled all day.",
        "Imke is no fan of glitter, so she passed on the sage.",
        "Gijs waved away the cobalt glaze.",
        "Gijs dosnt use the cobalt glaze.",
        "Imke nver used ochre.",
        "Hanneke is nto besotted with sage.",
        "Gijs rejected the cobalt glaze for his bowl.",
    ],
)
def test_what_denies_weakens_or_names_others_is_not_guessed_at(sentence: str) -> None:
    clue = clue_of(sentence)
    assert (clue.status, clue.readings) == ("unparsed", [])


def test_a_closest_reading_beside_a_word_that_weakens_is_shown_and_never_likely() -> None:
    puzzle = read_puzzle(TEXT.format(clue="Allegedly Gijs is besotted with ochre."))
    assert isinstance(puzzle, Understood)
    (clue,) = puzzle.unread
    assert clue.readings
    assert not clue.plausible
