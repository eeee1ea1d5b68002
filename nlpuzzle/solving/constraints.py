"""From a rule to its condition on the board, with exactly the meaning of `rules.meaning.holds`."""

from collections.abc import Callable, Iterator
from functools import cached_property

from nlpuzzle.puzzle import Category, Frame, Item, Number
from nlpuzzle.rules.meaning import OPERATORS, asserted, parts_of
from nlpuzzle.rules.rules import (
    AllDifferent,
    Amount,
    And,
    Between,
    Compare,
    Count,
    Different,
    Distance,
    Iff,
    IfThen,
    Not,
    OneOf,
    Or,
    Pairing,
    Rule,
    Same,
)  # fmt: skip
from nlpuzzle.rules.terms import At, Beside, Term
from nlpuzzle.solving.conditions import (
    FALSE,
    TRUE,
    All,
    Any,
    Choice,
    Condition,
    Constant,
    Counted,
    Link,
    Negated,
    Pair,
    Within,
)  # fmt: skip
from nlpuzzle.solving.sums import Sum
from nlpuzzle.solving.tables import distance_table, linear_table

__all__ = ["Constraints"]

_Scenario = dict[tuple[int, int], int]
"""What a clue's own "beside" terms have fixed so far: (position, category) -> item index."""
_Then = Callable[[int | None, _Scenario], Condition]


