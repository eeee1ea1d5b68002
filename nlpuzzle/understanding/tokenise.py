"""From the words of a clue to typed tokens. Items win over closed words, long matches over short ones."""

from fractions import Fraction

from nlpuzzle.english.adjectives import Degree, comparative, positive, superlative
from nlpuzzle.english.morphology import is_plural, singular
from nlpuzzle.english.numbers import CARDINALS, number_value, ordinal_value
from nlpuzzle.english.quantities import Quantity, read_quantity
from nlpuzzle.english.tables import phrases
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import Word, finite, split
from nlpuzzle.puzzle import Category, Item, Number
from nlpuzzle.understanding.lexicon import Lexicon
from nlpuzzle.understanding.lines import is_line
from nlpuzzle.understanding.support import neutral_adjective
from nlpuzzle.understanding.tokens import Adjective, Choice, Place, Pronoun, Reference, Superlative, Token

__all__ = ["tokenise"]

_SUBJECT_PRONOUNS = frozenset({"he", "she", "they", "it", "him", "them"})
_RELATORS = frozenset({"DIR", "COMP", "BETWEEN", "BETWEENTHEM", "APART", "APARTFROM"})
_COPULAS = frozenset({"is", "are", "was", "were"})
#: nouns in which places are counted: "two houses to the left of", "one place before"
_PLACES = word_table("places")
_BOUNDS = frozenset({"ATLEAST", "ATMOST", "EXACTLY", "OVER", "UNDER"})
_FACTORS: dict[str, Number] = {"twice": 2, "double": 2, "half": Fraction(1, 2)}
_COMPARED = frozenset({"DIR", "COMP"})


def tokenise(sentence: str, lexicon: Lexicon) -> tuple[Token, ...]:
    """The tokens of a sentence, END last."""
    return _Tokeniser(split(sentence), lexicon).run()


