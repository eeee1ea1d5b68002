"""Clues in ordinary, slightly messy English (wild_english.txt): each is read as exactly what it says, or left unread."""

import re
from functools import cache
from pathlib import Path

import pytest

from nlpuzzle import parse_and_solve
from nlpuzzle.corpus.meaning import same_meaning
from nlpuzzle.puzzle import Clue, Frame, Setup, Span
from nlpuzzle.reading import read
from nlpuzzle.rules.notation import parse_rule, to_notation
from nlpuzzle.understanding.framing.frame import set_up
from nlpuzzle.understanding.reading import ClueReading
from nlpuzzle.understanding.understand import Understanding

DATA = Path(__file__).with_name("wild_english.txt")
#: the cases that still fail, by name; one that is mended must leave the list
KNOWN = frozenset(Path(__file__).with_name("wild_english_known.txt").read_text(encoding="utf-8").splitlines())
UNREAD = "unread"
#: of the sentences that say a rule, how many in a hundred are read right at least; raise it when more are
SHARE = 60


@cache
def groups() -> dict[str, tuple[str, tuple[tuple[str, str], ...]]]:
    """The text and the clues with what they say, by group."""
    found = {}
    for block in re.split(r"(?m)^### ", DATA.read_text(encoding="utf-8"))[1:]:
        name, *lines = [line.strip() for line in block.splitlines() if not line.startswith("#")]
        cases = tuple((s, said) for s, arrow, said in (line.partition(" => ") for line in lines) if arrow)
        found[name] = ("\n".join(line for line in lines if " => " not in line).strip(), cases)
    return found


@cache
def readings(name: str) -> tuple[Frame, dict[str, ClueReading]]:
    """The frame of a group and the reading of each of its clues."""
    story, cases = groups()[name]
    listed = "\n".join(f"{n}. {s}" for n, (s, _) in enumerate(cases, 1))
    setup = set_up(read(f"{story}\n\nClues:\n{listed}"))
    clues = tuple(Clue(str(n), s, Span(0, len(s))) for n, (s, _) in enumerate(cases, 1))
    return setup.frame, {r.text: r for r in Understanding(Setup(setup.frame, clues, story=setup.story)).readings()}


@cache
def cases() -> tuple[tuple[str, str, str], ...]:
    """Every sentence of the file: its group, itself, what it says."""
    return tuple((name, sentence, said) for name, (_, found) in groups().items() for sentence, said in found)


def is_right(name: str, sentence: str, said: str) -> bool:
    frame, found = readings(name)
    rules = found[sentence].rules
    return bool(rules) and same_meaning([parse_rule(rule, frame) for rule in said.split(" ; ")], rules, frame)


def marked() -> list[object]:
    """The cases, the known failures marked."""
    mark = pytest.mark.xfail(strict=True, reason="known: read wrong")
    return [pytest.param(*case, marks=[mark] * (f"{case[0]}: {case[1]}" in KNOWN)) for case in cases()]


def test_every_known_failure_is_a_case() -> None:
    named = {f"{name}: {sentence}" for name, sentence, _ in cases()} | {f"text {n}" for n in range(len(FRAMES))}
    assert not {line for line in KNOWN if line and not line.startswith("#")} - named


@pytest.mark.parametrize(("name", "sentence", "said"), marked())
def test_read_right_or_left_unread(name: str, sentence: str, said: str) -> None:
    frame, found = readings(name)
    reading = found[sentence]
    if not reading.rules:
        assert reading.reason
        return
    told = [to_notation(rule, frame) for rule in reading.rules]
    assert said != UNREAD, f"read as {told}"
    assert is_right(name, sentence, said), f"read as {told}"


def test_the_expected_rules_are_rules() -> None:
    for name, sentence, said in cases():
        for rule in said.split(" ; ") if said != UNREAD else ():
            assert parse_rule(rule, readings(name)[0]), sentence


def test_enough_is_read() -> None:
    plain = [case for case in cases() if case[2] != UNREAD]
    right = sum(is_right(*case) for case in plain)
    assert right * 100 >= SHARE * len(plain), f"{right} of {len(plain)}"


JAMS = "(Aoife, Benno, Celeste) has made a jam (damson, quince, fig). Each has an apron (striped, checked, plain)"
#: texts whose lists must be found as they stand: the names of the categories, the anchor first
FRAMES = [
    (
        "Three ringers pull the three bells of St Oda's, bell 1 being the lightest and bell 3 the heaviest.\n"
        "Bell: 1, 2, 3\nRinger: Marta, Osric, Petra\nPub: Anchor, Bear, Crown\n\n"
        "Clues:\n1. Marta rings bell 3.\n2. Petra's bell is lighter than Osric's.",
        ["Bell", "Ringer", "Pub"],
    ),
    (
        f"Each cook {JAMS} and stands in one of three booths in a row, numbered 1 to 3. Prices: £2.50, £3.00, £3.75.\n\n"
        "Clues:\n1. Aoife is not in booth 2.",
        ["booth", "cook", "jam", "apron", "price"],
    ),
    (
        "Evening school\nDay: Monday, Tuesday, Wednesday\nTutor: Gwen, Hal, Iris\nSubject: Latin, chess, physics\n\n"
        "Clues:\n1. Gwen teaches Latin.",
        ["Day", "Tutor", "Subject"],
    ),
    (
        "Apple day: which grower brought which apple, in what basket, on which date in October?\n"
        "Growers: Ambrose, Beryl, Clement, Doris\nApples: Russet, Pippin, Codlin, Costard\n"
        "Dates: October 3, October 10, October 17, October 24\n\n"
        "Clues:\n1. The last grower did not bring the Pippin.\n2. Beryl came before Clement.",
        ["Date", "Grower", "Apple"],
    ),
]


def marked_frames() -> list[object]:
    """The texts, the known failures marked."""
    mark = pytest.mark.xfail(strict=True, reason="known: a list is not found as it stands")
    return [pytest.param(*case, marks=[mark] * (f"text {n}" in KNOWN)) for n, case in enumerate(FRAMES)]


@pytest.mark.parametrize(("text", "names"), marked_frames())
def test_lists_are_found_as_they_stand(text: str, names: list[str]) -> None:
    setup = set_up(read(text))
    assert setup.problem is None
    assert sorted(c.name.casefold() for c in setup.frame) == sorted(n.casefold() for n in names)


def test_a_list_that_ends_in_dashes_is_no_crash() -> None:
    assert parse_and_solve("robot, puzzle,-------------------------------------------------").message
