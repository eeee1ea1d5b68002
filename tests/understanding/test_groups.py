"""What is taken as known of the world is used only where a clue speaks of it, and the report says so."""

import pytest
from clue_frames import categories

from nlpuzzle import parse_and_solve
from nlpuzzle.understanding.words.groups import groups_of

CHOIR = """Four singers, Agnes, Bruno, Clara and Dieter, stand in a row.

1. Clara stands directly to the left of Bruno.
2. Dieter is first.
3. {}
"""


def test_the_report_says_what_was_taken_as_known() -> None:
    outcome = parse_and_solve(CHOIR.format("A man is last."))
    assert outcome.status == "solved"
    assert "Taken as known, since a clue speaks of it: Bruno and Dieter: men." in outcome.remarks


def test_nothing_is_taken_as_known_where_no_clue_speaks_of_it() -> None:
    outcome = parse_and_solve(CHOIR.format("Bruno is last."))
    assert outcome.status == "solved"
    assert not any("known" in remark for remark in outcome.remarks)


@pytest.mark.parametrize(
    ("labels", "women"),
    [
        ("Agnes, Bruno, Clara", ["Agnes", "Clara"]),
        ("Mr Finch, Mrs Crane, Miss Heron", ["Mrs Crane", "Miss Heron"]),
        ("Clara Finch, Bruno Crane, Otto Heron", ["Clara Finch"]),
        ("Agnes, Clara, Edith", []),  # all of them are: "a woman" says nothing
        ("Agnes, Robin, Bruno", []),  # a name of both
        ("Agnes, Zorblax, Bruno", []),
        ("tea, milk, beer", []),
    ],
)
def test_women_among_names(labels: str, women: list[str]) -> None:
    group = groups_of(categories(f"guest: {labels}")).get("woman")
    assert [item.label for item in group.items] == women if group else women == []


def test_two_categories_of_names_leave_it_open_whose_women_are_meant() -> None:
    assert groups_of(categories("host: Agnes, Bruno\nguest: Clara, Dieter")) == {}
