"""`nlpuzzle corpus`: running collections and holding them to their expectations."""

import json
from collections.abc import Callable
from pathlib import Path

import puzzles
import pytest
from conftest import Run

from nlpuzzle.corpus.cases import load_cases
from nlpuzzle.corpus.meaning import same_meaning
from nlpuzzle.corpus.running import run_cases
from nlpuzzle.corpus.sentences import load_sentences
from nlpuzzle.errors import UsageError
from nlpuzzle.puzzle import Category, Frame
from nlpuzzle.resources import folder as resource
from nlpuzzle.rules.notation import parse_rule

Command = Callable[..., Run]

SOLUTION = {"header": ["Cousin", "Tree", "Height"], "rows": puzzles.ROWS}
CLUES = [
    {"number": "1", "rules": ["larch = Elspeth"]},
    {"number": "2", "rules": ["Height(walnut) > Height(larch)"]},
    {"number": "3", "rules": ["Moritz = at(Height, 1)"]},
]
SWAPPED = {"header": SOLUTION["header"], "rows": [["Elspeth", "cherry", "3 m"], ["Moritz", "larch", "2 m"], puzzles.ROWS[2]]}
CASES: list[dict[str, object]] = [
    {"id": "trees-right", "text": puzzles.SOLVED, "solution": SOLUTION, "clues": CLUES},
    {"id": "trees-unread", "text": puzzles.UNREAD, "solution": SOLUTION, "clues": CLUES},
    {
        "id": "trees-wrong",
        "text": puzzles.SOLVED,
        "solution": SWAPPED,
        "clues": [*CLUES[:2], {"number": "3", "rules": ["Moritz = 3 m"]}],
    },
]

SENTENCES = """# remarks
frame:
  bed*: 1, 2, 3
  cousin: Elspeth, Moritz, Tadeo
  age (years): 8, 11, 12

# comparisons
Elspeth is older than Moritz. => age(Moritz) < age(Elspeth)
Tadeo is 11 years old. => Tadeo = "8"
Elspeth is reputedly older than Moritz. => unread
Tadeo is older than Moritz. => unread
"""


@pytest.fixture
def corpus(tmp_path: Path) -> Path:
    folder = tmp_path / "corpora"
    folder.mkdir()
    (folder / "trees.jsonl").write_text("".join(json.dumps(case) + "\n" for case in CASES), encoding="utf-8")
    (folder / "sentences.txt").write_text(SENTENCES, encoding="utf-8")
    return folder


def test_run_counts_right_wrong_and_abstained(nlpuzzle: Command, corpus: Path) -> None:
    done = nlpuzzle("corpus", "run", corpus / "trees.jsonl", "--show", "1")
    assert done.status == 1
    assert done.out.startswith(
        "trees: 3 cases, right 1 (33.3%), wrong 1, abstained 1; 9 clues, 1 unread, 1 false rule; median "
    )
    assert "  trees-wrong: wrong. Solved: exactly one solution fits all 3 clues.\n      false: 1: Elspeth = larch\n" in done.out
    assert "  trees-unread: abstained. Clue 3 was not understood" in done.out
    assert "      3. Moritz's tree is allegedly 2 m tall." in done.out
    assert "    1  <Cousin>'s tree is allegedly <Height> tall." in done.out
    assert done.err == ""


def test_run_prints_a_json_line_for_each_case(nlpuzzle: Command, corpus: Path) -> None:
    done = nlpuzzle("corpus", "run", "--json", corpus / "trees.jsonl")
    results = [json.loads(line) for line in done.out.splitlines()]
    assert [(r["id"], r["verdict"], r["status"]) for r in results] == [
        ("trees-right", "right", "solved"),
        ("trees-unread", "abstained", "incomplete"),
        ("trees-wrong", "wrong", "solved"),
    ]
    assert [clue["number"] for clue in results[1]["unread"]] == ["3"]


def test_several_processes_give_the_same_results_in_order(corpus: Path) -> None:
    cases = load_cases(corpus / "trees.jsonl") * 4
    alone, together = (
        [(r.id, r.verdict, r.status, r.unread) for r in run_cases(cases, jobs)] for jobs in (1, 2)
    )  # fmt: skip
    assert alone == together


