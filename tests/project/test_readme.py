"""The README does what it says: its commands and examples are run, and print what stands there.

`python tests/project/test_readme.py` writes what they print today into the README, to be reviewed.
"""

import contextlib
import io
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from nlpuzzle import Category, Frame, parse_rule

ROOT = Path(__file__).resolve().parents[2]
README = ROOT / "README.md"
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks(kind: str) -> list[str]:
    return [body for name, body in BLOCK.findall(README.read_text(encoding="utf-8")) if name == kind]


def shown_by_console(block: str) -> str:
    """The block with what its commands print now; `nlpuzzle` is that of the Python that runs the tests."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    environment = {name: value for name, value in os.environ.items() if name != "COLUMNS"} | {"PATH": path}
    lines = []
    for command in re.findall(r"^\$ (.*)$", block, re.MULTILINE):
        done = subprocess.run(command, shell=True, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
        lines += [f"$ {command}", *done.stdout.splitlines(), *done.stderr.splitlines()]
    return "".join(f"{line}\n" for line in lines)


def shown_by_python(sessions: list[str]) -> list[str]:
    """The sessions with what Python prints now; names last from one to the next."""
    names: dict[str, object] = {}
    shown = []
    for session in sessions:
        lines = []
        for source in re.findall(r"^>>> (.*)$", session, re.MULTILINE):
            out = io.StringIO()
            with contextlib.redirect_stdout(out), contextlib.chdir(ROOT):
                exec(compile(f"{source}\n", "README.md", "single"), names)
            lines += [f">>> {source}", *out.getvalue().splitlines()]
        shown.append("".join(f"{line}\n" for line in lines))
    return shown


@pytest.mark.parametrize("block", blocks("console"), ids=lambda block: block.split("\n")[0][2:50])
def test_commands_print_what_the_readme_shows(block: str) -> None:
    assert shown_by_console(block) == block


def test_python_prints_what_the_readme_shows() -> None:
    assert shown_by_python(blocks("pycon")) == blocks("pycon")


def test_no_block_is_of_a_kind_that_is_not_tested() -> None:
    assert {name for name, _ in BLOCK.findall(README.read_text(encoding="utf-8"))} == {"console", "pycon"}


def test_make_knows_the_targets_that_the_readme_names() -> None:
    for target in set(re.findall(r"\bmake (\w+)", README.read_text(encoding="utf-8"))):
        subprocess.run(["make", "--dry-run", target], cwd=ROOT, capture_output=True, check=True)


def test_every_link_leads_to_a_file() -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", README.read_text(encoding="utf-8")):
        assert (ROOT / target).exists(), target


def test_the_readme_says_what_every_module_of_soundness_asks() -> None:
    modules = {path.stem for path in (ROOT / "nlpuzzle" / "understanding" / "soundness").glob("*.py")} - {"__init__"}
    table = README.read_text(encoding="utf-8").partition("| question | modules |")[2].partition("\n\n")[0]
    assert sorted(re.findall(r"`(\w+)`", table)) == sorted(modules)


def test_every_module_that_the_readme_names_is_there() -> None:
    text = README.read_text(encoding="utf-8")
    for name in set(re.findall(r"`((?:[\w]+/)+[\w.]*)`", text)):
        assert any((base / name).exists() for base in (ROOT, ROOT / "nlpuzzle")), name


def test_every_line_of_the_notation_table_parses() -> None:
    frame = Frame(
        (
            Category("stall", ("1", "2", "3", "4"), values=(1, 2, 3, 4), anchor=True),
            Category("person", ("Anselm", "Dunja", "Priya", "Yannis")),
            Category("thing", ("kites", "lanterns", "soap", "stamps")),
            Category("colour", ("amber", "blue", "crimson", "green")),
            Category("age", ("20", "30", "40", "50"), values=(20, 30, 40, 50), unit="year"),
        )
    )
    table = README.read_text(encoding="utf-8").split("| notation | meaning |")[1].split("\n\n")[0]
    cells = [line.split(" | ")[0] for line in table.splitlines() if line.startswith("| `")]
    rules = [rule.replace("\\|", "|") for cell in cells for rule in re.findall("`([^`]+)`", cell)]
    assert len(rules) >= 20
    for rule in rules:
        parse_rule(rule, frame)


def rewrite() -> None:
    """Put what is printed today into the README."""
    pycon = iter(shown_by_python(blocks("pycon")))

    def anew(found: re.Match[str]) -> str:
        body = shown_by_console(found[2]) if found[1] == "console" else next(pycon)
        return f"```{found[1]}\n{body}```"

    README.write_text(BLOCK.sub(anew, README.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    rewrite()
