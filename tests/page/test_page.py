"""The page as text: the layout of the grid, the marks of every step, every status, and nothing of a puzzle but text."""

import json
import re
from collections.abc import Callable
from html.parser import HTMLParser
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree

import puzzles
import pytest
from conftest import Run
from hypothesis import given, settings
from hypothesis import strategies as st
from page_puzzles import BY_STATUS, HOSTILE, TINY

from nlpuzzle import Category, Frame, UsageError, page, parse_and_solve, svg
from nlpuzzle.corpus.cases import load_cases
from nlpuzzle.outcome import Solution
from nlpuzzle.pages import page_for
from nlpuzzle.pipeline import Understood, read_puzzle, solve_puzzle
from nlpuzzle.resources import folder
from nlpuzzle.telling.page.document import step_hints
from nlpuzzle.telling.page.grid import GridMarks, logic_grid
from nlpuzzle.telling.page.picture import marks_after
from nlpuzzle.telling.page.staircase import Staircase


class Seen(HTMLParser):
    """What a browser makes of a page: its elements, and the text of the puzzle."""

    VOID = frozenset({"meta", "input", "br", "img", "link"})

    def __init__(self, content: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.attributes: set[str] = set()
        self.open: list[tuple[str, str]] = []
        self.text = ""
        self.feed(content)
        self.close()
        assert self.open == [], "an element is not closed"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes |= {name for name, _ in attrs}
        if tag not in self.VOID:
            self.open.append((tag, dict(attrs).get("class") or ""))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)

    def handle_endtag(self, tag: str) -> None:
        opened, kind = self.open.pop()
        assert opened == tag
        if "line" in kind.split():
            self.text += "\n"

    def handle_data(self, data: str) -> None:
        kinds = [kind.split()[:1] for _, kind in self.open]
        if ["text"] in kinds and ["reading"] not in kinds and ["number"] not in kinds:
            self.text += data


def words(text: str) -> list[str]:
    return text.split()


def data_of(content: str) -> dict[str, list[dict[str, object]]]:
    found = re.search(r'<script type="application/json" id="data">(.*?)</script>', content, re.DOTALL)
    assert found is not None
    loaded: dict[str, list[dict[str, object]]] = json.loads(found[1])
    return loaded


def letters(count: int, size: int) -> Frame:
    return Frame(tuple(Category(f"c{c}", tuple(f"{c}-{i}" for i in range(size))) for c in range(count)))


@pytest.mark.parametrize(("count", "size"), [(2, 2), (3, 4), (6, 5), (8, 10)])
def test_every_pair_of_items_has_one_cell(count: int, size: int) -> None:
    frame = letters(count, size)
    layout = Staircase(frame)
    cells = [
        layout.cell(line.item, other)
        for place in range(len(layout.side)) for line in layout.lines(place) for other in line.across
    ]  # fmt: skip
    pairs = [(a, b) for a, b in combinations(frame.items, 2) if a.category != b.category]
    assert sorted(cells) == sorted(layout.cell(a, b) for a, b in pairs)
    assert len(set(cells)) == len(cells)
    assert [len(layout.across(place)) for place in range(len(layout.side))] == [*range(count - 1, 0, -1)]


def test_one_category_has_no_grid() -> None:
    assert logic_grid(letters(1, 4), [], None) is None


def test_the_steps_fill_the_grid_and_never_wrongly() -> None:
    solved = 0
    for case in list(load_cases(folder("corpora") / "puzzles.jsonl"))[::4]:  # the steps of all are in tests/solving
        puzzle = read_puzzle(case.text)
        assert isinstance(puzzle, Understood)
        outcome = solve_puzzle(puzzle, steps=True)
        if not isinstance(outcome.solution, Solution):
            continue
        solved += 1
        frame = puzzle.setup.frame
        marks = GridMarks(frame, Staircase(frame))
        right, moves = marks.of_solution(outcome.solution), marks.moves(outcome.steps)
        assert marks_after(moves) == right, case.id
        assert len(right) == frame.size**2 * len(frame.categories) * (len(frame.categories) - 1) // 2
        for place, move in enumerate(moves):
            assert move.marks.items() <= right.items()
            assert set(move.because) <= set(marks_after(moves[:place]))
            assert set(move.so) <= set(move.marks)
    assert solved > 5