def test_a_case_on_which_we_fail_is_an_error_and_the_run_goes_on(
    nlpuzzle: Command, corpus: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from nlpuzzle import pipeline

    read = pipeline.read_puzzle

    def breaks_once(text: str) -> object:
        if text == puzzles.UNREAD:
            raise RecursionError("too deep")
        return read(text)

    monkeypatch.setattr(pipeline, "read_puzzle", breaks_once)
    done = nlpuzzle("corpus", "run", corpus / "trees.jsonl")
    assert done.status == 1
    assert "right 1 (33.3%), wrong 1, abstained 0, error 1" in done.out


def test_a_broken_corpus_names_its_line(nlpuzzle: Command, tmp_path: Path) -> None:
    broken = tmp_path / "broken.jsonl"
    broken.write_text(json.dumps(CASES[0]) + '\n\n{"id": "x"}\n', encoding="utf-8")
    done = nlpuzzle("corpus", "run", broken)
    assert done.status == 2
    assert "line 3 is no case of a corpus: text field required" in done.err


def test_check_shows_clue_by_clue_what_is_read_otherwise(nlpuzzle: Command, corpus: Path) -> None:
    done = nlpuzzle("corpus", "check", corpus)
    assert done.status == 1
    assert "trees.jsonl: 9 entries, 2 read otherwise than expected, 1 not read" in done.out
    assert '    - Moritz = 3 m\n    + Moritz = "2 m"\n' in done.out
    assert "  trees-unread 3  Moritz's tree is allegedly 2 m tall.\n    - Moritz = at(Height, 1)\n" in done.out
    assert "sentences.txt: 4 entries, 2 read otherwise than expected, 0 not read" in done.out
    assert '  line 9  Tadeo is 11 years old.\n    - Tadeo = "8"\n    + Tadeo = 11\n' in done.out
    assert "  line 11  Tadeo is older than Moritz.\n    - unread\n    + age(Tadeo) > age(Moritz)\n" in done.out


def test_rewrite_writes_what_is_read_today_and_then_nothing_differs(nlpuzzle: Command, corpus: Path) -> None:
    assert "review the change" in nlpuzzle("corpus", "check", corpus, "--rewrite").out
    lines = (corpus / "sentences.txt").read_text(encoding="utf-8").splitlines()
    assert lines[:8] == SENTENCES.splitlines()[:8]
    assert lines[8] == "Tadeo is 11 years old. => Tadeo = 11"
    assert lines[9] == "Elspeth is reputedly older than Moritz. => unread"
    cases = load_cases(corpus / "trees.jsonl")
    assert [clue.rules for clue in cases[1].clues] == [["Elspeth = larch"], ["Height(walnut) > Height(larch)"], []]
    (corpus / "trees.jsonl").unlink()
    assert nlpuzzle("corpus", "check", corpus).status == 0


def test_check_takes_a_single_corpus(nlpuzzle: Command, corpus: Path) -> None:
    done = nlpuzzle("corpus", "check", corpus / "sentences.txt")
    assert done.status == 1
    assert done.out.startswith("sentences.txt: 4 entries, 2 read otherwise than expected, 0 not read")
    assert "trees.jsonl" not in done.out


def test_rules_are_compared_by_meaning() -> None:
    frame = Frame(
        (
            Category("bed", ("1", "2", "3", "4"), values=(1, 2, 3, 4), anchor=True),
            Category("cousin", ("Ada", "Bo", "Cy", "Di")),
        )
    )

    def same(one: str, other: str) -> bool:
        return same_meaning(*([parse_rule(r, frame) for r in rules.split(" ; ")] for rules in (one, other)), frame)

    assert same("Ada = 3", "at(bed, -2) = Ada")
    assert same("bed(Ada) < bed(Bo)", "bed(Bo) >= bed(Ada) + 1")
    assert same("Ada != 1 ; Ada != 4", "Ada in {2, 3}")
    assert same("|bed(Ada) - bed(Bo)| = 1", "bed(Ada) = bed(Bo) + 1 or bed(Bo) = bed(Ada) + 1")
    assert not same("bed(Ada) < bed(Bo)", "bed(Ada) < bed(Bo) ; Ada != 3")
    assert not same("Ada = 3", "Ada = 3 or Bo = 2")
    assert not same("Ada = beside(Bo, bed, +1)", "Ada != beside(Bo, bed, +1)")


def test_a_broken_sentence_file_names_its_line(tmp_path: Path) -> None:
    path = tmp_path / "sentences.txt"
    path.write_text("frame:\n  bed*: 1, 2\n\nno arrow here\n", encoding="utf-8")
    with pytest.raises(UsageError, match="line 4"):
        list(load_sentences(path))


def test_a_line_that_goes_by_another_name_is_one_difference(nlpuzzle: Command, tmp_path: Path) -> None:
    rows = [
        ["1", "Anselm", "soap", "amber"],
        ["2", "Dunja", "lanterns", "blue"],
        ["3", "Yannis", "kites", "crimson"],
        ["4", "Priya", "stamps", "green"],
    ]
    case = {
        "id": "market",
        "text": (resource("corpora") / "night_market.txt").read_text(encoding="utf-8"),
        "solution": {"header": ["pitch", "person", "thing", "colour"], "rows": rows},
        "clues": [
            {"number": "1", "rules": ["pitch(Dunja) = pitch(crimson) - 1"]},
            {"number": "2", "rules": ["lanterns = at(pitch, 2)"]},
            {"number": "3", "rules": ["Anselm = soap", "Anselm in {1, 4}"]},
            {"number": "5", "rules": ["pitch(green) > pitch(kites)"]},
            {"number": "6", "rules": ["|pitch(Yannis) - pitch(Anselm)| >= 2"]},
            {"number": "7", "rules": ["Yannis = kites"]},
            {"number": "8", "rules": ["pitch(Dunja) >= pitch(Anselm)"]},
        ],
    }
    (tmp_path / "market.jsonl").write_text(json.dumps(case) + "\n", encoding="utf-8")
    done = nlpuzzle("corpus", "check", tmp_path)
    assert done.out.startswith("market.jsonl: 7 entries, 1 read otherwise than expected, 1 not read\n")
    assert "  market frame  (the name of the line)\n    - pitch\n    + stall\n" in done.out


def test_fuzz_counts_what_became_of_changed_and_joined_sentences(nlpuzzle: Command) -> None:
    none = ("--sentences", "0", "--puzzles", "0", "--mutants", "0")
    done = nlpuzzle("corpus", "fuzz", *none, "--drops", "1", "--joined", "2", "--contexts", "30")
    assert done.status == 0
    lines = {line.split("  ")[0].strip() or line.split("  ")[1].strip() for line in done.out.splitlines()}
    assert {"drops", "dropped made", "doubled made", "swapped made", "joined", "contexts", "dropped"} <= lines
