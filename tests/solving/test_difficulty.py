"""The difficulty does not depend on the order of the clues; the hardest method is needed; clues called redundant are."""

from random import Random

import pytest
from method_cases import frame
from step_puzzles import own

from nlpuzzle.outcome import Limits
from nlpuzzle.rules.notation import parse_rule
from nlpuzzle.solving.checking import check
from nlpuzzle.solving.difficulty import LEVELS, rate
from nlpuzzle.solving.methods import LADDER
from nlpuzzle.solving.redundant import redundant
from nlpuzzle.solving.search import solve
from nlpuzzle.solving.stepper import deduce

PUZZLES = list(own())


def rules_of(*clues: str, n: int = 4):
    return [(str(i), parse_rule(clue, frame(n))) for i, clue in enumerate(clues, 1)]


def test_the_order_of_the_clues_is_nothing_to_it() -> None:
    random = Random(7)
    for name, puzzle_frame, rules in PUZZLES:
        wanted = rate(puzzle_frame, rules)
        assert wanted is not None
        assert wanted.level in LEVELS
        assert wanted.score > 0
        assert rate(puzzle_frame, random.sample(rules, len(rules))) == wanted, name


def test_without_the_hardest_method_the_puzzle_stalls() -> None:
    names = [method.name for method in LADDER]
    for name, puzzle_frame, rules in PUZZLES:
        rating = rate(puzzle_frame, rules)
        assert rating is not None
        rank = names.index(rating.hardest_method)
        assert deduce(puzzle_frame, rules, ladder=LADDER[: rank + 1]).solved, name
        if LADDER[rank].cost > 1:
            assert not deduce(puzzle_frame, rules, ladder=LADDER[:rank]).solved, name


def test_harder_puzzles_get_more_points() -> None:
    easy = rate(frame(), rules_of("Ada = 1", "Bob = 2", "Cleo = 3", "Ada = tea", "Bob = milk", "Cleo = juice",
                                  "Ada = red", "Bob = blue", "Cleo = green"))  # fmt: skip
    assert easy is not None
    assert (easy.level, easy.hardest_method, easy.stalls) == ("easy", "last candidate", ())
    scores = [rating.score for _, f, r in PUZZLES if (rating := rate(f, r)) is not None]
    assert min(scores) < easy.score * 3 < max(scores)


def test_what_is_not_solved_has_no_difficulty() -> None:
    assert rate(frame(), rules_of("Ada = 1")) is None


def test_stalls_are_where_a_hard_method_begins() -> None:
    hard = {method.name for method in LADDER if method.cost >= 4}
    for _, puzzle_frame, rules in PUZZLES:
        rating = rate(puzzle_frame, rules)
        assert rating is not None
        assert bool(rating.stalls) == (rating.hardest_method in hard)
        assert all(stall.method in hard and 0 <= stall.found < stall.total for stall in rating.stalls)
        assert [stall.found for stall in rating.stalls] == sorted(stall.found for stall in rating.stalls)


@pytest.mark.parametrize("place", range(0, len(PUZZLES), 4))
def test_redundant_clues(place: int) -> None:
    _, puzzle_frame, rules = PUZZLES[place]
    found = redundant(puzzle_frame, rules)
    for number in dict.fromkeys(n for n, _ in rules):
        without = [(n, rule) for n, rule in rules if n != number]
        assert (solve(puzzle_frame, without, Limits(solutions=2)).verdict == "unique") == (number in found)
    first = rules[0]
    assert {first[0], "again"} <= set(redundant(puzzle_frame, [*rules, *(("again", r) for n, r in rules if n == first[0])]))


def test_check_of_a_contradiction_follows_the_clues_to_blame() -> None:
    found = check(frame(), rules_of("place(Ada) > place(Bob)", "Ada = tea", "tea = 1"))
    assert found.result.verdict == "none"
    assert found.clash == ("1", "2", "3")
    assert found.deduction.contradiction is not None
    assert not found.without_guessing
    assert found.redundant == ()


def test_check_of_several_solutions_says_no_more() -> None:
    found = check(frame(), rules_of("Ada = tea"))
    assert (found.result.verdict, found.rating, found.redundant) == ("multiple", None, ())
