"""Two sentences in one: "Ann wears red, and Ben is third" says what both say, or is not read."""

import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from nlpuzzle.corpus.meaning import same_meaning
from nlpuzzle.corpus.sentences import Sentence, load_sentences
from nlpuzzle.puzzle import Clue, Frame, Setup, Span
from nlpuzzle.rules import Rule
from nlpuzzle.understanding import understand

CORPUS = Path(__file__).parents[2] / "corpora" / "sentences.txt"
JOINTS = (", and ", "; ", ", but ")
#: how far these reach is a question of its own: "if A, then B, and C"
REACHING = (" if ", "If ", "nless ", "neither man", "either of the", ". ")


def rules_of(text: str, frame: Frame) -> tuple[Rule, ...]:
    return understand(Setup(frame, (Clue("1", text, Span(0, len(text))),)))[0].rules


@cache
def by_frame() -> tuple[tuple[Sentence, ...], ...]:
    found: dict[Frame, list[Sentence]] = {}
    for sentence in load_sentences(CORPUS):
        if sentence.rules and sentence.text.endswith(".") and not any(word in sentence.text for word in REACHING):
            found.setdefault(sentence.frame, []).append(sentence)
    return tuple(tuple(sentences) for sentences in found.values() if len(sentences) > 3)


def joined(one: Sentence, other: Sentence, joint: str) -> str:
    """The first with its full stop replaced by the joint; the second begins small, unless with a name."""
    first = other.text.split()[0].split("'")[0].strip("(,")
    names = {word for category in other.frame for item in category.items for word in item.split()}
    small = other.text if first in names or first == "I" else other.text[0].lower() + other.text[1:]
    return f"{one.text[:-1]}{joint}{small}"


def pairs(seed: int, count: int) -> Iterator[tuple[Sentence, Sentence, str]]:
    chosen = random.Random(seed)
    for _ in range(count):
        one, other = chosen.sample(chosen.choice(by_frame()), 2)
        yield one, other, chosen.choice(JOINTS)


@pytest.mark.parametrize("seed", range(8))
def test_both_or_nothing(seed: int) -> None:
    read = 0
    for one, other, joint in pairs(seed, 40):
        apart = (*rules_of(one.text, one.frame), *rules_of(other.text, one.frame))
        text = joined(one, other, joint)
        together = rules_of(text, one.frame)
        assert not together or same_meaning(apart, together, one.frame), text
        read += bool(together)
    assert read > 20
