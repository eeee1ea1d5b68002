"""Rules to Solver calls: the plainest call for each, with the same meaning, and a script that prints the answer."""

import subprocess
import sys
from fractions import Fraction
from itertools import permutations, product
from random import Random

import pytest
from random_puzzles import ATOMS, CONNECTIVES, random_frame, random_rule

from nlpuzzle.errors import ContradictionError
from nlpuzzle.puzzle import Category, Frame, Item
from nlpuzzle.rules import holds
from nlpuzzle.rules.notation import parse_rule
from nlpuzzle.solving import solve
from nlpuzzle.solving.compiler import calls, list_calls, make, script, solver_for

FRAME = Frame((
    Category("seat", ("1", "2", "3", "4"), (1, 2, 3, 4), anchor=True),
    Category("singer", ("Amy", "Bo", "Cid", "Dot")),
    Category("song", ("aria", "blues", "carol", "ditty")),
    Category("fee", ("2", "6.50", "9", "20"), (2, Fraction(13, 2), 9, 20), unit="dollar"),
    Category("coat", ("S", "M", "L", "XL"), (1, 2, 3, 4)),
))  # fmt: skip

PLAIN = [
    ("Amy = aria", 'match("Amy", "aria")'),
    ("at(seat, -1) = aria", 'match("4", "aria")'),
    ("beside(seat:2, seat, +1) = aria", 'match("3", "aria")'),
    ("Amy = seat:2", 'match("Amy", ("seat", "2"))'),
    ("Amy != aria", 'unmatch("Amy", "aria")'),
    ("not (Amy = aria)", 'unmatch("Amy", "aria")'),
    ("not (Amy != aria)", 'match("Amy", "aria")'),
    ("Amy in {aria, carol}", 'match("Amy", "aria", "carol")'),
    ("seat(Amy) < seat(aria)", 'less_than("Amy", "aria", "seat")'),
    ("seat(Amy) > seat(aria)", 'greater_than("Amy", "aria", "seat")'),
    ("seat(Amy) = seat(aria) - 1", 'less_than("Amy", "aria", "seat", 1)'),
    ("seat(Amy) = seat(aria) + 2", 'greater_than("Amy", "aria", "seat", 2)'),
    ("fee(Amy) = fee(aria) + 2.50", 'greater_than("Amy", "aria", "fee", Fraction(5, 2))'),
    ("seat(Amy) <= seat(aria) - 2", 'less_than("Amy", "aria", "seat", 2, None)'),
    ("seat(Amy) >= seat(aria) + 2", 'greater_than("Amy", "aria", "seat", 2, None)'),
    ("seat(Amy) <= seat(Bo)", 'less_than("Amy", "Bo", "seat")'),
    ("seat(Amy) = seat(aria)", 'match("Amy", "aria")'),
    ("|seat(Amy) - seat(aria)| = 1", 'adjacent_to("Amy", "aria", "seat")'),
    ("|seat(Amy) - seat(aria)| = 3", 'adjacent_to("Amy", "aria", "seat", 3)'),
    ("|seat(Amy) - seat(aria)| >= 2", 'adjacent_to("Amy", "aria", "seat", 2, None)'),
    ("|seat(Amy) - seat(Bo)| <= 2", 'adjacent_to("Amy", "Bo", "seat", 0, 2)'),
    ("fee(Amy) > 6", 'match("Amy", "6.50", "9", "20")'),
    ("coat(Amy) <= coat(L) - 1", 'less_than("Amy", "L", "coat", 1, None)'),
    ("beside(Amy, seat, +2) = aria", 'less_than("Amy", "aria", "seat", 2)'),
    ("aria = beside(Amy, seat, -1)", 'greater_than("Amy", "aria", "seat", 1)'),
    ("12 < 2 * fee(Amy)", 'match("Amy", "6.50", "9", "20")'),
]  # fmt: skip
REQUIRED = [
    "seat(Amy) <= seat(aria)",
    "seat(Amy) < seat(aria) - 1",
    "seat(Amy) < seat(aria) + 1",
    "seat(Amy) >= seat(aria) - 2",
    "|seat(Amy) - seat(aria)| <= 2",
    "|seat(Amy) - seat(aria)| < 2",
    "|seat(Amy) - seat(aria)| > 1",
    "fee(Amy) = 2 * fee(aria)",
    "fee(Amy) > 50",
    "fee(Amy) - fee(Bo) = fee(Bo) - fee(Cid)",
    "{Amy, Bo} = {aria, carol}",
    "Amy in {aria, seat:2}",
    "seat(Amy) between seat(Bo) and seat(aria)",
    "fee(beside(Amy, seat, -1)) > fee(beside(Amy, seat, +1))",
    "beside(Amy, fee, +1) = aria",
    "beside(beside(Amy, fee, +1), seat, +1) = aria",
    "not (seat(Amy) < seat(aria))",
    "Amy = aria or Bo = carol",
    "exactly 1 of (Amy = aria, Bo = carol)",
    "if Amy = aria then Bo = carol",
    "Amy = aria if and only if Bo = carol",
    "Amy = Bo",
    "fee:9 = fee:20",
    "coat(S) < coat(L)",
    "at(seat, 7) = aria",
]


def said(text: str) -> list[str]:
    return [str(call).removeprefix("solver.") for call in calls(FRAME, [("5a", parse_rule(text, FRAME))])]


