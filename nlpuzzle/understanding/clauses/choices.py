"""Choices: either, or, neither, one of."""

from collections.abc import Iterator, Sequence

from lark import Token as Leaf
from lark import Tree

from nlpuzzle.puzzle import Item
from nlpuzzle.rules import OneOf, Or, Rule, Term
from nlpuzzle.understanding.clauses.common import (
    Impossible,
    Rules,
    Unresolved,
    clash,
    different,
    exclude_each_other,
    joined_by,
    same,
)
from nlpuzzle.understanding.clauses.phrases import ADVERBIAL, PhraseReader
from nlpuzzle.understanding.clauses.references import Options
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["ChoiceReader"]


class ChoiceReader(PhraseReader):
    """The productions with several possibilities."""

    def either(self, left: Tree[Leaf], _either: Leaf, right: Tree[Leaf], *_not_both: Leaf) -> Iterator[Rules]:
        subject = self._subject(left)
        phrases, joints = self._parts(right)
        if not joints or not joined_by("OR", joints):
            raise Unresolved("mixed list", ())
        yield (self._one_of(subject, [self._option(p) for p in phrases]),)

    def _option(self, phrase: Tree[Leaf]) -> Term:
        """One of several possibilities; "either the red car | on Monday or ...": that, too, would be so in one case only."""
        leaves = sorted(int(leaf) for leaf in phrase.scan_values(lambda v: isinstance(v, Leaf) and v.type == "ITEM"))
        for index in leaves[1:]:
            term, gap = self.terms[index], self.tokens[index].gap
            when = isinstance(term, Item) and self.frame.by_name[term.category].ordered
            if when and gap and gap[0].low in ADVERBIAL:
                raise Unresolved("mixed list", (*gap, *self.tokens[index].words))
        return self._plain(phrase)

    def one_of_list(self, left: Tree[Leaf], _one: Leaf, right: Tree[Leaf]) -> Iterator[Rules]:
        yield (self._one_of(self._subject(left), self._listed(right)),)

    def _listed(self, node: Tree[Leaf]) -> list[Term]:
        """The members of a list with "and" or "or"; at least two."""
        phrases, joints = self._parts(node)
        if not joints or not (joined_by("AND", joints) or joined_by("OR", joints)):
            raise Unresolved("mixed list", ())
        self._no_second_verb(phrases)
        return [self._option(p) for p in phrases]

    def one_of_subjects(self, _one: Leaf, node: Tree[Leaf]) -> Iterator[Rules]:
        phrases, joints = self._parts(node)
        if not joints or not (joined_by("AND", joints) or joined_by("OR", joints)):
            raise Unresolved("mixed list", ())
        yield from self._choices(phrases, exclusive=True)

    def exactly_one(self, _exactly: Leaf, one: Leaf, node: Tree[Leaf]) -> Iterator[Rules]:
        yield from self.one_of_subjects(one, node)

    def either_subject(self, _either: Leaf, node: Tree[Leaf]) -> Iterator[Rules]:
        phrases, joints = self._parts(node)
        if not joints or not joined_by("OR", joints):
            raise Unresolved("mixed list", ())
        yield from self._choices(phrases, exclusive=True)

    def _choices(self, phrases: list[Tree[Leaf]], exclusive: bool) -> Iterator[Rules]:
        """ "Ann is red or blue" and "Ann or Ben is red"; a plain "or" over several categories might allow both."""
        first, predicate = self._np(phrases[0])
        if predicate:  # the choice is in the predicate
            if len(predicate) != 1:
                raise Unresolved("mixed list", ())
            subject, options = first, [self._term(predicate[0]), *(self._option(p) for p in phrases[1:])]
        else:
            options = [first, *(self._option(p) for p in phrases[1:-1])]
            last, predicate = self._np(phrases[-1])
            if len(predicate) != 1:
                raise Unresolved("no verb", ())
            options.append(last)
            subject = self._term(predicate[0])
        self.subjects = [subject]
        yield (self._one_of(subject, options),)
        if not exclusive and not exclude_each_other(options):
            yield (Or(tuple(same(subject, o) for o in options)),)

    def _one_of(self, subject: Term, options: Sequence[Term]) -> Rule:
        for option in options:
            if clash(subject, option):
                raise Impossible
        if len(set(options)) != len(options):
            raise Impossible
        return OneOf(subject, tuple(options))

    def or_not_both(self, left: Tree[Leaf], _not_both: Leaf) -> Iterator[Rules]:
        phrases, joints = self._parts(left)
        if not joints or not joined_by("OR", joints):
            raise Unresolved("mixed list", ())
        yield from self._choices(phrases, exclusive=True)

    def not_either(self, left: Tree[Leaf], _not: Leaf, _either: Leaf, right: Tree[Leaf]) -> Iterator[Rules]:
        subject = self._subject(left)
        yield tuple(different(subject, o) for o in self._everyone(right, "OR"))

    def neither(self, left: Tree[Leaf], neither: Leaf, right: Tree[Leaf]) -> Iterator[Rules]:
        subject = self._subject(left)
        copula = {w.low for w in self.tokens[int(neither)].gap[-1:]} & COPULAS
        options = self._predicates(right, "NOR") if copula else self._everyone(right, "NOR")
        yield tuple(different(subject, o) for o in options)

    def neither_subject(self, _neither: Leaf, node: Tree[Leaf]) -> Iterator[Rules]:
        phrases, joints = self._parts(node)
        subjects: list[Term] = []
        for n, phrase in enumerate(phrases):
            term, predicate = self._np(phrase)
            subjects.append(term)
            if predicate:
                before, after = joints[:n], joints[n:]
                if not before or not joined_by("NOR", before) or (after and not joined_by("OR", after)):
                    raise Unresolved("mixed list", ())
                meaning = self.terms[predicate[0]]
                places = meaning if isinstance(meaning, Options) else (meaning,)  # "lives at either end"
                objects = [*places, *(self._plain(p) for p in phrases[n + 1 :])]
                if len(predicate) != 1:
                    raise Unresolved("not of two", self.tokens[predicate[-1]].words)
                self.subjects = []
                yield tuple(different(s, o) for o in objects for s in subjects)
                return
        raise Unresolved("no verb", ())

    def none_of(self, _none: Leaf, node: Tree[Leaf]) -> Iterator[Rules]:
        """Nobody of the list is what follows: "None of Ann, Ben and Cleo is the baker"."""
        phrases, joints = self._parts(node)
        if not joints or not (joined_by("AND", joints) or joined_by("OR", joints)):
            raise Unresolved("mixed list", ())
        last, predicate = self._np(phrases[-1])
        if len(predicate) != 1:
            raise Unresolved("no verb", ())
        subjects = [*(self._plain(p) for p in phrases[:-1]), last]
        self.subjects = subjects
        meaning = self.terms[predicate[0]]
        objects = meaning if isinstance(meaning, Options) else (meaning,)
        yield tuple(different(s, o) for s in subjects for o in objects)
