"""What can be said of a hidden world by comparing: more, less, so much more, times, next to, between."""

from collections.abc import Sequence
from itertools import pairwise
from math import gcd

from nlpuzzle.making.world import World
from nlpuzzle.puzzle import Category, Number
from nlpuzzle.rules import Amount, And, Between, Compare, Distance, Operator, Rule, Term

__all__ = ["at_least", "between", "bounded", "compare", "distance", "exact", "times"]


def compare(world: World) -> Rule | None:
    """ "Ann is older than Ben." """
    found = _apart(world)
    if found is None:
        return None
    line, first, second, offset = found
    operator: Operator = "<" if offset < 0 else ">"
    if world.dice.random() < 0.12 and line in world.amounts:
        operator = "<=" if offset < 0 else ">="
    return Compare(line.name, Amount(first), operator, Amount(second))


def exact(world: World) -> Rule | None:
    """ "Ann is 2 years older than Ben." """
    found = _apart(world)
    return None if found is None else Compare(found[0].name, Amount(found[1]), "=", Amount(found[2], offset=found[3]))


def at_least(world: World) -> Rule | None:
    """ "Ann is at least 2 years older than Ben." """
    found = _apart(world)
    if found is None or abs(found[3]) < 2:
        return None
    line, first, second, offset = found
    step, sign = _step(line), 1 if offset > 0 else -1
    least = world.dice.choice(range(max(step, 2), abs(offset) + 1, step))
    if least >= _reach(line):
        return None  # "at least two places" among three is the first and the last
    strict = world.dice.random() < 0.25 and least - step > 1
    operator: Operator = (">" if strict else ">=") if offset > 0 else ("<" if strict else "<=")
    return Compare(line.name, Amount(first), operator, Amount(second, offset=sign * (least - step if strict else least)))


def bounded(world: World) -> Rule | None:
    """ "Ann is older than Ben, by at most 3 years." """
    found = _apart(world)
    if found is None:
        return None
    line, first, second, offset = found
    reach = max(abs(offset), 2) + world.dice.choice((0, 0, _step(line)))
    if reach >= _reach(line):
        return None  # it would say nothing
    low = Compare(line.name, Amount(first), ">" if offset > 0 else "<", Amount(second))
    most = reach if offset > 0 else -reach
    return And((low, Compare(line.name, Amount(first), "<=" if offset > 0 else ">=", Amount(second, offset=most))))


def times(world: World) -> Rule | None:
    """ "Ann paid twice as much as Ben." """
    found = _two(world, [c for c in world.amounts if world.voices[c.name].times])
    if found is None:
        return None
    line, first, second, a, b = found
    if not a or not b or a % b or a // b not in (2, 3, 4):
        return None
    return Compare(line.name, Amount(first), "=", Amount(second, a // b))


def distance(world: World) -> Rule | None:
    """ "Ann sits next to Ben", "Ann and Ben are 2 places apart." """
    found = _two(world, [c for c in world.lines if world.voices[c.name].near or world.voices[c.name].apart])
    if found is None:
        return None
    line, first, second, a, b = found
    size = abs(a - b)
    chance = world.dice.random()
    if size >= 2 and chance < 0.25:
        return Distance(line.name, first, second, ">=", world.dice.randint(2, size))
    if chance > 0.8 and world.frame.size > 3:
        return Distance(line.name, first, second, "<=", max(size, 2))
    return Distance(line.name, first, second, "=", size)


def between(world: World) -> Rule | None:
    """ "Ann sits somewhere between Ben and Cleo." """
    if not world.lines:
        return None
    line = world.dice.choice(world.lines)
    terms = [world.item(*world.others(line)) for _ in range(3)]
    if len({world.arrangement[t] for t in terms}) < 3:
        return None
    terms.sort(key=lambda t: world.value(line, t) or 0)
    low, middle, high = terms
    ends = [low, high]
    world.dice.shuffle(ends)
    return Between(line.name, middle, ends[0], ends[1])


def _two(world: World, lines: Sequence[Category]) -> tuple[Category, Term, Term, int, int] | None:
    """Two different things and their values in one of these categories."""
    if not lines:
        return None
    line = world.dice.choice(lines)
    pair = world.two(line)
    if pair is None:
        return None
    a, b = world.value(line, pair[0]), world.value(line, pair[1])
    return None if a is None or b is None else (line, *pair, a, b)


def _apart(world: World) -> tuple[Category, Term, Term, int] | None:
    """Two things and by how much the first has more; where there are words for that."""
    found = _two(world, world.ordered)
    if found is None:
        return None
    line, first, second, a, b = found
    return None if a < b and not world.voices[line.name].less else (line, first, second, a - b)


def _reach(line: Category) -> Number:
    """The greatest difference of two values."""
    values = line.values or (0,)
    return max(values) - min(values)


def _step(line: Category) -> int:
    """What all differences are multiples of: nobody says "at least 27 minutes" of quarters of an hour."""
    values = line.values or ()
    return gcd(*(int(a) - int(b) for a, b in pairwise(values))) if all(isinstance(v, int) for v in values) else 1
