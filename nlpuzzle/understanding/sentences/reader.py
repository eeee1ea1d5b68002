"""One sentence at a time: asides, conditions, alternatives and cuts around the clauses that the grammar reads."""

from collections.abc import Sequence
from dataclasses import replace

from nlpuzzle.rules import And, Count, Different, Iff, IfThen, Not, Or, Rule, Same, Term
from nlpuzzle.understanding.clauses.pronouns import OWN, antecedents, named_after, of_the_kind, pointing_back
from nlpuzzle.understanding.clauses.said import Said, combined
from nlpuzzle.understanding.objection import Objection
from nlpuzzle.understanding.sentences.asides import Aside, asides
from nlpuzzle.understanding.sentences.aversions import aversion, denies_those, of_those
from nlpuzzle.understanding.sentences.away import away_for
from nlpuzzle.understanding.sentences.compound import (
    Condition,
    conditional,
    has_pronoun,
    neither_did,
    of_this_person,
    with_subject,
)
from nlpuzzle.understanding.sentences.denied_again import denied_again
from nlpuzzle.understanding.sentences.echoes import does_too, echoes, instead
from nlpuzzle.understanding.sentences.grounds import already_had, denies_only, tells_of_taste, without_those
from nlpuzzle.understanding.sentences.implied import implied_differences
from nlpuzzle.understanding.sentences.lasting import lasting
from nlpuzzle.understanding.sentences.linked import apart_from_conditions, beside_the_reason, idle, reasoned, restated, series
from nlpuzzle.understanding.sentences.more_of_two import more_of_two
from nlpuzzle.understanding.sentences.nobody_there import nobody_there, not_there
from nlpuzzle.understanding.sentences.not_but import not_but
from nlpuzzle.understanding.sentences.pieces import MOST_CUTS, Pieces, ReadsClauses, Tokens, parted
from nlpuzzle.understanding.sentences.plainer import plainer
from nlpuzzle.understanding.sentences.pointing import each_named, named_first_or_last, without_they
from nlpuzzle.understanding.sentences.rewording import fronted, reworded
from nlpuzzle.understanding.sentences.shunned import and_never, never_had, shunned
from nlpuzzle.understanding.sentences.subjects import goes_on
from nlpuzzle.understanding.sentences.sums import sum_told
from nlpuzzle.understanding.sentences.tastes import denials, owned
from nlpuzzle.understanding.sentences.the_only import the_only
from nlpuzzle.understanding.sentences.turned import turned
from nlpuzzle.understanding.sentences.unlike_one import Contrast, unlike_one
from nlpuzzle.understanding.sentences.who_does_both import also_denied, both_told
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Choice, Place, Pronoun, Token
from nlpuzzle.understanding.words.lines import in_turn, is_line

__all__ = ["SentenceReader"]

_CONDITIONAL = frozenset({"IF", "IFF", "UNLESS", "ONLYIF", "OTHERWISE"})


