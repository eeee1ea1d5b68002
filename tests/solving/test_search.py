"""Search: what it proves, what it lists, where it stops, and which clues contradict."""

import pytest

from nlpuzzle.outcome import Limits
from nlpuzzle.puzzle import Category, Frame, Item
from nlpuzzle.rules import Amount, Compare, Same
from nlpuzzle.rules.notation import parse_rule
from nlpuzzle.solving import conflict, solve
from nlpuzzle.solving.building import board_of

FRAME = Frame((
    Category("stall", ("1", "2", "3", "4"), (1, 2, 3, 4), anchor=True),
    Category("seller", ("Ida", "Jon", "Kaz", "Lea")),
    Category("ware", ("figs", "jam", "pots", "rugs")),
    Category("price", ("5", "10", "11", "16"), (5, 10, 11, 16), unit="dollar"),
))  # fmt: skip


def rules(*texts: str):
    return [(str(i), parse_rule(text, FRAME)) for i, text in enumerate(texts, 1)]


MARKET = rules(
    "stall(Ida) = stall(jam) - 1",
    "price(rugs) > price(beside(rugs, stall, -1))",
    "Jon in {figs, pots}",
    "|stall(Kaz) - stall(Lea)| = 3",
    "price(jam) = 2 * price(figs)",
    "stall(Lea) < stall(rugs)",
    "if Jon != pots then price(pots) - price(rugs) = 5",
    "if Jon = pots then Lea = 10",
)


ANSWER = (("1", "Lea", "pots", "16"), ("2", "Jon", "figs", "5"), ("3", "Ida", "rugs", "11"), ("4", "Kaz", "jam", "10"))


def test_one_solution_is_proved() -> None:
    result = solve(FRAME, MARKET)
    assert result.verdict == "unique"
    assert result.solutions == (ANSWER,)
    assert (result.count, result.at_least, result.differ, result.stopped) == (1, False, (), None)


def test_several_solutions_are_listed_with_what_differs() -> None:
    result = solve(FRAME, MARKET[:4])
    assert result.verdict == "multiple"
    assert (result.count, result.at_least) == (len(set(result.solutions)), False)
    assert ANSWER in result.solutions
    two = solve(FRAME, [*MARKET[:4], *rules("Jon = figs", "Kaz = jam", "Jon = 5", "Kaz = 10")])
    assert two.count == 2
    assert two.differ == (("price", "11"), ("price", "16"))


def test_counting_stops_at_the_limit() -> None:
    result = solve(FRAME, [], Limits(solutions=5))
    assert (result.verdict, result.count, result.at_least, result.stopped) == ("multiple", 5, True, None)
    three = Frame((Category("a", ("1", "2", "3")), Category("b", ("x", "y", "z"))))
    assert (solve(three, [], Limits(solutions=6)).count, solve(three, [], Limits(solutions=6)).at_least) == (6, False)
    assert (solve(three, [], Limits(solutions=5)).count, solve(three, [], Limits(solutions=5)).at_least) == (5, True)


def test_one_solution_asked_for_still_proves_it() -> None:
    assert solve(FRAME, MARKET, Limits(solutions=1)).verdict == "unique"
    assert solve(FRAME, MARKET[:4], Limits(solutions=1)).verdict == "multiple"


def test_limits_are_kept() -> None:
    nodes = solve(FRAME, MARKET[:2], Limits(nodes=1))
    assert (nodes.verdict, nodes.stopped, nodes.at_least) == ("stopped", "nodes", True)
    seconds = solve(FRAME, MARKET[:2], Limits(seconds=0.0))
    assert (seconds.verdict, seconds.stopped, seconds.count) == ("stopped", "seconds", 0)


def test_no_solution() -> None:
    result = solve(FRAME, [*MARKET, *rules("Kaz = pots")])
    assert (result.verdict, result.solutions, result.at_least) == ("none", (), False)


