"""From the tree of a clue to rules. Every reading is built; those that contradict the frame are dropped.

A `Reader` knows one clue's tokens; each production of grammars/clue.lark has a method of its name here.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice, pairwise, product

from lark import Token as Leaf
from lark import Tree

from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import Word, finite
from nlpuzzle.puzzle import Frame, Item
from nlpuzzle.rules import (
    AllDifferent,
    Amount,
    And,
    Beside,
    Between,
    Compare,
    Different,
    Not,
    OneOf,
    Or,
    Pairing,
    Rule,
    Same,
    Term,
)
from nlpuzzle.understanding.attachments import unattached
from nlpuzzle.understanding.licence import Objection, is_predicate, letters
from nlpuzzle.understanding.ordering import (
    Relation,
    candidates,
    compared,
    consecutive,
    directed,
    lines,
    speaks_of_amounts,
    step,
)
from nlpuzzle.understanding.references import Meaning, Options, meanings, measures
from nlpuzzle.understanding.support import Support
from nlpuzzle.understanding.tokens import Choice, Pronoun, Token

__all__ = ["Unresolved", "resolve"]

Rules = tuple[Rule, ...]
_MOST_READINGS = 64
#: before these tokens stand the tail of an item and the verb of the sentence
_BEFORE_PREDICATE = frozenset(
    {"ITEM", "NUM", "COMP", "DIR", "HEDGE", "NOT", "EITHER", "NEITHER", "DIRECTLY", "NEXT", "BETWEEN"}
)
#: "the day after" is the next day; "the house left of" may be any
_STEPS = frozenset({"day", "month", "year", "week", "hour", "weekday", "floor", "storey", "story", "level"})


class Unresolved(Exception):
    """The construction is known, but what it speaks of is not: the objection says why."""

    def __init__(self, reason: str, words: Sequence[Word] = ()) -> None:
        super().__init__(reason)
        self.objection = Objection(reason, tuple(words))


class _Impossible(Exception):
    """This choice of meanings contradicts the frame; another may not."""


def resolve(
    tree: Tree[Leaf], tokens: Sequence[Token], frame: Frame, support: Support, antecedent: Sequence[Term] = ()
) -> tuple[list[Rules], list[Term]]:
    """Every reading of a clue, each a tuple of rules, and the terms it is about; raises `Unresolved` when there is none."""
    found: dict[Rules, list[Term]] = {}
    trouble: Unresolved | None = None
    options: list[list[Meaning]] = []
    for i, token in enumerate(tokens):
        if token.type != "ITEM":
            continue
        choice = meanings(token, _nearby(tokens, i, support), frame, support, antecedent)
        if not choice:
            reason = "pronoun" if isinstance(token.reference, Pronoun) else "no such place"
            raise Unresolved("no such value" if isinstance(token.reference, Choice) else reason, token.words)
        options.append(choice)
    where = [i for i, token in enumerate(tokens) if token.type == "ITEM"]
    for chosen in islice(product(*options), _MOST_READINGS):
        reader = _Reader(tokens, dict(zip(where, chosen, strict=True)), frame, support)
        try:
            for rules in reader.read(tree):
                found.setdefault(rules, reader.subjects)
        except _Impossible:
            continue
        except Unresolved as error:
            trouble = trouble or error
    if not found:
        raise trouble or Unresolved("impossible")
    return list(found), next(iter(found.values()))


def _nearby(tokens: Sequence[Token], i: int, support: Support) -> tuple[Word, ...]:
    """The words that describe the item of token i: those before it in its own noun phrase, and its tail."""
    before = tokens[i].gap
    if i > 0 and tokens[i - 1].type == "ITEM":
        before = _after_tail(before, support)
    after: tuple[Word, ...] = ()
    if i + 1 < len(tokens):
        after = tokens[i + 1].gap
        if tokens[i + 1].type in _BEFORE_PREDICATE:
            after = _tail(after, support)
    return (*before, *after)


def _tail(gap: tuple[Word, ...], support: Support) -> tuple[Word, ...]:
    """The words of a gap that still belong to the item before it: "fantasy | books | is the"."""
    for i, word in enumerate(gap):
        if support.letter(word) in "awvd":
            return gap[:i]
    return gap


def _after_tail(gap: tuple[Word, ...], support: Support) -> tuple[Word, ...]:
    return gap[len(_tail(gap, support)) :]


class _Reader:
    """Builds the rules of one clue under one choice of meanings."""

    def __init__(self, tokens: Sequence[Token], terms: dict[int, Meaning], frame: Frame, support: Support) -> None:
        self.tokens = tokens
        self.terms = terms
        self.frame = frame
        self.support = support
        self.subjects: list[Term] = []
        self.facts: list[Rule] = []

    def read(self, tree: Tree[Leaf]) -> Iterator[Rules]:
        """The readings of the tree; more than one where a comparison may be about several categories."""
        self._check_attachments()
        for rules in getattr(self, "facts_" if tree.data == "facts" else str(tree.data))(*tree.children):
            yield _tidy((*self.facts, *rules))

    # ---- noun phrases

    def _run(self, run: Tree[Leaf]) -> list[int]:
        return [int(leaf) for leaf in run.children if isinstance(leaf, Leaf)]

    def _parts(self, node: Tree[Leaf]) -> tuple[list[Tree[Leaf]], list[str]]:
        """The noun phrases of a list and the words between them ("AND", "OR", "")."""
        if node.data in ("list", "runs"):
            phrases: list[Tree[Leaf]] = []
            joints: list[str] = []
            joint = ""
            for child in node.children:
                if isinstance(child, Tree):
                    inner, inner_joints = self._parts(child)
                    if phrases:
                        joints.append(joint)
                    phrases += inner
                    joints += inner_joints
                    joint = ""
                else:
                    joint = child.type
            return phrases, joints
        return [node], []

    def _verb_first(self, index: int) -> bool:
        """ "In the green house they drink coffee": the verb stands before the first item."""
        gap = self.tokens[index].gap
        found = letters(gap, self.support).split("w", 1)[0]
        return any(letter == "v" and finite(word.low) for letter, word in zip(found, gap, strict=False))

    def _split(self, indices: list[int]) -> tuple[list[int], list[int]]:
        """The items of a run before and after the verb of the sentence."""
        for at in range(1, len(indices)):
            if is_predicate(self.tokens[indices[at]].gap, self.support):
                return indices[:at], indices[at:]
        if len(indices) > 1 and indices[0] == 0 and self._verb_first(0):
            return indices[:1], indices[1:]
        return indices, []

    def _term(self, index: int) -> Term:
        meaning = self.terms[index]
        if isinstance(meaning, Options):
            raise Unresolved("one of the ends", self.tokens[index].words)
        return meaning

    def _one(self, indices: Sequence[int]) -> Term:
        """The thing several items of one description denote: the first; that the others are the same is a fact."""
        first = self._term(indices[0])
        for other in indices[1:]:
            self.facts.append(self._same(first, other))
        return first

    def _same(self, left: Term, index: int) -> Rule:
        meaning = self.terms[index]
        if isinstance(meaning, Options):
            return OneOf(left, tuple(meaning))
        return _same(left, meaning)

    def _np(self, node: Tree[Leaf]) -> tuple[Term, list[int]]:
        """A noun phrase: the term it denotes and the items its predicate adds ("behind Ann | wears red")."""
        if node.data == "beside":
            rel, inner = node.children
            term, predicate = self._np(inner)  # type: ignore[arg-type]
            return self._beside(self._relation(rel, ()), term, rel), predicate  # type: ignore[arg-type]
        subject, predicate = self._split(self._run(node if node.data == "run" else node.children[0]))  # type: ignore[arg-type]
        return self._one(subject), predicate

    def _plain(self, node: Tree[Leaf]) -> Term:
        term, predicate = self._np(node)
        if predicate:
            raise Unresolved("two verbs", self.tokens[predicate[0]].gap)
        return term

    def _beside(self, relation: Relation, term: Term, rel: Tree[Leaf]) -> Term:
        """ "The person two places behind Ann": a definite description needs an exact number of places."""
        words = self._words(rel)
        if relation.direction in ("next", "short") or relation.not_direct:
            raise Unresolved("not one person", words)
        definite = relation.direct or (relation.number is not None and relation.bound == "exact")
        if not definite and not (relation.direction in ("behind", "ahead") and self._direct_elsewhere()):
            raise Unresolved("which one", words)
        choice = candidates(relation, (term,), self.frame, self.support)
        if len(choice) != 1:
            raise Unresolved("which order" if choice else "no order", words)
        category, sign, amount = choice[0]
        places = 1 if amount is None else amount
        if not isinstance(places, int) or places <= 0 or (places > 1 and not consecutive(category)):
            raise Unresolved("no order", words)
        return Beside(term, category.name, sign * places)

    def _direct_elsewhere(self) -> bool:
        """ "The person directly in front of him is older than the one behind him": the second is meant directly, too."""
        return any(t.type == "DIRECTLY" for t in self.tokens)

    def _everyone(self, node: Tree[Leaf], joint: str = "AND") -> list[Term]:
        """The terms of a list joined by one word throughout."""
        phrases, joints = self._parts(node)
        if joints and not _joined_by(joint, joints):
            raise Unresolved("mixed list", ())
        return [self._plain(p) for p in phrases]

    def _subject(self, node: Tree[Leaf]) -> Term:
        terms = self._everyone(node)
        if len(terms) != 1:
            raise Unresolved("several subjects", ())
        self.subjects = terms
        return terms[0]

    # ---- facts

    def facts_(self, node: Tree[Leaf]) -> Iterator[Rules]:
        phrases, joints = self._parts(node)
        if joints and _joined_by("OR", joints):
            yield from self._choices(phrases, exclusive=False)
            return
        if joints and not all(j == "AND" for j in joints):
            raise Unresolved("mixed list", ())
        subject, predicate = self._np(phrases[0])
        if not predicate:
            raise Unresolved("no verb" if len(phrases) == 1 else "several subjects", ())
        self.subjects = [subject]
        rules = [self._same(subject, i) for i in predicate]
        for phrase in phrases[1:]:
            indices = self._run(phrase if phrase.data == "run" else phrase.children[0])  # type: ignore[arg-type]
            if phrase.data != "np" and phrase.data != "run":
                raise Unresolved("mixed list", ())
            if not is_predicate(self.tokens[indices[0]].gap, self.support):
                raise Unresolved("mixed list", self.tokens[indices[0]].words)
            rules += [self._same(subject, i) for i in indices]
        yield tuple(rules)

    def _check_attachments(self) -> None:
        """ "The person who trained the plumber" is not the plumber, unless the puzzle attaches its plumbers so."""
        for index, meaning in self.terms.items():
            for term in meaning if isinstance(meaning, Options) else (meaning,):
                trouble = unattached(self.tokens, index, term, self.frame, self.support)
                if trouble is not None:
                    raise Unresolved(*trouble)

    def facts_but_not(self, left: Tree[Leaf], _not: Leaf, right: Tree[Leaf]) -> Iterator[Rules]:
        phrases, joints = self._parts(left)
        if joints:
            raise Unresolved("mixed list", ())
        subject, predicate = self._np(phrases[0])
        if not predicate:
            raise Unresolved("no verb", ())
        self.subjects = [subject]
        yield (*(self._same(subject, i) for i in predicate), *self._none_of([subject], right))

    def differ(self, left: Tree[Leaf], _not: Leaf, right: Tree[Leaf]) -> Iterator[Rules]:
        subjects = self._everyone(left)
        self.subjects = subjects
        yield self._none_of(subjects, right)

    def _none_of(self, subjects: Sequence[Term], right: Tree[Leaf]) -> Rules:
        phrases, joints = self._parts(right)
        if joints and not (_joined_by("OR", joints) or _joined_by("NOR", joints)):
            raise Unresolved("mixed list", ())
        rules: list[Rule] = []
        for phrase in phrases:
            indices = self._run(phrase)
            if len(indices) != 1:
                raise Unresolved("not of two", self.tokens[indices[-1]].words)
            meaning = self.terms[indices[0]]
            for subject in subjects:
                for option in meaning if isinstance(meaning, Options) else (meaning,):
                    rules.append(_different(subject, option))
        return tuple(rules)

    # ---- choices

    def either(self, left: Tree[Leaf], _either: Leaf, right: Tree[Leaf], *_not_both: Leaf) -> Iterator[Rules]:
        subject = self._subject(left)
        phrases, joints = self._parts(right)
        if not joints or not _joined_by("OR", joints):
            raise Unresolved("mixed list", ())
        yield (self._one_of(subject, [self._plain(p) for p in phrases]),)

    def one_of_list(self, left: Tree[Leaf], _one: Leaf, right: Tree[Leaf]) -> Iterator[Rules]:
        yield (self._one_of(self._subject(left), self._listed(right)),)

    def _listed(self, node: Tree[Leaf]) -> list[Term]:
        """The members of a list with "and" or "or"; at least two."""
        phrases, joints = self._parts(node)
        if not joints or not (_joined_by("AND", joints) or _joined_by("OR", joints)):
            raise Unresolved("mixed list", ())
        return [self._plain(p) for p in phrases]

    def one_of_subjects(self, _one: Leaf, node: Tree[Leaf]) -> Iterator[Rules]:
        phrases, joints = self._parts(node)
        if not joints or not (_joined_by("AND", joints) or _joined_by("OR", joints)):
            raise Unresolved("mixed list", ())
        yield from self._choices(phrases, exclusive=True)

    def exactly_one(self, _exactly: Leaf, one: Leaf, node: Tree[Leaf]) -> Iterator[Rules]:
        yield from self.one_of_subjects(one, node)

    def alike(self, left: Tree[Leaf], _same_one: Leaf) -> Iterator[Rules]:
        first, second = self._pair(left)
        yield (_same(first, second),)

    def either_subject(self, _either: Leaf, node: Tree[Leaf]) -> Iterator[Rules]:
        phrases, joints = self._parts(node)
        if not joints or not _joined_by("OR", joints):
            raise Unresolved("mixed list", ())
        yield from self._choices(phrases, exclusive=True)

    def _choices(self, phrases: list[Tree[Leaf]], exclusive: bool) -> Iterator[Rules]:
        """ "Ann is red or blue" and "Ann or Ben is red"; a plain "or" over several categories might allow both."""
        first, predicate = self._np(phrases[0])
        if predicate:  # the choice is in the predicate
            if len(predicate) != 1:
                raise Unresolved("mixed list", ())
            subject, options = first, [self._term(predicate[0]), *(self._plain(p) for p in phrases[1:])]
        else:
            options = [first, *(self._plain(p) for p in phrases[1:-1])]
            last, predicate = self._np(phrases[-1])
            if len(predicate) != 1:
                raise Unresolved("no verb", ())
            options.append(last)
            subject = self._term(predicate[0])
        self.subjects = [subject]
        yield (self._one_of(subject, options),)
        if not exclusive and not _exclude_each_other(options):
            yield (Or(tuple(_same(subject, o) for o in options)),)

    def _one_of(self, subject: Term, options: Sequence[Term]) -> Rule:
        for option in options:
            if _clash(subject, option):
                raise _Impossible
        if len(set(options)) != len(options):
            raise _Impossible
        return OneOf(subject, tuple(options))

    def or_not_both(self, left: Tree[Leaf], _not_both: Leaf) -> Iterator[Rules]:
        phrases, joints = self._parts(left)
        if not joints or not _joined_by("OR", joints):
            raise Unresolved("mixed list", ())
        yield from self._choices(phrases, exclusive=True)

    def not_either(self, left: Tree[Leaf], _not: Leaf, _either: Leaf, right: Tree[Leaf]) -> Iterator[Rules]:
        subject = self._subject(left)
        yield tuple(_different(subject, o) for o in self._everyone(right, "OR"))

    def neither(self, left: Tree[Leaf], _neither: Leaf, right: Tree[Leaf]) -> Iterator[Rules]:
        subject = self._subject(left)
        yield tuple(_different(subject, o) for o in self._everyone(right, "NOR"))

    def neither_subject(self, _neither: Leaf, node: Tree[Leaf]) -> Iterator[Rules]:
        phrases, joints = self._parts(node)
        subjects: list[Term] = []
        for n, phrase in enumerate(phrases):
            term, predicate = self._np(phrase)
            subjects.append(term)
            if predicate:
                before, after = joints[:n], joints[n:]
                if not before or not _joined_by("NOR", before) or (after and not _joined_by("OR", after)):
                    raise Unresolved("mixed list", ())
                objects = [self._term(predicate[0]), *(self._plain(p) for p in phrases[n + 1 :])]
                if len(predicate) != 1:
                    raise Unresolved("not of two", self.tokens[predicate[-1]].words)
                self.subjects = []
                yield tuple(_different(s, o) for o in objects for s in subjects)
                return
        raise Unresolved("no verb", ())

    # ---- order

    def relation(self, left: Tree[Leaf], rel: Tree[Leaf], right: Tree[Leaf], negated: bool = False) -> Iterator[Rules]:
        lefts, rights = self._everyone(left), self._everyone(right)
        self.subjects = lefts if len(lefts) == 1 else []
        relation = self._relation(rel, self._predicate(rel))
        if self._next_unit(rel):
            relation = replace(relation, direct=True)
        if negated and len(lefts) * len(rights) > 1:
            raise Unresolved("not of two", ())
        if relation.direction == "next":
            if len(lefts) > 1 or len(rights) > 1:
                raise Unresolved("several subjects", self._words(rel))
            yield from self._side_by_side(lefts[0], rights[0], negated, rel)
            return
        if (len(lefts) > 1 or len(rights) > 1) and (relation.direct or relation.bound == "exact"):
            raise Unresolved("several subjects", self._words(rel))
        yield from self._ordered(lefts, rights, relation, negated, self._words(rel))

    def bounded_relation(self, left: Tree[Leaf], rel: Tree[Leaf], right: Tree[Leaf], limit: Tree[Leaf]) -> Iterator[Rules]:
        yield from self.relation(left, Tree("rel", [*rel.children, *limit.children]), right)

    def bounded_comparison(self, left: Tree[Leaf], cmp: Tree[Leaf], right: Tree[Leaf], limit: Tree[Leaf]) -> Iterator[Rules]:
        yield from self.comparison(left, Tree("cmp", [*cmp.children, *limit.children]), right)

    def not_relation(self, left: Tree[Leaf], _not: Leaf, rel: Tree[Leaf], right: Tree[Leaf]) -> Iterator[Rules]:
        yield from self.relation(left, rel, right, negated=True)

    def comparison(self, left: Tree[Leaf], cmp: Tree[Leaf], right: Tree[Leaf], negated: bool = False) -> Iterator[Rules]:
        lefts, rights = self._everyone(left), self._everyone(right)
        self.subjects = lefts if len(lefts) == 1 else []
        relation = replace(self._relation(cmp, self._predicate(cmp)), owned=self._owned(cmp))
        self._check_compared(relation, cmp, rights)
        if (len(lefts) > 1 or len(rights) > 1) and (relation.bound == "exact" or negated):
            raise Unresolved("several subjects", self._words(cmp))
        yield from self._ordered(lefts, rights, relation, negated, self._words(cmp))

    def not_comparison(self, left: Tree[Leaf], _not: Leaf, cmp: Tree[Leaf], right: Tree[Leaf]) -> Iterator[Rules]:
        yield from self.comparison(left, cmp, right, negated=True)

    def multiple(self, left: Tree[Leaf], times: Leaf, right: Tree[Leaf]) -> Iterator[Rules]:
        """ "Ann paid twice as much as Ben": one amount is a multiple of the other."""
        one, other = self._subject(left), self._one_term(right)
        token = self.tokens[int(times)]
        counted = tuple(w for w in token.words if self.support.letter(w) in "nov")
        relation = Relation(adjective=token.adjective, evidence=self._predicate_of(int(times)), counted=counted)
        if token.adjective is None or token.adjective.sign < 0 or token.number is None:
            raise Unresolved("no order", token.words)
        choice = [c for c, _, _ in candidates(relation, (one, other), self.frame, self.support)]
        if not choice:
            raise Unresolved("no order", token.words)
        for category in choice:
            yield (Compare(category.name, Amount(one), "=", Amount(other, scale=token.number)),)

    def _ordered(
        self, lefts: list[Term], rights: list[Term], relation: Relation, negated: bool, words: Sequence[Word]
    ) -> Iterator[Rules]:
        choice = candidates(relation, (*lefts, *rights), self.frame, self.support)
        if not choice:
            raise Unresolved("no order", words)
        for category, sign, amount in choice:
            rules = []
            for a, b in product(lefts, rights):
                if a == b:
                    raise _Impossible
                rule = compared(a, b, category, sign, relation, amount)
                rules.append(_negated(rule) if negated else rule)
            yield tuple(rules)

    def _side_by_side(self, a: Term, b: Term, negated: bool, node: Tree[Leaf] | Leaf) -> Iterator[Rules]:
        choice = lines(Relation(direction="next"), self.frame)
        if not choice:
            raise Unresolved("no line", self._words(node))
        if a == b:
            raise _Impossible
        for category in choice:
            if not consecutive(category):
                rule: Rule = Or((step(category, a, b, 1), step(category, a, b, -1)))
            else:
                rule = directed(a, b, category, "=", 1)
            yield (Not(rule) if negated else rule,)

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
        if len({middle, *ends}) < 3:
            raise _Impossible
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

    def not_between(self, left: Tree[Leaf], _not: Leaf, *rest: Tree[Leaf] | Leaf) -> Iterator[Rules]:
        yield from self.between(left, *rest, negated=True)

    def _pair(self, node: Tree[Leaf]) -> tuple[Term, Term]:
        terms = self._everyone(node)
        if len(terms) != 2:
            raise Unresolved("not two", ())
        return terms[0], terms[1]

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

    def _one_term(self, node: Tree[Leaf]) -> Term:
        terms = self._everyone(node)
        if len(terms) != 1:
            raise Unresolved("several subjects", ())
        return terms[0]

    def _distance(self, pair: tuple[Term, Term], amount: Tree[Leaf], more: int, negated: bool) -> Iterator[Rules]:
        relation = self._relation(amount, ())
        choice = [c for c in lines(relation, self.frame) if consecutive(c)]
        if len(choice) != 1 or relation.number is None:
            raise Unresolved("no line", self._words(amount))
        counted = self._counted_after(amount)
        if (relation.unit and choice[0].unit != relation.unit) or not self._counts_places(counted, choice[0].name):
            raise Unresolved("what is counted", counted or self._words(amount))
        if pair[0] == pair[1] or relation.number + more > self.frame.size - 1:
            raise _Impossible
        operator = {"exact": "=", "at least": ">=", "at most": "<=", "over": ">", "under": "<"}[relation.bound]
        rule = directed(*pair, choice[0], operator, relation.number + more)  # type: ignore[arg-type]
        yield (Not(rule) if negated else rule,)

    def _counts_places(self, counted: Sequence[Word], category: str) -> bool:
        nouns = [w for w in counted if self.support.letter(w) in "no" and unit_of(w.low) is not None]
        return all(w.low in word_table("places") or self.support.speaks_of(category, [w]) for w in nouns)

    # ---- several people

    def distinct(self, left: Tree[Leaf], _different: Leaf) -> Iterator[Rules]:
        yield (self._all_different(self._everyone(left)),)

    def everybody(self, all_of: Leaf, right: Tree[Leaf]) -> Iterator[Rules]:
        terms = self._everyone(right)
        if len(terms) != self.tokens[int(all_of)].number or len(terms) > self.frame.size:
            raise Unresolved("wrong count", self.tokens[int(all_of)].words)
        yield (self._all_different(terms),)

    def _all_different(self, terms: list[Term]) -> Rule:
        if len(terms) < 2 or len(set(terms)) != len(terms):
            raise Unresolved("not two", ())
        return AllDifferent(tuple(terms))

    def pairing(self, *children: Tree[Leaf] | Leaf) -> Iterator[Rules]:
        trees = [c for c in children if isinstance(c, Tree)]
        first, second = self._pair(trees[0])
        third, fourth = self._plain(trees[1]), self._plain(trees[2])
        for a in (first, second):
            if _clash(a, third) and _clash(a, fourth):
                raise _Impossible
        if first == second or third == fourth:
            raise _Impossible
        yield (Pairing((first, second), (third, fourth)),)

    def one_of_pair(self, _one: Leaf, left: Tree[Leaf], *rest: Tree[Leaf] | Leaf) -> Iterator[Rules]:
        phrases, joints = self._parts(left)
        if len(phrases) != 2 or not _joined_by("AND", joints):
            raise Unresolved("not two", ())
        first = self._plain(phrases[0])
        second, predicate = self._np(phrases[1])
        if len(predicate) != 1:
            raise Unresolved("no verb", ())
        other = self._plain(next(r for r in rest if isinstance(r, Tree)))
        yield (Pairing((first, second), (self._term(predicate[0]), other)),)

    def there_is(self, _there: Leaf, node: Tree[Leaf]) -> Iterator[Rules]:
        phrases, joints = self._parts(node)
        indices = self._run(phrases[0])
        if joints or len(indices) != 2:
            raise Unresolved("no verb", ())
        self.subjects = [self._term(indices[0])]
        yield (self._same(self._term(indices[0]), indices[1]),)

    def there_is_no(self, _there: Leaf, _not: Leaf, node: Tree[Leaf]) -> Iterator[Rules]:
        phrases, joints = self._parts(node)
        indices = self._run(phrases[0])
        if joints or len(indices) != 2:
            raise Unresolved("no verb", ())
        yield (_different(self._term(indices[0]), self._term(indices[1])),)

    # ---- relations

    def _relation(self, node: Tree[Leaf], evidence: tuple[Word, ...]) -> Relation:
        """What a rel, cmp or amount subtree says."""
        leaves = [(leaf.type, self.tokens[int(leaf)], int(leaf)) for leaf in node.scan_values(lambda v: isinstance(v, Leaf))]
        kinds = {kind: token for kind, token, _ in leaves}
        number, unit, bound = None, "", ""
        counted: list[Word] = []
        if "NUM" in kinds:
            number, unit = kinds["NUM"].number, kinds["NUM"].unit
            bounds = {"ATLEAST": "at least", "ATMOST": "at most", "OVER": "over", "UNDER": "under"}
            bound = next((b for kind, b in bounds.items() if kind in kinds), "exact")
            counted += self._counted_after(node)
        direction, _, direct = kinds["DIR"].value.partition(":") if "DIR" in kinds else ("", "", "")
        if "NEXT" in kinds:
            direction = "next"
        exactly_here = "EXACTLY" in kinds and "NUM" not in kinds
        if "COMP" in kinds:
            than = next(i for kind, _, i in leaves if kind == "THAN")
            counted += [w for w in self.tokens[than].gap if self.support.letter(w) in "nov"]
        return Relation(
            direction=direction,
            adjective=kinds["COMP"].adjective if "COMP" in kinds else None,
            direct=bool(direct) or "DIRECTLY" in kinds or exactly_here,
            not_direct="PAREN" in kinds,
            bound=bound,
            number=number,
            unit=unit,
            evidence=evidence,
            counted=tuple(counted),
        )

    def _owned(self, node: Tree[Leaf]) -> tuple[Word, ...]:
        """What the left side owns and the clue compares: "the beagle's | jacket | is larger"."""
        gap = self.tokens[min(int(leaf) for leaf in node.scan_values(lambda v: isinstance(v, Leaf)))].gap
        tail = _tail(gap, self.support)
        return tail if tail and self.support.letter(tail[0]) == "s" else ()

    def _next_unit(self, node: Tree[Leaf]) -> bool:
        """ "The day after Ann's", "the floor above hers": the very next one."""
        first = min(int(leaf) for leaf in node.scan_values(lambda v: isinstance(v, Leaf)))
        gap = self.tokens[first].gap
        if self.tokens[first].type != "DIR" or len(gap) < 2 or gap[-2].low != "the":
            return False
        return gap[-1].low in _STEPS and self.tokens[first].value in ("before", "after", "above", "below")

    def _check_compared(self, relation: Relation, node: Tree[Leaf], rights: Sequence[Term]) -> None:
        """ "Ann sings higher than Ben" compares their singing: the verb must speak of a category, or be "is" and "has"."""
        evidence = relation.evidence
        verbs = [w for w in evidence if self.support.letter(w) == "v"]
        told = any(self.support.supported(w) for w in (*evidence, *relation.counted) if w not in verbs)
        if verbs and not relation.unit and not told and not any(self.support.letter(w) == "a" for w in evidence):
            if not any(speaks_of_amounts(w) or self.support.supported(w) for w in verbs):
                raise Unresolved("no order", (*verbs, *self._words(node)))
        if relation.adjective is not None and relation.adjective.base in ("more", "less", "few"):
            foreign = [w for w in relation.counted if not self.support.supported(w) and unit_of(w.low) is None]
            if foreign and not relation.unit:
                raise Unresolved("unknown", foreign)
        for index, term in self.terms.items():
            bare = not self.tokens[index].gap and not (index + 1 < len(self.tokens) and self.tokens[index + 1].gap)
            number = self.tokens[index].number is not None
            if term in rights and number and bare and isinstance(term, Item):
                if relation.adjective is None or not measures(relation.adjective, self.frame.by_name[term.category]):
                    raise Unresolved("no order", self.tokens[index].words)

    def _counted_after(self, node: Tree[Leaf]) -> tuple[Word, ...]:
        """The noun after a number: "two | houses | to the left of"."""
        num = next((int(leaf) for leaf in node.scan_values(lambda v: isinstance(v, Leaf)) if leaf.type == "NUM"), None)
        return self.tokens[num + 1].gap if num is not None and num + 1 < len(self.tokens) else ()

    def _predicate(self, node: Tree[Leaf]) -> tuple[Word, ...]:
        """The words of the verb before a comparison: "will leave", "has a hard drive that is"."""
        return self._predicate_of(min(int(leaf) for leaf in node.scan_values(lambda v: isinstance(v, Leaf))))

    def _predicate_of(self, first: int) -> tuple[Word, ...]:
        return _after_tail(self.tokens[first].gap, self.support)

    def _words(self, node: Tree[Leaf] | Leaf) -> tuple[Word, ...]:
        if isinstance(node, Leaf):
            return self.tokens[int(node)].words
        return tuple(w for leaf in node.scan_values(lambda v: isinstance(v, Leaf)) for w in self.tokens[int(leaf)].words)


def _joined_by(joint: str, joints: Sequence[str]) -> bool:
    """Whether a list is "a, b and c": commas, then one joint; or that joint throughout."""
    return joints[-1] == joint and all(j in (joint, "") for j in joints)


def _clash(a: Term, b: Term) -> bool:
    """Two items of one category are never the same."""
    return isinstance(a, Item) and isinstance(b, Item) and a.category == b.category and a != b


def _exclude_each_other(options: Sequence[Term]) -> bool:
    return all(_clash(a, b) for i, a in enumerate(options) for b in options[i + 1 :])


def _same(a: Term, b: Term) -> Rule:
    if a == b or _clash(a, b):
        raise _Impossible
    return Same(a, b)


def _different(a: Term, b: Term) -> Rule:
    if a == b or _clash(a, b):
        raise _Impossible
    return Different(a, b)


def _negated(rule: Rule) -> Rule:
    match rule:
        case Compare(category, left, "<", right):
            return Compare(category, left, ">=", right)
        case Compare(category, left, ">", right):
            return Compare(category, left, "<=", right)
    return Not(rule)


def _participle_by(gap: Sequence[Word]) -> bool:
    return any(a.low.endswith(("ed", "en", "n", "t")) and b.low == "by" for a, b in pairwise(gap))


def _tidy(rules: Rules) -> Rules:
    """The rules of a clue, conjunctions taken apart, each once."""
    flat: list[Rule] = []
    for rule in rules:
        flat.extend(_tidy(rule.rules) if isinstance(rule, And) else [rule])
    return tuple(dict.fromkeys(flat))
