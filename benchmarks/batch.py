"""Many puzzles: two processes beside one, and the memory that one process takes.

python -m benchmarks.batch throughput [--puzzles 10000]
python -m benchmarks.batch memory [--puzzles 100000] [--every 5000]
"""

import argparse
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from time import perf_counter

from benchmarks.many import cases
from nlpuzzle import parse_and_solve
from nlpuzzle.corpus.running import CaseResult, run_cases

__all__ = ["main", "memory", "throughput"]


def throughput(puzzles: int) -> None:
    """Seconds on the clock of two processes beside one, on puzzles that are not alike; the results must be the same."""
    found: dict[int, list[CaseResult]] = {}
    seconds: dict[int, float] = {}
    given = list(cases(0, puzzles))
    for jobs in (2, 1):  # the processes of the pool inherit what was read before: nothing
        start = perf_counter()
        found[jobs] = [replace(result, milliseconds=0) for result in run_cases(given, jobs)]
        seconds[jobs] = perf_counter() - start
    same = found[1] == found[2]
    right, wrong = (sum(result.verdict == verdict for result in found[1]) for verdict in ("right", "wrong"))
    print("| puzzles | -j 1: s | -j 2: s | times as many | same results, same order | right | wrong |")
    print("|---" * 7 + "|")
    print(f"| {puzzles} | {seconds[1]:.0f} | {seconds[2]:.0f} | {seconds[1] / seconds[2]:.2f} "
          f"| {'yes' if same else 'NO'} | {right} | {wrong} |", flush=True)  # fmt: skip


def memory(puzzles: int, every: int) -> None:
    """Resident memory after so many puzzles, no two of them alike."""
    print("| puzzles | MB |\n|---|---|")
    for number, case in enumerate(cases(0, puzzles), 1):
        parse_and_solve(case.text)
        if number % every == 0:
            print(f"| {number} | {_resident() / 1e6:.0f} |", flush=True)


def _resident() -> int:
    """Bytes of memory that this process has now (Linux)."""
    status = Path("/proc/self/status").read_text(encoding="ascii")
    return int(status.partition("VmRSS:")[2].split()[0]) * 1024


def main(arguments: Sequence[str]) -> None:
    """Run what is asked for."""
    parser = argparse.ArgumentParser(prog="benchmarks.batch")
    parser.add_argument("what", choices=("throughput", "memory"))
    parser.add_argument("--puzzles", type=int)
    parser.add_argument("--every", type=int)
    chosen = parser.parse_args(arguments)
    if chosen.what == "throughput":
        throughput(chosen.puzzles or 10_000)
    else:
        puzzles = chosen.puzzles or 100_000
        memory(puzzles, chosen.every or max(1, puzzles // 20))


if __name__ == "__main__":
    main(sys.argv[1:])
