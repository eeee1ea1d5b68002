"""Lists that stand side by side: rows with a head, tables with heads on top, bare columns; and lines that are none."""

import pytest

from nlpuzzle.puzzle import Setup
from nlpuzzle.reading import read
from nlpuzzle.understanding.framing.frame import set_up

COOKS = ("Cook", ("Ines", "Olav", "Rhea", "Tomas"))
STEWS = ("Stew", ("bean", "fish", "lamb", "okra"))
PRICES = ("Price", ("$6", "$8", "$9", "$11"))
LINES = tuple(zip(*([name, *items] for name, items in (COOKS, STEWS, PRICES)), strict=True))
CLUES = "\n\n1. Ines made the fish stew.\n2. Olav's stew costs more than the lamb stew.\n3. Rhea's stew is not $9.\n"


def lists(text: str) -> list[tuple[str, tuple[str, ...]]]:
    return [(c.name.capitalize(), c.items) for c in setup(text).frame if c.given == "listed"]


def setup(text: str) -> Setup:
    return set_up(read(text))


def rows(form: str, between: str, *listed: tuple[str, tuple[str, ...]]) -> str:
    return "\n".join(form.format(name, between.join(items)) for name, items in listed)


SIDE_BY_SIDE = {
    "pipes": rows("{} | {}", " | ", COOKS, STEWS, PRICES),
    "pipes around": rows("| {} | {} |", " | ", COOKS, STEWS, PRICES),
    "dots": rows("{} · {}", " · ", COOKS, STEWS, PRICES),
    "gap and slashes": rows("{}    {}", " / ", COOKS, STEWS, PRICES),
    "colon and slashes": rows("{}: {}", " / ", COOKS, STEWS, PRICES),
    "equals": rows("{} = {}", "; ", COOKS, STEWS, PRICES),
    "dash": rows("{} - {}", ", ", COOKS, STEWS, PRICES),
    "long dash": rows("{} — {}", ", ", COOKS, STEWS, PRICES),
    "tabs": rows("{}\t{}", "\t", COOKS, STEWS, PRICES),
    "gaps": rows("{}     {}", "   ", COOKS, STEWS, PRICES),
    "bare columns": "\n\n".join("\n".join((name, *items)) for name, items in (COOKS, STEWS, PRICES)),
    "nested bullets": "\n".join(f"* {name}\n" + "\n".join(f"  * {i}" for i in items) for name, items in (COOKS, STEWS, PRICES)),
    "heads on top, tabs": "\n".join("\t".join(line) for line in LINES),
    "heads on top, gaps": "\n".join("   ".join(line) for line in LINES),
    "bullets under heads": "\n\n".join("\n- ".join((name, *items)) for name, items in (COOKS, STEWS, PRICES)),
    "dots between": rows("{} ....... {}", ", ", COOKS, STEWS, PRICES),
    "arrows": rows("{} -> {}", ", ", COOKS, STEWS, PRICES),
    "heads on top, ruled off": "\n".join(
        f"| {' | '.join(line)} |" for line in (LINES[0], ("---", ":---", "---"), *LINES[1:])
    ),
    "heads over lines": "\n".join(f"{name.upper()}\n{', '.join(items)}" for name, items in (COOKS, STEWS, PRICES)),
    "numbered lines": "\n".join(f"{i}) {n.lower()}: {', '.join(x)}" for i, (n, x) in enumerate((COOKS, STEWS, PRICES), 1)),
    "bullets and equals": rows("• {} = {}", ", ", COOKS, STEWS, PRICES),
    "square brackets": rows("{} [{}]", ", ", COOKS, STEWS, PRICES),
    "curly brackets": rows("{} {{{}}}", "; ", COOKS, STEWS, PRICES),
    "heads on top, pipes": "\n".join(f"| {' | '.join(line)} |" for line in LINES),
}  # fmt: skip