class _Tokeniser:
    def __init__(self, words: tuple[Word, ...], lexicon: Lexicon) -> None:
        self.words = words
        self.lexicon = lexicon
        self.tokens: list[Token] = []
        self.gap: list[Word] = []
        self.at = 0
        self.cleft = False

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
        self._emit("END", self.at, self.at)
        return tuple(_numbers_decided(self.tokens))

    # ---- one token

    def _emit(self, kind: str, start: int, end: int, value: str = "", **more: object) -> bool:
        if self.cleft and self.tokens and self.gap and self.gap[0].low in ("who", "that", "which"):
            self.gap, self.cleft = self.gap[1:], False
        self.tokens.append(Token(kind, value, self.words[start:end], tuple(self.gap), **more))  # type: ignore[arg-type]
        self.gap = []
        self.at = end
        return True

    def _token(self) -> bool:
        return (
            self._punctuation()
            or self._several_places()
            or self._item()
            or self._number()
            or self._rank()
            or self._superlative()
            or self._phrase()
            or self._comparative()
            or self._pronoun()
        )

    def _low(self, at: int) -> str:
        return self.words[at].low if 0 <= at < len(self.words) else ""

    def _opening(self) -> None:
        """ "Of Ann and Ben, ...", "One of Ann and Ben ...", "The five people are ..."."""
        first = self._low(self.at)
        lows = [w.low for w in self.words]
        if first == "of" or (first == "between" and "one" in lows and "other" in lows):
            self._emit("OF", self.at, self.at + 1)
        elif first == "it" and self._low(self.at + 1) in _COPULAS and self._item_before_who(self.at + 2):
            self.at += 2  # "It is Ann who wears red", not "It is said that Ann wears red"
            self.cleft = True
        elif first == "one" and self._low(self.at + 1) == "of" and self._low(self.at + 2) != "the":
            self._emit("ONEOFPAIR", self.at, self.at + 2)
        elif first in ("the", "all") and not self._quantity_label(self.at + 1):
            self._everybody()

    def _everybody(self) -> None:
        """ "The five people are": one token, with the noun and the verb as its gap."""
        count = number_value(self._low(self.at + 1))
        if count is not None and count > 1:
            for end in range(self.at + 3, min(self.at + 9, len(self.words))):
                if self.words[end - 1].low in _COPULAS:
                    if self._low(end) in ("all", "the", "different", "not") and self._low(end) != "the":
                        return
                    inside = range(self.at + 2, end - 1)
                    if any(self.lexicon.match(self.words, i) for i in inside):
                        return
                    self.gap = list(self.words[self.at + 2 : end])
                    self._emit("ALLN", self.at, self.at + 2, number=count)
                    self.at = end
                    return

    def _item_before_who(self, at: int) -> bool:
        if self._low(at) in ("the", "a", "an"):
            at += 1
        found = self.lexicon.match(self.words, at) if at < len(self.words) else None
        return found is not None and self._low(found.end) in ("who", "that", "which")

    def _quantity_label(self, at: int) -> bool:
        """ "The 25 ft vessel": the number is a label or has a unit, so it does not count the vessels."""
        if at >= len(self.words):
            return False
        return self.lexicon.match(self.words, at) is not None or unit_of(self._low(at + 1)) is not None

    def _punctuation(self) -> bool:
        low = self._low(self.at)
        if low == ",":
            return self._emit("_COMMA", self.at, self.at + 1)
        if low in (";", "(", ")") and not self._longest_phrase():
            return self._emit({";": "_SEMI", "(": "LPAREN", ")": "RPAREN"}[low], self.at, self.at + 1)
        if low in (":", "?", "—", "–"):
            return self._emit("STOP", self.at, self.at + 1, "punctuation")
        return low in (".", "!") and self._skip()

    def _skip(self) -> bool:
        self.at += 1
        return True

    def _item(self) -> bool:
        found = self.lexicon.match(self.words, self.at)
        phrase = self._longest_phrase()
        if found is None or (phrase and len(phrase[0]) > found.end - found.start):
            return False
        low = self._low(self.at)
        if not found.exact and found.end - found.start == 1 and self._low(self.at - 1) in ("who", "that", "which"):
            labels = {i.label.lower() for i in found.items}
            if low.endswith("s") and not any(label.endswith("ing") or label == low for label in labels):
                return False  # "who cooks": a verb, not the item "cook"
        if low in ("first", "last") and self._participle(found.end):
            return False  # "first climbed by"
        if low in ("first", "last") and found.end == found.start + 1 and self._several_places():
            return True
        items = self._with_quantity(found.items, found.start, found.end)
        if low[0].isdigit() and self._low(self.at - 1) in _PLACES:
            items = tuple(i for i in items if is_line(self.lexicon.frame.by_name[i.category]))
        quantity, quantity_end = self._quantity(found.start)
        if quantity is not None and quantity_end >= found.end:
            end, unit = max(quantity_end, found.end), quantity.unit or ""
            items = self._of_unit(items, quantity)
            return self._emit("ITEM", found.start, end, reference=Choice(items), number=quantity.number, unit=unit)
        return self._emit("ITEM", found.start, found.end, reference=Choice(items, found.exact))

    def _with_quantity(self, items: tuple[Item, ...], start: int, end: int) -> tuple[Item, ...]:
        """A number that is a label of one category may be a value of another: "2" and "2 medals"."""
        if not self.words[start].low[0].isdigit():
            return items
        value = number_value("".join(w.low for w in self.words[start:end]))
        if value is None:
            return items
        more = [i for i in _items_of_value(self.lexicon, Quantity(value, None, None)) if i not in items]
        return (*items, *more)

    def _after_place(self, start: int, quantity: Quantity) -> tuple[Item, ...]:
        """The items of a value; after "house" or "floor" those of a line only."""
        items = _items_of_value(self.lexicon, quantity)
        if self._low(start - 1) in _PLACES:
            return tuple(i for i in items if is_line(self.lexicon.frame.by_name[i.category]))
        return items

    def _of_unit(self, items: tuple[Item, ...], quantity: Quantity) -> tuple[Item, ...]:
        """Of items that share a number those whose category has the unit that is said: "$5" is no house."""
        if quantity.unit is None:
            return items
        fitting = []
        for item in items:
            label = read_quantity(item.label)
            same = label is not None and label.unit == quantity.unit
            if same or _in_units_of(self.lexicon.frame.by_name[item.category], quantity) is not None:
                fitting.append(item)
        return tuple(fitting)

    def _participle(self, at: int) -> bool:
        low = self._low(at)
        return (low.endswith("ed") and len(low) > 4) or (self._low(at + 1) == "by" and finite(low))

    def _several_places(self) -> bool:
        """ "Among the first four", "one of the top three", "in one of the two middle houses", "on an odd-numbered floor"."""
        low, before = self._low(self.at), [self._low(self.at - i) for i in (1, 2, 3)]
        if low in ("odd", "even") and before[0] in ("an", "a"):
            end = self.at + 1 + (self._low(self.at + 1) == "numbered")
            return self._emit("ITEM", self.at, end, reference=Place(1, "", among=low))
        start = self.at
        inside = before[1] == "among" or before[1:] == ["of", "one"] or (before[1] == "in" and low in ("top", "first", "last"))
        if before[0] != "the" or not inside:
            return False
        count = number_value(self._low(start + 1)) if self._counted(start + 1) else None
        if low in ("first", "top", "last", "bottom") and count is not None:
            among = f"{'first' if low in ('first', 'top') else 'last'} {count}"
        elif low == "two" and self._low(start + 1) in ("middle", "central"):
            among = "middle"
        else:
            return False
        if before[1] == "of" and self.tokens and self.tokens[-1].type == "ONEOF":
            self.gap = [*self.tokens.pop().gap]
        while self.gap and self.gap[-1].low in ("the", "of", "among", "in"):
            self.gap.pop()
        return self._emit("ITEM", start, start + 2, reference=Place(1, "", among=among))

    def _counted(self, at: int) -> bool:
        return self._low(at) in CARDINALS or self._low(at).isdigit()

    # ---- numbers, ordinals, superlatives

    def _number(self) -> bool:
        start = self.at
        phrase = self._longest_phrase()
        if phrase is not None and len(phrase[0]) > 1:
            return False
        if self._multiple():
            return True
        if self._low(start) == "no" and self._low(start + 2) == "between" and self._low(start + 1) in _PLACES:
            return self._emit("NUMBER", start, start + 1, reference=Choice(()), number=0)
        if self._low(start) == "half" and self._low(start + 1)[:1].isdigit():
            return self._emit("STOP", start, start + 1, "vague")
        if self._low(start) == "half" and self._low(start + 1) in ("a", "an") and (half_of := unit_of(self._low(start + 2))):
            return self._emit("NUMBER", start, start + 3, reference=Choice(()), number=Fraction(1, 2), unit=half_of.name)
        if self._low(start) in ("a", "an"):
            return self._one_unit()
        money = self._low(start) in ("$", "£", "€")
        begin = start + 1 if money else start
        if not (self._low(begin)[:1].isdigit() or self._low(begin) in CARDINALS or self._low(begin) in ("half", "dozen")):
            return False
        if self._low(begin) == "one" and not self._one_is_a_number(begin):
            return False
        value, end = None, begin
        for stop in range(begin + 1, min(begin + 6, len(self.words)) + 1):
            found = number_value(" ".join(w.low for w in self.words[begin:stop]))
            if found is not None:
                value, end = found, stop
        quantity, quantity_end = self._quantity(start)
        if value is None and quantity is None:
            return False
        unit = "dollar" if money else ""
        if quantity is not None and quantity_end > end:
            end, unit = quantity_end, quantity.unit or ""
            value = quantity.number
        items = self._after_place(start, quantity or Quantity(value if value is not None else 0, unit or None, None))
        if self._low(end) in _PLACES and (value == 1 or is_plural(self._low(end))):
            items = ()  # "two places" is a distance, no place
        named = unit_of(self._low(end)) if not unit and len(self._low(end)) > 1 else None
        if named is not None:
            unit, end = named.name, end + 1
            narrowed = self._after_place(start, Quantity(value if value is not None else 0, unit, named.dimension))
            items = narrowed or items
        return self._emit("NUMBER", start, end, reference=Choice(items, False), number=value, unit=unit)

    def _quantity(self, start: int) -> tuple[Quantity | None, int]:
        """The longest quantity with a unit that begins here, and where it ends."""
        if not (self._low(start)[:1].isdigit() or self._low(start) in ("$", "£", "€") or self._low(start) in CARDINALS):
            return None, start
        best, best_end = None, start
        for stop in range(start + 1, min(start + 5, len(self.words)) + 1):
            if self.words[stop - 1].low in (",", "(", ")"):
                break
            text = "".join(
                ("" if i == start or w.glued or self.words[i - 1].low in "$£€#" or w.low == "%" else " ") + w.low
                for i, w in enumerate(self.words[start:stop], start)
            )
            found = read_quantity(text)
            if found is not None and (found.unit is None or found.dimension != "count"):
                best, best_end = found, stop
        return best, best_end

    def _one_is_a_number(self, at: int) -> bool:
        """ "one house between", "one day after" count; "one is the baker", "the one who" do not."""
        if self._low(at - 1) == "the":
            return False
        if self._low(at - 1) in ("numbered", "number") or self._low(at - 1) in _PLACES:
            return True  # "floor numbered one"
        if any(self._low(at + i) == "between" for i in (2, 3)) or comparative(self._low(at + 2)):
            return True
        following = self._low(at + 1)
        if following in ("hundred", "thousand", "million", "dozen"):
            return True
        return following in _PLACES or unit_of(following) is not None or singular(following) in _PLACES

    def _one_unit(self) -> bool:
        """ "a day before", "an hour later", "a year older": one of a unit."""
        following = self._low(self.at + 1)
        if (unit_of(following) is None and following not in _PLACES) or len(following) < 2:
            return False
        if self._low(self.at - 1) in ("on", "in", "at"):
            return False  # "on a floor above"
        ahead = self._phrase_at(self.at + 2)
        if (ahead and ahead[1] in _COMPARED) or comparative(self._low(self.at + 2)):
            unit = unit_of(following)
            name = unit.name if unit else singular(following)
            return self._emit("NUMBER", self.at, self.at + 2, reference=Choice(()), number=1, unit=name)
        return False

    def _multiple(self) -> bool:
        """ "twice as old as", "three times as much as", "half as many votes as"."""
        low = self._low(self.at)
        factor: Number | None = _FACTORS.get(low)
        at = self.at + 1
        if factor is None and self._low(at) == "times":
            factor, at = number_value(low), at + 1
        if factor is None or self._low(at) != "as":
            return False
        adjective = positive(self._low(at + 1))
        second = next((i for i in range(at + 2, at + 5) if self._low(i) == "as"), None)
        if adjective is None or second is None:
            return False
        counted = self.words[at + 2 : second]
        degree = Adjective(adjective.dimensions, adjective.sign, adjective.base)
        return self._emit("MULT", self.at, second + 1, " ".join(w.low for w in counted), number=factor, adjective=degree)

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
        if self._participle(self.at + 1):
            return False
        if self._counted(self.at + 1):
            return self._several_places() or self._emit("STOP", self.at, self.at + 2, "all")
        after = [self._low(self.at + i) for i in range(1, 8)]
        if after[:2] in (["to", "last"], ["from", "last"]):
            return self._emit("ITEM", self.at, self.at + 3, reference=Place(-rank))
        if after[0] == "last":
            return self._emit("ITEM", self.at, self.at + 2, reference=Place(-rank))
        for skip in (0, 1):  # "third from the left", "third house from the left"
            if after[skip] == "from" and after[skip + 1] == "the":
                side = after[skip + 2]
                if side == "far":
                    side = after[skip + 3]
                end = self.at + skip + 4 + (after[skip + 2] == "far")
                places = {"left": (1, "left"), "right": (-1, "right"), "front": (1, ""), "back": (-1, ""), "end": (-1, ""),
                          "top": (1, "top"), "bottom": (1, "bottom"), "start": (1, ""), "beginning": (1, "")}  # fmt: skip
                if side in places:
                    sign, direction = places[side]
                    skipped = self.words[self.at + 1 : self.at + 1 + skip]
                    self.gap.extend(skipped)
                    return self._emit("ITEM", self.at, end, reference=Place(sign * rank, direction))
        if (degree := superlative(after[0])) is not None:
            return self._superlative_from(self.at, self.at + 1, rank, degree)
        items = _items_of_value(self.lexicon, Quantity(rank, None, "position"))
        reference: Reference = Choice(items, False) if items else Place(rank)
        return self._emit("ITEM", self.at, self._of_all(self.at + 1), reference=reference)

    def _superlative(self) -> bool:
        degree = superlative(self._low(self.at))
        return degree is not None and self._superlative_from(self.at, self.at, 1, degree)

    def _superlative_from(self, start: int, at: int, rank: int, degree: Degree) -> bool:
        end = at + 1
        base, dimensions, sign = degree.base, degree.dimensions, degree.sign
        if base in ("more", "less") and (named := positive(self._low(end))) and not superlative(self._low(end)):
            base, dimensions, end = named.base, named.dimensions, end + 1
            sign = sign * named.sign
        elif base in ("more", "less") and neutral_adjective(self._low(end)):
            base, dimensions, end = self._low(end), (), end + 1
        return self._emit("ITEM", start, self._of_all(end), reference=Superlative(Adjective(dimensions, sign, base), rank))

    def _of_all(self, at: int) -> int:
        """Past "of all", "of them", "of the five": the superlative speaks of everybody anyhow."""
        if self._low(at) != "of":
            return at
        end = at + 1
        while self._low(end) in ("all", "the"):
            end += 1
        count = CARDINALS.get(self._low(end), number_value(self._low(end)) if self._low(end).isdigit() else None)
        if count == self.lexicon.frame.size or self._low(end) == "them":
            return end + 1
        return end if self._low(end - 1) == "all" else at

    def _comparative(self) -> bool:
        degree = comparative(self._low(self.at))
        if degree is None:
            return False
        end = self.at + 1
        base, dimensions, sign = degree.base, degree.dimensions, degree.sign
        if base in ("more", "less"):
            if self._low(end) == "than" and (self._low(end + 1)[:1].isdigit() or self._low(end + 1) in CARDINALS):
                return self._emit("OVER" if base == "more" else "UNDER", self.at, end + 1)
            if named := positive(self._low(end)):
                base, dimensions, sign, end = named.base, named.dimensions, sign * named.sign, end + 1
            elif neutral_adjective(self._low(end)):
                base, dimensions, end = self._low(end), (), end + 1  # "more popular": nothing here can be compared so
        elif base in ("high", "low") and self._low(end) == "numbered":
            base, dimensions, end = "numbered", ("position",), end + 1
        elif base == "few" and self._low(end) == "than" and self._low(end + 1)[:1].isdigit():
            return self._emit("UNDER", self.at, end + 1)
        if self._low(end) == "up" and base in ("high", "far"):
            end += 1
        return self._emit("COMP", self.at, end, adjective=Adjective(dimensions, sign, base))

    # ---- closed words

    def _longest_phrase(self) -> tuple[tuple[str, ...], str, str] | None:
        return self._phrase_at(self.at)

    def _phrase_at(self, at: int) -> tuple[tuple[str, ...], str, str] | None:
        for entry in phrases("phrases").get(self._low(at), ()):
            words = entry[0]
            if all(self._low(at + i) == w for i, w in enumerate(words)):
                return entry
        return None

    def _phrase(self) -> bool:
        if self._beside_pronoun():
            return True
        if self._low(self.at) == "by" and self._after_comparison() and self._amount_follows(self.at + 1):
            return self._emit("BY", self.at, self.at + 1)
        found = self._longest_phrase()
        if found is None:
            if self._low(self.at) == "as" and "as" in (self._low(self.at + i) for i in (2, 3, 4)):
                return self._emit("STOP", self.at, self.at + 1, "all")
            return self._one_or_other()
        words, kind, value = found
        end = self.at + len(words)
        if kind in ("DIRECTLY", "EXACTLY") and [self._low(end + i) for i in range(3)] == ["in", "the", "middle"]:
            return self._skip()
        if kind == "DIRECTLY" and not self._leads_to_direction(end):
            return self._one_or_other()
        if kind == "DIR" and value == "before" and words == ("preceding",) and not self.gap:
            return False
        if kind == "NOTENDS":
            self._emit("NOT", self.at, self.at + 1)
            return self._emit("ITEM", self.at, self._of_all(end), reference=Place(1, "", among="ends"))
        if kind == "NEXTEACH" and self._low(end) == "to":
            return False
        if words == ("after",) and self._low(self.at - 1).rstrip("sed") in ("look", "nam", "tak", "took", "looking"):
            return False  # "looks after", "named after": no order
        if kind == "RANK":
            rank, _, direction = value.partition(":")
            place = Place(0 if rank == "mid" else int(rank), direction)
            if words[-1] in ("left", "right") and self._low(end) == "of":
                return False
            if words == ("last",) and (self._participle(end) or finite(self._low(end)) or self._time_ago(end)):
                return False  # "last seen", "last wore", "last year"
            return self._emit("ITEM", self.at, self._of_all(end), reference=place)
        if kind == "ENDS":
            return self._emit("ITEM", self.at, end, reference=Place(1, "", among="ends"))
        if kind == "EXACTLY" and words == ("only",):
            return False
        if kind == "ONEOFPAIR":
            return self._emit("ONEOF", self.at, end)
        if kind == "EACHDIFF" and not (self._low(self.at - 1) in _COPULAS or words[0] == "not"):
            return self._emit("STOP", self.at, end, "all")
        return self._emit(_TERMINALS.get(kind, kind), self.at, end, value)

    def _time_ago(self, at: int) -> bool:
        """ "Last year", not "the last year of the five" nor "last in line"."""
        unit = unit_of(self._low(at)) if len(self._low(at)) > 2 else None
        return unit is not None and unit.dimension == "duration" and self._low(at - 2) != "the"

    def _after_comparison(self) -> bool:
        return any(t.type in _COMPARED for t in self.tokens) and self.tokens[-1].type != "_BUT"

    def _amount_follows(self, at: int) -> bool:
        """ "By two places", "by at least three years"."""
        for end in range(at, at + 4):
            low = self._low(end)
            if low[:1].isdigit() or low in CARDINALS:
                return self._low(end + 1) in _PLACES or unit_of(self._low(end + 1)) is not None or not self._low(end + 1)
        return False

    def _beside_pronoun(self) -> bool:
        """ "To his right", "on her immediate left": a direction and the person it starts from."""
        if self._low(self.at) not in ("to", "on") or self._low(self.at + 1) not in ("his", "her", "their", "its"):
            return False
        at = self.at + 2
        direct = self._low(at) in ("immediate", "direct")
        side = self._low(at + direct)
        if side not in ("left", "right"):
            return False
        whose = self._low(self.at + 1)
        self._emit("DIR", self.at, at + direct + 1, f"{side}:direct" if direct else side)
        return self._emit("ITEM", self.at, self.at, reference=Pronoun(whose))

    def _leads_to_direction(self, at: int) -> bool:
        """Whether a direction follows at once, so that "right" or "just" means "directly"; or "in the middle"."""
        ahead = self._phrase_at(at)
        if ahead and ahead[1] in ("DIR", "NEXT", "NEXTEACH"):
            return True
        if self._low(at) in ("on", "to") and self._low(at + 1) in ("his", "her", "their", "its"):
            return True
        return self._low(at) in ("on", "to") and bool(ahead)

    def _one_or_other(self) -> bool:
        low, before = self._low(self.at), self._low(self.at - 1)
        if low == "one" and before in (",", "and", ";") and self._pairing():
            return self._emit("ONE", self.at, self.at + 1)
        if low == "other" and before == "the" and self._pairing():
            self.gap.pop()
            return self._emit("OTHER", self.at, self.at + 1)
        if low in ("win", "won", "wins") and self._low(self.at + 1) in ("", ".", ",", "!", "and", "but"):
            return self._emit("ITEM", self.at, self.at + 1, reference=Place(1, "race"))
        if low == "middle" or low in ("center", "centre"):
            return self._emit("ITEM", self.at, self.at + 1, reference=Place(0))
        return False

    def _pairing(self) -> bool:
        return bool(self.tokens) and self.tokens[0].type in ("OF", "ONEOFPAIR")

    def _pronoun(self) -> bool:
        low, following = self._low(self.at), self._low(self.at + 1)
        if low in _SUBJECT_PRONOUNS and not (low == "it" and self._low(self.at - 1) == "made"):
            return self._emit("ITEM", self.at, self.at + 1, reference=Pronoun(low))
        object_follows = following.isalpha() and not self._phrase_at(self.at + 1) and not comparative(following)
        if low == "her" and not object_follows:
            return self._emit("ITEM", self.at, self.at + 1, reference=Pronoun(low))
        return False