@pytest.mark.parametrize(("text", "call"), PLAIN, ids=[text for text, _ in PLAIN])
def test_plain_calls(text: str, call: str) -> None:
    assert said(text) == [call]


@pytest.mark.parametrize("text", REQUIRED)
def test_what_only_require_can_say(text: str) -> None:
    (call,) = said(text)
    assert call.startswith('require("')
    (made,) = calls(FRAME, [("1", parse_rule(text, FRAME))])
    assert parse_rule(made.args[0], FRAME) == parse_rule(text, FRAME)


def test_rules_of_several_calls() -> None:
    assert said("Amy = aria and Bo != carol") == ['match("Amy", "aria")', 'unmatch("Bo", "carol")']
    assert said("distinct {Amy, aria, Bo}") == ['unmatch("Amy", "aria")', 'unmatch("aria", "Bo")']
    assert said("distinct {Amy, Bo}") == ['unmatch("Amy", "Bo")']


def test_the_calls_as_text() -> None:
    rules = [("1", parse_rule("Amy = aria", FRAME)), ("2b", parse_rule("Bo = carol or Bo = aria", FRAME))]
    assert list_calls(FRAME, rules) == 'solver.match("Amy", "aria")  # 1\nsolver.require("Bo = carol or Bo = aria")  # 2b\n'


def test_every_call_means_its_rule() -> None:
    """On 3 x 3 boards, the solutions after the calls of one rule are the arrangements of which `holds` is true."""
    made_plain = 0
    for seed in range(600):
        random = Random(seed)
        frame = random_frame(random, 3, 3)
        rule = random_rule(random, frame, (ATOMS + CONNECTIVES)[seed % 14])
        first, *others = frame.categories
        wanted = set()
        for orders in product(permutations(range(3)), repeat=2):
            things = {Item(first.name, label): i for i, label in enumerate(first.items)}
            for c, order in zip(others, orders, strict=True):
                things.update({Item(c.name, label): order[i] for i, label in enumerate(c.items)})
            if holds(rule, frame, things):
                wanted.add(tuple(
                    tuple(next(x for x in c.items if things[Item(c.name, x)] == thing) for c in frame.categories)
                    for thing in range(3)
                ))  # fmt: skip
        solver = solver_for(frame)
        chosen = calls(frame, [("1", rule)])
        made_plain += any(call.method != "require" for call in chosen)
        try:
            make(solver, chosen)
        except ContradictionError:
            assert not wanted, seed
        else:
            assert set(solver.solutions(limit=40)) == wanted, (seed, rule)
    assert made_plain > 100


CONCERT = [
    ("1", "seat(Amy) = seat(aria) - 1"),
    ("2", "fee(Bo) = 2"),
    ("2a", "seat(Bo) > seat(Amy)"),
    ("3", "at(seat, 3) = carol"),
    ("4", 'fee(blues) = fee(Bo) + 4.50'),
    ("5", "coat(beside(Bo, seat, -1)) > coat(Bo)"),
    ("6", "{Amy, Dot} = {fee:9, ditty}"),
    ("7", "coat(XL) < coat(XL) + 1"),
    ("8", "XL in {Amy, Cid}"),
    ("9", "seat(L) = seat(M) + 2"),
]  # fmt: skip


def test_the_script_prints_the_answer(tmp_path) -> None:
    rules = [(number, parse_rule(text, FRAME)) for number, text in CONCERT]
    rules += [("10", parse_rule("Cid = S", FRAME)), ("11", parse_rule("Dot = ditty", FRAME))]
    result = solve(FRAME, rules)
    assert result.verdict == "unique"
    source = script(FRAME, rules, story_comment="Four singers.\n\nOne night.")
    assert source.startswith("# Four singers.\n#\n# One night.\nfrom fractions import Fraction\n")
    assert '    solver.match("Bo", ("fee", "2"))  # 2\n' in source
    shown = run(source, tmp_path)
    assert shown.returncode == 0, shown.stderr
    header, *rows = (line.split() for line in shown.stdout.splitlines())
    assert header == ["seat", "singer", "song", "fee", "coat"]
    assert tuple(map(tuple, rows)) == result.solutions[0]


def test_the_script_of_several_solutions_and_of_none(tmp_path) -> None:
    shown = run(script(FRAME, [("1", parse_rule("Amy = aria", FRAME))]), tmp_path)
    assert shown.stdout.startswith("There are several solutions")
    none = [("1", parse_rule("Amy = aria", FRAME)), ("2", parse_rule("Amy = carol", FRAME))]
    shown = run(script(FRAME, none), tmp_path)
    assert shown.returncode == 1
    assert shown.stderr.startswith("No solution: no song is left for singer Amy") or "is left for song" in shown.stderr
    assert "Traceback" not in shown.stderr


def test_hostile_labels_stay_text(tmp_path) -> None:
    odd = ('"); print("x', "back\\slash", "tab\tand\nline")
    frame = Frame((Category("a", ("1", "2", "3")), Category('odd "one"', odd)))
    source = script(frame, [("1\n2", parse_rule("a:1 = a:1", frame))], "story\nprint('no')")
    assert "# 1 2\n" in source
    shown = run(source, tmp_path)
    assert shown.returncode == 0, shown.stderr
    assert "no" not in shown.stdout.split()


def run(source: str, folder) -> subprocess.CompletedProcess[str]:
    file = folder / "puzzle.py"
    file.write_text(source, encoding="utf-8")
    return subprocess.run([sys.executable, str(file)], capture_output=True, text=True, timeout=60, check=False)
