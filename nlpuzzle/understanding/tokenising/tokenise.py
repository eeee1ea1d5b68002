"""From the words of a clue to typed tokens. Items win over closed words, long matches over short ones."""

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache

from nlpuzzle.english.adjectives import comparative, superlative
from nlpuzzle.english.dates import MONTHS
from nlpuzzle.english.numbers import number_value, ordinal_value
from nlpuzzle.english.tables import phrases
from nlpuzzle.english.words import Word, split
from nlpuzzle.understanding.rewording.reword import reworded
from nlpuzzle.understanding.tokenising.along import on_what_stretches
from nlpuzzle.understanding.tokenising.amounts import numbers_decided
from nlpuzzle.understanding.tokenising.covers import at_its_front, before_its_house, outside_it, with_its_cover
from nlpuzzle.understanding.tokenising.ends import FROM_AN_END
from nlpuzzle.understanding.tokenising.groups import SPELT, GroupTokens
from nlpuzzle.understanding.tokenising.had_together import had_each
from nlpuzzle.understanding.tokenising.own_places import with_owners
from nlpuzzle.understanding.tokenising.pictured import the_one_of
from nlpuzzle.understanding.tokenising.pointing_words import ONE_OR_OTHER
from nlpuzzle.understanding.tokenising.settled import settled
from nlpuzzle.understanding.tokenising.several_as_one import several_as_one
from nlpuzzle.understanding.tokenising.something import the_one_so
from nlpuzzle.understanding.tokenising.tokens import Token
from nlpuzzle.understanding.tokenising.whoever import anyone_so
from nlpuzzle.understanding.words.lexicon import Lexicon
from nlpuzzle.understanding.words.words_of import CONSECUTIVE, COUNTING, FACTORS, OFTEN

__all__ = ["tokenise", "tokens_of"]


def tokenise(sentence: str, lexicon: Lexicon, start: int = 0) -> tuple[Token, ...]:
    """The tokens of a sentence, END last; `start` is where it begins in the clue that it belongs to."""
    words = split(sentence)
    if start:
        words = tuple(w._replace(start=w.start + start, end=w.end + start) for w in words)
    return tokens_of(words, lexicon)


def tokens_of(words: tuple[Word, ...], lexicon: Lexicon) -> tuple[Token, ...]:
    """The tokens of the words of a sentence, END last."""
    return _Tokeniser(reworded(words, lexicon.frame, plan=lexicon.plan), lexicon).run()


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
            if self.at == self.dropped:
                self.at += 1
            elif not self._token():
                self.gap.append(self.words[self.at])
                self.at += 1
        if self.tokens and self.tokens[-1].type == "_COMMA" and not self.gap:
            self.tokens.pop()  # the clue goes on in the next one
        if [t.type for t in self.tokens[-2:]] == ["_COMMA", "EITHER"] and not self.tokens[-1].gap and not self.gap:
            self.tokens[-1] = replace(self.tokens[-1], gap=self.tokens.pop(-2).gap)  # "isn't red, | either"
        self._owner_first()
        self._direction_from_them()
        self._emit("END", self.at, self.at)
        self._object_pointed_out()
        tokens = several_as_one(tuple(numbers_decided(settled(with_owners(self.tokens)))))
        frame = self.lexicon.frame
        tokens = had_each(before_its_house(outside_it(the_one_of(with_its_cover(tokens), frame), frame), frame), frame)
        return anyone_so(the_one_so(on_what_stretches(at_its_front(tokens, frame), frame), frame))

    def _token(self) -> bool:
        low = self.lows[self.at]
        if low == "it" and self.tokens and self.tokens[-1].type in _BEFORE_CLAUSES:
            if (not self.gap or [w.low for w in self.gap] == ["so"]) and self._cleft():
                return True  # "..., and it isn't Ben who wears red", "..., so it isn't"
        if low in ("first", "last") and self._low(self.at + 1) == "name" and self._headed(f"{low} name"):
            return False  # "whose | last name is Hanley"
        for read in _begun_by(low, self.lexicon.may_begin(low)):  # noqa: SIM110  a generator would cost more than most of the kinds
            if read(self):
                return True
        return False

    def _headed(self, name: str) -> bool:
        """Whether a category is called so."""
        return any(category.name.casefold() == name for category in self.lexicon.frame)


def _among(words: str) -> Callable[[str], bool]:
    return frozenset(words.split()).__contains__


def _begins_number(word: str) -> bool:
    known = word in OFTEN or word in FACTORS or word in COUNTING or word in _MONEY
    return known or word[0].isdecimal() or number_value(word) is not None


def _begins_phrase(word: str) -> bool:
    return word in _LEADS or word in phrases("phrases")


_MONEY = frozenset("$ £ € no a an noon midday midnight quarter".split())
#: what phrases are made of that stand in no table: "by two years", "the other"
_LEADS = ONE_OR_OTHER | {"by", "from"}
_GROUPS = frozenset("whose a an every each one neither no none both the all".split())
#: the kinds of token in the order in which they are tried, each with a test of the word it begins with; None: a label's.
#: So much can be told without a word's neighbours, and once for all; what else a kind asks for, it looks up itself.
_KINDS: tuple[tuple[Callable[[_Tokeniser], bool], Callable[[str], bool] | None], ...] = (
    (_Tokeniser._punctuation, _among(", ; ( ) — – : ? . !")),
    (_Tokeniser._group, lambda word: word in SPELT or word in _GROUPS or word in MONTHS),
    (_Tokeniser._from_an_end, FROM_AN_END.__contains__),
    (
        _Tokeniser._several_places,
        _among("odd even end outer outermost top bottom first second last two three four five upper lower"),
    ),
    (_Tokeniser._item, None),
    (_Tokeniser._number, _begins_number),
    (_Tokeniser._rank, lambda word: word == "penultimate" or ordinal_value(word) is not None),
    (_Tokeniser._superlative, lambda word: superlative(word) is not None),
    (_Tokeniser._beside_pronoun, _among("to on")),
    (_Tokeniser._neighbour_of, _among("' 's his her their its")),
    (_Tokeniser._over_amount, _among("over under")),
    (_Tokeniser._somebody, _among("someone somebody a an")),
    (_Tokeniser._equal, _among("as")),
    (_Tokeniser._everybody_else, _among("everyone everybody anyone anybody")),
    (_Tokeniser._likened, _among("like unlike")),
    (_Tokeniser._consecutive, lambda word: word in CONSECUTIVE or word in ("in", "on", "at")),
    (_Tokeniser._of_everything, _among("of")),
    (_Tokeniser._phrase, _begins_phrase),
    (_Tokeniser._comparative, lambda word: comparative(word) is not None),
    (_Tokeniser._pronoun, _among("he she they it him them her his hers theirs")),
)


@lru_cache(maxsize=16384)
def _begun_by(word: str, label: bool) -> tuple[Callable[[_Tokeniser], bool], ...]:
    """The kinds of token that may begin with a word; `label` is whether a label may."""
    return tuple(read for read, begins in _KINDS if (label if begins is None else begins(word)))
