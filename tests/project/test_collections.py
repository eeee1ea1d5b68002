"""Collections of published puzzles, where they lie beside the project: nothing wrong, and no rule false in a known solution."""

import os
from pathlib import Path

import pytest

from nlpuzzle.corpus.cases import load_cases
from nlpuzzle.corpus.running import run_cases

FOLDER = Path(os.environ.get("NLPUZZLE_COLLECTIONS", Path(__file__).resolve().parents[3] / "shared" / "corpora"))
FILES = sorted(FOLDER.glob("*.jsonl"))


@pytest.mark.skipif(not FILES, reason="no collections beside the project (NLPUZZLE_COLLECTIONS names their folder)")
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_nothing_is_wrong_and_no_rule_is_false(file: Path) -> None:
    results = list(run_cases(load_cases(file), jobs=os.cpu_count() or 1))
    assert results
    assert [r.id for r in results if r.verdict in ("wrong", "error")] == []
    assert [(r.id, r.false_rules) for r in results if r.false_rules] == []
