"""nlpuzzle beside other solvers on the same random puzzles, and its way from text to answer beside a bare tokeniser.

    python -m benchmarks.compare solver [--puzzles 15]
    python -m benchmarks.compare whole CORPUS.jsonl ...

All figures are processor time of this process, the peers interleaved puzzle by puzzle, the least of several runs.
"""

import json
import re
import signal
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median
from time import process_time

from benchmarks.peers import PEERS, SECONDS, nlpuzzle
from benchmarks.puzzles import PUZZLES, SIZES, Puzzle, puzzle

__all__ = ["main"]

#: besides glucose, peers solve so many puzzles of a size, and none larger once they took this many seconds for one
FEW, PATIENCE = 3, 2.0


def _seconds(solver: Callable[[Puzzle], int], given: Puzzle, runs: int) -> float:
    """The least processor time of several runs, infinite where the solver gives up."""
    best = float("inf")
    for _ in range(runs):
        signal.alarm(2 * SECONDS)
        start = process_time()
        try:
            count = solver(given)
        except TimeoutError:
            return float("inf")
        finally:
            spent = process_time() - start
            signal.alarm(0)
        if count != 1:
            raise AssertionError(f"{solver.__name__} finds {count} solutions")
        best = min(best, spent)
        if spent > 1:
            break
    return best


def _stop(*_: object) -> None:
    raise TimeoutError


def compare_solvers(puzzles: int) -> None:
    """The table of ratios to glucose, and of medians of all."""
    signal.signal(signal.SIGALRM, _stop)
    others = {name: peer for name, peer in PEERS.items() if name != "glucose4"}
    print(f"| size | glucose4 ms | nlpuzzle ms | ratio: median | most | {' ms | '.join(others)} ms |")
    print("|---" * (5 + len(others)) + "|")
    tired: set[str] = set()
    solved = 0
    for n, m in SIZES:
        runs = 5 if n < 10 else 3 if n < 20 else 1
        times: dict[str, list[float]] = {name: [] for name in ("nlpuzzle", *PEERS)}
        for seed in range(puzzles):
            given = puzzle(n, m, seed)
            times["glucose4"].append(_seconds(PEERS["glucose4"], given, runs))
            times["nlpuzzle"].append(_seconds(nlpuzzle, given, runs))
            solved += 1
            for name, peer in others.items():
                if seed < FEW and name not in tired:
                    times[name].append(_seconds(peer, given, 1))
                    if times[name][-1] > PATIENCE:
                        tired.add(name)
        ratios = [ours / theirs for ours, theirs in zip(times["nlpuzzle"], times["glucose4"], strict=True)]
        cells = [_ms(times[name]) for name in ("glucose4", "nlpuzzle")]
        cells += [f"{median(ratios):.2f}", f"{max(ratios):.2f}", *(_ms(times[name]) for name in others)]
        print(f"| {n} x {m} | {' | '.join(cells)} |", flush=True)
    print(f"\n{solved} of {puzzles * len(SIZES)} proved to have one solution.")


def _ms(seconds: Sequence[float]) -> str:
    if not seconds:
        return "-"
    middle = median(seconds)
    return f"> {SECONDS * 1000}" if middle == float("inf") else f"{middle * 1000:.2f}"


def compare_whole(files: Sequence[Path]) -> None:
    """parse_and_solve over each file, caches filled by the others, then over the same file again."""
    from nlpuzzle import parse_and_solve

    texts = {file.stem: [json.loads(line)["text"] for line in file.read_text(encoding="utf-8").splitlines()] for file in files}

    def passed(name: str) -> tuple[float, float]:
        """Seconds for all texts of a file, and for their words alone: right after each text, the median of five."""
        spent, bare = 0.0, 0.0
        for text in texts[name]:
            spent += _spent(parse_and_solve, text)
            bare += median(_spent(_words, text) for _ in range(5))
        return spent, bare

    print("| corpus | puzzles | ms a puzzle: first pass | second | times findall: first | second |")
    print("|---" * 6 + "|")
    for name, own in texts.items():
        for other in texts:
            if other != name:
                passed(other)
        runs = [passed(name), passed(name)]
        each = [f"{spent * 1000 / len(own):.1f}" for spent, _ in runs]
        times = [f"{spent / bare:.0f}" for spent, bare in runs]
        print(f"| {name} | {len(own)} | {' | '.join((*each, *times))} |", flush=True)


def _spent(work: Callable[[str], object], text: str) -> float:
    start = process_time()
    work(text)
    return process_time() - start


def _words(text: str) -> list[str]:
    return re.findall(r"\w+|[^\w\s]", text)


def main(arguments: Sequence[str]) -> None:
    """Run the comparison that is asked for."""
    match arguments:
        case ["solver"]:
            compare_solvers(PUZZLES)
        case ["solver", "--puzzles", count]:
            compare_solvers(int(count))
        case ["whole", _, *_]:
            compare_whole([Path(file) for file in arguments[1:]])
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
