"""Rules typed by a person."""

import pytest

from nlpuzzle import parse_and_solve
from nlpuzzle.byhand import read_rules_file, replace_readings, rules_file, typed_rules
from nlpuzzle.errors import UsageError
from nlpuzzle.puzzle import Category, Clue, Frame, Item, Setup, Span
from nlpuzzle.rules import Amount, Compare, Different, Same
from nlpuzzle.understanding.reading import ClueReading

FRAME = Frame(
    (
        Category("rower", ("Ada", "Bo", "Cy")),
        Category("boat", ("red", "blue", "1")),
        Category("age", ("20", "30", "40"), values=(20, 30, 40), unit="year"),
    )
)
ADA, BO, RED = Item("rower", "Ada"), Item("rower", "Bo"), Item("boat", "red")
CLUES = (
    Clue("1", "Ada rows red.", Span(0, 13)),
    Clue("1a", "She is old.", Span(14, 25), "1"),
    Clue("2", "Bo, perhaps?", Span(30, 42)),
)
SETUP = Setup(FRAME, CLUES, notes=(Clue("n1", "A fine day.", Span(50, 61)),))
READINGS = (
    ClueReading("1", "Ada rows red.", Span(0, 13), "parsed", (Same(ADA, RED),)),
    ClueReading("1a", "She is old.", Span(14, 25), "unparsed", reason="old?", stuck=Span(21, 24), suggestions=("older",)),
    ClueReading("2", "Bo, perhaps?", Span(30, 42), "ambiguous", readings=((Same(BO, RED),), (Different(BO, RED),))),
)
OLDER = Compare("age", Amount(ADA), ">", Amount(BO))


def replaced(*entries: str) -> dict[str, ClueReading]:
    return {r.number: r for r in replace_readings(READINGS, SETUP, typed_rules(entries, SETUP))}


def test_a_prefix_replaces_the_whole_reading_of_its_clue() -> None:
    reading = replaced("1a: age(Ada) > age(Bo)")["1a"]
    assert (reading.status, reading.rules) == ("manual", (OLDER,))
    assert (reading.reason, reading.stuck, reading.suggestions, reading.readings) == (None, None, (), ())


def test_several_rules_for_one_clue_all_hold() -> None:
    assert replaced("2: Bo != red", "2: age(Ada) > age(Bo)")["2"].rules == (Different(BO, RED), OLDER)


def test_a_rule_without_a_number_is_added() -> None:
    readings = replaced("Bo != red", "age(Ada) > age(Bo)")
    assert readings["r1"].rules == (Different(BO, RED),)
    assert readings["r2"].rules == (OLDER,)
    assert readings["r1"].status == "manual"
    assert readings["1"] == READINGS[0]


@pytest.mark.parametrize(
    "entry", ["#1A: Bo != red", " 1a:  Bo != red ", "1a : Bo != red", "1a:Bo != red", "clue 1a: Bo != red", "1a. Bo != red"]
)
def test_numbers_are_known_in_the_ways_people_type_them(entry: str) -> None:
    assert typed_rules([entry], SETUP)[0].number == "1a"


def test_a_clue_can_be_put_in_plainer_words() -> None:
    readings = replaced("1a: Bo rows the red boat.", "Bo does not row the red boat.")
    assert (readings["1a"].status, readings["1a"].rules) == ("manual", (Same(BO, RED),))
    assert readings["r1"].rules == (Different(BO, RED),)
    with pytest.raises(UsageError, match=r'"rows" cannot stand here.* As a sentence: .*Zed'):
        typed_rules(["1a: Zed rows the red boat."], SETUP)


def test_a_category_before_a_colon_is_no_clue_number() -> None:
    assert typed_rules(["boat:red != Bo"], SETUP)[0].number is None


def test_a_note_can_be_made_a_clue() -> None:
    assert replaced("n1: Bo != red")["n1"].rules == (Different(BO, RED),)


@pytest.mark.parametrize(
    ("entry", "says", "column"),
    [
        ("7: Bo != red", "There is no clue 7: the clues are 1, 1a, 2", 1),
        ("1a: Bo != green", "green", 11),
        ("1a: Bo !! red", "1a", 8),
        ("Zed = red", "Zed", 1),
        ("1a: ", "empty", 5),
        ("", "empty", 1),
        ("boat(Ada) > boat(Bo)", "order", 1),
    ],
)
def test_what_cannot_be_used_is_named_with_its_column(entry: str, says: str, column: int) -> None:
    with pytest.raises(UsageError) as caught:
        typed_rules([entry], SETUP)
    assert says in caught.value.message
    assert (caught.value.entry, caught.value.column) == (entry, column)


def test_a_rules_file_has_comments_and_empty_lines() -> None:
    assert read_rules_file("\ufeff# by hand\n\n  1a: Bo != red  \r\n# more\nAda = red\n") == ["1a: Bo != red", "Ada = red"]


def test_a_saved_rules_file_reads_back() -> None:
    entries = ["1a: Bo != red", "Ada = red"]
    assert read_rules_file(rules_file(entries)) == entries


RACE = "Runners: Ann, Ben, Cleo\nAges: 20, 30, 40\n\n"


def test_a_clue_may_stand_in_the_notation() -> None:
    outcome = parse_and_solve(RACE + "1. age(Ann) > age(Ben)\n2. Cleo is 40.\n3. Ann != 40")
    assert outcome.status == "solved"
    assert [clue.rules for clue in outcome.clues] == [["Age(Ann) > Age(Ben)"], ["Cleo = 40"], ["Ann != 40"]]


@pytest.mark.parametrize("line", ["Ann = Dan", "age(Ann) >", "Ann = red = 20", "Ann < 3", "x=1"])
def test_what_only_looks_like_a_rule_stays_unread(line: str) -> None:
    outcome = parse_and_solve(f"{RACE}1. {line}\n2. Cleo is 40.")
    assert outcome.clues[0].status == "unparsed"


def test_all_clues_may_be_typed_by_hand() -> None:
    outcome = parse_and_solve(RACE, rules=["Ann = 30", "Cleo != 20"])
    assert outcome.status == "solved"
    assert [clue.status for clue in outcome.clues] == ["manual", "manual"]
    assert parse_and_solve(RACE).status == "unreadable"
