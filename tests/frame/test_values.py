"""Which categories have an order: label, items, then values, unit and dimension."""

from fractions import Fraction

import pytest

from nlpuzzle.understanding.framing.labels import category_name, split_list, splits
from nlpuzzle.understanding.framing.values import measure

ORDERED = [
    ("Prices (dollars)", "550, 575, 600", (550, 575, 600), "dollar", "money"),
    ("Floors", "basement, ground floor, first floor, second floor", (1, 2, 3, 4), None, "position"),
    ("Trains", "7.15, 8.05, 9.40", (435, 485, 580), "minute", "time"),
    ("Storeys", "ground, attic, first", (1, 3, 2), None, "position"),
    ("Shelves", "top, second, third, bottom", (4, 3, 2, 1), None, "position"),
    ("Benches", "front, second, third, fourth, back", (1, 2, 3, 4, 5), None, "position"),
    ("Bunks", "bottom, lower middle, upper middle, top", (1, 2, 4, 5), None, "position"),
    ("Seats", "far left, centre left, centre right, far right", (1, 2, 4, 5), None, "position"),
    ("Fees", "$6.50, $9, $10.25", (Fraction(13, 2), 9, Fraction(41, 4)), "dollar", "money"),
    ("Ages", "5, 10, 15", (5, 10, 15), "year", "age"),
    ("Ages", "79 years, 85 years", (79, 85), "year", "age"),
    ("They are of different ages", "three, five, eight", (3, 5, 8), "year", "age"),
    ("Votes", "8500, 9000", (8500, 9000), "vote", "count"),
    ("Heights", "1410, 1430", (1410, 1430), None, "length"),
    ("Copies", "1.2 million, 1.3 million", (1_200_000, 1_300_000), "copy", "count"),
    ("Months", "May, January, August", (5, 1, 8), "month", "date"),
    ("Days", "Friday, Monday", (5, 1), "day", "date"),
    ("Days", "Saturday, Sunday, Monday", (6, 7, 8), "day", "date"),
    ("Days", "Sunday, Tuesday, Wednesday, Friday", (7, 9, 10, 12), "day", "date"),
    ("Months", "November, December, January", (11, 12, 13), "month", "date"),
    ("Departures", "10:30 pm, 11:15 pm, 12:05 am", (1350, 1395, 1445), "minute", "time"),
    ("Appointments", "3:00 pm, 9:00 am, 1:00 pm", (900, 540, 780), "minute", "time"),
    ("Dates", "June 10, June 17", (161, 168), "day", "date"),
    ("Start (hours)", "9:00am, 12:00pm", (540, 720), "minute", "time"),
    ("Times", "11:30, 12:30, 1:30", (690, 750, 810), "minute", "time"),
    ("Times", "21 minutes, 22 minutes", (21, 22), "minute", "duration"),
    ("Lengths", "90 minutes, 2 hours", (90, 120), "minute", "duration"),
    ("Years", "1974, 1975", (1974, 1975), "year", "date"),
    ("Completed", "1931, 1944", (1931, 1944), "year", "date"),
    ("Discoveries", "1902, 1909", (1902, 1909), "year", "date"),
    ("Steps walked", "1902, 1909", (1902, 1909), "walked", "count"),
    ("Order", "first, second, seventh", (1, 2, 7), None, "position"),
    ("House", "1, 2, 3", (1, 2, 3), None, "position"),
    ("Rooms", "101, 104, 110", (101, 104, 110), None, "position"),
    ("Boxes", "House 1, House 2", (1, 2), None, "position"),
    ("Sizes", "XS, XL, M", (1, 3, 2), None, "size"),
    ("Numbers", "#105, #118", (105, 118), None, "id"),
    ("Rents", "$825/month, $1100/month", (825, 1100), "dollar", "money"),
    ("Weights", "2, 3, 5 kg", (2, 3, 5), "kilogram", "weight"),
    ("Lap time", "52.3, 54.8, 56.4", (Fraction(523, 10), Fraction(274, 5), Fraction(282, 5)), None, "duration"),
    ("Track length", "2:45, 3:05", (165, 185), "second", "duration"),
    ("Times", "2:45, 3:05", (165, 185), "minute", "time"),
    ("Strength", "4.2%, 5.1%", (Fraction(21, 5), Fraction(51, 10)), "percent", "strength"),
    ("Share", "4%, 5%", (4, 5), "percent", "percent"),
    ("Weights", ".5 oz, 1.5 oz, 2.5 oz", (Fraction(1, 2), Fraction(3, 2), Fraction(5, 2)), "ounce", "weight"),
    ("Floors", "2nd floor, 3rd floor, 5th floor", (2, 3, 5), None, "position"),
    ("Centuries", "12th century, 14th century", (12, 14), "century", "date"),
    ("Ages", "4 weeks, 6 weeks", (4, 6), "week", "age"),
    ("Volumes", "8 ounces, 12 ounces", (8, 12), "ounce", "volume"),
    ("Slopes", "15 degrees, 25 degrees", (15, 25), "degree", "angle"),
    ("Storeys", "12, 17, 22", (12, 17, 22), "storey", "count"),
    ("Storeys", "1, 2, 3", (1, 2, 3), None, "position"),
    ("Square feet", "850, 1,100", (850, 1100), "square foot", "area"),
    ("Word counts", "1,500, 2,200", (1500, 2200), "word", "count"),
    ("Weight loss", "5%, 6%", (5, 6), "percent", "percent"),
    ("Races won", "3, 4, 6", (3, 4, 6), "won", "count"),
]
UNORDERED = [
    ("Floors", "ground floor, first floor, third floor"),  # where is the second?
    ("Rooms", "attic, kitchen, study"),
    ("Shelves", "top, third, second, bottom"),  # counted from where?
    ("Drawers", "top, second, fourth, bottom"),
    ("Names", "Ann, Bo, Cy"),
    ("Girls", "April, May, June"),
    ("Months", "March, June, February"),  # past the end of the year, or in no order?
    ("Cameras", "DM-5000, G-290"),
    ("Colors", "lime green, red"),
    ("Education", "master, bachelor, doctorate"),
    ("Numbers", "3, 3.0"),
    ("Mixed", "3, red"),
    ("Mixed", "3 feet, 4 dollars"),
]


