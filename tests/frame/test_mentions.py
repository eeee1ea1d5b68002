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
    ("Four skippers race.", "How many shells did the Gannet skipper get?", {"Gannet": "cap"}),
]
#: a sentence, and what it names no item by
NOT_NAMED = [
    ("Ute lives in a neighbouring hut, and Max in the red hut.", "neighbouring"),
    ("The figs are in an odd-numbered jar, and the dates in the blue jar.", "odd-numbered"),
    ("Ute's secret spice was mace, and Max's own spice was salt.", "secret"),
    ("Ute has three times as many coins as Max.", "three"),
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


def test_neither_by_one_nor_by_another_is_one_enumeration() -> None:
    rows = {m.label: m.row for m in mentions_of(["The sled was not pulled by Ute, nor by Max."], "").mentions}
    assert rows["Ute"] == rows["Max"]


def test_a_trade_goes_by_what_is_made_only_where_nothing_else_tells_of_it() -> None:
    weaver = ["The quilter is 81.", "Ute is older than the basket weaver."]
    assert "basket weaver" in {m.label for m in mentions_of(weaver, "").mentions}
    also = [*weaver, "The rug weaver is Max."]
    assert "basket" in {m.label for m in mentions_of(also, "").mentions}
    owner = ["The quilter is 81.", "Ute is older than the dog owner."]
    assert "dog" in {m.label for m in mentions_of(owner, "").mentions}


@pytest.mark.parametrize(
    ("story", "nouns"),
    [
        ("No two of them wear the same hat.", ["hat"]),
        ("Nobody has the same job as anybody else.", ["job"]),
        ("None of the buskers plays the same instrument or comes from the same town.", ["instrument", "town"]),
        ("They all wear the same hat.", []),
    ],
)
def test_what_no_two_have_the_same_of_is_a_class(story: str, nouns: list[str]) -> None:
    assert [stated.noun for stated in stated_classes(story)] == nouns
