"""Places of a line and degrees: "third from the left", "the second-oldest", "older"."""

from nlpuzzle.english.adjectives import Degree, comparative, positive, superlative
from nlpuzzle.english.classes import verb_class, word_class
from nlpuzzle.english.morphology import is_plural, plural
from nlpuzzle.english.numbers import CARDINALS, number_value, ordinal_value
from nlpuzzle.english.quantities import Quantity
from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import key, split, stems
from nlpuzzle.understanding.tokenising.ends import EndTokens
from nlpuzzle.understanding.tokenising.parity import even_or_odd
from nlpuzzle.understanding.tokenising.tokens import Adjective, Choice, Place, Reference, Superlative
from nlpuzzle.understanding.tokenising.values import items_of_value
from nlpuzzle.understanding.words.groups import Group
from nlpuzzle.understanding.words.lines import line
from nlpuzzle.understanding.words.vocabulary import neutral_adjective
from nlpuzzle.understanding.words.words_of import COPULAS, FACTORS

__all__ = ["PlaceTokens"]


#: verbs by which one gets among the first few
_FINISHES = frozenset(map(key, ("finish", "arrive", "rank", "place")))
#: halves of a table, by where they begin
_EXTREMES = {"lowest": "bottom", "highest": "top", "first": "first", "last": "last", "top": "top", "bottom": "bottom"}
_HALVES = {"top": "top", "upper": "top", "bottom": "bottom", "lower": "bottom", "first": "first", "second": "last"}
_WHOLES = word_class("lines-with-halves")
_STACKED = word_class("stacked")
#: what has such parts one above the other
_WHOLES_OF = (
    (frozenset(map(key, ("floor", "storey", "story", "level"))), word_class("of-so-many-storeys") | {"pile", "stack"}),
    (frozenset(map(key, ("shelf", "drawer"))), word_class("of-shelves")),
)
_STAYING = verb_class("staying") | frozenset(map(key, "hang lie perch work".split()))
_REACHED = frozenset("make makes made reach reaches reached enter entered".split())


