"""Rules read back in English: sentences a puzzler would write, and never the same sentence for two rules."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from typing import get_args

import pytest
from hypothesis import HealthCheck, given, settings
from rule_strategies import ATOMS, KINDS, framed_rules, rules_about

from nlpuzzle.puzzle import Category, Frame, Item
from nlpuzzle.rules import (
    AllDifferent,
    Amount,
    And,
    At,
    Beside,
    Between,
    Compare,
    Count,
    Different,
    Distance,
    Iff,
    IfThen,
    Not,
    OneOf,
    Operator,
    Or,
    Pairing,
    Rule,
    Same,
    Term,
)  # fmt: skip
from nlpuzzle.rules.notation import parse_rule
from nlpuzzle.telling.readback import noun_phrase, read_back

ONE_TO_FOUR = (("1", "2", "3", "4"), (1, 2, 3, 4))
POTTER = Category("potter", ("Olga", "Piet", "Quinn", "Rasmus"))
GLAZE = Category("glaze", ("red", "celadon", "salt and ash", "oatmeal"))
VASE = Category("vase", ("red", "jug", "bowl", "Tall-Neck"))
POSITION = Category("position", *ONE_TO_FOUR, dimension="position", anchor=True)
AGE = Category("age", ("30", "41", "45", "52"), (30, 41, 45, 52), unit="year", dimension="age")
PRICE = Category("Price", ("$3", "$4", "$5.50", "$6"), (3, 4, Fraction(11, 2), 6), unit="dollar", dimension="money")
CLOCK = Category("Pickup", ("6:30", "7:00", "7:30", "8:00"), (390, 420, 450, 480), unit="minute", dimension="time")
SIZE = Category("size", ("S", "M", "L", "XL"), (1, 2, 3, 4), dimension="size")
WIDTH = Category("width", ("4 ft", "5 ft", "6 ft", "7 ft"), (4, 5, 6, 7), unit="foot", dimension="length")
HOUSE = Category("House", *ONE_TO_FOUR, dimension="position", anchor=True)
FLOOR = Category("floor", *ONE_TO_FOUR, dimension="position", anchor=True)
DAY = Category("day", ("Monday", "Tuesday", "Thursday", "Friday"), (1, 2, 4, 5), unit="day", dimension="date", anchor=True)
RANKING = Category("price", *ONE_TO_FOUR, dimension="money", anchor=True, given="implied", descending=True)

QUEUE = Frame((POSITION, POTTER, GLAZE, VASE, AGE, PRICE, CLOCK, SIZE, WIDTH))
STREET = Frame((HOUSE, POTTER, GLAZE, VASE))
TOWER = Frame((FLOOR, POTTER, GLAZE, VASE))
WEEK = Frame((DAY, POTTER, GLAZE, VASE))
AUCTION = Frame((RANKING, POTTER, GLAZE, VASE))
LINE = Frame((POSITION, POTTER, GLAZE, VASE, AGE, SIZE))

SENTENCES: list[tuple[Frame, dict[str, str]]] = [
    (
        QUEUE,
        {
            "Olga = jug": "Olga is jug.",
            "oatmeal = 1": "Oatmeal is first.",
            "Olga != position:4": "Olga is not fourth.",
            "Olga = at(position, 1)": "Olga is in first position.",
            "at(position, -1) = jug": "The one in last position is jug.",
            "at(age, -1) = jug": "The oldest is jug.",
            "at(age, 2) = jug": "The second-youngest is jug.",
            "Olga = at(Price, 1)": "Olga is the one with the lowest price.",
            "Olga = at(Pickup, -2)": "Olga is the one with the second-latest pickup.",
            "Olga = at(width, -1)": "Olga is the one with the greatest width.",
            "Olga = at(size, -1)": "Olga is the one with the largest size.",
            "Olga in {jug, bowl, oatmeal}": "Olga is either jug, bowl or oatmeal.",
            "{Olga, Piet} = {jug, celadon}": "Of Olga and Piet, one is jug and the other is celadon.",
            "distinct {Olga, jug}": "Olga and jug are different.",
            "distinct {Olga, jug, celadon}": "Olga, jug and celadon are all different.",
            "glaze:red = vase:red": "Red (glaze) is red (vase).",
            "Olga = 30": "Olga is age 30.",
            'Olga = "6:30"': "Olga is at 6:30.",
            "position(Olga) < position(jug)": "Olga is somewhere before jug in position.",
            "position(Olga) = position(jug) - 1": "Olga is directly before jug in position.",
            "position(Olga) = position(jug) + 2": "Olga is 2 places after jug in position.",
            "position(Olga) <= position(jug) - 2": "Olga is at least 2 places before jug in position.",
            "position(Olga) > position(jug) + 1": "Olga is more than 1 place after jug in position.",
            "position(Olga) <= position(jug) + 2": "Olga is not more than 2 places after jug in position, if at all.",
            "position(Olga) >= position(jug)": "Olga is not before jug in position.",
            "position(Olga) < 3": "Olga's position is less than 3.",
            "position(jug) = position(Olga)": "Jug is level with Olga in position.",
            "|position(Olga) - position(jug)| = 1": "Olga is directly next to jug in position.",
            "|position(Olga) - position(jug)| <= 2": "Olga and jug are at most 2 places apart in position.",
            "position(Olga) between position(jug) and position(celadon)": (
                "Olga is somewhere between jug and celadon in position."
            ),
            "age(Olga) > age(Piet)": "Olga is older than Piet.",
            "age(Olga) = age(Piet) + 3": "Olga is 3 years older than Piet.",
            "age(Olga) <= age(Piet) - 1": "Olga is at least 1 year younger than Piet.",
            "age(Olga) > 30": "Olga's age is more than 30 years.",
            "age(Olga) = -1 * age(Piet) + 75": "Olga's age plus Piet's age is exactly 75 years.",
            "age(Olga) = 2 * age(Piet) + 1": "Olga's age is exactly twice Piet's age plus 1 year.",
            "age(Olga) = 0.5 * age(jug)": "Olga's age is half jug's age.",
            "|age(Olga) - age(Piet)| >= 4": "Olga and Piet are at least 4 years apart in age.",
            "Price(Olga) = Price(Piet) - 3": "Olga's price is 3 dollars less than Piet's.",
            "Price(Olga) < Price(Piet)": "Olga's price is less than Piet's.",
            'Price("salt and ash") = Price(at(age, 1)) + 1.5': (
                "Salt and ash's price is 1.5 dollars more than that of the youngest."
            ),
            "width(Olga) = width(Piet) + 2": "Olga's width is 2 feet more than Piet's.",
            "Pickup(Olga) = Pickup(Piet) - 30": "Olga's pickup is 30 minutes before Piet's.",
            "Pickup(Olga) < 420": "Olga's pickup is earlier than 7:00.",
            "size(Olga) > size(Piet)": "Olga is larger than Piet.",
            "size(Olga) = size(Piet) - 1": "Olga is 1 size smaller than Piet.",
            "size(Olga) < 3": "Olga's size is less than L.",
            "age(beside(Olga, position, -1)) > age(beside(Olga, position, +1))": (
                "The one directly before Olga is older than the one directly after Olga."
            ),
            "Olga = beside(at(age, 1), Price, +2)": "Olga is the one whose price is 2 ranks above that of the youngest.",
            "not (age(Olga) < age(Piet))": "It is not true that Olga is younger than Piet.",
            "not (Olga = jug)": "It is not true that Olga is jug.",
            "Olga = jug and Piet = 1": "Olga is jug, and Piet is first.",
            "Olga = jug or Piet = 1": "Olga is jug, or Piet is first, or both.",
            "Olga = jug or Piet = 1 or Quinn = S": "Olga is jug, or Piet is first, or Quinn is S, or more than one of these.",
            "(glaze:red = jug and Piet = 1) or Quinn = S": "(Red (glaze) is jug, and Piet is first), or Quinn is S, or both.",
            "exactly 1 of (Olga = jug, Piet = 1)": "Either Olga is jug, or Piet is first, but not both.",
            "exactly 2 of (Olga = jug, Piet = 1, Quinn = S)": (
                "Exactly two of these statements are true: Olga is jug; Piet is first; Quinn is S."
            ),
            "at least 1 of (Olga = jug, Piet = 1)": "At least one of these statements is true: Olga is jug; Piet is first.",
            "if Olga = jug then Piet = 1": "If Olga is jug, then Piet is first.",
            "Olga = jug if and only if Piet = 1": "Olga is jug if and only if Piet is first.",
        },
    ),
    (
        STREET,
        {
            "Olga = 3": "Olga is in house 3.",
            "House(Olga) = House(jug) - 1": "Olga is directly to the left of jug.",
            "House(Olga) > House(jug)": "Olga is somewhere to the right of jug.",
            "|House(Olga) - House(jug)| = 1": "Olga is directly next to jug.",
            "at(House, -1) != Olga": "The one in the last house is not Olga.",
            "House(Olga) < 3": "Olga's house number is less than 3.",
        },
    ),
    (
        TOWER,
        {
            "Olga != 3": "Olga is not on floor 3.",
            "floor(Olga) = floor(jug) - 1": "Olga is directly below jug.",
            "floor(Olga) - floor(Piet) = floor(Piet) - floor(Quinn)": (
                "Olga's floor number minus Piet's floor number is exactly Piet's floor number minus Quinn's floor number."
            ),
        },
    ),
    (
        WEEK,
        {
            "Olga = Monday": "Olga is on Monday.",
            "day(Olga) = day(jug) + 1": "Olga is 1 day after jug.",
            "beside(Olga, day, +1) = jug": "The one directly after Olga is jug.",
            "day(Olga) <= 2": "Olga's day is no later than Tuesday.",
        },
    ),
    (
        LINE,
        {
            "position(Olga) = position(jug) - 1": "Olga is directly before jug.",
            "position(Olga) < position(jug)": "Olga is somewhere before jug.",
            "size(Olga) > size(jug)": "Olga is larger than jug.",
        },
    ),
    (
        AUCTION,
        {
            "jug = 2": "Jug is the second-most expensive.",
            "price(jug) < price(bowl)": "Jug is more expensive than bowl.",
            "jug = at(price, 1)": "Jug is the one with the highest price.",
            "jug = at(price, -2)": "Jug is the one with the second-lowest price.",
            "price(jug) <= 2": "Jug's rank in price is at most 2.",
        },
    ),
]


@pytest.mark.parametrize(
    ("frame", "notation", "sentence"),
    [(f, n, s) for f, table in SENTENCES for n, s in table.items()],
    ids=lambda v: v[:50] if isinstance(v, str) else v.categories[0].name,
)
def test_a_rule_reads_as_a_sentence(frame: Frame, notation: str, sentence: str) -> None:
    assert read_back(parse_rule(notation, frame), frame) == sentence


def terms_of_frame(frame: Frame) -> list[Term]:
    """A few terms of every kind, nested ones included."""
    ordered = [c.name for c in frame if c.ordered][:2]
    olga = Item("potter", "Olga")
    items: list[Term] = [olga, *(Item(c.name, c.items[0]) for c in frame if c.name != "potter")]
    ranks: list[Term] = [At(name, rank) for name in ordered for rank in (1, 2, -1, -2)]
    steps: list[Term] = [Beside(olga, name, offset) for name in ordered for offset in (-2, -1, 1, 2)]
    nested: list[Term] = [Beside(step, name, 1) for step in steps for name in ordered]
    return items + ranks + steps + nested


def simple_rules(frame: Frame) -> Iterator[Rule]:
    """Every kind of rule without connectives, over all pairs of terms and all operators and small amounts."""
    terms = terms_of_frame(frame)
    ordered = [c.name for c in frame if c.ordered]
    operators: tuple[Operator, ...] = get_args(Operator)
    for a, b in product(terms, terms[::2]):
        yield from (Same(a, b), Different(a, b), AllDifferent((a, b)), OneOf(a, (b, terms[0])))
        yield Pairing((a, terms[0]), (b, terms[1]))
    few = [*terms[:2], terms[-1], *[t for t in terms if isinstance(t, At | Beside)][:3]]
    for name, a, b in product(ordered, few, few):
        yield Between(name, a, b, terms[0])
        yield Between(name, terms[0], a, b)
        for operator, n in product(operators, (-2, -1, 0, 1, 2, Fraction(1, 3))):
            yield Compare(name, Amount(a), operator, Amount(b, offset=n))
            yield Distance(name, a, b, operator, n)
        for operator in operators:
            half = Amount(b, Fraction(1, 2), offset=-1)
            for side in (Amount(b, 2), Amount(b, -1, offset=1), Amount(b, minus=terms[0]), half):
                yield Compare(name, Amount(a), operator, side)
                yield Compare(name, side, operator, Amount(a))
    for name, a, operator, n in product(ordered, few, operators, (-1, 0, 1, 2, 7)):
        yield Compare(name, Amount(a), operator, Amount(offset=n))
        yield Compare(name, Amount(offset=n), operator, Amount(a))
        if n:
            yield Compare(name, Amount(a, offset=n), operator, Amount(terms[0]))


def compound_rules() -> Iterator[Rule]:
    """Every connective over a few rules, and over each other, two levels deep."""
    olga, jug, red = Item("potter", "Olga"), Item("vase", "jug"), Item("glaze", "red")
    atoms: list[Rule] = [Same(olga, jug), Different(olga, red)]
    level: list[Rule] = atoms
    for _ in range(2):
        level = [*atoms, *joined(level[:24])]
        yield from level


def joined(rules: list[Rule]) -> Iterator[Rule]:
    """All connectives over pairs of these rules."""
    yield from map(Not, rules)
    for pair in product(rules, rules):
        yield from (And(pair), Or(pair), IfThen(*pair), Iff(*pair))
        yield from (Count(low, high, pair) for low in range(3) for high in range(low, 3))
        triple = (*pair, rules[0])
        yield from (And(triple), Or(triple), Count(1, 2, triple), Count(1, 1, triple))


@pytest.mark.parametrize(
    "frame", [QUEUE, STREET, TOWER, WEEK, AUCTION, LINE], ids=["queue", "street", "tower", "week", "auction", "line"]
)
def test_different_rules_never_read_the_same(frame: Frame) -> None:
    read: dict[str, Rule] = {}
    for rule in simple_rules(frame):
        sentence = read_back(rule, frame)
        assert read.setdefault(sentence, rule) == rule, sentence
    assert len(read) > 1500


def test_different_compound_rules_never_read_the_same() -> None:
    read: dict[str, Rule] = {}
    for rule in compound_rules():
        sentence = read_back(rule, STREET)
        assert read.setdefault(sentence, rule) == rule, sentence
    assert len(read) > 5000


def test_generated_rules_never_read_the_same() -> None:
    read: dict[str, Rule] = {}

    @given(rules_about(QUEUE))
    @settings(max_examples=400, deadline=None, suppress_health_check=list(HealthCheck))
    def distinct(rule: Rule) -> None:
        sentence = read_back(rule, QUEUE)
        assert read.setdefault(sentence, rule) == rule

    distinct()


@given(framed_rules())
@settings(max_examples=100, deadline=None, suppress_health_check=list(HealthCheck))
def test_a_sentence_for_any_rule_about_any_labels(case: tuple[Frame, Rule]) -> None:
    frame, rule = case
    sentence = read_back(rule, frame)
    assert sentence.endswith(".")
    assert sentence.strip("(. ") != ""


def test_noun_phrases() -> None:
    soeren = Beside(Beside(Item("potter", "Olga"), "position", -1), "age", 1)
    assert noun_phrase(soeren, QUEUE) == "the one whose age is next above that of the one directly before Olga"


def test_the_enumeration_covers_every_kind() -> None:
    made = {type(r) for r in simple_rules(STREET)} | {type(r) for r in compound_rules()}
    assert made == set(KINDS)
    assert set(ATOMS) < made


def test_a_list_with_a_unit_and_no_order_is_told_by_its_labels() -> None:
    levels = Category("level", ("200", "0000", "430"), unit="level", dimension="count")
    frame = Frame((levels, Category("name", ("Ann", "Ben", "Cleo"))))
    assert read_back(Same(Item("name", "Ann"), Item("level", "0000")), frame) == "Ann is level 0000."
    either = OneOf(Item("name", "Ann"), (Item("level", "200"), Item("level", "0000")))
    assert read_back(either, frame) == "Ann is either level 200 or level 0000."
