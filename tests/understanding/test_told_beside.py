"""What is told beside a fact, where the story says of what: borrowed books, ways somewhere, orders, outings, bees."""

import pytest

from nlpuzzle import parse_and_solve

LIBRARY = """Four readers each returned one late book to the library and paid a different fine.

Reader: Ada, Bea, Cleo, Dora
Book: almanac, cookbook, novel, songbook
Fine: £1, £2, £3, £4
"""
TRAINS = """Four travellers each caught a different train, and each had something else to eat.

Traveller: Ada, Bea, Cleo, Dora
Destination: Ely, Hull, Leeds, York
Snack: apple, bun, crisps, pasty
"""
CAFE = """Four friends met in a café, and each of them ordered a different drink.

Friend: Ada, Bea, Cleo, Dora
Drink: cocoa, milk, mint tea, water
Hat: beret, bonnet, cap, fez
"""
OUTINGS = """Four sisters each went on an outing in a different year.

Sister: Ada, Bea, Cleo, Dora
Place: beach, castle, farm, zoo
Year: 1991, 1993, 1996, 1999
"""
BEES = """Four beekeepers each collected a different sort of honey and filled a different number of jars.

Beekeeper: Ada, Bea, Cleo, Dora
Honey: borage, clover, heather, lime
Jars: 10, 20, 30, 40
"""
TUNER = """Old Mr Lund tuned four instruments on Friday, each for a different time.

Instrument: harp, lute, spinet, viol
Minutes: 20, 30, 45, 60
"""
FLATS = """Four sisters each live in a different town and have a different job.

Sister: Ada, Bea, Cleo, Dora
Town: Ely, Hull, Leeds, York
Job: baker, cook, nurse, vet
"""


@pytest.mark.parametrize(
    ("story", "clue", "rules"),
    [
        (LIBRARY, "Ada paid £1 more than the reader who borrowed the novel.", ("Fine(Ada) = Fine(novel) + 1",)),
        (LIBRARY, "Bea borrowed the songbook.", ("Bea = songbook",)),
        (TRAINS, "The traveller going to Hull ate an apple on the way.", ("Hull = apple",)),
        (CAFE, "Cleo asked for mint tea.", ('Cleo = "mint tea"',)),
        (CAFE, "The friend who asked for cocoa wore the fez.", ("cocoa = fez",)),
        (CAFE, "Dora stuck to water.", ("Dora = water",)),
        (OUTINGS, "Ada's day out was earlier than the visit to the zoo.", ("Year(Ada) < Year(zoo)",)),
        (BEES, "Bea filled 10 more jars than the beekeeper whose bees fed on clover.", ("Jar(Bea) = Jar(clover) + 10",)),
        (TUNER, "The harp kept Mr Lund busy for twice as long as the lute.", ("Minute(harp) = 2 * Minute(lute)",)),
        (FLATS, "The nurse has a flat in Hull.", ("nurse = Hull",)),
    ],
)
def test_it_is_told_as_plainly(story: str, clue: str, rules: tuple[str, ...]) -> None:
    assert tuple(parse_and_solve(f"{story}\n1. {clue}\n").clues[-1].rules) == rules


@pytest.mark.parametrize(
    ("story", "clue"),
    [
        (CAFE, "Ada borrowed the beret."),
        (TRAINS, "Cleo borrowed the pasty."),
        (TRAINS, "Ada changed trains at Hull on the way."),
        (CAFE, "Cleo asked Dora for mint tea."),
        (TUNER, "The harp kept Mr Lund from the lute for 20 minutes."),
        (FLATS, "The nurse's aunt has a flat in Hull."),
        (FLATS, "The nurse sold a flat in Hull."),
        (BEES, "Ada's bees drove Bea from the clover."),
    ],
)
def test_what_is_nearly_so_is_not_read(story: str, clue: str) -> None:
    assert tuple(parse_and_solve(f"{story}\n1. {clue}\n").clues[-1].rules) == ()
