"""Items in sentences are found word by word just as their regular expression finds them."""

import re

from hypothesis import given
from hypothesis import strategies as st

from nlpuzzle.understanding.framing.named import Named

_PIECES = ["Ann", "ann", "red", "Red", "cat", "cats", "the", "$5", "$", "5", "O'Neil", "St. Ives", "box", "boxes"]
_PIECES += ["é", "Éva", "x", "_"]
_LABEL = st.lists(st.sampled_from(_PIECES), min_size=1, max_size=3).map(" ".join)
_LABELS = st.lists(_LABEL, min_size=1, max_size=6, unique=True)
_TEXTS = st.lists(st.sampled_from([*_PIECES, " ", " ", " ", "'s", "s", "es", "-", ".", ","]), max_size=25).map("".join)


@given(_LABELS, _TEXTS, st.integers(0, 6))
def test_as_the_pattern(labels: list[str], text: str, as_written: int) -> None:
    found = Named(labels, labels[:as_written])
    plain = re.compile(found.pattern, re.I)
    assert found.findall(text) == plain.findall(text)
    assert found.search(text) == bool(plain.search(text))
