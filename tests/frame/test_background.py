"""What names no listed item may be a clue all the same, and then it is never called a note."""

import re

import pytest

from nlpuzzle import parse_and_solve
from nlpuzzle.puzzle import Category
from nlpuzzle.understanding.framing.background import aside_from_the_puzzle, may_constrain, sets_the_scene, tells_of_one
from nlpuzzle.understanding.framing.bearing import Bearing


@pytest.mark.parametrize(
    "sentence",
    [
        "She is not first.",
        "He sits next to the window.",
        "The other one came second.",
        "The latter was not last.",
        "The oldest of the four came third.",
        "The cheapest hat is also the smallest one.",
        "The tallest girl was second.",
        "Mortimer beat Sir Fluff.",
        "Bramble finished lower than Quill.",
        "Later than Olga arrived the man with the umbrella, who was not Piers.",
        "Wilbur was never next to Agnes.",
        "No child painted the animal after which it is named.",
        "The weaver keeps goats at Hollin Fell.",
        "The pink kite flew just above the yellow kite.",
        "Nobody sits in the seat that bears the number of the month of birth.",
        "None of the dishes was cooked by its own grower.",
        "Femi, who sells bread, is parked ahead of everybody else.",
        "Ute came in before everyone else.",
        "(It isn't Ludek.)",
        "(She is not the one from Ghent.)",
        "Mrs Vane is not as old as all else, and Ute is behind everybody else.",
    ],
)
def test_it_may_be_a_clue(sentence: str) -> None:
    assert may_constrain(sentence, told=True)


@pytest.mark.parametrize(
    "sentence",
    [
        "I went to my first derby last month.",
        "There were no ties.",
        "They all told the truth.",
        "Happy camping!",
        "The first floor is the lowest.",
        "House 1 is the leftmost and house 5 the rightmost.",
        "The walls in the tower are thin.",
        "If anyone asks, I had a lovely time.",
        "We met Barnaby again last week.",
        "It was a wet afternoon.",
        "Professor Plink made tea for the judges.",
        "Everybody was there before Ute.",
        "(It wasn't hard!)",
    ],
)
def test_it_is_background(sentence: str) -> None:
    assert not may_constrain(sentence, told=True)


@pytest.mark.parametrize(
    ("sentence", "items"),
    [
        ("(taken from an old almanac)", 0),
        ("[This teaser is borrowed from https://example.org/teasers]", 0),
        ("Source: www.example.org", 0),
        ("Hint: start with Celeste!", 1),
        ("You have been made head gardener while the owner is abroad.", 0),
        ("Each one keeps a type of bird, feeds it and gives it a name.", 1),
        ("Six neighbours are standing at the fence talking about the weather.", 0),
    ],
)
def test_it_is_an_aside(sentence: str, items: int) -> None:
    assert aside_from_the_puzzle(sentence, items, orders=False)


@pytest.mark.parametrize(
    ("sentence", "items", "orders"),
    [
        ("Four runners beat Celeste.", 1, False),
        ("Three of them live above Celeste.", 1, False),
        ("You know that Celeste keeps the goat.", 2, False),
        ("You have to put Celeste before the baker.", 1, True),
        ("Hint: Celeste is not first.", 1, True),
        ("(Celeste keeps the goat.)", 2, False),
        ("Each one who drinks tea keeps a goat.", 2, False),
        ("Source of the river: Celeste's valley, next to the goat.", 2, True),
    ],
)
def test_it_is_no_aside(sentence: str, items: int, orders: bool) -> None:
    assert not aside_from_the_puzzle(sentence, items, orders)


STAND = """Three dogs (Fritz, Muffin, Rollo) are shown on three stands in a row; each has a ribbon (blue, pink, white).

Fritz has the pink ribbon. He is not on the first stand. Muffin stands to the right of Rollo.
It was windy. Trixie was third before she left. Which dog has the white ribbon?
"""


def test_nothing_that_may_count_is_passed_over() -> None:
    outcome = parse_and_solve(STAND)
    notes = [clue.text for clue in outcome.clues if clue.status == "note"]
    assert "It was windy." in notes
    assert not [text for text in notes if "not on the first" in text or "Trixie" in text]


def test_after_work_orders_nothing() -> None:
    text = """Three cyclists rode home after work, each on a bike of another colour.

Cyclist: Ansel, Britt, Cosmo
Colour: black, orange, purple

1. Ansel's bike is black.
2. Britt's bike is not orange.
"""
    assert parse_and_solve(text).message == "Solved: exactly one solution fits both clues."


