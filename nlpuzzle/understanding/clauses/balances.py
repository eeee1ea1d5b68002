"""How many stand on the one side and on the other, how far apart, and somebody whom nobody names."""

from collections.abc import Iterator, Sequence

from lark import Token as Leaf
from lark import Tree

from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.words import Word, key
from nlpuzzle.rules import Amount, And, Beside, Compare, OneOf, Operator, Or, Rule, Same, Term
from nlpuzzle.understanding.clauses.common import Impossible, Rules, Unresolved, clash
from nlpuzzle.understanding.clauses.compared import compared, consecutive
from nlpuzzle.understanding.clauses.comparing import Relation
from nlpuzzle.understanding.clauses.ordering import candidates
from nlpuzzle.understanding.clauses.references import at_rank
from nlpuzzle.understanding.clauses.values import ValueReader
from nlpuzzle.understanding.tokenising.tokens import Pronoun

__all__ = ["BalanceReader"]

_FLIPPED: dict[Operator, Operator] = {"<": ">", ">": "<", "=": "=", "<=": ">=", ">=": "<="}


def _is_leaf(node: object) -> bool:
    return isinstance(node, Leaf)


class BalanceReader(ValueReader):
    """The productions that count those before and after, compare two distances, or speak of "someone younger"."""

    def balance(self, *children: Tree[Leaf] | Leaf) -> Iterator[Rules]:
        """ "More people stand ahead of Ann than behind the baker": two numbers of people in one line."""
        word = next(c for c in children if isinstance(c, Leaf) and c.type in ("COMP", "EQUAL"))
        first, one, second, other = (c for c in children if isinstance(c, Tree))
        yield from self._balanced(word, (first, self._np_term(one)), (second, self._np_term(other)))

    def balance_of(self, subject: Tree[Leaf], word: Leaf, *rest: Tree[Leaf] | Leaf) -> Iterator[Rules]:
        """ "Ann has more people ahead of her than behind her"."""
        whose = self._one_term(subject)
        first, one, second, other = (c for c in rest if isinstance(c, Tree))
        sides = self._np_term(one), self._np_term(other)
        if set(sides) != {whose} or not any(w.low in ("has", "have", "had") for w in self._predicate_of(int(word))):
            raise Unresolved("several subjects", self._words(word))
        self.subjects = [whose]
        yield from self._balanced(word, (first, whose), (second, whose))

    def counted_of(self, subject: Tree[Leaf], counter: Tree[Leaf], rel: Tree[Leaf], other: Tree[Leaf]) -> Iterator[Rules]:
        """ "Ann has exactly two people behind her"."""
        first = min(int(leaf) for leaf in counter.scan_values(lambda v: isinstance(v, Leaf)))
        if self._one_term(subject) != self._np_term(other) or len(self._predicate_of(first)) != 1:
            raise Unresolved("several subjects", self._words(rel))
        yield from self.counted(counter, rel, subject)

    def _np_term(self, node: Tree[Leaf]) -> Term:
        return self._one_term(Tree("list", [node]))

    def _balanced(self, word: Leaf, *sides: tuple[Tree[Leaf], Term]) -> Iterator[Rules]:
        adjective = self.tokens[int(word)].adjective
        if adjective is None or adjective.base not in ("many", "more", "few", "less"):
            raise Unresolved("no order", self._words(word))
        operator: Operator = "=" if word.type == "EQUAL" else (">" if adjective.sign > 0 else "<")
        gap = self.tokens[int(word) + 1].gap
        self._counts_everybody(gap)
        back = min(int(leaf) for leaf in sides[1][0].scan_values(lambda v: isinstance(v, Leaf)))
        if any(self.support.letter(w) != "a" for w in self.tokens[back].gap):
            raise Unresolved("misplaced", self.tokens[back].gap)  # "more people than the one behind her"
        places = [self._side_of(node, term) for node, term in sides]
        if places[0][0] != places[1][0]:
            raise Unresolved("no line", self._words(sides[1][0]))
        name, first = places[0]
        second = places[1][1]
        (_, one), (_, other) = sides
        low, high = self._ends(name)
        if one == other:
            if first == second:
                raise Impossible
            yield (self._at_some_rank(name, one, first, operator),)
            return
        # as many before one as after the other: one - low = high - other
        right = Amount(other) if first == second else Amount(other, scale=-1, offset=low + high)
        yield (Compare(name, Amount(one), operator if first < 0 else _FLIPPED[operator], right),)

    def balance_compared(self, *children: Tree[Leaf] | Leaf) -> Iterator[Rules]:
        """ "As many people are older than Ann as are younger than the baker": two ranks in one order."""
        equal = next(c for c in children if isinstance(c, Leaf) and c.type == "EQUAL")
        first, one, second, other = (c for c in children if isinstance(c, Tree))
        adjective = self.tokens[int(equal)].adjective
        if adjective is None or adjective.base != "many":
            raise Unresolved("no order", self._words(equal))
        counted, again = (self.tokens[min(int(leaf) for leaf in node.scan_values(_is_leaf))].gap for node in (first, second))
        self._counts_everybody(counted)
        if any(self.support.letter(w) not in "av" for w in again):
            raise Unresolved("misplaced", again)  # "as many people as cats are younger than"
        a, b = self._np_term(one), self._np_term(other)
        self.subjects = []
        name, sign = self._compared_way(first, a, counted)
        line, back = self._compared_way(second, b, again or counted)
        if name != line or sign == back:
            raise Unresolved("which order", self._words(second))
        category, size = self.frame.by_name[name], self.frame.size
        if a != b and isinstance(self.tokens[max(map(int, other.scan_values(_is_leaf)))].reference, Pronoun):
            raise Impossible  # "as shorter than | her": than the one who is named first
        if a == b:
            yield (self._at_some_rank(name, a, sign, "="),)
            return
        ways = tuple(
            And((Same(a, at_rank(category, rank * -sign)), Same(b, at_rank(category, rank * sign))))
            for rank in range(1, size + 1)
            if 2 * rank != size + 1 or not clash(a, b)
        )
        yield (Or(ways),)

    def _compared_way(self, node: Tree[Leaf], term: Term, evidence: tuple[Word, ...]) -> tuple[str, int]:
        """The order of an open comparison, and whether it leads to the more of it (+1) or to the less (-1)."""
        relation = self._relation(node, evidence)
        if relation.number is not None:
            raise Unresolved("which order", self._words(node))
        self._check_verb(relation, self._words(node))
        choice = candidates(relation, (term,), self.frame, self.support)
        if len(choice) != 1:
            raise Unresolved("no order", self._words(node))
        return choice[0][0].name, choice[0][1]

    def _side_of(self, node: Tree[Leaf], term: Term) -> tuple[str, int]:
        """The line of an open direction, and whether the direction leads to its start (-1) or to its end (+1)."""
        relation = self._relation(node, ())
        counted = relation.number is not None or relation.direct or relation.not_direct or relation.further
        if counted or relation.direction == "next":
            raise Unresolved("which order", self._words(node))
        choice = [(c, sign) for c, sign, _ in candidates(relation, (term,), self.frame, self.support) if consecutive(c)]
        if len(choice) != 1:
            raise Unresolved("no line", self._words(node))
        return choice[0][0].name, choice[0][1]

    def _ends(self, name: str) -> tuple[int, int]:
        values = self.frame.by_name[name].values or ()
        return int(min(values)), int(max(values))

    def _at_some_rank(self, name: str, term: Term, sign: int, operator: Operator) -> Rule:
        """The ranks where so many more, or fewer, stand on the side of `sign` than on the other."""
        size = self.frame.size
        ranks = []
        for rank in range(1, size + 1):
            here, there = (rank - 1, size - rank) if sign < 0 else (size - rank, rank - 1)
            if {"=": here == there, ">": here > there, "<": here < there}[operator]:
                ranks.append(rank)
        terms = tuple(at_rank(self.frame.by_name[name], rank) for rank in ranks)
        if not terms or term in terms:
            raise Impossible
        return Same(term, terms[0]) if len(terms) == 1 else OneOf(term, terms)

    def as_far(self, *children: Tree[Leaf] | Leaf) -> Iterator[Rules]:
        """ "As many floors above Ben as the baker is above Cleo": two differences in one line."""
        equal = next(c for c in children if isinstance(c, Leaf) and c.type == "EQUAL")
        adjective = self.tokens[int(equal)].adjective
        one, rel, other, third, back, fourth = (c for c in children if isinstance(c, Tree))
        counted = self.tokens[int(equal) + 1].gap
        if adjective is None or adjective.base not in ("many", "far", "long") or (adjective.base == "many") != bool(counted):
            raise Unresolved("no order", self._words(equal))
        a, b, c, d = self._one_term(one), *(self._np_term(node) for node in (other, third, fourth))
        self.subjects = [a]
        (name, sign), (line, sign_back) = self._side_of(rel, b), self._side_of(back, d)
        if name != line or not self._steps_of(counted, name):
            raise Unresolved("what is counted", counted or self._words(rel))
        if a == b or c == d or (a, b) == (c, d):
            raise Impossible
        further, nearer = (c, d) if sign == sign_back else (d, c)
        which_side = Compare(name, Amount(a), "<" if sign < 0 else ">", Amount(b))
        yield which_side, Compare(name, Amount(a, minus=b), "=", Amount(further, minus=nearer))

    def equal_gaps(self, *children: Tree[Leaf] | Leaf) -> Iterator[Rules]:
        """ "As many people stand between Ann and Ben as between the baker and Cleo": two distances, whichever way round."""
        equal = next(c for c in children if isinstance(c, Leaf) and c.type == "EQUAL")
        adjective = self.tokens[int(equal)].adjective
        if adjective is None or adjective.base != "many":
            raise Unresolved("no order", self._words(equal))
        self._counts_everybody(self.tokens[int(equal) + 1].gap)
        a, b, c, d = (self._np_term(node) for node in children if isinstance(node, Tree))
        self.subjects = []
        choice = [category for category in self._lines(equal) if consecutive(category)]
        if len(choice) != 1:
            raise Unresolved("no line", self._words(equal))
        if a == b or c == d or {a, b} == {c, d}:
            raise Impossible
        name = choice[0].name
        ways = (Amount(c, minus=d), Amount(d, minus=c))
        yield (Or(tuple(Compare(name, Amount(a, minus=b), "=", way) for way in ways)),)

    def somebody(self, _someone: Leaf, degree: Tree[Leaf], *rest: Tree[Leaf]) -> Iterator[Rules]:
        """ "Someone younger stands directly behind Ann": whoever stands there is younger than she is."""
        *than, rel, place = rest
        beside = self._np_term(place)
        than_whom = self._np_term(than[0]) if than else beside
        neighbours = self._neighbours(rel, beside)
        if "THAN" not in {leaf.type for leaf in degree.scan_values(lambda v: isinstance(v, Leaf))}:
            degree = Tree("cmp", [*degree.children])
        relation = self._degree(degree)
        choice = candidates(relation, (than_whom,), self.frame, self.support)
        if not choice:
            raise Unresolved("no order", self._words(degree))
        for category, sign, amount in choice:
            rules = [compared(term, than_whom, category, sign, relation, amount) for term in neighbours]
            yield (rules[0] if len(rules) == 1 else Or(tuple(rules)),)

    def _degree(self, node: Tree[Leaf]) -> Relation:
        leaves = list(node.scan_values(lambda v: isinstance(v, Leaf)))
        adjective = next(self.tokens[int(leaf)].adjective for leaf in leaves if leaf.type == "COMP")
        number = next((self.tokens[int(leaf)] for leaf in leaves if leaf.type == "NUM"), None)
        if number is None:
            return Relation(adjective=adjective)
        return Relation(adjective=adjective, bound="exact", number=number.number, unit=number.unit)

    def _neighbours(self, rel: Tree[Leaf], term: Term) -> list[Term]:
        """Who stands in the relation: the one on that side, or either neighbour."""
        relation = self._relation(rel, ())
        if relation.direction != "next":
            return [self._beside(relation, term, rel)]
        choice = candidates(Relation(direction="right"), (term,), self.frame, self.support)
        if len(choice) != 1:
            raise Unresolved("no line", self._words(rel))
        return [Beside(term, choice[0][0].name, offset) for offset in (-1, 1)]

    def _steps_of(self, counted: Sequence[Word], name: str) -> bool:
        """ "As many floors above": the noun counts the places of the line, or its unit."""
        unit = self.frame.by_name[name].unit
        nouns = [w for w in counted if self.support.letter(w) in "jno" and w.low not in word_table("places")]
        return all(self.support.speaks_of(name, [w]) or (unit is not None and w.stem == key(unit)) for w in nouns)
