"""Our files of single sentences: each is read as expected, no near miss is read as a clue, few are not read."""

import pytest

from nlpuzzle.corpus.checking import check_corpora
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
