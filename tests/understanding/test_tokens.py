"""Numbers, places, ages, prices and dates in words: the token they become, and what they refer to."""

import pytest
from clue_frames import categories, read_alone

from nlpuzzle.corpus.sentences import load_sentences
from nlpuzzle.resources import folder
from nlpuzzle.understanding.tokenising import tokenise as tokenising
from nlpuzzle.understanding.tokenising.tokenise import tokenise
from nlpuzzle.understanding.tokenising.tokens import Choice, Place, Pronoun, Superlative, Token
from nlpuzzle.understanding.words.lexicon import Lexicon

FRAME = categories(
    """
    house*: 1, 2, 3, 4, 5
    name: Ann, Ben, Cleo, Dev, Eva
    age (years): 20, 25, 30, 35, 40
    price (dollars): $90, $110, $130, $150, $170
    month: January, March, April, June, July
    weight (kilograms): 3 kg, 5 kg, 8 kg, 11 kg, 14 kg
    """
)
DAYS = categories("day*: Monday, Tuesday, Wednesday\nname: Ann, Ben, Cleo\nstart: 9:00 AM, 10:30 AM, 2:00 PM")


def tokens(sentence: str, frame=FRAME) -> list[Token]:  # type: ignore[no-untyped-def]
    return list(tokenise(sentence, Lexicon(frame)))[:-1]


def items(token: Token) -> set[str]:
    return {f"{i.category}:{i.label}" for i in token.reference.items} if isinstance(token.reference, Choice) else set()


#: the last token of the phrase, and the item it must mean (among others where a bare number leaves it open)
VALUES = {
    "Ann is 30 years old": "age:30",
    "the 30-year-old": "age:30",
    "the thirty-year-old": "age:30",
    "Ann is aged 30": "age:30",
    "Ann is thirty": "age:30",
    "Ann paid $170": "price:$170",
    "Ann paid 170 dollars": "price:$170",
    "Ann paid one hundred and seventy dollars": "price:$170",
    "Ann paid 170": "price:$170",
    "the $170 cake": "price:$170",
    "house 3": "house:3",
    "house number 3": "house:3",
    "house #3": "house:3",
    "house three": "house:3",
    "the third house": "house:3",
    "the 3rd house": "house:3",
    "Ann was third": "house:3",
    "born in jan": "month:January",
    "born in January": "month:January",
    "born in Jan.": "month:January",
    "an 8 kg parcel": "weight:8 kg",
    "8 kilograms": "weight:8 kg",
    "8 kilos": "weight:8 kg",
    "an 8kg parcel": "weight:8 kg",
    "the eight-kilogram parcel": "weight:8 kg",
    "eight kilogrammes": "weight:8 kg",
    "Ann's": "name:Ann",
}


@pytest.mark.parametrize("phrase", VALUES)
def test_a_value_in_words(phrase: str) -> None:
    last = tokens(phrase)[-1]
    assert last.type == "ITEM"
    assert VALUES[phrase] in items(last)


@pytest.mark.parametrize(
    ("phrase", "wanted"),
    [
        ("the 30-year-old", {"age:30"}),
        ("they paid $170", {"price:$170"}),
        ("8 kilograms", {"weight:8 kg"}),
        ("the 5-year-old", set()),
        ("the 90-year-old", set()),
        ("3 dollars", set()),
        ("$30", set()),
        ("40 kg", set()),
    ],
)
def test_a_unit_decides_the_category(phrase: str, wanted: set[str]) -> None:
    assert set().union(*(items(t) for t in tokens(phrase))) == wanted


#: a number that is a label of one category, with the unit or the noun of another thing
FOREIGN = (
    "Ann paid $30.",
    "Ann paid 35 dollars.",
    "Ann paid 3 dollars.",
    "The person who paid $20 is Ben.",
    "Ben is 90 years old.",
    "The 90-year-old is Ben.",
    "Ben weighs 40 kg.",
    "Ann's parcel weighs 30 kilograms.",
    "Ann has 30 cats.",
    "Ann has 3 children.",
    "Ben lives in house 30.",
    "The 30th person is Ben.",
    "Ann has the second-hand car.",
    "Ben was born on June 25.",
)


