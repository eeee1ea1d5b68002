"""Clues that join several facts (composite1.txt, ...), worded in rounds without sight of the grammar: as meant, or unread.

What is tested is how the facts are joined: whom a pronoun means, what a denial reaches, which end of a comparison is which. The
head of a file tells how many were read wrongly when they were met first. Most are too winding to be read at all.
"""

from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import pytest

from nlpuzzle.corpus.meaning import same_meaning
from nlpuzzle.reading import read
from nlpuzzle.rules.notation import parse_rule, to_notation
from nlpuzzle.understanding.framing.frame import set_up
from nlpuzzle.understanding.understand import Understanding

FILES = sorted(Path(__file__).parent.glob("composite[0-9]*.txt"))


@dataclass
class Group:
    """The text of a puzzle, and its sentences, each with the rules it states."""

    name: str
    story: str = ""
    cases: list[tuple[str, str]] = field(default_factory=list)


@cache
def groups() -> tuple[Group, ...]:
    found: list[Group] = []
    for file in FILES:
        for line in file.read_text(encoding="utf-8").splitlines():
            sentence, arrow, said = line.partition(" => ")
            if line.startswith("### "):
                found.append(Group(f"{file.stem}-{line[4:]}"))
            elif arrow:
                found[-1].cases.append((sentence, said))
            elif found and line[:1] != "#":
                found[-1].story += line + "\n"
    return tuple(found)


@pytest.mark.parametrize("group", groups(), ids=lambda group: group.name)
def test_what_is_joined_is_read_as_meant_or_not_at_all(group: Group) -> None:
    listed = "\n".join(f"{n}. {sentence}" for n, (sentence, _) in enumerate(group.cases, 1))
    setup = set_up(read(f"{group.story}\nClues:\n{listed}"))
    readings = {reading.number: reading for reading in Understanding(setup).readings()}
    told = [(s, said, readings[str(n)]) for n, (s, said) in enumerate(group.cases, 1)]
    read_at_all = [(s, said, reading) for s, said, reading in told if reading.rules]
    wrong = [
        f"{sentence} read as {' ; '.join(to_notation(rule, setup.frame) for rule in reading.rules)}"
        for sentence, said, reading in read_at_all
        if not same_meaning([parse_rule(rule, setup.frame) for rule in said.split(" ; ")], reading.rules, setup.frame)
    ]
    assert len(told) == len(group.cases)
    assert read_at_all
    assert not wrong
