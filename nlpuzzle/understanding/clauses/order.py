"""Comparisons: before, older, twice as much."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import combinations, pairwise, product

from lark import Token as Leaf
from lark import Tree

from nlpuzzle.english.words import Word
from nlpuzzle.puzzle import Category
from nlpuzzle.rules import Amount, Compare, Item, Not, Or, Rule, Term
from nlpuzzle.understanding.clauses.common import (
    Impossible,
    Rules,
    Unresolved,
    clash,
    different,
    joined_by,
    opposite,
    same,
    tail_of,
)
from nlpuzzle.understanding.clauses.compared import compared, consecutive, directed, step
from nlpuzzle.understanding.clauses.ordering import Relation, candidates
from nlpuzzle.understanding.clauses.phrases import ADVERBIAL, PhraseReader
from nlpuzzle.understanding.clauses.references import at_rank
from nlpuzzle.understanding.soundness.persons import person_before
from nlpuzzle.understanding.tokenising.tokens import Place, Token
from nlpuzzle.understanding.words.lines import is_line
from nlpuzzle.understanding.words.people import is_person
from nlpuzzle.understanding.words.vocabulary import kinds_of, personal

__all__ = ["OrderReader"]

#: what has no zero to count from: nothing is twice a date
#: verbs of a contest
_BEATS = frozenset("beat beats beaten lost".split())
_UNSCALED = frozenset({"position", "id", "date", "time", "temperature"})
#: "Ann and Ben are neighbours of Cleo", each of them; "next to Cleo" may be the two together
_SEVERAL = frozenset({"neighbors", "neighbours"})
_BEFORE_EITHER = frozenset("before after ahead behind above below front".split())
_BESIDE = frozenset("next beside alongside adjacent neighboring neighbouring side".split())


def _alike(first: Tree[Leaf], second: Tree[Leaf]) -> Tree[Leaf]:
    """ "Directly ahead of or behind", "two places ahead of or behind": what is said of the one direction holds of the other."""
    bare = [leaf.type for leaf in second.scan_values(lambda v: isinstance(v, Leaf))] == ["DIR"]
    if not bare or not any(isinstance(c, Leaf) and c.type == "DIR" for c in first.children):
        return second
    (other,) = second.children
    return Tree(first.data, [other if isinstance(c, Leaf) and c.type == "DIR" else c for c in first.children])


class OrderReader(PhraseReader):
    """The productions that compare two things in an ordered category."""

    def relation(self, left: Tree[Leaf], rel: Tree[Leaf], right: Tree[Leaf], negated: bool = False) -> Iterator[Rules]:
        lefts, rights = self._everyone(left), self._compared_with(right, negated)
        self.subjects = lefts if len(lefts) == 1 else []
        relation = replace(self._relation(rel, self._predicate(rel)), bare=self._bare_values())
        self._check_start(relation, rel)
        self._check_pursuit(rel, right)
        self._check_adverbial(right)
        if self._next_unit(rel):
            relation = replace(relation, direct=True)
        if negated and len(lefts) > 1:
            raise Unresolved("not of two", ())
        if relation.direction == "next":
            if len(lefts) > 1 and (len(rights) > 1 or negated or not {w.low for w in self._words(rel)} & _SEVERAL):
                raise Unresolved("several subjects", self._words(rel))
            each = [self._side_by_side(one, other, negated, rel) for one, other in product(lefts, rights)]
            yield from (tuple(rule for rules in found for rule in rules) for found in product(*each))
            return
        if (len(lefts) > 1 or len(rights) > 1) and (relation.direct or relation.bound == "exact"):
            raise Unresolved("several subjects", self._words(rel))
        yield from self._ordered(lefts, rights, relation, negated, self._words(rel))
        if any(t.type == "DIR" and t.value.endswith(":next") for t in self._tokens_of(rel)) and not relation.direct:
            # "Ann follows Ben": at once?
            yield from self._ordered(lefts, rights, replace(relation, direct=True), negated, self._words(rel))

    def _tokens_of(self, node: Tree[Leaf]) -> list[Token]:
        return [self.tokens[int(leaf)] for leaf in node.scan_values(lambda v: isinstance(v, Leaf))]

    def _check_pursuit(self, rel: Tree[Leaf], right: Tree[Leaf]) -> None:
        """ "The diver is after | pearls": who is after a thing wants it, and stands behind nobody."""
        words = self._words(rel)
        first = min(int(leaf) for leaf in rel.scan_values(lambda v: isinstance(v, Leaf)))
        wanted = [self.tokens[int(leaf)] for leaf in right.scan_values(lambda v: isinstance(v, Leaf) and v.type == "ITEM")]
        plain = [w.low for w in words] == ["after"] and all(self.support.letter(w) == "a" for w in self._predicate_of(first))
        somebody = person_before(self.tokens, first, self.support) or any(is_person(w.low) for w in self.tokens[0].gap)
        if not plain or not wanted or not somebody:
            return
        indefinite = all(w.low in ("a", "an", "some") for w in wanted[0].gap) and wanted[0].words[0].text.islower()
        if indefinite and not self.support.people_in(wanted[0]) and not isinstance(wanted[0].reference, Place):
            raise Unresolved("pursuit", words)

    def _check_adverbial(self, right: Tree[Leaf]) -> None:
        """ "Beat Hal | at chess", "sat behind Hal | on Monday": after a bare name a phrase may belong to the verb."""
        indices = sorted(int(leaf) for leaf in right.scan_values(lambda v: isinstance(v, Leaf) and v.type == "ITEM"))
        for gap in (self.tokens[i].gap for i in indices[:1]):
            if len(gap) == 2 and self.support.letter(gap[0]) == "n" and gap[1].low in ADVERBIAL:
                raise Unresolved("misplaced", gap)  # "started after breakfast | at 5:45"
        for one, other in pairwise(indices):
            gap = self.tokens[other].gap
            bare = not self.tokens[one].gap and other == one + 1 and self.tokens[one].number is None
            if bare and gap and gap[0].low in ADVERBIAL:
                raise Unresolved("misplaced", (*gap[:1], *self.tokens[other].words))

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

    def _compared_with(self, right: Tree[Leaf], negated: bool) -> list[Term]:
        """What comes after "than" or "behind": "Ben and Cleo", and after "not" also "Ben or Cleo"."""
        _, joints = self._parts(right)
        if negated and joints:
            return self._everyone(right, "NOR" if joints[-1] == "NOR" else "OR")
        return self._everyone(right)

    def bounded_relation(self, left: Tree[Leaf], rel: Tree[Leaf], right: Tree[Leaf], limit: Tree[Leaf]) -> Iterator[Rules]:
        yield from self.relation(left, Tree("rel", [*rel.children, *limit.children]), right)

    def bounded_comparison(self, left: Tree[Leaf], cmp: Tree[Leaf], right: Tree[Leaf], limit: Tree[Leaf]) -> Iterator[Rules]:
        yield from self.comparison(left, Tree("cmp", [*cmp.children, *limit.children]), right)

    def relation_not_direct(
        self, left: Tree[Leaf], rel: Tree[Leaf], right: Tree[Leaf], apart: Leaf
    ) -> Iterator[Rules]:
        yield from self.relation(left, Tree("rel", [*rel.children, apart]), right)

    def relation_by(
        self, left: Tree[Leaf], rel: Tree[Leaf], right: Tree[Leaf], _by: Leaf, amount: Tree[Leaf]
    ) -> Iterator[Rules]:
        yield from self.bounded_relation(left, rel, right, amount)

    def comparison_by(
        self, left: Tree[Leaf], cmp: Tree[Leaf], right: Tree[Leaf], _by: Leaf, amount: Tree[Leaf]
    ) -> Iterator[Rules]:
        yield from self.bounded_comparison(left, cmp, right, amount)

    def not_relation(self, left: Tree[Leaf], _not: Leaf, rel: Tree[Leaf], right: Tree[Leaf]) -> Iterator[Rules]:
        yield from self.relation(left, rel, right, negated=True)

    def comparison(self, left: Tree[Leaf], cmp: Tree[Leaf], right: Tree[Leaf], negated: bool = False) -> Iterator[Rules]:
        lefts, rights = self._everyone(left), self._compared_with(right, negated)
        self.subjects = lefts if len(lefts) == 1 else []
        relation = replace(self._relation(cmp, self._predicate(cmp)), owned=self._owned(cmp), bare=self._bare_values())
        if relation.adjective is not None and any(w.low in ("number", "numbers") for w in relation.owned):
            relation = replace(relation, adjective=replace(relation.adjective, base="numbered"))
        self._check_compared(relation, cmp, rights)
        self._check_adverbial(right)
        if (len(lefts) > 1 or (len(rights) > 1 and not negated)) and (relation.bound == "exact" or negated):
            raise Unresolved("several subjects", self._words(cmp))
        yield from self._ordered(lefts, rights, relation, negated, self._words(cmp))

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

    def not_equal(self, left: Tree[Leaf], _not: Leaf, equal: Leaf, _as: Leaf, right: Tree[Leaf]) -> Iterator[Rules]:
        """ "Ann is not as old as the baker": she is younger."""
        token = self.tokens[int(equal)]
        adjective = token.adjective
        counted = tuple(w for w in self.tokens[int(_as)].gap if self.support.letter(w) in "nov")
        if adjective is None:
            raise Unresolved("no order", token.words)
        less = replace(adjective, sign=-adjective.sign)
        relation = Relation(adjective=less, evidence=self._predicate_of(int(_not)), counted=counted, bare=self._bare_values())
        subject, others = self._subject(left), self._compared_with(right, True)
        self._check_verb(relation, token.words)
        yield from self._ordered([subject], others, relation, False, token.words)

    def not_comparison(self, left: Tree[Leaf], _not: Leaf, cmp: Tree[Leaf], right: Tree[Leaf]) -> Iterator[Rules]:
        yield from self.comparison(left, cmp, right, negated=True)

    def multiple(self, left: Tree[Leaf], *rest: Tree[Leaf] | Leaf) -> Iterator[Rules]:
        """ "Ann paid twice as much as Ben": one amount is a multiple of the other."""
        times = next(r for r in rest if isinstance(r, Leaf) and r.type == "MULT")
        first = next(r for r in rest if isinstance(r, Leaf))
        right = next(r for r in rest if isinstance(r, Tree))
        one, other = self._subject(left), self._one_term(right)
        token = self.tokens[int(times)]
        counted = tuple(w for w in token.words if self.support.letter(w) in "nov")
        relation = Relation(adjective=token.adjective, evidence=self._predicate_of(int(first)), counted=counted)
        inside = token.words[-1 - len(token.value.split()) : -1] if token.value else ()
        if any(self.support.letter(w) not in "no" for w in inside):
            raise Unresolved("misplaced", inside)
        whose = self.tokens[-1].gap
        known = any(self.support.supported(w) or personal(w.low) for w in whose[1:])
        if len(whose) > 1 and self.support.letter(whose[0]) == "s" and not known:
            raise Unresolved("misplaced", whose)  # "twice that of the lamp's frame"
        if token.number is None or (token.adjective is not None and token.adjective.sign < 0):
            raise Unresolved("no order", token.words)
        owned = self._owned_before(int(first))
        if token.adjective is None and token.words[-1].low == "what":
            choice = self._amounts_of(relation.evidence)
        elif token.adjective is None and owned:
            numbered = any(w.low in ("number", "numbers") for w in owned)
            choice = [c for c in self.frame.ordered if self.support.names(c, owned)]
            choice = [c for c in choice if c.dimension not in _UNSCALED or (numbered and c.dimension == "position")]
        elif token.adjective is None:  # "twice the price of"
            self._check_adverbial(right)
            verbs = [w for w in relation.evidence if self.support.letter(w) in "nov"]
            named = [c for c in self.frame.ordered if c.dimension not in _UNSCALED and self.support.names(c, token.words)]
            choice = [c for c in named if all(c.dimension in kinds_of(w) for w in verbs)]  # "wanted" may not get it
        else:
            choice = [c for c, _, _ in candidates(relation, (one, other), self.frame, self.support)]
        if not choice or any(c.dimension in _UNSCALED - {"position"} for c in choice):
            raise Unresolved("no order", token.words)
        for category in choice:
            yield (Compare(category.name, Amount(one), "=", Amount(other, scale=token.number)),)

    def _owned_before(self, index: int) -> tuple[Word, ...]:
        """What the left side owns: "Ann's | price | was twice that of"."""
        tail = tail_of(self.tokens[index].gap, self.support)
        return tail if tail and self.support.letter(tail[0]) == "s" else ()

    def _amounts_of(self, evidence: Sequence[Word]) -> list[Category]:
        """The categories that the verbs on both sides of "twice what" speak of."""
        there = self.tokens[-1].gap
        if len(there) > 1 or any(self.support.letter(w) not in "vo" for w in there):
            return []
        sides = [{kind for w in words for kind in kinds_of(w)} for words in (evidence, there or evidence)]
        return [c for c in self.frame.ordered if c.dimension not in _UNSCALED and c.dimension in sides[0] & sides[1]]

    def _ordered(
        self, lefts: list[Term], rights: list[Term], relation: Relation, negated: bool, words: Sequence[Word]
    ) -> Iterator[Rules]:
        choice = candidates(relation, (*lefts, *rights), self.frame, self.support)
        if any(w.low in _BEATS for w in words):
            choice = [found for found in choice if found[0].dimension != "date"]  # one wins by no earlier founding
        if not choice:
            raise Unresolved("no order", words)
        for category, sign, amount in choice:
            rules = []
            for a, b in product(lefts, rights):
                if a == b:
                    raise Impossible
                rule = compared(a, b, category, sign, relation, amount)
                rules.append(opposite(rule) if negated else rule)
            yield tuple(rules)

    def _side_by_side(self, a: Term, b: Term, negated: bool, node: Tree[Leaf] | Leaf) -> Iterator[Rules]:
        choice = self._lines(node)
        if any(w.low in _BESIDE for w in self._words(node)):  # in space, not in time
            choice = [c for c in choice if is_line(c)]
        if not choice:
            raise Unresolved("no line", self._words(node))
        if a == b:
            raise Impossible
        for category in choice:
            if not consecutive(category):
                rule: Rule = Or((step(category, a, b, 1), step(category, a, b, -1)))
            else:
                rule = directed(a, b, category, "=", 1)
            yield (Not(rule) if negated else rule,)
