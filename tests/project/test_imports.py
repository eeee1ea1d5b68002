"""The tree tells the story: ground floor, english and reading, understanding, solving, telling, and nobody imports upwards."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import nlpuzzle

PACKAGE = Path(nlpuzzle.__file__).parent

GROUND = {"puzzle", "errors", "outcome", "regex", "resources", "sieve", "values"}
#: where a module may import from, beyond its own part and the ground floor
ALLOWED: dict[str, set[str]] = {
    "puzzle": {"values"},
    "errors": set(),
    "outcome": {"errors"},
    "regex": set(),
    "sieve": {"regex"},
    "values": set(),
    "resources": set(),
    "rules": set(),
    "english": set(),
    "reading": {"english"},
    "understanding": {"reading", "english", "rules"},
    "solving": {"rules"},
    "grids": {"reading", "solving"},
    "telling": {"reading", "english", "rules", "understanding", "solving", "grids"},
    "byhand": {"rules", "understanding", "telling"},
    "trusting": {"rules", "understanding", "telling"},
    "assemble": {"english", "rules", "understanding", "solving", "telling", "trusting"},
    "likely": {"rules", "understanding", "solving"},
    "answering": {"rules", "solving", "understanding", "assemble"},
    "deciding": {"english", "rules", "solving", "understanding", "assemble"},
    "stepping": {"rules", "solving", "telling", "grids"},
    "drawn": {"grids", "telling", "stepping"},
    "judging": {"rules", "understanding", "solving"},
    "repeated": {"understanding", "telling"},
    "pipeline": {
        "english", "reading", "rules", "understanding", "solving", "grids", "telling", "byhand", "assemble", "stepping",
        "answering", "drawn", "judging", "likely", "deciding", "repeated",
    },
    "drawn_hints": {"drawn", "grids", "solving", "telling"},
    "hinting": {"rules", "solving", "telling", "pipeline", "drawn_hints", "trusting"},
    "pages": {"telling", "pipeline"},
    "making": {"english", "rules", "understanding", "solving", "telling", "assemble"},
    "corpus": {
        "making", "english", "reading", "rules", "understanding", "solving", "telling", "assemble", "drawn", "pipeline",
    },
    "cli": {
        "reading", "rules", "understanding", "solving", "telling", "byhand", "assemble", "drawn", "drawn_hints", "pipeline",
        "hinting", "making", "corpus", "pages", "likely", "deciding", "trusting",
    },
    "__main__": {"cli"},
}
#: the same inside understanding: its folders in the order of their work, and what all of them may know
READER = ["words", "framing", "rewording", "tokenising", "soundness", "clauses", "sentences", "questions"]
READER_GROUND = {"objection", "reading", "reasons"}
MODULES = sorted(path.relative_to(PACKAGE).as_posix() for path in PACKAGE.rglob("*.py"))


def imported(path: Path) -> Iterator[str]:
    """Every nlpuzzle module that a file imports, at the top, inside functions and for type checking alike."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            if node.module == "nlpuzzle":
                yield from (f"nlpuzzle.{alias.name}" for alias in node.names)
            elif node.module and node.module.startswith("nlpuzzle."):
                yield node.module
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name.startswith("nlpuzzle"))


@pytest.mark.parametrize("module", [m for m in MODULES if m != "__init__.py"])
def test_no_stage_imports_a_later_one(module: str) -> None:
    part = module.split("/")[0].removesuffix(".py")
    for name in imported(PACKAGE / module):
        other = name.split(".")[1]
        if other in ("__version__", part):
            continue
        allowed = ALLOWED[part] | (GROUND if part not in GROUND else {"puzzle"})
        assert other in allowed, f"{module} imports {name}: {part} may know {sorted(allowed)} only"


@pytest.mark.parametrize("module", [m for m in MODULES if m.startswith("understanding/") and m.count("/") >= 2])
def test_no_part_of_the_reader_imports_a_later_one(module: str) -> None:
    part = READER.index(module.split("/")[1])
    for name in imported(PACKAGE / module):
        if name.startswith("nlpuzzle.understanding."):
            other = name.split(".")[2]
            assert other in READER_GROUND | {*READER[: part + 1]} or (READER[part] == "questions" and other == "understand"), (
                f"{module} imports {name}: {READER[part]} may know {READER[: part + 1]} and {sorted(READER_GROUND)} only"
            )


def test_no_module_of_the_reader_imports_one_that_imports_it() -> None:
    modules = [m for m in MODULES if m.startswith("understanding/") and not m.endswith("__init__.py")]
    names = {"nlpuzzle." + m.removesuffix(".py").replace("/", "."): m for m in modules}
    knows = {name: {other for other in imported(PACKAGE / module) if other in names} for name, module in names.items()}
    while free := {name for name, others in knows.items() if not others & knows.keys()}:
        knows = {name: others for name, others in knows.items() if name not in free}
    assert not knows, f"they import each other: {sorted(knows)}"


def test_public_names_are_one_list() -> None:
    tree = ast.parse((PACKAGE / "__init__.py").read_text(encoding="utf-8"))
    typed = {alias.name for node in ast.walk(tree) if isinstance(node, ast.If) for sub in node.body
             if isinstance(sub, ast.ImportFrom) for alias in sub.names}  # fmt: skip
    assert typed | {"__version__"} == set(nlpuzzle.__all__)
    for name in nlpuzzle.__all__:
        assert getattr(nlpuzzle, name) is not None
    with pytest.raises(AttributeError, match="no_such_name"):
        _ = nlpuzzle.no_such_name


HEAVY = {"numpy", "lark", "pydantic", "rich", "typer"}


def loaded(code: str) -> set[str]:
    """The heavy packages that are imported when a fresh interpreter runs the code."""
    shown = f"import sys\n{code}\nprint(*sorted({HEAVY!r} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", shown], capture_output=True, text=True, check=True)
    return set(done.stdout.split("\n")[-2].split())


def test_import_nlpuzzle_is_cheap() -> None:
    assert loaded("import nlpuzzle") == set()


def test_help_imports_nothing_heavy() -> None:
    code = "sys.argv = ['nlpuzzle', '--help']\nfrom nlpuzzle.cli import main\ntry: main()\nexcept SystemExit: pass"
    assert loaded(code) == {"typer"}
