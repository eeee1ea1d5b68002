"""What the project asks of its users: four packages at run time, and everything else in groups."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def group(name: str) -> list[str]:
    command = [sys.executable, ROOT / ".ci" / "group.py", name]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return [re.split(r"[<>=]", line)[0] for line in done.stdout.splitlines()]


def test_four_packages_at_run_time() -> None:
    with (ROOT / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)["project"]
    assert [re.split(r"[<>=]", name)[0] for name in project["dependencies"]] == ["lark", "numpy", "pydantic", "typer"]


def test_groups_are_read_with_the_groups_they_include() -> None:
    assert {"pytest", "hypothesis", "python-sat", "build"} <= set(group("test"))
    assert group("lint") == ["ruff", "mypy"]
    assert group("dev") == [*group("test"), *group("lint"), *group("bench")]


def test_both_places_of_the_version_agree() -> None:
    from nlpuzzle import __version__

    with (ROOT / "pyproject.toml").open("rb") as file:
        assert tomllib.load(file)["project"]["version"] == __version__
