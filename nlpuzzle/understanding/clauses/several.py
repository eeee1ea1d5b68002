"""Clues about several things at once: all different, everybody listed, one of two pairings."""

from collections.abc import Iterator

from lark import Token as Leaf
from lark import Tree

from nlpuzzle.english.morphology import is_plural
from nlpuzzle.english.numbers import number_value
from nlpuzzle.rules import AllDifferent, Pairing, Rule, Term
from nlpuzzle.understanding.clauses.common import Impossible, Rules, Unresolved, clash, joined_by
from nlpuzzle.understanding.clauses.phrases import PhraseReader

__all__ = ["SeveralReader"]

#: what leads to a place or a time
_LEADING = frozenset({"in", "on", "at", "from"})


class SeveralReader(PhraseReader):
    """The productions about more than two things."""

    def distinct(self, left: Tree[Leaf], different: Leaf) -> Iterator[Rules]:
        terms, words = self._everyone(left), self.tokens[int(different)].words
        counted = next((n for w in words if (n := number_value(w.low)) is not None), len(terms))
        if counted != len(terms):
            raise Unresolved("wrong count", words)  # one of the "four different tablets" was not seen
        yield (self._all_different(terms),)

    def everybody(self, all_of: Leaf, right: Tree[Leaf]) -> Iterator[Rules]:
        terms = self._everyone(right)
        if len(terms) != self.tokens[int(all_of)].number or len(terms) > self.frame.size:
            raise Unresolved("wrong count", self.tokens[int(all_of)].words)
        gap = self.tokens[int(all_of)].gap
        told = [w for w in gap if self.support.letter(w) not in "ad"]
        if len(terms) < self.frame.size and not (len(told) == 1 and is_plural(told[0].low)):
            raise Unresolved("misplaced", gap)  # "the two friends at the ends are", "the two cheapest books are"
        yield (self._all_different(terms),)

    def _all_different(self, terms: list[Term]) -> Rule:
        if len(terms) < 2 or len(set(terms)) != len(terms):
            raise Unresolved("not two", ())
        return AllDifferent(tuple(terms))

    def pairing(self, *children: Tree[Leaf] | Leaf) -> Iterator[Rules]:
        trees = [c for c in children if isinstance(c, Tree)]
        first, second = self._weddings_in(trees[0]) or self._pair(trees[0])
        third, fourth = self._plain(trees[1]), self._plain(trees[2])
        yield (_paired((first, second), (third, fourth)),)

    def _weddings_in(self, node: Tree[Leaf]) -> tuple[Term, Term] | None:
        """ "Of the weddings on the yacht and in the castle": two places, each led by a word of its own."""
        phrases, joints = self._parts(node)
        if list(joints) != ["AND"]:
            return None
        before, after = (self._first_gap(phrase) for phrase in phrases)
        the_things = len(before) > 2 and before[0].low == "the" and is_plural(before[1].low)
        led = the_things and before[2].low in _LEADING and bool(after) and after[0].low in _LEADING
        articles = all(w.low in ("the", "a", "an") for w in (*before[3:], *after[1:]))
        return (self._plain(phrases[0]), self._plain(phrases[1])) if led and articles else None

    def one_of_pair(self, _one: Leaf, left: Tree[Leaf], *rest: Tree[Leaf] | Leaf) -> Iterator[Rules]:
        phrases, joints = self._parts(left)
        if len(phrases) != 2 or not joined_by("AND", joints):
            raise Unresolved("not two", ())
        first = self._plain(phrases[0])
        second, predicate = self._np(phrases[1])
        if len(predicate) != 1:
            raise Unresolved("no verb", ())
        other = self._plain(next(r for r in rest if isinstance(r, Tree)))
        yield (_paired((first, second), (self._term(predicate[0]), other)),)


def _paired(left: tuple[Term, Term], right: tuple[Term, Term]) -> Rule:
    """The first two are the other two; raises `Impossible` where the frame allows neither order."""
    straight = not any(clash(a, b) for a, b in zip(left, right, strict=True))
    crossed = not any(clash(a, b) for a, b in zip(left, reversed(right), strict=True))
    if not (straight or crossed) or len({*left, *right}) < 4:
        raise Impossible
    return Pairing(left, right)
