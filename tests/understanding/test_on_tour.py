"""Where somebody outside the categories was, and when: whoever the story tells of, and nobody else."""

import pytest

from nlpuzzle import parse_and_solve

TOUR = """Every week from Monday to Friday the library van stops in a different village: Ashby, Corley, Denton, Elmly or \
Fenwick. In each village the driver hands out a different treat: apples, buns, figs, nuts or plums.

1. The nuts are handed out on Monday.
2. The buns are handed out in Fenwick.
3. The plums are not handed out in Denton.
4. {clue}
"""

READ = {
    "The van stops in Corley before it stops in Denton.": ["day(Corley) < day(Denton)"],
    "The van stops in Ashby two days after it stops in Elmly.": ["day(Ashby) = day(Elmly) + 2"],
    "The van stops in Fenwick later in the week than in Ashby.": ["day(Fenwick) > day(Ashby)"],
    "The driver hands out figs the day before he hands out buns.": ["day(figs) = day(buns) - 1"],
    "The van stops in Corley on Monday.": ["Corley = Monday"],
    "The van does not stop in Ashby on Friday.": ["Ashby != Friday"],
    "The van is in Elmly on Wednesday.": ["Elmly = Wednesday"],
    "The van is not in Elmly on Monday.": ["Elmly != Monday"],
    "The driver does not hand out figs in Ashby.": ["figs != Ashby"],
}

UNREAD = (
    "The van broke down in Corley before it reached Denton.",
    "The van stops in Ashby before it leaves Elmly.",
    "The van stops in Ashby before the bus stops in Elmly.",
    "The van stops near Fenwick later in the week than in Ashby.",
    "The van stops in Fenwick for longer than in Ashby.",
    "The driver's aunt stops in Fenwick before she stops in Ashby.",
    "The van rarely stops in Fenwick before it stops in Ashby.",
    "The van stops in Fenwick before they stop in Ashby.",
    "The postman stops in Fenwick before he stops in Ashby.",
    "The postman stops in Fenwick on Tuesday.",
    "The van usually stops in Fenwick on Tuesday.",
    "The van might stop in Fenwick on Tuesday.",
    "The van does not only stop in Fenwick on Tuesday.",
    "The van is late in Fenwick on Tuesday.",
    "The van is not full in Fenwick on Tuesday.",
    "The driver's van is in Fenwick on Tuesday.",
    "The driver eats figs in Fenwick.",
    "They stop in Fenwick on Tuesday.",
)


@pytest.mark.parametrize("clue", READ)
def test_where_the_van_is_and_when(clue: str) -> None:
    assert parse_and_solve(TOUR.format(clue=clue)).clues[-1].rules == READ[clue]


@pytest.mark.parametrize("clue", UNREAD)
def test_what_tells_of_another_deed_or_of_somebody_else_is_not_read(clue: str) -> None:
    assert parse_and_solve(TOUR.format(clue=clue)).clues[-1].status != "parsed"