class PlaceTokens(EndTokens):
    """Finds ranks, superlatives and comparatives."""

    def _ends_at_a_place(self) -> bool:
        """ "Who finished first | ordered tea": one comes in, and did something else besides."""
        return bool(self.gap) and self.gap[-1].stem in _FINISHES

    def _several_places(self) -> bool:
        """ "Among the first four", "one of the top three", "in one of the two middle houses", "on an odd-numbered floor"."""
        low, before = self._low(self.at), [self._low(self.at - i) for i in (1, 2, 3)]
        numbered = self._low(self.at + 1) == "numbered"
        several = numbered and is_plural(self._low(self.at + 2))
        told = before[0] in COPULAS and any(w.low == "number" for w in self.gap)  # "Ann's seat number is odd"
        after_not = bool(self.tokens) and self.tokens[-1].type == "NOT" and not self.gap
        plurals = self._low(self.at + 1) == "numbers" and before[0] not in ("the", "all")
        if low in ("odd", "even") and (before[0] in ("an", "a") or before[0] in COPULAS or after_not or plurals):
            if before[1] == "by":
                return self._emit("STOP", self.at, self.at + 1, "all")  # "longer by an even number of metres"
            found = even_or_odd(self._low, self.at, self.tokens, self.gap, self.lexicon.frame)
            if found is not None:
                items, end = found
                return self._emit("ITEM", self.at, end, reference=Choice(items) if len(items) == 1 else Group(items))
        if low in ("odd", "even") and (before[0] in ("an", "a") or several or told):
            return self._emit("ITEM", self.at, self.at + 1 + numbered, reference=Place(1, "", among=low))
        start = self.at
        noun = self._low(start + 1)
        if low in ("end", "outer", "outermost") and is_plural(noun) and self._place_noun(noun):
            return self._at_an_end(before)
        chosen = before[1:] in (["of", "one"], ["of", "either"], ["of", "neither"])
        inside = before[1] == "among" or chosen or before[1] in _REACHED
        inside = inside or (before[1] == "in" and low in ("top", "bottom", "first", "last"))
        if noun == "half" and low in _HALVES and before[0] == "the" and self._low(start + 2) not in ("hour", "past"):
            return self._in_half(_HALVES[low])
        if before[0] != "the" or not inside:
            ranked = before[0] == "the" and low in ("top", "bottom") and self._counted(start + 1)
            return ranked and self._low(start + 1) != "one" and self._emit("STOP", start, start + 2, "all")
        count = number_value(self._low(start + 1)) if self._counted(start + 1) else None
        if low in ("first", "top", "last", "bottom") and count is not None:
            among = f"{low} {count}"
        elif low == "two" and self._low(start + 1) in ("middle", "central"):
            among = "middle"
        elif self._low(start + 1) in _EXTREMES and (number_value(low) or 1) > 1:
            among = f"{_EXTREMES[self._low(start + 1)]} {number_value(low)}"  # "one of the three lowest huts"
        else:
            return False
        if before[1] == "of" and self.tokens and self.tokens[-1].type in ("ONEOF", "EITHER"):
            self.gap = [*self.tokens.pop().gap]
        while self.gap and self.gap[-1].low in ("the", "of", "among", "in"):
            self.gap.pop()
        return self._emit("ITEM", start, start + 2, reference=Place(1, "", among=among))

    def _in_half(self, end: str) -> bool:
        """ "In the top half of the table": among the first three of six; nobody halves five."""
        size = self.lexicon.frame.size
        placed = len(self.gap) > 1 and self.gap[-2].low == "in" and size % 2 == 0
        if not placed:
            return self._emit("STOP", self.at, self.at + 2, "all")
        self.gap = self.gap[:-2]
        stop = self.at + 2
        if self._low(stop) == "of" and self._low(stop + 1) == "the" and self._low(stop + 2) in _WHOLES:
            stop += 3
        return self._emit("ITEM", self.at, stop, reference=Place(1, "", among=f"{end} {size // 2}"))

    def _at_an_end(self, before: list[str]) -> bool:
        """ "In one of the end seats", "at neither of the two outer tables"."""
        if not self.gap and before[0] == "two" and self.tokens and self.tokens[-1].type == "NUMBER":
            self.gap = [*self.tokens.pop().gap]
        while self.gap and self.gap[-1].low in ("the", "two", "of"):
            self.gap.pop()
        if not self.gap and self.tokens and self.tokens[-1].type == "EITHER" and before[0] in ("the", "two"):
            self.gap = [*self.tokens.pop().gap]
            return self._emit("ITEM", self.at, self.at + 2, reference=Place(1, "", among="ends"))
        if self.tokens and self.tokens[-1].type == "ONEOF" and before[0] in ("the", "two"):
            self.gap = [*self.tokens.pop().gap, *self.gap]
        elif not (self.gap and self.gap[-1].low in ("either", "one")):
            return self._emit("STOP", self.at, self.at + 1, "all")
        return self._emit("ITEM", self.at, self.at + 2, reference=Place(1, "", among="ends"))

    def _rank(self) -> bool:
        """ "third", "third from the left", "second-to-last", "last"."""
        low = self._low(self.at)
        rank = ordinal_value(low) if low else None
        if rank == 0:
            return False
        if rank is None and low not in ("penultimate",):
            return False
        if low == "penultimate":
            return self._emit("ITEM", self.at, self.at + 1, reference=Place(-2))
        assert rank is not None
        if low == "first" and self._low(self.at - 1) == "at":
            return self._emit("STOP", self.at, self.at + 1, "never")  # "at first": and not for good
        if self._low(self.at + 1) in ("placed", "ranked") and self._low(self.at - 1) in ("the", "'s"):
            return self._emit("ITEM", self.at, self.at + 2, reference=Place(rank))  # "the third-placed runner"
        if self._participle(self.at + 1) and not self._ends_at_a_place():
            return False
        if self._counted(self.at + 1):
            return self._several_places() or self._emit("STOP", self.at, self.at + 2, "all")
        after = [self._low(self.at + i) for i in range(1, 8)]
        if after[:2] in (["to", "last"], ["from", "last"]):
            return self._emit("ITEM", self.at, self.at + 3, reference=Place(-rank))
        if after[0] == "last":
            return self._emit("ITEM", self.at, self.at + 2, reference=Place(-rank))
        if self._on_the_side(rank):
            return True
        for skip in (0, 1):  # "third from the left", "third house from the left"
            if after[skip] == "from" and after[skip + 1] == "the":
                side = after[skip + 2]
                if side == "far":
                    side = after[skip + 3]
                end = self.at + skip + 4 + (after[skip + 2] == "far")
                places = {
                    "left": (1, "left"), "right": (-1, "right"), "front": (1, "front"), "back": (-1, "back"), "end": (-1, ""),
                    "top": (1, "top"), "bottom": (1, "bottom"), "start": (1, ""), "beginning": (1, ""),
                }  # fmt: skip
                if side in places:
                    sign, direction = places[side]
                    skipped = self.words[self.at + 1 : self.at + 1 + skip]
                    self.gap.extend(skipped)
                    return self._emit("ITEM", self.at, end, reference=Place(sign * rank, direction))
        if (degree := superlative(after[0])) is not None:
            return self._superlative_from(self.at, self.at + 1, rank, degree)
        items = items_of_value(self.lexicon, Quantity(rank, None, "position"))
        reference: Reference = Choice(items, False) if items else Place(rank)
        return self._emit("ITEM", self.at, self._of_all(self.at + 1), reference=reference)

    def _on_the_side(self, rank: int) -> bool:
        """ "The first house on the left", "the last seat on the right": the row is told from its ends."""
        noun = self._low(self.at + 1) not in ("on", "to", "at")
        following = [self._low(self.at + i + noun) for i in range(5)]
        if noun and not self._place_noun(following[0]):
            return False
        if following[1:3] not in (["on", "the"], ["to", "the"], ["at", "the"]):
            return False
        side = following[3]
        if side not in ("left", "right") or following[4] == "of":
            return False
        place = Place(rank if side == "left" else -rank, side)
        self.gap.extend(self.words[self.at + 1 : self.at + 1 + noun])
        return self._emit("ITEM", self.at, self.at + 4 + noun, reference=place)

    def _superlative(self) -> bool:
        degree = superlative(self._low(self.at))
        if self._longest_phrase() is not None:
            return False  # "furthest to the left"
        if degree is not None and degree.base in ("good", "bad"):
            return False  # "the worst attended" is the one with the fewest guests
        bound = degree is not None and degree.base in ("early", "late") and [w.low for w in self.gap[-2:]] == ["at", "the"]
        if bound and not self._low(self.at + 1).isalpha():
            return False  # "is 30 at the earliest" is a bound, and tells of nobody who comes first
        return degree is not None and self._superlative_from(self.at, self.at, 1, degree)

    def _superlative_from(self, start: int, at: int, rank: int, degree: Degree) -> bool:
        end = at + 1
        base, dimensions, sign = degree.base, degree.dimensions, degree.sign
        if self._counted_next(end):
            pass  # "the most | hot dogs"
        elif base in ("more", "less") and (named := positive(self._low(end))) and not superlative(self._low(end)):
            base, dimensions, end = named.base, named.dimensions, end + 1
            sign = sign * named.sign
        elif base in ("more", "less") and neutral_adjective(self._low(end)):
            base, dimensions, end = self._low(end), (), end + 1
        elif base in ("more", "less", "few") and self._low(end) == "times":
            base, dimensions, end = "often", ("count",), end + 1  # "fell the fewest times"
        elif base in ("high", "low") and self._low(end) == "numbered":
            base, dimensions, end = "numbered", ("position",), end + 1  # "the lowest-numbered locker"
        return self._emit("ITEM", start, self._of_all(end), reference=Superlative(Adjective(dimensions, sign, base), rank))

    def _counted_next(self, at: int) -> bool:
        """ "Seven more | hot dogs", where a category counts them: no heat."""
        names = [split(category.name) for category in self.lexicon.frame.ordered]
        told = (len(name) > 1 and [w.stem for w in self.words[at : at + len(name)]] == [w.stem for w in name] for name in names)
        return any(told)

    def _comparative(self) -> bool:
        degree = comparative(self._low(self.at))
        if degree is None:
            return False
        end = self.at + 1
        base, dimensions, sign = degree.base, degree.dimensions, degree.sign
        if base in ("more", "less"):
            if self._low(end) == "than" and (self._low(end + 1)[:1].isdecimal() or self._low(end + 1) in CARDINALS):
                return self._emit("OVER" if base == "more" else "UNDER", self.at, end + 1)
            if self._low(end) == "than" and self._one_unit_more(end + 1):
                return self._emit("OVER" if base == "more" else "UNDER", self.at, end + 1)  # "more than | a year older"
            if self._low(end) == "than" and self._low(end + 1) in FACTORS and self._low(end + 2) == "as":
                return self._emit("OVER" if base == "more" else "UNDER", self.at, end + 1)  # "more than | twice as many"
            if (named := positive(self._low(end))) and not self._counted_next(end):
                base, dimensions, sign, end = named.base, named.dimensions, sign * named.sign, end + 1
            elif neutral_adjective(self._low(end)):
                base, dimensions, end = self._low(end), (), end + 1  # "more popular": nothing here can be compared so
        elif base in ("high", "low") and self._low(end) in ("numbered", "number"):
            base, dimensions, end = "numbered", ("position",), end + 1
        elif base in ("high", "low") and self._low(self.at - 2) == "number" and self._low(self.at - 1) in COPULAS:
            base, dimensions = "numbered", ("position",)  # "whose number is higher"
        elif base == "few" and self._low(end) == "than" and (self._counted(end + 1) or self._low(end + 1)[:1].isdecimal()):
            return self._emit("UNDER", self.at, end + 1)
        if base in ("more", "less", "few") and self._low(end) == "times" and self._low(end + 1) == "than":
            base, dimensions, end = "often", ("count",), end + 1  # "fell fewer times than"
        if (self._low(end), base) in (("up", "high"), ("up", "far"), ("down", "low")):
            end += 1
        if base in ("high", "low", "far"):
            end = self._past_the_whole(end)
        return self._emit("COMP", self.at, end, adjective=Adjective(dimensions, sign, base))

    def _one_unit_more(self, at: int) -> bool:
        """ "(More than) an hour before", "half a year older": so much of a unit, and then a comparison."""
        at += self._low(at) == "half"
        unit = self._low(at + 1)
        if [w.low for w in self.gap[-1:]] == ["for"]:
            return False  # "talked for | more than an hour before Ann"
        if self._low(at) not in ("a", "an") or len(unit) < 2 or unit_of(unit) is None:
            return False
        ahead = self._phrase_at(at + 2)
        return comparative(self._low(at + 2)) is not None or (ahead is not None and ahead[1] == "DIR")

    def _of_the_whole(self, end: int, direction: str) -> int:
        """Past "at the bottom | of the tower", of floors; "at the top | of the bookcase", of shelves."""
        whole = self._wholes(end, direction)
        return end + 3 if whole and self._low(end + 2) in whole else end

    def _of_something_else(self, end: int, direction: str) -> bool:
        """ "At the bottom | of the garden", of floors: elsewhere."""
        whole = self._wholes(end, direction)
        return bool(whole) and self._low(end + 2) not in whole

    def _wholes(self, end: int, direction: str) -> frozenset[str]:
        """What the floors or shelves at the end of which somebody is are parts of, before "of the"; else nothing."""
        row = line(self.lexicon.frame)
        if row is None or direction not in ("top", "bottom") or [self._low(end), self._low(end + 1)] != ["of", "the"]:
            return frozenset()
        own = frozenset(w.low for w in split(row.name)) | {plural(split(row.name)[-1].low)}
        return next((whole | own for parts, whole in _WHOLES_OF if parts & stems(row.name)), frozenset())

    def _past_the_whole(self, at: int) -> int:
        """Past "higher up | the building", "lower down | in the stack", before "than"."""
        end = at + (self._low(at) in ("in", "on"))
        amount = self.tokens[-1].gap if self.tokens and self.tokens[-1].type in ("NUM", "NUMBER") else ()
        if not any(w.low in COPULAS or w.stem in _STAYING for w in (*amount, *self.gap)):
            return at  # "climbed higher up the tower"
        whole = self._low(end) == "the" and self._low(end + 1) in _STACKED and self._low(end + 2) == "than"
        return end + 2 if whole else at
