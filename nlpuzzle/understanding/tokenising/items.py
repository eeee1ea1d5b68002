"""Labels of the puzzle's items, with the numbers that may stand for several of them."""

from nlpuzzle.english.adjectives import superlative
from nlpuzzle.english.morphology import is_plural, singular
from nlpuzzle.english.numbers import CARDINALS, number_value, ordinal_value
from nlpuzzle.english.quantities import Quantity, read_quantity
from nlpuzzle.english.titles import titles
from nlpuzzle.english.words import Word
from nlpuzzle.puzzle import Item, Number
from nlpuzzle.understanding.tokenising.places import PlaceTokens
from nlpuzzle.understanding.tokenising.tokens import Choice
from nlpuzzle.understanding.tokenising.values import counts_in, items_of_value
from nlpuzzle.understanding.words.lexicon import Match
from nlpuzzle.understanding.words.lines import is_contest, is_line
from nlpuzzle.understanding.words.vocabulary import verb_forms
from nlpuzzle.understanding.words.words_of import DETERMINERS, PLACES

__all__ = ["ItemTokens"]


_HAVING = frozenset({"has", "had", "have", "did", "does", "do"})
#: after these words stands a verb
_BEFORE_VERBS = frozenset("who that which also to does did do he she they".split())
#: nouns for places, and verbs before an amount
_VERBS_TOO = frozenset({"seats", "stands"})


