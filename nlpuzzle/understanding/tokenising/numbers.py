"""Numbers with their units: an item by its value, or an amount."""

from dataclasses import replace
from fractions import Fraction

from nlpuzzle.english.adjectives import comparative, positive, superlative
from nlpuzzle.english.dates import clock_value
from nlpuzzle.english.morphology import is_plural, singular
from nlpuzzle.english.numbers import CARDINALS, number_value, ordinal_value
from nlpuzzle.english.quantities import Quantity
from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import finite, stems
from nlpuzzle.puzzle import Number
from nlpuzzle.regex import regex
from nlpuzzle.understanding.tokenising.items import ItemTokens
from nlpuzzle.understanding.tokenising.one_step import counts_a_step
from nlpuzzle.understanding.tokenising.tokens import Adjective, Choice, Token
from nlpuzzle.understanding.tokenising.values import items_of_value
from nlpuzzle.understanding.words.vocabulary import verb_forms
from nlpuzzle.understanding.words.words_of import (
    BOUNDS,
    COMPARED,
    COPULAS,
    COUNTING,
    FACTORS,
    HUNDREDS,
    OFTEN,
    PLACES,
)

__all__ = ["NumberTokens"]


_BEGIN_CLOCKS = frozenset({*CARDINALS, "half", "quarter", "noon", "midday", "midnight"})
#: "7.45", which is a time where the puzzle tells the time
_DOTTED = regex(r"(?:1?\d|2[0-3])\.[0-5]\d")
#: directions in which something may be a street or a field away
_SIDES = frozenset("left right above below up down north south east west".split())


_JOINTS = frozenset({"but", "and", "or", "while", ",", ";"})

#: what leads to a place within "as many days in space as"
_LEADING = frozenset({"in", "on", "at"})

#: what joins a second comparison to the first
_GOING_ON = frozenset({"but", "yet", "and", ","})

#: words of "face value" that may stand before the last one
_LONGEST_AMOUNT = 2
#: units that are things where nothing is told in them
_THINGS_TOO = frozenset({"coin"})