class SentenceReader:
    """Reads whole sentences with the help of a reader of single clauses."""

    def __init__(self, clause: ReadsClauses, support: Support) -> None:
        self._clause = clause
        self._support = support
        self._frame = support.frame
        self._pieces = Pieces(clause, support)

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
        if (both := denied_again(tokens)) is not None:
            first, second = (self._pieces.read(denial, antecedent, 0) for denial in both)
            return replace(first.and_then(second, self._frame), subjects=(), alone=False)
        if any(t.type == "COLON" for t in tokens):
            return self._counted(tokens, antecedent)
        if any(t.type in _CONDITIONAL for t in tokens):
            if apart := apart_from_conditions(tokens, self._support):
                return self._in_turn(apart, antecedent)
            return self._conditional(tokens, antecedent)
        if denials_told := neither_did(tokens):
            return self._in_turn(denials_told, antecedent)
        if (contrast := unlike_one(tokens, self._support) or not_but(tokens, self._support)) is not None:
            return self._contrasted(contrast, antecedent)
        if absent := nobody_there(tokens):
            return self._absent(absent)
        if (only := the_only(tokens)) is not None:
            told = [self._clause(clause, ()) for clause in only if clause]
            unread = next((said for said in told if said.objection is not None), None)
            return replace(unread or told[0].and_then(told[1], self._frame), subjects=(), alone=False)
        if (summed := sum_told(tokens, self._support, self._clause)) is not None:
            return summed
        if (whichever := more_of_two(tokens, self._support, self._clause)) is not None:
            return whichever
        if tokens[0].type in ("LIKE", "UNLIKE"):
            return self._likened(tokens, antecedent)
        if parts := series(tokens):
            return self._in_turn(parts, antecedent)
        if (given := reasoned(tokens)) is not None:
            said = self._reasoned(*given, antecedent)
            return said if said.read else self._besides_reasoned(*given, antecedent) or said
        if never := and_never(tokens, self._support):
            return self._clause(never, antecedent)
        if tokens[0].type == "_BUT" and any(t.type == "_COMMA" for t in tokens):
            tokens = tokens[1:]  # "Although A, B": both
        if (named := each_named(tokens)) is not None:
            return self._pieces.read(named_first_or_last(*named) or tokens, antecedent, MOST_CUTS)
        if antecedent and not has_pronoun(tokens) and pointing_back(tokens):
            tokens = with_subject(tokens)  # "Her hat is red"
        elif antecedent and not has_pronoun(tokens) and (said_of_him := of_this_person(tokens)) is not None:
            tokens = with_subject(said_of_him)
        main, found = asides(self._plain(tokens), self._support)
        opening = fronted(main)
        main, doing = opening or (main, ())
        said = self._pieces.read(main, antecedent, MOST_CUTS)
        if not said.read and not found and (denied := self._both(also_denied(main), antecedent)) is not None:
            return denied
        if doing:
            said = said.and_then(self._clause(doing, ()), self._frame)
        for aside in found:
            said = said.and_then(self._aside(aside, main, said, antecedent), self._frame)
        return said

    def _contrasted(self, contrast: Contrast, antecedent: Sequence[Term]) -> Said:
        """What holds of the one and not of the other, and what is told of the other beside."""
        said = self._sentence(contrast.said, antecedent)
        if not contrast.denied:
            same = all(isinstance(rule, Same) for rules in said.readings for rule in rules)
            return said if same else Said((), (), Objection("misplaced", contrast.said[0].words))
        denied = self._sentence(contrast.denied, antecedent)
        if denied.read and any(len(rules) > 1 for rules in denied.readings):
            return Said((), (), Objection("misplaced", contrast.denied[0].words))
        whole = said.and_then(denied.negated(), self._frame)
        if contrast.aside:
            whole = whole.and_then(self._pieces.one(contrast.aside, ()), self._frame)
        return replace(whole, subjects=said.subjects, alone=False)

    def _absent(self, clauses: Sequence[Tokens]) -> Said:
        """None of the clauses is true."""
        whole, *others = (self._clause(clause, ()).negated() for clause in clauses)
        for other in others:
            whole = whole.and_then(other, self._frame)
        return replace(whole, subjects=(), alone=False)

    def _plain(self, tokens: Tokens) -> Tokens:
        """The sentence in plainer words and in their usual order."""
        tokens = away_for(plainer(turned(without_they(tokens)), self._support), self._support)
        return reworded(lasting(tokens, self._support), self._support)

    def _restated(self, first: Tokens, again: Tokens, antecedent: Sequence[Term]) -> Said:
        """ "A; that is, B": B is what A says, whether A can be read or not."""
        said, same = self._sentence(first, antecedent), self._sentence(again, antecedent)
        return said.and_then(same, self._frame) if said.read and same.read else same

    def _in_turn(self, parts: Sequence[Tokens], antecedent: Sequence[Term]) -> Said:
        """Statements between semicolons; "he" in one is whom the one before is about."""
        whole: Said | None = None
        before: tuple[Tokens, Said] | None = None
        for part in parts:
            said = self._sentence(part, antecedents(*before, part, self._support) if before else antecedent)
            before = part, said
            whole = said if whole is None else replace(whole.and_then(said, self._frame), alone=False)
        return whole or Said((), (), Objection("unfinished"))

    def _reasoned(self, tokens: Tokens, reason: Tokens, antecedent: Sequence[Term]) -> Said:
        """ "A, so B", "B, because A": both; a reason that speaks of no category says no more than B."""
        hers = reason[0].gap[:1] != () and reason[0].gap[0].low in OWN and not antecedent  # "because | her cake was | the best"
        why = self._sentence(reason, antecedent) if not hers else Said((), (), Objection("pronoun", reason[0].gap[:1]))
        about = antecedents(reason, why, tokens, self._support) if why.alone else _named(reason) or antecedent
        if (had := already_had(reason)) and isinstance(reason[0].reference, Choice):
            whom = reason[0].reference.items
            without = self._sentence(without_those(tokens, had), whom if len(whom) == 1 else ())
            if denies_only(without, whom, had):
                return without
        if (given := shunned(reason, self._support)) is not None:
            named = _named(given.subjects)
            if never_had(tokens, given, self._support):
                return self._none_of(given.denied(), Said((), named, None))
            without = self._sentence(tokens, named)
            if named and denies_only(without, named, given.things):
                return without
        if not why.read and (unbearable := aversion(reason, self._support)) and isinstance(unbearable[0].reference, Choice):
            whom = unbearable[0].reference.items
            without = self._sentence(of_those(tokens, unbearable[1]), whom if len(whom) == 1 else ())
            if denies_those(without, whom, unbearable[1]):
                return without
        said = self._sentence(tokens, about)
        if not why.read and said.subjects and (said.alone or not goes_on(tokens, len(tokens))):
            why = self._sentence(reason, said.subjects)
        if why.read:
            return replace(said.and_then(why, self._frame), alone=said.alone and why.alone and said.subjects == why.subjects)
        same = has_pronoun(reason) or _named(reason) == said.subjects[:1] or _denied_of(said, _named(reason))
        theirs = same or (bool(_named(reason)) and bool(pointing_back(tokens)))
        return said if (same and idle(reason, self._support)) or (theirs and tells_of_taste(reason, self._support)) else why

    def _besides_reasoned(self, tokens: Tokens, reason: Tokens, antecedent: Sequence[Term]) -> Said | None:
        """ "A, and B, so C": A, and C because of B."""
        parts = beside_the_reason(reason)
        if parts is None:
            return None
        first = self._sentence(parts[0], antecedent)
        if not first.read:
            return None
        second = self._reasoned(tokens, parts[1], antecedents(parts[0], first, parts[1], self._support))
        return replace(first.and_then(second, self._frame), subjects=(), alone=False) if second.read else None

    def _aside(self, aside: Aside, main: Tokens, said: Said, antecedent: Sequence[Term]) -> Said:
        """ ", who wears red,": of the item before. ", not Ben,": the sentence is false of Ben, or the item is not Ben."""
        if aside.other is None:
            told = self._pieces.one(aside.clause, said.subjects)
            return told if told.read else self._both(both_told(aside.clause), said.subjects) or told
        if aside.kind == "unclear":
            return Said((), (), Objection("which one", aside.other.words))
        if aside.kind == "loved":
            return owned(main[aside.about], aside.other)
        if aside.kind == "disliked":
            return self._none_of(denials(main[aside.about], aside.clause), said)
        if aside.kind in ("where", "when"):
            if self._somewhere(aside.other, aside.kind):
                return self._pieces.read(aside.clause, said.subjects, 0)
            return Said((), (), Objection("which one", aside.other.words))
        if aside.kind.startswith("nobody"):
            there = not_there(aside.other, (), aside.clause[1:]) if self._somewhere(aside.other, aside.kind[7:]) else ()
            return self._absent(there) if there else Said((), (), Objection("which one", aside.other.words))
        if aside.kind in ("there", "then"):
            known = self._somewhere(aside.other, "where" if aside.kind == "there" else "when") and _is_there(said, aside.other)
            if known and isinstance(aside.clause[0].reference, Pronoun):
                return self._pieces.read(aside.clause, said.subjects, 0)  # she is there only: what she does there, she does
            return Said((), (), Objection("which one", aside.other.words))
        swapped = instead(main, aside.about, aside.other)
        if swapped is not None:
            other = self._pieces.read(swapped, antecedent, 0)
            return other if aside.kind == "like" else other.negated()
        if aside.kind != "not":
            return Said((), (), Objection("misplaced", aside.other.words))
        subject = replace(main[aside.about], gap=())
        verb = replace(aside.other, gap=())
        denial = (subject, Token("NOT", "", verb.words), verb, Token("END", "", ()))
        return self._clause(denial, said.subjects)

    def _both(self, clauses: tuple[Tokens, Tokens] | None, antecedent: Sequence[Term]) -> Said | None:
        """Two clauses about one item; None where one of them is not read."""
        told = [self._pieces.one(clause, antecedent) for clause in clauses or ()]
        return told[0].and_then(told[1], self._frame) if told and all(said.read for said in told) else None

    def _none_of(self, clauses: Sequence[Tokens], said: Said) -> Said:
        """ ", who hates plums,": no plums; unless the sentence goes on that it is his all the same."""
        whole, *others = (self._clause(clause, said.subjects) for clause in clauses)
        for other in others:
            whole = whole.and_then(other, self._frame)
        return whole

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
        said, other = self._pieces.read(main, antecedent, 0), self._pieces.read(swapped, antecedent, 0)
        return said.and_then(other if tokens[0].type == "LIKE" else other.negated(), self._frame)

    def _counted(self, tokens: Tokens, antecedent: Sequence[Term]) -> Said:
        """ "Exactly one of these is true: A; B; C": each part must be a clause with one meaning."""
        at = next(i for i, t in enumerate(tokens) if t.type == "COLON")
        bounds = tokens[0].number if tokens[0].type == "OFTHESE" and at == 1 else None
        if bounds is None:
            return Said((), (), Objection("stop:punctuation", tokens[at].words))
        parts = parted(tokens[at + 1 :])
        said = [self._pieces.read(part, antecedent, 0) for part in parts]
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
        condition = _or_both(condition)
        about = antecedents(parts.condition, condition, parts.consequence, self._support)
        consequence = self._either_or_pieces(parts.consequence, about if condition.alone else antecedent)
        if parts.condition and not condition.read and consequence.alone:
            whom = antecedents(parts.consequence, consequence, parts.condition, self._support)
            whom = whom if whom == consequence.subjects else ()  # "has the red one unless Ben took it"
            word = pointing_back(parts.condition)
            if not all(named_after(word, parts.consequence, term, self._support) for term in whom):
                whom = ()
            condition = self._either_or_pieces(parts.condition, whom)
        if condition.read and not consequence.read:
            consequence = self._echoed(parts.condition, parts.consequence) or consequence
        elif consequence.read and not condition.read:
            again = does_too(parts.consequence, parts.condition) if parts.kind == "UNLESS" else parts.condition
            condition = self._echoed(parts.consequence, again) or condition  # "Ann wears red if Ben does": never both
        said = [condition, consequence]
        if parts.otherwise:
            said.append(self._either_or_pieces(parts.otherwise, self._subject_again(parts, condition, consequence)))
        return combined(said, _CONNECTED[parts.kind])

    def _subject_again(self, parts: Condition, condition: Said, consequence: Said) -> Sequence[Term]:
        """Whom "he" after "otherwise" means: whoever one of the clauses is about, if only one is of the kind."""
        word = pointing_back(parts.otherwise)
        found = {said.subjects: None for said in (condition, consequence) if said.alone and said.subjects}
        fitting = [whom for whom in found if all(of_the_kind(word, term, self._support) for term in whom)]
        return fitting[0] if len(fitting) == 1 else ()

    def _echoed(self, condition: Tokens, consequence: Tokens) -> Said | None:
        """ "If Ann doesn't wear red, Ben does": the consequence says the condition of somebody else.

        Not "if Ann is taller than Ben, Cleo is not": a name may be lost at its end.
        """
        if any(t.type == "COMP" for t in condition):
            return None
        found = [(self._clause(clause, ()), denies) for clause, denies in echoes(condition, consequence, self._support)]
        read = [said.negated() if denies else said for said, denies in found if said.read]
        return read[0] if len(read) == 1 else None

    def _either_or_pieces(self, tokens: Tokens, antecedent: Sequence[Term]) -> Said:
        if tokens and antecedent and not has_pronoun(tokens) and pointing_back(tokens):
            tokens = with_subject(tokens)  # "if Ann won, | her hat is red"
        main, found = asides(tokens, self._support)
        said = self._pieces.read(main, antecedent, 1)
        for aside in found:
            said = said.and_then(self._aside(aside, main, said, antecedent), self._frame)
        return said


