"""What reading costs: a clue of a shape that was seen and of a new one, the parser, and how both grow. Processor time.

python -m benchmarks.reading
"""

import gc
import math
import random
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import permutations
from statistics import median
from time import process_time

from benchmarks.many import cases
from nlpuzzle.english.words import split
from nlpuzzle.puzzle import Clue, Setup, Span
from nlpuzzle.reading import read
from nlpuzzle.understanding.clauses.shapes import Unfit, clue_parser, shape_of
from nlpuzzle.understanding.framing.frame import set_up
from nlpuzzle.understanding.framing.spec import frame_of
from nlpuzzle.understanding.tokenising.tokenise import tokenise
from nlpuzzle.understanding.understand import Understanding, _words

__all__ = ["main"]

FRAME = frame_of(
    """
    position*: 1, 2, 3, 4, 5, 6, 7, 8
    name: Ann, Ben, Cleo, Dev, Eva, Finn, Gus, Hal
    job: baker, cook, driver, painter, tailor, welder, farmer, miner
    drink: tea, milk, cocoa, juice, water, cider, lemonade, coffee
    """
)


def _forget() -> None:
    """Empty what remembers whole sentences and puzzles; words stay known."""
    _words.cache_clear()
    split.cache_clear()


def _setup(sentences: Sequence[str]) -> Setup:
    return Setup(FRAME, tuple(Clue(str(i), text, Span(0, len(text))) for i, text in enumerate(sentences, 1)))


def _least(work: Callable[[], object], runs: int = 5) -> float:
    best = float("inf")
    for _ in range(runs):
        _forget()
        gc.collect()
        start = process_time()
        work()
        best = min(best, process_time() - start)
    return best


def seen_and_new() -> None:
    """A clue in a puzzle with unseen names: its tokens and its rules, the shape known; and what a new shape adds."""
    before, fresh = (list(cases(at, at + 120)) for at in (0, 240))
    cold_start = process_time()
    cold = sum(len(Understanding(set_up(read(case.text))).readings()) for case in before) / (process_time() - cold_start)
    seconds: list[float] = []
    shapes: set[tuple[str, ...]] = set()
    clues = 0
    for case in fresh:
        setup = set_up(read(case.text))
        start = process_time()
        reader = Understanding(setup)
        reader.readings()
        seconds.append((process_time() - start) / max(1, len(setup.clues)))
        clues += len(setup.clues)
        shapes.update(tuple(t.type for t in tokenise(clue.text, reader.lexicon)) for clue in setup.clues)
    added = [_parsed(shape) for shape in sorted(shapes) if len(shape) <= 20]
    print("| a clue | |\n|---|---|")
    print(f"| seen shape, new items: tokens and rules (median of {clues}) | {median(seconds) * 1e6:.0f} us |")
    print(f"| a new shape of up to 20 tokens, besides (median, most of {len(added)}) "
          f"| {median(added) * 1e6:.0f} us, {max(added) * 1e6:.0f} us |")  # fmt: skip
    print(f"| clues a second: warm; in a fresh process, tables and frames included | {1 / median(seconds):.0f}; {cold:.0f} |")
    print(f"| parser, its tables kept from an earlier process | {_least(clue_parser.__wrapped__) * 1000:.1f} ms |", flush=True)


def _parsed(shape: tuple[str, ...]) -> float:
    def parse() -> None:
        with suppress(Unfit):
            shape_of.__wrapped__(shape)

    return min(_timed(parse) for _ in range(3))


def _timed(work: Callable[[], object]) -> float:
    start = process_time()
    work()
    return process_time() - start


def growth() -> None:
    """How the cost of reading grows: the exponent of the line through the logarithms of sizes and times."""
    people, jobs, drinks = (FRAME.by_name[name].items for name in ("name", "job", "drink"))
    facts = [f"{a} is not next to {b}." for a, b in permutations(people, 2)]
    facts += [f"The {a} is somewhere to the left of the {b}." for a, b in permutations(jobs, 2)]
    facts += [f"The {a} does not drink {b}." for a in jobs for b in drinks]
    facts += [f"{a} is two places to the right of the person who drinks {b}." for a in people for b in drinks]
    facts += [f"{a} is neither the {b} nor the {c}." for a in people for b, c in permutations(jobs[:5], 2)]
    random.Random(0).shuffle(facts)
    _grows("clues", [(n, facts[:n]) for n in (25, 50, 100, 200, 400)])
    lists = [(n, [f"Ann is neither {', '.join(f'the {j}' for j in (jobs * 8)[:n])} nor the miner."]) for n in (4, 8, 16, 32)]
    _grows("words of a sentence: a list", [(len(split(s[0])), s) for _, s in lists])
    chains = [
        " and ".join(f"{a} is not next to {b}" for a, b in list(permutations(people, 2))[:n]) + "." for n in (2, 4, 8, 16)
    ]
    _grows("words of a sentence: clauses", [(len(split(s)), [s]) for s in chains])
    nested = ["Ann is next to " + "the person who is next to " * n + "Ben." for n in (1, 2, 4, 8, 16)]
    _grows("words of a sentence: nested", [(len(split(s)), [s]) for s in nested])


def _grows(what: str, sizes: Sequence[tuple[int, Sequence[str]]]) -> None:
    Understanding(_setup(sizes[-1][1])).readings()
    times = [_least(lambda said=said: Understanding(_setup(said)).readings()) for _, said in sizes]
    xs, ys = [math.log(n) for n, _ in sizes], [math.log(t) for t in times]
    x, y = sum(xs) / len(xs), sum(ys) / len(ys)
    slope = sum((a - x) * (b - y) for a, b in zip(xs, ys, strict=True)) / sum((a - x) ** 2 for a in xs)
    shown = ", ".join(f"{n}: {t * 1000:.1f}" for (n, _), t in zip(sizes, times, strict=True))
    print(f"| {what} | {shown} | {slope:.2f} |", flush=True)


def main() -> None:
    """Print both tables."""
    seen_and_new()
    print("\n| reading grows with | size: ms | exponent |\n|---|---|---|")
    growth()


if __name__ == "__main__":
    main()
