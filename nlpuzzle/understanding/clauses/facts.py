"""Plain facts: what a thing is, and what it is not."""

from collections.abc import Iterator, Sequence

from lark import Token as Leaf
from lark import Tree

from nlpuzzle.english.classes import verb_class
from nlpuzzle.rules import Pairing, Rule, Term
from nlpuzzle.understanding.clauses.choices import ChoiceReader
from nlpuzzle.understanding.clauses.common import Rules, Unresolved, different, joined_by, same
from nlpuzzle.understanding.clauses.order import OrderReader
from nlpuzzle.understanding.clauses.references import Options
from nlpuzzle.understanding.soundness.word_classes import is_predicate
from nlpuzzle.understanding.words.lines import in_turn, line
from nlpuzzle.understanding.words.vocabulary import closed

__all__ = ["FactReader"]


#: done by whoever has a thing
_HAD = verb_class("having-alone")
_STAY = verb_class("staying")
#: how groups of places are told: "on even-numbered floors", "among the first three"
_SEVERAL_PLACES = frozenset({"even", "odd", "first", "last", "top", "bottom"})


def _nor_either(joints: Sequence[str]) -> bool:
    """ "Not by Ann, | nor | by Ben | or | Cleo": none of them."""
    return joints[0] == "NOR" and all(joint in ("OR", "") for joint in joints[1:]) and joints[-1] == "OR"


