"""Bounds of a value, and how many are before or after: "at most $20", "older than anyone else", "two came after her"."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from lark import Token as Leaf
from lark import Tree

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.kinds import HOLDERS
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.quantities import Quantity
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import Word, stems
from nlpuzzle.puzzle import Category, Item
from nlpuzzle.rules import Amount, Compare, Different, OneOf, Operator, Same, Term
from nlpuzzle.understanding.clauses.common import Impossible, Rules, Unresolved, opposite, tail_of
from nlpuzzle.understanding.clauses.order import OrderReader
from nlpuzzle.understanding.clauses.ordering import candidates
from nlpuzzle.understanding.clauses.references import DEPTH, at_rank
from nlpuzzle.understanding.clauses.relations import PART_OF_THEM
from nlpuzzle.understanding.tokenising.tokens import Choice, Token
from nlpuzzle.understanding.tokenising.values import in_units_of
from nlpuzzle.understanding.words.lines import is_contest, line
from nlpuzzle.understanding.words.vocabulary import kinds_of
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["ValueReader"]

_OPERATORS: dict[str, Operator] = {"OVER": ">", "UNDER": "<", "ATLEAST": ">=", "ATMOST": "<=", "EXACTLY": "="}
#: end what is said of everybody else, where no noun does
_RACERS = word_class("racers")
_OTHERS = frozenset({"else", "other", "others", "rest", "everyone", "everybody", "anyone", "anybody"})


class ValueReader(OrderReader):
    """The productions that compare with a bare value, with everybody, or count."""

    def valued(self, left: Tree[Leaf], bound: Tree[Leaf], value: Leaf, negated: bool = False) -> Iterator[Rules]:
        """ "Ann paid at most $20": the value need not be anybody's."""
        subject = self._subject(left)
        how = _OPERATORS[next(leaf.type for leaf in bound.scan_values(lambda v: isinstance(v, Leaf)))]
        token = self.tokens[int(value)]
        first = min(int(leaf) for leaf in bound.scan_values(lambda v: isinstance(v, Leaf)))
        dated = self._dated(token, how, self.tokens[first].words[-1].low)
        if dated:
            for items in dated:
                if negated:
                    yield tuple(Different(subject, item) for item in items)
                else:
                    yield (OneOf(subject, items) if len(items) > 1 else Same(subject, items[0]),)
            return
        evidence = self._predicate_of(int(first)) if not negated else self._predicate_of(int(first) - 1)
        lying = self.tokens[first].words[0].low == "under" and not any(w.low == "at" for w in evidence)
        for category in self._valued_categories(token, int(value), evidence, subject):
            if lying and DEPTH in stems(category.name):
                raise Unresolved("no order", token.words)  # "lies under 30 m" of water
            rule = Compare(category.name, Amount(subject), how, Amount(offset=token.number or 0))
            if how == "=":
                if token.number not in (category.values or ()):
                    raise Unresolved("no such value", token.words)
                item = Item(category.name, category.items[(category.values or ()).index(token.number)])
                yield (Different(subject, item) if negated else Same(subject, item),)
            else:
                self._tells_something(category, how, token)
                yield (opposite(rule) if negated else rule,)

    def _dated(self, token: Token, how: Operator, word: str) -> list[tuple[Item, ...]]:
        """ "In 1997 or later", "on Friday or earlier": the days or years that are meant, of each category with that one."""
        if word not in ("later", "earlier") or not isinstance(token.reference, Choice):
            return []
        found = []
        for item in token.reference.items:
            ranked = self.frame.by_name[item.category].ranked
            at = ranked.index(item.label)
            chosen = ranked[at:] if how == ">=" else ranked[: at + 1]
            if self.frame.by_name[item.category].dimension in ("date", "time") and len(chosen) < len(ranked):
                found.append(tuple(Item(item.category, label) for label in chosen))
        return found

    def not_valued(self, left: Tree[Leaf], _not: Leaf, bound: Tree[Leaf], value: Leaf) -> Iterator[Rules]:
        yield from self.valued(left, bound, value, negated=True)

    def _valued_categories(self, token: Token, index: int, evidence: tuple[Word, ...], subject: Term) -> list[Category]:
        """The categories whose unit or noun the value has; the best evidence only."""
        tail = tuple(w for w in self.tokens[index + 1].gap if self.support.letter(w) in "no")
        found: list[tuple[int, Category]] = []
        for category in self.frame:
            own = isinstance(subject, Item) and subject.category == category.name
            quantity = Quantity(token.number or 0, token.unit or None, _dimension(token))
            if own or not category.ordered or category.dimension in ("position", "id", "date", "time"):
                continue
            if in_units_of(category, quantity) is None:
                continue
            nouns = self.support.of(category, tail) * 2
            verbs = 2 * (category.dimension in {kind for w in evidence for kind in kinds_of(w)})
            unit = 3 if token.unit and category.unit == token.unit else 0
            score = nouns + verbs + unit + self.support.of(category, evidence)
            if tail and not nouns and not unit_of(tail[0].low):
                continue
            if score:
                found.append((score, category))
        best = max((score for score, _ in found), default=0)
        if not found:
            raise Unresolved("no order", token.words)
        return [category for score, category in found if score == best]

    def _tells_something(self, category: Category, how: Operator, token: Token) -> None:
        """A bound that all values keep, or none, is not about this category."""
        number = token.number or 0
        values = category.values or ()
        kept = [{">": v > number, "<": v < number, ">=": v >= number, "<=": v <= number}[how] for v in values]
        if all(kept) or not any(kept):
            raise Impossible

    def compared_value(self, left: Tree[Leaf], cmp: Tree[Leaf], value: Leaf, negated: bool = False) -> Iterator[Rules]:
        """ "Ann is older than 25", where nobody is 25."""
        subject = self._subject(left)
        token = self.tokens[int(value)]
        relation = self._relation(cmp, self._predicate(cmp))
        self._check_verb(relation, self._words(cmp))
        choice = []
        for category, sign, amount in candidates(relation, (subject,), self.frame, self.support):
            quantity = Quantity(token.number or 0, token.unit or None, _dimension(token))
            if amount is None and not category.descending and in_units_of(category, quantity) is not None:
                choice.append((category, sign))
        if not choice:
            raise Unresolved("no such value", token.words)
        for category, sign in choice:
            how: Operator = ">" if sign > 0 else "<"
            self._tells_something(category, how, token)
            self._done_in_such_years(category, relation.evidence)
            rule = Compare(category.name, Amount(subject), how, Amount(offset=token.number or 0))
            yield (opposite(rule) if negated else rule,)

    def _done_in_such_years(self, category: Category, evidence: Sequence[Word]) -> None:
        """ "Was sold earlier than 1950": of the years in which they were sold, and not of any others."""
        if category.dimension != "date" or category.unit != "year":
            return
        done = [w for w in evidence if self.support.letter(w) in "vou" and w.low not in COPULAS]
        if unknown := [w for w in done if not self.support.supported(w)]:
            raise Unresolved("no order", unknown)

    def not_compared_value(self, left: Tree[Leaf], _not: Leaf, cmp: Tree[Leaf], value: Leaf) -> Iterator[Rules]:
        yield from self.compared_value(left, cmp, value, negated=True)

    def most(self, left: Tree[Leaf], cmp: Tree[Leaf], everybody: Leaf) -> Iterator[Rules]:
        """ "Ann is older than anyone else": the oldest. "Than any other woman" says so of the women alone."""
        self._counts_everybody(self._whom(everybody))
        subject = self._subject(left)
        yield from self._counted(0, 0, cmp, subject, self._predicate(cmp))

    def least(self, left: Tree[Leaf], _not: Leaf, cmp: Tree[Leaf], anybody: Leaf) -> Iterator[Rules]:
        """ "Ann is not ahead of anyone": everybody else is ahead of her. "Not ahead of everyone" says less."""
        if not self._words(anybody)[0].low.startswith("any"):
            raise Unresolved("misplaced", self._words(anybody))
        self._counts_everybody(self._whom(anybody))
        others = self.frame.size - 1
        first = min(int(leaf) for leaf in cmp.scan_values(lambda v: isinstance(v, Leaf)))
        evidence = (*self.tokens[first - 1].gap, *self._predicate(cmp))
        yield from self._counted(others, others, cmp, self._subject(left), evidence)

    def most_but_one(
        self, left: Tree[Leaf], cmp: Tree[Leaf], _everybody: Leaf, _but: Leaf, one: Tree[Leaf]
    ) -> Iterator[Rules]:
        """ "Ann is older than everyone except Ben": he is the oldest, and she comes next."""
        subject, other = self._subject(left), self._one_term(one)
        self._counts_everybody(self._whom(_everybody))
        if subject == other:
            raise Impossible
        for second in self._counted(1, 1, cmp, subject, self._predicate(cmp)):
            for first in self._counted(0, 0, cmp, other, self._predicate(cmp)):
                yield (*second, *first)

    def counted(self, *children: Tree[Leaf] | Leaf) -> Iterator[Rules]:
        """ "Two of them are older than Ann": her rank from the end."""
        counter, relation, right = (child for child in children if isinstance(child, Tree))
        term = self._one_term(right)
        self.subjects = [term]
        at, low, high = self._so_many(counter)
        gap = self.tokens[at + 1].gap
        self._counts_everybody(gap)
        yield from self._counted(low, high, relation, term, gap)

    def ahead_of_so_many(self, left: Tree[Leaf], cmp: Tree[Leaf], counter: Tree[Leaf]) -> Iterator[Rules]:
        """ "Ann is older than exactly two others": all the others but two are older than she is."""
        subject = self._subject(left)
        at, low, high = self._so_many(counter)
        self._counts_everybody(self.tokens[at + 1].gap)
        others = self.frame.size - 1
        yield from self._counted(others - high, others - low, cmp, subject, self._predicate(cmp))

    def _so_many(self, counter: Tree[Leaf]) -> tuple[int, int, int]:
        """Where the number of a counter stands, and from how many to how many others it may mean."""
        kinds = {leaf.type: int(leaf) for leaf in counter.scan_values(lambda v: isinstance(v, Leaf))}
        at = kinds["COUNT"]
        number, others = int(self.tokens[at].number or 0), self.frame.size - 1
        if number > others:
            raise Impossible
        low, high = number, number
        if "ATLEAST" in kinds:
            high = others
        elif "ATMOST" in kinds:
            low = 0
        elif "OVER" in kinds:
            low, high = number + 1, others
        elif "UNDER" in kinds:
            low, high = 0, number - 1
        if low > high:
            raise Impossible
        if low == 0 and high == others:
            raise Impossible
        return at, low, high

    def _whom(self, everybody: Leaf) -> tuple[Word, ...]:
        """ "Any other | runner": the noun of those who are all meant."""
        words = self._words(everybody)
        noun = words[-1:] if len(words) > 1 and words[-1].low not in _OTHERS else ()
        if any(self.support.letter(w) not in "hno" for w in noun):
            raise Unresolved("what is counted", noun)
        return noun

    def counted_places(self, *children: Tree[Leaf] | Leaf) -> Iterator[Rules]:
        yield from self.counted(*children)

    def _counts_everybody(self, gap: tuple[Word, ...]) -> None:
        """The noun that is counted must mean all the things of the puzzle: "cooks", "people", "houses"."""
        of_them = 2 if [w.low for w in gap[:2]] in (["of", "the"], ["of", "these"]) else 0  # "two of the | women"
        for word in tail_of(gap[of_them:], self.support):
            noun = singular(word.low)
            if self.support.letter(word) not in "hno" or noun in ("person", "one", "people", "persons"):
                continue
            heads = {singular(c.name.casefold().split()[-1]) for c in self.frame}
            row = line(self.frame)
            everybody = heads | HOLDERS | (_RACERS if row is not None and is_contest(row) else frozenset())
            if noun in PART_OF_THEM - heads or not (noun in everybody or word.low in word_table("places")):
                raise Unresolved("what is counted", (word,))

    def _counted(
        self, low: int, high: int, node: Tree[Leaf], term: Term, evidence: tuple[Word, ...]
    ) -> Iterator[Rules]:
        """The term's place where from `low` to `high` things stand in the relation to it; none, where it does to all."""
        relation = replace(self._relation(node, evidence), bare=frozenset())
        if relation.direct or relation.not_direct or relation.number is not None or relation.direction == "next":
            raise Unresolved("which order", self._words(node))
        if relation.adjective is not None:
            self._check_verb(relation, self._words(node))
        choice = candidates(relation, (term,), self.frame, self.support)
        if not choice:
            raise Unresolved("no order", self._words(node))
        for category, sign, _ in choice:
            numbers, way = range(low, high + 1), sign
            if low == high == self.frame.size - 1:  # all the others are older: the youngest
                numbers, way = range(1), -sign
            ranks = [-(n + 1) if way > 0 else n + 1 for n in numbers]
            terms = tuple(at_rank(category, rank) for rank in ranks)
            if term in terms or (isinstance(term, Item) and term.category == category.name):
                raise Impossible  # "Monday's cook works before the others"
            yield (Same(term, terms[0]) if len(terms) == 1 else OneOf(term, terms),)


def _dimension(token: Token) -> str | None:
    found = unit_of(token.unit) if token.unit else None
    return found.dimension if found else None
