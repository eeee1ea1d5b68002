"""Nothing is passed over without a licence: near misses stay unread among ordinary clues, and near hits are read."""

import pytest
from clue_frames import categories, understanding
from licence_cases import HARBOR, HARBOR_CLUES, NEAR_HITS, NEAR_MISSES, VILLAGE, VILLAGE_CLUES

from nlpuzzle.corpus.meaning import same_meaning
from nlpuzzle.corpus.sentences import load_sentences
from nlpuzzle.resources import folder
from nlpuzzle.rules.notation import parse_rule, to_notation
from nlpuzzle.understanding.reading import ClueReading

MISSES = [(kind, sentence) for kind, sentences in NEAR_MISSES.items() for sentence in sentences]
HITS = [(place, sentence) for place, sentences in NEAR_HITS.items() for sentence in sentences]
#: words of these kinds deny, weaken or report, however often a puzzle uses them
ALWAYS = ("weakening adverb", "report prefix")


def among_clues(village: bool, *sentences: str) -> list[ClueReading]:
    """Sentences as the last clues of a puzzle."""
    frame, clues = (VILLAGE, VILLAGE_CLUES) if village else (HARBOR, HARBOR_CLUES)
    return list(understanding(frame, *clues, *sentences).readings()[len(clues) :])


def test_there_are_enough_sentences_and_they_are_new() -> None:
    assert len(MISSES) >= 60
    assert len(HITS) >= 60
    ours = {s.text for name in ("nearmiss.txt", "sentences.txt") for s in load_sentences(folder("corpora") / name)}
    assert not ours & {sentence for _, sentence in MISSES}


@pytest.mark.parametrize(("frame", "clues"), [(HARBOR, HARBOR_CLUES), (VILLAGE, VILLAGE_CLUES)], ids=["harbor", "village"])
def test_the_ordinary_clues_are_read(frame, clues) -> None:  # type: ignore[no-untyped-def]
    for reading in understanding(frame, *clues).readings():
        assert reading.status == "parsed", f"{reading.text} {reading.reason}"


@pytest.mark.parametrize(("kind", "sentence"), MISSES)
def test_a_near_miss_is_not_read(kind: str, sentence: str) -> None:
    [reading] = among_clues(kind.endswith("*"), sentence)
    frame = VILLAGE if kind.endswith("*") else HARBOR
    assert reading.status == "unparsed", [to_notation(rule, frame) for rule in reading.rules]
    assert not reading.rules
    assert reading.reason


@pytest.mark.parametrize(("kind", "sentence"), [(kind, sentence) for kind, sentence in MISSES if kind in ALWAYS])
def test_repeating_it_does_not_make_it_true(kind: str, sentence: str) -> None:
    """Words that another clue uses are supported: these never are."""
    swapped = sentence
    for one, other in (
        ("Anouk", "Bertil"),
        ("Chiara", "Dmitri"),
        ("salt", "cork"),
        ("violet", "cream"),
        ("berth 3", "berth 5"),
    ):
        swapped = swapped.replace(one, "\0").replace(other, one).replace("\0", other)
    for reading in among_clues(False, sentence, swapped, sentence):
        assert not reading.rules, [to_notation(rule, HARBOR) for rule in reading.rules]


@pytest.mark.parametrize(("place", "sentence"), HITS)
def test_a_near_hit_is_read(place: str, sentence: str) -> None:
    frame = HARBOR if place == "harbor" else VILLAGE
    [reading] = among_clues(place == "village", sentence)
    expected = [parse_rule(rule, frame) for rule in NEAR_HITS[place][sentence].split(" ; ")]
    assert reading.status == "parsed", reading.reason
    assert same_meaning(expected, reading.rules, frame), [to_notation(rule, frame) for rule in reading.rules]


TENANTS = categories("name: Ann, Ben, Cleo, Dan\njob: cook, baker, nurse, pilot\ndisaster: flood, storm, landslide, blizzard")


@pytest.mark.parametrize("noun", ["survivor", "casualty", "driver", "customer", "singer"])
def test_two_clues_make_nobody_of_a_second_person(noun: str) -> None:
    clues = (f"The {noun} of the cook is Ben.", f"Cleo is the {noun} of the baker.", f"The cook's {noun} is Ben.")
    assert [reading.rules for reading in understanding(TENANTS, *clues).readings()] == [(), (), ()]


def test_who_suffers_an_event_is_matched_with_it() -> None:
    clues = ("The survivor of the flood is Ann.", "Ben is the survivor of the storm.", "The victim of the blizzard isn't Cleo.")
    said = [[to_notation(rule) for rule in reading.rules] for reading in understanding(TENANTS, *clues).readings()]
    assert said == [["disaster:flood = name:Ann"], ["name:Ben = disaster:storm"], ["disaster:blizzard != name:Cleo"]]
