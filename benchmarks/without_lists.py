"""Listed puzzles with their lists cut off: how many frames are found again, how many puzzles solved, how many wrongly.

usage: python benchmarks/without_lists.py FILE.jsonl [FILE.jsonl ...]

A frame counts as found where its categories hold exactly the gold items that the rest of the text names, one gold column
each, and nothing else; the line that everything stands in may be implied. Exit status 1 where a solution is wrong.
"""

import json
import re
import sys
from collections import Counter
from pathlib import Path

from nlpuzzle import parse_and_solve
from nlpuzzle.corpus.cases import Case
from nlpuzzle.corpus.labels import plain
from nlpuzzle.corpus.scoring import judge
from nlpuzzle.outcome import Outcome
from nlpuzzle.reading import read
from nlpuzzle.understanding.framing.lists import find_lists


def without_lists(text: str) -> str:
    """The text without the items of its labelled lists; the words that introduce a list stay where they are a sentence."""
    document = read(text)
    cut = sorted({i for listing in find_lists(document) if listing.kind == "block" for i in listing.passages})
    for i in reversed(cut):
        passage = document.passages[i]
        start = text.rfind("\n", 0, passage.span.start) + 1
        if passage.kind == "entry" and ":" in passage.text:
            start = passage.span.start + text[passage.span.start : passage.span.end].index(":")
        text = text[:start] + text[passage.span.end :]
    return text


def found_again(case: Case, outcome: Outcome, text: str) -> bool:
    """Whether the categories are the gold ones, as far as the text names their items."""
    assert case.solution is not None
    words = f" {re.sub(r'[^a-z0-9]+', ' ', text.casefold())} "
    gold = [
        {_letters(cell) for cell in column if cell and f" {_letters(cell)} " in words}
        for column in zip(*case.solution.rows, strict=True)
    ]
    mine = [
        {_letters(i) for i in c.items if not i.startswith("(not named")} for c in outcome.categories if c.given != "implied"
    ]
    line = [column for column in gold if all(cell.isdigit() for cell in column)]
    return all(any(column == items for items in mine) for column in gold if column not in line) and all(
        any(items == column for column in gold) for items in mine
    )


def _letters(label: str) -> str:
    return re.sub(r"[^a-z0-9]+", " ", plain(label).casefold()).strip()


def main() -> int:
    wrong = 0
    for path in map(Path, sys.argv[1:]):
        counts: Counter[str] = Counter()
        for line in path.read_text(encoding="utf-8").splitlines():
            data = json.loads(line)
            if not (data.get("solution") or {}).get("rows") or len(data["solution"]["rows"]) < 3:
                continue
            case = Case.model_validate(data)
            text = without_lists(case.text)
            outcome = parse_and_solve(text)
            verdict = judge(case, outcome)
            counts["frame"] += found_again(case, outcome, text)
            counts[verdict] += 1
            counts["n"] += 1
            if verdict == "wrong":
                print(f"wrong: {case.id}: {outcome.solution}")
        wrong += counts["wrong"]
        print(
            f"{path.stem}: "
            + " ".join(f"{name}={counts[name]}" for name in ("n", "frame", "right", "partial", "abstained", "weak", "wrong"))
        )
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main())
