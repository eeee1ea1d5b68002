"""Whole texts whose frame is told in some way of its own: charts with gaps, numbers of their own, lists dealt out in one go.

Below each text stand its categories: "> floor o: ground floor, attic", with "o" where they have an order.
"""

import re
from pathlib import Path

import pytest

from nlpuzzle.reading import read
from nlpuzzle.understanding.framing.frame import set_up

_CATEGORY = re.compile(r"> ([\w ]+?)( o)?: (.*)")


def _texts() -> list[tuple[str, str, list[tuple[frozenset[str], bool]]]]:
    file = Path(__file__).with_name("frames_of_texts.txt").read_text(encoding="utf-8")
    found = []
    for block in re.split(r"(?m)^#### ", file)[1:]:
        name, _, body = block.partition("\n")
        lines = body.splitlines()
        told = [match for line in lines if (match := _CATEGORY.fullmatch(line)) is not None]
        text = "\n".join(line for line in lines if not line.startswith("> "))
        found.append((name, text, [(frozenset(map(_bare, match[3].split(", "))), bool(match[2])) for match in told]))
    return found


def _bare(item: str) -> str:
    return re.sub(r"\A(?:the|a|an) |[$£]", "", item.casefold())


@pytest.mark.parametrize(("text", "told"), [case[1:] for case in _texts()], ids=[case[0] for case in _texts()])
def test_frame(text: str, told: list[tuple[frozenset[str], bool]]) -> None:
    setup = set_up(read(text))
    found = [(frozenset(map(_bare, c.items)), c.ordered) for c in setup.frame]
    assert setup.problem is None
    for category in told:
        assert category in found
    assert len(found) == len(told)
