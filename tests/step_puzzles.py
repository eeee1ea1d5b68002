"""Puzzles whose steps are checked: our own, with their expected rules, and the public collections beside the checkout.

NLPUZZLE_ALL_STEPS=1 takes every puzzle of the collections instead of a sample.
"""

import os
from collections.abc import Iterator
from pathlib import Path

from nlpuzzle.corpus.cases import load_cases
from nlpuzzle.pipeline import Understood, read_puzzle
from nlpuzzle.puzzle import Frame
from nlpuzzle.resources import folder
from nlpuzzle.rules import Rule
from nlpuzzle.rules.notation import parse_rule
from nlpuzzle.solving import solve

FOLDER = Path(__file__).parents[2] / "shared" / "corpora"
ALL = bool(os.environ.get("NLPUZZLE_ALL_STEPS"))
#: every so many cases of a collection are looked at by default
SAMPLE = {"zebralogic": 40, "lgp": 8, "bbh": 24, "seeds": 1, "wild": 2}

Puzzle = tuple[str, Frame, list[tuple[str, Rule]]]


def own() -> Iterator[Puzzle]:
    """Our own puzzles by the rules they are expected to have."""
    for case in load_cases(folder("corpora") / "puzzles.jsonl"):
        puzzle = read_puzzle(case.text)
        assert isinstance(puzzle, Understood)
        frame = puzzle.setup.frame
        rules = [(clue.number, parse_rule(rule, frame)) for clue in case.clues for rule in clue.rules]
        if solve(frame, rules).verdict == "unique":
            yield case.id, frame, rules


def shared(name: str) -> Iterator[Puzzle]:
    """The puzzles of a collection that are solved as they are read."""
    path = FOLDER / f"{name}-dev.jsonl"
    for case in load_cases(path)[:: 1 if ALL else SAMPLE[name]] if path.exists() else ():
        puzzle = read_puzzle(case.text)
        if isinstance(puzzle, Understood) and solve(puzzle.setup.frame, puzzle.rules).verdict == "unique":
            yield case.id, puzzle.setup.frame, puzzle.rules