@pytest.mark.parametrize("sentence", FOREIGN)
def test_a_number_of_something_else_names_nothing(sentence: str) -> None:
    assert read_alone(FRAME, sentence).rules == ()


@pytest.mark.parametrize("sentence", ["Ann is 5 years old.", "Ben paid 5 dollars."])
def test_a_number_that_is_no_value_there_is_not_even_ambiguous(sentence: str) -> None:
    reading = read_alone(FRAME, sentence)
    assert (reading.status, reading.rules) == ("unparsed", ())


@pytest.mark.parametrize(
    ("phrase", "rank"),
    [
        ("the leftmost", 1),
        ("the rightmost", -1),
        ("the last", -1),
        ("the second-to-last", -2),
        ("the third from the right", -3),
        ("the second house from the left", 2),
        ("the middle", 0),
        ("the penultimate", -2),
        ("the far right", -1),
        ("at the very end", -1),
    ],
)
def test_a_place(phrase: str, rank: int) -> None:
    last = tokens(phrase)[-1]
    assert isinstance(last.reference, Place)
    assert last.reference.rank == rank


@pytest.mark.parametrize(
    ("phrase", "base", "sign", "rank"),
    [
        ("the oldest", "old", 1, 1),
        ("the youngest", "young", -1, 1),
        ("the second-oldest", "old", 1, 2),
        ("the third cheapest", "cheap", -1, 3),
        ("the most expensive", "expensive", 1, 1),
        ("the least expensive", "expensive", -1, 1),
        ("the second-most expensive", "expensive", 1, 2),
        ("the eldest of the five", "old", 1, 1),
    ],
)
def test_a_superlative(phrase: str, base: str, sign: int, rank: int) -> None:
    reference = tokens(phrase)[-1].reference
    assert isinstance(reference, Superlative)
    assert (reference.adjective.base, reference.adjective.sign, reference.rank) == (base, sign, rank)


@pytest.mark.parametrize(
    ("sentence", "kinds"),
    [
        ("Ann is three years older than Ben.", "ITEM NUM COMP THAN ITEM"),
        ("Ann lives two houses to the left of Ben.", "ITEM NUM DIR ITEM"),
        ("Ann lives directly to the left of Ben.", "ITEM DIRECTLY DIR ITEM"),
        ("Ann paid $20 less than Ben.", "ITEM NUM COMP THAN ITEM"),
        ("Ann isn't next to Ben.", "ITEM NOT NEXT ITEM"),
        ("Ann is not next to Ben.", "ITEM NOT NEXT ITEM"),
        ("Ann isn’t next to Ben.", "ITEM NOT NEXT ITEM"),
        ("Neither Ann nor Ben is 30.", "NEITHER ITEM NOR ITEM ITEM"),
        ("Of Ann and Ben, one is 30 and the other paid $90.", "OF ITEM AND ITEM _COMMA ONE ITEM AND OTHER ITEM"),
        ("There are two houses between Ann and Ben.", "THERE NUM BETWEEN ITEM AND ITEM"),
        ("Ann lives at least one house after Ben.", "ITEM ATLEAST NUM DIR ITEM"),
        ("Ann was born a month before Ben.", "ITEM NUM DIR ITEM"),
        ("Ann might be 30.", "ITEM STOP ITEM"),
        ("Ann is 30 unless Ben is.", "ITEM ITEM UNLESS ITEM"),
        ("If Ann is 30, then Ben is 20.", "IF ITEM ITEM _COMMA THEN ITEM ITEM"),
    ],
)
def test_the_tokens_of_a_clue(sentence: str, kinds: str) -> None:
    assert " ".join(t.type for t in tokens(sentence)) == kinds


