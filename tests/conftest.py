"""What several test folders share: running the command line inside the test's own process; generated tests on any machine."""

import gc
import io
import sys
from collections.abc import Callable
from dataclasses import dataclass

import pytest
from hypothesis import HealthCheck, settings

from nlpuzzle.cli import app

# how long a value takes to generate tells of the machine and what else it does, not of the program
settings.register_profile("any machine", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("any machine")

# the command line looks for garbage as seldom; what the tests keep of words and sentences is none, however often one looks
gc.set_threshold(200_000, 10, 100)


def pytest_collection_finish() -> None:
    """Thousands of tests, and all the modules and tables: they stay to the end."""
    gc.freeze()


@dataclass(frozen=True)
class Run:
    """What a command printed and how it left."""

    status: int
    out: str
    err: str


@pytest.fixture
def nlpuzzle(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Callable[..., Run]:
    """`nlpuzzle("solve", "x.txt", stdin="...")` runs the command as the shell would."""
    monkeypatch.setattr(app, "_prepare_streams", lambda: None)
    monkeypatch.delenv("COLUMNS", raising=False)

    def run(*arguments: object, stdin: str | bytes = "", terminal: bool = False) -> Run:
        content = stdin.encode() if isinstance(stdin, str) else stdin
        stream = io.TextIOWrapper(io.BytesIO(content), encoding="utf-8")
        if terminal:
            monkeypatch.setattr(stream, "isatty", lambda: True, raising=False)
        monkeypatch.setattr(sys, "stdin", stream)
        monkeypatch.setattr(sys, "argv", ["nlpuzzle", *map(str, arguments)])
        with pytest.raises(SystemExit) as left:
            app.main()
        captured = capsys.readouterr()
        return Run(int(left.value.code or 0), captured.out, captured.err)

    return run
