"""Items that no clue names are alike: solutions that differ only by which of them is which are one solution.

Of such items of one category the first is put before the second in the order of another category, and so on; that leaves
exactly one of the solutions that are told apart by nothing else.
"""

from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass, replace
from itertools import pairwise

from nlpuzzle.puzzle import Category, Frame, Item
from nlpuzzle.rules.rules import Amount, Compare, Rule

__all__ = ["apart"]


def apart(frame: Frame, rules: Sequence[tuple[str, Rule]]) -> tuple[Frame, Sequence[tuple[str, Rule]]]:
    """The frame and rules under which blanks of one category stand in order; both unchanged where no category has two.

    Blanks that a rule names are told apart by it and stay free. The order needs a category with at most one free blank.
    """
    if not frame.has_twins:
        return frame, rules
    named = {item for _, rule in rules for item in _items(rule)}
    free = {c.name: [b for b in c.blanks if Item(c.name, b) not in named] for c in frame}
    alike = [c for c in frame if len(free[c.name]) > 1]
    measures = sorted((c for c in frame if len(free[c.name]) < 2), key=lambda c: not c.ordered)
    measure = measures[0] if measures else None
    if not alike or measure is None:
        return frame, rules
    ordered = _in_order(measure)
    categories = tuple(ordered if c is measure else c for c in frame)
    more: list[tuple[str, Rule]] = []
    for category in alike:
        blanks = [Item(category.name, label) for label in free[category.name]]
        more += [("", _before(ordered.name, a, b)) for a, b in pairwise(blanks)]
    return Frame(categories), [*rules, *more]


def _in_order(category: Category) -> Category:
    return category if category.ordered else replace(category, values=tuple(range(1, len(category.items) + 1)))


def _before(category: str, first: Item, second: Item) -> Rule:
    return Compare(category, Amount(first), "<", Amount(second))


def _items(part: object) -> Iterator[Item]:
    """Every item inside a rule, however deep."""
    if isinstance(part, Item):
        yield part
    elif is_dataclass(part):
        for field in fields(part):
            yield from _items(getattr(part, field.name))
    elif isinstance(part, (tuple, list)):
        for inner in part:
            yield from _items(inner)
