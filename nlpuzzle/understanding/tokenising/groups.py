"""Groups of items: "a woman", "neither man", "both girls", "the person whose name begins with a vowel"."""

from dataclasses import replace

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.numbers import number_value
from nlpuzzle.english.words import finite
from nlpuzzle.understanding.tokenising.openings import OpeningTokens
from nlpuzzle.understanding.tokenising.tokens import Choice
from nlpuzzle.understanding.words.groups import Group, spelt
from nlpuzzle.understanding.words.vocabulary import closed, verb_forms
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["SPELT", "GroupTokens"]

_SUITS = frozenset({"suit", "card", "suits", "cards"})
#: "a woman named Ada" is Ada
_NAMING = frozenset({"named", "called"})
_DONE_BY_SEVERAL = word_class("done-by-several")
_WHOSE = frozenset({"by", "to"})
#: how the spelling of a word is told
SPELT = frozenset("begin begins began start starts started end ends ended has have contains".split())
#: the longest description of a spelling, in words: "comes first in alphabetical order"
_MOST_WORDS = 6


class GroupTokens(OpeningTokens):
    """Finds what speaks of some items of a category, whichever of them or every one."""

    def _opening(self) -> None:
        """ "All three women are ...": whom they are is known, so that they are no five of five."""
        if not self._group():
            super()._opening()

    def _group(self) -> bool:
        if self._low(self.at) == "whose":
            return self._spelling()
        if self._low(self.at) in SPELT:
            return self._spelt_so()
        if self._low(self.at - 1) == "in" and self.at and self._low(self.at) in self.lexicon.months:
            return self._in_a_month()
        start = self.at
        by = bool(self.gap) and self.gap[-1].low in _WHOSE  # "was sung by | a woman", "belongs to | one of the boys"
        if self._low(start) in ("a", "an") and (start == 0 or by or self._low(start - 1) in COPULAS or self._after_not()):
            return self._any(start, self._noun(start + 1))
        if by and [w.low for w in self.words[start : start + 3]] == ["one", "of", "the"]:
            return self._any(start, self._noun(start + 3, several=True))
        if start:
            return False
        lows = [w.low for w in self.words[:5]]
        if lows[:1] in (["every"], ["each"]):
            return self._each(start, self._noun(1), "", "AND")
        if lows[:3] == ["one", "of", "the"]:
            found = self._noun(self._past_number(3), several=True)
            said = number_value(lows[3]) if lows[3:4] and self._past_number(3) > 3 else None
            return self._any(start, found) if said is None or (found and len(found[0].items) == said) else False
        if lows[:1] in (["neither"], ["no"]) or lows[:3] == ["none", "of", "the"]:
            at = 1 if lows[1:2] != ["of"] else 3
            found = self._noun(self._past_number(at), several=at == 3)
            if at == 3 and self._past_number(3) > 3 and (found is None or len(found[0].items) != number_value(lows[3])):
                return False  # "neither of the two women", where there are three
            return self._each(start, self._noun(self._past_number(at), several=at == 3), "NEITHER", "NOR")
        if lows[:1] == ["both"] or lows[:2] == ["the", "two"]:
            at = next((i for i, low in enumerate(lows[1:], 1) if low not in ("of", "the", "two")), 1)
            return self._each(start, self._noun(at, several=True), "", "AND", 2)
        if lows[:1] in (["all"], ["the"]):
            at = next((i for i, low in enumerate(lows[1:], 1) if low not in ("of", "the")), 1)
            return self._each(start, self._noun(self._past_number(at), several=True), "", "AND")
        return False

    def _in_a_month(self) -> bool:
        """ "In | January": on one of the dates that lie in it."""
        if self._low(self.at + 1) not in ("", ",", ";", "and", "but", "or") or not self.words[self.at].text[:1].isupper():
            return False  # "in January 5"
        group = self.lexicon.months[self._low(self.at)]
        reference = Choice(group.items) if len(group.items) == 1 else group
        return self._emit("ITEM", self.at, self.at + 1, reference=reference)

    def _after_not(self) -> bool:
        return bool(self.tokens) and self.tokens[-1].type in ("NOT", "EITHER") and not self.gap

    def _past_number(self, at: int) -> int:
        return at + 1 if number_value(self._low(at)) is not None and self._low(at).isalpha() else at

    def _noun(self, at: int, several: bool = False) -> tuple[Group, int] | None:
        """The group that a noun stands for, and where the noun ends."""
        low = self._low(at)
        group = self.lexicon.groups.get(singular(low))
        if group is None or (singular(low) != low) != several:
            return None
        if group.items[0].label and singular(low) in ("red", "black"):
            return (group, at + 2) if self._low(at + 1) in _SUITS else None
        return group, at + 1

    def _ends_there(self, end: int, several: bool = False) -> bool:
        """Whether nothing describes the noun further: "a woman who sings" is not any woman."""
        low = self._low(end)
        if several and low in _DONE_BY_SEVERAL:
            return True
        if low in _NAMING:
            return False
        return low in ("", ",", ";", "and", "but", "or") or closed().get(low) == "a" or (low in verb_forms() and finite(low))

    def _any(self, start: int, found: tuple[Group, int] | None) -> bool:
        if found is None or not self._ends_there(found[1]):
            return False
        group, end = found
        reference = Choice(group.items) if len(group.items) == 1 else group
        return self._emit("ITEM", start, end, reference=reference, assumed=group.known)

    def _each(self, start: int, found: tuple[Group, int] | None, first: str, joint: str, size: int = 0) -> bool:
        if found is None or not self._ends_there(found[1], True) or (size and len(found[0].items) != size):
            return False
        group, end = found
        if len(group.items) < 2:
            return False
        for i, item in enumerate(group.items):
            if i or first:
                self._emit(joint if i else first, start, end)
            self._emit("ITEM", start, end, reference=Choice((item,)), assumed=group.known)
        return True

    def _spelling(self) -> bool:
        """ "Whose name begins with a vowel", "whose flower ends in a y", "whose flower's name has five letters"."""
        at = self.at + 2
        named = self._low(at) in ("name", "'s") and self._low(at - 1) != "name"
        if named:
            at += 1 + (self._low(at) == "'s" and self._low(at + 1) == "name")
        return self._spelt(self._low(self.at + 1), at, self.at, named)

    def _spelt_so(self) -> bool:
        """ "Friday's word | begins with a vowel", "the word for Friday did not | end with an e": is one of those, or not."""
        denied = bool(self.tokens) and self.tokens[-1].type == "NOT" and not self.gap
        subject = self.tokens[: -1 if denied else None]
        if len(subject) != 1 or subject[0].type != "ITEM":
            return False
        tail = self.tokens[-1].gap if denied else tuple(self.gap)
        owned = bool(tail) and tail[0].low == "'s"
        noun = next((w.low for w in (tail[1:] if owned else subject[0].gap) if closed().get(w.low) is None), "")
        copula = self.words[self.at]._replace(text="is", low="is", stem="is", proper=False)
        if not noun or not self._spelt(noun, self.at, self.at):
            return False
        said, token = self.tokens[:-1], self.tokens[-1]
        if denied and said[-1].gap and said[-1].gap[-1].low in ("does", "do", "did"):
            said[-1] = replace(said[-1], gap=(*said[-1].gap[:-1], copula))
        elif not denied:
            token = replace(token, gap=(*token.gap, copula))
        self.tokens = [*said, token]
        return True

    def _spelt(self, noun: str, start: int, whole: int, named: bool = False) -> bool:
        """The items of the noun's category that are spelt as the words from `start` on say."""
        for end in range(min(start + _MOST_WORDS, len(self.words)), start + 1, -1):
            group = spelt(tuple(w.low for w in self.words[start:end]), self.lexicon.frame, noun, named)
            if group is not None:
                reference = Choice(group.items) if len(group.items) == 1 else group
                return self._emit("ITEM", whole, end, reference=reference)
        return False
