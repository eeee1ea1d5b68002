"""The commands as a person uses them: what they print, where, and how they leave."""

import csv
import io
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import puzzles
import pytest
from conftest import Run

Command = Callable[..., Run]


@pytest.fixture
def puzzle(tmp_path: Path) -> Callable[[str], Path]:
    """Writes a text into a file and says where."""

    def write(text: str) -> Path:
        path = tmp_path / "puzzle.txt"
        path.write_text(text, encoding="utf-8")
        return path

    return write


@pytest.mark.parametrize(
    ("text", "status"),
    [
        (puzzles.SOLVED, 0),
        (puzzles.UNNEEDED, 0),
        (puzzles.SEVERAL, 3),
        (puzzles.CONTRADICTION, 4),
        (puzzles.UNREAD, 5),
        (puzzles.NO_CLUES, 6),
        ("", 6),
    ],
)
def test_the_exit_status_tells_what_became_of_the_puzzle(nlpuzzle: Command, text: str, status: int) -> None:
    done = nlpuzzle("solve", stdin=text)
    assert done.status == status
    assert done.err == ""
    assert "Traceback" not in done.out


def test_solve_prints_the_answer_first(nlpuzzle: Command, puzzle: Callable[[str], Path]) -> None:
    done = nlpuzzle("solve", puzzle(puzzles.SOLVED))
    assert done.out.split("\n")[:3] == ["Cousin   Tree    Height", "-------  ------  ------", "Elspeth  larch   3 m"]
    assert "\x1b" not in done.out


def test_solve_shows_the_line_to_type_for_an_unread_clue(nlpuzzle: Command, puzzle: Callable[[str], Path]) -> None:
    path = puzzle(puzzles.UNREAD)
    done = nlpuzzle("solve", path)
    lines = done.out.split("\n")
    at = next(i for i, line in enumerate(lines) if "3  Moritz" in line)
    assert lines[at + 1].strip() == "^" * len("allegedly")
    assert any(line.strip().startswith("--rule ") and "3: " in line for line in lines)
    assert f"nlpuzzle solve {path} --rule ..." in done.out


def test_a_rule_on_the_command_line_completes_the_puzzle(nlpuzzle: Command) -> None:
    done = nlpuzzle("solve", "--rule", '3: Moritz = "2 m"', stdin=puzzles.UNREAD)
    assert done.status == 0
    assert "by hand:" in done.out


def test_a_rules_file_completes_the_puzzle(nlpuzzle: Command, tmp_path: Path) -> None:
    rules = tmp_path / "rules.txt"
    rules.write_text('# by hand\n\n3: Moritz = "2 m"\n', encoding="utf-8")
    assert nlpuzzle("solve", "--rules", rules, stdin=puzzles.UNREAD).status == 0


@pytest.mark.parametrize(
    ("rule", "says"),
    [
        ("3: Moritz = oak", "oak"),
        ("9: Moritz = larch", "There is no clue 9"),
        ("3: Moritz =", "clue 3 cannot be read"),
    ],
)
def test_a_wrong_rule_is_wrong_use_and_is_pointed_at(nlpuzzle: Command, rule: str, says: str) -> None:
    done = nlpuzzle("solve", "--rule", rule, stdin=puzzles.UNREAD)
    assert (done.status, done.out) == (2, "")
    message, entry, caret = done.err.rstrip("\n").split("\n")
    assert says in message
    assert entry == f"  {rule}"
    assert caret.strip() == "^"


def test_json_is_the_whole_outcome(nlpuzzle: Command) -> None:
    done = nlpuzzle("solve", "--json", stdin=puzzles.UNNEEDED)
    outcome = json.loads(done.out)
    assert (outcome["schema"], outcome["status"]) == (1, "solved")
    assert outcome["solution"]["rows"] == puzzles.ROWS
    assert [c["number"] for c in outcome["clues"] if c["status"] == "unparsed"] == ["4"]


def test_csv_is_the_answer_table_alone(nlpuzzle: Command) -> None:
    done = nlpuzzle("solve", "--format", "csv", stdin=puzzles.UNNEEDED)
    assert list(csv.reader(io.StringIO(done.out))) == [["Cousin", "Tree", "Height"], *puzzles.ROWS]
    assert "clue 4" in done.err


