"""What can be said of a hidden world by joining and denying statements: and, or, if, exactly one of, not."""

from collections.abc import Callable, Sequence
from itertools import combinations

from nlpuzzle.making.comparisons import compare, exact
from nlpuzzle.making.plain_facts import different, same
from nlpuzzle.making.world import World
from nlpuzzle.puzzle import Item
from nlpuzzle.rules import Amount, And, Compare, Count, Different, Distance, Iff, IfThen, Not, Or, Rule, Same, Term, holds

__all__ = ["both", "either_or", "exactly_one", "if_then", "iff", "negated"]


def negated(world: World) -> Rule | None:
    """ "It is not true that Ann sits next to Ben." """
    if world.lines and world.dice.random() < 0.8:
        line = world.dice.choice(world.lines)
        pair = world.two(line)
        if pair is None:
            return None
        if world.dice.random() < 0.5 and world.voices[line.name].near:
            return Not(Distance(line.name, *pair, "=", 1))
        return Not(Compare(line.name, Amount(pair[0]), "=", Amount(pair[1], offset=world.dice.choice((1, -1)))))
    inner = _false_part(world)
    return None if inner is None else Not(inner)


def both(world: World) -> Rule | None:
    """Two facts about one thing, or about two."""
    first = _drawn(world, world.dice.choice(("same", "different", "compare", "exact")))
    second = _drawn(world, world.dice.choice(("same", "different", "same", "compare")))
    if first is None or second is None or first == second:
        return None
    if world.dice.random() < 0.75:
        match first:
            case Same(subject, _) | Different(subject, _) | Compare(_, Amount(subject), _, _) if subject is not None:
                second = _about(world, subject)
            case _:
                pass
        if second is None or second == first:
            return None
        plain = [fact for fact in (first, second) if isinstance(fact, Same | Different)]
        told = {_category(fact) for fact in plain}
        if len(plain) > len(told) and any(isinstance(fact, Same) for fact in plain):
            return None  # "plays the harp and does not play the flute" says nothing more
    return And((first, second))


def _about(world: World, subject: Term) -> Rule | None:
    owner = world.owner(subject)
    choices = [c for c in world.sayable if c.name != world.of(subject)]
    if owner is None or not choices:
        return None
    category = world.dice.choice(choices)
    if world.dice.random() < 0.5:
        return Same(subject, world.at[owner, category.name])
    return Different(subject, world.item(category))


def _true_part(world: World, kinds: Sequence[str] = ("same", "different", "compare")) -> Rule | None:
    return _drawn(world, world.dice.choice(kinds))


def _plain_part(world: World) -> Rule | None:
    """One without "not": "if and only if ... is not" is hard to read."""
    return _true_part(world, ("same", "same", "compare"))


def _false_part(world: World) -> Rule | None:
    """A simple statement that is not true of the world."""
    subject = world.item()
    choices = [c for c in world.sayable if c.name != subject.category]
    if not choices:
        return None
    rule = Same(subject, world.item(*choices))
    return None if holds(rule, world.frame, world.arrangement) else rule


def if_then(world: World) -> Rule | None:
    """ "If Ann has the cat, Ben drinks tea." """
    condition = _true_part(world) if world.dice.random() < 0.4 else _false_part(world)
    consequence = _true_part(world) if world.dice.random() < 0.6 else _false_part(world)
    if condition is None or consequence is None or _about_one(condition, consequence):
        return None
    return IfThen(condition, consequence)


def iff(world: World) -> Rule | None:
    """ "Ann has the cat if and only if Ben drinks tea." """
    draw = _plain_part if world.dice.random() < 0.5 else _false_part
    left, right = draw(world), draw(world)
    return None if left is None or right is None or _about_one(left, right) else Iff(left, right)


def either_or(world: World) -> Rule | None:
    """ "Ann has the cat, or Ben drinks tea, or both." """
    parts = [_true_part(world), _false_part(world)]
    return _joined(world, parts, Or)


def exactly_one(world: World) -> Rule | None:
    """ "Exactly one of these is true: ..." """
    parts = [_true_part(world), _false_part(world)]
    if world.dice.random() < 0.3:
        parts.append(_false_part(world))
    return _joined(world, parts, lambda rules: Count(1, 1, rules))


def _joined(world: World, parts: list[Rule | None], build: Callable[[tuple[Rule, ...]], Rule]) -> Rule | None:
    found = [part for part in parts if part is not None]
    if len(found) < len(parts) or any(_about_one(*pair) for pair in combinations(found, 2)):
        return None
    world.dice.shuffle(found)
    return build(tuple(found))


def _about_one(one: Rule, other: Rule) -> bool:
    """Whether the one settles the other: nobody would say "Ann sits in seat 1, or Ann sits in seat 2, or both"."""
    if one == other:
        return True
    if not isinstance(one, Same | Different) or not isinstance(other, Same | Different):
        return False
    ends = ({one.left, one.right}, {other.left, other.right})
    return bool(ends[0] & ends[1]) and {t.category for t in ends[0]} == {t.category for t in ends[1]}


SIMPLE: dict[str, Callable[[World], Rule | None]] = {"same": same, "different": different, "compare": compare, "exact": exact}
"""What statements about statements are made of."""


def _drawn(world: World, kind: str) -> Rule | None:
    rule = SIMPLE[kind](world)
    return rule if rule is not None and holds(rule, world.frame, world.arrangement) else None


def _category(rule: Same | Different) -> str | None:
    return rule.right.category if isinstance(rule.right, Item) else None
