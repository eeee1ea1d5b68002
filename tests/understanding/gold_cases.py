"""Puzzles with a known answer: the public collections beside the checkout, read once a test run."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from nlpuzzle.corpus.cases import Case, load_cases
from nlpuzzle.corpus.labels import matched
from nlpuzzle.pipeline import Understood, read_puzzle
from nlpuzzle.puzzle import Frame, Item
from nlpuzzle.rules import Arrangement, Rule
from nlpuzzle.rules.meaning import categories_of

__all__ = ["COLLECTIONS", "GoldPuzzle", "categories_of", "gold_puzzles", "shared_cases"]

#: test data beside the project; a checkout without it has none
FOLDER = Path(__file__).parents[3] / "shared" / "corpora"
COLLECTIONS = tuple(sorted(FOLDER.glob("*-dev.jsonl")))


@dataclass(frozen=True)
class GoldPuzzle:
    """A puzzle as read, with its answer in the frame's own labels."""

    case: Case
    puzzle: Understood
    #: the thing of every item, in the categories that the answer gives in full
    arrangement: Arrangement
    #: categories of which the answer says nothing, or too little
    unmapped: frozenset[str]

    def judged(self) -> Iterator[tuple[str, Rule]]:
        """The rules that the answer decides, with the numbers of their clues."""
        return ((n, rule) for n, rule in self.puzzle.rules if not self.unmapped & set(categories_of(rule)))


@cache
def shared_cases(name: str) -> tuple[Case, ...]:
    """The cases of one public collection; none where it is absent."""
    path = FOLDER / f"{name}-dev.jsonl"
    return tuple(load_cases(path)) if path.exists() else ()


def gold_puzzles(cases: tuple[Case, ...]) -> Iterator[GoldPuzzle]:
    """The cases that have an answer table and are read as a puzzle."""
    for case in cases:
        if case.solution is not None and case.solution.rows:
            puzzle = read_puzzle(case.text)
            if isinstance(puzzle, Understood):
                frame = puzzle.setup.frame
                arrangement = _arrangement(case, frame)
                unmapped = frozenset(c.name for c in frame) - {item.category for item in arrangement}
                yield GoldPuzzle(case, puzzle, arrangement, unmapped)


def _arrangement(case: Case, frame: Frame) -> dict[Item, int]:
    """A row of the answer is a thing; a column belongs to the category that lists all of it, best by its name."""
    assert case.solution is not None
    columns = list(zip(case.solution.header, zip(*case.solution.rows, strict=True), strict=True))
    found: dict[Item, int] = {}
    for category in frame:
        fitting = []
        for title, column in columns:
            labels = matched(column, category.items)
            if len(column) == len(labels) == len(category.items) and None not in column:
                fitting.append((title.casefold() != category.name.casefold(), title, column, labels))
        if fitting:
            _, title, column, labels = min(fitting, key=lambda fit: fit[0])
            columns = [entry for entry in columns if entry[0] != title]
            found.update({Item(category.name, labels[str(label)]): thing for thing, label in enumerate(column)})
    return found
