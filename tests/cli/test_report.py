"""The report: what stands in it, in which order, and how it is printed."""

import io

import pytest

from nlpuzzle.outcome import Answer, CategoryOut, ClueOut, Outcome, ReadingOut, Solution, Solutions
from nlpuzzle.telling.clue_parts import shell_quoted
from nlpuzzle.telling.report import reading_report, report
from nlpuzzle.telling.terminal import plain_lines, print_blocks

SOURCE = """Three anglers: Gus, Ida, Lev. They caught 2, 4 or 9 fish.
1. Ida caught the most fish.
2. Gus allegedly caught more fish
   than Lev.
"""
FRAME = [
    CategoryOut(
        name="angler", items=["Gus", "Ida", "Lev"], ordered=False, values=None, unit=None, anchor=False, given="listed"
    ),
    CategoryOut(name="fish", items=["2", "4", "9"], ordered=True, values=[2, 4, 9], unit="fish", anchor=False, given="listed"),
]
READ = ClueOut(
    number="1", text="Ida caught the most fish.", span=(61, 86), status="parsed", rules=["Ida = at(fish, -1)"],
    reading="Ida has the most fish.",
)  # fmt: skip
UNREAD = ClueOut(
    number="2",
    text="Gus allegedly caught more fish than Lev.",
    span=(90, 133),
    status="unparsed",
    readings=[ReadingOut(rules=["fish(Gus) > fish(Lev)"], reading="Gus has more fish than Lev.")],
    reason='"allegedly" weakens what is said',
    stuck=(SOURCE.index("allegedly"), SOURCE.index("allegedly") + 9),
    suggestions=["alleged", "Leg"],
)
SOLVED = Outcome(
    status="solved",
    message="Solved without clue 2.",
    categories=FRAME,
    clues=[READ, UNREAD],
    solution=Solution(header=["angler", "fish"], rows=[["Gus", "4"], ["Ida", "9"], ["Lev", "2"]]),
    solutions=Solutions(count=1, at_least=False),
    answers=[Answer(question="Who caught nine?", verdict="answered", answer="Ida", clues=["1"])],
)


def plain(outcome: Outcome, width: int = 100) -> str:
    return "\n".join(plain_lines(report(outcome, SOURCE, width)))


def test_answer_comes_first_then_what_was_read_then_what_was_not() -> None:
    text = plain(SOLVED)
    places = [text.index(part) for part in ("Gus     4", "Solved without", "Who caught nine?", "Ida has the most", "allegedly")]
    assert places == sorted(places)


def test_an_unread_clue_is_underlined_explained_and_ready_to_type() -> None:
    lines = plain(SOLVED).split("\n")
    at = next(i for i, line in enumerate(lines) if "Gus allegedly" in line)
    assert lines[at + 1].index("^") == lines[at].index("allegedly")
    assert lines[at + 1].count("^") == len("allegedly")
    assert lines[at + 2 : at + 7] == [
        '     why: "allegedly" weakens what is said',
        "     did you mean: alleged or Leg",
        "     closest: Gus has more fish than Lev.",
        "              fish(Gus) > fish(Lev)",
        '     --rule "2: fish(Gus) > fish(Lev)"',
    ]


def test_a_clue_without_a_closest_reading_has_an_empty_rule_to_complete() -> None:
    bare = UNREAD.model_copy(update={"readings": []})
    assert '--rule "2: "' in plain(SOLVED.model_copy(update={"clues": [READ, bare]}))


def test_both_readings_of_an_ambiguous_clue_are_shown() -> None:
    readings = [
        ReadingOut(rules=["Gus = 2"], reading="Gus has 2.", likely=True),
        ReadingOut(rules=["Lev = 2"], reading="Lev has 2."),
    ]
    clue = UNREAD.model_copy(update={"status": "ambiguous", "readings": readings})
    text = plain(SOLVED.model_copy(update={"clues": [clue]}))
    assert "reading 1: Gus has 2. (likely)" in text
    assert "reading 2: Lev has 2." in text


def test_cells_that_differ_are_named() -> None:
    several = Outcome(
        status="multiple",
        message="2 solutions fit.",
        solutions=Solutions(count=2, at_least=False, differ=[("fish", "2"), ("fish", "4")]),
    )
    assert "The solutions differ in fish (2 and 4)." in plain(several)


def test_the_reading_report_shows_the_frame_and_no_answer() -> None:
    text = "\n".join(plain_lines(reading_report(FRAME, [READ, UNREAD], ["a remark"], None, SOURCE, 100, "nlpuzzle read x")))
    assert "2 categories of 3 items" in text
    assert "Gus, Ida, Lev" in text
    assert "(in order, counted in fish)" in text
    assert "a remark" in text
    assert "Gus     4" not in text


class Terminal(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        return True


def on_terminal(monkeypatch: pytest.MonkeyPatch, width: int, **environment: str) -> str:
    for name in ("NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    for name, value in {"TERM": "xterm-256color", "COLUMNS": str(width), **environment}.items():
        monkeypatch.setenv(name, value)
    stream = Terminal()
    print_blocks(report(SOLVED, SOURCE, width), stream)
    return stream.getvalue()


def test_a_terminal_gets_colours_and_a_drawn_table(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = on_terminal(monkeypatch, 100)
    assert "\x1b[" in shown
    assert "│" in shown


def test_no_color_is_respected(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = on_terminal(monkeypatch, 100, NO_COLOR="1")
    assert not any(f"\x1b[{code}m" in shown for code in ("31", "32", "33", "36", "1;31"))
    assert "Solved without clue 2." in shown


def test_a_dumb_terminal_gets_plain_text(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "\x1b[" not in on_terminal(monkeypatch, 100, TERM="dumb")


def test_nothing_is_wider_than_a_narrow_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = on_terminal(monkeypatch, 32, TERM="dumb")
    words = [line for line in shown.split("\n") if "--rule" not in line]
    assert max(map(len, words)) <= 32
    assert "allegedly" in shown


def test_a_pipe_gets_plain_text(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("COLUMNS", raising=False)
    print_blocks(report(SOLVED, SOURCE, 100))
    shown = capsys.readouterr().out
    assert "\x1b[" not in shown
    assert "angler  fish\n------  ----\nGus     4" in shown


@pytest.mark.parametrize(
    ("typed", "quoted"),
    [
        ("5a: age(Ann) > 3", '"5a: age(Ann) > 3"'),
        ("5a: $170 = Ann", "'5a: $170 = Ann'"),
        ('5a: "Mt. York" = Ann', "'5a: \"Mt. York\" = Ann'"),
        ('5a: O\'Neil = "a b"', "'5a: O'\\''Neil = \"a b\"'"),
        ("5a: Ann != Ben", "'5a: Ann != Ben'"),
    ],
)
def test_a_rule_is_quoted_for_the_shell(typed: str, quoted: str) -> None:
    assert shell_quoted(typed) == quoted
