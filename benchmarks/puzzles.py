"""Random structured puzzles for the benchmarks: near-minimal clues with one solution, the same for the same seed.

Kinds of clues: same, different, less and greater (exact and open), next to each other, one of several. Compared is in the
first category and in every second one after it.
"""

from pathlib import Path
from pickle import dumps, loads
from random import Random

from pysat.solvers import Solver as Sat

from benchmarks.cnf import Cnf
from nlpuzzle.puzzle import Category, Frame, Item, Number
from nlpuzzle.rules import Amount, Compare, Different, Distance, OneOf, Rule, Same, holds

__all__ = ["PUZZLES", "SIZES", "Puzzle", "puzzle"]

SIZES = [(4, 4), (5, 6), (6, 6), (8, 6), (10, 8), (15, 6), (20, 8), (30, 6)]
"""Items and categories."""

#: puzzles of each size
PUZZLES = 15

#: conflicts within which glucose must prove that the clues are enough: a clue that is only needed to see it sooner stays
EFFORT = 1000

Puzzle = tuple[Frame, list[tuple[str, Rule]]]
Things = dict[Item, int]


def puzzle(n: int, m: int, seed: int) -> Puzzle:
    """m categories of n items, and clues that leave one solution; hardly a clue could be missing.

    The large ones take seconds to make, so they are kept in a file.
    """
    file = Path(__file__).parent / ".puzzles" / f"{n}x{m}-{seed}.pickle"
    if not file.exists():
        file.parent.mkdir(exist_ok=True)
        file.write_bytes(dumps(_made(n, m, seed)))
    found: Puzzle = loads(file.read_bytes())
    return found


def _made(n: int, m: int, seed: int) -> Puzzle:
    random = Random(f"{n} {m} {seed}")
    frame = _frame(random, n, m)
    things: Things = {
        Item(c.name, label): thing
        for c in frame
        for thing, label in zip(range(n) if c.anchor else random.sample(range(n), n), c.items, strict=True)
    }
    rules = _enough(random, frame, things)
    return frame, [(str(number), rule) for number, rule in enumerate(rules, 1)]


def _frame(random: Random, n: int, m: int) -> Frame:
    first = Category("place", tuple(str(i) for i in range(1, n + 1)), tuple(range(1, n + 1)), anchor=True)
    others = []
    for c in range(1, m):
        labels = tuple(f"{chr(96 + c)}{i}" for i in range(1, n + 1))
        values: tuple[Number, ...] | None = tuple(sorted(random.sample(range(1, 3 * n), n))) if c % 2 == 0 else None
        others.append(Category(f"kind {c}", labels, values))
    return Frame((first, *others))


def _enough(random: Random, frame: Frame, things: Things) -> list[Rule]:
    """True rules that leave no other arrangement: drawn until they do, then left out one by one where one can be."""
    cnf = Cnf(frame)
    with Sat(name="glucose4", bootstrap_with=cnf.clauses) as sat:
        sat.add_clause([-cnf.variable(item, thing) for item, thing in things.items() if item.category != "place"])
        guards: dict[int, Rule] = {}

        def add(rule: Rule) -> None:
            before = len(cnf.clauses)
            cnf.add(rule)
            guard = cnf.new()
            guards[guard] = rule
            for clause in cnf.clauses[before:]:
                sat.add_clause([-guard, *clause])

        def enough(chosen: list[int]) -> bool:
            """Whether these clues are soon proved to leave one solution."""
            sat.conf_budget(EFFORT)
            return sat.solve_limited(assumptions=chosen) is False

        while not enough(list(guards)):
            for _ in range(max(frame.size * len(frame.categories) // 4, 1)):
                add(_true_rule(random, frame, things))
        kept = sorted(sat.get_core())
        for guard in random.sample(kept, len(kept)):
            if guard in kept and enough([other for other in kept if other != guard]):
                kept = sorted(sat.get_core())
        return [guards[guard] for guard in kept]


def _true_rule(random: Random, frame: Frame, things: Things) -> Rule:
    while True:
        rule = _rule(random, frame, things)
        if rule is not None and holds(rule, frame, things):
            return rule


def _rule(random: Random, frame: Frame, things: Things) -> Rule | None:
    """A rule of a random kind about two random items; it may be false, and None where nothing fits."""
    first, second = random.sample(frame.categories, 2)
    a, b = Item(first.name, random.choice(first.items)), Item(second.name, random.choice(second.items))
    ordered = random.choice([c for c in frame if c.ordered])
    value = {things[Item(ordered.name, label)]: ordered.value(label) for label in ordered.items}
    x, y = value[things[a]], value[things[b]]
    match random.choice(["same", "different", "less", "greater", "exact", "adjacent", "one of"]):
        case "same":
            label = next(label for label in second.items if things[Item(second.name, label)] == things[a])
            return Same(a, Item(second.name, label))
        case "different":
            return Different(a, b)
        case "less" if ordered.name not in (a.category, b.category):
            return Compare(ordered.name, Amount(a), "<", Amount(b))
        case "greater" if ordered.name not in (a.category, b.category):
            return Compare(ordered.name, Amount(a), ">", Amount(b))
        case "exact" if ordered.name not in (a.category, b.category) and x < y:
            return Compare(ordered.name, Amount(a), "=", Amount(b, offset=x - y))
        case "adjacent" if ordered.anchor and not first.anchor and not second.anchor:
            return Distance(ordered.name, a, b, "=", 1)
        case "one of":
            labels = random.sample(second.items, random.randint(2, min(4, frame.size - 1)))
            return OneOf(a, tuple(Item(second.name, label) for label in labels))
    return None
