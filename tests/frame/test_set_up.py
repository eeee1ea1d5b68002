"""Anchors, problems, notes and facts of the preamble; categories given by the caller."""

import pytest

from nlpuzzle.puzzle import Setup
from nlpuzzle.reading import read
from nlpuzzle.understanding.framing.frame import set_up

THREE = "Names: Uma, Vic, Wes\nTeas: mint, sage, chai\n"


def frame_of(text: str) -> Setup:
    return set_up(read(text))


@pytest.mark.parametrize(
    ("text", "name", "items", "given"),
    [
        ("Three houses in a row.\n" + THREE + "Clues:\n1. Uma lives in the first house.", "house", ("1", "2", "3"), "implied"),
        (
            "There are 3 cabins, numbered 1 to 3.\n" + THREE + "Clues:\n1. Uma is in cabin 2.",
            "cabin",
            ("1", "2", "3"),
            "implied",
        ),
        (
            THREE + "Clues:\n1. Uma lives on the third floor.\n2. Vic is on the floor above Wes.",
            "floor",
            ("1", "2", "3"),
            "implied",
        ),
        (THREE + "Clues:\n1. Uma finished before Vic.\n2. Wes finished second.", "place", ("1", "2", "3"), "implied"),
        (
            THREE + "Clues:\n1. Uma is to the left of Vic.\n2. The mint drinker is in the middle.",
            "position",
            ("1", "2", "3"),
            "implied",
        ),
        (THREE + "Clues:\n1. The second person in line drinks sage.", "position", ("1", "2", "3"), "implied"),
        ("Three queens: Uma, Vic, and Wes. Uma is older than Vic. Wes is the oldest.", "age", ("1", "2", "3"), "implied"),
        ("Three men: Uwe, Vic, and Wes. Uwe is stronger than Vic. Wes is the weakest.", "strength", ("1", "2", "3"), "implied"),
        ("Three boats: Uma, Vix, and Wes. Uma is wider than Vix. Wes is the narrowest.", "width", ("1", "2", "3"), "implied"),
        (
            "Three teas: mint, sage, and chai. Sage is cheaper than chai. Mint is the most expensive.",
            "price",
            ("1", "2", "3"),
            "implied",
        ),
        (
            THREE + "Days: Monday, Tuesday, Friday\nClues:\n1. Uma came on Monday.",
            "Day",
            ("Monday", "Tuesday", "Friday"),
            "listed",
        ),
        (THREE + "Order: third, first, second\nClues:\n1. Uma came first.", "Order", ("third", "first", "second"), "listed"),
        ("Seat 4 Seat 5 Seat 6\n\n" + THREE + "Clues:\n1. Uma sits in seat 4.", "Seat", ("4", "5", "6"), "listed"),
        (THREE + "House: 1, 2, 3\nClues:\n1. Uma lives left of Vic.", "House", ("1", "2", "3"), "listed"),
    ],
)
def test_anchor(text: str, name: str, items: tuple[str, ...], given: str) -> None:
    setup = frame_of(text)
    assert setup.problem is None
    anchor = setup.frame.categories[0]
    assert (anchor.name, anchor.items, anchor.given, anchor.anchor) == (name, items, given, True)
    assert sum(c.anchor for c in setup.frame) == 1


@pytest.mark.parametrize(
    "clue",
    [
        "Uma paid 3 dollars more than Vic.",
        "Uma left 2 days after the mint drinker.",
        "Wes is either the sage drinker or the $7 guest.",
    ],
)
def test_no_line_where_a_listed_category_is_ordered(clue: str) -> None:
    setup = frame_of(THREE + f"Prices: $5, $6, $7\nClues:\n1. {clue}")
    assert setup.frame.anchor is None


def test_last_friday_orders_nothing() -> None:
    text = "Three maids each sold one car last Friday.\nMaids: Ida, Jo, Kay\nCars: Astra, Corsa, Zafira\n1. Ida sold the Astra."
    assert [c.text for c in set_up(read(text)).clues] == ["Ida sold the Astra."]


