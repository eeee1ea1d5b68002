"""A sentence without asides: one clause where the grammar reads it so, else clauses that share a subject or stand in a row."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Protocol

from nlpuzzle.english.words import finite
from nlpuzzle.rules import Count, Different, Item, Or, Same, Term
from nlpuzzle.understanding.clauses.pronouns import (
    OWN,
    antecedents,
    beside_another,
    instead_of,
    misfit,
    pointing_back,
    spoken_of,
)
from nlpuzzle.understanding.clauses.said import Said, combined, denials, one_or_other, one_or_the_other
from nlpuzzle.understanding.objection import Objection
from nlpuzzle.understanding.sentences.both_named import of_both_named
from nlpuzzle.understanding.sentences.clefts import uncleft
from nlpuzzle.understanding.sentences.compared_again import compared_again, than_the_same
from nlpuzzle.understanding.sentences.compared_first import compared_last
from nlpuzzle.understanding.sentences.compared_ways import compared_ways
from nlpuzzle.understanding.sentences.compound import (
    alternatives,
    contrasted,
    cuts,
    ended,
    has_pronoun,
    two_amounts,
    with_subject,
)
from nlpuzzle.understanding.sentences.denied_again import and_of_her
from nlpuzzle.understanding.sentences.distributed import Distributed, distributed
from nlpuzzle.understanding.sentences.echoes import echoes
from nlpuzzle.understanding.sentences.linked import (
    at_the_other,
    between_them,
    completed,
    denied_and_unrelated,
    hers_of,
    neither_verbs,
    nobody_between,
    nobody_else_beyond,
    without_only,
)
from nlpuzzle.understanding.sentences.of_them import of_them
from nlpuzzle.understanding.sentences.of_two import in_the_same, or_of_the_two
from nlpuzzle.understanding.sentences.pointing import named_first_or_last, pairing_of
from nlpuzzle.understanding.sentences.rewording import reworded
from nlpuzzle.understanding.sentences.sides import with_on_sides
from nlpuzzle.understanding.sentences.subjects import (
    demonstrated,
    demonstrated_thing,
    echoes_only,
    goes_on,
    has_subject,
    names_only,
)
from nlpuzzle.understanding.sentences.the_pair import of_the_pair, they_of_whom
from nlpuzzle.understanding.sentences.the_two import of_the_two, of_two_named
from nlpuzzle.understanding.sentences.turned import counted_again, he_and_her, than_the_other
from nlpuzzle.understanding.sentences.vacuous import saying_something
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.inverted import upright
from nlpuzzle.understanding.tokenising.tokens import Pronoun, Token

__all__ = ["MOST_CUTS", "Pieces", "ReadsClauses", "Tokens", "parted"]


Tokens = tuple[Token, ...]

#: a sentence is cut at most so often; only what is cut first names all that "neither of them" and "that boat" may mean
MOST_CUTS = 3
#: no cut can help a sentence with such a word, and a cut may explain better why one of these constructions failed
_HOPELESS = frozenset({"denied", "unknown"})
_STRUCTURAL = frozenset({"no construction", "mixed list", "unfinished", "two verbs"})
#: but these may begin an echo
_ECHOING = frozenset({"so", "too", "likewise", "hers", "theirs"})
_REASONS = frozenset({"because", "since"})
#: between two clauses
_JOINING = frozenset({"_COMMA", "_SEMI", "_BUT"})


class ReadsClauses(Protocol):
    """Reads one clause: the grammar's construction, resolved and licensed."""

    def __call__(self, tokens: Tokens, antecedent: Sequence[Term]) -> Said: ...


#: a sentence that could be cut in more places is a list, and no two clauses
_MOST_CUTS = 20


