"""Over the public development collections beside the checkout: every listed category of the gold header, item by item."""

import json
import re
from pathlib import Path

import pytest

from nlpuzzle.reading import read
from nlpuzzle.understanding.frame import set_up

CORPORA = Path(__file__).resolve().parents[3] / "shared" / "corpora"


def plain(label: str) -> str:
    """A label without articles, full stops and case."""
    return re.sub(r"^(?:the|an?) ", "", label.casefold()).replace(".", "")


@pytest.mark.parametrize("name", ["zebralogic", "lgp", "bbh", "seeds"])
def test_categories_equal_the_gold_header(name: str) -> None:
    path = CORPORA / f"{name}-dev.jsonl"
    if not path.exists():
        pytest.skip("the shared corpora are not beside this checkout")
    wrong = []
    for line in path.read_text(encoding="utf-8").splitlines():
        case = json.loads(line)
        gold = case["solution"] or {}
        if "grid" in gold or case["id"].startswith("seed/leepf"):
            continue
        setup = set_up(read(case["text"]))
        found = sorted(sorted(map(plain, c.items)) for c in setup.frame)
        wanted = sorted(sorted(map(plain, column)) for column in zip(*gold["rows"], strict=True)) if gold else found
        if setup.problem or found != wanted or any(c.number.startswith("p") for c in setup.clues):
            wrong.append(case["id"])
        for clue in setup.clues:
            assert clue.text[:10].split()[0] in case["text"][clue.span.start : clue.span.end].replace("’", "'").split()
    assert wrong == []
