"""Two sentences in one: "Ann wears red, and Ben is third" says what both say, or is not read."""

import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from nlpuzzle.corpus.joining import JOINTS as WAYS
from nlpuzzle.corpus.joining import joinable, joined
from nlpuzzle.corpus.joining import pairs as pairs_of_stages
from nlpuzzle.corpus.meaning import same_meaning
from nlpuzzle.corpus.sentences import Sentence, load_sentences
from nlpuzzle.puzzle import Clue, Frame, Setup, Span
from nlpuzzle.rules import Rule
from nlpuzzle.rules.notation import parse_rule
from nlpuzzle.understanding import understand

CORPUS = Path(__file__).parents[2] / "corpora" / "sentences.txt"
JOINTS = (", and ", "; ", ", but ")


def rules_of(text: str, frame: Frame) -> tuple[Rule, ...]:
    return understand(Setup(frame, (Clue("1", text, Span(0, len(text))),)))[0].rules


@cache
def by_frame() -> tuple[tuple[Sentence, ...], ...]:
    found: dict[Frame, list[Sentence]] = {}
    for sentence in load_sentences(CORPUS):
        if sentence.rules and joinable(sentence.text):
            found.setdefault(sentence.frame, []).append(sentence)
    return tuple(tuple(sentences) for sentences in found.values() if len(sentences) > 3)


def pairs(seed: int, count: int) -> Iterator[tuple[Sentence, Sentence, str]]:
    chosen = random.Random(seed)
    for _ in range(count):
        one, other = chosen.sample(chosen.choice(by_frame()), 2)
        yield one, other, chosen.choice(JOINTS)


@pytest.mark.parametrize("seed", range(8))
def test_both_or_nothing(seed: int) -> None:
    read = 0
    for one, other, joint in pairs(seed, 40):
        apart = [parse_rule(rule, one.frame) for rule in (*one.rules, *other.rules)]
        text = joined(one.text, other.text, joint, one.frame)
        together = rules_of(text, one.frame)
        assert not together or same_meaning(apart, together, one.frame), text
        read += bool(together)
    assert read > 10  # which sentences are drawn changes with the corpus


@pytest.mark.parametrize("seed", ["one", "two"])
def test_pairs_of_every_sort_say_both_or_nothing(seed: str) -> None:
    trials = [*pairs_of_stages(90, seed)]
    assert not [(t.text, t.meant, t.read) for t in trials if t.verdict == "wrong"]
    assert {t.what.removeprefix("joined ") for t in trials} == {joint.strip(", ") for joint in WAYS}