@pytest.mark.parametrize("wrong", [["Lea = figs"], ["stall(Kaz) < stall(Ida)"], ["price(rugs) > 11", "Jon != pots"]])
def test_the_clues_that_contradict_are_a_minimal_set(wrong: list[str]) -> None:
    added = [(f"extra {i}", parse_rule(text, FRAME)) for i, text in enumerate(wrong)]
    everything = [*MARKET, *added]
    clash = conflict(FRAME, everything)
    assert set(clash) & {number for number, _ in added}
    kept = [(number, rule) for number, rule in everything if number in clash]
    assert solve(FRAME, kept).verdict == "none"
    for number in clash:
        assert solve(FRAME, [(other, rule) for other, rule in kept if other != number]).verdict != "none"
    assert list(clash) == [number for number, _ in everything if number in clash]


def test_no_conflict_without_a_contradiction() -> None:
    assert conflict(FRAME, MARKET) == ()


def test_a_clue_with_several_rules_counts_as_one() -> None:
    clues = [("1", MARKET[0][1]), ("2", Same(Item("seller", "Ida"), Item("stall", "4"))), ("1", MARKET[1][1])]
    assert conflict(FRAME, clues) == ("1", "2")


def test_tiny_frames() -> None:
    assert solve(Frame((Category("a", ("1",)), Category("b", ("x",)))), []).solutions == ((("1", "x"),),)
    assert solve(Frame((Category("a", ("1", "2")),)), []).solutions == ((("1",), ("2",)),)


@pytest.mark.parametrize(
    ("rule", "words"),
    [
        (Same(Item("seller", "Ida"), Item("ware", "ham")), "ware has no item ham"),
        (Same(Item("seller", "Ida"), Item("wear", "jam")), "there is no category wear"),
        (Compare("seller", Amount(Item("ware", "jam")), "<", Amount(Item("ware", "figs"))), "seller has no order"),
    ],
)
def test_rules_of_another_frame_are_refused(rule, words) -> None:
    with pytest.raises(ValueError, match=words):
        solve(FRAME, [("1", rule)])


CONCLUSIONS = [
    ("price(beside(Jon, stall, -1)) > price(beside(Jon, stall, +1))", "Jon", "stall", ("2", "3")),
    ("{Jon, Kaz} = {figs, jam}", "figs", "seller", ("Jon", "Kaz")),
    ("Jon = stall:2 or Jon = stall:3", "Jon", "stall", ("2", "3")),
    ("exactly 2 of (Jon = stall:1, Jon = figs, Kaz = stall:1)", "Jon", "ware", ("figs",)),
    ("stall(Jon) between stall(Ida) and stall(Kaz)", "Jon", "stall", ("2", "3")),
    ("price(Jon) - price(Ida) = price(Ida) - 4", "Ida", "price", ("10",)),
    ("price(Jon) = 2 * price(Ida)", "Jon", "price", ("10",)),
    ("Jon in {stall:2, figs, pots} and price(Jon) > 15", "Jon", "price", ("16",)),
    ("if Jon != stall:1 then Jon = stall:4", "Jon", "stall", ("1", "4")),
    ("Jon = stall:1 if and only if Jon != stall:2", "Jon", "stall", ("1", "2")),
    ("not (stall(Jon) < 3)", "Jon", "stall", ("3", "4")),
]


@pytest.mark.parametrize(("text", "label", "category", "left"), CONCLUSIONS, ids=[c[0] for c in CONCLUSIONS])
def test_conclusions_without_a_guess(text: str, label: str, category: str, left: tuple[str, ...]) -> None:
    board = board_of(FRAME, rules(text))
    assert board.settle()
    items = list(FRAME.items)
    row = board.positions()[items.index(FRAME.find(label)[0])]
    assert tuple(x.label for q, x in enumerate(items) if row >> q & 1 and x.category == category) == left


def test_three_amounts_that_cannot_be_evenly_spaced() -> None:
    board = board_of(FRAME, rules("price(Jon) - price(Ida) = price(Ida) - price(Kaz)"))
    assert not board.settle()
