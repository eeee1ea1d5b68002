"""Made puzzles: one solution, no clue too many, the same for the same seed; and what is asked for is what is made."""

import random
import subprocess
import sys

import pytest

from nlpuzzle.corpus.made import case_of
from nlpuzzle.errors import UsageError
from nlpuzzle.making import Recipe, load_theme, make
from nlpuzzle.making.facts import KINDS, Facts
from nlpuzzle.making.setting import hidden_world, setting
from nlpuzzle.puzzle import Item
from nlpuzzle.rules import Compare, OneOf, Or, Rule, Same, holds
from nlpuzzle.rules.notation import parse_rule
from nlpuzzle.solving import search, solve
from nlpuzzle.solving.classes import Classes
from nlpuzzle.solving.redundant import redundant


@pytest.mark.parametrize("size", [(2, 3), (3, 3), (3, 5), (4, 4), (4, 5), (5, 4), (6, 6)])
def test_one_solution_and_no_clue_too_many(size: tuple[int, int]) -> None:
    for seed in range(3):
        made = make(Recipe(*size, seed=seed))
        rules = [(str(n), rule) for n, clue in enumerate(made.clues, 1) for rule in clue.rules]
        result = solve(made.frame, rules)
        assert result.verdict == "unique"
        assert sorted(sorted(row) for row in result.solutions[0]) == sorted(sorted(row) for row in made.rows)
        assert redundant(made.frame, rules) == ()
        assert all(holds(rule, made.frame, made.world) for _, rule in rules)


def test_spare_clues_are_true_and_the_rest_the_same() -> None:
    plain, more = make(Recipe(4, 4, seed=8)), make(Recipe(4, 4, seed=8, spare=3))
    assert len(more.clues) == len(plain.clues) + 3
    assert {clue.rules for clue in plain.clues} < {clue.rules for clue in more.clues}
    assert all(holds(rule, more.frame, more.world) for clue in more.clues for rule in clue.rules)


@pytest.mark.parametrize(("wanted", "levels"), [("easy", {"easy"}), ("medium", {"moderate"}), ("hard", {"hard", "very hard"})])
def test_difficulty_is_that_of_our_ladder(wanted: str, levels: set[str]) -> None:
    for size, seed in ((3, 0), (4, 1)):
        rating = make(Recipe(size, size, difficulty=wanted, seed=seed)).rating  # type: ignore[arg-type]
        assert rating is not None
        assert rating.level in levels


def test_few_clues_are_fewer_than_many() -> None:
    few = sum(len(make(Recipe(4, 5, clues="few", seed=seed)).clues) for seed in range(6))
    many = sum(len(make(Recipe(4, 5, clues="many", seed=seed)).clues) for seed in range(6))
    assert few + 10 < many


def test_only_the_kinds_that_are_asked_for() -> None:
    made = make(Recipe(3, 4, kinds=("same", "different"), seed=1))
    assert {clue.kind for clue in made.clues} <= {"Same", "Different"}
    with pytest.raises(UsageError, match="no kind of clue 'maybe'; the kinds are same, different"):
        make(Recipe(kinds=("maybe",)))
    with pytest.raises(UsageError, match="No puzzle was found"):
        make(Recipe(4, 5, theme="pupils", kinds=("distance",)))
    with pytest.raises(UsageError, match="No hard puzzle of 3 x 3 was found, only easy and moderate ones"):
        make(Recipe(3, 3, difficulty="hard", kinds=("same",)))


def test_the_case_has_everything_a_corpus_needs() -> None:
    made = make(Recipe(3, 4, theme="market", seed=2))
    case = case_of(made)
    assert case.id == "market-3x4-2"
    assert case.solution is not None
    assert case.solution.rows == made.rows
    for clue, expected in zip(made.clues, case.clues, strict=True):
        assert tuple(parse_rule(rule, made.frame) for rule in expected.rules) == clue.rules


def test_the_same_seed_gives_the_same_puzzle_under_every_hash_seed() -> None:
    code = "from nlpuzzle.making import *; print(*(make(Recipe(4, 4, seed=s)).text for s in range(5)))"
    texts = {
        subprocess.run(
            [sys.executable, "-c", code], capture_output=True, text=True, check=True, env={"PYTHONHASHSEED": seed}
        ).stdout
        for seed in ("1", "2")
    }
    assert len(texts) == 1


def test_the_same_seed_gives_the_same_puzzle_whichever_way_the_search_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    recipes = [Recipe(4, 5, seed=seed) for seed in range(4)]
    before = [make(recipe).text for recipe in recipes]

    def last(board: Classes) -> tuple[int, int]:
        """The last class that is open, and the last that it may be."""
        k = next(k for k in reversed(board.root) if board.rows[k] != board.members[k])
        return k, board.root[(board.rows[k] & ~board.members[k]).bit_length() - 1]

    monkeypatch.setattr(search, "_guess", last)
    assert [make(recipe).text for recipe in recipes] == before


def test_every_kind_can_be_drawn() -> None:
    made = {clue.kind for kind in KINDS for clue in make(Recipe(4, 5, theme="tailor", kinds=(kind, "same"), seed=3)).clues}
    assert len(made) >= 10


def _drawn(theme: str, kind: str, count: int = 150) -> list[Rule]:
    dice = random.Random(kind)
    place = setting(load_theme(theme), 7, 5, dice)
    facts = Facts(place.frame, place.voices, hidden_world(place.frame, dice), dice)
    return [rule for rule in (facts.draw(kind) for _ in range(count)) if rule is not None]


def test_numbers_to_choose_from_are_named_in_their_order() -> None:
    found = [rule.options for rule in _drawn("pupils", "either") if isinstance(rule, OneOf)]
    ages = [[int(o.label) for o in options if isinstance(o, Item) and o.category == "Age"] for options in found]
    assert any(len(numbers) > 1 for numbers in ages)
    assert all(numbers == sorted(numbers) for numbers in ages)


def test_a_bound_is_one_of_the_steps_of_its_scale() -> None:
    found = [rule for rule in _drawn("pupils", "at-least") if isinstance(rule, Compare)]
    bounds = [rule.right.offset for rule in found if rule.category == "Start"]
    assert bounds
    assert all(bound % 15 == 0 for bound in bounds), "all start at a quarter of an hour"


def test_no_choice_is_between_two_places_of_one() -> None:
    for rule in _drawn("theatre", "or", 300):
        assert isinstance(rule, Or)
        one, other = (part for part in rule.rules)
        if isinstance(one, Same) and isinstance(other, Same):
            shared = {one.left, one.right} & {other.left, other.right}
            apart = {one.left.category, one.right.category} != {other.left.category, other.right.category}
            assert not shared or apart, rule
