"""Where the time goes from text to answer: the share of each stage, by the profiler, and the dearest functions of it all.

python -m benchmarks.stages FILE.jsonl ...

Each file is read once, after the others, as in the first pass of `benchmarks.compare whole`. The profiler makes small functions
look dearer than they are; read the shares, not the seconds. What is built in, or of other packages, counts for whom it serves.
"""

import cProfile
import json
import pstats
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

__all__ = ["main"]

TOP = 8
_PACKAGE = Path(__file__).parent.parent / "nlpuzzle"
#: file, line, name of a function, as pstats has them; calls, own time and time with callees of each caller
_Function = tuple[str, int, str]


def _stage(function: _Function) -> str | None:
    """The folder of a function of ours, or its file; None for one of others."""
    path = Path(function[0])
    if not path.is_relative_to(_PACKAGE):
        return None
    parts = path.relative_to(_PACKAGE).with_suffix("").parts
    return "/".join(parts[:2]) if parts[0] == "understanding" and len(parts) > 2 else parts[0]


def shares(profile: cProfile.Profile) -> tuple[Counter[str], Counter[_Function], float]:
    """Seconds by stage and by function, each with what foreign functions did for it, and all seconds."""
    stats = pstats.Stats(profile).stats  # type: ignore[attr-defined]
    stages, functions, total = Counter[str](), Counter[_Function](), 0.0
    for function, (_, _, own, _, callers) in stats.items():
        total += own
        if (stage := _stage(function)) is not None:
            stages[stage] += own
            functions[function] += own
            continue
        for caller, (_, _, spent, _) in callers.items():
            stages[_stage(caller) or "other packages"] += spent
            if _stage(caller) is not None:
                functions[caller] += spent
    return stages, functions, total


def _profiled(texts: Sequence[str], before: Sequence[str]) -> cProfile.Profile:
    from nlpuzzle import parse_and_solve

    for text in before:
        parse_and_solve(text)
    profile = cProfile.Profile()
    profile.enable()
    for text in texts:
        parse_and_solve(text)
    profile.disable()
    return profile


def main(files: Sequence[str]) -> None:
    """Print the table of each file."""
    if not files:
        sys.exit(__doc__)
    texts = {f.stem: [json.loads(line)["text"] for line in f.read_text("utf-8").splitlines()] for f in map(Path, files)}
    for name, own in texts.items():
        before = [text for other, those in texts.items() if other != name for text in those]
        stages, functions, total = shares(_profiled(own, before))
        print(f"\n| {name}: stage | share | dearest functions of all, own time |\n|---|---|---|")
        dearest = [f"`{Path(f[0]).stem}.{f[2]}` {spent / total:.1%}" for f, spent in functions.most_common(TOP)]
        dearest += [""] * len(stages)
        for (stage, spent), function in zip(stages.most_common(), dearest, strict=False):
            if spent / total >= 0.01:
                print(f"| {stage} | {spent / total:.0%} | {function} |")


if __name__ == "__main__":
    main(sys.argv[1:])
