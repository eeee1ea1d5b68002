"""All tables of "How fast it is" from one run on a quiet machine, each by a process of its own; printed, or written down.

python -m benchmarks.tables [--write README.md] CORPUS.jsonl ...
"""

import argparse
import os
import platform
import subprocess
import sys
from collections.abc import Sequence
from datetime import date
from pathlib import Path

__all__ = ["main"]

BEGIN, END = "<!-- from here on written by make bench-all -->\n", "<!-- up to here -->\n"


def _said(*module: str) -> str:
    """What a benchmark prints; shown while it runs."""
    with subprocess.Popen([sys.executable, "-m", *module], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        lines = []
        for line in process.stdout:
            sys.stderr.write(line)
            lines.append(line)
    if process.returncode:
        sys.exit(f"{' '.join(module)} failed")
    return "".join(lines).strip("\n")


def measured(corpora: Sequence[str], puzzles: int, memory: int) -> str:
    """The paragraphs and tables, as Markdown."""
    parts = [
        f"Measured on {date.today()}, {os.cpu_count()} cores, Python {platform.python_version()}, "
        f"load {os.getloadavg()[0]:.1f} before.",
        "**Solver**: medians of 15 puzzles a size, of 3 for the last four columns.",
        _said("benchmarks.compare", "solver"),
        "**Reading**, without layout and solving:",
        _said("benchmarks.reading"),
        '**The whole way**, text to answer, beside a bare `re.findall(r"\\w+|[^\\w\\s]", text)` over the same texts; first with'
        "\nwhat other texts left in the caches, then once more, when the texts themselves are remembered:",
        _said("benchmarks.compare", "whole", *corpora) if corpora else "not measured",
        "**Cold start**:",
        _said("benchmarks.startup"),
        "**Many puzzles**, all different, with names nobody has seen:",
        _said("benchmarks.batch", "throughput", "--puzzles", str(puzzles)),
        "**Memory** of one process after so many of them:",
        _said("benchmarks.batch", "memory", "--puzzles", str(memory), "--every", str(max(1, memory // 8))),
    ]
    return "\n\n".join(parts) + "\n"


def main(arguments: Sequence[str]) -> None:
    """Measure, and print the tables or write them into the file."""
    parser = argparse.ArgumentParser(prog="benchmarks.tables")
    parser.add_argument("--write", type=Path)
    parser.add_argument("--puzzles", type=int, default=10_000)
    parser.add_argument("--memory", type=int, default=100_000)
    parser.add_argument("corpora", nargs="*")
    chosen = parser.parse_args(arguments)
    text = chosen.write.read_text(encoding="utf-8") if chosen.write else BEGIN + END
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        sys.exit(f"{chosen.write} has no place for the tables: {BEGIN.strip()} ... {END.strip()}")
    found = measured(chosen.corpora, chosen.puzzles, chosen.memory)
    if chosen.write is None:
        print(found)
    else:
        chosen.write.write_text(f"{before}{begin}\n{found}\n{end}{after}", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
