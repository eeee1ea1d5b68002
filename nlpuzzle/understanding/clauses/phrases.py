"""Noun phrases: what the items of a description denote, and where the verb of the sentence cuts them in two."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from lark import Token as Leaf
from lark import Tree

from nlpuzzle.english.morphology import singular
from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import Word, finite
from nlpuzzle.rules import Beside, Item, OneOf, Rule, Term
from nlpuzzle.understanding.clauses.common import Rules, Unresolved, joined_by, same, tidy
from nlpuzzle.understanding.clauses.compared import consecutive
from nlpuzzle.understanding.clauses.comparing import Relation
from nlpuzzle.understanding.clauses.ordering import candidates
from nlpuzzle.understanding.clauses.ranks import unranked
from nlpuzzle.understanding.clauses.references import Options
from nlpuzzle.understanding.clauses.relations import RelationReader
from nlpuzzle.understanding.soundness.attachments import unattached
from nlpuzzle.understanding.soundness.word_classes import is_predicate, letters
from nlpuzzle.understanding.words.lines import is_line
from nlpuzzle.understanding.words.people import is_person

__all__ = ["ADVERBIAL", "PhraseReader"]

#: "on Monday", "at chess", "in house 3": when, where or at what something happened
ADVERBIAL = frozenset("at on in by for to during".split())
_WHERE = frozenset({"in", "on", "at"})


class PhraseReader(RelationReader):
    """Reads the noun phrases of one clue under one choice of meanings."""

    def read(self, tree: Tree[Leaf]) -> Iterator[Rules]:
        """The readings of the tree; more than one where a comparison may be about several categories."""
        self._check_attachments()
        for rules in getattr(self, "facts_" if tree.data == "facts" else str(tree.data))(*tree.children):
            yield tidy((*self.facts, *rules))

    def _check_attachments(self) -> None:
        """ "The person who trained the plumber" is not the plumber, unless the puzzle attaches its plumbers so."""
        for index, meaning in self.terms.items() if self.support.judges else ():
            other = unranked(self.tokens, index, self.frame, self.support)
            if other:
                raise Unresolved("which one", other)
            for term in meaning if isinstance(meaning, Options) else (meaning,):
                trouble = unattached(self.tokens, index, term, self.frame, self.support)
                if trouble is not None:
                    raise Unresolved(*trouble)

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
            if isinstance(left, Item) and any(isinstance(t, Item) and t.category == left.category for t in meaning):
                raise Unresolved("impossible", self.tokens[index].words)  # "Kim is a woman" is no fact about the answer
            return OneOf(left, tuple(meaning))
        return same(left, meaning)

    def _np(self, node: Tree[Leaf]) -> tuple[Term, list[int]]:
        """A noun phrase: the term it denotes and the items its predicate adds ("behind Ann | wears red")."""
        if node.data == "beside":
            rel, inner = node.children
            self._check_row(rel)  # type: ignore[arg-type]
            term, predicate = self._np(inner)  # type: ignore[arg-type]
            relation = self._relation(rel, ())  # type: ignore[arg-type]
            if relation.direction in ("before", "after"):
                relation = replace(relation, owned=self._place_described(rel))  # type: ignore[arg-type]
            return self._beside(relation, term, rel), predicate  # type: ignore[arg-type]
        subject, predicate = self._split(self._run(node if node.data == "run" else node.children[0]))  # type: ignore[arg-type]
        return self._one(subject), predicate

    def _place_described(self, rel: Tree[Leaf]) -> tuple[Word, ...]:
        """ "The | plot | immediately after Ann's": the noun of a place of the line."""
        gap = self.tokens[min(int(leaf) for leaf in rel.scan_values(lambda v: isinstance(v, Leaf)))].gap[-1:]
        row = self.frame.line
        return gap if row is not None and row.dimension == "position" and self.support.names(row, gap) else ()

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
        counted = relation.number is not None and relation.bound == "exact"
        definite_by_number = relation.direct or counted or self._next_unit(rel)
        definite = definite_by_number or (self._the_one(rel) and not relation.further)
        if not definite and (relation.further or relation.direction not in ("behind", "ahead") or not self._direct_elsewhere()):
            raise Unresolved("which one", words)
        choice = candidates(relation, (term,), self.frame, self.support)
        if len(choice) != 1:
            raise Unresolved("which order" if choice else "no order", words)
        category, sign, amount = choice[0]
        if not definite_by_number and not is_line(category) and category.unit not in ("day", "month"):
            raise Unresolved("which one", words)  # "the owner before Ann": of the thing, and nobody of the puzzle's
        places = 1 if amount is None else amount
        if not isinstance(places, int) or places <= 0 or (places > 1 and not consecutive(category)):
            raise Unresolved("no order", words)
        return Beside(term, category.name, sign * places)

    def _check_row(self, rel: Tree[Leaf]) -> None:
        """ "The hut beside Ann": what is beside her must be one of those the puzzle is about, and no other thing."""
        gap = self.tokens[min(int(leaf) for leaf in rel.scan_values(lambda v: isinstance(v, Leaf)))].gap
        noun = next((w for w in reversed(gap) if self.support.letter(w) in "nou" and not finite(w.low)), None)
        told = noun is None or is_person(noun.low) or self.support.supported(noun)
        if noun is None or told or any(self.support.letter(w) == "h" for w in gap):
            return
        if singular(noun.low) not in {singular(c.name.casefold()) for c in self.frame}:
            raise Unresolved("misplaced", (noun,))

    def _the_one(self, rel: Tree[Leaf]) -> bool:
        """ "The woman behind Ann": one person is meant, so the nearest; "the one who started behind Ann" may be anybody."""
        first = min(int(leaf) for leaf in rel.scan_values(lambda v: isinstance(v, Leaf)))
        gap = self.tokens[first].gap
        bare = self.tokens[first].type == "DIR" and len(gap) == 2 and gap[0].low == "the"
        return bare and self.support.letter(gap[1]) in "hno" and singular(gap[1].low) == gap[1].low

    def _direct_elsewhere(self) -> bool:
        """Where one neighbour is called direct, the other one of the same clue is meant directly, too."""
        return any(t.type == "DIRECTLY" for t in self.tokens)

    def _everyone(self, node: Tree[Leaf], joint: str = "AND") -> list[Term]:
        """The terms of a list joined by one word throughout."""
        phrases, joints = self._parts(node)
        if joints and not joined_by(joint, joints):
            raise Unresolved("mixed list", ())
        self._no_second_verb(phrases)
        self._no_clauses(phrases, joints)
        return [self._plain(p) for p in phrases]

    def _no_clauses(self, phrases: Sequence[Tree[Leaf]], joints: Sequence[str]) -> None:
        """ "Three houses behind Ann, and Ben is ...", "Ann's is red, and Ben is ...": what follows "and" begins a clause."""
        if joints:
            self._nobody_beside(phrases)
        if list(joints) == ["AND"]:
            at = min(int(leaf) for leaf in phrases[1].scan_values(lambda v: isinstance(v, Leaf)))
            if [t.type for t in self.tokens[max(0, at - 2) : at]] == ["_COMMA", "AND"]:
                raise Unresolved("mixed list", self.tokens[at].words)

    def _nobody_beside(self, phrases: Sequence[Tree[Leaf]]) -> None:
        """ "More than | three floors above Ann", "three houses behind Ann, and Ben": without "the one" nobody is that."""
        for i, phrase in enumerate(phrases):
            inner = phrase.children[0] if phrase.data == "np" and len(phrase.children) == 1 else phrase
            if not isinstance(inner, Tree) or inner.data != "beside":
                continue
            gap = self._first_gap(inner)
            then = i > 0 and len(gap) == 2 and gap[0].low == "the" and unit_of(gap[1].low) is not None
            if then or not letters(gap, self.support).strip("q"):  # "before Ben and | the day after Cleo"
                raise Unresolved("mixed list", self._words(inner))

    def _predicates(self, node: Tree[Leaf], joint: str) -> list[Term]:
        """What is said after "is" of one thing, each in its own way: "neither known for songs nor in Oslo"."""
        phrases, joints = self._parts(node)
        first = [w for phrase in phrases for w in self._first_gap(phrase)[:1]]
        verbs = any(letters((w,), self.support) == "a" or (w.low.endswith("s") and finite(w.low)) for w in first)
        if verbs or not joints or not joined_by(joint, joints) or any(phrase.data == "beside" for phrase in phrases):
            return self._everyone(node, joint)
        return [self._plain(p) for p in phrases]

    def _no_second_verb(self, phrases: Sequence[Tree[Leaf]], negated: bool = False, nor: bool = False) -> None:
        """ "Older than Ann and wears red": what has a verb of its own is no second thing to compare with."""
        before = self._first_gap(phrases[0]) if phrases else ()
        for phrase in phrases[1:]:
            gap = self._first_gap(phrase)
            first = letters(gap[:1], self.support)
            if gap and gap[0].low in _WHERE and not nor and not any(word.low in _WHERE for word in before[:2]):
                raise Unresolved("mixed list", gap)  # "not next to Ann or in house 1": where one is, not whom beside
            bare = first == "v" and not negated  # "does not wear red or own the cat" is one list
            if first == "a" or bare or (first in ("v", "o") and finite(gap[0].low)):
                raise Unresolved("mixed list", gap)

    def _first_gap(self, phrase: Tree[Leaf]) -> tuple[Word, ...]:
        return self.tokens[min(int(leaf) for leaf in phrase.scan_values(lambda v: isinstance(v, Leaf)))].gap

    def _subject(self, node: Tree[Leaf]) -> Term:
        terms = self._everyone(node)
        if len(terms) != 1:
            raise Unresolved("several subjects", ())
        self.subjects = terms
        return terms[0]

    def _one_term(self, node: Tree[Leaf]) -> Term:
        terms = self._everyone(node)
        if len(terms) != 1:
            raise Unresolved("several subjects", ())
        return terms[0]

    def _pair(self, node: Tree[Leaf]) -> tuple[Term, Term]:
        terms = self._everyone(node)
        if len(terms) != 2:
            raise Unresolved("not two", ())
        return terms[0], terms[1]
