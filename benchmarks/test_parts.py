"""The parts, one by one: `make bench` runs these with pytest-benchmark; `make test` does not."""

import json

import pytest

from benchmarks.peers import nlpuzzle as solved
from benchmarks.puzzles import puzzle
from nlpuzzle.pipeline import read_puzzle
from nlpuzzle.reading import read
from nlpuzzle.resources import folder
from nlpuzzle.understanding.clauses.shapes import clue_parser, shape_of
from nlpuzzle.understanding.framing.frame import set_up
from nlpuzzle.understanding.tokenising.tokenise import tokenise
from nlpuzzle.understanding.words.lexicon import Lexicon

LINES = (folder("corpora") / "puzzles.jsonl").read_text(encoding="utf-8").splitlines()
TEXT = max((json.loads(line)["text"] for line in LINES), key=len)


@pytest.mark.parametrize(("n", "m"), [(4, 4), (6, 6), (10, 8)])
def test_solver(benchmark, n: int, m: int) -> None:
    """From the rules to the verdict."""
    assert benchmark(solved, puzzle(n, m, 0)) == 1


def test_layout(benchmark) -> None:
    assert benchmark(read, TEXT)


def test_frame(benchmark) -> None:
    document = read(TEXT)
    assert benchmark(set_up, document, None).clues


def test_tokens(benchmark) -> None:
    """All clues of a puzzle as typed tokens."""
    setup = set_up(read(TEXT), None)
    lexicon = Lexicon(setup.frame)
    assert benchmark(lambda: [tokenise(clue.text, lexicon) for clue in setup.clues])


def test_new_shapes(benchmark) -> None:
    """The trees of all clues of a puzzle, none of them seen before."""
    setup = set_up(read(TEXT), None)
    lexicon = Lexicon(setup.frame)
    kinds = [tuple(token.type for token in tokenise(clue.text, lexicon)) for clue in setup.clues]

    def parsed() -> int:
        shape_of.cache_clear()
        return sum(_fits(shape) for shape in kinds)

    assert benchmark(parsed)


def _fits(kinds: tuple[str, ...]) -> bool:
    from nlpuzzle.understanding.clauses.shapes import Unfit

    try:
        shape_of(kinds)
    except Unfit:
        return False
    return True


def test_parser(benchmark) -> None:
    """The parser with its tables from an earlier process."""
    clue_parser()
    assert benchmark(clue_parser.__wrapped__)


def test_everything_before_the_search(benchmark) -> None:
    assert benchmark(read_puzzle, TEXT)
