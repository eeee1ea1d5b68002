"""One sentence at a time: asides, conditions, alternatives and cuts around the clauses that the grammar reads."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Protocol

from nlpuzzle.english.words import finite
from nlpuzzle.rules import And, Count, Iff, IfThen, Not, Or, Rule, Same, Term
from nlpuzzle.understanding.clauses.pronouns import pointing_back, spoken_of
from nlpuzzle.understanding.clauses.said import Said, combined, denials
from nlpuzzle.understanding.objection import Objection
from nlpuzzle.understanding.sentences.asides import Aside, asides
from nlpuzzle.understanding.sentences.compound import (
    alternatives,
    conditional,
    contrasted,
    cuts,
    ended,
    has_pronoun,
    two_amounts,
    with_subject,
)
from nlpuzzle.understanding.sentences.echoes import echoes, instead
from nlpuzzle.understanding.sentences.implied import implied_differences
from nlpuzzle.understanding.sentences.linked import (
    between_them,
    completed,
    denied_and_unrelated,
    idle,
    neither_of_them,
    neither_verbs,
    reasoned,
    restated,
    series,
    without_only,
)
from nlpuzzle.understanding.sentences.of_two import or_of_the_two
from nlpuzzle.understanding.sentences.plainer import plainer
from nlpuzzle.understanding.sentences.pointing import each_named, named_first_or_last, pairing_of, without_they
from nlpuzzle.understanding.sentences.rewording import fronted, reworded
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Choice, Place, Token
from nlpuzzle.understanding.words.lines import in_turn, is_line

__all__ = ["SentenceReader"]

Tokens = tuple[Token, ...]

#: a sentence is cut at most so often
_MOST_CUTS = 3
#: no cut can help a sentence with such a word, and a cut may explain better why one of these constructions failed
_HOPELESS = frozenset({"denied", "unknown"})
_STRUCTURAL = frozenset({"no construction", "mixed list", "unfinished", "two verbs"})
#: but these may begin an echo
_ECHOING = frozenset({"so", "too", "likewise", "hers", "theirs"})
#: between two clauses
_JOINING = frozenset({"_COMMA", "_SEMI", "_BUT"})
_CONDITIONAL = frozenset({"IF", "IFF", "UNLESS", "ONLYIF", "OTHERWISE"})


class ReadsClauses(Protocol):
    """Reads one clause: the grammar's construction, resolved and licensed."""

    def __call__(self, tokens: Tokens, antecedent: Sequence[Term]) -> Said: ...


