"""What a sentence of the text says to the puzzle: whether it may constrain anything, or only tells what the frame is."""

import re
from collections.abc import Sequence
from functools import cached_property

from nlpuzzle.english.morphology import plural
from nlpuzzle.english.numbers import number_value
from nlpuzzle.puzzle import Category
from nlpuzzle.regex import regex
from nlpuzzle.understanding.framing.background import (
    IN_TURN,
    aside_from_the_puzzle,
    may_constrain,
    sets_the_scene,
    states_the_frame,
    tells_of_one,
    with_all_of,
)
from nlpuzzle.understanding.framing.counted_how import tells_how_counted
from nlpuzzle.understanding.framing.named import Named, named
from nlpuzzle.understanding.framing.scenes import with_whole_lists
from nlpuzzle.understanding.framing.setting_up import sets_up
from nlpuzzle.understanding.framing.to_the_reader import is_for_the_reader
from nlpuzzle.understanding.framing.told_in_part import without_told
from nlpuzzle.understanding.words.landmarks import without_landmarks

__all__ = ["ABOUT", "Bearing"]

#: "Ann and three others, one of whom is the cook": she is not
_PART = regex(
    r"[^.;:]{3,80}? (?:are|were) (?:among|two of|three of|some of|all but one of)"
    r" (?:them|these|those|the \w+(?: \w+){0,2})\.?\Z"
)
_AMONG = regex(r" and (?:\w+ )?other\w*\b[^.]*, one of whom (?:is|was) (?:the |an? )?\w")

#: sentences that speak about the puzzle, not about its things
_TOLD = (
    r"(?:\w+ )?(?:clues?|hints?|facts?|statements?|information|following|sentences|paragraphs?|text|story|grid|chart|table)\b"
)
ABOUT = regex(
    r"\b(?:the following (?:paragraphs?|clues?|statements?|facts?|information)|statements are logically|from the"
    rf" (?:clues|information|following)|us(?:e|ing) (?:only |just )?(?:the|these|only) {_TOLD}|read the {_TOLD}"
    rf"|based (?:only |solely )?on (?:the |these |this )?{_TOLD}|follow the clues|clues? (?:below|given)|good"
    r" luck|can you (?:work|figure|solve|determine|find)"
    r"|your (?:task|goal|job)|determine|find out|work out|figure out|fill in|solve the|deduce|match (?:the|each|every))\b"
    r"|\b(?:is|are) (?:listed|shown|given) (?:below|above|here)\b"
    r"|\bthe (?:columns|lists|tables|choices|options|categories) (?:below|above)\b"
    r"|^(?:check|tick|cross|mark|underline)\b[^.]*\bclues?\b"
    r"|^\(?(?:please )?(?:count|number) (?:the |all )?(?:places|positions|[a-z]+s) from (?:the )?(?:front|left|start|beginning)"
    r"(?: to (?:the )?(?:back|right|end))?\.?\)?\Z",
    re.I,
)
#: words that order or deny: with one of them, a sentence about a category is more than background
_ORDERS = regex(
    r"\b(?:not|never|isn't|wasn't|doesn't|didn't|neither|nor|older|younger|taller|shorter|higher|lower|earlier"
    r"|later|next to|left of|right of"
    r"|before|after|between|directly|immediately|first|last|oldest|youngest|tallest|shortest|cheapest|more than|less than)\b",
    re.I,
)
_GENERIC = regex(
    r"\b(?:each|every|everyone|everybody|all|no two|none of)\b.{0,300}?\b(?:different|unique|distinct|own|same|exactly one"
    r"|one of|a (?:certain|specific|favou?rite))\b",
    re.I,
)


