"""What stands at the ends of a row, in the many ways in which a story tells it; where it does not, nothing is nearer to it."""

import pytest

from nlpuzzle import parse_and_solve

LISTS = """
mooring: 1, 2, 3, 4, 5
skipper: Alda, Bengt, Cato, Dunja, Eskil
cargo: bricks, coal, grain, salt, timber

"""
CLUES = """1. Alda is nearer the mill than Bengt.
2. The coal is on the boat nearest the mill.
3. Cato's boat is moored one place closer to the mill than Dunja's.
4. There are two boats between Eskil and Alda, and Eskil is nearer the mill.
5. Bengt and Cato are two moorings apart, Bengt being closer to the mill.
"""
RULES = [
    ["mooring(Alda) < mooring(Bengt)"],
    ["coal = 1"],
    ["mooring(Cato) = mooring(Dunja) - 1"],
    ["|mooring(Eskil) - mooring(Alda)| = 3", "mooring(Eskil) < mooring(Alda)"],
    ["|mooring(Bengt) - mooring(Cato)| = 2", "mooring(Bengt) < mooring(Cato)"],
]
TELLING = [
    "Five boats are moored in a row, number 1 next to the mill.",
    "Five boats lie in a row, with number 1 beside the mill.",
    "Five boats are moored in a row, the first one lying nearest the mill and the fifth nearest the weir.",
    "Five boats are moored in a row, numbered from the mill end.",
    "Five boats are moored in a row, and the moorings are numbered 1 to 5 starting at the mill.",
]
SILENT = [
    "Five boats are moored in a row near the mill.",
    "Five boats are moored in a row, the third one next to the mill.",
    "Five boats are moored in a row, and the green one lies nearest the mill.",
    "Five boats are moored in a row between the mill and the weir.",
]


@pytest.mark.parametrize("story", TELLING)
def test_a_story_that_tells_what_stands_at_an_end(story: str) -> None:
    outcome = parse_and_solve(f"{story}\n{LISTS}{CLUES}")
    clues = [c for c in outcome.clues if c.number.isdigit()]
    assert [c.rules for c in clues] == RULES, [c.reason for c in clues]
    assert all(c.status == "note" for c in outcome.clues if c not in clues)


@pytest.mark.parametrize("story", SILENT)
def test_a_story_that_does_not_tell_it(story: str) -> None:
    outcome = parse_and_solve(f"{story}\n{LISTS}{CLUES}")
    assert not any(c.rules for c in outcome.clues)
