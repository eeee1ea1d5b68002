"""The reader and the realiser agree: a sentence made of a rule is read as that rule, a puzzle is solved as it was made."""

from collections import Counter

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from nlpuzzle.corpus.fuzzing import mutants, puzzles, sentences
from nlpuzzle.making.facts import KINDS

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
