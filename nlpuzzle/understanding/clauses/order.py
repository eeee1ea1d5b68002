"""Comparisons: before, older, twice as much."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise, product

from lark import Token as Leaf
from lark import Tree

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.kinds import families
from nlpuzzle.english.measured import measured
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import Word, key, split
from nlpuzzle.puzzle import Category, Number
from nlpuzzle.rules import Amount, Compare, Item, Not, Operator, Or, Rule, Term
from nlpuzzle.understanding.clauses.common import (
    Impossible,
    Rules,
    Unresolved,
    opposite,
    tail_of,
)
from nlpuzzle.understanding.clauses.compared import compared, consecutive, directed, step
from nlpuzzle.understanding.clauses.comparing import WHEN, Relation
from nlpuzzle.understanding.clauses.fitting import HAS, TELLING_KINDS
from nlpuzzle.understanding.clauses.ordering import candidates
from nlpuzzle.understanding.clauses.phrases import ADVERBIAL, PhraseReader
from nlpuzzle.understanding.clauses.references import DEPTH, PERFORMED
from nlpuzzle.understanding.soundness.persons import person_before
from nlpuzzle.understanding.tokenising.tokens import Adjective, Place, Token
from nlpuzzle.understanding.words.lines import is_line
from nlpuzzle.understanding.words.people import is_person
from nlpuzzle.understanding.words.vocabulary import kinds_of, personal
from nlpuzzle.understanding.words.words_of import COPULAS, PLACES

__all__ = ["OrderReader"]

#: "more than twice", "at least half"
_BOUNDED: dict[str, Operator] = {"ATLEAST": ">=", "ATMOST": "<=", "OVER": ">", "UNDER": "<"}
#: verbs of a contest
_BEATS = frozenset("beat beats beaten lost".split())
#: what whoever wins has more of
_SCORES = frozenset({"mark", "point", "score", "vote"})
_VOTES = frozenset({"vote"})
#: where all compete at once, and where two at a time play against each other
_ALL_AT_ONCE, _ONE_AGAINST_ONE = word_class("contests-of-all"), word_class("contests-of-two")
#: what has no zero to count from: nothing is twice a date
_UNSCALED = frozenset({"position", "id", "date", "time", "temperature"})
_COVER = key("cover")
#: what is so long from end to end
_EXTENDED = word_class("vessels") | word_class("territories")
#: but the numbers that things bear may be multiples of each other: "the number of Ann's house is twice Ben's"
_NUMBERED = frozenset({"position", "id"})
#: with which a verb is denied
_DOING = frozenset({"did", "do", "does"})
#: what says no more than how far or how soon: "did not | get | as far as"
_COMING = frozenset({"come", "get", "go"})
#: what one number is beside another
_OF_NUMBERS = frozenset("big great high large less little low more numbered small".split())
#: "Ann and Ben are neighbours of Cleo", each of them; "next to Cleo" may be the two together
_SEVERAL = frozenset({"neighbors", "neighbours"})
_BESIDE = frozenset("next beside alongside adjacent neighboring neighbouring side".split())


class OrderReader(PhraseReader):
    """The productions that compare two things in an ordered category."""

    def relation(self, left: Tree[Leaf], rel: Tree[Leaf], right: Tree[Leaf], negated: bool = False) -> Iterator[Rules]:
        lefts, rights = self._everyone(left), self._compared_with(right, negated)
        self.subjects = lefts if len(lefts) == 1 else []
        relation = replace(self._relation(rel, self._predicate(rel)), bare=self._bare_values())
        if relation.direction in ("before", "after"):
            relation = replace(relation, owned=self._place_owned(rel))
        self._check_start(relation, rel)
        self._check_pursuit(rel, right)
        self._check_adverbial(right)
        self._check_place(rel)
        self._check_depth(relation)
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

    def _place_owned(self, rel: Tree[Leaf]) -> tuple[Word, ...]:
        """The noun of the line where the left side owns one of its places: "Ann's | plot | comes directly after"."""
        row, owned = self.frame.line, self._owned(rel)
        return owned if row is not None and row.dimension == "position" and self.support.names(row, owned) else ()

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

    def _check_depth(self, relation: Relation) -> None:
        """ "The mine's depth is 20 m below the cave's": further down, or so much less?"""
        if relation.direction in ("above", "below"):
            named = [w for token in self.tokens for w in token.gap if w.stem == DEPTH]
            if named:
                raise Unresolved("no order", named)

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
        self._nobody_beside(self._parts(right)[0])
        self.subjects = lefts if len(lefts) == 1 else []
        relation = replace(self._relation(cmp, self._predicate(cmp)), owned=self._owned(cmp), bare=self._bare_values())
        numbered = any(w.low in ("number", "numbers") for w in relation.owned) or _by_number(relation)
        numbered = numbered or self._bears_number(relation, left)
        if relation.adjective is not None and numbered and relation.adjective.base in _OF_NUMBERS:
            self._check_numbered(relation)
            self._check_other_number(right)
            relation = replace(relation, adjective=replace(relation.adjective, base="numbered"))
        self._check_compared(relation, cmp, rights)
        self._check_extent(relation, left, lefts, cmp)
        self._check_adverbial(right)
        if (len(lefts) > 1 or (len(rights) > 1 and not negated)) and (relation.bound == "exact" or negated):
            raise Unresolved("several subjects", self._words(cmp))
        yield from self._ordered(lefts, rights, relation, negated, self._words(cmp))

    def _check_extent(self, relation: Relation, left: Tree[Leaf], lefts: Sequence[Term], cmp: Tree[Leaf]) -> None:
        """ "The Comet is longer than the Gull", of ferries: from bow to stern, however long their trips take."""
        long = relation.adjective is not None and relation.adjective.base in ("long", "short")
        said = relation.counted or relation.unit or any(w.low not in COPULAS for w in relation.evidence)
        if not long or said or any(c.dimension in ("length", "size") for c in self.frame):
            return
        led = self.tokens[min(int(leaf) for leaf in left.scan_values(lambda v: isinstance(v, Leaf)))].gap
        for term in lefts:
            name = relation.owned[-1].low if relation.owned else term.category if isinstance(term, Item) else ""
            head = singular(name.casefold().rpartition(" ")[2])
            told = any(self.support.letter(w) not in "dpj" and singular(w.low) != head for w in led)  # "the trip to"
            if not told and (head in _EXTENDED or "vehicle" in families(head)):
                raise Unresolved("no order", self._words(cmp))

    def _bears_number(self, relation: Relation, left: Tree[Leaf]) -> bool:
        """ "The number of the lost bag is lower", "the ticket has a number 6 higher": where one category alone is of such."""
        level = relation.adjective is not None and relation.adjective.base in ("high", "low")
        if not level or sum(c.dimension == "id" for c in self.frame.ordered) != 1:
            return False
        led = self.tokens[min(int(leaf) for leaf in left.scan_values(lambda v: isinstance(v, Leaf)))].gap
        said = [w.low for w in relation.evidence[-3:]]
        return [w.low for w in led[:3]] == ["the", "number", "of"] or said in (["has", "a", "number"], ["had", "a", "number"])

    def _check_other_number(self, right: Tree[Leaf]) -> None:
        """ "Her bus number is lower than | Ann's age": no number that anything bears."""
        after = max(int(leaf) for leaf in right.scan_values(lambda v: isinstance(v, Leaf))) + 1
        gap = self.tokens[after].gap if after < len(self.tokens) else ()
        if len(gap) > 1 and gap[0].low == "'s" and _told_otherwise(gap[-1]):
            raise Unresolved("misplaced", gap[1:])

    def _check_numbered(self, relation: Relation) -> None:
        """ "Ann's phone number is higher than Ben's", "her shirt is numbered higher": of what no category speaks."""
        told = [w for w in relation.owned if self.support.letter(w) in "no" and w.low not in ("number", "numbers")]
        unknown = [w for w in told if singular(w.low) not in PLACES and self.support.only_in_clues(w)]
        known = any(self.support.of(category, told) for category in self.frame.ordered)
        if unknown and not known:
            raise Unresolved("unknown", unknown)

    def not_equal_by(
        self, left: Tree[Leaf], no: Leaf, equal: Leaf, as_: Leaf, right: Tree[Leaf], _by: Leaf, amount: Tree[Leaf]
    ) -> Iterator[Rules]:
        yield from self.not_equal(left, no, equal, as_, right, self._relation(amount, ()))

    def not_equal(
        self, left: Tree[Leaf], _not: Leaf, equal: Leaf, _as: Leaf, right: Tree[Leaf], by: Relation | None = None
    ) -> Iterator[Rules]:
        """ "Ann is not as old as the baker": she is younger."""
        token = self.tokens[int(equal)]
        adjective = token.adjective
        counted = tuple(w for w in self.tokens[int(_as)].gap if self.support.letter(w) in "nov")
        if adjective is None:
            raise Unresolved("no order", token.words)
        less = replace(adjective, sign=-adjective.sign)
        helper = self._predicate_of(int(_not))
        doing = any(w.low in _DOING for w in helper)  # "did not | score | as high as", judged as "scored higher" is
        done = doing and any(self.support.letter(w) == "v" and w.low not in _COMING for w in token.gap)
        said = token.gap if done else (*helper, *token.gap)
        relation = Relation(adjective=less, evidence=said, counted=counted, bare=self._bare_values())
        if by is not None:
            relation = replace(relation, number=by.number, unit=by.unit, bound=by.bound, counted=(*counted, *by.counted))
        subject, others = self._subject(left), self._compared_with(right, True)
        if by is not None and len(others) > 1:
            raise Unresolved("several subjects", token.words)
        self._check_verb(relation, token.words)
        yield from self._ordered([subject], others, relation, False, token.words)

    def not_comparison(self, left: Tree[Leaf], _not: Leaf, cmp: Tree[Leaf], right: Tree[Leaf]) -> Iterator[Rules]:
        yield from self.comparison(left, cmp, right, negated=True)

    def multiple(self, left: Tree[Leaf], *rest: Tree[Leaf] | Leaf) -> Iterator[Rules]:
        """ "Ann paid twice as much as Ben": one amount is a multiple of the other."""
        times = next(r for r in rest if isinstance(r, Leaf) and r.type == "MULT")
        *_, right = (r for r in rest if isinstance(r, Tree))
        leaves = (leaf for r in rest for leaf in ([r] if isinstance(r, Leaf) else r.scan_values(lambda v: isinstance(v, Leaf))))
        first = next(leaves)
        how_much = _BOUNDED.get(first.type, "=")
        one, other = self._subject(left), self._one_term(right)
        token = self.tokens[int(times)]
        how = token.adjective.base if token.adjective is not None else ""  # "as far as" counts no things
        counted = tuple(w for w in token.words if self.support.letter(w) in "nov" and w.low != how)
        owned = self._owned_before(int(first))
        relation = Relation(adjective=token.adjective, evidence=self._predicate_of(int(first)), owned=owned, counted=counted)
        if how == "far" and not any(w.stem == _COVER for w in relation.evidence):
            self._check_verb(relation, token.words)  # "sees twice as far as"
        inside = token.words[-1 - len(token.value.split()) : -1] if token.value else ()
        people = [w for w in inside if w.low == "people"]  # "has half as many people", of its residents
        runs = [w for w in inside if any(self.support.names(c, [w]) for c in self.frame.ordered)]  # a verb, too
        if len(inside) == 3 and inside[1].low == "of" and inside[0] in runs:
            inside = (inside[0], inside[2])  # "as many balls of wool as"
        if any(self.support.letter(w) not in "no" and w not in (*people, *runs) for w in inside):
            raise Unresolved("misplaced", inside)
        foreign = [w for w in inside if w not in people and not self.support.supported(w) and unit_of(w.low) is None]
        foreign += [w for w in relation.evidence if people and w.low not in HAS]
        if foreign and not any(w.low in TELLING_KINDS for w in inside):
            raise Unresolved("unknown", foreign)  # "twice as many shops"
        whose = self.tokens[-1].gap
        known = any(self.support.supported(w) or personal(w.low) for w in whose[1:])
        if len(whose) > 1 and self.support.letter(whose[0]) == "s" and not known:
            raise Unresolved("misplaced", whose)  # "twice that of the lamp's frame"
        if token.number is None or (token.adjective is not None and token.adjective.sign < 0):
            raise Unresolved("no order", token.words)
        if token.adjective is None and token.words[-1].low == "what":
            choice = self._amounts_of(relation.evidence)
        elif token.adjective is None and owned and not any(self.support.names(c, token.words) for c in self.frame.ordered):
            borne = [w for w in owned if w.low not in ("number", "numbers") and self.support.letter(w) in "no"]
            numbered = len(borne) < len(owned) and all(self.support.supported(w) for w in borne)  # not "phone number"
            choice = [c for c in self.frame.ordered if self.support.names(c, owned)]
            choice = [c for c in choice if c.dimension not in _UNSCALED or (numbered and c.dimension in _NUMBERED)]
        elif token.adjective is None:  # "twice the price of"
            self._check_adverbial(right)
            said = [w for w in relation.evidence if w not in owned or w.low in HAS]
            verbs = [w for w in said if self.support.letter(w) in "nov"]
            named = [c for c in self.frame.ordered if c.dimension not in _UNSCALED and self.support.names(c, token.words)]
            choice = [c for c in named if all(c.dimension in kinds_of(w) for w in verbs)]  # "wanted" may not get it
        else:
            choice = [c for c, _, _ in candidates(relation, (one, other), self.frame, self.support)]
        paced = token.adjective is not None and token.adjective.base in PERFORMED  # "twice as fast" is no place
        told = any(w.low in ("number", "numbers") for w in (*owned, *relation.owned, *relation.counted, *token.words))
        if any(c.given == "implied" and not (told and c.dimension in _NUMBERED) for c in choice):
            raise Unresolved("no order", token.words)  # "twice as large as", of those that are only ranked
        if not choice or any(c.dimension in (_UNSCALED if paced else _UNSCALED - _NUMBERED) for c in choice):
            raise Unresolved("no order", token.words)
        for category in choice:
            yield (Compare(category.name, Amount(one), how_much, Amount(other, scale=token.number)),)

    def _owned_before(self, index: int) -> tuple[Word, ...]:
        """What the left side owns: "Ann's | price | was twice that of"."""
        tail = tail_of(self.tokens[index].gap, self.support)
        if len(tail) > 2 and any(self.support.names(c, tail[:1]) for c in self.frame):
            tail = tail[1:]  # "the slate | statue | 's number"
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
            choice = choice or self._by_score(relation, (*lefts, *rights))
        if any(w.low == "front" for w in words):
            choice = [found for found in choice if found[0].dimension not in WHEN]  # who stands in front of another came when?
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

    def _by_score(self, relation: Relation, own: Sequence[Term]) -> list[tuple[Category, int, Number | None]]:
        """ "Was beaten by": scored less, where all compete at once; in a league one may beat who ends above one.

        Votes are always given to all at once: "lost out to".
        """
        together = self.support.story_has(_ALL_AT_ONCE) and not self.support.story_has(_ONE_AGAINST_ONE)
        won = _SCORES if together else _VOTES
        if relation.number is not None or relation.direct or self.support.story_has(_ONE_AGAINST_ONE):
            return []
        better = Adjective(("count",), 1 if relation.direction == "ahead" else -1, "good")
        found = candidates(replace(relation, direction="", adjective=better), own, self.frame, self.support)
        return [f for f in found if f[0].dimension == "count" and any(w.low in won for w in _nouns(f[0]))]

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


def _nouns(category: Category) -> list[Word]:
    return [w.instead(singular(w.low)) for w in split(f"{category.name} {category.unit or ''}")]


def _told_otherwise(noun: Word) -> bool:
    """ "Age", "weight": nouns of another measure than a number."""
    told = measured().get(singular(noun.low))
    return told is not None and told.dimension not in _NUMBERED


def _by_number(relation: Relation) -> bool:
    """ "Has a higher room number than", "is numbered one lower than"."""
    level = relation.adjective is not None and relation.adjective.base in ("high", "low")
    counted = len(relation.counted) == 2 and relation.counted[-1].low == "number"
    return level and (counted or any(w.low == "numbered" for w in relation.evidence))