class SentenceReader:
    """Reads whole sentences with the help of a reader of single clauses."""

    def __init__(self, clause: ReadsClauses, support: Support) -> None:
        self._clause = clause
        self._support = support
        self._frame = support.frame

    def read(self, tokens: Tokens, antecedent: Sequence[Term]) -> Said:
        """A whole sentence; `antecedent` is whom the sentence before was about."""
        said = self._sentence(tokens, antecedent)
        return said if said.read else self._implied(tokens) or said

    def _implied(self, tokens: Tokens) -> Said | None:
        """ "Olaf met the baker": nothing but that they are two people."""
        found = [self._clause(clause, ()) for clause in implied_differences(tokens, self._support)]
        if not found or not all(said.read and said.alone for said in found):
            return None
        whole = found[0]
        for said in found[1:]:
            whole = whole.and_then(said, self._frame)
        return replace(whole, alone=False)

    def _sentence(self, tokens: Tokens, antecedent: Sequence[Term]) -> Said:
        empty = _unfounded(tokens)
        if empty is not None:
            return Said((), (), empty)
        if (twice := restated(tokens)) is not None:
            return self._restated(*twice, antecedent)
        if any(t.type == "COLON" for t in tokens):
            return self._counted(tokens, antecedent)
        if any(t.type in _CONDITIONAL for t in tokens):
            return self._conditional(tokens, antecedent)
        if tokens[0].type in ("LIKE", "UNLIKE"):
            return self._likened(tokens, antecedent)
        if parts := series(tokens):
            return self._in_turn(parts, antecedent)
        if (given := reasoned(tokens)) is not None:
            return self._reasoned(*given, antecedent)
        if tokens[0].type == "_BUT" and any(t.type == "_COMMA" for t in tokens):
            tokens = tokens[1:]  # "Although A, B": both
        if (named := each_named(tokens)) is not None:
            return self._pieces(named_first_or_last(*named) or tokens, antecedent, _MOST_CUTS)
        if antecedent and not has_pronoun(tokens) and pointing_back(tokens):
            tokens = with_subject(tokens)  # "Her hat is red"
        main, found = asides(reworded(plainer(without_they(tokens), self._support), self._support), self._support)
        opening = fronted(main)
        main, doing = opening or (main, ())
        said = self._pieces(main, antecedent, _MOST_CUTS)
        if doing:
            said = said.and_then(self._clause(doing, ()), self._frame)
        for aside in found:
            said = said.and_then(self._aside(aside, main, said, antecedent), self._frame)
        return said

    def _restated(self, first: Tokens, again: Tokens, antecedent: Sequence[Term]) -> Said:
        """ "A; that is, B": B is what A says, whether A can be read or not."""
        said, same = self._sentence(first, antecedent), self._sentence(again, antecedent)
        return said.and_then(same, self._frame) if said.read and same.read else same

    def _in_turn(self, parts: Sequence[Tokens], antecedent: Sequence[Term]) -> Said:
        """Statements between semicolons; "he" in one is whom the one before is about."""
        whole: Said | None = None
        about = antecedent
        for part in parts:
            said = self._sentence(part, about)
            about = said.subjects if said.alone else ()
            whole = said if whole is None else replace(whole.and_then(said, self._frame), alone=False)
        return whole or Said((), (), Objection("unfinished"))

    def _reasoned(self, tokens: Tokens, reason: Tokens, antecedent: Sequence[Term]) -> Said:
        """ "A, so B", "B, because A": both; a reason that speaks of no category says no more than B."""
        why = self._sentence(reason, antecedent)
        said = self._sentence(tokens, (why.subjects if why.alone else ()) or _named(reason) or antecedent)
        if not why.read and said.subjects:
            why = self._sentence(reason, said.subjects)
        if why.read:
            return replace(said.and_then(why, self._frame), alone=said.alone and why.alone and said.subjects == why.subjects)
        same = has_pronoun(reason) or _named(reason) == said.subjects[:1]
        return said if same and idle(reason, self._support) else why

    def _aside(self, aside: Aside, main: Tokens, said: Said, antecedent: Sequence[Term]) -> Said:
        """ ", who wears red,": of the item before. ", not Ben,": the sentence is false of Ben, or the item is not Ben."""
        if aside.other is None:
            return self._one(aside.clause, said.subjects)
        if aside.kind == "unclear":
            return Said((), (), Objection("which one", aside.other.words))
        if aside.kind in ("where", "when"):
            if self._somewhere(aside.other, aside.kind):
                return self._pieces(aside.clause, said.subjects, 0)
            return Said((), (), Objection("which one", aside.other.words))
        swapped = instead(main, aside.about, aside.other)
        if swapped is not None:
            other = self._pieces(swapped, antecedent, 0)
            return other if aside.kind == "like" else other.negated()
        if aside.kind != "not":
            return Said((), (), Objection("misplaced", aside.other.words))
        subject = replace(main[aside.about], gap=())
        verb = replace(aside.other, gap=())
        denial = (subject, Token("NOT", "", verb.words), verb, Token("END", "", ()))
        return self._clause(denial, said.subjects)

    def _somewhere(self, token: Token, kind: str) -> bool:
        """Whether an item is a place ("where") or a time ("when")."""
        if not isinstance(token.reference, Choice):
            return isinstance(token.reference, Place)
        categories = [self._frame.by_name[item.category] for item in token.reference.items]
        if kind == "where":
            return not any(self._support.people(c.name) for c in categories)
        return all(c.dimension in ("date", "time") or (is_line(c) and in_turn(c)) for c in categories)

    def _likened(self, tokens: Tokens, antecedent: Sequence[Term]) -> Said:
        """ "Like Ann, Ben wears ...", "Unlike Ann, Ben ...": the sentence holds, or does not hold, of both."""
        kinds = [t.type for t in tokens[:4]]
        if len(kinds) < 4 or kinds[1:3] != ["ITEM", "_COMMA"] or tokens[2].gap:
            return Said((), (), Objection("misplaced", tokens[0].words))
        main = tokens[3:]
        swapped = instead(main, 0, tokens[1])
        if swapped is None:
            return Said((), (), Objection("misplaced", tokens[0].words))
        said, other = self._pieces(main, antecedent, 0), self._pieces(swapped, antecedent, 0)
        return said.and_then(other if tokens[0].type == "LIKE" else other.negated(), self._frame)

    def _counted(self, tokens: Tokens, antecedent: Sequence[Term]) -> Said:
        """ "Exactly one of these is true: A; B; C": each part must be a clause with one meaning."""
        at = next(i for i, t in enumerate(tokens) if t.type == "COLON")
        bounds = tokens[0].number if tokens[0].type == "OFTHESE" and at == 1 else None
        if bounds is None:
            return Said((), (), Objection("stop:punctuation", tokens[at].words))
        parts = _parted(tokens[at + 1 :])
        said = [self._pieces(part, antecedent, 0) for part in parts]
        number, how = int(bounds), tokens[0].value
        if len(parts) < 2 or number > len(parts):
            return Said((), (), Objection("wrong count", tokens[0].words))
        low, high = {"exactly": (number, number), "at least": (number, len(parts)), "at most": (0, number)}[how]
        return combined(said, lambda rules: Count(low, high, rules))

    def _conditional(self, tokens: Tokens, antecedent: Sequence[Term]) -> Said:
        """ "If A, then B", "B if A", "B unless A", "A only if B", "A if and only if B", "If A, B; otherwise C"."""
        parts = conditional(tokens)
        if parts is None:
            return Said((), (), Objection("stop:if", next(t for t in tokens if t.type in _CONDITIONAL).words))
        condition = self._either_or_pieces(parts.condition, antecedent)
        about = condition.subjects if condition.alone else ()
        consequence = self._either_or_pieces(parts.consequence, about or antecedent)
        if parts.condition and not condition.read and consequence.alone:
            condition = self._either_or_pieces(parts.condition, consequence.subjects)
        said = [condition, consequence]
        if parts.otherwise:
            said.append(self._either_or_pieces(parts.otherwise, about))
        return combined(said, _CONNECTED[parts.kind])

    def _either_or_pieces(self, tokens: Tokens, antecedent: Sequence[Term]) -> Said:
        main, found = asides(tokens, self._support)
        said = self._pieces(main, antecedent, 1)
        for aside in found:
            said = said.and_then(self._aside(aside, main, said, antecedent), self._frame)
        return said

    def _pieces(self, tokens: Tokens, antecedent: Sequence[Term], depth: int) -> Said:
        """A sentence without asides: as one clause where that can be read, else cut in two."""
        if tokens[0].type == "UNTRUE" and not any(t.type in _JOINING for t in tokens):
            # the whole rest is denied: it must be one clause, for "it is not true that A, but B" denies A alone
            said = self._pieces(reworded(tokens[1:], self._support), antecedent, 0)
            if tokens[0].value == "who" and any(len(rules) > 1 for rules in said.readings):
                said = replace(said, objection=said.objection or Objection("not of two", tokens[0].words))
            return replace(said, readings=tuple(denials(rules)[0] for rules in said.readings), subjects=(), alone=False)
        whole = self._one(tokens, antecedent)
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
        for left, right in cuts(tokens):
            if (pair := pairing_of(left, right)) is not None:
                return self._clause(pair, ())
            first = self._one(left, antecedent)
            if not first.read:
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
            return whole
        readings = tuple(dict.fromkeys(r for said in found for r in said.readings))
        return replace(found[0], readings=readings)

    def _one(self, tokens: Tokens, antecedent: Sequence[Term]) -> Said:
        """One clause, or two that share their subject or their two things."""
        said = self._clause(tokens, antecedent)
        if said.read:
            return said
        if [t.type for t in tokens[-2:]] == ["EITHER", "END"] and any(t.type == "NOT" for t in tokens):
            return self._one(ended(tokens, 0, len(tokens) - 2), antecedent)  # "isn't red | either"
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
        if (both := between_them(tokens)) is not None:
            return self._clause(both[0], antecedent).and_then(self._clause(both[1], ()), self._frame)
        return said

    def _continued(self, left: Tokens, first: Said, right: Tokens, depth: int) -> Said:
        """What follows a clause that was read: a clause, one without a subject, or an echo of the clause."""
        right = named_first_or_last(left, right) or neither_of_them(left, right) or right
        if first.alone and all(isinstance(rule, Same) for rules in first.readings for rule in rules):
            right = completed(right) or right
        word = "" if first.alone else pointing_back(right)
        if word and (about := spoken_of(left, first, word, self._support))[0]:
            return self._of_somebody(right, *about, depth)
        if self._predicate_only(right):
            second = Said((), (), Objection("two verbs", right[0].gap))
        else:
            second = self._pieces(right, first.subjects if first.alone else (), depth - 1)
        if second.objection is not None and second.objection.reason == "lacks:verb" and _same_relation(left, right):
            second = replace(second, objection=None)  # "Ann sits left of Ben, and Cleo right of Dan"
        if second.read:
            return or_of_the_two(first, right, second)
        if (echoed := self._echoed(left, right)) is not None:
            return echoed
        if first.subjects and (first.alone or not has_pronoun(right)):
            same = self._pieces(with_subject(right), first.subjects, depth - 1)
            if same.read:
                return same
            second = same
        return second

    def _of_somebody(self, tokens: Tokens, about: Sequence[Term], known: tuple[str, ...], depth: int) -> Said:
        """ "Ann is older than Ben, and he wears red": a reading for each one that "he" may mean."""
        said: list[Said] = []
        for term in about:
            found = self._pieces(tokens, (term,), depth - 1)
            if not found.read and not has_pronoun(tokens):
                found = self._pieces(with_subject(tokens), (term,), depth - 1)
            said.append(found)
        unread = next((found for found in said if not found.read), None)
        if unread is not None:
            return unread
        readings = tuple(dict.fromkeys(r for found in said for r in found.readings))
        return replace(said[0], readings=readings, alone=False, assumed=known)

    def _predicate_only(self, tokens: Tokens) -> bool:
        """ "... and | serves mint tea the day after Ann": what begins with its verb is said of the subject before."""
        gap = tokens[0].gap
        return bool(gap) and tokens[0].type == "ITEM" and self._support.letter(gap[0]) == "v" and finite(gap[0].low)

    def _echoed(self, left: Tokens, right: Tokens) -> Said | None:
        """ "..., Ben blue and Cleo green", "... and neither is Dev": one echo or several."""
        found: list[Said] = []
        for piece in _parted(right):
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
            right = self._clause(second, left.subjects if left.alone else ())
            if not right.read:
                continue
            exclusive = combined([left, right], lambda rules: Count(1, 1, rules))
            inclusive = combined([left, right], Or)
            if kind:
                return inclusive if kind == "or both" else exclusive
            return replace(inclusive, readings=(*inclusive.readings, *exclusive.readings))
        return None