def test_no_scale_where_amounts_are_said_but_not_listed() -> None:
    setup = frame_of("Three queens: Uma, Vic, and Wes. Uma is 2 years older than Vic. Wes is older than Uma.")
    assert setup.frame.anchor is None


def test_bare_scale_counts_from_the_most() -> None:
    anchor = frame_of("Three teas: mint, sage, and chai. Sage is cheaper than chai. Mint is the cheapest.").frame.anchor
    assert anchor is not None
    assert anchor.descending
    assert anchor.dimension == "money"
    assert "most expensive" in anchor.description


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "No list of categories"),
        ("The sun shines on the sea.", "No list of categories"),
        ("Names: Uma, Vic, Wes\nTeas: mint, sage\nClues:\n1. Uma drinks mint.", "Name has 3, Tea has 2"),
        (THREE, "No clues"),
        ("Names: Uma, Vic, Wes\nClues:\n1. Uma likes tea.", "Only one category"),
        ("Three friends sit at a round table.\n" + THREE + "Clues:\n1. Uma is next to Vic.", "table or in a circle"),
        ("They sit in two rows facing each other.\n" + THREE + "Clues:\n1. Uma is next to Vic.", "rows that face each other"),
        ("One of them always lies.\n" + THREE + "Clues:\n1. Uma says Vic drinks mint.", "truth-tellers and liars"),
        ("Each guest ordered two different teas.\n" + THREE + "Clues:\n1. Uma drinks mint.", "more than one item"),
    ],
)
def test_problems(text: str, told: str) -> None:
    setup = frame_of(text)
    assert setup.problem is not None
    assert told in setup.problem


def test_one_list_with_and_inside_takes_the_size_of_the_others() -> None:
    setup = frame_of(THREE + "Meals: soup, pie, fish and chips\nClues:\n1. Uma drinks mint.")
    assert setup.frame.by_name["Meal"].items == ("soup", "pie", "fish and chips")


def test_nothing_is_lost() -> None:
    text = (
        "It was a dark night. Three spies met, and Uma did not drink the sage tea.\n" + THREE
        + "\nClues:\n1. Vic drinks mint.\n2. Wes likes chai. Who likes it too?\n\nGood luck!\nWho drinks sage?\n\nAnswer: Vic."
    )  # fmt: skip
    setup = frame_of(text)
    assert [(c.number, c.text) for c in setup.clues] == [
        ("p1", "Three spies met, and Uma did not drink the sage tea."),
        ("1", "Vic drinks mint."),
        ("2", "Wes likes chai."),
    ]
    assert [n.text for n in setup.notes] == ["It was a dark night.", "Good luck!"]
    assert [q.text for q in setup.questions] == ["Who likes it too?", "Who drinks sage?"]
    for clue in (*setup.clues, *setup.notes):
        assert text[clue.span.start : clue.span.end] == clue.text


def test_options_belong_to_their_question() -> None:
    setup = frame_of(THREE + "Clues:\n1. Uma drinks mint.\n\nWho drinks sage?\nA) Uma\nB) Vic\nC) Wes")
    (question,) = setup.questions
    assert [(o.letter, o.text) for o in question.options] == [("A", "Uma"), ("B", "Vic"), ("C", "Wes")]


def test_categories_of_the_caller_override_and_add() -> None:
    setup = set_up(
        read(THREE + "Clues:\n1. Uma is 30."),
        {"teas": ["rose", "sage", "chai"], "age": ["30", "35", "40"], "tea": ["a", "b", "c"]},
    )
    assert [c.items for c in setup.frame] == [
        ("Uma", "Vic", "Wes"), ("a", "b", "c"), ("rose", "sage", "chai"), ("30", "35", "40"),
    ]  # fmt: skip
    assert setup.frame.by_name["age"].values == (30, 35, 40)


def test_sub_clues_of_bullets() -> None:
    setup = frame_of(THREE + "Clues:\n- Uma drinks mint.\n  - She isn't first.\n- Vic drinks sage.")
    assert [(c.number, c.parent) for c in setup.clues] == [("1", None), ("1a", "1"), ("2", None)]


