"""What single sentences name, and in which slot it stands."""

import pytest

from nlpuzzle.understanding.framing.mentions import mentions_of
from nlpuzzle.understanding.framing.stated import stated_classes

#: a story, a sentence, and labels with their slots that are found in it
CASES = [
    ("Four shoppers queue.", "The person buying plums stands right behind Ute.", {"plums": "v:buy", "Ute": "name"}),
    ("Four shoppers queue.", "The shopper borrowing stilts waits behind Ute.", {"stilts": "v:borrow"}),
    ("Four shoppers queue.", "The Dane and the shopper eating figs sit side by side.", {"figs": "v:eat", "Dane": "cap"}),
    ("", "Old Joe is further back than Ute.", {"Old Joe": "name"}),
    ("", "Little Jo keeps a newt.", {"Little Jo": "name", "newt": "v:own"}),
    ("", "Fish pie is served before Ute comes.", {"fish pie": "v:serv"}),
    ("", "Ute swims front crawl.", {"front crawl": "v:swim"}),
    ("", "Ute plays left wing.", {"left wing": "v:play"}),
    ("", "Who owns the chess set?", {"chess set": "v:own"}),
    ("", "Of Ute and Max, one has the fern and the other always grafted a rose.", {"rose": "v:graft"}),
    ("", "The Wren lies in dock 1 and the Tern in dock 3.", {"Wren": "cap", "Tern": "cap"}),
    ("", "Ute lives on floor 2 and the Swede on floor 4.", {"Ute": "name", "Swede": "cap"}),
    ("", "Basil sleeps in hut 1 but the Dane in hut 2.", {"Dane": "cap"}),
    ("", "Vanilla was for the girl in red.", {"vanilla": "the"}),
    ("", "Cinnamon was for somebody older than Ute.", {"cinnamon": "the", "Ute": "name"}),
    ("", "Turquoise is for a boy.", {"turquoise": "the"}),
    ("", "Pepper's hut is next to Ute's.", {"Pepper": "name", "Ute": "name"}),
    ("", "Waffle's basket is red.", {"Waffle": "name"}),
    ("", "Clover's stall is next to Rex.", {"Clover": "name"}),
    ("", "Ethanol is burned in hut 3.", {"ethanol": "v:burn"}),
    ("", "Lacquer was used in hut 3.", {"lacquer": "v:use"}),
    ("", "Tallow is poured in hut 3.", {"tallow": "v:pour"}),
    ("", "First Light is next to Ute.", {"First Light": "name"}),
    ("", "Third Rail sang in the barn.", {"Third Rail": "name"}),
    ("", "Who does fencing?", {"fencing": "v:do"}),
    ("", "Ute does not do karate.", {"karate": "v:do"}),
    ("", "The eldest of the four does rowing.", {"rowing": "v:do"}),
    ("", "Ute is at the main gate and Max at the river gate.", {"main": "mod:gate", "river": "mod:gate"}),
    ("Each asked for a different ice cream.", "The plum ice cream was for Ute.", {"plum": "mod:cream"}),
    ("Each of them got a different board game.", "Ute got the pirate board game.", {"pirate": "mod:game"}),
    ("Each wears a different sun hat.", "The straw sun hat is Ute's.", {"straw": "mod:hat"}),
    ("", "Ute lives in Brest, and Elise, who is older, keeps a newt.", {"Brest": "vp:liv:in", "Elise": "name"}),
    ("", "Max is parked in hut 1, and Lux, whose hat is red, in hut 2.", {"Lux": "name"}),
    ("", "The Skoda is parked outside the red hut.", {"Skoda": "cap"}),
    ("Four skippers race.", "How many shells did the Gannet skipper get?", {"Gannet": "cap"}),
]
#: a sentence, and what it names no item by
NOT_NAMED = [
    ("Ute lives in a neighbouring hut, and Max in the red hut.", "neighbouring"),
    ("The figs are in an odd-numbered jar, and the dates in the blue jar.", "odd-numbered"),
    ("Ute's secret spice was mace, and Max's own spice was salt.", "secret"),
    ("Ute has three times as many coins as Max.", "three"),
    ("The jury gave the cake of Ute 8 points.", "jury"),
    ("The crowd liked the song of Ute.", "crowd"),
    ("Ute has a parrot on board.", "board"),
    ("Ute sits at the very back.", "back"),
    ("Ute lives beneath Max.", "beneath"),
    ("Ute is in neither of the outermost huts.", "outermost"),
    ("The atlas, which is the fattest of all, is next to Ute.", "fattest"),
    ("Ute has the seat numbered one higher than that of Max.", "seat numbered"),
    ("The positions are numbered 1 to 5.", "positions"),
]


