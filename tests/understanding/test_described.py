"""What two clues describe things by, each before another item, tells whose those are, whatever the verb; once it does not."""

import pytest

from nlpuzzle import parse_and_solve

WELLS = """Depths: 20 m, 30 m, 40 m, 50 m
Wells: Bramble, Harrow, Lych, Oxley
Geologists: Amos, Delia, Ines, Rupert
Finds: bronze axe, clay pipe, iron key, silver coin

1. {first}
2. {second}
"""
HOTELS = """Rooms: attic, balcony, cellar, garden
Guests: Lady Orr, Mr Finch, Mrs Dale, Sir Hugo
Ghosts: drummer, monk, nun, piper
Hours: 1, 2, 3, 4

1. {first}
2. {second}
"""


def _rules(text: str) -> list[list[str]]:
    return [list(clue.rules) if clue.status == "parsed" else [] for clue in parse_and_solve(text).clues]


@pytest.mark.parametrize(
    ("first", "second", "rules"),
    [
        (
            "The well that gave up the clay pipe is deeper than Oxley.",
            "Neither Lych nor the well that gave up the iron key is Delia's.",
            [["Depth(\"clay pipe\") > Depth(Oxley)"], ["Lych != Delia", '"iron key" != Delia']],
        ),
        (
            "The well that is being logged by Ines is deeper than Oxley.",
            "The well that is being logged by Amos is 10 m deeper than Lych.",
            [["Depth(Ines) > Depth(Oxley)"], ["Depth(Amos) = Depth(Lych) + 10"]],
        ),
        (
            "The well Ines is logging is deeper than Oxley.",
            "Lych is 10 m deeper than the well Amos is logging.",
            [["Depth(Ines) > Depth(Oxley)"], ["Depth(Lych) = Depth(Amos) + 10"]],
        ),
        (
            "Harrow is deeper than the one yielding the bronze axe.",
            "The one yielding the silver coin is not Amos's.",
            [["Depth(Harrow) > Depth(\"bronze axe\")"], ['"silver coin" != Amos']],
        ),
    ],
)
def test_two_clues_describe_wells_alike(first: str, second: str, rules: list[list[str]]) -> None:
    assert _rules(WELLS.format(first=first, second=second)) == rules


@pytest.mark.parametrize(
    ("first", "second"),
    [
        # one clue alone, or two of one item
        ("The well that gave up the clay pipe is deeper than Oxley.", "Lych is deeper than Harrow."),
        ("The well that gave up the clay pipe is deeper than Oxley.", "The well that gave up the clay pipe is not Lych."),
        # what is not had, whoever says it how often
        ("The well that lacked the clay pipe is deeper than Oxley.", "The well that lacked the iron key is not Lych."),
        ("The well that almost gave up the clay pipe is not Oxley.", "The well that almost gave up the iron key is Lych."),
    ],
)
def test_once_or_denied_it_tells_nothing(first: str, second: str) -> None:
    assert _rules(WELLS.format(first=first, second=second))[0] == []


@pytest.mark.parametrize("verb", ["envies", "pities", "startled", "hoodwinked"])
def test_two_people_are_not_one_however_often_it_is_said(verb: str) -> None:
    first, second = f"The guest who {verb} Mr Finch has the attic.", f"The guest who {verb} Mrs Dale has the cellar."
    assert _rules(HOTELS.format(first=first, second=second)) == [[], []]