def _named(clause: Tokens) -> tuple[Term, ...]:
    """The item that a clause names, where it names one alone."""
    named = [t.reference for t in clause if t.type == "ITEM"]
    return named[0].items if len(named) == 1 and isinstance(named[0], Choice) and len(named[0].items) == 1 else ()


def _same_relation(left: Tokens, right: Tokens) -> bool:
    """Whether two clauses compare in the same way, so that the verb of the first holds of the second."""
    ways = [{t.type for t in tokens} & {"DIR", "COMP", "NEXT", "BETWEEN"} for tokens in (left, right)]
    return bool(ways[0]) and ways[0] == ways[1]


def _hopeless(objection: Objection | None) -> bool:
    if objection is None or objection.reason not in _HOPELESS:
        return False
    # "the jug costs £6 and the bowl | £9": what the number counts the first half tells
    return not any(word.low in _ECHOING or word.low[0].isdigit() for word in objection.words)


def _if_then(rules: tuple[Rule, ...]) -> Rule:
    condition, consequence, *other = rules
    rule = IfThen(condition, consequence)
    return rule if not other else And((rule, IfThen(Not(condition), other[0])))


_CONNECTED = {
    "IF": _if_then,
    "IFF": lambda rules: Iff(rules[0], rules[1]),
    "UNLESS": lambda rules: IfThen(Not(rules[0]), rules[1]),
    "ONLYIF": lambda rules: IfThen(rules[1], rules[0]),
}


def _parted(tokens: Tokens) -> list[Tokens]:
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


def _unfounded(tokens: Sequence[Token]) -> Objection | None:
    if tokens and tokens[-1].gap and any(w.low == "?" for w in tokens[-1].gap):
        return Objection("question")
    if not any(t.type == "ITEM" for t in tokens):
        return Objection("no item")
    return None
