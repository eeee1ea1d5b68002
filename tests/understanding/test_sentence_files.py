"""Our files of single sentences: each is read as expected, no near miss is read as a clue, few are not read."""

import re
from pathlib import Path

import pytest

from nlpuzzle.corpus.checking import check_corpora
from nlpuzzle.corpus.sentences import load_sentences
from nlpuzzle.errors import UsageError
from nlpuzzle.resources import folder

#: each file with the share of its sentences that may still be unread, and the number it has at least
FILES = [("nearmiss.txt", 0.0, 1100), ("sentences.txt", 0.03, 1500), ("measures.txt", 0.13, 330)]


@pytest.mark.parametrize(("name", "unread", "least"), FILES, ids=[name for name, _, _ in FILES])
def test_no_sentence_is_read_otherwise_than_expected(name: str, unread: float, least: int) -> None:
    [check] = check_corpora(folder("corpora") / name)
    wrong = [f"{d.place}: {d.text} => {d.found}, not {d.expected}" for d in check.differences if not d.unread]
    assert not wrong, "\n".join(wrong)
    assert check.checked >= least
    lost = [f"{d.place}: {d.text}" for d in check.differences]
    assert len(lost) <= unread * check.checked, "\n".join(lost)


@pytest.mark.parametrize(
    ("lines", "complaint"),
    [
        ("person: Ann, Ben, Cy\ncolour: red, blue", "line 3: colour has 2 items, and person has 3."),
        ("person: Ann, Ann", "line 2: person lists an item twice."),
        ("person: Ann, Ben\nPerson: Cy, Di", "line 3: Person is a category already."),
    ],
)
def test_a_frame_that_is_none_is_a_wrong_use(tmp_path: Path, lines: str, complaint: str) -> None:
    path = tmp_path / "sentences.txt"
    path.write_text(f"frame:\n{lines}\n\nAnn is red. => Ann = red\n", encoding="utf-8")
    with pytest.raises(UsageError, match=re.escape(complaint)):
        list(load_sentences(path))