class FactReader(ChoiceReader, OrderReader):
    """The productions that say what is the same and what is not."""

    def facts_(self, *children: Tree[Leaf] | Leaf) -> Iterator[Rules]:
        node = next(child for child in children if isinstance(child, Tree))
        phrases, joints = self._parts(node)
        if joints and joined_by("OR", joints):
            yield from self._choices(phrases, exclusive=False)
            return
        if not joints and (beside := self._beside_fact(phrases[0])) is not None:
            yield from beside
            return
        if joints and (each := self._each_in_a_group(phrases, joints)):
            yield each
            return
        if joints and not all(j == "AND" for j in joints):
            raise Unresolved("mixed list", ())
        if not joints and (swapped := self._of_a_group(phrases[0])) is not None:
            yield (swapped,)
            return
        subject, predicate = self._np(phrases[0])
        if not predicate:
            raise Unresolved("no verb" if len(phrases) == 1 else "several subjects", ())
        self.subjects = [subject]
        rules = [self._same(subject, i) for i in predicate]
        for phrase in phrases[1:]:
            indices = self._run(phrase if phrase.data == "run" else phrase.children[0])  # type: ignore[arg-type]
            if phrase.data != "np" and phrase.data != "run":
                raise Unresolved("mixed list", ())
            gap = self.tokens[indices[0]].gap
            if gap and gap[0].low in ("the", "a", "an"):
                raise Unresolved("two verbs", gap)  # "has the cat, and the house built in 1900 is ...": another subject
            if not is_predicate(gap, self.support):
                raise Unresolved("mixed list", self.tokens[indices[0]].words)
            rules += [self._same(subject, i) for i in indices]
        yield tuple(rules)

    def _beside_fact(self, phrase: Tree[Leaf]) -> Iterator[Rules] | None:
        """ "The person next to Ann wears red", "somebody behind Ann wears red": not which one, but on what side."""
        if phrase.data == "np" and len(phrase.children) == 1:
            phrase = phrase.children[0]  # type: ignore[assignment]
        if phrase.data != "beside":
            return None
        rel, inner = (child for child in phrase.children if isinstance(child, Tree))
        self._check_row(rel)
        relation = self._relation(rel, ())
        first = min(int(leaf) for leaf in rel.scan_values(lambda v: isinstance(v, Leaf)))
        gap = self.tokens[first].gap
        somebody = bool(gap) and gap[0].low in ("somebody", "someone", "a", "an")
        direct = relation.direct and relation.direction != "next"  # "right next to" is next to
        plain = not (direct or relation.not_direct or relation.number is not None)
        if not plain or not (relation.direction == "next" or somebody) or any(w.low == "not" for w in gap):
            return None
        row = line(self.frame)
        if any(self.support.letter(w) == "v" for w in gap) and (row is None or in_turn(row)):
            return None  # "the pupil sitting next to Ann" came where in the race?
        whom, predicate = self._np(inner)
        if len(predicate) != 1:
            return None
        who = self._term(predicate[0])
        if relation.direction == "next":
            return self._side_by_side(who, whom, False, rel)
        return self._ordered([who], [whom], relation, False, self._words(rel))

    def _each_in_a_group(self, phrases: Sequence[Tree[Leaf]], joints: Sequence[str]) -> Rules:
        """ "Ann and Ben live on even-numbered floors": each of them on one of these."""
        if not joined_by("AND", joints) or any(p.data == "np" and len(p.children) > 1 for p in phrases):
            return ()
        runs = [self._run(p if p.data == "run" else p.children[0]) for p in phrases]  # type: ignore[arg-type]
        parted = [self._split(run) for run in runs if run]
        *others, (last, predicate) = parted
        if not predicate and len(last) == 2 and any(w.low in _STAY for w in self.tokens[last[1]].gap):
            last, predicate = last[:1], last[1:]  # "Ann and Ben | stand on | even-numbered stones": no stand of anybody's
        if len(predicate) != 1 or any(after for _, after in others) or len(parted) != len(phrases):
            return ()
        if any(index not in self.terms for index in (predicate[0], *(i for subject, _ in parted for i in subject[:1]))):
            return ()
        group = self.terms[predicate[0]]
        several = isinstance(group, Options) and self.tokens[predicate[0]].words[0].low in _SEVERAL_PLACES
        return tuple(self._same(self._one(subject), predicate[0]) for subject, _ in (*others, (last, ()))) if several else ()

    def _of_a_group(self, phrase: Tree[Leaf]) -> Rule | None:
        """ "A woman finished first": who finished first is one of the women."""
        if phrase.data == "np" and isinstance(phrase.children[0], Tree):
            phrase = phrase.children[0]
        if phrase.data != "run":
            return None
        subject, predicate = self._split(self._run(phrase))
        if len(subject) != 1 or len(predicate) != 1 or not isinstance(self.terms[subject[0]], Options):
            return None
        return self._same(self._term(predicate[0]), subject[0])

    def respectively(self, node: Tree[Leaf], *_mark: Leaf) -> Iterator[Rules]:
        """ "Ann and Ben are the baker and the cook, respectively": the first the first, the second the second."""
        subjects, objects = self._two_lists(node)
        yield tuple(same(s, o) for s, o in zip(subjects, objects, strict=True))

    def in_some_order(self, node: Tree[Leaf], *_mark: Leaf) -> Iterator[Rules]:
        """ "... , in some order": two make a pairing; of more each is one of the others."""
        subjects, objects = self._two_lists(node)
        if len(subjects) == 2:
            yield (Pairing((subjects[0], subjects[1]), (objects[0], objects[1])),)
        else:
            yield tuple(self._one_of(s, objects) for s in subjects)

    def _two_lists(self, node: Tree[Leaf]) -> tuple[list[Term], list[Term]]:
        """The things and what they are, of one sentence with as many of the one as of the other."""
        phrases, joints = self._parts(node)
        parted = [self._np(phrase) for phrase in phrases]
        verbs = [n for n, (_, predicate) in enumerate(parted) if predicate]
        if len(verbs) != 1 or len(parted[verbs[0]][1]) != 1 or "OR" in joints or "NOR" in joints:
            raise Unresolved("mixed list", ())
        at = verbs[0]
        self._no_second_verb([phrases[0], *phrases[at + 1 :]])
        subjects = [term for term, _ in parted[: at + 1]]
        objects = [self._term(parted[at][1][0]), *(term for term, _ in parted[at + 1 :])]
        if len(subjects) < 2 or len(subjects) != len(objects) or len({*subjects, *objects}) < 2 * len(subjects):
            raise Unresolved("wrong count", ())
        self.subjects = []
        return subjects, objects

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
        if joints and not (joined_by("OR", joints) or joined_by("NOR", joints) or _nor_either(joints)):
            raise Unresolved("mixed list", ())
        self._no_second_verb(phrases, negated=True, nor="NOR" in joints)
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
        *others, (last, *where) = [self._run(phrase) for phrase in phrases]
        if len(where) != 1 or any(len(indices) != 1 for indices in others) or (joints and not joined_by("OR", joints)):
            raise Unresolved("no verb", ())
        missing = (*(i for (i,) in others), last)
        for i in missing[1:]:
            if any(closed().get(w.low) != "d" for w in self.tokens[i].gap):
                raise Unresolved("mixed list", self.tokens[i].gap)  # "no figs or in the red bag"
        yield tuple(different(self._term(i), self._term(where[0])) for i in missing)

    def nobody(self, _nobody: Leaf, node: Tree[Leaf]) -> Iterator[Rules]:
        """ "Nobody in red is the baker", "nobody works on Daisy ward on Friday": no two of the things are one."""
        indices = self._run(node)
        if len(indices) != 2:
            raise Unresolved("not of two" if len(indices) > 2 else "no verb", ())
        yield (different(self._term(indices[0]), self._term(indices[1])),)

    def alike(self, left: Tree[Leaf], same_one: Leaf) -> Iterator[Rules]:
        first, second = self._pair(left)
        self._check_done_by(same_one)
        yield (same(first, second),)

    def not_alike(self, left: Tree[Leaf], _not: Leaf, same_one: Leaf) -> Iterator[Rules]:
        """ "The soup and the pie were not ordered by the same person": by two."""
        first, second = self._pair(left)
        self._check_done_by(same_one)
        yield (different(first, second),)

    def _check_done_by(self, same_one: Leaf) -> None:
        """Whoever has two things need not be the one who cooked, or invented, them."""
        gap = self.tokens[int(same_one)].gap
        if len(gap) > 1 and gap[-1].low == "by" and not (gap[-2].stem in _HAD or self.support.recurs(gap[-2])):
            raise Unresolved("relation", gap[-2:])
