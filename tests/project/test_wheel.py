"""The built wheel, in an environment of its own: it brings its grammars and corpora, and solves a puzzle from anywhere."""

import subprocess
import sys
import zipfile
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", folder, ROOT]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    (built,) = folder.glob("nlpuzzle-*.whl")
    return built


def test_the_wheel_ships_what_is_needed_and_nothing_else(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    for needed in (
        "nlpuzzle/py.typed",
        "nlpuzzle/grammars/clue.lark",
        "nlpuzzle/grammars/notation.lark",
        "nlpuzzle/corpora/puzzles.jsonl",
        "nlpuzzle/themes/tailor.toml",
        "nlpuzzle/telling/realise/scales.toml",
        "nlpuzzle/english/tables/verbs.txt",
        "nlpuzzle/telling/page/page.html",
        "nlpuzzle/telling/page/page.css",
        "nlpuzzle/telling/page/page.js",
    ):
        assert needed in names
    assert {name.split("/")[0].split("-")[0] for name in names} == {"nlpuzzle"}
    assert not [name for name in names if "__pycache__" in name]


def test_the_wheel_solves_a_puzzle_in_a_clean_environment(wheel: Path, tmp_path: Path) -> None:
    ours = find_spec("pip") is not None  # an installer in the environment itself takes seconds, and is not what is tested
    subprocess.run([sys.executable, "-m", "venv", *(["--without-pip"] if ours else []), tmp_path / "env"], check=True)
    programs = tmp_path / "env" / ("Scripts" if sys.platform == "win32" else "bin")
    pip = [sys.executable, "-m", "pip", "--python", programs / "python"] if ours else [programs / "python", "-m", "pip"]
    install = [*pip, "install", "--quiet", "--no-compile", "--disable-pip-version-check", wheel]
    done = subprocess.run(install, capture_output=True, text=True, check=False)
    if done.returncode and "NewConnectionError" in done.stderr:
        pytest.skip("the packages it needs cannot be fetched: no network")
    assert done.returncode == 0, done.stderr
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / "puzzle.txt").write_text(
        (ROOT / "corpora" / "clothing_store.txt").read_text(encoding="utf-8"), encoding="utf-8"
    )
    solved = subprocess.run(
        [programs / "nlpuzzle", "solve", "puzzle.txt", "--format", "csv"],
        cwd=elsewhere,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (solved.returncode, solved.stderr) == (0, "")
    assert "1,Bettina,38,vest,teal,XL" in solved.stdout.splitlines()
    check = [
        programs / "python",
        "-c",
        "from nlpuzzle.resources import folder; print(len(list(folder('corpora').glob('*.jsonl'))))",
    ]
    assert int(subprocess.run(check, cwd=elsewhere, capture_output=True, text=True, check=True).stdout) >= 1
