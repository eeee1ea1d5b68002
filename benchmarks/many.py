"""Puzzles without end, no two alike: made ones, with the names of their items replaced by words nobody has seen."""

import random
import re
from collections.abc import Iterator
from functools import cache

from nlpuzzle.corpus.cases import Case
from nlpuzzle.corpus.made import case_of
from nlpuzzle.making import Recipe, make

__all__ = ["cases"]

#: puzzles that are made; all others are these with other names
_MADE = 120
_SYLLABLES = [a + b for a in "bcdfghjklmnprstvz" for b in ("a", "e", "i", "o", "u", "al", "en", "ir", "on", "us")]
_PROPER = re.compile("[A-Z][a-z]{2,}")


@cache
def _made(seed: int) -> Case:
    """A puzzle; sizes, themes and kinds of clues vary."""
    return case_of(make(Recipe(3 + seed % 3, 4 + seed % 2, clues=("few", "many", None)[seed % 3], seed=seed)))


def cases(start: int, stop: int) -> Iterator[Case]:
    """Puzzles number start to stop, stop not included, with their solutions."""
    for number in range(start, stop):
        case = _made(number % _MADE)
        new = _names(case, number)
        rows = [[new.get(label, label) for label in row] for row in case.solution.rows]
        text = re.sub(r"[^\W\d_]+", lambda found, new=new: new.get(found[0], found[0]), case.text)
        solution = case.solution.model_copy(update={"rows": rows})
        yield case.model_copy(update={"id": f"{case.id}-{number}", "text": text, "solution": solution, "clues": []})


def _names(case: Case, number: int) -> dict[str, str]:
    """A fresh word for each proper name among the items; the puzzles themselves come first."""
    if number < _MADE:
        return {}
    chance = random.Random(number)
    labels = {label for row in case.solution.rows for label in row if _PROPER.fullmatch(label)}
    return {label: "".join(chance.sample(_SYLLABLES, 3)).capitalize() for label in sorted(labels)}