class Constraints:
    """Builds conditions for the rules of one frame; items stand on the board in the order of the frame."""

    def __init__(self, frame: Frame) -> None:
        self.frame = frame
        self.n = frame.size
        self.numbers = {c.name: i for i, c in enumerate(frame.categories)}
        self._links: dict[tuple[int, int], Link] = {}

    @cached_property
    def _rank_orders(self) -> dict[str, tuple[tuple[int, ...], dict[int, int]]]:
        """For each category the item indices by rank, and the rank (from 0) of each index."""
        orders = {}
        for c in self.frame.categories:
            by_rank = tuple(c.index[label] for label in c.ranked)
            orders[c.name] = by_rank, {index: rank for rank, index in enumerate(by_rank)}
        return orders

    def category(self, name: str) -> Category:
        """The category of that name; raises ValueError in a puzzler's words where there is none."""
        found = self.frame.by_name.get(name)
        if found is None:
            raise ValueError(f"there is no category {name}")
        return found

    def values(self, name: str) -> tuple[Number, ...]:
        """The comparable numbers of a category; raises ValueError where it has no order."""
        values = self.category(name).values
        if values is None:
            raise ValueError(f"{name} has no order")
        return values

    def position(self, item: Item) -> int:
        """Where an item stands on the board; raises ValueError where the frame has no such item."""
        index = self.category(item.category).index.get(item.label)
        if index is None:
            raise ValueError(f"{item.category} has no item {item.label}")
        return self.numbers[item.category] * self.n + index

    def conditions(self, rule: Rule) -> Iterator[Condition]:
        """What a clue that says `rule` demands, as conditions that must all hold."""
        for part in parts_of(rule):
            yield self._truth(part)
        for term in asserted(rule):
            if not isinstance(term, Item):
                yield self._term(term, {}, lambda p, _: FALSE if p is None else TRUE)

    def watches(self, rule: Rule) -> set[tuple[int, int]]:
        """The (position, category) pairs whose links a rule looks at."""
        found: set[tuple[int, int]] = set()
        self._watch(rule, found)
        return found

    # -- terms

    def _term(self, term: Term, scenario: _Scenario, then: _Then) -> Condition:
        """The condition `then` makes of the position that stands for the term (None: there is no such thing)."""
        match term:
            case Item():
                return then(self.position(term), scenario)
            case At(name, rank):
                self.category(name)
                by_rank, _ = self._rank_orders[name]
                index = rank - 1 if rank > 0 else self.n + rank
                return then(self.numbers[name] * self.n + by_rank[index] if 0 <= index < self.n else None, scenario)
            case Beside(inner, name, offset):
                self.category(name)
                return self._term(inner, scenario, lambda p, s: self._beside(p, name, offset, s, then))

    def _beside(self, p: int | None, name: str, offset: int, scenario: _Scenario, then: _Then) -> Condition:
        if p is None:
            return then(None, scenario)
        category = self.numbers[name]
        by_rank, ranks = self._rank_orders[name]

        def at(index: int, known: _Scenario) -> Condition:
            rank = ranks[index] + offset
            return then(category * self.n + by_rank[rank] if 0 <= rank < self.n else None, known)

        if p // self.n == category:
            return at(p % self.n, scenario)
        if (p, category) in scenario:
            return at(scenario[p, category], scenario)
        return Choice(
            p,
            category,
            self.n,
            len(scenario),
            lambda i: self._link_of(p, category * self.n + i),
            lambda i: at(i, {**scenario, (p, category): i}),
        )

    def _terms(self, terms: tuple[Term, ...], then: Callable[[tuple[int, ...]], Condition]) -> Condition:
        """`then` of all positions, false where one of the terms does not exist."""

        def next_term(found: tuple[int, ...], scenario: _Scenario) -> Condition:
            if len(found) == len(terms):
                return then(found)
            return self._term(
                terms[len(found)], scenario, lambda p, s: FALSE if p is None else next_term((*found, p), s)
            )

        return next_term((), {})

    # -- atoms and connectives

    def _link_of(self, p: int, q: int) -> Link:
        key = (p, q) if p < q else (q, p)
        found = self._links.get(key)
        if found is None:
            p, q = key
            full = (1 << self.n) - 1
            found = self._links[key] = Link(
                p, q, full << (p // self.n * self.n), full << (q // self.n * self.n), self.n
            )
        return found

    def _same(self, p: int, q: int) -> Condition:
        if p // self.n == q // self.n:
            return Constant(p == q)
        return self._link_of(p, q)

    def _truth(self, rule: Rule) -> Condition:
        match rule:
            case Same(left, right):
                return self._terms((left, right), lambda at: self._same(*at))
            case Different(left, right):
                return self._terms((left, right), lambda at: _negated(self._same(*at)))
            case OneOf(term, options):
                return self._terms((term, *options), self._one_of)
            case Pairing(left, right):
                return self._terms((*left, *right), self._pairing)
            case AllDifferent(terms):
                return self._terms(terms, self._distinct)
            case Compare(name, left, operator, right):
                return self._compare(name, left, operator, right)
            case Distance(name, left, right, operator, amount):
                values = self.values(name)
                return self._terms(
                    (left, right), lambda at: self._distance(name, values, at[0], at[1], operator, amount)
                )
            case Between(name, term, first, second):
                values = self.values(name)
                return self._terms((term, first, second), lambda at: self._between(name, values, *at))
            case Not(inner):
                return _negated(self._truth(inner))
            case And(rules):
                return All([self._truth(r) for r in rules])
            case Or(rules):
                return Any([self._truth(r) for r in rules])
            case Count(low, high, rules):
                return Counted(low, high, [self._truth(r) for r in rules])
            case IfThen(condition, consequence):
                return Any([_negated(self._truth(condition)), self._truth(consequence)])
            case Iff(left, right):
                a, b = self._truth(left), self._truth(right)
                return Any([All([a, b]), All([_negated(a), _negated(b)])])

    def _one_of(self, at: tuple[int, ...]) -> Condition:
        term, options = at[0], at[1:]
        category = options[0] // self.n
        one_category = all(q // self.n == category for q in options) and len(set(options)) == len(options)
        if one_category and term // self.n != category:
            return Within(term, self._mask(category), sum(1 << q for q in options))
        return Counted(1, 1, [self._same(term, q) for q in options])

    def _pairing(self, at: tuple[int, ...]) -> Condition:
        a, b, c, d = at
        same = self._same
        straight, crossed = All([same(a, c), same(b, d)]), All([same(a, d), same(b, c)])
        return All([_negated(same(a, b)), _negated(same(c, d)), Any([straight, crossed])])

    def _distinct(self, at: tuple[int, ...]) -> Condition:
        return All([_negated(self._same(p, q)) for i, p in enumerate(at) for q in at[i + 1 :]])

    def _mask(self, category: int) -> int:
        return ((1 << self.n) - 1) << (category * self.n)

    def _within(self, position: int, name: str, indices: list[int]) -> Condition:
        """The position's item of the category is one of the indices."""
        category = self.numbers[name]
        if position // self.n == category:
            return Constant(position % self.n in indices)
        return Within(position, self._mask(category), sum(1 << (category * self.n + i) for i in indices))

    def _compare(self, name: str, left: Amount, operator: str, right: Amount) -> Condition:
        values = self.values(name)
        parts: list[tuple[Term, Number]] = []
        for side, sign in ((left, 1), (right, -1)):
            if side.term is not None:
                parts.append((side.term, sign * side.scale))
            if side.minus is not None:
                parts.append((side.minus, -sign))
        constant = left.offset - right.offset

        def compare(at: tuple[int, ...]) -> Condition:
            factors: dict[int, Number] = {}
            for p, (_, factor) in zip(at, parts, strict=True):
                factors[p] = factors.get(p, 0) + factor
            terms = [(p, f) for p, f in factors.items() if f != 0]
            holds = OPERATORS[operator]
            if not terms:
                return Constant(holds(constant, 0))
            if len(terms) == 1:
                p, f = terms[0]
                return self._within(p, name, [i for i, v in enumerate(values) if holds(f * v + constant, 0)])
            if len(terms) == 2:
                (p, f), (q, g) = terms
                return Pair(p, q, self.numbers[name], self.n, linear_table(values, f, g, constant, operator))
            return Sum(terms, constant, operator, self.numbers[name], values)

        return self._terms(tuple(term for term, _ in parts), compare)

    def _distance(
        self, name: str, values: tuple[Number, ...], p: int, q: int, operator: str, amount: Number
    ) -> Condition:
        if p == q:
            return Constant(OPERATORS[operator](0, amount))
        return Pair(p, q, self.numbers[name], self.n, distance_table(values, operator, amount))

    def _between(self, name: str, values: tuple[Number, ...], x: int, y: int, z: int) -> Condition:
        def less(p: int, q: int) -> Condition:
            if p == q:
                return FALSE
            return Pair(p, q, self.numbers[name], self.n, linear_table(values, 1, -1, 0, "<"))

        return Any([All([less(y, x), less(x, z)]), All([less(z, x), less(x, y)])])

    # -- what a rule looks at

    def _watch(self, rule: Rule, found: set[tuple[int, int]]) -> None:
        def links(terms: tuple[Term, ...]) -> None:
            for i, first in enumerate(terms):
                for second in terms[i + 1 :]:
                    for p in self._stands_for(first, found):
                        found.update((p, q // self.n) for q in self._stands_for(second, found))

        def values(name: str, terms: tuple[Term | None, ...]) -> None:
            for term in terms:
                if term is not None:
                    found.update((p, self.numbers[name]) for p in self._stands_for(term, found))

        match rule:
            case Same(left, right) | Different(left, right):
                links((left, right))
            case OneOf(term, options):
                for option in options:
                    links((term, option))
            case Pairing(first, second):
                links((*first, *second))
            case AllDifferent(terms):
                links(terms)
            case Compare(name, left_side, _, right_side):
                values(name, (left_side.term, left_side.minus, right_side.term, right_side.minus))
            case Distance(name, left, right, _, _):
                values(name, (left, right))
            case Between(name, term, first_term, second_term):
                values(name, (term, first_term, second_term))
            case Not(inner):
                self._watch(inner, found)
            case And(rules) | Or(rules) | Count(_, _, rules):
                for part in rules:
                    self._watch(part, found)
            case IfThen(first_rule, second_rule) | Iff(first_rule, second_rule):
                self._watch(first_rule, found)
                self._watch(second_rule, found)

    def _stands_for(self, term: Term, found: set[tuple[int, int]]) -> list[int]:
        """The positions that may stand for a term; what its inner terms look at is added to `found`."""
        match term:
            case Item():
                return [self.position(term)]
            case At(name, _):
                category = self.numbers[name]
                return list(range(category * self.n, (category + 1) * self.n))
            case Beside(inner, name, _):
                category = self.numbers[name]
                found.update((p, category) for p in self._stands_for(inner, found))
                return list(range(category * self.n, (category + 1) * self.n))


def _negated(condition: Condition) -> Condition:
    if isinstance(condition, Constant):
        return Constant(not condition.value)
    return condition.part if isinstance(condition, Negated) else Negated(condition)
