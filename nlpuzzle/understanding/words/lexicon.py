"""The words of one puzzle: which stretch of a sentence names which items.

A label is found in any usual spelling: plural, hyphens or none, "F-150" / "f150", "Swede" / "Swedish", "jan" / "January",
numbers in words or digits with their unit; and what somebody does in other forms ("knits", "the knitter" for "knitting").
Labels are indexed by their letters and digits.
"""

from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from types import MappingProxyType
from typing import NamedTuple

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.dates import month_value
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.numbers import ordinal_digits
from nlpuzzle.english.tables import rows
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.words import Word, forms, split
from nlpuzzle.puzzle import Frame, Item
from nlpuzzle.understanding.words.date_forms import date_forms, months_of
from nlpuzzle.understanding.words.groups import Group, groups_of
from nlpuzzle.understanding.words.label_forms import agents_of, doers, travellers, verb_phrases
from nlpuzzle.understanding.words.landmarks import Landmarks
from nlpuzzle.understanding.words.people import is_person
from nlpuzzle.understanding.words.short_forms import short_forms, stands_alone
from nlpuzzle.understanding.words.vocabulary import closed, verb_forms

__all__ = ["Lexicon", "Match"]

_ARTICLES = frozenset({"the", "a", "an"})
#: a name that ends so has its plural in -es
_HISSING = ("s", "x", "z", "ch", "sh")
_SILENT = frozenset("$£€#%&?!—–.")
_BREAKS = frozenset(",;:()")
#: words that end no label that is spelt otherwise: "the oak frame or" is no framer of oak
_JOINTS = frozenset({"and", "or", "nor"})
_SKILLS = word_class("skills")
#: abbreviations of days and months that are other words, too
_ABBREVIATED = frozenset({"mar", "sat", "sun", "wed"})


class Match(NamedTuple):
    """The items that words[start:end] may name; several where a label stands in several categories."""

    items: tuple[Item, ...]
    start: int
    end: int
    #: spelt as listed, apart from case and punctuation
    as_listed: bool
    #: where its first word is a verb, how many words follow as its object ("knits" 0, "keeps bees" 1); else None
    object: int | None = None