class NumberTokens(ItemTokens):
    """Finds numbers, "half an hour", "twice as old as"."""

    def _number(self) -> bool:
        start = self.at
        phrase = self._longest_phrase()
        if phrase is not None and len(phrase[0]) > 1:
            return False
        if ordinal_value(self._low(start)) is not None and superlative(self._low(start + 1)):
            return False  # "2nd oldest"
        if self._multiple() or self._clock_in_words():
            return True
        if self._low(start) in OFTEN:
            return self._so_often(OFTEN[self._low(start)], start, start + 1)
        if self._low(start) == "no" and self._low(start + 2) == "between" and self._low(start + 1) in PLACES:
            return self._emit("NUMBER", start, start + 1, reference=Choice(()), number=0)
        if self._low(start) == "half" and self._low(start + 1)[:1].isdecimal():
            return self._emit("STOP", start, start + 1, "vague")
        if self._low(start) == "half" and self._low(start + 1) in ("a", "an") and (half_of := unit_of(self._low(start + 2))):
            return self._emit("NUMBER", start, start + 3, reference=Choice(()), number=Fraction(1, 2), unit=half_of.name)
        if [self._low(start + i) for i in range(4)] == ["a", "quarter", "of", "an"] and self._low(start + 4) == "hour":
            return self._emit("NUMBER", start, start + 5, reference=Choice(()), number=Fraction(1, 4), unit="hour")
        if self._low(start) == "half" and self._low(start + 1) in ("a", "an") and comparative(self._low(start + 3)):
            return self._emit("NUMBER", start, start + 2, reference=Choice(()), number=Fraction(1, 2))  # "half a point more"
        if self._low(start) == "a" and self._low(start + 1) in HUNDREDS:
            self.at += 1
            return self._number()
        if self._low(start) in ("a", "an"):
            return self._one_unit()
        money = self._low(start) in ("$", "£", "€")
        begin = start + 1 if money else start
        if not (self._low(begin)[:1].isdecimal() or self._low(begin) in CARDINALS or self._low(begin) in COUNTING):
            return False
        if self._low(begin) == "one" and (self._one_of_two(begin) or not self._one_is_a_number(begin)):
            return False
        value, end = None, begin
        for stop in range(begin + 1, min(begin + 6, len(self.words)) + 1):
            found = number_value(" ".join(w.low for w in self.words[begin:stop]))
            if found is not None:
                value, end = found, stop
        quantity, quantity_end = self._quantity(start)
        if quantity is not None and not self._is_unit(quantity.unit):
            quantity, quantity_end = None, start  # "the four coins are the gold one, ..."
        if value is None and quantity is None:
            return False
        if self._low(begin)[:1].isdecimal() and self._range(max(end, quantity_end) - 1):
            return self._emit("STOP", start, max(end, quantity_end), "vague")
        sign = unit_of(self._low(start)) if money else None
        unit = sign.name if sign is not None else ""
        if quantity is not None and quantity_end > end:
            end, unit = quantity_end, quantity.unit or ""
            value = quantity.number
        items = self._after_place(start, quantity or Quantity(value if value is not None else 0, unit or None, None))
        if self._low(end) in PLACES and (value == 1 or is_plural(self._low(end))):
            items = ()  # "two places" is a distance, no place
        if spelt_out := self._low(begin) in CARDINALS and end == begin + 1:
            if [self._low(end), self._low(end + 1)] == ["of", "them"]:
                end += 2
            elif self._low(end) in ("other", "others"):
                end += 1
        spelt = spelt_out and not unit and (quantity is None or quantity.unit is None)
        counted = self._counted_by(self._low(end))
        if counted:
            same = items_of_value(self.lexicon, Quantity(value or 0, None, None))
            items = tuple(item for item in same if item.category in counted)
        spelt = spelt and not counted  # "five stars", where the stars of a hotel are counted
        spelt = spelt and (self._low(end)[:1].isalpha() or self._low(start - 1) in ("for", "of"))
        if spelt and self._low(start - 1) not in PLACES and self._low(start - 1) not in ("number", "numbered"):
            items = ()  # "two of the cooks", "for two": how many, not which
        among = spelt_out and not unit and value == self.lexicon.frame.size and self._low(start - 1) == "the"
        if among and self._low(start - 2) == "of":
            items = ()  # "the best of the five": of all of them
        if self._low(end) == "times" and not unit and value is not None and end == begin + 1:
            return self._so_often(value, start, end + 1)
        named = unit_of(self._low(end)) if not unit and len(self._low(end)) > 1 else None
        if named is not None and self._is_unit(named.name):
            unit, end = named.name, end + 1
            narrowed = self._after_place(start, Quantity(value if value is not None else 0, unit, named.dimension))
            items = narrowed or items
        return self._emit("NUMBER", start, end, reference=Choice(items, False), number=value, unit=unit)

    def _is_unit(self, name: str | None) -> bool:
        """Whether a unit is meant by its name, and no thing."""
        return name not in _THINGS_TOO or any(c.unit == name for c in self.lexicon.frame)

    def _counted_by(self, noun: str) -> frozenset[str]:
        """The categories that count what the noun says: "stars" where hotels have 3, 4 or 5 of them."""
        one = singular(noun)
        return frozenset(c.name for c in self.lexicon.frame if one and c.dimension == "count" and c.unit == one)

    def _so_often(self, value: Number, start: int, end: int) -> bool:
        """ "Fell four times", "fell four times more than": where the falls are counted, and no other deed."""
        led = self.tokens[-1].gap if self.tokens and not self.gap and self.tokens[-1].type in (*BOUNDS, "NOT") else ()
        done = {w.stem for w in (*led, *self.gap)}
        deeds = [c for c in self.lexicon.frame.ordered if c.dimension in ("count", None) and done & stems(c.name)]
        if len(deeds) != 1 or self._low(end) == "as" or comparative(self._low(end)):
            return False
        found = items_of_value(self.lexicon, Quantity(value, None, None))
        return self._emit("NUMBER", start, end, reference=Choice(tuple(i for i in found if i.category == deeds[0].name), False),
                          number=value)  # fmt: skip

    def _clock_in_words(self) -> bool:
        """ "Half past nine", "ten o'clock", "noon": the time of the puzzle that it can only be."""
        first = self._low(self.at)
        dotted = _DOTTED.fullmatch(first) is not None and self._low(self.at - 1) not in ("$", "£", "€")
        begins = first in _BEGIN_CLOCKS or dotted or (first.isdecimal() and self._low(self.at + 1) == "o")
        if not begins or not any(c.dimension == "time" for c in self.lexicon.frame):
            return False
        for end in range(min(self.at + 6, len(self.words)), self.at, -1):
            said = " ".join(w.low for w in self.words[self.at : end]).replace("o clock", "o'clock")
            value = clock_value(said.replace(".", ":") if dotted else said)
            if value is not None:
                break
        else:
            return False
        halves = (value[0],) if value[1] else (value[0], (value[0] + 720) % 1440)
        found = {n: items_of_value(self.lexicon, Quantity(n, "minute", "time")) for n in halves}
        named = [(n, items) for n, items in found.items() if items]
        if len(named) != 1:
            return not dotted and self._emit("STOP", self.at, end, "vague")  # morning or evening?
        return self._emit("NUMBER", self.at, end, reference=Choice(named[0][1], False), number=named[0][0], unit="minute")

    def _one_of_two(self, at: int) -> bool:
        """ "Of Ann and Ben, one stands in line ...": one of them, though "one stand" may be counted."""
        pair = bool(self.tokens) and self.tokens[0].type in ("OF", "ONEOFPAIR")
        return pair and self._low(at - 1) in (",", "and", ";") and "other" in (w.low for w in self.words[at:])

    def _one_is_a_number(self, at: int) -> bool:
        """ "one house between", "one day after" count; "one is the baker", "the one who" do not."""
        if self._low(at - 1) == "the" or self._low(at + 1) == "than":
            return False  # "a lower-numbered one than"
        if self._low(at - 1) in ("numbered", "number") or self._low(at - 1) in PLACES:
            return True  # "floor numbered one"
        if self.tokens and self.tokens[-1].type in BOUNDS and not self.gap:
            return True  # "exactly one singer"
        if self._stands_for_a_noun(at):
            return False
        if self._low(at + 1) in _GOING_ON and comparative(self._low(at + 2)):
            return False  # "the green one but shorter than Ann's"
        ended = self._low(at + 1) in _JOINTS  # "left of the red one but further right than"
        if any(self._low(at + i) == "between" for i in (2, 3)) or (comparative(self._low(at + 2)) and not ended):
            return True
        if self._low(at + 2) == "came" and (self._low(at + 3), self._low(at + 4)) == ("in", "between"):
            return True  # "just one team | came in between"
        if self._low(at + 2) in COPULAS and self._low(at + 4) == "between":
            return True  # "one player is ranked between"
        if self._low(at + 1) in ("more", "less", "fewer", "higher", "lower"):
            return True
        ahead = self._phrase_at(at + 1)
        if any(t.type == "NUMBER" for t in self.tokens) and ((ahead and ahead[1] == "DIR") or comparative(self._low(at + 1))):
            return True  # "two places after Ann and one before Ben"
        if comparative(self._low(at + 1)) and self._low(at + 2) == "than" and self._low(at - 1) in COPULAS:
            return True  # "Ann's place is one better than Ben's"
        following = self._low(at + 1)
        if following in ("hundred", "thousand", "million", "dozen"):
            return True
        beyond = self._phrase_at(at + 2)
        if beyond and beyond[1] == "DIR" and following.isalpha() and self._low(at - 1) in COPULAS:
            return True  # "was one trench to the left of"
        return unit_of(following) is not None or self._place_noun(following)

    def _stands_for_a_noun(self, at: int) -> bool:
        """ "The iron | one is longer", "the red one cost more": of a thing, and no amount."""
        following = self._low(at + 1)
        verb = following in COPULAS or (following in verb_forms() and finite(following))
        described = bool(self.tokens) and self.tokens[-1].type == "ITEM" and not self.gap
        led = described and [w.low for w in self.tokens[-1].gap[-1:]] == ["the"]
        return led and verb and unit_of(following) is None and not self._place_noun(following)

    def _one_unit(self) -> bool:
        """ "a day before", "an hour later", "a year older": one of a unit."""
        following = self._low(self.at + 1)
        ahead = self._phrase_at(self.at + 2)
        if (unit_of(following) is None and not self._place_noun(following)) or len(following) < 2:
            apart = ahead is not None and ahead[1] == "DIR" and ahead[2].partition(":")[0] in _SIDES and following.isalpha()
            known = not apart or self._low(self.at - 1) not in COPULAS or self.lexicon.match(self.words, self.at + 1)
            return not known and self._emit("STOP", self.at, self.at + 2, "vague")  # "is a street to the left of"
        came_in = self._low(self.at - 1) == "in" and self._low(self.at - 2) in ("came", "comes", "come", "coming")
        if self._low(self.at - 1) in ("on", "in", "at") and not came_in:
            return False  # "on a floor above"
        if (ahead and ahead[1] in COMPARED) or comparative(self._low(self.at + 2)):
            unit = unit_of(following)
            if unit is None and not (far := counts_a_step(self.words, self.at, following)):
                return far is None and self._emit("STOP", self.at, self.at + 2, "vague")  # "has a hut to the east of"
            name = unit.name if unit else singular(following)
            return self._emit("NUMBER", self.at, self.at + 2, reference=Choice(()), number=1, unit=name)
        ahead = self._phrase_at(self.at + 5)
        halved = [self._low(self.at + i) for i in (2, 3, 4)] == ["and", "a", "half"] and unit_of(following)
        if halved and ((ahead and ahead[1] in COMPARED) or comparative(self._low(self.at + 5))):
            return self._emit("NUMBER", self.at, self.at + 5, reference=Choice(()), number=Fraction(3, 2), unit=halved.name)
        return False

    def _multiple(self) -> bool:
        """ "twice as old as", "three times as much as", "half as many votes as"."""
        low = self._low(self.at)
        factor: Number | None = FACTORS.get(low)
        at = self.at + 1
        if factor is None and self._low(at) == "times":
            factor, at = number_value(low), at + 1
        if factor is not None and self._low(at) == "the" and self._multiple_of(factor, at + 1):
            return True
        if factor is not None and (said := self._amount_of_another(at)) is not None:
            return self._emit("MULT", self.at, said, number=factor)
        if factor is None or self._low(at) != "as":
            return False
        adjective = positive(self._low(at + 1))
        second = next((i for i in range(at + 2, at + 8) if self._low(i) == "as"), None)
        if adjective is None or second is None:
            return False
        counted = self.words[at + 2 : second]
        stuff = len(counted) == 3 and counted[1].low == "of"  # "as many balls of wool as"
        if len(counted) > 2 and not stuff and not any(w.low in _LEADING for w in counted):
            return False  # "as many days in space as"
        degree = Adjective(adjective.dimensions, adjective.sign, adjective.base)
        return self._emit("MULT", self.at, second + 1, " ".join(w.low for w in counted), number=factor, adjective=degree)

    def _amount_of_another(self, at: int) -> int | None:
        """ "Twice that of", "double what", and after "Ann's price is" plain "twice": where the other one's name begins."""
        if self._low(at) in ("that", "those") and self._low(at + 1) == "of":
            return at + 2
        if self._low(at) == "what":
            return at + 1
        exactly = not self.gap and bool(self.tokens) and self.tokens[-1].type == "EXACTLY"  # "is exactly | twice Ben's"
        gap = self.tokens[-1].gap if exactly else self.gap
        owned = gap and gap[0].low in ("'s", "'") and any(singular(w.low) in self._amounts() for w in gap)
        return at if owned and gap[-1].low in COPULAS and self._low(at) != "as" else None

    def _owner_first(self) -> None:
        """ "The price of the rug is" as "the rug's price is", so that one way of saying it is all there is to read."""
        names = self._amounts() | {"number"}
        said = ""
        for i, token in enumerate(self.tokens):
            if i == 0 and self._number_of_the_place(token):
                return
            lows = [w.low for w in token.gap[:3]]
            following = self.tokens[i + 1].gap if i + 1 < len(self.tokens) else tuple(self.gap)
            noun = token.gap[1] if len(lows) == 3 else None
            if token.type != "ITEM" or noun is None or lows[0] != "the" or singular(noun.low) not in names:
                continue
            if lows[2] not in ("of", "for"):
                continue
            kept = replace(token, gap=token.gap[3:])
            if said and self.tokens[i - 1].type in ("THAN", "MULT", "COMP"):
                self.tokens[i] = kept  # "than the price of the lamp": what is compared is known
                continue
            at = next((k for k, w in enumerate(following) if w.low in COPULAS), None)
            if i or at is None or (at and following[0].low not in ("'s", "'")):
                return
            own = following[:at] or (noun.instead("'s"),)
            if i + 1 == len(self.tokens):
                return
            self.tokens[i] = kept
            told = noun.instead("bidding") if noun.low == "bid" else noun  # "the vase's | bid was" would tear at the verb
            self.tokens[i + 1] = replace(self.tokens[i + 1], gap=(*own, told, *following[at:]))
            said = noun.low

    def _number_of_the_place(self, token: Token) -> bool:
        """ "The house number of the baker is" as "the baker's house number is"; said of the places of the line."""
        row = self.lexicon.frame.line
        gap, following = token.gap, self.tokens[1].gap if len(self.tokens) > 1 else ()
        if row is None or len(gap) < 4 or [gap[0].low, gap[2].low, gap[3].low] != ["the", "number", "of"]:
            return False
        at = next((k for k, w in enumerate(following) if w.low in COPULAS), 2)
        if gap[1].low != singular(row.name.casefold()) or at > 1:
            return False
        own = (*following[:at], gap[2].instead("'s"), gap[1], gap[2])
        self.tokens[0] = replace(token, gap=gap[4:])
        self.tokens[1] = replace(self.tokens[1], gap=(*own, *following[at:]))
        return True

    def _multiple_of(self, factor: Number, at: int) -> bool:
        """ "Twice the price of", "half the number of votes of": of an amount that a category is named for."""
        counts = [self._low(at), self._low(at + 1)] == ["number", "of"] and self._low(at + 3) == "of"
        noun = at + 2 * counts
        while not counts and noun < at + _LONGEST_AMOUNT and self._low(noun + 1) not in ("of", "for", ""):
            noun += 1  # "twice the face | value of"
        led = self._low(noun + 1) == "of" or (not counts and self._low(noun + 1) == "for")  # "twice the fare for"
        named = " ".join([*(self._low(i) for i in range(at + 2 * counts, noun)), singular(self._low(noun))])
        if not led or named not in self._amounts():
            return False
        return self._emit("MULT", self.at, noun + 2, number=factor)

    def _amounts(self) -> frozenset[str]:
        """The nouns for which the ordered categories are named; "number" where their items are numbers."""
        return frozenset(singular(c.name.casefold()) for c in self.lexicon.frame if c.ordered) | {"number"}