@pytest.mark.parametrize("layout", SIDE_BY_SIDE)
@pytest.mark.parametrize("before", ["", "Four cooks met in Lund.\n\n"])
def test_lists_side_by_side(layout: str, before: str) -> None:
    found = setup(before + SIDE_BY_SIDE[layout] + CLUES)
    assert lists(before + SIDE_BY_SIDE[layout] + CLUES) in ([COOKS, STEWS, PRICES], [PRICES, COOKS, STEWS])
    assert [c.number for c in found.clues] == ["1", "2", "3"]
    assert found.frame.category("Price").values == (6, 8, 9, 11)


@pytest.mark.parametrize(
    "text",
    [
        "CAPTAIN Ahti, Bron, Cleo\nPORT Bergen, Cadiz, Lagos",
        "Captains  Ahti, Bron, Cleo\nPorts  Bergen, Cadiz, Lagos",
        "Captains - Ahti, Bron and Cleo\nPorts - Bergen, Cadiz and Lagos",
    ],
)
def test_a_head_is_no_part_of_the_first_item(text: str) -> None:
    found = lists(text + "\n\n1. Ahti is not in Cadiz.\n2. Bron is in Lagos.\n")
    assert [items for _, items in found] == [("Ahti", "Bron", "Cleo"), ("Bergen", "Cadiz", "Lagos")]
    assert [name for name, _ in found] == ["Captain", "Port"]


def test_a_comma_inside_a_number_divides_no_items() -> None:
    text = "YEAR - 1956, 1962, 1971\nBARGE - Hollin, Marl, Stane\nPRICE - $1,200, $1,800, $2,500"
    found = lists(text + "\n\n1. The Marl was $1,800.\n2. The Stane is from 1956.\n")
    assert [items for _, items in found if items[0].startswith("$")] == [("$1,200", "$1,800", "$2,500")]


def test_how_many_hints_were_used_is_a_category() -> None:
    crew, clue = "Crew: Ines, Olav, Rhea\n", "\n1. Ines needed 2 hints.\n2. Rhea used more hints than Olav.\n"
    text = f"{crew}Hints: 1 hint, 2 hints, 5 hints\n{clue}"
    assert [c.unit for c in setup(text).frame] == [None, "hint"]
    advice = f"{crew}Boat: Asp, Boa, Cod\nHint: draw a grid, start with Olav, be quick\n\n1. Ines had the Asp.\n"
    assert [c.name for c in setup(advice).frame] == ["Crew", "Boat"]


def test_items_that_only_gaps_divide() -> None:
    text = "Cooks:  Ines   Olav   Rhea\nStews:  bean   fish   leg of lamb\n" + CLUES
    found = [(p.label, p.ticked) for p in read(text).passages if p.ticked]
    assert found == [("Cooks", ("Ines", "Olav", "Rhea")), ("Stews", ("bean", "fish", "leg of lamb"))]


@pytest.mark.parametrize(
    "text",
    [
        "Name | Pet | Drink\nUma | newt | tea\nAbe | cat | rum\nFay | dog | ale",
        "Cook | Stew\nInes | fish\nOlav | lamb",
        "Uma - who came late - met Bo, Cy and Di.\nAbe had the cat, the dog and the newt.",
        "Dear Uma,\n\nI met Abe\nand then Fay\n\nlast week\nin Oslo",
    ],
)
def test_no_lists(text: str) -> None:
    """A table of facts has no order in its columns, letters and prose have no heads."""
    assert not any(p.ticked for p in read(text + CLUES).passages)


COLUMNS = "Cook | Stew | Price\nInes | bean | $6\nOlav | {} | $8\nRhea | lamb | $9\nTomas | {} | $11"


def test_of_sorted_columns_one_may_be_unsorted() -> None:
    found = lists(COLUMNS.format("okra", "BLT") + CLUES)
    assert found == [("Cook", COOKS[1]), ("Stew", ("bean", "okra", "lamb", "BLT")), PRICES]


def test_two_unsorted_columns_may_be_solved_rows() -> None:
    assert lists(COLUMNS.format("okra", "fish").replace("Ines", "Zoe") + CLUES) == []


