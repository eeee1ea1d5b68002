"""Deeds between people: however often clues tell of one, it makes nobody the one he does it to, unless there are two groups."""

import pytest

from nlpuzzle import parse_and_solve

GUESTS = """Rooms: attic, balcony, cellar, garden
Guests: Lady Orr, Mr Finch, Mrs Dale, Sir Hugo
Hours: 1, 2, 3, 4

1. {first}
2. {second}
"""
JOBS = GUESTS.replace("Hours:", "Jobs: baker, cook, judge, poet\nHours:")
AGENTS = """Authors: Alma, Boris, Celia, Denis
Agents: Mr Finch, Mrs Dale, Mr Lund, Mrs Orr
Advances: $100, $200, $300, $400

1. {first}
2. {second}
"""
VERBS = ["pities", "startled", "danced with", "is courting", "hoodwinked", "was seen with", "interviewed", "does not pity"]


def _rules(text: str, sentence: str) -> list[str]:
    again = sentence.replace("attic", "cellar").replace("baker", "poet").replace("Mr Finch", "Mrs Dale")
    return [rule for clue in parse_and_solve(text.format(first=sentence, second=again)).clues for rule in clue.rules]


@pytest.mark.parametrize("verb", VERBS)
@pytest.mark.parametrize(
    "sentence",
    [
        "The person in the attic {} Mr Finch.",
        "The guest from the attic {} Mr Finch.",
        "The guest who {} Mr Finch is in the attic.",
    ],
)
def test_guests_are_not_one_with_whom_they_dance_with(sentence: str, verb: str) -> None:
    assert _rules(GUESTS, sentence.format(verb)) == []


@pytest.mark.parametrize("verb", VERBS)
@pytest.mark.parametrize(
    "sentence",
    ["The baker {} Mr Finch.", "The baker who {} Mr Finch has the attic.", "The one who {} Mr Finch is the baker."],
)
def test_names_and_jobs_are_of_the_same_people(sentence: str, verb: str) -> None:
    assert not any(" = " in rule for rule in _rules(JOBS, sentence.format(verb)))


@pytest.mark.parametrize(
    ("sentence", "rule"),
    [
        ("The baker goes by the name of Mr Finch.", 'baker = "Mr Finch"'),
        ("Mr Finch works as a baker.", '"Mr Finch" = baker'),
        ("The guest in the attic is Mr Finch.", 'attic = "Mr Finch"'),
        ("Mr Finch, who is the baker, sleeps in the attic.", '"Mr Finch" = baker'),
    ],
)
def test_what_says_who_somebody_is_is_read(sentence: str, rule: str) -> None:
    assert rule in _rules(JOBS, sentence)


def test_a_deed_between_two_groups_may_say_whose_he_is() -> None:
    clues = parse_and_solve(AGENTS.format(first="Alma hired Mr Finch.", second="Boris hired Mrs Dale.")).clues
    assert [clue.rules for clue in clues] == [['Alma = "Mr Finch"'], ['Boris = "Mrs Dale"']]
