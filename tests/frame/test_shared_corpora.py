"""Over the public development collections beside the checkout: every listed category of the gold header, item by item."""

import json
import re
import textwrap
from collections.abc import Callable
from pathlib import Path

import pytest

from nlpuzzle.reading import read
from nlpuzzle.understanding.framing.frame import set_up

CORPORA = Path(__file__).resolve().parents[3] / "shared" / "corpora"


def plain(label: str) -> str:
    """A label without articles, full stops and case."""
    return re.sub(r"^(?:the|an?) ", "", label.casefold()).replace(".", "")


def wrapped(text: str) -> str:
    return "\n".join(textwrap.fill(line, 60, break_on_hyphens=False) if len(line) > 60 else line for line in text.split("\n"))


VARIANTS: dict[str, Callable[[str], str]] = {
    "windows line ends": lambda text: text.replace("\n", "\r\n"),
    "curly quotes": lambda text: text.replace("'", "’"),
    "no-break spaces": lambda text: text.replace(" ", "\u00a0"),
    "quoted mail": lambda text: "\n".join(f"> {line}" for line in text.split("\n")),
    "indented": lambda text: "\n".join(f"    {line}" if line else line for line in text.split("\n")),
    "numbers in brackets": lambda text: re.sub(r"^(\s*)(\d+)\.", r"\1(\2)", text, flags=re.M),
    "blank lines": lambda text: re.sub(r"\n(\d+\.)", r"\n\n\1", text),
    "wrapped": wrapped,
}


@pytest.mark.parametrize("variant", VARIANTS)
def test_typography_and_layout_change_nothing(variant: str) -> None:
    for name, step in (("zebralogic", 20), ("lgp", 4), ("bbh", 15), ("seeds", 1)):
        path = CORPORA / f"{name}-dev.jsonl"
        if not path.exists():
            pytest.skip("the shared corpora are not beside this checkout")
        for line in path.read_text(encoding="utf-8").splitlines()[::step]:
            case = json.loads(line)
            if "grid" in (case["solution"] or {}) or case["id"].startswith("seed/leepf"):
                continue
            before, after = set_up(read(case["text"])), set_up(read(VARIANTS[variant](case["text"])))
            assert after.frame == before.frame, case["id"]
            assert [(c.number, c.text) for c in after.clues] == [(c.number, c.text) for c in before.clues]
            assert after.problem == before.problem


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
