"""Places of a line: next to, between, so many apart."""

from collections.abc import Iterator, Sequence
from itertools import product

from lark import Token as Leaf
from lark import Tree

from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import Word
from nlpuzzle.rules import Amount, Between, Compare, Not, Term
from nlpuzzle.understanding.clauses.common import Impossible, Rules, Unresolved
from nlpuzzle.understanding.clauses.order import OrderReader
from nlpuzzle.understanding.lines import TAKES_PLACE, in_turn
from nlpuzzle.understanding.ordering import Relation, consecutive, directed, kinds_of, lines

__all__ = ["PlaceReader"]


class PlaceReader(OrderReader):
    """The productions about places of a line."""

    def neighbors(self, left: Tree[Leaf], word: Leaf, negated: bool = False) -> Iterator[Rules]:
        terms = self._everyone(left)
        if len(terms) != 2:
            raise Unresolved("several subjects", self._words(word))
        yield from self._side_by_side(terms[0], terms[1], negated, word)

    def not_neighbors(self, left: Tree[Leaf], _not: Leaf, word: Leaf) -> Iterator[Rules]:
        yield from self.neighbors(left, word, negated=True)

    def between(
        self, left: Tree[Leaf], *rest: Tree[Leaf] | Leaf, negated: bool = False, ordered: bool = False
    ) -> Iterator[Rules]:
        middle, ends = self._subject(left), self._pair(next(r for r in rest if isinstance(r, Tree)))
        choice = lines(Relation(), self.frame)
        word = next(r for r in rest if isinstance(r, Leaf) and r.type == "BETWEEN")
        if len(choice) != 1:
            raise Unresolved("no line", self._words(word))
        name = choice[0].name
        gap = self.tokens[int(word)].gap
        placed = {"place", "time"}
        verbs = [w for w in gap if self.support.letter(w) == "v" and w.stem not in TAKES_PLACE and not kinds_of(w) & placed]
        weighed = any(kinds_of(w) for w in verbs)  # "weighs between"
        if weighed or (verbs and not in_turn(choice[0])):
            raise Unresolved("relation", gap)  # "chose between"
        if len({middle, *ends}) < 3:
            raise Impossible
        if ordered:
            first, second = ends
            yield (
                Compare(name, Amount(first), "<", Amount(middle)),
                Compare(name, Amount(middle), "<", Amount(second)),
            )
            return
        rule = Between(name, middle, *ends)
        yield (Not(rule) if negated else rule,)

    def between_in_order(self, left: Tree[Leaf], *rest: Tree[Leaf] | Leaf) -> Iterator[Rules]:
        yield from self.between(left, *rest, ordered=True)

    def directly_between(self, left: Tree[Leaf], *rest: Tree[Leaf] | Leaf) -> Iterator[Rules]:
        """ "Immediately between Ben and Cleo": next to both."""
        middle, ends = self._subject(left), self._pair(next(r for r in rest if isinstance(r, Tree)))
        word = next(r for r in rest if isinstance(r, Leaf) and r.type == "BETWEEN")
        if len({middle, *ends}) < 3:
            raise Impossible
        each = [self._side_by_side(middle, end, False, word) for end in ends]
        yield from (tuple(rule for rules in found for rule in rules) for found in product(*each))

    def not_between(self, left: Tree[Leaf], _not: Leaf, *rest: Tree[Leaf] | Leaf) -> Iterator[Rules]:
        yield from self.between(left, *rest, negated=True)

    def apart(self, _there: Leaf, amount: Tree[Leaf], _between: Leaf, right: Tree[Leaf]) -> Iterator[Rules]:
        yield from self._distance(self._pair(right), amount, 1, False)

    def apart_them(self, left: Tree[Leaf], amount: Tree[Leaf], _between: Leaf) -> Iterator[Rules]:
        yield from self._distance(self._pair(left), amount, 1, False)

    def places_apart(self, left: Tree[Leaf], amount: Tree[Leaf], _apart: Leaf) -> Iterator[Rules]:
        yield from self._distance(self._pair(left), amount, 0, False)

    def not_places_apart(self, left: Tree[Leaf], _not: Leaf, amount: Tree[Leaf], _apart: Leaf) -> Iterator[Rules]:
        yield from self._distance(self._pair(left), amount, 0, True)

    def apart_first(self, amount: Tree[Leaf], _between: Leaf, right: Tree[Leaf]) -> Iterator[Rules]:
        yield from self._distance(self._pair(right), amount, 1, False)

    def apart_from(self, left: Tree[Leaf], amount: Tree[Leaf], _from: Leaf, right: Tree[Leaf]) -> Iterator[Rules]:
        yield from self._distance((self._subject(left), self._one_term(right)), amount, 0, False)

    def not_apart_from(
        self, left: Tree[Leaf], _not: Leaf, amount: Tree[Leaf], _from: Leaf, right: Tree[Leaf]
    ) -> Iterator[Rules]:
        yield from self._distance((self._subject(left), self._one_term(right)), amount, 0, True)

    def _distance(self, pair: tuple[Term, Term], amount: Tree[Leaf], more: int, negated: bool) -> Iterator[Rules]:
        relation = self._relation(amount, ())
        choice = [c for c in lines(relation, self.frame) if consecutive(c)]
        if len(choice) != 1 or relation.number is None:
            raise Unresolved("no line", self._words(amount))
        counted = self._counted_after(amount)
        if (relation.unit and choice[0].unit != relation.unit) or not self._counts_places(counted, choice[0].name):
            raise Unresolved("what is counted", counted or self._words(amount))
        if pair[0] == pair[1] or relation.number + more > self.frame.size - 1:
            raise Impossible
        operator = {"exact": "=", "at least": ">=", "at most": "<=", "over": ">", "under": "<"}[relation.bound]
        rule = directed(*pair, choice[0], operator, relation.number + more)  # type: ignore[arg-type]
        yield (Not(rule) if negated else rule,)

    def _counts_places(self, counted: Sequence[Word], category: str) -> bool:
        nouns = [w for w in counted if self.support.letter(w) in "no" and unit_of(w.low) is not None]
        return all(w.low in word_table("places") or self.support.speaks_of(category, [w]) for w in nouns)