#: what all of them do at once, or have in common, at the end of a sentence
_TOGETHER = regex(
    r"\b(?:are|were|sat|met|lunched|dined|chatted|talked|stood|travel(?:l)?ed)\b[^,;]{0,40}\btogether\.?\Z"
    r"|\b(?:(?:work|live|study|play|stay|travel)(?:ed)?|lived|studied) (?:in|on|at|to|for) the same (?:\w+ )?\w+\.?\Z",
    re.I,
)
#: "every day from Monday to Friday": the days there are, said of everybody
_EACH = regex(r"\b(?:each|every|tak(?:e|ing) (?:it in )?turns)\b", re.I)
#: when it all was, of which no order follows
_ALL_WHEN = regex(
    r"\b(?:after|before) (?:school|work|class|lunch|dinner|supper|breakfast|hours)\b"
    r"|\b(?:their|his|her|its|our|my) (?:very )?(?:first|last)\b"
    r"|\blast (?:night|week|weekend|month|year|term|spring|summer|autumn|fall|winter|christmas|easter|halloween"
    r"|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august"
    r"|september|october|november|december)\b",
    re.I,
)
#: without one of these no sentence names an item or two in part, and the pattern of the items need not be made
_NAMES_IN_PART = regex(
    r"among(?:st)? (?:them|whom)|\(including\b|\b(?:one|another|the other)(?: of (?:them|the \w+)| \w+)? (?:is|was)\b", re.I
)
#: before what the story names in passing of all that there are: "five customers, including Gladys and a man named Norwood"
_ALL_TOLD = regex(r"\b(?:each|every|all|names|two|three|four|five|six|seven|eight|nine|ten)\b", re.I)
_RANGE = regex(r"\b(?:from )?[A-Z][a-z]+day (?:to|through|till|until) [A-Z][a-z]+day\b")
#: the months or days there are: "from May to September"
_MONTHS_OR_DAYS = regex(r"\bfrom [A-Z][a-z]+ (?:to|through|till|until) [A-Z][a-z]+\b")
_THERE_ARE = regex(r"(?:there (?:are|were)|title|author|by)\b|\w+ (?:people|friends) (?:live|meet|met)\b", re.I)
#: what may stand with the heads of the columns to fill in: "Bus #", "Name"
_BESIDE_HEADS = frozenset({"#", "no.", "name", "number", "|", "/"})


#: "There is also a Rex.", "Yes, that includes Ann.": one of those there are, and nothing of it
_ONE_MORE = regex(
    r"(?:and |but |oh,? |then )?(?:there(?:['’]s| is| was) also (?:an? |the )?|(?:yes,? )?(?:that|this) includes (?:the )?)"
    r"(?P<item>[^,;:]+?)(?:,? too)?[.!]",
    re.I,
)


