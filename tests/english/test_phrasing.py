"""Articles, lists, possessives, and verbs denied."""

import pytest

from nlpuzzle.english.phrasing import article, base_form, capitalised, denied, listed, plural_phrase, possessive
from nlpuzzle.english.words import third_person


@pytest.mark.parametrize(
    "phrase",
    "an apple|a banana|an hour|a unicorn|an 8 kg dog|a 9 kg dog|an 11-year-old|a 12-year-old|an honest man|a ukulele".split(
        "|"
    ),
)
def test_articles(phrase: str) -> None:
    assert article(phrase.split(" ", 1)[1]) == phrase


def test_lists_and_possessives() -> None:
    assert listed(["a"], "or") == "a"
    assert listed(["a", "b", "c"], "and") == "a, b and c"
    assert possessive("Ann") == "Ann's"
    assert possessive("James") == "James's"
    assert possessive("twins") == "twins'"
    assert possessive("bus") == "bus's"
    assert plural_phrase("boat colour") == "boat colours"
    assert capitalised("the 2 McKays") == "The 2 McKays"


VERBS = """
wears wear|carries carry|watches watch|goes go|chooses choose|has have|paid pay|stopped stop|baked bake|carried carry|wore wear
arrived arrive|ordered order|used use|flew fly|kept keep|sold sell|finished finish|passes pass|mixes mix
borrowed borrow|mentioned mention|photographed photograph|charged charge|danced dance|served serve|tended tend|hanged hang
"""


@pytest.mark.parametrize("pair", [pair for line in VERBS.split("\n") for pair in line.split("|") if pair])
def test_base_forms(pair: str) -> None:
    form, base = pair.split()
    assert base_form(form) == base


def test_what_several_do_done_by_one() -> None:
    several = "keep fly watch carry mix have go pass read need kept flew carried had".split()
    one = "keeps flies watches carries mixes has goes passes reads needs kept flew carried had".split()
    assert [third_person(verb) for verb in several] == one


DENIED = {
    ("wears", "red"): "does not wear red",
    ("is", "first"): "is not first",
    ("was", "late"): "was not late",
    ("paid", "$3"): "did not pay $3",
    ("has", "the cat"): "does not have the cat",
    ("had", "the cat"): "did not have the cat",
}


@pytest.mark.parametrize(("said", "negative"), DENIED.items())
def test_denied(said: tuple[str, str], negative: str) -> None:
    assert denied(*said) == negative


def test_denied_in_short() -> None:
    assert denied("wears", "red", short=True) == "doesn't wear red"
    assert denied("is", "red", short=True) == "isn't red"
