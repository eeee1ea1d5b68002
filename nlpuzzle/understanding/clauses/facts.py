"""Plain facts: what a thing is, and what it is not."""

from collections.abc import Iterator, Sequence

from lark import Token as Leaf
from lark import Tree

from nlpuzzle.rules import Rule, Term
from nlpuzzle.understanding.clauses.choices import ChoiceReader
from nlpuzzle.understanding.clauses.common import Rules, Unresolved, different, joined_by, same
from nlpuzzle.understanding.licence import is_predicate
from nlpuzzle.understanding.references import Options

__all__ = ["FactReader"]


class FactReader(ChoiceReader):
    """The productions that say what is the same and what is not."""

    def facts_(self, node: Tree[Leaf]) -> Iterator[Rules]:
        phrases, joints = self._parts(node)
        if joints and joined_by("OR", joints):
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
        if joints and not (joined_by("OR", joints) or joined_by("NOR", joints)):
            raise Unresolved("mixed list", ())
        self._no_second_verb(phrases, negated=True)
        rules: list[Rule] = []
        for phrase in phrases:
            indices = self._run(phrase)
            if len(indices) != 1:
                raise Unresolved("not of two", self.tokens[indices[-1]].words)
            meaning = self.terms[indices[0]]
            for subject in subjects:
                for option in meaning if isinstance(meaning, Options) else (meaning,):
                    rules.append(different(subject, option))
        return tuple(rules)

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
        yield (different(self._term(indices[0]), self._term(indices[1])),)

    def alike(self, left: Tree[Leaf], _same_one: Leaf) -> Iterator[Rules]:
        first, second = self._pair(left)
        yield (same(first, second),)