def test_columns_in_no_order_are_lists_where_the_text_says_so() -> None:
    said = "Four cooks met. (The columns are not in matching order.)\n\n"
    table = "Cook | Stew | Price\nInes | okra | $9\nOlav | fish | $8\nRhea | lamb | $6\nTomas | bean | $11\n"
    assert [p.label for p in read(said + table + CLUES).passages if p.ticked] == ["Cook", "Stew", "Price"]
    assert not any(p.ticked for p in read("Four cooks met.\n\n" + table + CLUES).passages)


def test_what_one_thing_may_be_is_no_list_of_what_there_is() -> None:
    choices = "1) Ines: bean, fish, lamb\n2) Olav: bean, lamb, okra\n3) Rhea: fish, lamb, okra\n"
    assert not any(p.ticked for p in read("Four cooks met.\n\n" + choices).passages)


def test_an_and_inside_an_item_is_no_end_of_a_list() -> None:
    lists_ = "1) ice: pistachio, rum and raisin, mango\n2) van: Ada, Ben, Cy\n"
    assert [p.ticked[1] for p in read("Three vans.\n\n" + lists_ + CLUES).passages if p.ticked] == ["rum and raisin", "Ben"]


@pytest.mark.parametrize("lead", ["First clue", "Second hint", "Directions"])
def test_a_leading_word_is_no_category(lead: str) -> None:
    text = "Three cooks (Ines, Olav and Rhea) each made a different stew (bean, fish and lamb).\n\n"
    text += f"{lead}: Ines and Olav made no lamb.\n"
    assert [c.name for c in setup(text + "Rhea made no bean stew.\n").frame] == ["cook", "stew"]


@pytest.mark.parametrize("mark", ["[ ] ", "☐ ", "[x] ", "Entry 1. ", "Exhibit 1: ", "Observation #1. ", "First clue: "])
def test_markers(mark: str) -> None:
    second = mark.replace("1", "2").replace("First", "Second")
    text = f"Cooks: Ines, Olav, Rhea\nStews: bean, fish, lamb\n\n{mark}Ines made the fish stew.\n{second}Olav made no lamb.\n"
    assert [(c.number, c.text) for c in setup(text).clues] == [("1", "Ines made the fish stew."), ("2", "Olav made no lamb.")]


@pytest.mark.parametrize("heights", ["5'2\", 5'5\", 6'1\"", "4'11\", 5'0\" and 5'10\"", "5 ft 2 in, 5 ft 5 in, 6 ft 1 in"])
def test_inches(heights: str) -> None:
    text = f"Rowers: Ines, Olav, Rhea\nHeights: {heights}\n\n1. Ines is taller than Olav.\n2. Rhea is the shortest.\n"
    (category,) = [c for c in setup(text).frame if c.name == "Height"]
    assert category.dimension == "length"
    assert len(category.items) == 3


LESSONS = """Someone stood in for another teacher every day, Monday through Thursday.

Teacher | Lesson | Day
Mr. Lind | art | Monday
Mrs. Moe | drama | Tuesday
Ms. Berg | French | Wednesday
Ms. Ek | music | Thursday

The columns are in alphabetical order.

1. Mr. Lind does not teach art.
2. The French lesson was on Monday.
"""


def test_a_table_with_a_language_and_with_days_that_the_story_tells() -> None:
    found = setup(LESSONS)
    assert {c.name.casefold(): c.items for c in found.frame} == {
        "day": ("Monday", "Tuesday", "Wednesday", "Thursday"),
        "teacher": ("Mr. Lind", "Mrs. Moe", "Ms. Berg", "Ms. Ek"),
        "lesson": ("art", "drama", "French", "music"),
    }
    assert [c.number for c in found.clues] == ["1", "2"]


CHART = "Cook | Stew | Price\nInes | ____ | ____\nOlav | ____ | ____\nRhea | | \nTomas | |\n"


def test_a_chart_to_fill_in_lists_what_stands_on_its_left() -> None:
    assert lists(CHART + CLUES) == [("Cook", ("Ines", "Olav", "Rhea", "Tomas"))]


def test_a_chart_that_is_filled_in_is_none() -> None:
    filled = CHART.replace("Ines | ____ | ____", "Ines | bean | $6")
    assert lists(filled + CLUES) == []