class Lexicon:
    """All labels of a frame, ready to be found in sentences."""

    def __init__(
        self,
        frame: Frame,
        ends: Landmarks = MappingProxyType({}),
        *,
        plan: bool = False,
        told: Mapping[str, Group] = MappingProxyType({}),
    ) -> None:
        self.frame = frame
        #: the groups of items that the story tells
        self.told = told
        #: what stands at the ends of the line
        self.ends = ends
        #: whether the puzzle plans something, so that what should be is
        self.plan = plan
        self._exact: dict[str, tuple[Item, ...]] = {}
        self._loose: dict[str, tuple[Item, ...]] = {}
        self._verbs: dict[str, tuple[Item, ...]] = {}
        #: parts of names that stand for the whole: "Abbott" for "Dr. Abbott"
        self._names: dict[str, tuple[Item, ...]] = {}
        self._first: set[str] = set()
        self._longest = 1
        for category in frame:
            for label in category.items:
                if label not in category.blanks:
                    self._add(Item(category.name, label))
        of_persons = ((c.name, sum(is_person(label.casefold()) for label in c.items)) for c in frame)
        self._of_jobs = {name for name, persons in of_persons if persons * 2 > frame.size}
        for category in frame:
            agents = agents_of(category.description.partition(":")[0])
            for label in category.items:
                if label not in category.blanks:
                    self._add_doers(Item(category.name, label), agents)
        for category in frame:
            if singular(category.name.casefold().split()[-1]) in _SKILLS:
                for label in category.items:
                    self._add_deeds(Item(category.name, label))
            for label, day in _days_of_one_month(category.items):
                self._enter(self._loose, day, Item(category.name, label))
            for label, form in date_forms(category):
                if form not in self._exact:
                    self._longest = max(self._longest, 3)
                    self._enter(self._loose, form, Item(category.name, label))
            for label, verbs, who in travellers(category.items):
                called = (who, f"{_spelt(label).exact}{who}") if who else ()  # "the driver", "the car driver"
                for table, spellings in ((self._verbs, verbs), (self._loose, called)):
                    for form in spellings:
                        if form not in self._exact:
                            self._enter(table, form, Item(category.name, label))
        for item, shortened, named in short_forms(frame):
            short = "".join(shortened[:-1]) + (shortened[-1] if named else singular(shortened[-1]))
            if short not in self._exact and short not in self._loose:
                self._enter(self._names if named else self._loose, short, item)

    def _add(self, item: Item) -> None:
        spelt = _spelt(item.label, _lettered(item.label, self.frame.by_name[item.category].items))
        if spelt.words:
            self._longest = max(self._longest, spelt.words + 2)
            self._enter(self._exact, spelt.exact, item)
            for other in spelt.loose:
                self._enter(self._loose, other, item)
            for done in spelt.verbs:
                self._enter(self._verbs, done, item)

    def _add_deeds(self, item: Item) -> None:
        """ "Rolls over", "rolling over", where a list of skills has "roll over"."""
        first, *rest = _words_of(item.label) or ("",)
        for form in forms(first) if first in verb_forms() or not rest else ():
            spelt = "".join((form, *rest))
            if form != first and spelt not in self._exact:
                self._longest = max(self._longest, len(rest) + 2)
                self._enter(self._verbs, spelt, item)

    def _add_doers(self, item: Item, agents: Sequence[str]) -> None:
        """ "The knitter" for "knitting"; but beside a category of jobs a baker is no one who bakes for pleasure.

        `agents` are those who do what the list's sentence says.
        """
        jobs = any(name != item.category for name in self._of_jobs)
        for label, person in _doers_of(item.label):
            if label not in self._exact and label not in self._loose and not (jobs and person in word_table("people")):
                self._enter(self._loose, label, item)
        spelt = _spelt(item.label)
        for agent in agents:
            told = spelt.exact + agent  # "the music teacher", where each of them teaches something
            if spelt.words and agent not in self._exact and told not in self._exact:
                self._longest = max(self._longest, spelt.words + 1)
                self._enter(self._loose, told, item)

    def _enter(self, table: dict[str, tuple[Item, ...]], key: str, item: Item) -> None:
        known = table.get(key, ())
        if item not in known:
            table[key] = (*known, item)
        self._first.add(key[:2])

    @staticmethod
    def _glued(words: Sequence[Word], label: str) -> bool:
        """ "Her on" is no "heron", as "yo yo" is a "yo-yo"."""
        lows = [w.low for w in words if w.low not in _SILENT]
        return len(lows) > len(_words_of(label)) and any(low.isalpha() and low in closed() for low in lows)

    @cached_property
    def groups(self) -> dict[str, Group]:
        """The groups of items that a noun may stand for: "woman"."""
        return {**groups_of(self.frame), **self.told}

    @cached_property
    def months(self) -> Mapping[str, Group]:
        """The dates of each month: "in January"."""
        return months_of(self.frame)

    def may_begin(self, low: str) -> bool:
        """Whether a label may begin with a word, so that it is worth looking for one."""
        return low[:2] in self._first or len(low) < 2 or low in _SILENT

    def match(self, words: Sequence[Word], start: int) -> Match | None:
        """The longest label that begins at a word, or None. Exact spellings win over plurals and other forms."""
        first = words[start].low
        if first in _BREAKS or first == "'s":
            return None
        best: Match | None = None
        key = ""
        for end in range(start, min(len(words), start + self._longest)):
            low = words[end].low
            if low in _BREAKS:
                break
            if low in _SILENT:
                if end == start and low not in "$£€#":
                    return None
                continue
            if key[-1:].isdecimal() and low[0].isdecimal() and not words[end].glued and len(low) != 3:
                return best  # "$6 $6" is no $66, but "12 000" is 12,000
            before, key = key, _joined(key, low, words[end].glued)
            if len(key) > 1 and key[:2] not in self._first:
                return best
            exact = self._exact.get(key)
            loose = exact or (() if low in _JOINTS else self._loose.get(_joined(before, singular(low), words[end].glued)))
            if loose and end > start and self._glued(words[start : end + 1], loose[0].label):
                exact, loose = None, ()
            if loose and not exact and words[end].text.islower() and _is_name(loose[0].label):
                loose = ()  # "beside the pier" is not beside Piers
            if loose and end == start and low in _ABBREVIATED and _is_verb_or_noun(words[start], loose[0].label):
                exact, loose = None, ()  # "papers are sat", "in the sun"
            if loose:
                best = Match(loose, start, end + 1, exact is not None)
            elif (named := self._names.get(key)) is not None and stands_alone(named[0], words, start, end + 1):
                best = Match(named, start, end + 1, True)  # a name, just as it is spelt
            elif (done := self._verbs.get(key)) is not None:
                best = Match(done, start, end + 1, False, end - start)
        return best


