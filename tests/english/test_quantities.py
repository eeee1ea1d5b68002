"""Quantities one label at a time: every wording with what it measures, and near misses that measure nothing."""

from fractions import Fraction

import pytest

from nlpuzzle.english.quantities import DIMENSIONS, UNITS, convert, read_quantity, unit_of

WORDINGS: list[tuple[object, str | None, str | None, list[str]]] = [
    (Fraction(13, 2), "dollar", "money", ["$6.50", "6.50 dollars", "6.5 dollars", "$6.50/hour", "6.50$"]),
    (1250, "dollar", "money", ["$1,250", "$1250", "1250 dollars", "1,250 USD", "$1.25k"]),
    (40, "pound sterling", "money", ["£40"]),
    (50, "cent", "money", ["50¢"]),
    (30, "year", "age", ["30 years old", "30-year-old", "30 year old", "aged 30", "thirty years old", "30 yo"]),
    (6, "week", "duration", ["6 weeks", "six weeks", "6 wk", "6-week", "6 week"]),
    (Fraction(5, 2), "hour", "duration", ["2.5 hours", "2 1/2 hours", "2½ hours", "two and a half hours"]),
    (150, "minute", "duration", ["2 h 30 min", "2 hours 30 minutes", "2 hrs and 30 mins"]),
    (74, "inch", "length", ["6'2\"", "6’2”", "6 ft 2 in", "6 feet 2 inches", "6 foot 2"]),
    (14, "foot", "length", ["14 ft", "14.0 feet", "14 foot", "14ft."]),
    (9, "light year", "length", ["9 light years", "9 light-years"]),
    (1100, "square foot", "area", ["1100 sq ft", "1,100 square feet", "1100 sq. ft."]),
    (55, "mile per hour", "speed", ["55 MPH", "55 mph", "55 miles per hour"]),
    (8, "gigabyte", "data", ["8 GB", "8gb", "8 gigabytes"]),
    (12, "percent", "percent", ["12%", "12 percent", "12 per cent"]),
    (350, "degree", "temperature", ["350 degrees", "350°", "350°F", "350 degrees Fahrenheit"]),
    (870, "minute", "time", ["2:30 PM", "2:30pm", "2.30 p.m.", "half past 2 pm", "14:30"]),
    (720, "minute", "time", ["noon", "12:00pm", "12 noon"]),
    (540, "minute", "time", ["9:00am", "9 am", "9 o'clock", "nine o'clock"]),
    (161, "day", "date", ["June 10", "10 June", "June 10th", "the 10th of June", "Jun. 10", "Tuesday, June 10"]),
    (2, "day", "date", ["Tuesday", "tue", "Tues."]),
    (9, "month", "date", ["September", "sept", "Sep."]),
    (3, None, "position", ["third", "3rd", "3rd place", "Third place"]),
    (22, None, "position", ["22nd", "twenty-second"]),
    (105, None, "id", ["#105", "No. 105"]),
    (1_200_000, None, None, ["1.2 million", "1,200,000", "1200000"]),
    (12, None, None, ["12", "twelve", "a dozen"]),
    (181, "point", "count", ["181 points", "181-point"]),
    (4, "gold medal", "count", ["4 gold medals", "four gold medals"]),
]
NOTHING = [
    "", "red", "XL", "lime green", "DM-5000", "MKP 427", "Studio 54b", "Sheffield", "Ann", "secondary", "Marchbanks",
    "Sunday best school",
    "the", "one of them", "#1 fan club", "10 Downing Street, London", "4x4", "12:75", "25:00 pm", "June 31",
    "the 40th of May", "5.5.5",
]  # fmt: skip


@pytest.mark.parametrize(("number", "unit", "dimension", "label"), [(n, u, d, w) for n, u, d, words in WORDINGS for w in words])
def test_quantity(number: object, unit: str | None, dimension: str | None, label: str) -> None:
    found = read_quantity(label)
    assert found is not None
    assert (found.number, found.unit, found.dimension) == (number, unit, dimension)
    assert not isinstance(found.number, Fraction) or found.number.denominator > 1


@pytest.mark.parametrize("label", NOTHING)
def test_nothing_measured(label: str) -> None:
    assert read_quantity(label) is None


@pytest.mark.parametrize(
    ("amount", "from_unit", "to_unit", "expected"),
    [
        (3, "week", "day", 21),
        (90, "minute", "hour", Fraction(3, 2)),
        (6, "foot", "inch", 72),
        (2, "year", "month", 24),
        (250, "cent", "dollar", Fraction(5, 2)),
        (1, "kilometer", "meter", 1000),
        (4, "day", "day", 4),
        (1, "month", "day", None),
        (1, "dollar", "euro", None),
        (5, "rider", "point", None),
    ],
)
def test_conversion(amount: int, from_unit: str, to_unit: str, expected: object) -> None:
    assert convert(amount, from_unit, to_unit) == expected


def test_units_know_their_dimension() -> None:
    assert len(UNITS) >= 60
    assert set(DIMENSIONS) == set(UNITS)
    assert all(unit.factor > 0 for unit in UNITS.values())


@pytest.mark.parametrize(
    ("word", "name"), [("Feet", "foot"), ("lbs", "pound"), ("$", "dollar"), ("minutes", "minute"), ("sq. ft.", "square foot")]
)
def test_unit_names(word: str, name: str) -> None:
    found = unit_of(word)
    assert found is not None
    assert found.name == name


@pytest.mark.parametrize("word", ["house", "ann", "footing", "years old", ""])
def test_no_units(word: str) -> None:
    assert unit_of(word) is None