def _is_there(said: Said, place: Token) -> bool:
    """Whether nothing is said but that somebody is in that place, or on that day."""
    where = place.reference.items if isinstance(place.reference, Choice) else ()
    here = [tuple(Same(subject, item) for subject in said.subjects for item in where)]
    return len(here[0]) == 1 and list(map(tuple, said.readings)) == here


def _or_both(condition: Said) -> Said:
    """ "If Ann won or Ben was last, ...": nor is it otherwise if both are so."""
    either = [rules for rules in condition.readings if len(rules) == 1 and isinstance(rules[0], Or)]
    told = {rules[0].rules for rules in condition.readings if len(rules) == 1 and isinstance(rules[0], Or | Count)}
    return replace(condition, readings=tuple(either)) if len(either) == 1 == len(told) < len(condition.readings) else condition


def _denied_of(said: Said, whom: Sequence[Term]) -> bool:
    """ "(Ann ...,) so the drum is not for her": whether nothing is said but what she has not."""
    rules = [rule for rules in said.readings for rule in rules]
    return bool(whom and rules) and all(isinstance(r, Different) and {r.left, r.right} & {*whom} for r in rules)


def _named(clause: Tokens) -> tuple[Term, ...]:
    """The item that a clause names, where it names one alone."""
    named = [t.reference for t in clause if t.type == "ITEM"]
    return named[0].items if len(named) == 1 and isinstance(named[0], Choice) and len(named[0].items) == 1 else ()


def _if_then(rules: tuple[Rule, ...]) -> Rule:
    condition, consequence, *other = rules
    rule = IfThen(condition, consequence)
    return rule if not other else And((rule, IfThen(Not(condition), other[0])))


def _unless(rules: tuple[Rule, ...]) -> Rule:
    condition, consequence, *other = rules
    rule = IfThen(Not(condition), consequence)
    return rule if not other else And((rule, IfThen(condition, other[0])))


_CONNECTED = {
    "IF": _if_then,
    "IFF": lambda rules: Iff(rules[0], rules[1]),
    "UNLESS": _unless,
    "ONLYIF": lambda rules: IfThen(rules[1], rules[0]),
}


def _unfounded(tokens: Sequence[Token]) -> Objection | None:
    if tokens and tokens[-1].gap and any(w.low == "?" for w in tokens[-1].gap):
        return Objection("question")
    if not any(t.type == "ITEM" for t in tokens):
        return Objection("no item")
    return None
