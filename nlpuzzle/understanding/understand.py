"""Reads every clue of a puzzle: tokens of all clues first, since words support each other across clues, then each clue."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from difflib import get_close_matches

from nlpuzzle.english.words import Word
from nlpuzzle.puzzle import Clue, Frame, Setup, Span
from nlpuzzle.rules import And, Iff, IfThen, Rule, Term
from nlpuzzle.understanding.acquaintances import somebody_had
from nlpuzzle.understanding.clauses.common import contradicts_itself
from nlpuzzle.understanding.compound import asides, conditional, cuts, has_pronoun, with_subject
from nlpuzzle.understanding.lexicon import Lexicon
from nlpuzzle.understanding.licence import Objection, object_to
from nlpuzzle.understanding.reading import ClueReading
from nlpuzzle.understanding.reasons import sentence
from nlpuzzle.understanding.resolve import Unresolved, resolve
from nlpuzzle.understanding.shapes import Unfit, shape_of
from nlpuzzle.understanding.support import Support
from nlpuzzle.understanding.tokenise import tokenise
from nlpuzzle.understanding.tokens import Token

__all__ = ["Understanding", "understand"]


Tokens = tuple[Token, ...]

#: constructions about one thing
_ABOUT_ONE = frozenset({"facts", "facts_but_not", "differ", "either", "not_either", "one_of_list", "neither", "or_not_both"})
#: a sentence is cut at most so often
_MOST_CUTS = 3
#: no cut can help a sentence with such a word, and a cut may explain better why one of these constructions failed
_HOPELESS = frozenset({"denied", "unknown"})
_STRUCTURAL = frozenset({"no construction", "mixed list", "unfinished", "two verbs"})


@dataclass(frozen=True)
class Said:
    """What a clause says: its readings, whom it is about, and what speaks against it; `read` when nothing does."""

    readings: tuple[tuple[Rule, ...], ...]
    subjects: tuple[Term, ...]
    objection: Objection | None
    #: about one thing only, so that "he" can mean nobody else
    alone: bool = False

    @property
    def read(self) -> bool:
        return self.objection is None and bool(self.readings)

    def and_then(self, other: "Said", frame: Frame) -> "Said":
        """Both clauses together: every reading of the one with every reading of the other."""
        both = (tuple(dict.fromkeys((*a, *b))) for a in self.readings for b in other.readings)
        readings = tuple(rules for rules in both if not contradicts_itself(rules, frame))
        return Said(readings, self.subjects, self.objection or other.objection, self.alone and other.alone)


LONGEST = 600
"""Characters a sentence may have to be tried at all; the longest published clue that was seen has half of that."""


def understand(setup: Setup) -> tuple[ClueReading, ...]:
    """What each clue of the puzzle says, in order; an unread clue carries its reason and its closest reading."""
    return Understanding(setup).readings()


class Understanding:
    """One puzzle's clues while they are read; also reads single sentences in the puzzle's light (options, rephrasings)."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.lexicon = Lexicon(setup.frame)
        within = (clue for clue in setup.clues if len(clue.text) <= LONGEST)
        self._tokens = {clue.number: tokenise(clue.text, self.lexicon) for clue in within}
        self.support = Support(setup, self._tokens)
        self._subjects: dict[str, tuple[Term, ...]] = {}

    def tokens(self, sentence: str) -> tuple[Token, ...]:
        """A sentence as the clue grammar would see it."""
        return tokenise(sentence, self.lexicon)

    def readings(self) -> tuple[ClueReading, ...]:
        return tuple(self.read(clue) for clue in self.setup.clues)

    def read(self, clue: Clue) -> ClueReading:
        """One clue; a sub-clue's pronouns stand for whoever its parent is about."""
        if len(clue.text) > LONGEST:
            return ClueReading(clue.number, clue.text, clue.span, "unparsed", reason=sentence("too long", ()))
        tokens = self._tokens.get(clue.number) or tokenise(clue.text, self.lexicon)
        said = self._sentence(tokens, self._subjects.get(clue.parent or "", ()))
        self._subjects[clue.number] = said.subjects if said.alone else ()
        objection, readings = said.objection, [r for r in said.readings if r]
        if objection is None and len(readings) == 1:
            return ClueReading(clue.number, clue.text, clue.span, "parsed", readings[0])
        if objection is None:
            reason = sentence("ambiguous", ())
            return ClueReading(clue.number, clue.text, clue.span, "ambiguous", (), tuple(readings), reason)
        return ClueReading(
            clue.number,
            clue.text,
            clue.span,
            "unparsed",
            (),
            tuple(readings[:1]),
            sentence(objection.reason, objection.words),
            _span(clue, objection.words),
            self._close_names(objection.words),
            _stranger(objection),
        )

    def _sentence(self, tokens: Tokens, antecedent: Sequence[Term]) -> Said:
        """A whole sentence: its asides, and what is left, in one piece or several."""
        empty = _unfounded(tokens)
        if empty is not None:
            return Said((), (), empty)
        if any(t.type in ("IF", "IFF") for t in tokens):
            return self._conditional(tokens, antecedent)
        main, clauses = asides(tokens)
        said = self._pieces(main, antecedent, _MOST_CUTS)
        for clause in clauses:
            said = said.and_then(self._clause(clause, said.subjects), self.setup.frame)
        return said

    def _conditional(self, tokens: Tokens, antecedent: Sequence[Term]) -> Said:
        """ "If A, then B", "B if A", "A if and only if B": both parts must have one reading."""
        parts = conditional(tokens)
        if parts is None:
            return Said((), (), Objection("stop:if", next(t for t in tokens if t.type in ("IF", "IFF")).words))
        first, second, both_ways = parts
        condition = self._pieces(first, antecedent, 1)
        consequence = self._pieces(second, condition.subjects if condition.alone else (), 1)
        objection = condition.objection or consequence.objection
        readings = tuple(
            ((Iff if both_ways else IfThen)(_all(a), _all(b)),) for a in condition.readings for b in consequence.readings
        )
        return Said(readings, (), objection)

    def _pieces(self, tokens: Tokens, antecedent: Sequence[Term], depth: int) -> Said:
        """A sentence without asides: as one clause where that can be read, else cut in two."""
        whole = self._clause(tokens, antecedent)
        if whole.read or depth == 0 or (whole.objection and whole.objection.reason in _HOPELESS):
            return whole
        found: list[Said] = []
        for left, right in cuts(tokens):
            first = self._clause(left, antecedent)
            if not first.read:
                continue
            spoken_of = first.subjects if first.alone else ()
            second = self._pieces(right, spoken_of, depth - 1)
            if not second.read and first.subjects and (first.alone or not has_pronoun(right)):
                second = self._pieces(with_subject(right), first.subjects, depth - 1)
            both = first.and_then(second, self.setup.frame)
            if both.read:
                found.append(both)
            elif whole.objection is not None and whole.objection.reason in _STRUCTURAL:
                whole = replace(whole, objection=both.objection)
        if not found:
            return whole
        readings = tuple(dict.fromkeys(r for said in found for r in said.readings))
        return Said(readings, found[0].subjects, None, found[0].alone)

    def _clause(self, tokens: Tokens, antecedent: Sequence[Term]) -> Said:
        """One clause: the grammar's construction, resolved; the licence judges what stands between the tokens."""
        objection = object_to(tokens, self.support) or somebody_had(tokens, self.setup.frame)
        try:
            tree = shape_of(tuple(t.type for t in tokens))
            readings, subjects = resolve(tree, tokens, self.setup.frame, self.support, antecedent)
        except Unfit as error:
            return Said((), (), objection or _unfit(tokens, error.at))
        except Unresolved as error:
            return Said((), (), objection or error.objection)
        return Said(tuple(readings), tuple(subjects), objection, alone=str(tree.data) in _ABOUT_ONE)

    def _close_names(self, words: Sequence[Word]) -> tuple[str, ...]:
        """Labels spelt nearly like the words that stopped us."""
        labels = {i.label.casefold(): i.label for i in self.setup.frame.items}
        found: list[str] = []
        for word in words:
            if len(word.low) > 3:
                found += [labels[c] for c in get_close_matches(word.low, labels, n=2, cutoff=0.75)]
        return tuple(dict.fromkeys(found))


def _all(rules: tuple[Rule, ...]) -> Rule:
    return rules[0] if len(rules) == 1 else And(rules)


def _unfounded(tokens: Sequence[Token]) -> Objection | None:
    if tokens and tokens[-1].gap and any(w.low == "?" for w in tokens[-1].gap):
        return Objection("question")
    if not any(t.type == "ITEM" for t in tokens):
        return Objection("no item")
    return None


def _unfit(tokens: Sequence[Token], at: int) -> Objection:
    token = tokens[min(at, len(tokens) - 1)]
    if token.type == "END":
        return Objection("unfinished", token.gap)
    return Objection("no construction", token.words)


def _stranger(objection: Objection) -> str | None:
    """A capitalised word that we do not know: most likely an item of a category that nobody listed."""
    words = objection.words if objection.reason == "unknown" else ()
    return next((w.text for w in words if w.text[0].isupper()), None)


def _span(clue: Clue, words: Sequence[Word]) -> Span | None:
    if not words or clue.span.end - clue.span.start < len(clue.text):
        return None
    return Span(clue.span.start + words[0].start, clue.span.start + words[-1].end)
