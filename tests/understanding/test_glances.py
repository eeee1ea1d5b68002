"""A guard that a glance leaves asleep would have found nothing: shown for every guard on all our near misses."""

from collections import Counter

import pytest
from clue_frames import read_alone
from test_sound import groups, readings

from nlpuzzle.corpus.sentences import load_sentences
from nlpuzzle.reading import read
from nlpuzzle.resources import folder
from nlpuzzle.understanding.framing.frame import set_up
from nlpuzzle.understanding.soundness import predicates
from nlpuzzle.understanding.soundness.mentioned import Attached, Glance, glance_at
from nlpuzzle.understanding.soundness.predicates import UNLESS_USUAL, WHATEVER_IS_USUAL

GUARDS = (*WHATEVER_IS_USUAL, *UNLESS_USUAL)


@pytest.fixture
def missed(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """While it is in use, what guards find that were left asleep; and under "asleep" how often one was."""
    found = Counter[str]()
    def looked(place: Attached) -> Glance:
        seen = glance_at(place)
        for number, (guard, wakes) in enumerate(GUARDS):
            if not wakes(seen):
                found["asleep"] += 1
                if guard(place):
                    found[f"guard {number}: {' '.join(seen.lows)} | {' '.join(w.low for w in place.token.words)}"] += 1
        return seen

    monkeypatch.setattr(predicates, "glance_at", looked)
    return found


def test_in_our_near_misses(missed: Counter[str]) -> None:
    for entry in list(load_sentences(folder("corpora") / "nearmiss.txt"))[::9]:  # every guard sees hundreds of its like
        read_alone(entry.frame, entry.text)
    assert missed.pop("asleep") > 7_000
    assert not missed


def test_in_sentences_that_are_nearly_clues(missed: Counter[str]) -> None:
    for group in groups()[::3]:  # all of them are judged in test_sound
        sentences = [sentence for _, sentence, _ in group.cases]
        listed = "\n".join(f"{n}. {sentence}" for n, sentence in enumerate(sentences, 1))
        assert readings(set_up(read(f"{group.story}\nClues:\n{listed}")), sentences)
    assert missed.pop("asleep") > 15_000
    assert not missed
