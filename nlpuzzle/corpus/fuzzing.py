"""Holding the reader to what was meant: generated sentences, whole puzzles, and sentences changed on purpose."""

import random
from collections.abc import Callable, Iterator, Sequence
from itertools import count, islice

from nlpuzzle.corpus.made import case_of
from nlpuzzle.corpus.stages import random_page, read_page
from nlpuzzle.corpus.trials import Stage, Trial, judged, verdict
from nlpuzzle.making import Recipe, make
from nlpuzzle.making.mutants import meant
from nlpuzzle.making.pages import Page, parts
from nlpuzzle.making.worded import worded
from nlpuzzle.outcome import Solution
from nlpuzzle.pipeline import Understood, parse_and_solve
from nlpuzzle.puzzle import Setup

__all__ = ["many", "mutants", "puzzles", "sentences"]


def sentences(seed: str) -> Iterator[Trial]:
    """The sentences of one page, each against the rule it was made from."""
    made = random_page(seed)
    puzzle = read_page(made)
    stage = _stage(made, puzzle)
    read = {reading.number: reading.rules for reading in puzzle.readings} if puzzle is not None else {}
    for at, said in enumerate(made.sentences):
        rules = read.get(str(at + 1), ())
        what = "frame" if puzzle is None else f"{said.kind}/{said.form}"
        yield stage.trial(at, said.text, what, verdict(said.rule, rules, made.frame), parts(said.rule), rules)


def mutants(seed: str) -> Iterator[Trial]:
    """The sentences of one page, each changed in several ways and read among the others."""
    made = random_page(seed)
    puzzle = read_page(made)
    if puzzle is None:
        return
    stage = _stage(made, puzzle)
    dice = random.Random(f"{seed}/mutants")
    read = {clue.number for clue in stage.setup.clues}
    for at, said in enumerate(made.sentences):
        if str(at + 1) not in read:
            continue
        for name, new in meant(made, at, dice):
            rules = stage.reread(at, new.text)
            yield stage.trial(at, new.text, name, verdict(new.rule, rules, made.frame), parts(new.rule), rules)
        for other in worded(said, made.frame, dice):
            rules = stage.reread(at, other.text)
            told = judged(said.rule, other, rules, made.frame)
            yield stage.trial(at, other.text, f"{other.what} {other.word}", told, (), rules)


def _stage(made: Page, puzzle: Understood | None) -> Stage:
    setup = puzzle.setup if puzzle is not None else Setup(made.frame, ())
    return Stage(made.setting.theme.name, made.setting.opening, setup, made.sentences, made.frame)


def many(trials: Callable[[str], Iterator[Trial]], wanted: int, seed: str) -> Iterator[Trial]:
    """So many trials of a kind, page after page."""
    pages = (trial for number in count() for trial in trials(f"{seed}-{number}"))
    return islice(pages, wanted)


def puzzles(seed: str) -> Iterator[Trial]:
    """One whole puzzle: solved to its hidden world, or not solved; anything else is wrong."""
    dice = random.Random(seed)
    recipe = Recipe(dice.randint(3, 7), dice.randint(3, 7), seed=dice.randrange(10**9))
    made = make(recipe)
    outcome = parse_and_solve(made.text)
    right = isinstance(outcome.solution, Solution) and _rows(outcome.solution.rows) == _rows(made.rows)
    verdict = "unread"
    if outcome.status in ("solved", "contradiction"):
        verdict = "same" if right else "wrong"
    unread = tuple(f"{c.number}: {c.text}" for c in outcome.clues if c.status in ("unparsed", "ambiguous"))
    yield Trial(verdict, outcome.status, outcome.message, (), unread, case_of(made))


def _rows(rows: Sequence[Sequence[str]]) -> list[list[str]]:
    """A solution without regard to the order of things and categories."""
    return sorted(map(sorted, rows))
