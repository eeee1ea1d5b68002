"""From the words of a clue to typed tokens. Items win over closed words, long matches over short ones."""

from functools import lru_cache

from nlpuzzle.english.adjectives import comparative, superlative
from nlpuzzle.english.numbers import number_value, ordinal_value
from nlpuzzle.english.tables import phrases
from nlpuzzle.english.words import Word, split
from nlpuzzle.understanding.lexicon import Lexicon
from nlpuzzle.understanding.tokenising.amounts import numbers_decided
from nlpuzzle.understanding.tokenising.groups import GroupTokens
from nlpuzzle.understanding.tokenising.settled import settled
from nlpuzzle.understanding.tokenising.words_of import CONSECUTIVE, COUNTING, FACTORS
from nlpuzzle.understanding.tokens import Token

__all__ = ["tokenise", "tokens_of"]


def tokenise(sentence: str, lexicon: Lexicon, start: int = 0) -> tuple[Token, ...]:
    """The tokens of a sentence, END last; `start` is where it begins in the clue that it belongs to."""
    words = split(sentence)
    if start:
        words = tuple(w._replace(start=w.start + start, end=w.end + start) for w in words)
    return tokens_of(words, lexicon)


def tokens_of(words: tuple[Word, ...], lexicon: Lexicon) -> tuple[Token, ...]:
    """The tokens of the words of a sentence, END last."""
    return _Tokeniser(words, lexicon).run()


#: a new clause may begin after these
_BEFORE_CLAUSES = frozenset({"_COMMA", "_SEMI", "_BUT", "AND", "THEN", "IF"})


class _Tokeniser(GroupTokens):
    """All kinds of token, tried in turn at every word."""

    def run(self) -> tuple[Token, ...]:
        if self.words and self.words[0].low in ("but", "and", "also", "finally", "however"):
            self.at = 1  # "but there's always ...": joins the clue to the one before and says nothing
            if self.at < len(self.words) and self.words[self.at].low == ",":
                self.at = 2
        self._opening()
        while self.at < len(self.words):
            if not self._token():
                self.gap.append(self.words[self.at])
                self.at += 1
        if self.tokens and self.tokens[-1].type == "_COMMA" and not self.gap:
            self.tokens.pop()  # the clue goes on in the next one
        self._owner_first()
        self._direction_from_them()
        self._emit("END", self.at, self.at)
        return tuple(numbers_decided(settled(self.tokens)))

    def _token(self) -> bool:
        if self.tokens and not self.gap and self.tokens[-1].type in _BEFORE_CLAUSES and self._cleft():
            return True  # "..., and it isn't Ben who wears red"
        if not _closed(self.lows[self.at]):
            return self._item()
        return (
            self._punctuation()
            or self._group()
            or self._several_places()
            or self._item()
            or self._number()
            or self._rank()
            or self._superlative()
            or self._phrase()
            or self._comparative()
            or self._pronoun()
        )


#: what the tokenisers of punctuation, groups, places, numbers, phrases and pronouns look for, besides the word tables
_CLOSED = frozenset(
    ", ; ( ) — – : ? . ! $ £ € a an whose every each one neither no none both the all odd even top bottom half penultimate "
    "' 's end from midday midnight noon outer outermost over quarter somebody someone under "
    "to on in at of by as like unlike other win won wins former latter middle center centre he she they it him them her "
    "begin begins began start starts started ends ended has have contains".split()
)


@lru_cache(maxsize=16384)
def _closed(word: str) -> bool:
    """Whether anything but a label may begin with a word: so much can be told without its neighbours."""
    return (
        word in _CLOSED
        or word in CONSECUTIVE
        or word in FACTORS
        or word in COUNTING
        or word in phrases("phrases")
        or word[0].isdigit()
        or number_value(word) is not None
        or ordinal_value(word) is not None
        or comparative(word) is not None
        or superlative(word) is not None
    )