def test_markdown_is_the_answer_table_alone(nlpuzzle: Command) -> None:
    done = nlpuzzle("solve", "--format", "markdown", stdin=puzzles.SOLVED)
    assert done.out.startswith("| Cousin | Tree | Height |\n| --- | --- | --- |\n| Elspeth |")
    assert done.err == ""


def test_without_an_answer_there_is_no_table(nlpuzzle: Command) -> None:
    done = nlpuzzle("solve", "--format", "csv", stdin=puzzles.SEVERAL)
    assert (done.status, done.out) == (3, "")
    assert "6 solutions" in done.err


def test_a_dropped_clue_is_not_used(nlpuzzle: Command) -> None:
    done = nlpuzzle("solve", "--drop", "4", stdin=puzzles.CONTRADICTION)
    assert done.status == 0
    assert "Solved without clue 4" in done.out
    assert "(left out on request)" in done.out


def test_an_unknown_clue_cannot_be_dropped(nlpuzzle: Command) -> None:
    done = nlpuzzle("solve", "--drop", "44", stdin=puzzles.SOLVED)
    assert done.status == 2
    assert "There is no clue 44 to drop" in done.err


def test_strict_stops_at_an_unread_clue(nlpuzzle: Command) -> None:
    done = nlpuzzle("solve", "--strict", stdin=puzzles.UNNEEDED)
    assert done.status == 5
    assert done.out.startswith("Clue 4 was not understood, so nothing was solved.")
    assert nlpuzzle("solve", "--strict", stdin=puzzles.SOLVED).status == 0
    assert nlpuzzle("solve", "--strict", "--drop", "4", stdin=puzzles.UNNEEDED).status == 0


def test_read_shows_the_frame_and_the_readings_and_no_answer(nlpuzzle: Command) -> None:
    done = nlpuzzle("read", stdin=puzzles.SOLVED)
    assert done.status == 0
    assert done.out.startswith("3 categories of 3 items")
    assert "Elspeth planted the larch." in done.out
    assert "cherry" not in done.out.split("What was understood")[1]


def test_read_leaves_with_five_where_a_clue_is_unread(nlpuzzle: Command) -> None:
    done = nlpuzzle("read", "--json", stdin=puzzles.UNNEEDED)
    assert done.status == 5
    shown = json.loads(done.out)
    assert [c["name"] for c in shown["categories"]] == ["Cousin", "Tree", "Height"]
    assert shown["problem"] is None


def test_read_of_no_puzzle_says_so(nlpuzzle: Command) -> None:
    done = nlpuzzle("read", stdin=puzzles.NO_CLUES)
    assert done.status == 6
    assert "clues" in done.out


def test_script_prints_a_program_that_prints_the_answer(nlpuzzle: Command, tmp_path: Path) -> None:
    done = nlpuzzle("script", stdin=puzzles.SOLVED)
    assert done.status == 0
    program = tmp_path / "program.py"
    program.write_text(done.out, encoding="utf-8")
    shown = subprocess.run([sys.executable, program], capture_output=True, text=True, check=True).stdout
    for row in puzzles.ROWS:
        assert "  ".join(row).split() in [line.split() for line in shown.split("\n")]


def test_script_names_what_it_is_without(nlpuzzle: Command) -> None:
    done = nlpuzzle("script", stdin=puzzles.UNREAD)
    assert done.status == 5
    assert "without clue 3" in done.err


def test_version(nlpuzzle: Command) -> None:
    from nlpuzzle import __version__

    assert nlpuzzle("--version").out == f"nlpuzzle {__version__}\n"


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["solve", "no-such-file.txt"], "There is no file no-such-file.txt."),
        (["solve", "/"], "/ is a folder, not a file."),
        (["solve", "--rules", "no-such-file.txt"], "There is no file"),
        (["solve", "--json", "--format", "csv"], "exclude each other"),
        (["solve", "--interactive"], "give the puzzle as a FILE"),
        (["solve", "--format", "pdf"], "'pdf' is not one of"),
        (["solve", "a", "b"], "unexpected extra argument"),
        (["sovle"], "No such command 'sovle'"),
        (["corpus", "run", "no-such-file.jsonl"], "no-such-file.jsonl cannot be read"),
        (["corpus", "check", "no-such-folder"], "There are no corpora in no-such-folder."),
        (["corpus", "run", "-j", "0", "x"], "greater than or equal to 1"),
    ],
)
def test_wrong_use_is_told_in_a_sentence(nlpuzzle: Command, arguments: list[str], says: str) -> None:
    done = nlpuzzle(*arguments)
    assert (done.status, done.out) == (2, "")
    assert says in done.err
    assert "Traceback" not in done.err


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
def test_files_of_every_usual_encoding_are_read(nlpuzzle: Command, tmp_path: Path, encoding: str) -> None:
    path = tmp_path / "puzzle.txt"
    path.write_bytes(puzzles.SOLVED.replace("Moritz", "Zoë").encode(encoding))
    done = nlpuzzle("solve", path)
    assert done.status == 0
    assert "Zoë" in done.out