@pytest.mark.parametrize(("words", "items", "values", "unit", "dimension"), ORDERED)
def test_ordered(words: str, items: str, values: tuple[object, ...], unit: str | None, dimension: str) -> None:
    found = measure(words, category_name(words), split_list(items))
    assert found is not None
    assert (found.values, found.unit, found.dimension) == (values, unit, dimension)


@pytest.mark.parametrize(("words", "items"), UNORDERED)
def test_unordered(words: str, items: str) -> None:
    assert measure(words, category_name(words), split_list(items)) is None


@pytest.mark.parametrize(
    ("words", "name"),
    [
        ("Prices (dollars)", "Price"),
        ("Due dates", "Due date"),
        ("Politics", "Politics"),
        ("Each visitor has a unique badge", "badge"),
        ("Everyone ordered something unique for dessert", "dessert"),
        ("Every cook uses a different kind of oven", "oven"),
        ("Everyone rides a unique style of bicycle", "bicycle style"),
        ("They all have unique shoe colors", "shoe color"),
        ("The guests are of professions", "profession"),
        ("Each has a hobby", "hobby"),
        ("There are five cooks", "cook"),
        ("The tools used were", "tool"),
        ("The sisters' names are unique", "sister's name"),
    ],
)
def test_names(words: str, name: str) -> None:
    assert category_name(words) == name


@pytest.mark.parametrize(
    ("text", "items"),
    [
        ("a, b and c", ("a", "b", "c")),
        ("a quail, an owl, and the red kite", ("quail", "owl", "red kite")),
        ("The Old Mill, The Inn or Nook", ("The Old Mill", "The Inn", "Nook")),
        ("fish and chips; pie; soup", ("fish and chips", "pie", "soup")),
        ("red / green / blue", ("red", "green", "blue")),
        ("1,200, 1,300, 1,400", ("1,200", "1,300", "1,400")),
        ("26,27,30", ("26", "27", "30")),
        ('"Up, Up", "Away"', ("Up, Up", "Away")),
        ("A.I., P.E., Art.", ("A.I.", "P.E.", "Art")),
        ("Dorn Inc., Elm Ltd.", ("Dorn Inc.", "Elm Ltd.")),
        ("Ann & Bo", ("Ann", "Bo")),
        ("X", ()),
        ("", ()),
    ],
)
def test_splitting(text: str, items: tuple[str, ...]) -> None:
    assert split_list(text) == items


def test_and_inside_the_last_item_is_the_second_way() -> None:
    assert splits("soup, pie, fish and chips") == [("soup", "pie", "fish", "chips"), ("soup", "pie", "fish and chips")]
