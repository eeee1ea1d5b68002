"""The closest reading of a clue that was not read: what it says if every word that nothing licenses adds nothing.

It is what a person would guess, never what the clue is known to say: it is shown, and used only where the user accepts it. What
denies, weakens, makes an exception or names a second person is not guessed at.
"""

from collections.abc import Sequence
from dataclasses import replace
from difflib import get_close_matches
from itertools import pairwise

from nlpuzzle.english.words import Word, finite, key, split
from nlpuzzle.puzzle import Clue, Setup
from nlpuzzle.rules import Different, Same, Term
from nlpuzzle.understanding.clauses.common import Unresolved
from nlpuzzle.understanding.clauses.pronouns import OWN
from nlpuzzle.understanding.clauses.resolve import resolve
from nlpuzzle.understanding.clauses.said import Said
from nlpuzzle.understanding.clauses.shapes import Unfit, shape_of
from nlpuzzle.understanding.objection import Objection
from nlpuzzle.understanding.reading import ClueReading
from nlpuzzle.understanding.sentences.deeds_between import Deed, deeds_between, told_by
from nlpuzzle.understanding.sentences.reader import SentenceReader
from nlpuzzle.understanding.soundness.support import DENIED, UNKNOWN, Support
from nlpuzzle.understanding.tokenising.tokens import Token
from nlpuzzle.understanding.understand import Understanding, unfit
from nlpuzzle.understanding.words.vocabulary import closed, denying, relational, verb_forms

__all__ = ["with_closest"]

#: by which a thing is refused, although each word says no such thing: "passed on the soup"
_REFUSING = frozenset(
    (key(verb), after)
    for verb, *words in (
        ("back", "out"), ("do", "without"), ("give", "away", "up"), ("go", "without"), ("pass", "on", "up"), ("send", "back"),
        ("steer", "clear"), ("turn", "away", "down"), ("wave", "away"),
    )
    for after in words
)  # fmt: skip

#: words that deny, as they are misspelt
_DENIALS = (
    "not never neither nor none nobody nothing without cannot cant wont dont isnt wasnt arent werent doesnt didnt hasnt havent "
    "hadnt couldnt wouldnt"
).split()
#: letters changed about in "not"
_SWAPPED = frozenset({"nto", "ont"})
#: small words that are spelt much like them, and those themselves
_KNOWN = frozenset({*_DENIALS, *"or either no every would ever could anyone anything count knot newer note now".split()})
#: how much two spellings are alike, from 0 to 1, that may be meant for the same word
_NEARLY = 0.8


def with_closest(setup: Setup, readings: Sequence[ClueReading]) -> tuple[ClueReading, ...]:
    """The readings; an unread clue that has no closest one yet gets its guess, where there is exactly one.

    A closest reading that is the guess, too, is marked as plausible.
    """
    unread = [r.number for r in readings if r.status == "unparsed"]
    if not unread:
        return tuple(readings)
    reader = _Generous(setup)
    clues = {clue.number: clue for clue in setup.clues}
    reader.between = deeds_between(readings, reader._tokens, reader.support)
    return tuple(_guessed(r, clues[r.number], reader) if r.number in unread else r for r in readings)


def _guessed(reading: ClueReading, clue: Clue, reader: "_Generous") -> ClueReading:
    words = split(clue.text)
    if any((one.stem, other.low) in _REFUSING for one, other in pairwise(words)) or any(map(reader.may_deny, words)):
        return replace(reading, readings=())
    guess = reader.read(clue)
    if reader.denies(clue) or reader.only_between(clue):
        return replace(reading, readings=())
    denied = {frozenset((rule.left, rule.right)) for rule in guess.rules if isinstance(rule, Different)}
    torn = any(isinstance(rule, Same) and frozenset((rule.left, rule.right)) in denied for rule in guess.rules)
    if guess.status != "parsed" or torn or reading.readings not in ((), (guess.rules,)):
        return reading  # "Ann, who is afraid of ropes, has no rope"
    return replace(reading, readings=(guess.rules,), plausible=True)


class _Lenient(Support):
    """Every word is licensed, by its form."""

    judges = False

    def _letter(self, word: Word) -> str:
        found = super()._letter(word)
        if found != UNKNOWN:
            return found
        acts = word.low in verb_forms() or finite(word.low) or word.low.endswith(("ed", "ing"))
        return "v" if acts else "n"


class _Generous(Understanding):
    """Reads clauses as if nothing spoke against them but what turns or bounds their meaning."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.support = _Lenient(setup.frame, setup.story, {number: sum(cut, ()) for number, cut in self._tokens.items()})
        self._reader = SentenceReader(self._clause, self.support)
        self._judge = Support(setup.frame, setup.story, {})
        #: what two of one category do with each other elsewhere, and so makes nobody one with another
        self.between: frozenset[Deed] = frozenset()

    def may_deny(self, word: Word) -> bool:
        """ "Dosnt", "nver", "nto": a word that nothing knows, and nearly one that denies."""
        if word.proper or word.low in _KNOWN or not word.low.isalpha() or self._judge.letter(word) != UNKNOWN:
            return False
        return word.low in _SWAPPED or bool(get_close_matches(word.low, _DENIALS, 1, _NEARLY))

    def denies(self, clue: Clue) -> bool:
        """Whether a clue has a verb that says the contrary of others: "lost more games than"."""
        gaps = (word for tokens in self._tokens.get(clue.number, ()) for token in tokens for word in token.gap)
        said = (word for word in gaps if word.low in denying() and not word.low.endswith("ly"))
        return any(self._judge.letter(word) == DENIED for word in said)

    def only_between(self, clue: Clue) -> bool:
        """Whether a clue tells what two did with each other."""
        return bool(told_by(self._tokens.get(clue.number, ()), self.between, self.support))

    def _lacking(self, tokens: tuple[Token, ...]) -> Objection | None:
        return None

    def _clause(self, tokens: tuple[Token, ...], antecedent: Sequence[Term]) -> Said:
        try:
            if turned := self._turned(tokens):
                return Said((), (), turned)
            tree = shape_of(tuple(t.type for t in tokens))
            found, subjects = resolve(tree, tokens, self.setup.frame, self.support, antecedent)
        except Unfit as error:
            return Said((), (), unfit(tokens, error.at))
        except Unresolved as error:
            return Said((), (), error.objection)
        return Said(tuple(found), tuple(subjects), None)

    def _turned(self, tokens: tuple[Token, ...]) -> Objection | None:
        """What no guess passes over."""
        for token in tokens:
            if token.type == "STOP":
                return Objection(f"stop:{token.value}", token.words)
            for before, word, after in zip((None, *token.gap), token.gap, (*token.gap[1:], None), strict=False):
                if self.support.letter(word) == DENIED:
                    return Objection("denied", (word,))
                owned = before is not None and (closed().get(before.low) == "s" or before.low in OWN)
                owned = owned or (after is not None and after.low == "of")
                if owned and word.stem in relational():
                    return Objection("second person", (word,))
        return None