VAN_RACE = """Three vans raced to the coast.

Van: red, silver, white
Driver: Ilse, Moira, Tove
Load: bricks, flour, tiles

1. {}
2. Ilse drove the red van.
3. Moira took the tiles.
4. The silver van carried the flour.
"""


@pytest.mark.parametrize(
    "sentence",
    [
        "There were three vans.",
        "There are 3 drivers in the race.",
        "Each van is painted its own colour, and each driver had a different load.",
        "Every driver has a different van.",
        "In each van was a different load.",
        "No two drivers took the same load.",
    ],
)
def test_a_numbered_sentence_that_says_what_the_categories_are_is_a_note(sentence: str) -> None:
    outcome = parse_and_solve(VAN_RACE.format(sentence))
    assert [(clue.number, clue.text) for clue in outcome.clues if clue.status == "note"][-1] == ("n2", sentence)
    assert outcome.message == "Solved: exactly one solution fits all 3 clues."


@pytest.mark.parametrize(
    "sentence",
    [
        "There were four vans.",
        "There were three vans without tiles.",
        "There were three vans, and the last one broke down.",
        "Each driver has a different load from the one before.",
        "No two neighbours took the same load.",
        "No two drivers ever took the same load as Ilse.",
        "Every second driver has a different load.",
        "Each driver is older than her van.",
    ],
)
def test_a_numbered_sentence_that_says_more_is_a_clue(sentence: str) -> None:
    assert parse_and_solve(VAN_RACE.format(sentence)).clues[1].status != "note"


@pytest.mark.parametrize(
    ("text", "bears"),
    [
        ("Three bakers, among them Odile, met in Lund; one bread was a spelt loaf.", False),
        ("One bread was a spelt loaf, and Odile baked it.", True),
        ("One of the three is Odile, who baked the rye.", True),
        ("Among them Odile baked the rye.", True),
    ],
)
def test_naming_some_of_them_says_nothing_else(text: str, bears: bool) -> None:
    frame = (Category("baker", ("Odile", "Pia", "Quirin")), Category("bread", ("spelt loaf", "rye", "bun")))
    assert Bearing(frame).constrains(text, False) is bears


RETURNED = """Three friends came home in three ways, and each brought something else along.

Friends: Agda, Bodo, Cira
Ways: by barge, by coach, on foot

1. Agda did not go by coach.
2. Bodo went by barge.

The scarf was bought by the barge passenger. It had been a wet summer.
"""


def test_what_names_a_label_in_part_is_no_note() -> None:
    outcome = parse_and_solve(RETURNED)
    assert [c.text for c in outcome.clues if c.status == "unparsed"] == ["The scarf was bought by the barge passenger."]
    assert "It had been a wet summer." in [c.text for c in outcome.clues if c.status == "note"]


QUEUED = """Three climbers wait in a queue, each with another lamp.

Climbers: Agda, Bodo, Cira
Lamps: grey, red, white

1. Bodo is directly behind whoever carried the red lamp.
2. The white lamp was carried by Cira.
"""


def test_whoever_does_what_elsewhere_is_done() -> None:
    assert [c.status for c in parse_and_solve(QUEUED).clues if c.status != "note"] == ["parsed", "parsed"]


def test_what_they_all_share_is_background() -> None:
    outcome = parse_and_solve(f"Agda, Bodo and Cira work in the same office. {RETURNED}")
    assert "Agda, Bodo and Cira work in the same office." in [c.text for c in outcome.clues if c.status == "note"]
    assert outcome.status != "unreadable"


def test_nobody_before_the_lists_is_background() -> None:
    text = (
        "Nobody ever locks a door in Mill Lane. Three friends, Ann, Bea and Cy, each keep one pet (a cat, a dog and a hen).\n\n"
        "Ann keeps the cat. Bea does not keep the hen."
    )
    found = [c.text for c in parse_and_solve(text).clues if c.status != "note"]
    assert found == ["Ann keeps the cat.", "Bea does not keep the hen."]


