"""Options that differ in one item say the same of each: two are read, and the others follow only where these two agree."""

import pytest

from nlpuzzle.pipeline import read_puzzle
from nlpuzzle.understanding.questions.alike import read_alike
from nlpuzzle.understanding.questions.statements import read_statement
from nlpuzzle.understanding.understand import Understanding

PUZZLE = """Seat: 1, 2, 3, 4
Singer: Odile, Marek, Tansy, Ruben
Hat: beret, fez, bonnet, boater

1. Odile wears the fez.
2. Marek sits next to Tansy.
"""


@pytest.mark.parametrize(
    "sentences",
    [
        ["Odile is the leftmost.", "Marek is the leftmost.", "Tansy is the leftmost.", "Ruben is the leftmost."],
        ["Odile is next to Tansy.", "Marek is next to Tansy.", "Tansy is next to Tansy.", "Ruben is next to Tansy."],
        ["Odile flurbed the boater.", "Marek flurbed the boater.", "Ruben wears the boater."],
        ["Odile wears the fez.", "Odile wears the beret.", "Odile wears the bonnet.", "Odile wears the wimple."],
        ["Odile is the leftmost.", "The fez is the leftmost.", "The beret is the leftmost.", "The boater is the leftmost."],
        ["Tansy.", "Nobody wears the fez.", "Ruben Ruben is the leftmost."],
    ],
)
def test_reads_as_one_by_one(sentences: list[str]) -> None:
    setup = read_puzzle(PUZZLE).setup
    assert list(read_alike(sentences, Understanding(setup))) == [read_statement(s, Understanding(setup)) for s in sentences]


def test_two_are_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    setup = read_puzzle(PUZZLE).setup
    reader, read = Understanding(setup), []
    plain = reader.read
    monkeypatch.setattr(reader, "read", lambda clue: read.append(clue.text) or plain(clue))
    found = list(read_alike([f"{name} is not the leftmost." for name in ("Odile", "Marek", "Tansy", "Ruben")], reader))
    assert len(read) == 2
    assert all(found)
