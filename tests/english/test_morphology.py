"""Word forms: what must meet under one key, and what must stay apart."""

import pytest

from nlpuzzle.english.morphology import is_plural, plural, singular, stem, without_possessive
from nlpuzzle.english.scales import scale_values

PAIRS = [
    ("cherry", "cherries"), ("box", "boxes"), ("bush", "bushes"), ("knife", "knives"), ("person", "people"), ("child",
    "children"),
    ("potato", "potatoes"), ("shoe", "shoes"), ("movie", "movies"), ("house", "houses"), ("judge", "judges"), ("boy", "boys"),
    ("glass", "glasses"), ("mouse", "mice"), ("bus", "buses"), ("watch", "watches"), ("wolf", "wolves"), ("tie", "ties"),
]  # fmt: skip


@pytest.mark.parametrize(("one", "many"), [p for p in PAIRS if p[0] != "glass"])
def test_singular_and_plural(one: str, many: str) -> None:
    assert singular(many) == one
    assert plural(one) == many
    assert singular(one) == one
    assert is_plural(many)


@pytest.mark.parametrize(
    "word", ["bus", "gas", "tennis", "Paris", "James", "species", "politics", "chess", "this", "Kansas", "iris"]
)
def test_not_plural(word: str) -> None:
    assert singular(word) == word


@pytest.mark.parametrize(
    "forms",
    [
        ("garden", "gardens", "gardening", "gardened"), ("smoke", "smokes", "smoking", "smoked"), ("knit", "knits",
        "knitting", "knitted"),
        ("dance", "dances", "dancing", "danced"), ("carry", "carries"), ("play", "plays", "playing", "played"), ("Ann",
        "Ann's"),
    ],
)  # fmt: skip
def test_forms_meet(forms: tuple[str, ...]) -> None:
    assert len({stem(form) for form in forms}) == 1


@pytest.mark.parametrize(
    ("one", "other"), [("king", "kin"), ("red", "r"), ("morning", "morn"), ("herring", "her"), ("wedding", "wed")]
)
def test_forms_stay_apart(one: str, other: str) -> None:
    assert stem(one) != stem(other)


@pytest.mark.parametrize(("word", "base"), [("Ann's", "Ann"), ("James'", "James"), ("girls’", "girls"), ("its", "its")])
def test_possessives(word: str, base: str) -> None:
    assert without_possessive(word) == base


@pytest.mark.parametrize(
    ("labels", "ranks", "dimension"),
    [
        (["XL", "S", "M", "XS", "L"], (5, 2, 3, 1, 4), "size"),
        (["2XL", "XL", "3XL"], (2, 1, 3), "size"),
        (["medium", "small", "large"], (4, 3, 5), "size"),
        (["tall", "very short", "average", "super tall", "short", "very tall"], (4, 1, 3, 6, 2, 5), "length"),
        (["cheap", "expensive"], (1, 2), "money"),
        (["evening", "morning", "afternoon"], (9, 3, 7), "time"),
    ],
)
def test_scales(labels: list[str], ranks: tuple[int, ...], dimension: str) -> None:
    assert scale_values(labels) == (ranks, dimension)


@pytest.mark.parametrize(
    "labels",
    [
        ["red", "blue"],
        ["small", "red"],
        ["S", "Bob"],
        ["gold", "silver"],
        ["left", "right"],
        ["doctorate", "bachelor", "master"],
    ],
)
def test_no_scales(labels: list[str]) -> None:
    assert scale_values(labels) is None
