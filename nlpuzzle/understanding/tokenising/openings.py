"""How a clue begins: "Of Ann and Ben, ...", "The five people are ...", "It is Ann who ...", "It is not true that ..."."""

from dataclasses import replace
from itertools import pairwise

from nlpuzzle.english.morphology import is_plural
from nlpuzzle.english.numbers import number_value
from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import finite
from nlpuzzle.understanding.tokenising.closed import ClosedTokens
from nlpuzzle.understanding.words.vocabulary import closed, verb_forms
from nlpuzzle.understanding.words.words_of import COPULAS, PLACES

__all__ = ["OpeningTokens"]


_WHO = frozenset({"who", "that", "which"})
_LEADING = frozenset({"in", "on", "at", "to", "from", "by", "for"})
_UNTRUE = (["it", "is", "not", "true", "that"], ["it", "is", "n't", "true", "that"])


class OpeningTokens(ClosedTokens):
    """Finds what only the first words of a clue can mean."""

    def _opening(self) -> None:
        """ "Of Ann and Ben, ...", "One of Ann and Ben ...", "The five people are ..."."""
        first = self._low(self.at)
        lows = [w.low for w in self.words]
        if lows[self.at : self.at + 5] in _UNTRUE:
            self._emit("UNTRUE", self.at, self.at + 5)
        elif lows[self.at : self.at + 6] == ["it", "is", "not", "the", "case", "that"]:
            self._emit("UNTRUE", self.at, self.at + 6)
        elif first in ("among", "amongst", "of") and (end := self._of_all(self.at)) > self.at and self._low(end) == ",":
            self.at = end + 1  # "among them, Ann is the oldest"
        elif lows[self.at : self.at + 3] == ["not", "more", "than"]:
            self._emit("ATMOST", self.at, self.at + 3)
        elif first == "of" or (first == "between" and "one" in lows and "other" in lows):
            self._emit("OF", self.at, self.at + 1)
        elif self._cleft():
            return
        elif first in ("like", "unlike") and "," in lows[:8]:
            self._emit(first.upper(), self.at, self.at + 1)
        elif first == "one" and self._low(self.at + 1) == "of" and ("other" in lows or self._low(self.at + 2) != "the"):
            self._emit("ONEOFPAIR", self.at, self.at + 2)
        elif first in ("the", "all") and not self._quantity_label(self.at + 1):
            self._everybody()

    def _everybody(self) -> None:
        """ "The five people are": one token, with the noun and the verb as its gap; "the ships are", if as many are named."""
        count = number_value(self._low(self.at + 1))
        if count is None and self._all_named():
            self.gap = list(self.words[self.at + 1 : self.at + 3])
            start = self.at
            self._emit("ALLN", start, start + 1, number=self.lexicon.frame.size)
            self.at = start + 3
            return
        if count is not None and count > 1:
            for end in range(self.at + 3, min(self.at + 9, len(self.words))):
                if self.words[end - 1].low in COPULAS:
                    if self._low(end) in ("all", "the", "different", "not") and self._low(end) != "the":
                        return
                    inside = range(self.at + 2, end - 1)
                    if any(self.lexicon.match(self.words, i) for i in inside):
                        return
                    self.gap = list(self.words[self.at + 2 : end])
                    self._emit("ALLN", self.at, self.at + 2, number=count)
                    self.at = end
                    return

    def _all_named(self) -> bool:
        """ "The | ships are the Alcyone, Nash's ship, the ship of 1816 and the one carrying rum", of four ships."""
        noun, verb = self._low(self.at + 1), self._low(self.at + 2)
        if verb not in ("are", "were") or not noun.isalpha() or not is_plural(noun) or closed().get(noun) is not None:
            return False
        rest = [w.low for w in self.words[self.at + 3 :]]
        joints = sum(low == "and" or (low == "," and after != "and") for low, after in pairwise(rest))
        return "," in rest and joints == self.lexicon.frame.size - 1 and rest[0] not in ("all", "different", "not")

    def _cleft(self) -> bool:
        """ "It is Ann who wears red", "it was on Monday that Ann came", "it isn't Ann who ..."; not "it is said that ..."."""
        if self._low(self.at) != "it" or self._low(self.at + 1) not in COPULAS:
            return False
        start = self.at + 2
        denied = self._low(start) in ("not", "n't")
        if not self._item_before_who(start + denied) and not self._described_before_who(start + denied):
            return False
        if denied:
            self._emit("UNTRUE", self.at, start + 1, "who")
        self.at = start + denied
        self.pointed = len(self.tokens)
        return True

    def _object_pointed_out(self) -> None:
        """ "It was the fudge that | Delia | brought": Delia brought the fudge."""
        start = self.pointed
        if start < 0 or [t.type for t in self.tokens[start:]] != ["ITEM", "ITEM", "END"]:
            return
        thing, who, end = self.tokens[start:]
        verb = end.gap[:1]
        told = verb and finite(verb[0].low) and verb[0].low in verb_forms() and verb[0].low not in COPULAS
        led = len(end.gap) == 1 or (len(end.gap) == 2 and closed().get(end.gap[1].low) in ("p", "t"))
        if not (told and led) or any(closed().get(w.low) != "d" for w in thing.gap):
            return
        at = len(who.gap)
        while at and closed().get(who.gap[at - 1].low) == "d":
            at -= 1
        subject = replace(who, gap=who.gap[at:])
        done = replace(thing, gap=(*end.gap, *thing.gap))
        self.tokens[start:] = [subject, done, replace(end, gap=who.gap[:at])]

    def _described_before_who(self, at: int) -> bool:
        """ "The boat with the white sail that came third", "either Ann or Ben who sang": one description, and its "who"."""
        who = next((i for i in range(at, len(self.words)) if self._low(i) in _WHO), len(self.words))
        clause = next((i for i in range(who, len(self.words)) if self._low(i) in (",", ";")), len(self.words))
        ends = [i for i in range(at, clause) if self._low(i) in _WHO]
        if len(ends) != 1 or self._low(at) not in ("the", "either", "neither"):
            return False
        inside = range(at, ends[0])
        told = any(self._low(i) in COPULAS or self._low(i) in (",", ";", "by") or self._verbal(i) for i in inside)
        if told or not any(self.lexicon.match(self.words, i) for i in inside):
            return False
        self.dropped = ends[0]
        return True

    def _verbal(self, at: int) -> bool:
        """ "The hat Ann wore that": a verb, which would make the "that" point."""
        return finite(self._low(at)) and self._low(at) in verb_forms() and self._low(at - 1) not in ("the", "a", "an")

    def _item_before_who(self, at: int) -> bool:
        """Whether items stand here, and right after them "who": "Ann who", "the baker or the cook who", "on Monday that".

        "That" follows an article or a name only: not "it is clear that".
        """
        lead = self._low(at)
        placed = lead in _LEADING
        at += placed
        at += placed and self._low(at) in PLACES and self._low(at + 1).isdecimal()  # "in seat 2"
        while True:
            pointed = self._low(at) in ("the", "a", "an")
            at += pointed
            found = self.lexicon.match(self.words, at) if at < len(self.words) else None
            if found is None:
                return False
            if [self._low(found.end), self._low(found.end + 1)] == [",", "not"]:
                at = found.end + 2
                at += placed and self._low(at) == lead  # "on Monday, not on Tuesday"
                at += self._low(at) in ("the", "a", "an") or (placed and self._low(at) in PLACES)
                other = self.lexicon.match(self.words, at) if at < len(self.words) else None
                closed = other is not None and self._low(other.end) == ","
                if other is None or not closed or self._low(other.end + 1) not in _WHO:
                    return False
                self.dropped = other.end + 1
                return True
            if self._low(found.end) not in ("or", ","):
                named = pointed or not self.words[at].text[0].islower() or self._somebody_after(found.end + 1)
                after = ("that", "when", "where") if placed else ("who", "that", "which") if named else ("who", "which")
                if self._low(found.end) not in after:
                    return False  # "it is 200 m not long": no word of it may be lost
                self.dropped = found.end
                return True
            at = found.end + 1 + (self._low(found.end + 1) == "or")

    def _somebody_after(self, at: int) -> bool:
        """ "It is fudge that | Ann | eats", "that she eats": somebody and a verb; not "it is clear that Ann eats fudge"."""
        if self._low(at) in ("he", "she", "they") and at == len(self.words) - 2:
            return self._low(at + 1) in verb_forms() and finite(self._low(at + 1))
        found = self.lexicon.match(self.words, at) if at < len(self.words) and self.words[at].proper else None
        last = len(self.words) - 1
        return found is not None and found.end == last and self._low(last) in verb_forms() and finite(self._low(last))

    def _quantity_label(self, at: int) -> bool:
        """ "The 25 ft vessel": the number is a label or has a unit, so it does not count the vessels."""
        if at >= len(self.words):
            return False
        unit = unit_of(self._low(at + 1))
        return self.lexicon.match(self.words, at) is not None or (unit is not None and self._is_unit(unit.name))
