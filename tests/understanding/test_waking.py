"""A rewriter of words is called only where one of its words stands: without them it changes nothing."""

from functools import cache
from pathlib import Path

import pytest

from nlpuzzle.corpus.sentences import load_sentences
from nlpuzzle.english.words import Word, split
from nlpuzzle.understanding.tokenising import alone, elided, equal_numbers, neighbouring, proportions, wordings
from nlpuzzle.understanding.tokenising.waking import Rewriter, rewriter

CORPORA = Path(__file__).parents[2] / "corpora"
WHOLE = (
    elided.put_in_full, alone.those_alone, neighbouring.plain_neighbours, proportions.times_as_old, wordings.put_plainly,
    equal_numbers.as_many_as,
)  # fmt: skip
STEPS = [step for whole in WHOLE for cell in whole.__closure__ or () for step in cell.cell_contents]


@cache
def _sentences() -> tuple[tuple[Word, ...], ...]:
    return tuple(split(s.text) for name in ("sentences", "nearmiss") for s in load_sentences(CORPORA / f"{name}.txt"))


@pytest.mark.parametrize("step", STEPS, ids=lambda step: step[1].__name__)
def test_without_its_words_it_changes_nothing(step: tuple[frozenset[str], Rewriter]) -> None:
    waking, rewrite = step
    asleep = [words for words in _sentences() if waking.isdisjoint(w.low for w in words)]
    assert len(asleep) > 100
    assert all(rewrite(words) == words for words in asleep)


def test_one_wakes_the_next() -> None:
    def says(low: str) -> tuple[frozenset[str], Rewriter]:
        return frozenset({low}), lambda words: (*words, words[0].instead(low + low))

    words = rewriter(says("a"), says("c"), says("aa"))(split("a b"))
    assert [w.low for w in words] == ["a", "b", "aa", "aaaa"]
