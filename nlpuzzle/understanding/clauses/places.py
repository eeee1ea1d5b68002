"""Places of a line: next to, between, so many apart."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations, pairwise, product

from lark import Token as Leaf
from lark import Tree

from nlpuzzle.english.measured import measured as measured_nouns
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import Word, finite, key
from nlpuzzle.puzzle import Category, Item
from nlpuzzle.rules import AllDifferent, Amount, And, Between, Compare, Not, Operator, Pairing, Term
from nlpuzzle.understanding.clauses.common import Impossible, Rules, Unresolved, exclude_each_other, tail_of
from nlpuzzle.understanding.clauses.compared import consecutive, directed, step
from nlpuzzle.understanding.clauses.comparing import Relation
from nlpuzzle.understanding.clauses.order import OrderReader
from nlpuzzle.understanding.clauses.ordering import measured, named_difference
from nlpuzzle.understanding.clauses.references import at_rank
from nlpuzzle.understanding.words.headings import heading
from nlpuzzle.understanding.words.lines import TAKES_PLACE, in_turn, is_line, line
from nlpuzzle.understanding.words.people import is_person
from nlpuzzle.understanding.words.vocabulary import kinds_of
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["PlaceReader"]


#: what is said of two things at a time, even of three: "neighbours of each other"
_PAIRWISE = frozenset("neighbor neighbors neighbour neighbours".split())


#: how an amount is between two others
_LYING = frozenset(map(key, "come fall lie range rank".split()))
_OPERATORS: dict[str, Operator] = {"exact": "=", "at least": ">=", "at most": "<=", "over": ">", "under": "<"}

#: whom two may have between them
_CHILDREN = frozenset({"baby", "child", "daughter", "kid", "son"})


class PlaceReader(OrderReader):
    """The productions about places of a line."""

    def neighbors(self, left: Tree[Leaf], word: Leaf, negated: bool = False) -> Iterator[Rules]:
        terms = self._everyone(left)
        if len(terms) > 2 and not negated and not {w.low for w in self._words(word)} & _PAIRWISE:
            yield self._in_a_run(terms, word)
            return
        if len(terms) != 2:
            raise Unresolved("several subjects", self._words(word))
        yield from self._side_by_side(terms[0], terms[1], negated, word)

    def not_neighbors(self, left: Tree[Leaf], _not: Leaf, word: Leaf) -> Iterator[Rules]:
        yield from self.neighbors(left, word, negated=True)

    def neighbors_in_order(self, left: Tree[Leaf], word: Leaf, *order: Leaf) -> Iterator[Rules]:
        """ "Ann, Ben and Cleo spoke on consecutive days, in that order": each right after the one before."""
        terms, row = self._everyone(left), self._one_line(word)
        if len(set(terms)) != len(terms) or len(terms) < 2:
            raise Impossible
        side = self.tokens[int(order[-1])].value
        directions = [-heading(row, side)] if side else [1]
        if directions == [0]:
            raise Unresolved("no line", self._words(word))
        if not side and not in_turn(row):
            directions = [1, -1]  # houses in that order: from the left, or from the right?
        for sign in directions:
            yield tuple(step(row, after, before, sign) for before, after in pairwise(terms))

    def _in_a_run(self, terms: list[Term], word: Leaf) -> Rules:
        """So many things in consecutive places, in whatever order: no two of them are further apart."""
        row = self._one_line(word)
        if len(set(terms)) != len(terms) or len(terms) >= self.frame.size or not consecutive(row):
            raise Impossible
        near = (directed(a, b, row, "<=", len(terms) - 1) for a, b in combinations(terms, 2))
        return (*near, *_distinct(terms))

    def _one_line(self, word: Leaf) -> Category:
        choice = self._lines(word)
        if len(choice) != 1:
            raise Unresolved("no line", self._words(word))
        return choice[0]

    def on_both_sides(self, left: Tree[Leaf], word: Leaf, right: Tree[Leaf]) -> Iterator[Rules]:
        """ "Ann and the baker stand on either side of Ben": next to him, each of them."""
        yield from self._on_both_sides(self._one_term(right), self._pair(left), word)

    def flanked(self, left: Tree[Leaf], word: Leaf, right: Tree[Leaf]) -> Iterator[Rules]:
        """ "Ann is flanked by Ben and the baker"."""
        yield from self._on_both_sides(self._subject(left), self._pair(right), word)

    def _on_both_sides(self, middle: Term, ends: tuple[Term, Term], word: Leaf) -> Iterator[Rules]:
        if len({middle, *ends}) < 3:
            raise Impossible
        each = [self._side_by_side(middle, end, False, word) for end in ends]
        for found in product(*each):
            yield (*(rule for rules in found for rule in rules), *_distinct(ends))

    def at_opposite_ends(self, left: Tree[Leaf], word: Leaf) -> Iterator[Rules]:
        """ "Ann and the baker stand at opposite ends": the one first and the other last."""
        first, second = self._pair(left)
        row = line(self.frame)
        if row is None:
            raise Unresolved("no line", self._words(word))
        ends = at_rank(row, 1), at_rank(row, -1)
        if first == second or {first, second} & set(ends):
            raise Impossible
        yield (Pairing((first, second), ends),)

    def midway(self, left: Tree[Leaf], word: Leaf, right: Tree[Leaf]) -> Iterator[Rules]:
        """ "Ann stands halfway between the baker and the cook": as far from the one as from the other."""
        middle, ends = self._subject(left), self._pair(right)
        row = self._one_line(word)
        if len({middle, *ends}) < 3:
            raise Impossible
        yield (Compare(row.name, Amount(middle, minus=ends[0]), "=", Amount(ends[1], minus=middle)),)

    def between(
        self, left: Tree[Leaf], *rest: Tree[Leaf] | Leaf, negated: bool = False, ordered: bool = False
    ) -> Iterator[Rules]:
        middle, ends = self._subject(left), self._pair(next(r for r in rest if isinstance(r, Tree)))
        word = next(r for r in rest if isinstance(r, Leaf) and r.type == "BETWEEN")
        amounts = self._amounts_named(word)
        measure = self._measure_between(left, word)
        choice = amounts or measure or self._lines(word)
        if len(choice) != 1:
            raise Unresolved("no line", self._words(word))
        name = choice[0].name
        at = int(word) - (self.tokens[int(word) - 1].type == "HEDGE")  # "pays | somewhere | between"
        gap = self.tokens[at].gap
        placed = {"place", "time"}
        noun = len(gap) > 1 and gap[0].text.islower() and not finite(gap[0].low) and self.support.letter(gap[1]) in "aov"
        said = gap[1:] if noun else gap  # "the red | kayak is | between"
        told = [w for w in said if self.support.letter(w) == "v" or (kinds_of(w) and choice[0].dimension not in kinds_of(w))]
        verbs = [w for w in told if w.stem not in TAKES_PLACE and not kinds_of(w) & placed]
        weighed = any(kinds_of(w) for w in verbs)  # "weighs between"
        if weighed or (verbs and not in_turn(choice[0]) and not (measure and all(w.stem in _LYING for w in verbs))):
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
        if amounts:  # "between 24 and 33": one of these, too?
            least, most = sorted(ends, key=lambda end: choice[0].value(end.label) if isinstance(end, Item) else 0)
            ops: tuple[tuple[Operator, Term], ...] = ((">=", least), ("<=", most))
            low, high = (Compare(name, Amount(middle), op, Amount(end)) for op, end in ops)
            bounds = And((low, high))
            yield (Not(bounds) if negated else bounds,)

    def _measure_between(self, left: Tree[Leaf], word: Leaf) -> list[Category]:
        """ "The length of Ann's rope | lies between", "Ann's | length | is between": of lengths, and of no places."""
        first = min(int(leaf) for leaf in left.scan_values(lambda v: isinstance(v, Leaf)))
        led, tail = self.tokens[first].gap, tail_of(self.tokens[first + 1].gap, self.support)
        noun = led[1:2] if [w.low for w in (*led[:1], *led[2:3])] == ["the", "of"] else tail[1:]
        told = measured_nouns().get(singular(noun[-1].low)) if noun else None
        if told is None or told.dimension == "position":
            return []
        found = [c for c in self.frame.ordered if self.support.names(c, noun)]
        if not found and any(f"{lined} {noun[-1].low}" in self.support.told_text for lined in ("by", "order of")):
            return []  # "they line up by height": so the line tells of heights
        if len(found) != 1:
            raise Unresolved("no line", noun)
        return found

    def _amounts_named(self, word: Leaf) -> list[Category]:
        """ "Ann is between 24 and 33", "aged between": the category of both amounts, and no places of a line."""
        near = self.tokens[int(word) + 1 :]
        ends = [self.terms[i] for i, t in enumerate(near, int(word) + 1) if t.type == "ITEM" and i in self.terms]
        bare = all(t.number is not None and not t.gap for t in near if t.type == "ITEM")
        named = {end.category if isinstance(end, Item) else "" for end in ends}
        category = self.frame.category(next(iter(named))) if len(named) == 1 else None
        if not bare or len(ends) != 2 or category is None or is_line(category) or not category.ordered:
            return []
        at = int(word) - (self.tokens[int(word) - 1].type == "HEDGE")
        told = [w for w in self.tokens[at].gap if w.low not in COPULAS and category.dimension not in kinds_of(w)]
        if any(self.support.letter(w) in "vo" and not self.support.names(category, [w]) for w in told):
            raise Unresolved("no line", self._words(word))  # "finished between 24 and 33"
        return [category]

    def between_in_order(self, left: Tree[Leaf], *rest: Tree[Leaf] | Leaf) -> Iterator[Rules]:
        yield from self.between(left, *rest, ordered=True)

    def directly_between(self, left: Tree[Leaf], *rest: Tree[Leaf] | Leaf) -> Iterator[Rules]:
        """ "Immediately between Ben and Cleo": next to both."""
        middle, ends = self._subject(left), self._pair(next(r for r in rest if isinstance(r, Tree)))
        word = next(r for r in rest if isinstance(r, Leaf) and r.type == "BETWEEN")
        if len({middle, *ends}) < 3:
            raise Impossible
        each = [self._side_by_side(middle, end, False, word) for end in ends]
        apart = _distinct(ends)
        yield from ((*(rule for rules in found for rule in rules), *apart) for found in product(*each))

    def not_between(self, left: Tree[Leaf], _not: Leaf, *rest: Tree[Leaf] | Leaf) -> Iterator[Rules]:
        yield from self.between(left, *rest, negated=True)

    def apart(self, _there: Leaf, amount: Tree[Leaf], _between: Leaf, right: Tree[Leaf]) -> Iterator[Rules]:
        yield from self._distance(self._pair(right), amount, 1, False)

    def apart_them(self, left: Tree[Leaf], amount: Tree[Leaf], _between: Leaf) -> Iterator[Rules]:
        yield from self._distance(self._pair(left), amount, 1, False)

    def places_apart(self, left: Tree[Leaf], amount: Tree[Leaf], _apart: Leaf) -> Iterator[Rules]:
        yield from self._distance(self._pair(left), amount, 0, False)

    def separated(self, amount: Tree[Leaf], _word: Leaf, right: Tree[Leaf]) -> Iterator[Rules]:
        """ "Two people separate Ann from the baker": so many stand between them; of days, they are so many apart."""
        yield from self._separation(self._pair(right), amount)

    def separated_by(self, left: Tree[Leaf], _word: Leaf, amount: Tree[Leaf]) -> Iterator[Rules]:
        yield from self._separation(self._pair(left), amount)

    def _separation(self, pair: tuple[Term, Term], amount: Tree[Leaf]) -> Iterator[Rules]:
        """Two floors between, or two floors apart? Only people and things are between for certain, and only time is not."""
        counted = self._counted_after(amount)
        unit = self._relation(amount, ()).unit
        people = bool(counted) and (self.support.letter(counted[0]) == "h" or is_person(singular(counted[0].low)))
        row = line(self.frame)
        noun = singular(counted[0].low) if counted else ""
        things = noun in word_table("things") and noun not in word_table("places")
        things = things or any(self.support.names(c, counted[:1]) for c in self.frame if c is not row)
        if row is not None and things:
            people = people or not self.support.speaks_of(row.name, counted)  # "two tents separate"
        measure = unit_of(unit) if unit else None
        if not counted and measure is None:
            raise Unresolved("what is counted", self._words(amount))
        if self._counted_in(counted) is not None:
            yield from self._distance(pair, amount, 0, False)  # "nine points separate"
            return
        if measure is None:
            yield from self._distance(pair, amount, 1, False)
        if not people:
            yield from self._distance(pair, amount, 0, False)

    def differ_by(self, left: Tree[Leaf], word: Leaf, amount: Tree[Leaf]) -> Iterator[Rules]:
        """ "Ann and the baker differ in age by three years"."""
        evidence = (*self._measure_owned(left), *self.tokens[int(word)].gap, *self._words(word))
        if self._counted_in(self._counted_after(amount)) is not None:
            yield from self._distance(self._pair(left), amount, 0, False)  # "differ by nine points"
            return
        yield from self._difference(self._pair(left), self._relation(amount, evidence), False)

    def _measure_owned(self, left: Tree[Leaf]) -> tuple[Word, ...]:
        """ "Ann | 's shelf number | and Ben's differ by 2": what is compared, told of the first alone."""
        joint = next((int(leaf) for leaf in left.scan_values(lambda v: isinstance(v, Leaf)) if leaf.type == "ITEM"), -1) + 1
        gap = self.tokens[joint].gap if 0 < joint < len(self.tokens) - 1 else ()
        owned = gap[1:] if gap and gap[0].low in ("'s", "'") else ()
        return owned if any(self.support.names(c, owned) for c in self.frame.ordered) else ()

    def _difference(self, pair: tuple[Term, Term], relation: Relation, negated: bool) -> Iterator[Rules]:
        """So many years, pounds or hours between two values, either way."""
        told = measured if relation.unit else named_difference
        choice = told(relation, self.frame, self.support)
        if not choice:
            raise Unresolved("what is counted", relation.counted)
        if pair[0] == pair[1]:
            raise Impossible
        for category, amount in choice:
            rule = directed(*pair, category, _OPERATORS[relation.bound], amount)
            yield (Not(rule) if negated else rule,)

    def _between_values(self, pair: tuple[Term, Term], relation: Relation, negated: bool) -> Iterator[Rules]:
        """ "There were nine days between Ann's visit and Ben's": from the one to the other, or days when neither came."""
        yield from self._difference(pair, relation, negated)
        if relation.number is not None and relation.bound == "exact":
            longer = replace(relation, number=relation.number + 1)
            dated = [(c, amount) for c, amount in measured(longer, self.frame, self.support) if c.dimension == "date"]
            for category, amount in dated:
                if category.unit == relation.unit:
                    yield (Not(directed(*pair, category, "=", amount)) if negated else directed(*pair, category, "=", amount),)

    def not_places_apart(self, left: Tree[Leaf], _not: Leaf, amount: Tree[Leaf], _apart: Leaf) -> Iterator[Rules]:
        yield from self._distance(self._pair(left), amount, 0, True)

    def apart_first(self, amount: Tree[Leaf], _between: Leaf, right: Tree[Leaf]) -> Iterator[Rules]:
        yield from self._distance(self._pair(right), amount, 1, False)

    def apart_from(self, left: Tree[Leaf], amount: Tree[Leaf], _from: Leaf, right: Tree[Leaf]) -> Iterator[Rules]:
        unit, away = self._relation(amount, ()).unit, self.tokens[int(_from)].words
        lasting = any(c.unit == unit and c.dimension == "duration" and not is_line(c) for c in self.frame.ordered)
        if unit and lasting and away[0].low == "away":
            raise Unresolved("misplaced", away)  # "was 5 days away from Jon" is no difference of their stays
        yield from self._distance((self._subject(left), self._one_term(right)), amount, 0, False)

    def not_apart_from(
        self, left: Tree[Leaf], _not: Leaf, amount: Tree[Leaf], _from: Leaf, right: Tree[Leaf]
    ) -> Iterator[Rules]:
        yield from self._distance((self._subject(left), self._one_term(right)), amount, 0, True)

    def _distance(self, pair: tuple[Term, Term], amount: Tree[Leaf], more: int, negated: bool) -> Iterator[Rules]:
        relation = self._relation(amount, ())
        choice = [c for c in self._lines(amount) if consecutive(c)]
        counted = self._counted_after(amount)
        in_line = len(choice) == 1 and relation.unit in ("", choice[0].unit)
        if (told := self._counted_in(counted)) is not None and relation.number is not None and not (choice and more):
            if pair[0] == pair[1]:
                raise Impossible
            apart = directed(*pair, told, _OPERATORS[relation.bound], relation.number)
            yield (Not(apart) if negated else apart,)
            return
        if relation.unit and not more and not in_line:
            separated = any(t.type == "SEPARATES" for t in self.tokens)  # "separate Ann from the chess | player"
            words = (*counted, *(() if separated else self.tokens[-1].gap))
            first = min(int(leaf) for leaf in amount.scan_values(lambda v: isinstance(v, Leaf)))
            if any(self.support.letter(w) not in "anos" or kinds_of(w) for w in self._predicate_of(first)):
                raise Unresolved("misplaced", self.tokens[first].gap)  # "lived seven years apart"
            yield from self._difference(pair, replace(relation, evidence=words), negated)
            return
        if more and not choice and relation.unit and relation.number is not None:
            yield from self._between_values(pair, replace(relation, evidence=counted), negated)
            return
        if len(choice) != 1 or relation.number is None:
            raise Unresolved("no line", self._words(amount))
        if (relation.unit and choice[0].unit != relation.unit) or not self._counts_places(counted, choice[0].name):
            raise Unresolved("what is counted", counted or self._words(amount))
        if pair[0] == pair[1] or relation.number + more > self.frame.size - 1:
            raise Impossible
        rule = directed(*pair, choice[0], _OPERATORS[relation.bound], relation.number + more)
        yield (Not(rule) if negated else rule,)

    def _counted_in(self, counted: Sequence[Word]) -> Category | None:
        """ "Nine | points separate them": the one category, and no row of places, that tells how many each of them has."""
        if len(counted) != 1:
            return None
        noun = singular(counted[0].low)
        tallied = [c for c in self.frame.ordered if c.dimension == "count" and not is_line(c)]
        found = [c for c in tallied if noun == c.unit or self.support.names(c, counted)]
        return found[0] if len(found) == 1 else None

    def _counts_places(self, counted: Sequence[Word], category: str) -> bool:
        nouns = [w for w in counted if self.support.letter(w) in "no"]
        told = (w for w in nouns if w.low not in word_table("places") and not self.support.speaks_of(category, [w]))
        return all(map(self._stands_there, told))

    def _stands_there(self, noun: Word) -> bool:
        """ "Two others", "two cars": what the puzzle knows of, and no unit; not "two dogs between them", of their own."""
        name = singular(noun.low)
        somebody = is_person(name) and name not in _CHILDREN
        return unit_of(noun.low) is None and (somebody or self.support.noun_for_these(noun))


def _distinct(terms: Sequence[Term]) -> Rules:
    """That the terms are as many things; nothing where one category says so."""
    return () if exclude_each_other(terms) else (AllDifferent(tuple(terms)),)
