"""Which noun is the line: houses on a lane, numbered wagons, queues beside prices; and where nothing is a line."""

import pytest

from nlpuzzle.pipeline import Understood, read_puzzle
from nlpuzzle.reading import read
from nlpuzzle.rules.notation import to_notation
from nlpuzzle.understanding.framing.frame import set_up

OWNERS = "Keeper: Ottilie, Pirmin, Quilla, Rasmus\n"
LAMPS = "Lamp: brass, paper, tin, wicker\n"
PRICES = "Price: $2, $4, $6, $8\n"


@pytest.mark.parametrize(
    ("story", "lists", "clue", "name"),
    [
        ("On Mill Lane four cottages stand in a row, numbered 1 to 4.", "", "Ottilie has the brass lamp.", "cottage"),
        ("Four friends rent the rooms numbered 1 to 4 along one floor.", "", "Ottilie has the brass lamp.", "room"),
        ("On one shelf are four lamps in a row.", "", "The tin lamp is to the left of the paper one.", "position"),
        ("Four wagons follow each other down the hill; wagon 1 leads.", "", "Pirmin is behind Quilla.", "wagon"),
        ("Four pitches lie in a row, numbered 1 to 4.", "Pitch: 1, 2, 3, 4\n", "Ottilie is to the left of Rasmus.", "Pitch"),
        ("", "Perch: 1, 2, 3, 4\n", "Ottilie has the third perch. Pirmin has the last perch.", "Perch"),
        ("Four keepers are queueing at a stall.", PRICES, "Ottilie stands in the middle of the queue.", "position"),
        ("Four lamps are stacked, one on top of the other.", "", "The tin lamp is above the paper one.", "position"),
        ("In a pile are four lamps.", "", "The second lamp from the top is Pirmin's. The tin lamp is under it.", "position"),
        ("Four bunks hang one above the other, numbered 1 to 4.", "", "Ottilie lies directly below Quilla.", "bunk"),
        ("Four flats lie one above the other; flat 1 is at the bottom.", "", "Ottilie lives below Quilla.", "flat"),
        ("The wells are numbered 1 to 4 from west to east.", "", "Ottilie is next to Quilla.", "well"),
        ("A tower of flats has four floors, numbered from 1 at the bottom to 4.", "", "Ottilie lives above Quilla.", "floor"),
        ("The kennels are numbered from 1, by the gate of the yard, to 4.", "", "Ottilie is next to Quilla.", "kennel"),
        ("The boxes are numbered from 1 (the back) to 4 (the front).", "", "Ottilie is in front of Quilla.", "box"),
        ("Four carts stand next to one another in bays 1 to 4.", "", "Ottilie is next to Quilla.", "bay"),
        ("Each cabin is numbered, 1 to 4.", PRICES, "Ottilie pays more than Rasmus.", "cabin"),
    ],
)
def test_the_line(story: str, lists: str, clue: str, name: str) -> None:
    setup = set_up(read(f"{story}\n\n{lists}{OWNERS}{LAMPS}\nClues:\n1. {clue}\n2. Quilla has the tin lamp.\n"))
    assert setup.problem is None
    assert [c.name for c in setup.frame if c.anchor] == [name]
    anchor = setup.frame.anchor
    assert anchor is not None
    assert anchor.dimension == "position"
    assert anchor.items == ("1", "2", "3", "4")
    assert len({c.name.casefold() for c in setup.frame}) == len(setup.frame.categories)