@pytest.mark.parametrize(
    ("sentence", "number", "unit"),
    [
        ("Ann is three years older than Ben.", 3, "year"),
        ("Ann is 3 years older than Ben.", 3, "year"),
        ("Ann is a year older than Ben.", 1, "year"),
        ("Ann paid $20 more than Ben.", 20, "dollar"),
        ("Ann paid twenty dollars more than Ben.", 20, "dollar"),
        ("Ann was born two months after Ben.", 2, "month"),
        ("Ann's parcel is 5 kg heavier than Ben's.", 5, "kilogram"),
    ],
)
def test_an_amount(sentence: str, number: int, unit: str) -> None:
    [amount] = [t for t in tokens(sentence) if t.type == "NUM"]
    assert (amount.number, amount.unit) == (number, unit)


@pytest.mark.parametrize(
    ("phrase", "item"),
    [
        ("Ann starts at 10:30", "start:10:30 AM"),
        ("Ann starts at 10:30 am", "start:10:30 AM"),
        ("Ann starts at 2:00 p.m.", "start:2:00 PM"),
        ("Ann starts at 2 pm", "start:2:00 PM"),
        ("Ann comes on Tue", "day:Tuesday"),
        ("Ann comes on tuesday", "day:Tuesday"),
    ],
)
def test_times_and_days(phrase: str, item: str) -> None:
    assert item in items(tokens(phrase, DAYS)[-1])


@pytest.mark.parametrize("sentence", ["He is 30.", "She lives next to Ben.", "Ben lives next to him."])
def test_pronouns(sentence: str) -> None:
    assert sum(isinstance(t.reference, Pronoun) for t in tokens(sentence)) == 1


@pytest.mark.parametrize("word", ["may", "Annie", "marching", "$1700", "house-warming", "Benjamin", "housed", "devil"])
def test_words_that_name_nothing(word: str) -> None:
    assert not set().union(*(items(t) for t in tokens(f"the {word} thing"))), [t.type for t in tokens(f"the {word} thing")]


def test_every_word_is_in_a_token_or_a_gap() -> None:
    sentence = "The one who lives in house 3 is exactly two years older than whoever paid $90 for the parcel."
    found = list(tokenise(sentence, Lexicon(FRAME)))
    words = [w.text for t in found for w in (*t.gap, *t.words)]
    assert " ".join(words).replace("$ ", "$") == sentence.rstrip(".")


@pytest.mark.parametrize("name", ["sentences.txt", "nearmiss.txt"])
def test_no_kind_of_token_is_left_out_where_it_may_begin(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    said = [(s.text, Lexicon(s.frame)) for s in list(load_sentences(folder("corpora") / name))[::9]]
    quickly = [tokenise(*pair) for pair in said]
    every_kind = tuple(read for read, _ in tokenising._KINDS)
    monkeypatch.setattr(tokenising, "_begun_by", lambda word, label: every_kind)
    assert quickly == [tokenise(*pair) for pair in said]


@pytest.mark.parametrize("sentence", ["Ann came in March, and it is 8 kg not heavy.", "It is 8 kg not 5 kg."])
def test_after_it_is_no_word_is_lost_but_one_that_points(sentence: str) -> None:
    assert "NOT" in [token.type for token in tokens(sentence)]
    assert [token.type for token in tokens("It is Ann who lives in house 3.")] == ["ITEM", "ITEM"]


def test_little_words_side_by_side_make_no_label() -> None:
    birds = categories("name: Ann, Ben, Cleo\nbird: heron, grebe, swift")
    assert [token.type for token in tokens("Ann fed her on worms.", birds)] == ["ITEM"]
    assert [token.type for token in tokens("Ann fed the grebes.", birds)] == ["ITEM", "ITEM"]


def test_the_only_one_who_and_nothing_more() -> None:
    assert read_alone(FRAME, "Ann is the only one who older than.").rules == ()
    assert read_alone(FRAME, "Ann is the only one who is.").rules == ()