def test_second_list_with_the_same_numbers() -> None:
    setup = frame_of(THREE + "Clues:\n1. Uma drinks mint.\n2. Vic is tall.\n\nMore clues:\n1. Wes is old.")
    numbers = [c.number for c in setup.clues]
    assert len(set(numbers)) == len(numbers) == 3


@pytest.mark.parametrize(
    ("sentence", "kept"),
    [
        ("Every troll plays one night, Monday to Wednesday.", False),
        ("One of them plays after work every day from Monday to Wednesday.", False),
        ("The trolls take turns to cook from Monday to Wednesday.", False),
        ("Each troll but Grum plays from Monday to Wednesday.", True),
        ("Every troll who plays on Monday is late.", True),
        ("Grum plays later than every troll from Monday to Tuesday.", True),
    ],
)
def test_the_days_there_are_make_no_clue(sentence: str, kept: bool) -> None:
    lists = "Trolls: Grum, Hob, Snag\nDays: Monday, Tuesday, Wednesday\nDrums: big, red, loud"
    found = set_up(read(f"{sentence}\n\n{lists}\n\n1. Grum has the red drum.\n2. Hob plays on Monday.\n"))
    assert (sentence in [c.text for c in found.clues]) == kept


def test_lists_in_brackets_after_their_heads() -> None:
    text = "{}\n\n1. Ann plays the oboe.\n2. Ben is older than Ann.\n3. Cy is from Oslo."
    for block in (
        "NAME (Ann, Ben, Cy)\nINSTRUMENT (oboe, harp, tuba)\nTOWN (Oslo, Rome, Lima)",
        "name = {Ann, Ben, Cy}\ninstrument = {oboe, harp, tuba}\ntown = {Oslo, Rome, Lima}",
        "THE TRIO ◆ Name: Ann, Ben, Cy ◆ Instrument: oboe, harp, tuba ◆ Town: Oslo, Rome, Lima",
    ):
        found = [set(c.items) for c in set_up(read(text.format(block))).frame if c.given == "listed"]
        assert {"Ann", "Ben", "Cy"} in found
        assert {"Oslo", "Rome", "Lima"} in found
        assert {"oboe", "harp", "tuba"} in found


def test_a_number_in_the_title_counts_nobody() -> None:
    text = "Reasoning, item 8\n\nThree bags (a duffel, a satchel and a trunk) belong to Ann, Ben and Cy.\n\n1. Ann has it."
    assert [len(c.items) for c in set_up(read(text)).frame if c.given == "listed"] == [3, 3]


def test_a_list_that_the_story_tells_at_more_length_is_the_one_under_the_heading() -> None:
    text = (
        "Each of four friends keeps another plant (a tall fern, an ivy, a cactus and a palm).\n\n"
        "Friends: Ilse, Jonas, Kirsi, Levan\nPlants: fern, ivy, cactus, palm\nRooms: attic, hall, kitchen, study\n\n"
        "1. Ilse keeps the fern.\n2. The cactus is not in the hall.\n"
    )
    setup = set_up(read(text))
    assert [category.name for category in setup.frame] == ["Friend", "Plant", "Room"]


def test_a_label_that_is_a_place_with_a_number_implies_no_line() -> None:
    clues = "Clues:\n1. Table Nine had fewer guests than Uma.\n2. Vic dined at Table Nine.\n3. Wes did not go to Table Nine."
    setup = frame_of("Names: Uma, Vic, Wes\nDiners: Blue Door, Red Fork, Table Nine\nGuests: 40, 50, 60\n" + clues)
    assert [category.name for category in setup.frame] == ["Name", "Diner", "Guest"]


def test_a_will_is_a_thing_in_a_list() -> None:
    setup = frame_of("Clerk: Ada, Bo, Cy\nPaper: deed, letter, will\nRoom: 1, 2, 3\nClues:\n1. Ada copied the will.")
    assert ("deed", "letter", "will") in [category.items for category in setup.frame]
