"""The reader and the realiser agree: a sentence made of a rule is read as that rule, a puzzle is solved as it was made."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import cycle, permutations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from nlpuzzle.corpus.changing import drops
from nlpuzzle.corpus.contexts import contexts
from nlpuzzle.corpus.fuzzing import mutants, puzzles, sentences
from nlpuzzle.corpus.meaning import same_meaning
from nlpuzzle.making import load_theme, theme_names
from nlpuzzle.making.facts import KINDS
from nlpuzzle.making.pages import Page, Said
from nlpuzzle.making.setting import Setting, setting
from nlpuzzle.pipeline import Understood, read_puzzle
from nlpuzzle.puzzle import Item
from nlpuzzle.rules import Amount, Compare, Different, Distance, Rule, Same
from nlpuzzle.telling.realise import Realiser

QUICK = settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
seeds = st.integers(0, 10**6).map(str)


@given(seeds)
@QUICK
def test_a_sentence_is_read_as_the_rule_it_was_made_from(seed: str) -> None:
    wrong = [trial for trial in sentences(seed) if trial.verdict == "wrong"]
    assert not wrong, [(trial.text, trial.meant, trial.read) for trial in wrong]


def test_nearly_every_sentence_is_read_and_every_kind_is_among_them() -> None:
    # "twice as much" is rare: one value must be a multiple of another
    trials = [trial for seed in (*range(24), 109) for trial in sentences(f"law-{seed}")]
    unread = [(trial.what, trial.text) for trial in trials if trial.verdict != "same"]
    assert len(unread) <= len(trials) // 50, unread
    assert {trial.what.split("/")[0] for trial in trials} == set(KINDS)
    assert Counter(trial.verdict for trial in trials)["wrong"] == 0


def _everything_said(place: Setting) -> Iterator[Said]:
    """Every phrase for the things of a theme beside every phrase of what is said of them, in one wording or another."""
    turns = cycle(range(12))
    realiser = Realiser(place.frame, place.voices, lambda phrases: phrases[next(turns) % len(phrases)])
    for turn, (one, other) in enumerate(permutations(place.frame, 2)):
        x, y = (Item(c.name, c.items[turn % place.frame.size]) for c in (one, other))
        rules: list[Rule] = [(Same, Different)[turn % 2](x, y)]
        for line in (c for c in place.frame if c not in (one, other) and c.values and place.voices[c.name].more):
            gap = min(abs(a - b) for a in line.values or () for b in line.values or () if a != b) * (1, -1)[turn // 3 % 2]
            compared: list[Rule] = [
                Compare(line.name, Amount(x), "<>"[turn // 3 % 2], Amount(y)),  # type: ignore[arg-type]
                Compare(line.name, Amount(x), "=", Amount(y, offset=gap)),
                Distance(line.name, x, y, "=", abs(gap) * 2),
            ]
            rules.append(compared[turn % (3 if place.voices[line.name].apart else 2)])
        for rule in rules:
            wordings = realiser.sentences(rule)
            if wordings:
                wording = wordings[turn % len(wordings)]
                yield Said("", wording.form, rule, wording.text, "")


@pytest.mark.parametrize("name", theme_names())
def test_every_phrase_of_a_theme_is_read_with_every_other(name: str) -> None:
    place = setting(load_theme(name), 7, 7, random.Random(name))
    said = list(_everything_said(place))
    assert len(said) > 60
    for start in range(0, len(said), 20):
        page = Page(place, tuple(said[start : start + 20]))
        puzzle = read_puzzle(page.text)
        assert isinstance(puzzle, Understood)
        read = {reading.number: reading.rules for reading in puzzle.readings}
        assert len(read) == len(page.sentences)  # nothing of the story is taken for a clue
        for number, sentence in enumerate(page.sentences, 1):
            rules = read[str(number)]
            assert rules, sentence.text
            assert same_meaning((sentence.rule,), rules, place.frame), (sentence.text, rules)


@given(seeds)
@settings(QUICK, max_examples=3)
def test_a_changed_meaning_is_read_as_the_new_one_or_not_at_all(seed: str) -> None:
    wrong = [t for t in mutants(seed) if t.verdict == "wrong" and t.what.split()[0] not in ("dropped", "doubled", "inserted")]
    assert not wrong, [(trial.what, trial.text, trial.meant, trial.read) for trial in wrong]


@given(seeds)
@settings(QUICK, max_examples=5)
def test_a_puzzle_is_solved_to_its_hidden_world(seed: str) -> None:
    (trial,) = puzzles(seed)
    assert trial.verdict != "wrong", trial.case.text


def test_no_two_changes_stand_between_the_same_words() -> None:
    trials = list(contexts(60, "words"))
    assert not [(t.what, t.text, t.read) for t in trials if t.verdict == "wrong"]
    assert {t.what for t in trials} == {"dropped", "doubled", "inserted"}
    assert len({t.text for t in trials}) == len(trials) == 60


def test_every_word_dropped_doubled_or_swapped_leaves_the_rule_or_nothing() -> None:
    trials = list(drops(6, "words"))
    assert not [(t.what, t.text, t.read) for t in trials if t.verdict == "wrong"]
    assert {t.what.split()[0] for t in trials} == {"dropped", "doubled", "swapped"}
