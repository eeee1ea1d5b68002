"""The same puzzle in every layout gives the same frame, the same clues and the same numbers."""

import pytest
from layouts import AGES, CLUES, LAYOUTS, NAMES, SNACKS

from nlpuzzle.puzzle import Setup
from nlpuzzle.reading import decode, read
from nlpuzzle.understanding.framing.frame import set_up


def told(setup: Setup) -> tuple[object, ...]:
    """What must not depend on the layout."""
    return (
        [c.items for c in setup.frame],
        [c.values for c in setup.frame],
        [c.dimension for c in setup.frame],
        [(c.number, c.text, c.parent) for c in setup.clues],
        setup.problem,
    )


EXPECTED = (
    [("1", "2", "3", "4"), NAMES, SNACKS, AGES],
    [(1, 2, 3, 4), None, None, (21, 24, 29, 40)],
    ["position", None, None, "age"],
    [(str(i), clue, None) for i, clue in enumerate(CLUES, 1)],
    None,
)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_same_frame_and_clues(layout: str) -> None:
    setup = set_up(read(LAYOUTS[layout]()))
    assert told(setup) == EXPECTED
    assert setup.frame.categories[0].anchor
    assert setup.frame.categories[0].given == "implied"


@pytest.mark.parametrize("layout", LAYOUTS)
def test_spans_are_in_the_text_as_pasted(layout: str) -> None:
    text = LAYOUTS[layout]()
    for clue in set_up(read(text)).clues:
        stretch = text[clue.span.start : clue.span.end]
        words = [w.strip("\u200b") for w in stretch.replace("’", "'").replace("&#39;", "'").replace("&nbsp;", " ").split()]
        assert [w for w in words if w not in (">", ">>")] == [
            w.replace("Priya", "Pri\u200bya") if "\u200b" in stretch else w for w in clue.text.split()
        ]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "cp1252"])
def test_encodings(encoding: str) -> None:
    text = LAYOUTS["labelled"]().replace("'", "’")
    assert told(set_up(read(decode(text.encode(encoding))))) == EXPECTED
