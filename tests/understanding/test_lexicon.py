"""Labels in every usual spelling are found, and words that only look like one are not."""

import pytest
from clue_frames import categories

from nlpuzzle.english.wordlists import word_tuple
from nlpuzzle.english.words import split
from nlpuzzle.understanding.tokenising.tokenise import tokenise
from nlpuzzle.understanding.tokenising.tokens import Choice
from nlpuzzle.understanding.words.lexicon import Lexicon

FRAME = categories(
    """
    month*: January, March, April, June
    truck: F-150, Ram 1500, T-Rex, Mt. York
    job: painter, cook, baker, T.V. host
    nation: Swede, Dane, Pole, Turk
    dish: mac and cheese, fish & chips, bagels, cherry pie
    hobby: painting, chess, fly fishing, yoga
    instrument: flute, drums, cello, guitar
    color: gray, red, light blue, off-white
    film: The Red Mill, A Long Walk, Up, Nine
    """
)

#: spelling -> the label it names
SPELT = {
    "F-150": "F-150",
    "f150": "F-150",
    "f-150": "F-150",
    "F 150": "F-150",
    "ram 1500": "Ram 1500",
    "Ram-1500": "Ram 1500",
    "t rex": "T-Rex",
    "trex": "T-Rex",
    "Mt York": "Mt. York",
    "mt. york": "Mt. York",
    "TV host": "T.V. host",
    "T.V. host": "T.V. host",
    "painters": "painter",
    "COOK": "cook",
    "cooks": "cook",
    "baker's": "baker",
    "bakers'": "baker",
    "Swedish": "Swede",
    "Swedes": "Swede",
    "Danish": "Dane",
    "Polish": "Pole",
    "Turkish": "Turk",
    "mac and cheese": "mac and cheese",
    "mac & cheese": "mac and cheese",
    "Mac-and-cheese": "mac and cheese",
    "fish and chips": "fish & chips",
    "bagel": "bagels",
    "cherry pies": "cherry pie",
    "paints": "painting",
    "painted": "painting",
    "fly-fishing": "fly fishing",
    "flutist": "flute",
    "flautist": "flute",
    "flutes": "flute",
    "drummer": "drums",
    "drum": "drums",
    "cellist": "cello",
    "guitarists": "guitar",
    "grey": "gray",
    "light-blue": "light blue",
    "off white": "off-white",
    "jan": "January",
    "Jan.": "January",
    "Red Mill": "The Red Mill",
    "long walk": "A Long Walk",
    "nine": "Nine",
}

#: words that begin like a label, hold one, or belong to its kin, and name nothing
STRANGE = word_tuple(
    """
F-250 f1500 ram york rex painted-on cooker cookery bakery Sweden-born Denmark-bound polo pole-vault mac cheese fish chip
bagelry pie paint-brush pain chessboard flutter drumstick cellar guitarra grayling redden reddish blueish white offwhitish
mayor marching aprilish junebug mill walker upper nineteen ninety
"""
)


def named(phrase: str) -> list[str]:
    """The labels that the phrase names as a whole."""
    words = split(phrase)
    found = Lexicon(FRAME).match(words, 0)
    if found is None or any(w.low not in (".", "'s", "'") for w in words[found.end :]):
        return []
    return [item.label for item in found.items]


@pytest.mark.parametrize("spelling", SPELT)
def test_a_label_in_another_spelling(spelling: str) -> None:
    assert named(spelling) == [SPELT[spelling]]


@pytest.mark.parametrize("word", STRANGE)
def test_a_word_that_is_no_label(word: str) -> None:
    assert named(word) == []


@pytest.mark.parametrize("phrase", ["Sweden", "Denmark", "Poland", "Turkey"])
def test_a_country_names_its_people(phrase: str) -> None:
    assert len(named(phrase)) == 1


def test_the_longest_label_wins() -> None:
    frame = categories("shop: Red, Red Mill, Red Mill Lane\nname: Ann, Anna, Annabel")
    lexicon = Lexicon(frame)
    for phrase in ("Red", "Red Mill", "Red Mill Lane", "Ann", "Anna", "Annabel"):
        found = lexicon.match(split(f"{phrase} is here"), 0)
        assert found is not None
        assert [item.label for item in found.items] == [phrase]


def test_a_label_does_not_cross_a_comma() -> None:
    frame = categories("dish: soup, salad\ncourse: soup salad, fruit")
    tokens = tokenise("soup, salad", Lexicon(frame))
    assert [t.reference.items[0].label for t in tokens if isinstance(t.reference, Choice)] == ["soup", "salad"]


def test_a_label_of_two_categories_names_both() -> None:
    frame = categories("shirt: red, blue\ncar: blue, green")
    found = Lexicon(frame).match(split("blue"), 0)
    assert found is not None
    assert [(item.category, item.label) for item in found.items] == [("shirt", "blue"), ("car", "blue")]


def test_an_exact_spelling_wins_over_a_plural() -> None:
    frame = categories("hobby: cards, darts\ngift: card, dart")
    for phrase, category in (("card", "gift"), ("cards", "hobby"), ("dart", "gift"), ("darts", "hobby")):
        found = Lexicon(frame).match(split(phrase), 0)
        assert found is not None
        assert found.as_listed
        assert [item.category for item in found.items] == [category]
