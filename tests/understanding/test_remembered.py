"""Clauses remembered: with and without memory, in any order and whatever things are called, the same rules."""

import random
import re
import sys
from itertools import pairwise

import pytest

from nlpuzzle.making import Recipe, make
from nlpuzzle.puzzle import Clue, Setup, Span
from nlpuzzle.reading import read
from nlpuzzle.understanding import remembered
from nlpuzzle.understanding.frame import set_up
from nlpuzzle.understanding.frame_spec import frame_of
from nlpuzzle.understanding.licence import Objection
from nlpuzzle.understanding.reading import ClueReading
from nlpuzzle.understanding.said import Said
from nlpuzzle.understanding.understand import Understanding

#: the module; the package has the function in its place
_UNDERSTAND = sys.modules["nlpuzzle.understanding.understand"]


@pytest.fixture(autouse=True)
def _nothing_known() -> None:
    remembered._memory.clear()


def _plainly(setup: Setup, monkeypatch: pytest.MonkeyPatch) -> tuple[ClueReading, ...]:
    with monkeypatch.context() as patch:
        patch.setattr(_UNDERSTAND, "remembered", lambda read_clause, *clause: read_clause(*clause))
        return Understanding(setup).readings()


def _renamed(text: str, seed: int) -> str:
    """The text with other names: every word that is never written small gets letters of its own."""
    names = {w for w in re.findall(r"[A-Z][a-z]{2,}", text) if w.lower() not in text}
    chance = random.Random(seed)
    parts = "ba de fi lo mu ra se ti vo".split()
    new = {name: "".join(chance.sample(parts, 3)).capitalize() for name in sorted(names)}
    return re.sub("[A-Z][a-z]{2,}", lambda found: new.get(found[0], found[0]), text)


def _setups() -> list[Setup]:
    texts = [make(Recipe(3 + seed % 3, 4, clues=("few", "many", None)[seed % 3], seed=seed)).text for seed in range(24)]
    texts += [_renamed(text, seed) for seed, text in enumerate(texts)]
    return [set_up(read(text)) for text in texts]


@pytest.mark.parametrize("seed", range(2))
def test_a_clause_from_memory_says_what_it_says_when_read(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    setups = [setup for setup in _setups() for _ in range(3)]
    random.Random(seed).shuffle(setups)
    for setup in setups:
        assert Understanding(setup).readings() == _plainly(setup, monkeypatch)
    assert any(remembered._memory.values())


FRAMES = [
    "position*: 1, 2, 3, 4\nname: Lotte, Ben, Cleo, Dev\njob: baker, cook, driver, painter\npet: cat, dog, newt, hen",
    "position*: 1, 2, 3, 4\nname: Ben, Lotte, Dev, Cleo\njob: driver, painter, baker, cook\npet: hen, newt, dog, cat",
    "position*: 1, 2, 3, 4, 5\nname: Ada, Ben, Cleo, Dev, Lotte\njob: baker, cook, driver, painter, tailor\npet: a, b, c, d, e",
    "name: Ada, Ben, Cleo, Lotte\njob: baker, cook, driver, painter\nboat: Dev, Cat, Dog, Hen\nage (years): 21, 22, 25, 30",
    "floor*: 1, 2, 3, 4\ntenant: Lotte, Ben, Cleo, Dev\njob: baker, cook, driver, painter\ndish: cat food, dog food, hen, newt",
]
SENTENCES = """
Lotte is next to the cook. Ben is next to the baker. The cook is next to the driver. The driver is older than Lotte.
Lotte is older than Ben. Ben is older than Cleo. The person who keeps the cat is not the cook. The cat is Ben's.
Lotte keeps the cat, and she is next to Ben. Ben keeps the dog, and she is next to Dev. Ben likes food. The cook is first.
The first is the cook. Dev is left of the cook. The dev is left of the cook. Cleo trained the cook. Dev trained the baker.
Of Ben and Cleo, one is the cook and the other keeps the cat. Ben's cat is next to Lotte. Lotte had the cat food.
The cook is two places left of Dev. The baker is four places left of Dev. Ben is the cat. Cleo is either the cook or the baker.
""".replace("\n", " ").split(". ")  # fmt: skip


@pytest.mark.parametrize("seed", range(3))
def test_other_puzzles_change_no_reading(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    frames = [frame_of(spec) for spec in FRAMES]
    chance = random.Random(seed)
    for _ in range(40):
        said = [s.strip(" .") + "." for s in chance.sample(SENTENCES, 6) if s.strip(" .")]
        clues = tuple(Clue(str(i), text, Span(0, len(text))) for i, text in enumerate(said, 1))
        setup = Setup(chance.choice(frames), clues, story=chance.choice(("", "They keep pets and eat food.")))
        assert Understanding(setup).readings() == _plainly(setup, monkeypatch)


def _named(reading: ClueReading) -> set[str]:
    return set(re.findall(r"label='(\w+)'", repr(reading.rules)))


def _reading(sentence: str) -> ClueReading:
    setup = Setup(frame_of(FRAMES[0]), (Clue("1", sentence, Span(0, len(sentence))),))
    [reading] = Understanding(setup).readings()
    return reading


def test_new_names_stand_in_the_place_of_the_old(monkeypatch: pytest.MonkeyPatch) -> None:
    names = ["Ben", "Cleo", "Dev", "Lotte"]
    for one, other in pairwise(names):
        assert _named(_reading(f"{one} is next to {other}.")) == {one, other}
    nothing = Said((), (), Objection("impossible"))
    monkeypatch.setattr(_UNDERSTAND, "_read_clause", lambda *clause: nothing)  # nothing is read any more
    assert _named(_reading("Lotte is next to Dev.")) == {"Lotte", "Dev"}


def test_where_a_name_matters_the_clause_is_read_anew() -> None:
    for name, status in (("Lotte", "parsed"), ("Ben", "unparsed")) * 2:
        said = "{} keeps the cat, and she is next to the cook."
        assert _reading(said.format(name)).status == status
