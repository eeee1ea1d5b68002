"""Where each name of a text stands: said of a surname, of a first name, in a person's place, or in a thing's.

"Imogene, whose last name isn't Strohm" tells a first name and a surname; "Ms. Fitch" a surname; "left for Turnbull" and
"the Granby tour" tell what people go to or choose. A name is a run of capitals that no table of ordinary words explains.
"""

from collections import Counter, defaultdict
from collections.abc import Collection, Iterator, Sequence
from itertools import pairwise

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.dates import month_value, weekday_value
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.numbers import number_value
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.titles import titles
from nlpuzzle.english.wordlists import word_set
from nlpuzzle.english.words import Word, split
from nlpuzzle.reading.sentences import spans_of_sentences
from nlpuzzle.understanding.framing.kinds import given_names
from nlpuzzle.understanding.framing.kinds_asked import FIRST, LAST
from nlpuzzle.understanding.framing.slot_words import ordinary_word
from nlpuzzle.understanding.words.vocabulary import closed, verb_forms

__all__ = ["NamePlaces"]

_COPULAS = word_set("is isn't was wasn't are were")
#: what may stand between "last name is" and a name
_BETWEEN = word_set("is was are n't not neither nor either or , and be")
_INTO = word_set("to in on at from into through toward towards for around")
#: before "to" and the like: the other end of a comparison is somebody as well
_COMPARING = word_set(
    "next close adjacent compared prior similar opposite subsequent due thanks according equal belong belongs belonged"
)
_BESIDE_PEOPLE = word_set("than both of by with and neither nor either or between only , ; ( before after did does had that")
_DETERMINERS = word_set("the a an")
_TITLES = titles("form")
#: what opens a sentence and is no name, whatever it begins with
_NO_NAMES = word_class("before-a-name") | word_class("openers")


class NamePlaces:
    """The names of a text in order, with how often each stands where."""

    def __init__(self, sentences: Sequence[str], known: Collection[str], outside: str) -> None:
        """`known` are the words of listed items, in small letters; `outside` is the story, whose people are no items."""
        self.tokens = [split(text[a:b]) for text in sentences for a, b in spans_of_sentences(text)]
        self.known = known
        self._proper = {w.low for t in self.tokens for w in t if w.proper}
        self._small = {w.low for t in self.tokens for w in t if w.text[:1].islower()}
        self._outside = {w.low for w in split(outside) if w.proper}
        self.labels: dict[str, str] = {}
        #: name -> "first", "last", "person", "thing" -> how often
        self.told: dict[str, Counter[str]] = defaultdict(Counter)
        #: pairs of names that one description tells of one person: they are of two kinds
        self.apart: set[frozenset[str]] = set()
        for tokens in self.tokens:
            self._read(tokens)

    def _read(self, tokens: Sequence[Word]) -> None:
        found = list(self._names(tokens))
        for start, end in found:
            name = " ".join(w.low for w in tokens[start:end])
            self.labels.setdefault(name, " ".join(w.text for w in tokens[start:end]))
            self.told[name].update(self._told(tokens, start, end))
        for (a, b), (c, d) in pairwise(found):
            one, other = (" ".join(w.low for w in tokens[i:j]) for i, j in ((a, b), (c, d)))
            if one != other and d >= b and _is_one(tokens, a, b, c):
                self.apart.add(frozenset((one, other)))

    def _names(self, tokens: Sequence[Word]) -> Iterator[tuple[int, int]]:
        at = 0
        while at < len(tokens):
            if not self._is_name(tokens, at):
                at += 1
                continue
            end = at + 1
            while end < len(tokens) and tokens[end].proper and self._is_name(tokens, end) and not tokens[end].glued:
                end += 1
            if not {w.low for w in tokens[at:end]} & self._outside:
                yield at, end
            at = end

    def _is_name(self, tokens: Sequence[Word], at: int) -> bool:
        word = tokens[at]
        low = word.low
        if not word.text[:1].isupper() or not low.replace("'", "").isalpha() or low in self.known or len(low) < 2:
            return False
        if low in _TITLES or weekday_value(low) or month_value(low) or number_value(low) is not None:
            return False
        if word.proper:
            return closed().get(low) is None
        if low in _NO_NAMES:
            return False
        sure = low in self._proper or (low in given_names() and low not in self._small)
        ordinary = closed().get(low) is not None or ordinary_word(low) or not self._small.isdisjoint((low, singular(low)))
        return sure or not ordinary

    def _told(self, tokens: Sequence[Word], start: int, end: int) -> Iterator[str]:
        before = tokens[start - 1] if start else None
        after = tokens[end] if end < len(tokens) else None
        if before is not None and before.low in _TITLES and before.text[:1].isupper():
            yield "last"
        if (kind := _name_before(tokens, start)) is not None:
            yield kind
        if after is not None and after.low == "'s":
            yield "person"
        elif before is None or before.low in _BESIDE_PEOPLE:
            goes_on = after is not None and after.text[:1].islower() and after.low in word_table("things")
            if not (goes_on and after is not None and after.low not in verb_forms()):
                yield "person"
        thing = before is not None and self._of_a_thing(tokens, start)
        if thing:
            yield "thing"
        elif (kind := _name_after(tokens, end)) is not None:  # not of "who was driven to Turnbull, whose surname"
            yield kind

    def _of_a_thing(self, tokens: Sequence[Word], start: int) -> bool:
        """Whether a name stands where places and things stand: after "to" or "in", an article, or what is done to it."""
        before, earlier = tokens[start - 1], tokens[start - 2].low if start > 1 else ""
        if before.low in _INTO:
            return earlier not in _COMPARING
        if before.low in _DETERMINERS:
            return before.text[:1].islower()
        return before.low in verb_forms() and closed().get(before.low) is None and before.low not in _COPULAS | _BESIDE_PEOPLE


def _name_before(tokens: Sequence[Word], start: int) -> str | None:
    """ "Whose | last name | isn't Strohm": "last"; None where no such noun leads to the name."""
    at = start - 1
    while at >= 0 and (tokens[at].low in _BETWEEN or tokens[at].text[:1].isupper()) and at > start - 8:
        at -= 1
    if at < 0 or tokens[at].low not in ("surnamed", "surname", "forename", "name"):
        return None
    low, before = tokens[at].low, tokens[at - 1].low if at else ""
    if low == "surnamed" or (low == "surname") or (low == "name" and before in LAST):
        return "last"
    return "first" if low == "forename" or (low == "name" and before in FIRST) else None


def _name_after(tokens: Sequence[Word], end: int) -> str | None:
    """ "Imogene, | whose last name |": "first", for who is told by the other name; None elsewhere."""
    words = [w.low for w in tokens[end : end + 6]]
    while words and words[0] in (",", "(", "who", "is", "was", "n't", "not", "'s", "whose"):
        if words[0] == "," and words[1:2] not in (["who"], ["whose"]):
            return None
        words = words[1:]
    if words[:1] in (["surnamed"], ["surname"]) or (words[1:2] == ["name"] and words[0] in LAST):
        return "first"
    return "last" if words[:1] == ["forename"] or (words[1:2] == ["name"] and words[0] in FIRST) else None


def _is_one(tokens: Sequence[Word], start: int, end: int, other: int) -> bool:
    """Whether "Ann is | Boyle" or "Ann isn't | Boyle": two names of one person, or of two who are not one."""
    between = [w.low for w in tokens[end:other]]
    plain = [low for low in between if low not in ("n't", "not", *_TITLES)]
    return start == 0 and plain in (["is"], ["was"])