class Bearing:
    """What sentences say about the categories of one frame."""

    def __init__(self, categories: Sequence[Category]) -> None:
        self.categories = categories
        #: finds any item
        self.item = named(categories)

    @property
    def _size(self) -> int:
        return len(self.categories[0].items) if self.categories else 0

    @cached_property
    def heads(self) -> re.Pattern[str] | None:
        """A pattern that finds what the categories are called; None where there are none."""
        nouns = {c.name.split()[-1].casefold() for c in self.categories}
        words = sorted(map(re.escape, nouns | set(map(plural, nouns))))
        return re.compile(rf"\b(?:{'|'.join(words)})\b", re.I) if words else None

    @cached_property
    def amount(self) -> re.Pattern[str] | None:
        """A pattern that finds a listed number with its unit or its category's noun: "20 minutes", "locker 3", "three legs".

        Of numbers that are only implied the noun must come first: "session 3", and not "three sessions".
        """
        ways = []
        for category in self.categories:
            numbers = [re.escape(item) for item in category.items if number_value(item) is not None]
            if not numbers:
                continue
            told = {category.name.split()[-1].casefold(), *([category.unit] if category.unit else [])} - {"item", "number"}
            nouns = "|".join(re.escape(form) for noun in told for form in (noun, plural(noun)))
            if nouns and category.given != "implied":
                ways.append(rf"(?:{'|'.join(numbers)})[ -](?:{nouns})")
            if nouns:
                ways.append(rf"(?:{nouns}) (?:no\.? |number |#)?(?:{'|'.join(numbers)})")
        return re.compile(rf"(?<![\w.,])(?:{'|'.join(ways)})\b", re.I) if ways else None

    @property
    def _guessed(self) -> bool:
        """Whether the items of some category were only worked out, so that a sentence may name one that is not known."""
        return any(c.given in ("inferred", "partly") for c in self.categories)

    @cached_property
    def value(self) -> re.Pattern[str] | None:
        """A pattern that finds a value of a listed order, or a place of the line by its noun: "81", "Monday", "hut 2"."""
        ordered = [c for c in self.categories if c.ordered]
        labels = [re.escape(item) for c in ordered if c.given == "listed" for item in c.items]
        nouns = [re.escape(c.name.split()[-1]) for c in ordered if c.given == "implied"]
        places = [rf"(?:{'|'.join(nouns)}) (?:no\.? |number |#)?\d+"] if nouns else []
        return re.compile(rf"(?<![\w.,$£€])(?:{'|'.join(labels + places)})\b", re.I) if labels or places else None

    @cached_property
    def last_words(self) -> re.Pattern[str] | None:
        """A pattern that finds what may be a label without its other words: "the ferry" of "by ferry"; None without such."""
        labels = (item.split() for c in self.categories if c.given != "implied" for item in c.items)
        words = sorted({re.escape(label[-1]) for label in labels if len(label) > 1 and label[-1].isalpha()})
        return re.compile(rf"\b(?:the|an?|by|on|in|at|with|of) (?:{'|'.join(words)})\b", re.I) if words else None

    @cached_property
    def listed(self) -> Named | None:
        """What finds the items of the lists alone, and none that was only worked out."""
        return named(c for c in self.categories if c.given not in ("inferred", "partly"))

    def is_for_the_reader(self, text: str) -> bool:
        """Whether a sentence names nothing that is listed and only tells the reader what to do, or of other readers."""
        return is_for_the_reader(text, self.listed)

    def states_the_frame(self, text: str) -> bool:
        """Whether a clue entry only says what the categories are, or some of the items of one."""
        if _PART.match(text) and self.of_one_category(text):
            return True
        if self.item is None or self.item.search(text) or self.heads is None:
            return False
        if sets_up(text, len(self.categories[0].items)):
            return True
        return states_the_frame(text, self.heads, len(self.categories[0].items))

    @cached_property
    def part(self) -> re.Pattern[str] | None:
        """A pattern that finds what only names an item or two: "among them Ann", "one cake was a tart"; None without items."""
        if self.item is None:
            return None
        end = rf"{self.item.pattern}(?=,|;|\.|\)| and (?:another|one)\b|\Z)"
        among = r"(?:,|\s—)? among(?:st)? (?:them|whom)(?: (?:is|was|are|were))?|[(,] ?including"
        some = r"(?:one|another|the other|a (?:second|third|fourth))"
        one = rf"(?:,|;)?(?: and)? ?\b{some}(?: of (?:them|the \w+)| \w+)? (?:is|was)(?: called| named)?"
        return re.compile(rf"(?:{among}|{one})(?: an?| the)? {end}", re.I)

    def constrains(self, text: str, after_clues: bool) -> bool:
        if ABOUT.search(text) or self._heads_a_chart(text) or self.is_for_the_reader(text):
            return False
        if self._only_names(text, after_clues):
            return False
        if not (self.item and self.item.search(text)) and tells_how_counted(text, self._size):
            return False
        if _AMONG.search(text):
            return True
        if _PART.match(text) and self.of_one_category(text):
            return False
        if not after_clues:
            text = without_landmarks(text, self._size)
            if _ALL_TOLD.search(text):
                text = without_told(text)
        if _NAMES_IN_PART.search(text) and self.part is not None:
            text = self.part.sub(" ", text)
        named = 0 if self.item is None else len(set(self.item.findall(text)))
        if named == 0:
            text = IN_TURN.sub("", _ALL_WHEN.sub(" ", text))
        if aside_from_the_puzzle(text, named, _ORDERS.search(text) is not None):
            return False
        if self.item is None:
            return not _GENERIC.search(text) and (not _THERE_ARE.match(text) or bool(_ORDERS.search(text)))
        if not after_clues and self._introduces(text):
            return False
        if self.item.search(text):
            if _EACH.search(text) and not _ORDERS.search(_ALL_WHEN.sub(" ", text)):
                text = _RANGE.sub(" ", text)
            return bool(self.item.search(text)) and not (_GENERIC.search(text) and len(self.item.findall(text)) < 2)
        if _GENERIC.search(text):
            return False
        if after_clues and self.amount is not None and self.amount.search(text):
            return True  # "whoever sang took 20 minutes", of minutes that are listed
        if after_clues and self.last_words is not None and self.last_words.search(text):
            return True  # "the magnet was bought by the ferry passenger", where one went "by ferry"
        about_category = bool(_ORDERS.search(text) and self.heads and self.heads.search(text))
        if about_category or may_constrain(text, after_clues):
            return True
        return self._guessed and tells_of_one(text, self.value, after_clues)

    def _only_names(self, text: str, after_clues: bool) -> bool:
        """Whether a sentence only names an item as one of those there are: "There is also a Rex."."""
        one = _ONE_MORE.fullmatch(text)
        if one is None or (after_clues and "includes" in text):
            return False  # "Two of them were late. That includes Ann."
        return any(one["item"] in category.items for category in self.categories)

    def _heads_a_chart(self, text: str) -> bool:
        """ "Driver Bus # Last stop", "Place Name Colour": nothing but what two or more of the categories are called."""
        names = [c.name.casefold().split() for c in self.categories]
        called = {form for name in names for word in name for form in (word, plural(word))}
        words = text.casefold().rstrip(":").split()
        heads = sum(any(word in words for word in name) for name in names)
        return heads > 1 and all(word in called or word in _BESIDE_HEADS for word in words)

    def _introduces(self, text: str) -> bool:
        """ "Ann Lund of the bank, Bo Moss, a painter, and Cy Rask were dining together": all of one category, and no order."""
        together = _TOGETHER.search(text)
        if together is None or self.item is None or _ORDERS.search(text):
            return False
        named = [label.casefold() for label in self.item.findall(text)]
        return any(len(named) > 2 and sorted(named) == sorted(item.casefold() for item in c.items) for c in self.categories)

    def sets_the_scene(self, text: str) -> bool:
        """Whether a sentence before the lists names no item, and only opens the story or asks for the answer."""
        size = self._size
        text = with_whole_lists(text, self.categories)
        said = with_all_of(_MONTHS_OR_DAYS.sub(" ", text), size)
        named = self.item is not None and any(map(self._as_listed, self.item.findall(said)))
        text = _ALL_WHEN.sub(" ", text)
        return not named and bool(self.categories) and sets_the_scene(text, size)

    def _as_listed(self, found: str) -> bool:
        """Whether what was found is no common noun in place of a name: "at dawn" is not Dawn."""
        return not found[:1].islower() or any(item.startswith(found[:3]) for c in self.categories for item in c.items)

    def of_one_category(self, text: str) -> bool:
        """Whether all the items that a sentence names are of one category: it lists that in part."""
        if self.item is None:
            return False
        named = {label.casefold() for label in self.item.findall(text)}
        return any(all(n in {i.casefold() for i in c.items} for n in named) for c in self.categories)

    def says_more(self, rest: str) -> bool:
        """Whether a sentence states something beside the list inside it."""
        if self.item is None or ABOUT.search(rest):
            return False
        if _ALL_TOLD.search(rest):
            rest = without_told(rest)
        if _NAMES_IN_PART.search(rest) and self.part is not None:
            rest = self.part.sub(" ", rest)
        return len(set(self.item.findall(rest))) > 1 or bool(self.item.search(rest) and _ORDERS.search(rest))
