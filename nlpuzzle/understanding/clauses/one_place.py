"""Whether rules put two things of one kind in one place: "Ann is right before Ben, and Cleo right after Ann" would do so."""

from collections import defaultdict
from collections.abc import Iterator, Sequence

from nlpuzzle.puzzle import Number
from nlpuzzle.rules import Compare, Item, Rule, Same, Term

__all__ = ["in_one_place"]

_Steps = dict[Term, list[tuple[Term, Number]]]


def in_one_place(rules: Sequence[Rule]) -> bool:
    """Whether by exact distances, of one category, two items of another stand in the same place, or one in two places."""
    measured = {rule.category for rule in rules if isinstance(rule, Compare)}
    return any(_clash(rules, category) for category in sorted(measured))


def _clash(rules: Sequence[Rule], category: str) -> bool:
    steps: _Steps = defaultdict(list)
    for one, other, way in _exact(rules, category):
        steps[one].append((other, way))
        steps[other].append((one, -way))
    found: dict[Term, Number] = {}
    for start in steps:
        if start in found:
            continue
        found[start] = 0
        row, taken = [start], dict[tuple[str, Number], Term]()
        while row:
            term = row.pop()
            place = (term.category if isinstance(term, Item) else "", found[term])
            if isinstance(term, Item) and taken.setdefault(place, term) != term:
                return True
            for other, way in steps[term]:
                if other not in found:
                    found[other] = found[term] + way
                    row.append(other)
                elif found[other] != found[term] + way:
                    return True
    return False


def _exact(rules: Sequence[Rule], category: str) -> Iterator[tuple[Term, Term, Number]]:
    """Two terms, and how much more of the category the second one has."""
    for rule in rules:
        if isinstance(rule, Same):
            yield rule.left, rule.right, 0
        elif isinstance(rule, Compare) and rule.category == category and rule.operator == "=":
            left, right = rule.left, rule.right
            plain = not (left.minus or right.minus) and (left.scale, right.scale) == (1, 1)
            if plain and left.term is not None and right.term is not None:
                yield left.term, right.term, left.offset - right.offset
