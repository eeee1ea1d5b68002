"""Parts of a sentence that are joined are alike: the right sentence is read, the torn one is not."""

from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from nlpuzzle.pipeline import Understood, read_puzzle
from nlpuzzle.puzzle import Setup
from nlpuzzle.rules import Rule
from nlpuzzle.understanding.understand import Understanding

ROAD = """Five women live in a row of houses, numbered 1 to 5 from left to right.

House: 1, 2, 3, 4, 5
Woman: Signe, Ragna, Oda, Tiril, Maren
Paint: beige, pink, grey, white, orange
Drink: milk, cider, tea, cocoa, water
Trade: tailor, potter, baker, weaver, smith
Town: Bergen, Tromso, Molde, Narvik, Hamar
Age: 31, 35, 40, 44, 52

Clues:
1. Signe lives in the grey house.
2. The potter drinks cocoa.
3. The woman who drinks tea comes from Molde.
4. Oda is 40 years old.
5. The woman in the white house is the baker.
6. Maren comes from Narvik.
7. Tiril drinks milk.
"""
LINES = (Path(__file__).parent / "joined_parts.txt").read_text(encoding="utf-8").splitlines()
PAIRS = [line.split(" | ") for line in LINES if not line.startswith("#")]


@cache
def _road() -> Setup:
    puzzle = read_puzzle(ROAD)
    assert isinstance(puzzle, Understood)
    return puzzle.setup


def _read(sentence: str) -> tuple[Rule, ...]:
    setup = _road()
    *others, last = setup.clues
    changed = replace(last, text=sentence)
    return Understanding(replace(setup, clues=(*others, changed))).read(changed).rules


@pytest.mark.parametrize("right", sorted({right for right, _ in PAIRS}))
def test_parts_that_are_alike_are_read(right: str) -> None:
    assert _read(right)


@pytest.mark.parametrize("torn", [torn for _, torn in PAIRS])
def test_a_part_of_another_kind_is_not(torn: str) -> None:
    assert _read(torn) == ()


UNENDED = ("either", "neither", "and either or", "or neither", "either or", ", nor", "one and the other", "tea, and that is")


@pytest.mark.parametrize("end", UNENDED)
def test_nothing_after_a_joint_is_no_fault_of_ours(end: str) -> None:
    assert _read(f"Signe drinks {end}.") == ()
