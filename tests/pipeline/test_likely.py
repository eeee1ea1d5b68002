"""Likely readings: shown where one combination alone leaves one solution, used only where they are accepted."""

import pytest

from nlpuzzle import parse_and_solve
from nlpuzzle.errors import UsageError
from nlpuzzle.likely import accept
from nlpuzzle.outcome import ClueOut, Limits, Outcome
from nlpuzzle.pipeline import Understood, read_puzzle

#: clue 4 says "or" of two clauses: one of them, or both; both may be so, and then there are two solutions
STALLS = """Three stalls stand in a row, numbered 1 to 3 from left to right.
Seller: Inka, Jorun, Kasimir
Goods: baskets, candles, spoons

1. Kasimir has the second stall.
2. The candles are sold at the second stall.
3. The spoons are sold at the third stall.
4. Inka has the first stall or Kasimir sells candles.
"""


def understood(text: str) -> Understood:
    puzzle = read_puzzle(text)
    assert isinstance(puzzle, Understood)
    return puzzle


def test_two_readings_are_kept_apart() -> None:
    last = understood(STALLS).readings[-1]
    assert last.status == "ambiguous"
    assert len(last.readings) == 2


def test_a_likely_reading_is_shown_and_not_used() -> None:
    outcome = parse_and_solve(STALLS)
    assert (outcome.status, outcome.solution) == ("incomplete", None)
    assert [reading.likely for reading in outcome.clues[-1].readings] == [False, True]
    assert "--accept-likely" in outcome.remarks[-1]


def test_a_likely_reading_is_used_where_it_is_accepted() -> None:
    outcome = parse_and_solve(STALLS, accept_likely=True)
    assert (outcome.status, outcome.clues[-1].status) == ("solved", "manual")
    assert outcome.solution is not None
    assert outcome.solution.rows[0] == ["1", "Jorun", "baskets"]


def test_without_a_rule_that_parts_the_solutions_nothing_is_likely() -> None:
    outcome = parse_and_solve(STALLS.replace("3. The spoons are sold at the third stall.\n", ""), accept_likely=True)
    assert outcome.status == "incomplete"
    assert not any(reading.likely for clue in outcome.clues for reading in clue.readings)


def test_nothing_is_likely_while_another_clue_is_unread() -> None:
    outcome = parse_and_solve(STALLS + "5. Inka hummed to Jorun.\n", accept_likely=True)
    assert outcome.status == "incomplete"
    assert not any(reading.likely for clue in outcome.clues for reading in clue.readings)


def test_a_search_that_was_stopped_makes_nothing_likely() -> None:
    assert parse_and_solve(STALLS, accept_likely=True, limits=Limits(seconds=0.0)).status == "incomplete"


def test_one_reading_is_accepted_by_number() -> None:
    readings = understood(STALLS).readings
    chosen = accept(readings, ["4=2"])[-1]
    assert (chosen.status, chosen.rules) == ("manual", readings[-1].readings[1])


@pytest.mark.parametrize("entry", ["4=3", "4=0", "4", "9=1", "1=1", "4=two"])
def test_a_reading_that_is_not_there_cannot_be_accepted(entry: str) -> None:
    with pytest.raises(UsageError):
        accept(understood(STALLS).readings, [entry])


#: of the verb of clue 2 nothing is known here
SHELVES = """Three jars stand on a shelf, numbered 1 to 3 from left to right.
Owner: Dunja, Emre, Femke
Tea: mint, nettle, rooibos

1. Dunja's jar is directly to the left of the one with the nettle tea.
2. Emre is besotted with the {tea}.
3. Femke has the third jar.
"""


def second(outcome: Outcome) -> ClueOut:
    return next(clue for clue in outcome.clues if clue.number == "2")


def test_the_closest_reading_of_an_unread_clue_is_shown_and_not_used() -> None:
    outcome = parse_and_solve(SHELVES.format(tea="nettle"))
    assert (outcome.status, outcome.solution, second(outcome).status) == ("incomplete", None, "unparsed")
    assert [(reading.rules, reading.likely) for reading in second(outcome).readings] == [(["Emre = nettle"], False)]


def test_a_closest_reading_is_likely_where_it_leaves_one_solution() -> None:
    outcome = parse_and_solve(SHELVES.format(tea="mint"))
    assert [reading.likely for reading in second(outcome).readings] == [True]
    assert "--accept-closest" in outcome.remarks[-1]


def test_a_closest_reading_is_used_only_where_it_is_accepted_as_that() -> None:
    text = SHELVES.format(tea="mint")
    assert parse_and_solve(text, accept_likely=True).status == "incomplete"
    outcome = parse_and_solve(text, accept_closest=True)
    assert (outcome.status, second(outcome).status) == ("solved", "manual")
    assert outcome.solution is not None
    assert outcome.solution.rows[0] == ["1", "Emre", "mint"]
    assert outcome.message == "Solved, if clue 2 says what you accepted: exactly one solution fits all 3 clues."