SCENES = """Following the concert, three cellists went for pizza.
Write each cellist's name beside the right case.
The three oldest halls in the county were open that night.
Each of the three cellists broke one string in the last week of term.
Every evening from Monday to Wednesday three cellists rehearse, and no two bring the same cake.
Before the big concert, a luthier tuned three cellos.
Three cellists shared a cab before catching three different buses.
Their cases were of three different colours, and they weighed three different amounts.
Their cellos spent different numbers of weeks in the workshop before they were collected.
After a windy crossing, three cellists left three cases to dry in the hall.
The three cellists stood next to each other, numbered from left to right as you face them.
One evening each week a different neighbour heard one cellist a night, three in all, and took them home.
Three cellists won medals, with no ties.
Each of the three joined an after-hours quartet."""
NO_SCENES = """Of the three cellists, two are sisters.
The oldest of the three came third.
Three cellists played, and the youngest came first.
Each of the three is a year older than the next.
Each of the three arrived ten minutes after the last.
Place the cellists so that no two sisters sit together.
The first two of the three cellists were sisters.
Each cellist was louder than the one to her left.
The three cellists sat in alphabetical order.
Neither of the other cellists won.
Three cellists left before the youngest.
The one on the left was louder than the three others.
She left the hall after the three cellists.
Three cellists stood next to one another, and a flautist stood between them.
Three cellists caught the bus before the other sisters did.
Their cellos were older than the three bows.
The cellist who won medals was one of the three sisters.
The best of the three cellists sat on the left.
One of the three won after they were all tired."""


@pytest.mark.parametrize("text", SCENES.splitlines())
def test_what_counts_them_all_and_orders_nobody_sets_the_scene(text: str) -> None:
    assert sets_the_scene(text, 3)


@pytest.mark.parametrize("text", NO_SCENES.splitlines())
def test_what_orders_or_parts_them_sets_no_scene(text: str) -> None:
    assert not sets_the_scene(text, 3)


LISTED = """%s

Runner: Agda, Bodo, Cira
Hat: red, blue, tan
Time: 10 minutes, 20 minutes, 30 minutes

1. Agda has the red hat.
2. Bodo has the blue hat, and ran for 20 minutes.
3. Agda ran for longer than Cira.
"""


@pytest.mark.parametrize(
    "opening",
    """By noon the runners had been going for 10 minutes, 20 minutes and 30 minutes.
Three runners turned up at cira hall.
At Lower Marsh the three runners wore red, blue and tan.""".splitlines(),
)
def test_a_whole_list_in_the_story_says_no_more_than_the_list(opening: str) -> None:
    outcome = parse_and_solve(LISTED % opening)
    assert outcome.status == "solved"
    assert opening in [c.text for c in outcome.clues if c.status == "note"]


@pytest.mark.parametrize(
    "opening",
    """Agda, Bodo and Cira set off in that order.
Agda, Bodo and Cira finished one after the other.
Agda and Bodo ran farther than Cira.
Agda, Bodo and Cira stood from left to right.
The three runners admired the red hat.
Three runners met at Cira Hall.""".splitlines(),
)
def test_what_may_say_more_than_the_lists_is_no_background(opening: str) -> None:
    outcome = parse_and_solve(LISTED % opening)
    assert opening not in [c.text for c in outcome.clues if c.status == "note"]


@pytest.mark.parametrize(
    ("sentence", "told"),
    [
        ("The beekeeper is 24.", True),
        ("Mrs Vane is served right before the woman who wants soap.", True),
        ("The second girl in the queue wants coffee.", True),
        ("The kite lives in hut 2.", True),
        ("The book about knots stands at one end of the shelf.", True),
        ("Hut 1 is on the left.", False),
        ("The huts are numbered 1 to 5 from the left.", False),
        ("The judge gave first, second and third place.", False),
        ("Each hut has another colour.", False),
        ("Four engineers sit at huts 1 to 4.", False),
        ("My aunt found this one.", False),
        ("Number 1 is served first.", False),
        ("Femi, who sells bread, is parked ahead of everybody else.", True),
        ("The last question is the hardest.", False),
    ],
)
def test_what_is_told_of_one_thing_is_no_note_where_its_items_are_unknown(sentence: str, told: bool) -> None:
    assert tells_of_one(sentence, re.compile(r"\bhut \d|\b24\b")) == told


@pytest.mark.parametrize(
    ("sentence", "told"),
    [
        ("The waffles go up to the garret.", True),
        ("The heron nests beside the weir.", True),
        ("The maid thought of the first tray.", False),
        ("The clues below tell the rest.", False),
        ("The door opened and she went away.", False),
    ],
)
def test_among_clues_a_sentence_of_two_things_is_no_note(sentence: str, told: bool) -> None:
    assert tells_of_one(sentence, None, True) == told