def test_what_the_text_never_names_has_its_cells() -> None:
    frame = Frame((Category("place", ("1", "2")), Category("guest", ("Ada", "(not named)"))))
    drawn = logic_grid(frame, [], None)
    assert drawn is not None
    assert ">(not named)<" in drawn.html
    assert ">(not named)<" in drawn.blank


@pytest.mark.parametrize("status", BY_STATUS)
def test_every_status_has_its_page(status: str) -> None:
    outcome, content = page_for(BY_STATUS[status])
    assert outcome.status == status
    seen = Seen(content)
    assert f'data-status="{status}"' in content
    assert ("<table class=\"grid\">" in content) == (status != "unreadable")
    assert ("unread-clues" in seen_classes(content)) == (status == "incomplete")
    assert (">Show the answer<" in content) == (status == "solved")
    assert words(seen.text) == words(BY_STATUS[status])
    assert len(data_of(content)["steps"]) == len(outcome.steps)


def seen_classes(content: str) -> set[str]:
    return {name for found in re.findall(r'class="([^"]*)"', content) for name in found.split()}


def test_a_contradiction_is_marked_where_it_clashes() -> None:
    steps = data_of(page(puzzles.CONTRADICTION))["steps"]
    assert any(kind == "clash" for step in steps for _, kind, _ in step["marks"])  # type: ignore[attr-defined]
    assert steps[-1]["because"]


def test_unread_clues_come_with_the_line_to_type() -> None:
    content = page(puzzles.UNREAD)
    assert "--rule &#x27;3: Moritz = &quot;2 m&quot;&#x27;" in content
    assert "<mark>allegedly</mark>" in content
    assert "the categories are Cousin, Tree or Height." in content


def test_a_rule_by_hand_is_on_the_page() -> None:
    content = page(puzzles.UNREAD, rules=['Moritz = "2 m"'])
    assert 'data-status="solved"' in content
    assert '<li><span class="clue" data-clue="r1"><b>r1</b> Moritz is 2 m.</span></li>' in content


def test_a_hostile_puzzle_is_text() -> None:
    content = page(HOSTILE, title="<script>owned()</script>")
    seen, harmless = Seen(content), Seen(page(puzzles.UNREAD))
    assert set(seen.tags) == set(harmless.tags)
    assert seen.tags.count("script") == 2
    assert seen.tags.count("style") == harmless.tags.count("style")
    assert seen.attributes == harmless.attributes
    assert words(seen.text) == words(HOSTILE)
    assert "onerror" not in seen.attributes


@settings(max_examples=25, deadline=None)
@given(st.text(st.characters(exclude_categories=["Cs"]), max_size=40), st.sampled_from(["larch", "Tadeo", "meadow", "taller"]))
def test_whatever_stands_in_a_text_is_text(noise: str, place: str) -> None:
    seen = Seen(page(puzzles.SOLVED.replace(place, noise)))
    assert seen.tags.count("script") == 2
    assert not [name for name in seen.attributes if name.startswith("on")]


def test_nothing_is_fetched() -> None:
    content = page(puzzles.SOLVED).replace("http://www.w3.org/2000/svg", "")
    assert not re.search(r"https?:|\bsrc=|\bhref=|url\(|@import|fetch\(|XMLHttp", content)
    assert "default-src 'none'" in content