@pytest.mark.parametrize(
    "content", [b"\x7fELF\x02\x01\x00\x00" * 200, bytes(range(256)) * 20, b"\x89PNG\r\n\x1a\n\x00\x00" * 99]
)
def test_binary_files_are_no_puzzles(nlpuzzle: Command, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "picture"
    path.write_bytes(content)
    done = nlpuzzle("solve", path)
    assert (done.status, done.out) == (6, "")
    assert done.err == "nlpuzzle: This is a binary file, not a text with a puzzle.\n"
    assert nlpuzzle("solve", "--rules", path, stdin=puzzles.SOLVED).status == 2


def test_noise_of_any_size_is_refused_at_once(nlpuzzle: Command) -> None:
    done = nlpuzzle("solve", stdin="blah, blah: blah.\n" * 12_000)
    assert done.status == 6
    assert "longer than 50,000 characters" in done.out


def test_a_terminal_is_asked_to_paste(nlpuzzle: Command) -> None:
    done = nlpuzzle("solve", stdin=puzzles.SOLVED, terminal=True)
    assert done.status == 0
    assert done.err == "Paste the puzzle, then press Enter and Ctrl-D:\n"


def test_a_fault_of_ours_is_one_sentence(nlpuzzle: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object, **__: object) -> None:
        raise RuntimeError("the shelf fell down")

    monkeypatch.setattr("nlpuzzle.pipeline.read_puzzle", broken)
    monkeypatch.delenv("NLPUZZLE_DEBUG", raising=False)
    done = nlpuzzle("solve", stdin=puzzles.SOLVED)
    assert done.status == 1
    assert "the shelf fell down" in done.err
    assert done.err.count("\n") == 1


def test_ctrl_c_leaves_quietly(nlpuzzle: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("nlpuzzle.pipeline.read_puzzle", interrupted)
    done = nlpuzzle("solve", stdin=puzzles.SOLVED)
    assert (done.status, done.out, done.err) == (130, "", "")


def test_a_reader_that_goes_away_ends_us_quietly(puzzle: Callable[[str], Path]) -> None:
    command = f"{sys.executable} -m nlpuzzle solve {puzzle(puzzles.SOLVED)} | head -n 1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=True)
    assert (done.stdout, done.stderr) == ("Cousin   Tree    Height\n", "")


def test_phrases_show_what_a_clue_can_say(nlpuzzle: Command) -> None:
    done = nlpuzzle("phrases", "between")
    assert done.status == 0
    assert "Ann stands somewhere between the baker and the cook." in done.out
    assert "position(Ann) between position(baker) and position(cook)" in done.out
    nothing = nlpuzzle("phrases", "xylophone")
    assert (nothing.status, nothing.out) == (2, "")


#: nothing tells what "besotted with" says; its closest reading leaves one solution
GUESSED = """Three jars stand on a shelf, numbered 1 to 3 from left to right.
Owner: Dunja, Emre, Femke
Tea: mint, nettle, rooibos

1. Dunja's jar is directly to the left of the one with the nettle tea.
2. Emre is besotted with the mint.
3. Femke has the third jar.
"""


def test_the_closest_reading_is_offered_and_taken_on_request(nlpuzzle: Command) -> None:
    offered = nlpuzzle("solve", stdin=GUESSED)
    assert offered.status == 5
    assert "with its closest reading the puzzle has exactly one solution" in " ".join(offered.out.split())
    for command in (["solve"], ["explain"], ["page"], ["ask", "-", "What does Dunja drink?"]):
        taken = nlpuzzle(*command, "--accept-closest", stdin=GUESSED)
        assert taken.status == 0, command
        assert "if clue 2 says what you accepted" in taken.out or command[0] == "ask", command