class Pieces:
    """Reads sentences without asides and conditions with the help of a reader of single clauses."""

    def __init__(self, clause: ReadsClauses, support: Support) -> None:
        self._clause = clause
        self._support = support
        self._frame = support.frame

    def read(self, tokens: Tokens, antecedent: Sequence[Term], depth: int) -> Said:
        """A sentence without asides: as one clause where that can be read, else cut in two."""
        tokens = uncleft(tuple(upright(tokens)), self._support)
        if tokens[0].type == "UNTRUE" and not any(t.type in _JOINING for t in tokens):
            # the whole rest is denied: it must be one clause, for "it is not true that A, but B" denies A alone
            said = self.read(reworded(tokens[1:], self._support), antecedent, 0)
            if tokens[0].value == "who" and any(len(rules) > 1 for rules in said.readings):
                said = replace(said, objection=said.objection or Objection("not of two", tokens[0].words))
            return replace(said, readings=tuple(denials(rules)[0] for rules in said.readings), subjects=(), alone=False)
        if depth and (denied := and_of_her(tokens, self._support)) is not None:
            more = self.read(denied[1], denied[2:], depth - 1)
            return replace(self.read(denied[0], antecedent, 0).and_then(more, self._frame), subjects=(), alone=False)
        if "other" in [w.low for w in tokens[-1].gap[-2:]] and depth:
            for left, right in cuts(tokens):
                if (opposite := at_the_other(left, right)) is not None and self.one(left, antecedent).read:
                    return self._clause(opposite, ())
        if (compared := compared_ways(tokens, partial(self.one, antecedent=antecedent), self._support)) is not None:
            return compared
        whole = self.one(tokens, antecedent)
        if whole.read or depth == 0 or _hopeless(whole.objection):
            return whole
        if (amounts := two_amounts(tokens)) is not None:
            said = combined([self._clause(clause, antecedent) for clause in amounts], Or)
            return replace(said, subjects=())
        if (contrast := contrasted(tokens)) is not None:
            positive = self._clause(contrast[0], antecedent)
            return positive.and_then(self._clause(contrast[1], positive.subjects), self._frame)
        either = self._alternatives(tokens, antecedent)
        if either is not None:
            return either
        found: list[Said] = []
        hidden: Objection | None = None
        places = list(cuts(tokens))
        for left, right in places if len(places) <= _MOST_CUTS else ():
            if (pair := pairing_of(left, right)) is not None:
                return self._clause(pair, ())
            if [t.type for t in right] == ["ITEM", "END"] and any(w.low in _REASONS for w in tokens[-3].words[:1]):
                continue  # "does not wear red because Ben does"
            left = uncleft(tuple(upright(left)), self._support)
            first = self.one(left, antecedent)
            joined = {t.type for t in tokens[len(left) - 1 : len(left) + 1]}
            if not first.read and left[0].type == "EITHER" and {"_BUT", "_SEMI"} & joined:
                first = self._alternatives(left, antecedent) or first  # "either A or B, but C"
            if not first.read:
                hidden = hidden or first.objection
                continue
            second = self._continued(left, first, right, depth)
            both = first.and_then(second, self._frame)
            if second.subjects != first.subjects:
                both = replace(both, alone=False)  # "Ann wears red and Ben is third. He ...": who?
            if both.read:
                found.append(both)
            elif whole.objection is not None and whole.objection.reason in _STRUCTURAL:
                whole = replace(whole, objection=both.objection)
        if not found:
            telling = whole.objection is not None and whole.objection.reason in _STRUCTURAL and hidden is not None
            return replace(whole, objection=hidden) if telling else whole  # why the first clause alone is not read
        readings = tuple(dict.fromkeys(r for said in found for r in said.readings))
        return replace(found[0], readings=readings)

    def one(self, tokens: Tokens, antecedent: Sequence[Term]) -> Said:
        """One clause, or two that share their subject or their two things."""
        said = self._clause(tokens, antecedent)
        if said.read:
            return said
        if [t.type for t in tokens[-2:]] == ["EITHER", "END"] and any(t.type == "NOT" for t in tokens):
            return self.one(ended(tokens, 0, len(tokens) - 2), antecedent)  # "isn't red | either"
        if (compared := compared_last(tokens, self._support)) is not None:
            told, alike = self._clause(compared[0], ()), self._clause(compared[1], ())
            return told if alike.objection in (None, Objection("impossible")) else alike
        if clauses := nobody_else_beyond(tokens):
            counted, *each = (self._clause(clause, antecedent) for clause in clauses)
            for other in each:
                counted = counted.and_then(other, self._frame)
            one = len(each) == 1  # "only Ann sits left of Ben and is the cook": she is
            return replace(counted, subjects=each[0].subjects if one else (), alone=one)
        if denied := neither_verbs(tokens):
            each = [self._clause(clause, antecedent).negated() for clause in denied]
            for other in each[1:]:
                each[0] = each[0].and_then(other, self._frame)
            return each[0]
        if both_denied := denied_and_unrelated(tokens):
            each = [self._clause(clause, antecedent) for clause in both_denied]
            return each[0].and_then(each[1], self._frame)
        if (plain := without_only(tokens)) is not None:
            alone = self._clause(plain, antecedent)
            return alone if all(isinstance(rule, Same) for rules in alone.readings for rule in rules) else said
        if sides := with_on_sides(tokens):
            placed, *others = (self._clause(clause, antecedent) for clause in sides)
            for other in others:
                placed = placed.and_then(other, self._frame)
            return placed
        if (beside := nobody_between(tokens)) is not None:
            return self._clause(beside, antecedent)
        if (older := of_two_named(tokens)) is not None:
            return self._clause(older, ())
        if (both := between_them(tokens)) is not None:
            return self._clause(both[0], antecedent).and_then(self._clause(both[1], ()), self._frame)
        if (each_of := distributed(tokens, self._support)) is not None:
            shared = self._distributed(each_of, antecedent)
            return shared if shared.read else said
        return said

    def _distributed(self, told: Distributed, antecedent: Sequence[Term]) -> Said:
        """What is true of none, of each, or of one of several; "either" of two leaves open whether both."""
        parts = [self.one(sentence, antecedent) for sentence in told.sentences]
        if told.true_of in ("none", "each"):
            whole, *others = [part.negated() if told.true_of == "none" else part for part in parts]
            for other in others:
                whole = whole.and_then(other, self._frame)
            two = [term for part in parts for term in part.subjects if isinstance(term, Item)] if told.apart else []
            if len(two) == 2 and two[0].category != two[1].category:  # of one category they are two anyway
                whole = whole.and_then(Said(((Different(*two),),), (), None), self._frame)
            return replace(whole, subjects=(), alone=False)
        exactly_one = combined(parts, lambda rules: Count(1, 1, rules))
        if told.true_of == "one":
            return exactly_one
        if told.true_of in ("some", "not both"):
            low, high = (1, len(parts)) if told.true_of == "some" else (0, 1)
            return replace(combined(parts, lambda rules: Count(low, high, rules)), subjects=(), alone=False)
        some = combined(parts, Or)
        return replace(some, readings=(*some.readings, *exactly_one.readings))

    def _continued(self, left: Tokens, first: Said, right: Tokens, depth: int) -> Said:
        """What follows a clause that was read: a clause, one without a subject, or an echo of the clause."""
        if (whole := than_the_other(left, right) or he_and_her(left, right)) is not None:
            return self.read(whole, (), depth - 1)
        if (both := of_both_named(left, right)) is not None:
            return replace(self._clause(both, ()), subjects=(), alone=False)
        if (older := of_the_two(left, named_first_or_last(left, right) or right)) is not None:
            return replace(in_the_same(first, self._clause(older, ())), subjects=(), alone=False)
        if depth == MOST_CUTS and (thing := demonstrated_thing(left, right, self._support)) is not None:
            return replace(self.read(thing, (), depth - 1), subjects=(), alone=False)
        if pointing := demonstrated(right):
            if not _one_thing(first) or not names_only(right):
                return Said((), (), Objection("pronoun", pointing))
            named = replace(right[0], gap=right[0].gap[1:])  # "Ann has the pie, and | that | is not the cook"
            return self.read(with_subject((named, *right[1:])), first.subjects, 0)
        if echoes_only(right):
            return Said((), (), Objection("two verbs", right[1].gap))
        if depth == MOST_CUTS and (pair := of_the_pair(left, right, self._support)) is not None:
            return replace(self.read(pair, (), depth - 1), subjects=(), alone=False)
        if they_of_whom(left, right) or _no_subject(right[0]):
            return Said((), (), Objection("pronoun", right[0].words))
        right = hers_of(left, right, self._support) or right
        them = of_them(left, first, right, self._support) if depth == MOST_CUTS or left[0].type == "NEITHER" else None
        right = named_first_or_last(left, right) or them or right
        right = counted_again(left, than_the_same(left, right))
        if (again := compared_again(left, right)) is not None:
            compared = self.read(again, first.subjects, 0)
            if compared.read:
                return compared
        if first.alone and all(isinstance(rule, Same) for rules in first.readings for rule in rules):
            right = completed(right) or right
        pronoun = next((i for i, t in enumerate(right) if isinstance(t.reference, Pronoun)), 0)
        word = "" if goes_on(right, pronoun) else pointing_back(right)
        if first.alone and beside_another(first.subjects, right, self._support):
            return Said((), (), Objection("pronoun", right[pronoun].words))
        if first.alone and word and misfit(left, first, word, self._support):
            others = instead_of(left, first, word, self._support)
            if not others[0]:
                return Said((), (), Objection("pronoun", right[pronoun].words))
            return self._of_somebody(right, *others, first, depth)
        if word and not first.alone and (about := spoken_of(left, first, word, self._support))[0]:
            return self._of_somebody(right, *about, first, depth)
        if self._predicate_only(right):
            second = Said((), (), Objection("two verbs", right[0].gap))
        else:
            second = self.read(right, first.subjects if first.alone else (), depth - 1)
        if second.objection is not None and second.objection.reason == "lacks:verb" and _same_relation(left, right):
            second = replace(second, objection=None)  # "Ann sits left of Ben, and Cleo right of Dan"
        if second.read:
            return or_of_the_two(first, right, second)
        if (echoed := self._echoed(left, right)) is not None:
            return echoed
        own = right[0].gap[:1] != () and right[0].gap[0].low in OWN  # "the dog beats the cat, and | her house is"
        bare = first.alone or not (own or has_pronoun(right)) or _has_so_many(right)
        if first.subjects and bare and not has_subject(right, self._support):
            same = self.read(with_subject(right), first.subjects, depth - 1)
            if same.read:
                return same
            second = same
        return second

    def _of_somebody(
        self, tokens: Tokens, about: Sequence[Term], known: tuple[str, ...], first: Said, depth: int
    ) -> Said:
        """ "Ann is older than Ben, and he wears red": a reading for each one that "he" may mean."""
        said: list[Said] = []
        for term in about:
            found = self.read(tokens, (term,), depth - 1)
            bare = not has_pronoun(tokens) or _has_so_many(tokens)
            if not found.read and bare and not has_subject(tokens, self._support):
                found = self.read(with_subject(tokens), (term,), depth - 1)
            said.append(found)
        sensible = [found for found in said if found.objection != Objection("impossible")]
        if sensible:
            said = sensible  # "... than Ben, and he is taller than Ben": he is not Ben
        unread = next((found for found in said if not found.read), None)
        if unread is not None:
            return unread
        said = saying_something(first, said, self._frame)
        readings = tuple(dict.fromkeys(r for found in said for r in found.readings))
        return replace(said[0], readings=readings, alone=False, assumed=known)

    def _predicate_only(self, tokens: Tokens) -> bool:
        """ "... and | serves mint tea the day after Ann": what begins with its verb is said of the subject before."""
        gap = tokens[0].gap
        return bool(gap) and tokens[0].type == "ITEM" and self._support.letter(gap[0]) == "v" and finite(gap[0].low)

    def _echoed(self, left: Tokens, right: Tokens) -> Said | None:
        """ "..., Ben blue and Cleo green", "... and neither is Dev": one echo or several."""
        found: list[Said] = []
        for piece in parted(right):
            read = [
                said.negated() if denies else said
                for clause, denies in echoes(left, piece, self._support)
                if (said := self._clause(clause, ())).read
            ]
            if len(read) != 1:
                return None
            found.append(read[0])
        if not found:
            return None
        whole = found[0]
        for said in found[1:]:
            whole = whole.and_then(said, self._frame)
        return replace(whole, alone=False)

    def _alternatives(self, tokens: Tokens, antecedent: Sequence[Term]) -> Said | None:
        """ "Either A or B" of two clauses; where nothing says whether both may hold, both meanings of "or" are readings."""
        for first, second, kind in alternatives(tokens):
            left = self._clause(first, antecedent)
            if not left.read:
                continue
            right = self._clause(second, antecedents(first, left, second, self._support))
            if not right.read:
                continue
            exclusive = combined([left, right], lambda rules: Count(1, 1, rules))
            inclusive = combined([left, right], Or)
            if one_or_the_other(left, right):
                return replace(inclusive, subjects=left.subjects, alone=left.alone and right.alone)
            if kind:
                return inclusive if kind == "or both" else exclusive
            both = replace(inclusive, readings=(*inclusive.readings, *exclusive.readings))
            return one_or_other(left, right) or both
        return None


