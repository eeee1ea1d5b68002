"""Numbers and ordinals in words, with near misses."""

from fractions import Fraction

import pytest

from nlpuzzle.english.numbers import cardinal_word, number_value, ordinal_value, ordinal_word


@pytest.mark.parametrize(
    ("words", "value"),
    [
        ("0", 0), ("7", 7), ("1,200", 1200), ("2.50", Fraction(5, 2)), ("3.0", 3), ("seven", 7), ("Twenty-One", 21),
        ("ninety nine", 99),
        ("one hundred", 100), ("two hundred and five", 205), ("three thousand four hundred", 3400), ("1.2 million", 1_200_000),
        ("half a million", 500_000), ("a dozen", 12), ("two dozen", 24), ("half a dozen", 6), ("2 1/2", Fraction(5, 2)),
        ("two and a half", Fraction(5, 2)), ("half", Fraction(1, 2)), ("a half", Fraction(1, 2)),
        ("three quarters", Fraction(3, 4)),
        ("two thirds", Fraction(2, 3)), ("¾", Fraction(3, 4)), ("1½", Fraction(3, 2)), ("15k", 15_000),
        ("a hundred", 100), ("-4", -4),
    ],
)  # fmt: skip
def test_number(words: str, value: object) -> None:
    assert number_value(words) == value


@pytest.mark.parametrize(
    "words",
    [
        "",
        "a",
        "and",
        "third",
        "one two",
        "twenty thirty",
        "ten-one",
        "hundred and",
        "1,20",
        "1/0",
        "seventh heaven",
        "dozens of",
    ],
)
def test_no_number(words: str) -> None:
    assert number_value(words) is None


@pytest.mark.parametrize("n", range(1, 131))
def test_ordinal_words_read_back(n: int) -> None:
    assert ordinal_value(ordinal_word(n)) == n
    assert number_value(cardinal_word(n)) == n


@pytest.mark.parametrize("word", ["3th", "11st", "secondary", "twenty-twelfth", "three", "last", "", "thirds"])
def test_no_ordinal(word: str) -> None:
    assert ordinal_value(word) is None
