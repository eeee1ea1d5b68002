"""Where the tokeniser stands: the words, the tokens so far, the open words since the last token."""

from collections.abc import Callable
from functools import lru_cache

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.morphology import is_plural, singular
from nlpuzzle.english.numbers import CARDINALS, number_value
from nlpuzzle.english.tables import phrases
from nlpuzzle.english.words import Word, finite
from nlpuzzle.understanding.tokenising.tokens import Token
from nlpuzzle.understanding.words.lexicon import Lexicon
from nlpuzzle.understanding.words.lines import line
from nlpuzzle.understanding.words.people import is_person
from nlpuzzle.understanding.words.vocabulary import verb_forms
from nlpuzzle.understanding.words.words_of import PLACES

__all__ = ["Cursor"]

Phrase = tuple[tuple[str, ...], str, str]
"""The words of a phrase, the kind of token it is, and its value."""


#: irregular ones that follow "first": "first lit in 1930", not "first run"
_PARTICIPLES = word_class("first-done")


@lru_cache(maxsize=16384)
def _phrases_begun(first: str, second: str) -> tuple[Phrase, ...]:
    """The phrases that two words may begin, longest first."""
    return tuple(p for p in phrases("phrases").get(first, ()) if p[0][1:2] in ((), (second,)))

#: what tells that not all are meant: "the oldest of the sailors | on the Petrel"
_RESTRICTING = frozenset("on in at with from of by who that whose wearing 's '".split())


class _Spelt(dict[int, str]):
    """Words by their places; asked for more often than anything else, so that a look at a word is to cost no call."""

    def __missing__(self, at: int) -> str:
        return ""


class Cursor:
    """Words in, tokens out; what every kind of token needs."""

    def __init__(self, words: tuple[Word, ...], lexicon: Lexicon) -> None:
        self.words = words
        self.lows = tuple(w.low for w in words)
        #: how the word at a place is spelt, "" before the first word and after the last
        self._low: Callable[[int], str] = _Spelt(enumerate(self.lows)).__getitem__
        self._phrases: dict[int, Phrase | None] = {}
        self.lexicon = lexicon
        self.tokens: list[Token] = []
        self.gap: list[Word] = []
        self.at = 0
        #: where the "who" of "it is Ann who" stands, which is passed over
        self.dropped = -1
        #: where the sentence goes on after "it is ... who"
        self.pointed = -1
        #: where the second "as" of "as old as" stands
        self._second_as = -1

    def _emit(self, kind: str, start: int, end: int, value: str = "", **more: object) -> bool:
        self.tokens.append(Token(kind, value, self.words[start:end], tuple(self.gap), **more))  # type: ignore[arg-type]
        self.gap = []
        self.at = end
        return True

    def _skip(self) -> bool:
        self.at += 1
        return True

    def _longest_phrase(self) -> Phrase | None:
        return self._phrase_at(self.at)

    def _phrase_at(self, at: int) -> Phrase | None:
        if at not in self._phrases:
            begun = _phrases_begun(self._low(at), self._low(at + 1))
            self._phrases[at] = next((p for p in begun if self.lows[at : at + len(p[0])] == p[0]), None) if begun else None
        return self._phrases[at]

    def _participle(self, at: int) -> bool:
        low = self._low(at)
        if low in _PARTICIPLES and self._low(at + 1) in ("in", "on", "at"):
            return True
        return (low.endswith("ed") and len(low) > 4) or (self._low(at + 1) == "by" and finite(low))

    def _place_noun(self, low: str) -> bool:
        """Whether a noun counts places: "house", or what the places of this puzzle's line are called."""
        row = line(self.lexicon.frame)
        return low in PLACES or singular(low) in PLACES or (row is not None and singular(low) == row.name.casefold())

    def _counted(self, at: int) -> bool:
        return self._low(at) in CARDINALS or self._low(at).isdecimal()

    def _of_all(self, at: int) -> int:
        """Past "of all", "of them all", "among the five": the superlative speaks of everybody anyhow."""
        if self._low(at) not in ("of", "among", "amongst"):
            return at
        end = at + 1
        while self._low(end) in ("all", "the"):
            end += 1
        count = CARDINALS.get(self._low(end), number_value(self._low(end)) if self._low(end).isdecimal() else None)
        if count == self.lexicon.frame.size or self._low(end) == "them":
            them = (self._low(end) == "them" and self._low(end + 1) == "all") or self._everybody_named(end + 1)
            return end + 1 + them
        if self._low(end - 1) == "the" and self._low(end - 2) == "all" and is_plural(self._low(end)):
            return end + 1  # "the cheapest of all the kettles"
        end += end == at + 1 and self._low(end) in ("these", "those")
        pointed = self._low(end - 1) in ("the", "these", "those")
        named = pointed and end == at + 2 and self._named_as_category(self._low(end))
        if named and self._low(end + 1) not in _RESTRICTING:
            return end + 1  # "the oldest of the sailors"
        return end if self._low(end - 1) == "all" else at

    def _everybody_named(self, at: int) -> bool:
        """ "The oldest of the four | women": all of them, by a noun for people that is no verb as well."""
        noun = self._low(at)
        person = is_plural(noun) and is_person(singular(noun)) and noun not in verb_forms()
        return (person or self._named_as_category(noun)) and self._low(at + 1) not in _RESTRICTING

    def _named_as_category(self, noun: str) -> bool:
        """ "Sailors" where these are a category, and no verb."""
        called = is_plural(noun) and noun not in verb_forms()
        return called and any(singular(noun) == singular(c.name.casefold()) for c in self.lexicon.frame)
