"""Cold starts: the command line beside the imports that it cannot do without. `python -m benchmarks.startup`."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage

COMMANDS = {
    "imports": [sys.executable, "-c", "import numpy, lark, pydantic, typer"],
    "nlpuzzle --help": [str(Path(sys.executable).parent / "nlpuzzle"), "--help"],
    "nlpuzzle solve": [str(Path(sys.executable).parent / "nlpuzzle"), "solve", "corpora/clothing_store.txt"],
}


def _seconds(command: list[str], bytecode: str) -> float:
    """Processor time of one run, with byte code and parser tables kept in a folder, as those of an installed package are."""
    kept = {"PYTHONPYCACHEPREFIX": bytecode, "PYTHONDONTWRITEBYTECODE": "", "XDG_CACHE_HOME": bytecode}
    environment = {**os.environ, **kept}
    before = getrusage(RUSAGE_CHILDREN)
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True, cwd=Path(__file__).parent.parent, env=environment)
    after = getrusage(RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main() -> None:
    """Print the least of ten interleaved runs of each, and what it is beside the imports."""
    least = dict.fromkeys(COMMANDS, float("inf"))
    with tempfile.TemporaryDirectory() as bytecode:
        for _ in range(10):
            for name, command in COMMANDS.items():
                least[name] = min(least[name], _seconds(command, bytecode))
    print("| cold start | ms | times the imports |\n|---|---|---|")
    for name, seconds in least.items():
        print(f"| {name} | {seconds * 1000:.0f} | {seconds / least['imports']:.2f} |")


if __name__ == "__main__":
    main()
