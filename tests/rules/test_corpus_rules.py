"""The rules our own sentences expect: each parses in its frame, prints in one form, survives JSON and reads differently."""

from collections import defaultdict
from functools import cache

import pytest

from nlpuzzle.corpus.sentences import Sentence, load_sentences
from nlpuzzle.puzzle import Frame
from nlpuzzle.resources import folder
from nlpuzzle.rules import Rule
from nlpuzzle.rules.jsonio import from_json, to_json
from nlpuzzle.rules.notation import parse_rule, to_notation
from nlpuzzle.telling.readback import read_back

FILES = ["sentences.txt", "measures.txt", "nearmiss.txt"]


@cache
def expected(name: str) -> tuple[tuple[Sentence, Rule], ...]:
    """Every rule of a file, as it parses, with its sentence."""
    found = load_sentences(folder("corpora") / name)
    return tuple((sentence, parse_rule(rule, sentence.frame)) for sentence in found for rule in sentence.rules)


def test_there_are_sentences() -> None:
    assert len(expected("sentences.txt")) > 100


@pytest.mark.parametrize("name", FILES)
def test_expected_rules_parse_print_and_survive_json(name: str) -> None:
    for sentence, rule in expected(name):
        printed = to_notation(rule, sentence.frame)
        assert parse_rule(printed, sentence.frame) == rule, f"{name}, line {sentence.line}"
        assert from_json(to_json(rule)) == rule, f"{name}, line {sentence.line}"


@pytest.mark.parametrize("name", FILES)
def test_expected_rules_of_one_frame_never_read_the_same(name: str) -> None:
    told: dict[Frame, dict[str, Rule]] = defaultdict(dict)
    for sentence, rule in expected(name):
        english = read_back(rule, sentence.frame)
        assert told[sentence.frame].setdefault(english, rule) == rule, f"{name}, line {sentence.line}: {english}"
