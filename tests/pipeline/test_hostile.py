"""Texts that nobody would paste in earnest: none raises, and none takes more than moments."""

import json
import random
import time

import puzzles
import pytest

from nlpuzzle import Limits, parse_and_solve
from nlpuzzle.resources import folder

HEAD = puzzles.SOLVED.split("1. ")[0]

HOSTILE = {
    "an endless chain": HEAD + "1. " + "Elspeth is next to Moritz and " * 1600,
    "an endless choice": HEAD + "1. Elspeth is either " + "the cherry or " * 3000 + "the larch.",
    "an endless nest": HEAD + "1. " + "The person who planted the tree next to " * 1200 + "the larch is Moritz.",
    "a long nest": HEAD + "1. " + "The person next to " * 25 + "the larch is Moritz.",
    "negations": HEAD + "1. " + "Elspeth is not " * 38 + "the larch.",
    "many clues": HEAD + "\n".join(f"{i}. Elspeth planted the larch or the walnut." for i in range(1, 900)),
    "commas": "," * 49_000,
    "three commas": ",,,",
    "brackets": "(" * 49_000,
    "lists in brackets": "(a, b, c) " * 4800,
    "quotes": '"`' * 24_000,
    "labels": "a: b, c, d\n" * 4000,
    "numbers": "1. " * 16_000,
    "full stops": "a. " * 16_000,
    "one word": "a" * 49_000,
    "one list": ", ".join(f"Name{i}" for i in range(4000)),
    "one enumeration": " and ".join(f"Name{i}" for i in range(4000)),
    "bullets": "\n".join(" " * (i % 40) + f"- Name{i}" for i in range(1500)),
    "nested numbers": "\n".join(" " * (i % 40) + f"{i % 9}. Name{i}" for i in range(1500)),
    "thousands of digits": HEAD + "1. Elspeth is " + "9" * 5000 + " m taller than Moritz.\n2. Elspeth is 1/0 m tall.",
    "huge values": "Age: " + ", ".join("9" * (500 + i) for i in range(3)) + "\nName: a, b, c\nClues:\n1. a is older than b.",
    "a huge board": "\n".join(f"C{c}: " + ", ".join(f"x{c}i{i}" for i in range(30)) for c in range(12)) + "\n1. x0i0 is x1i1.",
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_hostile_texts_are_told_from_puzzles_in_moments(text: str) -> None:
    start = time.perf_counter()
    outcome = parse_and_solve(text[:50_000], limits=Limits(seconds=2))
    assert outcome.message
    assert time.perf_counter() - start < 20  # a slow machine; it is below one second on a common one


WORDS = """
    the a is not or and either neither nor than of one two three other next to left right before after between each all
    only if then exactly at least most who which that is older taller 2 m 3 m larch cherry walnut Elspeth Moritz Tadeo , , .
"""


@pytest.mark.parametrize("seed", range(8))
def test_sentences_of_closed_words_never_raise(seed: int) -> None:
    dice = random.Random(seed)
    clues = (" ".join(dice.choices(WORDS.split(), k=dice.randrange(3, 30))) for _ in range(60))
    text = HEAD + "\n".join(f"{i}. {clue}." for i, clue in enumerate(clues, 1))
    assert parse_and_solve(text, limits=Limits(seconds=2)).message


@pytest.mark.parametrize("seed", range(4))
def test_damaged_puzzles_never_raise(seed: int) -> None:
    dice = random.Random(seed)
    cases = (folder("corpora") / "puzzles.jsonl").read_text(encoding="utf-8").splitlines()
    for line in dice.sample(cases, 8):
        text = list(json.loads(line)["text"])
        for _ in range(15):
            at = dice.randrange(len(text))
            text[at : at + dice.randrange(4)] = dice.choice(["", "\n", ",", ":", "(", ")", "the", "`", "1.", " and ", ".", '"'])
        assert parse_and_solve("".join(text), limits=Limits(seconds=2)).message
        lines = "".join(text).split("\n")
        dice.shuffle(lines)
        assert parse_and_solve("\n".join(lines), limits=Limits(seconds=2)).message