class ItemTokens(PlaceTokens):
    """Finds items; items win over closed words."""

    def _item(self) -> bool:
        found = self.lexicon.match(self.words, self.at)
        if found is None or ((phrase := self._longest_phrase()) and len(phrase[0]) > found.end - found.start):
            return False
        low = self._low(self.at)
        if self.words[self.at].text == "a" and all(item.label == "A" for item in found.items):
            return False  # an article, where somebody is called A
        if self.words[self.at].text == "may" and self._low(self.at + 1) in verb_forms() | {"be", "have", "not", "well"}:
            return False  # "may have planted", and no month
        if ordinal_value(low) is not None and superlative(self._low(self.at + 1)):
            return False  # "2nd oldest"
        if low[0].isdecimal() and self._range(found.end - 1):
            return self._emit("STOP", found.start, found.end, "vague")
        if not found.as_listed and found.end - found.start == 1 and self._low(self.at - 1) in ("who", "that", "which"):
            labels = {i.label.lower() for i in found.items}
            if low.endswith("s") and not any(label.endswith("ing") or label == low for label in labels):
                return False  # "who cooks": a verb, not the item "cook"
        alone = found.end == found.start + 1  # the label "First Frost" is no rank
        if low in ("first", "last") and alone and self._participle(found.end):
            return False  # "first climbed by"
        if low in ("first", "last") and alone and self._several_places():
            return True
        if found.object is not None:
            return self._activity(found)
        if any(item.label[:1].isupper() for item in found.items):
            while self.gap and self.gap[-1].low in titles("form") and self.gap[-1].text[:1].isupper():
                self.gap.pop()  # "between Miss | Coyle and ..."
        items = self._with_quantity(found.items, found.start, found.end)
        if low[0].isdecimal() and self._low(self.at - 1) in PLACES:
            items = self._numbered_so(items, self.at)
        if low[0].isdecimal() and self._low(self.at - 1) in ("number", "numbered"):
            items = tuple(i for i in items if (told := read_quantity(i.label)) is None or told.unit is None) or items  # no "$2"
            items = tuple(i for i in items if not self._of_a_finish(i.category))
            if not items:
                return self._emit("STOP", self.at, found.end, "vague")  # "wore number 4", in a race: who wore it came in when?
        if self._some_of_it(found.end, items):
            self.gap.pop()
        quantity, quantity_end = self._quantity(found.start)
        if quantity is not None and quantity_end >= found.end:
            end, unit = max(quantity_end, found.end), quantity.unit or ""
            items = self._of_unit(items, quantity)
            return self._emit("ITEM", found.start, end, reference=Choice(items), number=quantity.number, unit=unit)
        number, unit = self._counted_label(items) if low[0].isdecimal() else (None, "")
        return self._emit("ITEM", found.start, found.end, reference=Choice(items, found.as_listed), number=number, unit=unit)

    def _of_a_finish(self, category: str) -> bool:
        """Whether "number 4" cannot be the fourth place: one wears a number in a race, and does not finish "number 4"."""
        row = self.lexicon.frame.by_name[category]
        before = self._low(self.at - 2)
        finishing = row.given == "implied" and row.name == "place" and is_contest(row)
        return finishing and before not in PLACES and before not in ("finished", "came", "in")

    def _some_of_it(self, end: int, items: tuple[Item, ...]) -> bool:
        """ "Did | some | weeding", "packed | some | plums": an article of what has no other one."""
        if len(self.gap) < 2 or self.gap[-1].low != "some" or self.gap[-2].low not in verb_forms() | _HAVING:
            return False
        whole = any(item.label.casefold() == " ".join(w.low for w in self.words[self.at : end]) for item in items)
        return whole and (self._low(end - 1).endswith("ing") or is_plural(self._low(end - 1)))

    def _counted_label(self, items: tuple[Item, ...]) -> tuple[Number | None, str]:
        """The number and the unit of "4 wins", where wins are what a category counts: it may be an amount instead."""
        quantity = read_quantity(items[0].label) if len(items) == 1 else None
        if quantity is None or quantity.unit is None:
            return None, ""
        category = self.lexicon.frame.by_name[items[0].category]
        if quantity.unit != category.unit or category.dimension != "count":
            return None, ""
        return quantity.number, quantity.unit

    def _activity(self, found: Match) -> bool:
        """ "Knits", "builds circuits": the verb is a word of the sentence like any other, and stands for the item as well."""
        before = self._low(self.at - 1)
        if before in DETERMINERS or (not found.object and self.gap and before not in _BEFORE_VERBS):
            return False  # "the sails", "three sails"
        after = found.end + (self._low(found.end) in ("a", "an", "the"))
        named = self.lexicon.match(self.words, after) if after < len(self.words) else None
        if named is not None and named.as_listed and {i.category for i in named.items} & {i.category for i in found.items}:
            return False  # "drives | a van", where vans are what is driven
        self.gap.append(self.words[found.start])
        told = Choice(found.items, as_listed=False, by_verb=True)
        return self._emit("ITEM", found.start + bool(found.object), found.end, reference=told)

    def _range(self, last: int) -> bool:
        """ "25-30", "2/3": a number joined to another is neither of them."""
        following = self.words[last + 1] if last + 1 < len(self.words) else None
        joined = following is not None and following.glued and following.low[0].isdecimal()
        half = [self._low(last + i) for i in (1, 2, 3)] == ["and", "a", "half"]
        before = self.words[self.at].glued and self._low(self.at - 1)[:1].isdecimal()
        return joined or half or before

    def _with_quantity(self, items: tuple[Item, ...], start: int, end: int) -> tuple[Item, ...]:
        """A number that is a label of one category may be a value of another: "2" and "2 medals"."""
        if not self.words[start].low[0].isdecimal():
            return items
        if any(w.glued and w.low[0].isdecimal() for w in self.words[start + 1 : end]):
            value = None  # 6'2" is no 62
        else:
            value = number_value("".join(w.low for w in self.words[start:end]))
        if value is None:
            return items
        more = [i for i in items_of_value(self.lexicon, Quantity(value, None, None)) if i not in items]
        return (*items, *more)

    def _after_place(self, start: int, quantity: Quantity) -> tuple[Item, ...]:
        """The items of a value; after "house" or "floor" those of a line only."""
        items = items_of_value(self.lexicon, quantity)
        return self._numbered_so(items, start) if self._low(start - 1) in PLACES else items

    def _numbered_so(self, items: tuple[Item, ...], start: int) -> tuple[Item, ...]:
        """The items whose places are called by the noun before the number: those of the line, or "platform | 3" of Platform."""
        noun, frame = singular(self._low(start - 1)), self.lexicon.frame
        if self._low(start - 1) in _VERBS_TOO and not any(is_line(category) for category in frame):
            return items  # "stands | 55 feet", "seats | 150"
        called = tuple(i for i in items if noun in frame.by_name[i.category].name.casefold().split())
        return called or tuple(i for i in items if is_line(frame.by_name[i.category]))

    def _of_unit(self, items: tuple[Item, ...], quantity: Quantity) -> tuple[Item, ...]:
        """Of items that share a number those whose category has the unit that is said: "$5" is no house."""
        if quantity.unit is None:
            return items
        fitting = []
        for item in items:
            label = read_quantity(item.label)
            same = label is not None and label.unit == quantity.unit
            if same or counts_in(self.lexicon.frame.by_name[item.category], quantity) is not None:
                fitting.append(item)
        return tuple(fitting)

    def _quantity(self, start: int) -> tuple[Quantity | None, int]:
        """The longest quantity with a unit that begins here, and where it ends."""
        if not (self._low(start)[:1].isdecimal() or self._low(start) in ("$", "£", "€") or self._low(start) in CARDINALS):
            return None, start
        best, best_end = None, start
        for stop in range(start + 1, min(start + 5, len(self.words)) + 1):
            if self.words[stop - 1].low in (",", "(", ")") or (stop > start + 1 and self._is_thing(self.words[stop - 1])):
                break
            text = "".join(
                ("" if i == start or _joined(w) or self.words[i - 1].low in "$£€#" or w.low == "%" else " ") + w.low
                for i, w in enumerate(self.words[start:stop], start)
            )
            found = read_quantity(text)
            if found is not None and (found.unit is None or found.dimension != "count"):
                best, best_end = found, stop
        return best, best_end

    def _is_thing(self, word: Word) -> bool:
        """ "The 1960 | coin", where coins are what the puzzle is about, and no money."""
        return word.low.isalpha() and word.low in {c.name.casefold() for c in self.lexicon.frame if c.values is None}


def _joined(word: Word) -> bool:
    """Whether a word continues the number before it: "30" + "m"; not the words of "30-year-old"."""
    return word.glued and not (word.low.isalpha() and len(word.low) > 2)