@pytest.mark.parametrize(
    ("lists", "clue"),
    [
        ("Seats: 20, 35, 50, 65\n", "Ottilie's hall has more seats than the hall with 20 seats."),
        ("Shelf: top, middle, lower, floor\nWeeks: 1, 3, 4, 9\n", "The top shelf and the middle shelf do not hold tin lamps."),
        ("Row: A, B, C, D\n", "Ottilie's lamp hung in row B."),
        ("Paid: $3, $5, $6, $9\n", "Ottilie, who came by train last week, paid $5."),
        ("Year: 1990, 1994, 1997, 2003\n", "Ottilie's was the first of the four lamps."),
    ],
)
def test_no_line(lists: str, clue: str) -> None:
    setup = set_up(read(f"{lists}{OWNERS}{LAMPS}\nClues:\n1. {clue}\n2. Quilla has the tin lamp.\n"))
    assert setup.problem is None
    assert setup.frame.anchor is None


def test_counted_places_are_a_number() -> None:
    lists = "Rooms: 12, 15, 18, 30\n" + OWNERS + LAMPS
    setup = set_up(read(f"{lists}\nClues:\n1. Ottilie's inn has 15 rooms.\n2. Quilla's inn has more rooms than Pirmin's.\n"))
    rooms = setup.frame.by_name["Room"]
    assert (rooms.dimension, rooms.unit, rooms.anchor) == ("count", "room", False)


def test_short_labels_below_each_other_are_lists_of_their_own() -> None:
    text = "keeper: Ottilie, Pirmin, Quilla\nlamp: brass, paper, tin\nage: 5, 6, 7\n\n"
    setup = set_up(read(f"{text}1. Ottilie has the tin lamp.\n2. Quilla is 7."))
    assert [(c.name, len(c.items)) for c in setup.frame] == [("keeper", 3), ("lamp", 3), ("age", 3)]


@pytest.mark.parametrize(
    ("sentence", "name"),
    [
        ("Four climbers went to the summit and back: Orla, Pim, Quin and Rhys.", "climber"),
        ("On the sill are four pots in a row: sage, thyme, mint and dill.", "pot"),
        ("Four women met for tea: Orla, Pim, Quin and Rhys.", "woman"),
    ],
)
def test_names_of_counted_things(sentence: str, name: str) -> None:
    setup = set_up(read(f"{sentence} Something is left of something.\n"))
    assert [c.name for c in setup.frame if c.given == "listed"] == [name]


@pytest.mark.parametrize(("end", "sign"), [("bottom", "-"), ("top", "+")])
def test_flats_one_above_the_other_count_from_where_the_text_says(end: str, sign: str) -> None:
    story = f"There are four flats, one above the other, flats 1 to 4. Flat 1 is at the {end}."
    puzzle = read_puzzle(f"{story}\n\n{OWNERS}{LAMPS}\nClues:\n1. Ottilie lives two floors below Quilla.\n")
    assert isinstance(puzzle, Understood)
    (rule,) = puzzle.readings[0].rules
    assert to_notation(rule, puzzle.setup.frame) == f"flat(Ottilie) = flat(Quilla) {sign} 2"


def test_places_listed_by_ordinals_are_called_by_their_noun() -> None:
    story = "Four keepers live in a tower, one to a level: 1st level, 2nd level, 3rd level and 4th level."
    setup = set_up(read(f"{story}\n\n{OWNERS}{LAMPS}\nClues:\n1. Ottilie lives two levels above Quilla.\n"))
    assert setup.frame.anchor is not None
    assert setup.frame.anchor.name == "level"


def test_a_row_beside_a_listed_line_has_a_name_of_its_own() -> None:
    """Floors and a row of seats beside a list of positions in a team: the implied row may not be called position too."""
    text = (
        "Four families live on four floors and sit in a row.\n\n"
        "Floor: 1, 2, 3, 4\nPosition: goalkeeper, defender, forward, captain\n"
        "Family: Birdwell, Dunstan, Goodacre, Hathaway\n\n"
        "Clues:\n1. The Birdwell family is to the left of the Dunstan family.\n"
        "2. Goodacre is at the far right end of the row.\n"
    )
    puzzle = read_puzzle(text)
    assert isinstance(puzzle, Understood)
    names = [category.name.casefold() for category in puzzle.setup.frame]
    assert len(set(names)) == len(names) == 4
