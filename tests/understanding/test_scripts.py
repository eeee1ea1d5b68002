"""What people say in a script, 'Vet: "..."', is a clue in each of its sentences; what somebody dreams or hopes is none."""

import pytest

from nlpuzzle import parse_and_solve

STORY = """Three dogs were seen on Monday morning, at 9:00, 9:20 and 9:40: a beagle, a corgi and a poodle.
Their owners are Abbott, Bilal and Crewe.

"""
SAID = ['"The corgi isn\'t Abbott\'s. It was seen twenty minutes before Bilal\'s dog."', '"Crewe owns the beagle."']


def readings(script: str) -> list[list[str]]:
    return [list(clue.rules) for clue in parse_and_solve(STORY + script).clues if clue.status != "note"]


@pytest.mark.parametrize("speakers", [("Nurse", "Porter"), ("Mrs Dell", "Owen"), ("Cleaner", "Vet")])
def test_every_sentence_of_a_speech_is_read(speakers: tuple[str, str]) -> None:
    script = "\n".join(f"{who}: {said}" for who, said in zip(speakers, SAID, strict=True))
    assert readings(script) == [["corgi != Abbott"], ["time(corgi) = time(Bilal) - 20"], ["Crewe = beagle"]]


@pytest.mark.parametrize("told", ["Nurse dreamt", "Ann hoped", "Owen read"])
def test_what_is_only_told_is_unread(told: str) -> None:
    assert readings(f"{told}: {SAID[0]}") == [[], []]
    long = SAID[0].replace("It was", "The poodle came before the beagle. It was")
    assert readings(f"{told}: {long}") == [[], [], []]


def test_what_is_said_of_the_speaker_is_unread_where_nobody_lists_him() -> None:
    assert readings('Cleaner: "I own a corgi. It was seen before the poodle."') == [[], []]


def test_a_mark_for_inches_ends_no_speech() -> None:
    text = """Heights: 5'2", 5'4", 5'7"
Names: Ann, Bo, Cy
Dogs: beagle, corgi, poodle

1. Ann is not 5'2".
2. Bo is 5'4".
3. Cy has the corgi.
"""
    assert all(clue.rules for clue in parse_and_solve(text).clues)