_TERMINALS = {"BUT": "_BUT", "EACHDIFF": "EACHDIFF"}


def _items_of_value(lexicon: Lexicon, quantity: Quantity) -> tuple[Item, ...]:
    """The items whose value a quantity spells, in whatever category it can be compared with."""
    found = []
    for category in lexicon.frame:
        value = _in_units_of(category, quantity)
        if value is not None and category.values is not None and value in category.values:
            found.append(Item(category.name, category.items[category.values.index(value)]))
    return tuple(found)


def _in_units_of(category: Category, quantity: Quantity) -> Number | None:
    if category.values is None:
        return None
    if quantity.dimension in ("position", "id"):
        return quantity.number if category.dimension in ("position", "id", "date") and category.unit in (None,) else None
    if quantity.dimension in ("time", "date") or category.dimension in ("time",):
        return quantity.number if quantity.dimension == category.dimension and quantity.unit == category.unit else None
    if category.dimension == "date" and category.unit in ("month", "day"):
        return quantity.number if quantity.unit == category.unit and quantity.dimension == category.dimension else None
    if quantity.unit is None or quantity.unit == category.unit:
        return quantity.number
    if quantity.dimension == "duration" and quantity.unit == "year" and category.dimension == "age":
        return quantity.number
    if category.unit is None and category.dimension in (None, quantity.dimension):
        return quantity.number
    return None