def _is_verb_or_noun(word: Word, label: str) -> bool:
    """Whether what may shorten a day or a month is a word of its own: written small, or at the beginning of a sentence."""
    small = word.text[:1].islower() or (not word.proper and word.start == 0 and word.text != label)
    return small and label[:1].isupper()


def _joined(key: str, low: str, glued: bool) -> str:
    """The letters of some words with those of one more; 6'2" is no 62."""
    return f"{key}'{low}" if glued and key[-1:].isdecimal() and low[0].isdecimal() else key + low


class _Spelt(NamedTuple):
    """A label's spellings as letters without spaces; `words` is how many it has, its article left out."""

    words: int
    exact: str = ""
    loose: tuple[str, ...] = ()
    verbs: tuple[str, ...] = ()


@lru_cache(maxsize=4096)
def _spelt(label: str, lettered: bool = False) -> _Spelt:
    words = [w for w in split(label) if w.low not in _SILENT and w.low not in _BREAKS]
    if len(words) > 1 and words[0].low in _ARTICLES and not lettered:
        words = words[1:]
    if not words:
        return _Spelt(0)
    lows = tuple(w.low for w in words)
    others = _aliases().get(lows[0], ()) if len(lows) == 1 else ()
    # "the Rossis", "the Hsus": most words in -is and -us are no plurals, and "is" is not of I
    several = (f"{''.join(lows)}s",) if len(lows[-1]) > 1 and lows[-1].endswith(("i", "u")) else ()
    if lows[-1].endswith(_HISSING) and label[:1].isupper():
        several = ("".join(lows[:-1]) + singular(f"{lows[-1]}es"),)  # "the Joneses"
    exact = ""
    for word in words:
        exact = _joined(exact, word.low, word.glued)
    loose = (exact if "'" in exact else "".join(lows[:-1]) + singular(lows[-1]), *map(singular, others), *several)
    return _Spelt(len(lows), exact, loose, tuple("".join((verb, *target)) for verb, target in verb_phrases(lows)))


def _lettered(label: str, labels: Sequence[str]) -> bool:
    """Whether "A" is no article in a label: "A Line", beside "C Line" and "K Line"."""
    if not label.startswith(("A ", "a ")):
        return False
    return any(len(other) > 2 and other[0].isalpha() and other[1] == " " and other[0] not in "Aa" for other in labels)


@lru_cache(maxsize=4096)
def _is_name(label: str) -> bool:
    """Whether a label is a given name, so that a noun like it is another word: "roses" for Rose."""
    return label[:1].isupper() and label.casefold() in word_table("given_names")


@lru_cache(maxsize=4096)
def _doers_of(label: str) -> tuple[tuple[str, str], ...]:
    """The nouns for who does what a label says, as letters without spaces, and the last word of each."""
    return tuple(("".join(doer), doer[-1]) for doer in doers(_words_of(label)))


def _words_of(label: str) -> tuple[str, ...]:
    return tuple(w.low for w in split(label) if w.low not in _SILENT and w.low not in _BREAKS)


def _days_of_one_month(labels: Sequence[str]) -> list[tuple[str, str]]:
    """ "The 9th" for "9th May", where all the dates are of one month: each label with its day."""
    dates = [(label, *_words_of(label)) for label in labels]
    found = []
    for label, *words in dates:
        months = [w for w in words if month_value(w) is not None]
        days = [w for w in words if w[0].isdecimal()]
        if len(words) != 2 or len(months) != 1 or len(days) != 1:
            return []
        found.append((label, months[0], int("".join(c for c in days[0] if c.isdecimal()))))
    same = len({month for _, month, _ in found}) == 1
    return [(label, ordinal_digits(day)) for label, _, day in found] if same else []


_groups: dict[str, tuple[str, ...]] = {}


def _aliases() -> dict[str, tuple[str, ...]]:
    if not _groups:
        for group in rows("aliases"):
            for word in group:
                _groups[word] = tuple(w for w in group if w != word)
    return _groups