def _told(story: str, sentence: str) -> dict[str, str]:
    return {m.label: m.slot for m in mentions_of([sentence], story).mentions}


@pytest.mark.parametrize(("story", "sentence", "expected"), CASES)
def test_what_is_named_is_found_in_its_slot(story: str, sentence: str, expected: dict[str, str]) -> None:
    told = _told(story, sentence)
    assert {label: told.get(label) for label in expected} == expected


@pytest.mark.parametrize(("sentence", "word"), NOT_NAMED)
def test_what_only_tells_of_order_or_choice_is_no_item(sentence: str, word: str) -> None:
    assert word not in _told("", sentence)


def test_two_sides_of_as_many_as_are_two_things() -> None:
    sides = {m.label: m.side for m in mentions_of(["Ute had three times as many coins as Max."], "").mentions}
    assert sides["Ute"] != sides["Max"]


@pytest.mark.parametrize(
    "sentence",
    [
        "The van with the lamps has the van with the rugs right behind it.",
        "The girl with the rugs has the girl with the lamps directly in front of her.",
        "The boat with the lamps has the boat with the rugs next to it.",
    ],
)
def test_what_something_has_beside_it_is_another_thing(sentence: str) -> None:
    sides = {m.label: m.side for m in mentions_of([sentence], "").mentions}
    assert sides["rugs"] != sides["lamps"]


def test_what_something_has_with_it_is_no_other_thing() -> None:
    sides = {m.label: m.side for m in mentions_of(["The van with the lamps has a rug behind the seat."], "").mentions}
    assert sides["rug"] == sides["lamps"]


@pytest.mark.parametrize(
    ("story", "end"),
    [
        ("Four boats lie at berths 1 to 4 (berth 1 is the one nearest the slipway).", "slipway"),
        ("Four bells hang in a row, numbered 1 to 4 counting from the stairs.", "stairs"),
        ("Four huts stand in a row, numbered 1 to 4 from the gate to the river.", "river"),
    ],
)
def test_what_stands_at_an_end_of_the_line_is_no_item(story: str, end: str) -> None:
    told = {m.label for m in mentions_of([f"The crate is nearer the {end} than the barrel."], story, 4).mentions}
    assert told == {"crate", "barrel"}


def test_neither_by_one_nor_by_another_is_one_enumeration() -> None:
    rows = {m.label: m.row for m in mentions_of(["The sled was not pulled by Ute, nor by Max."], "").mentions}
    assert rows["Ute"] == rows["Max"]


def test_a_trade_goes_by_what_is_made_only_where_nothing_else_tells_of_it() -> None:
    weaver = ["The quilter is 81.", "Ute is older than the basket weaver."]
    assert "basket weaver" in {m.label for m in mentions_of(weaver, "").mentions}
    also = [*weaver, "The rug weaver is Max."]
    assert "basket" in {m.label for m in mentions_of(also, "").mentions}
    full = ["The quilter is 81.", "The vet is next to the nurse.", "The tango dancer is older than Ute."]
    assert "tango dancer" in {m.label for m in mentions_of(full, "", 4).mentions}
    assert "tango" in {m.label for m in mentions_of(full, "", 3).mentions}
    owner = ["The quilter is 81.", "Ute is older than the dog owner."]
    assert "dog" in {m.label for m in mentions_of(owner, "").mentions}


@pytest.mark.parametrize(
    ("story", "nouns"),
    [
        ("No two of them wear the same hat.", ["hat"]),
        ("Nobody has the same job as anybody else.", ["job"]),
        ("None of the buskers plays the same instrument or comes from the same town.", ["instrument", "town"]),
        ("They all wear the same hat.", []),
        ("They work at the gates of a park, each at another gate.", []),
    ],
)
def test_what_no_two_have_the_same_of_is_a_class(story: str, nouns: list[str]) -> None:
    assert [stated.noun for stated in stated_classes(story)] == nouns
