"""A rewriter of words is called only where one of its words stands: without them it changes nothing."""

from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from nlpuzzle.corpus.sentences import load_sentences
from nlpuzzle.english.words import Word, split
from nlpuzzle.understanding.rewording import reword
from nlpuzzle.understanding.rewording.amounts import equal_numbers, proportions
from nlpuzzle.understanding.rewording.asides import remarks
from nlpuzzle.understanding.rewording.comparisons import preferences, surpassing
from nlpuzzle.understanding.rewording.pairs import alone, elided
from nlpuzzle.understanding.rewording.places import neighbouring
from nlpuzzle.understanding.rewording.verbs import plain_verbs, separable, wordings
from nlpuzzle.understanding.rewording.waking import FramedRewriter, Step, rewriter
from nlpuzzle.understanding.tokenising.tokenise import tokens_of
from nlpuzzle.understanding.words.lexicon import Lexicon

CORPORA = Path(__file__).parents[2] / "corpora"
WHOLE = (
    elided.put_in_full, alone.those_alone, neighbouring.plain_neighbours, proportions.times_as_old, wordings.put_plainly,
    equal_numbers.as_many_as, plain_verbs.plain_verbs, preferences.plain_preferences,
    remarks.without_remarks, separable.particles_joined, surpassing.plainly_surpassing,
)  # fmt: skip
STEPS = [step for whole in WHOLE for step in whole.steps]
#: steps that look at the categories; those that are private count on being called with their words alone
FRAMED = [
    step
    for part in reword.TOLD_HERE.parts
    if isinstance(part, FramedRewriter)
    for step in part.steps
    if not step[1].__name__.startswith("_")
]


@cache
def _sentences() -> tuple[tuple[Word, ...], ...]:
    """Of each kind of sentence there are several: thousands are left."""
    told = (s.text for name in ("sentences", "nearmiss") for s in load_sentences(CORPORA / f"{name}.txt"))
    return tuple(map(split, list(told)[::3]))


@pytest.mark.parametrize("step", STEPS, ids=lambda step: step[1].__name__)
def test_without_its_words_it_changes_nothing(step: Step) -> None:
    waking, rewrite = step
    asleep = [words for words in _sentences() if waking.isdisjoint(w.low for w in words)]
    assert len(asleep) > 100
    assert all(rewrite(words) == words for words in asleep)


def test_in_the_light_of_the_categories_without_its_words_it_changes_nothing() -> None:
    asleep = Counter[int]()
    for sentence in list(load_sentences(CORPORA / "sentences.txt"))[::7]:
        words = split(sentence.text)
        lows = {w.low for w in words}
        for i, (waking, rewrite) in enumerate(FRAMED):
            if waking.isdisjoint(lows):
                asleep[i] += 1
                assert rewrite(words, sentence.frame) is words, (sentence.text, rewrite)
    assert len(asleep) == len(FRAMED) > 40
    assert min(asleep.values()) > 100


def test_one_wakes_the_next() -> None:
    def says(low: str) -> Step:
        return frozenset({low}), lambda words: (*words, words[0].instead(low + low))

    words = rewriter(says("a"), says("c"), says("aa"))(split("a b"))
    assert [w.low for w in words] == ["a", "b", "aa", "aaaa"]


def test_half_a_sentence_is_no_fault() -> None:
    lexicons: dict[int, Lexicon] = {}
    for sentence in list(load_sentences(CORPORA / "sentences.txt"))[::24]:  # the halves of a sentence are a dozen texts
        lexicon = lexicons.setdefault(id(sentence.frame), Lexicon(sentence.frame))
        words = split(sentence.text)
        for cut in range(1, len(words)):
            assert tokens_of(words[:cut], lexicon)
            assert tokens_of(words[cut:], lexicon)