def test_hints_get_stronger() -> None:
    puzzle = read_puzzle(puzzles.SOLVED)
    assert isinstance(puzzle, Understood)
    steps = solve_puzzle(puzzle, steps=True).steps
    first, *_, last = step_hints(steps, puzzle.setup.frame)
    assert first == ("Look at Elspeth.", "Look at Elspeth, with clue 1.", "Clue 1: Elspeth is larch.")
    assert last[-1] == steps[-1].text


def test_a_line_wrapped_in_the_paste_is_not_wrapped_on_the_page() -> None:
    wrapped = puzzles.SOLVED.replace("taller than the larch", "taller\n   than the larch")
    assert "walnut is taller    than the larch" in page(wrapped)


def test_numbers_that_the_text_does_not_show_are_added() -> None:
    numberless = re.sub(r"^\d\. ", "", puzzles.SOLVED, flags=re.MULTILINE)
    assert '<span class="number">2</span> ' in page(numberless)
    assert 'class="number"' not in page(puzzles.SOLVED)


SVG = "{http://www.w3.org/2000/svg}"


def test_the_grid_as_svg() -> None:
    blank, start, solved = (ElementTree.fromstring(svg(puzzles.SOLVED, step=step)) for step in (0, 1, None))
    assert [len(drawn.findall(f"{SVG}circle")) for drawn in (blank, start, solved)] == [0, 1, 9]
    assert {text.text for text in blank.iter(f"{SVG}text")} >= {"Elspeth", "walnut", "Height", "2 m"}
    assert not [path for path in blank.iter(f"{SVG}path") if path.get("class") == "so"]
    assert [path for path in start.iter(f"{SVG}path") if path.get("class") == "so"]


def test_a_hostile_svg_is_text() -> None:
    drawn = ElementTree.fromstring(svg(HOSTILE))
    assert {element.tag.removeprefix(SVG) for element in drawn.iter()} <= {
        "svg", "title", "style", "rect", "text", "path", "circle"
    }  # fmt: skip
    assert "<script>owned()</script>" in {text.text for text in drawn.iter(f"{SVG}text")}


def test_no_such_step_and_no_grid() -> None:
    with pytest.raises(UsageError, match="no step 99"):
        svg(TINY, step=99)
    with pytest.raises(UsageError, match="no grid to draw"):
        svg(puzzles.FRENCH)


def test_a_notebook_shows_the_answer_and_nothing_harmful() -> None:
    shown = parse_and_solve(puzzles.SOLVED)._repr_html_()
    assert "<td>Moritz</td><td>cherry</td><td>2 m</td>" in shown
    harm = parse_and_solve(HOSTILE)._repr_html_()
    assert set(Seen(harm).tags) == {"p", "strong", "ul", "li", "br", "em"}
    assert "allegedly" in harm


def test_the_command(nlpuzzle: Callable[..., Run], tmp_path: Path) -> None:
    source, output = tmp_path / "three_cousins.txt", tmp_path / "out.html"
    source.write_text(puzzles.SOLVED, encoding="utf-8")
    done = nlpuzzle("page", source, "-o", output)
    assert (done.status, done.err) == (0, "")
    assert done.out == "Solved: exactly one solution fits all 3 clues.\n"
    assert "<title>Three cousins</title>" in output.read_text(encoding="utf-8")
    headed = nlpuzzle("page", "-", stdin="Night bus\n\n" + puzzles.SOLVED)
    assert "<title>Night bus</title>" in headed.out
    assert nlpuzzle("page", source, "--svg", "--step", "1").out.startswith("<svg ")
    assert nlpuzzle("page", stdin=puzzles.UNREAD).status == 5


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--step", "1"), "--step goes with --svg"),
        (("--svg", "--step", "40"), "no step 40"),
        (("-o", "no/such/folder/x"), "cannot be written"),
    ],
)
def test_wrong_use_of_the_command(nlpuzzle: Callable[..., Run], arguments: tuple[str, ...], message: str) -> None:
    done = nlpuzzle("page", *arguments, stdin=puzzles.SOLVED)
    assert done.status == 2
    assert message in done.err
