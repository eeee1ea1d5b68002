"""Search, propagation and the compiled calls, held to python-sat on random puzzles with rules of every kind.

NLPUZZLE_RANDOM_PUZZLES=5000 (and NLPUZZLE_RANDOM_START) runs more than the default share.
"""

import os
from random import Random

import pytest
from oracle import Oracle, Table
from random_puzzles import ATOMS, CONNECTIVES, random_puzzle

from nlpuzzle.errors import ContradictionError
from nlpuzzle.outcome import Limits
from nlpuzzle.puzzle import Frame
from nlpuzzle.rules import Rule
from nlpuzzle.solving.building import board_of
from nlpuzzle.solving.compiler import calls, make, solver_for
from nlpuzzle.solving.groups import keep_groups_together
from nlpuzzle.solving.search import solve

SIZES = [(2, 2), (2, 3), (3, 2), (3, 3), (3, 4), (4, 3), (4, 4), (2, 6), (5, 4), (4, 5), (5, 5), (6, 4), (5, 6), (6, 6)]
KINDS = ATOMS + CONNECTIVES
MOST = 8
START = int(os.environ.get("NLPUZZLE_RANDOM_START", "0"))
COUNT = int(os.environ.get("NLPUZZLE_RANDOM_PUZZLES", "210"))
BATCH = 35


@pytest.mark.timeout(3000)
@pytest.mark.parametrize("start", range(START, START + COUNT, BATCH))
def test_random_puzzles(start: int) -> None:
    for seed in range(start, start + BATCH):
        random = Random(seed)
        m, n = SIZES[seed // len(KINDS) % len(SIZES)]
        frame, rules = random_puzzle(random, m, n, KINDS[seed % len(KINDS)])
        try:
            check(random, frame, rules)
        except AssertionError as error:
            raise AssertionError(f"seed {seed}, {m} x {n}, {KINDS[seed % len(KINDS)]}") from error


def check(random: Random, frame: Frame, rules: list[Rule]) -> None:
    numbered = [(str(i), rule) for i, rule in enumerate(rules)]
    result = solve(frame, numbered, Limits(solutions=MOST, seconds=60))
    wanted = Oracle(frame, rules).solutions(MOST + 1)
    assert result.stopped is None
    assert result.verdict == ("none" if not wanted else "unique" if len(wanted) == 1 else "multiple")
    assert result.at_least == (len(wanted) > MOST)
    assert result.count == min(len(wanted), MOST)
    if len(wanted) <= MOST:
        assert set(result.solutions) == wanted
    else:
        assert len(set(result.solutions)) == MOST
    board = board_of(frame, numbered)
    if board is None or not board.settle(keep_groups_together):
        assert not wanted
    else:
        check_links(random, frame, rules, board.positions(), wanted)
    solver = solver_for(frame)
    try:
        make(solver, calls(frame, numbered))
    except ContradictionError:
        assert not wanted
        return
    check_links(random, frame, rules, solver.rows, wanted)
    found = set(solver.solutions(limit=MOST + 1))
    assert len(found) == len(wanted)
    if len(wanted) <= MOST:
        assert found == wanted
    if solver.solved:
        assert solver.assertion_count == 0


def check_links(random: Random, frame: Frame, rules: list[Rule], rows: list[int], wanted: set[Table]) -> None:
    """No link that was removed is in any solution; where there are many solutions, a dozen links are tried."""
    n = frame.size
    size = len(frame.categories) * n
    gone = [(p, q) for p in range(size) for q in range(p) if p // n != q // n and not rows[p] >> q & 1]
    if not wanted or not gone:
        return
    if len(wanted) > MOST:
        oracle = Oracle(frame, rules)
        assert not any(oracle.can_link(p, q) for p, q in random.sample(gone, min(len(gone), 12)))
        return
    indices = [c.index for c in frame.categories]
    for table in wanted:
        things = {}
        for row in table:
            members = [c * n + indices[c][label] for c, label in enumerate(row)]
            things.update((p, members) for p in members)
        assert not any(q in things[p] for p, q in gone)