def _one_thing(said: Said) -> bool:
    """Whether a clause says of one thing what it is, so that "that" can mean nothing else."""
    told = all(isinstance(rule, Same) for rules in said.readings for rule in rules)
    return said.alone and bool(said.subjects) and told


def _no_subject(token: Token) -> bool:
    """ "... and | of them | is on Monday": no clause begins so."""
    return isinstance(token.reference, Pronoun) and token.reference.word == "them" and [w.low for w in token.gap] == ["of"]


def _has_so_many(tokens: Tokens) -> bool:
    """ "... and | has two people behind him": a clause without a subject that points back to it."""
    return bool(tokens[0].gap) and tokens[0].gap[0].low in ("has", "had") and any(t.type == "COUNT" for t in tokens[:2])


def _same_relation(left: Tokens, right: Tokens) -> bool:
    """Whether two clauses compare in the same way, so that the verb of the first holds of the second."""
    ways = [{t.type for t in tokens} & {"DIR", "COMP", "NEXT", "BETWEEN"} for tokens in (left, right)]
    return bool(ways[0]) and ways[0] == ways[1]


def _hopeless(objection: Objection | None) -> bool:
    if objection is None or objection.reason not in _HOPELESS:
        return False
    # "the jug costs £6 and the bowl | £9": what the number counts the first half tells
    return not any(word.low in _ECHOING or word.low == "what" or word.low[0].isdecimal() for word in objection.words)


def parted(tokens: Tokens) -> list[Tokens]:
    """The pieces between semicolons, or, where there is none, between commas and "and"."""
    kinds = {t.type for t in tokens}
    marks = {"_SEMI"} if "_SEMI" in kinds else {"_COMMA", "AND"}
    parts: list[Tokens] = []
    start = 0
    for i, token in enumerate(tokens):
        if token.type in marks or token.type == "END":
            if i > start or token.gap:
                parts.append(ended(tokens, start, i))
            start = i + 1
            while start < len(tokens) - 1 and tokens[start].type in ("AND", "OR", "_COMMA", "_BUT") and not tokens[start].gap:
                start += 1
    return [part for part in parts if len(part) > 1]
