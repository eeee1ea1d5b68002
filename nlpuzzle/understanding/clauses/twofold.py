"""Two comparisons in one sentence: "just before or just after", "before Ben but not Cleo", "taller than only Ben"."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import combinations, product

from lark import Token as Leaf
from lark import Tree

from nlpuzzle.rules import Beside, Compare, Item, Or
from nlpuzzle.understanding.clauses.common import (
    Impossible,
    Rules,
    Unresolved,
    clash,
    different,
    joined_by,
    same,
)
from nlpuzzle.understanding.clauses.compared import compared
from nlpuzzle.understanding.clauses.order import OrderReader
from nlpuzzle.understanding.clauses.ordering import candidates
from nlpuzzle.understanding.clauses.references import at_rank
from nlpuzzle.understanding.words.lines import is_line

__all__ = ["TwofoldReader"]

_BEFORE_EITHER = frozenset("before after ahead behind above below front".split())


def _alike(first: Tree[Leaf], second: Tree[Leaf]) -> Tree[Leaf]:
    """ "Directly ahead of or behind", "two places ahead of or behind": what is said of the one direction holds of the other."""
    bare = [leaf.type for leaf in second.scan_values(lambda v: isinstance(v, Leaf))] == ["DIR"]
    if not bare or not any(isinstance(c, Leaf) and c.type == "DIR" for c in first.children):
        return second
    (other,) = second.children
    return Tree(first.data, [other if isinstance(c, Leaf) and c.type == "DIR" else c for c in first.children])


class TwofoldReader(OrderReader):
    """The productions that compare a thing twice, or with several that stand by "or" or "only"."""

    def either_relation(self, left: Tree[Leaf], *rest: Tree[Leaf] | Leaf, negated: bool = False) -> Iterator[Rules]:
        """ "Immediately before or immediately after": one of two relations to the same thing."""
        first, second, right = (child for child in rest if isinstance(child, Tree))
        self._one_term(right)
        second = _alike(first, second)
        either = [list(self.relation(left, rel, right, negated)) for rel in (first, second)]
        for one, other in product(*either):
            if one == other:
                raise Impossible
            yield (*one, *other) if negated else (Or((*one, *other)),)

    def neither_relation(self, left: Tree[Leaf], *rest: Tree[Leaf] | Leaf) -> Iterator[Rules]:
        yield from self.either_relation(left, *rest, negated=True)

    def relation_but_not(
        self, left: Tree[Leaf], rel: Tree[Leaf], right: Tree[Leaf], *rest: Tree[Leaf] | Leaf
    ) -> Iterator[Rules]:
        """ "Ann came in before Ben but not Cleo": the one holds, the other does not."""
        yield from self._but_not(self.relation, left, rel, right, rest)

    def comparison_but_not(
        self, left: Tree[Leaf], cmp: Tree[Leaf], right: Tree[Leaf], *rest: Tree[Leaf] | Leaf
    ) -> Iterator[Rules]:
        yield from self._but_not(self.comparison, left, cmp, right, rest)

    def _but_not(
        self,
        read: Callable[..., Iterator[Rules]],
        left: Tree[Leaf],
        relation: Tree[Leaf],
        right: Tree[Leaf],
        rest: Sequence[Tree[Leaf] | Leaf],
    ) -> Iterator[Rules]:
        denied = next(r for r in rest if isinstance(r, Tree))
        verb = next(self.tokens[int(r)].gap for r in rest if isinstance(r, Leaf) and r.type == "NOT")
        if verb:
            raise Unresolved("two verbs", verb)  # "but is not the cook": another clause
        like, other = self._one_term(right), self._compared_with(denied, True)
        indices = [int(leaf) for leaf in denied.scan_values(lambda v: isinstance(v, Leaf) and v.type == "ITEM")]
        placed = any(isinstance(t, Item) and is_line(self.frame.by_name[t.category]) for t in other)  # "but not first"
        if placed or any(w.low not in ("the", "a", "an") for i in indices for w in self.tokens[i].gap):
            raise Unresolved("mixed list", self.tokens[indices[0]].words)  # "before Ben but not in red"
        alike = all(isinstance(t, Item) and isinstance(like, Item) and t.category == like.category for t in other)
        subject = self._subject(left)
        leaves = [int(leaf) for leaf in denied.scan_values(lambda v: isinstance(v, Leaf))]
        if any(self.support.letter(w) == "p" for i in leaves if i not in indices for w in self.tokens[i].gap):
            if any(isinstance(term, Beside) and term.term != like for term in other):
                raise Impossible  # "higher than Ben, but not on the one directly above | him": above Ben
            for so in read(left, relation, right):
                yield (*so, *(different(subject, term) for term in other))
            return
        for so, not_so in product(read(left, relation, right), read(left, relation, denied, negated=True)):
            yield (*so, *not_so)
            if not alike:  # "before Ben but not the cook": not before the cook, or no cook
                yield (*so, *(different(subject, term) for term in other))

    def relation_to_either(
        self, left: Tree[Leaf], rel: Tree[Leaf], _either: Leaf, right: Tree[Leaf]
    ) -> Iterator[Rules]:
        """ "Before either Ben or Cleo": before both; "next to either" and "beat either" may mean one of them."""
        if not {w.low for w in self._words(rel)} & _BEFORE_EITHER:
            raise Unresolved("not one person", self._words(rel))
        yield from self.relation(left, rel, self._each_of(right))

    def comparison_to_either(
        self, left: Tree[Leaf], cmp: Tree[Leaf], _either: Leaf, right: Tree[Leaf]
    ) -> Iterator[Rules]:
        yield from self.comparison(left, cmp, self._each_of(right))

    def _each_of(self, right: Tree[Leaf]) -> Tree[Leaf]:
        """The list "A or B" as "A and B"."""
        phrases, joints = self._parts(right)
        if not joints or not joined_by("OR", joints):
            raise Unresolved("mixed list", ())
        children: list[Tree[Leaf] | Leaf] = []
        for phrase in phrases:
            children += [Leaf("AND", ""), phrase] if children else [phrase]
        return Tree("list", children)

    def comparison_to_only(self, left: Tree[Leaf], cmp: Tree[Leaf], only: Leaf, right: Tree[Leaf]) -> Iterator[Rules]:
        """ "Ann is taller than only Ben and Cleo": than these, and than nobody else."""
        others = self._compared_with(right, False)
        if not all(clash(a, b) for a, b in combinations(others, 2)):
            raise Unresolved("which one", self._words(only))  # two of one category are two for certain
        for rules in self.comparison(left, cmp, right):
            told = [rule for rule in rules if isinstance(rule, Compare) and rule.operator in ("<", ">")]
            if len(told) != len(others) or len(self.subjects) != 1:
                raise Unresolved("which one", self._words(only))
            rank = -(len(others) + 1) if told[0].operator == "<" else len(others) + 1
            yield (*rules, same(self.subjects[0], at_rank(self.frame.by_name[told[0].category], rank)))

    def either_comparison(self, left: Tree[Leaf], *rest: Tree[Leaf] | Leaf) -> Iterator[Rules]:
        """ "A year older or younger than the baker": one of two differences in the same category."""
        first, second, right = (child for child in rest if isinstance(child, Tree))
        than = next(r for r in rest if isinstance(r, Leaf) and r.type == "THAN")
        words = self._words(first)
        if len(first.children) < 2:
            raise Unresolved("no order", words)  # "older or a year younger": by how much?
        if self._words(first)[-1].low == "more" and self._words(second)[0].low == "less":
            raise Unresolved("stop:vague", words[-1:])  # "$5 more or less": roughly $5
        shared = second if len(second.children) > 1 else Tree("degree", [first.children[0], *second.children])
        one, other = self._subject(left), self._one_term(right)
        opening = rest[0] if isinstance(rest[0], Leaf) else next(first.scan_values(lambda v: isinstance(v, Leaf)))
        predicate = self._predicate_of(int(opening))
        owned, bare = self._owned(first), self._bare_values()
        found = []
        for degree in (first, shared):
            relation = replace(self._relation(Tree("cmp", [*degree.children, than]), predicate), owned=owned, bare=bare)
            self._check_compared(relation, degree, [other])
            choice = candidates(relation, (one, other), self.frame, self.support)
            found.append([(c, compared(one, other, c, sign, relation, amount)) for c, sign, amount in choice])
        either = [(a, b) for (c, a), (d, b) in product(*found) if c == d and a != b]
        if one == other:
            raise Impossible
        if not either:
            raise Unresolved("no order", words)
        yield from ((Or(pair),) for pair in either)
