"""Sentences that are nearly clues (sound1.txt, ...), written in rounds without sight of the tables: never a wrong rule.

Each is read among the ordinary clues of its puzzle, once by itself and once beside all its like, which lend it their words.
What several clues say only together is looked at where all are read; by itself a sentence is the only one that is read.
The head of a file tells how many of each kind were read wrongly when they were met first.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import pytest

from nlpuzzle.corpus.meaning import same_meaning
from nlpuzzle.puzzle import Clue, Setup, Span
from nlpuzzle.reading import read
from nlpuzzle.rules import Rule
from nlpuzzle.rules.notation import parse_rule, to_notation
from nlpuzzle.understanding.framing.frame import set_up
from nlpuzzle.understanding.reading import ClueReading
from nlpuzzle.understanding.understand import Understanding

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("sound[0-9]*.txt"))
#: sentences that are still read wrong; one that is mended must leave the list
KNOWN = frozenset(line for line in (FOLDER / "sound_known.txt").read_text(encoding="utf-8").splitlines() if line[:1] != "#")


@dataclass
class Group:
    """The text of a puzzle, and its sentences by kind: (sentence, rules or "unread")."""

    name: str
    story: str = ""
    cases: list[tuple[str, str, str]] = field(default_factory=list)


@cache
def groups() -> tuple[Group, ...]:
    found: list[Group] = []
    kind = ""
    for line in (line for file in FILES for line in file.read_text(encoding="utf-8").splitlines()):
        sentence, arrow, said = line.partition(" => ")
        if line.startswith("### "):
            found.append(Group(line[4:]))
        elif line.startswith("# kind: "):
            kind = line[8:]
        elif arrow:
            found[-1].cases.append((kind, sentence, said))
        elif found and line[:1] != "#":
            found[-1].story += line + "\n"
    return tuple(found)


def understanding(setup: Setup, sentences: list[str]) -> Understanding:
    clues = tuple(Clue(str(n), text, Span(0, len(text))) for n, text in enumerate(sentences, 1))
    return Understanding(Setup(setup.frame, clues, story=setup.story))


def readings(setup: Setup, sentences: list[str]) -> tuple[ClueReading, ...]:
    return understanding(setup, sentences).readings()


def last_read(setup: Setup, sentences: list[str], right: Callable[[ClueReading], bool]) -> ClueReading:
    """The last of several clues; the others lend it their words, and are read only where they may take its rule away."""
    reader = understanding(setup, sentences)
    reading = reader.read(reader.setup.clues[-1])
    return reading if right(reading) else reader.readings()[-1]


@pytest.mark.parametrize("group", groups(), ids=lambda group: group.name)
def test_nothing_is_read_wrong(group: Group) -> None:
    listed = "\n".join(f"{n}. {sentence}" for n, (_, sentence, _) in enumerate(group.cases, 1))
    setup = set_up(read(f"{group.story}\nClues:\n{listed}"))
    frame = setup.frame
    plain = [sentence for kind, sentence, _ in group.cases if kind == "plain"]
    together = readings(setup, [sentence for _, sentence, _ in group.cases])
    wrong = {}
    for (_, sentence, said), beside in zip(group.cases, together, strict=True):
        meant = [] if said == "unread" else [parse_rule(rule, frame) for rule in said.split(" ; ")]

        def right(reading: ClueReading, meant: list[Rule] = meant) -> bool:
            return not reading.rules or bool(meant and same_meaning(meant, reading.rules, frame))

        for reading in (beside, last_read(setup, [*plain, sentence], right)):
            if not right(reading):
                wrong[sentence] = [to_notation(rule, frame) for rule in reading.rules]
    known = {sentence for _, sentence, _ in group.cases} & KNOWN
    assert set(wrong) == known, "\n".join(f"{s} => {wrong.get(s)}" for s in set(wrong) ^ known)


def test_every_known_failure_is_a_sentence() -> None:
    assert not KNOWN - {sentence for group in groups() for _, sentence, _ in group.cases}