def _numbers_decided(tokens: list[Token]) -> list[Token]:
    """Each NUMBER becomes a NUM, an amount that a comparison takes, or an ITEM, the thing with that value."""
    decided: list[Token] = []
    for i, token in enumerate(tokens):
        if token.type == "ITEM" and isinstance(token.reference, Choice) and _plain_number(token) and i + 1 < len(tokens):
            if _takes_amount(tokens[i + 1], token):
                decided.append(Token("NUM", "", token.words, token.gap, number=token.number, unit=token.unit))
                continue
        if token.type == "NUMBER" and _one_of_amounts(tokens, i):
            decided.append(Token("STOP", "vague", token.words, token.gap))
        elif token.type != "NUMBER":
            decided.append(token)
        elif i + 1 < len(tokens) and (_takes_amount(tokens[i + 1], token) or _limit(tokens, i)):
            decided.append(Token("NUM", "", token.words, token.gap, number=token.number, unit=token.unit))
        else:
            decided.append(Token("ITEM", "", token.words, token.gap, reference=token.reference, number=token.number))
    return decided


def _one_of_amounts(tokens: list[Token], i: int) -> bool:
    """ "Two or three places before": one of two amounts, which no rule of ours says."""
    following = tokens[i + 1 : i + 4]
    if len(following) < 3 or following[0].type not in ("OR", "AND") or following[1].type != "NUMBER":
        return False
    return _takes_amount(following[2], following[1])


def _limit(tokens: list[Token], i: int) -> bool:
    """ "..., but by at most two places", "... by two places": the number ends the sentence."""
    if tokens[i - 1].type == "BY" or (i > 1 and tokens[i - 2].type == "BY" and tokens[i - 1].type in _BOUNDS):
        return True
    return i > 1 and tokens[i - 1].type == "ATMOST" and tokens[i - 2].type == "_BUT" and tokens[i + 1].type == "END"


def _plain_number(token: Token) -> bool:
    """Whether the label is a number: it may be an amount instead ("256 GB larger")."""
    return token.number is not None


def _takes_amount(following: Token, number: Token) -> bool:
    """Whether a comparison follows the number at once, at most with the noun of what is counted in between."""
    if following.type not in _RELATORS:
        return False
    return len(following.gap) <= 3 and not any(w.low in _NO_UNIT for w in following.gap)


_NO_UNIT = frozenset(
    (
        "is are was were be been has have had will would did does do who that which whose in on at for with from by the "
        "a an 's"
    ).split()
)
