"""Which words of a clue are licensed: an open word needs a reason to be passed over.

A word is supported when it stands in a category's name, description or labels, in the story, in another clue of the same
puzzle, or in a table of neutral English words. Words that deny, weaken or report have no support, however often they occur.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from itertools import pairwise

from nlpuzzle.english.classes import verb_class, word_class
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.numbers import ordinal_value
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import Word, finite, forms, key, split
from nlpuzzle.puzzle import Category, Frame
from nlpuzzle.understanding.soundness.described import Phrase, deed_of, described_by, done_by_several, phrase_of
from nlpuzzle.understanding.soundness.events import HAVING, alike, classes_of, stage_of
from nlpuzzle.understanding.soundness.frame_words import stems_of
from nlpuzzle.understanding.soundness.nouns import WHATEVER
from nlpuzzle.understanding.soundness.telling import Telling
from nlpuzzle.understanding.soundness.whose_ages import aged_by_clues, aged_in, beyond_all_lives
from nlpuzzle.understanding.tokenising.tokens import Token
from nlpuzzle.understanding.words.amount_nouns import tells_amounts
from nlpuzzle.understanding.words.headings import headings, ways_told
from nlpuzzle.understanding.words.lines import is_leisure
from nlpuzzle.understanding.words.vocabulary import (
    called,
    closed,
    compound,
    denying,
    does,
    doings,
    kinds_of_stem,
    letter_missing,
    makings,
    relational,
    reverses,
    synonyms,
    verb_forms,
    workplaces,
)

__all__ = ["DAILY", "DENIED", "UNKNOWN", "Support"]

#: where the story tells that they order something, who asks for it gets it
_ORDERING = frozenset(map(key, "order request serve".split()))
_PHRASED = split("on in at")
#: "each lost", "all of them had lost"
_EACH_DID = re.compile(
    r"\b(?:all|both|each|every|everybody|everyone)\b[^.;:,?!]{0,40}?\b(forgot|forgotten|lost|mislaid|misplaced)\b"
)
#: "each left something behind", "to collect something they had lost": it was lost or forgotten
#: a list of what somebody left: "They left: a hat, a scarf ..."
_LIST_OF_LEFT = re.compile(r"(?:(?:she|he|they|it) )?left(?: behind)?", re.I)
_LEFT_BEHIND = re.compile(
    r"\b(?:all|both|each|every|everybody|everyone)\b[^.;:,?!]{0,40}?\b(?:left|leaves) (?:[a-z]+ ){0,4}behind\b"
    r"|\b(?:things?|items?|something|property|what)(?: that)? (?:they|he|she) (?:had|have|has) (?:lost|mislaid|left behind)\b"
)
#: what is lost by whoever does not know where it is
_LOSING = frozenset(map(key, "forget lose mislay misplace".split()))
_HEARD = word_class("what-is-heard")
_TOOK_PLACE = key("place")
_TWICE = 2
_COACH = key("coach")
_OF_BUSES = ("bus", "buses", "passengers", "coach station", "coach company", "coach firm")
_MISHAPS = verb_class("mishaps")
_ONLY_WHERE_TOLD = verb_class("only-where-told")
#: what somebody made, brought or showed, whatever it is
_WORKS = verb_class("entries")
#: what happens in a life, and not in a puzzle that does not tell so
_OF_LIVES = frozenset({"death", "marry", "graduate", "retire"})
_WORKING = frozenset(map(key, "work toil duty shift".split()))
_DEPARTING = frozenset({key("depart")})
#: where things are told to be finished, each is ready then
_DONE = frozenset(map(key, "bake collect cook mend oven repair".split()))
#: where they go to one place each, it is the destination of whoever goes there
_DESTINATION = frozenset({key("destination")})
_GOING = frozenset(map(key, "sail go fly travel head drive".split()))
_LOCALITIES = word_class("localities")
_FAULTS, _OUT_OF_ORDER = word_class("faults"), word_class("out-of-order")
DENIED = "x"
UNKNOWN = "u"
#: what comes once a day: "two nights later"
DAILY = frozenset({"night", "evening", "morning", "afternoon"})


class Support(Telling):
    """The licence of every word of one puzzle's clues."""

    #: whether it is judged how the words attach an item; a guess does not
    judges = True

    def __init__(self, frame: Frame, story: str, clues: Mapping[str, tuple[Token, ...]]) -> None:
        super().__init__(frame, story, clues)
        self._letters: dict[tuple[str, str], str] = {}
        if _COACH in self._story and self.story_has_just(_OF_BUSES):
            self._described |= {_COACH}  # "five coaches leave the bus station": no trainers of anybody
        #: what `word_classes.letters` found, by the identity of the words, which are kept so that no others get it
        self.shapes: dict[int, tuple[tuple[Word, ...], str]] = {}
        #: other nouns for what the story, the categories and several clues speak of: "vehicle" where there are cars
        recurring = {stem for stem, numbers in self._clues_with.items() if len(numbers) > 1}
        things = (self._story | self.nouns | recurring) & synonyms().keys()
        callings = self._story | self.nouns
        places = [workplaces()[noun] for noun in workplaces().keys() & callings]
        self._workplaces = frozenset[str]().union(*places) - self.nouns
        goes_there = not _GOING.isdisjoint(self._story) and not self._named.isdisjoint(_LOCALITIES)
        self._destinations = _DESTINATION if goes_there else frozenset()
        others = (*(synonyms()[noun] for noun in things), *places)
        self._other_names = frozenset().union(_WORKS, self._destinations, *others) - self.nouns

    @cached_property
    def aged(self) -> frozenset[str]:
        """The things whose ages the story speaks of, or clues about such things by their names."""
        told = aged_in(self._told, self.frame) | aged_by_clues(self._clues.values(), self.frame) | beyond_all_lives(self.frame)
        return frozenset(name for name in told if not self.people(name))

    @cached_property
    def _headings(self) -> Mapping[str, int]:
        return headings(" ".join(ways_told(self._text)))

    @cached_property
    def _stages(self) -> set[str]:
        """What becomes of things, by the verbs of the story: "each parcel arrived on another day"."""
        told = (w for w in split(self._text) if w.stem not in self._category_words)  # ships need not be sent
        return {stage_of(w.stem) for w in told if w.low != singular(w.low) or finite(w.low)} - {""}

    @cached_property
    def particles_told(self) -> frozenset[tuple[str, str]]:
        """Words that stand side by side in the story: "the foods they | put out", so that "puts out" means that here."""
        return frozenset((one.stem, other.low) for one, other in pairwise(split(self.told_text)))

    @cached_property
    def _called(self) -> frozenset[str]:
        """Nouns that are verbs as well, for what the puzzle speaks of: "drink", "ride", "set"."""
        callings = self._story | self.nouns
        nouns = callings | {stem for stem, numbers in self._clues_with.items() if len(numbers) > 1}
        works = (makings()[noun] for noun in makings().keys() & callings)
        return frozenset().union(*works, *(called()[noun] for noun in called().keys() & nouns))

    @cached_property
    def _descriptions(self) -> frozenset[tuple[Phrase, str]]:
        return described_by(self._clues, self._people)

    def describes(self, gap: Sequence[Word], category: Category) -> bool:
        """Whether two clues describe things so before different items of a category: "the dig that laid bare the | comb"."""
        found = phrase_of(gap)
        if found is None or (found[1], category.name) not in self._descriptions:
            return False
        done = classes_of(found[1][0])
        told = [classes for stem in self.told_verbs(category.name) if (classes := classes_of(stem))]
        return not done or not told or any(alike(done, classes) for classes in told)

    def in_descriptions(self, gap: Sequence[Word]) -> int | None:
        """Where the words begin by which two clues describe things of some category; None where only one does."""
        found = phrase_of(gap)
        known = found is not None and any((found[1], c.name) in self._descriptions for c in self.frame)
        return found[0] if found is not None and known else None

    @cached_property
    def _done_by_several(self) -> frozenset[Phrase]:
        return done_by_several(self._clues, self._people)

    def done_with_these(self, gap: Sequence[Word]) -> bool:
        """ "The spring Ann | is testing", where another clue tells of one that somebody else is testing."""
        return deed_of(gap) in self._done_by_several

    def where_they_go(self, noun: Word) -> bool:
        """ "The destination of Ann", where the story tells that each goes to another island."""
        return noun.stem in self._destinations

    def place_of_work(self, noun: Word) -> bool:
        """ "Stall", where there are traders; "stalls" may be a verb."""
        return noun.stem in self._workplaces and noun.low == singular(noun.low)

    def ordinal(self, token: Token) -> bool:
        """Whether a token begins with an ordinal number: "first", "3rd"."""
        return bool(token.words) and ordinal_value(token.words[0].low) is not None

    def spoken_of(self, word: Word) -> bool:
        """Whether a category is about it, the story tells of it, or another clue: a word in a label is not enough."""
        told = word.stem in self._described or word.stem in self._story
        return told or word.stem in self._other_names or self.recurs(word)

    def supported(self, word: Word) -> bool:
        """Whether the puzzle itself uses the word elsewhere: in a category, in the story, in another clue."""
        told = word.stem in self._category_words or word.stem in self._story
        return told or word.stem in self._other_names or self.recurs(word)

    def noun_for_these(self, word: Word) -> bool:
        """ "Ann's drink", "the ride at": another noun for what the puzzle is about, though it may be a verb elsewhere."""
        return self.supported(word) or (word.stem in self._called and word.low == singular(word.low)) or self.done_here(word)

    def done_here(self, noun: Word) -> bool:
        """ "Ann's flight", where they all flew: a noun for what the story or a clue tells by its verb."""
        return self.tells_any(doings().get(noun.low, frozenset()))

    def usual(self, category: Category, stem: str, prepositions: bool) -> list[tuple[str, frozenset[str]]]:
        """The classes of what is usually done to the category's things, or with prepositions in, on or from them.

        A verb other than `stem` is usual where the story tells it of them, two clues have it, or one clue and the story.
        """
        told = self._story | self.of_category[category.name]
        labels = stems_of(" ".join(category.items))  # "paints", where painting is a hobby
        found = []
        for (name, preposition), deeds in self._deeds.items():
            if name != category.name or bool(preposition) != prepositions:
                continue
            often = len(deeds.get(stem, ()))
            for other, clues in deeds.items():
                in_story = other in told and not self.named_otherwise(other, category)
                known = category.dimension == "time" or len(clues) > 1 or in_story
                if known and other != stem and other not in labels and len(clues) >= often:
                    found.append((preposition, classes_of(other)))
        ways = [(*how, "") for how, name in self._told_ways if name == category.name]
        if category.dimension in ("date", "time"):  # what took place then, and what two clues say was done then
            said = [deeds.get(stem, ()) for (name, _), deeds in self._deeds.items() if name == category.name]
            often = max(map(len, said), default=0)
            ways = [way for way in ways if way[0] != _TOOK_PLACE and often < _TWICE]
        found += [(way[1], classes_of(way[0])) for way in ways if bool(way[1]) == prepositions]
        if category.dimension == "money" and not prepositions:  # "each earns another fee"
            found += [("", classes_of(other)) for other in self._story if other != stem and "money" in kinds_of_stem(other)]
        return [(p, classes) for p, classes in found if classes and classes != HAVING]

    def another_stage(self, category: Category, verb: Word) -> bool:
        """ "Was posted on Monday", where the story or the other clues tell when things arrived, and nothing of posting them."""
        stage = stage_of(verb.stem)
        if self.at_the_other_end(category, verb):
            return True
        ways = [how for how, name in self._told_ways if name == category.name and len(how) > 1]
        if stage == "make" and category.unit in ("year", "day") and ways and not self.supported(verb):
            return all(stage_of(how[0]) != "make" for how in ways)  # "was written in 1995", where they graduated then
        if not stage or verb.stem == key("come") or category.dimension not in ("date", "time") or self.told(verb):
            return False
        if self.of(category, [verb]):
            return False  # a bridge of 1931 was built then, or opened
        clues = self.attaching(category.name)
        if stage in _OF_LIVES and not self.recurs(verb):
            return True
        words = split(category.name)
        named = {w.stem for w in words if w.low.endswith("ing")}.union(*(doings().get(w.low, ()) for w in words))
        if named and all(stage != stage_of(stem) for stem in named) and not self.recurs(verb):
            return True  # "wakes at 8:00", where the times are feeding times; "arrived", where they are of departures
        if len(clues.get(verb.stem, ())) > 1:
            return False
        told = self._stages | {stage_of(stem) for stem, numbers in clues.items() if len(numbers) > 1} - {""}
        known = told or {stage_of(stem) for stem in clues if stem != verb.stem} - {""}
        # "five ships leave the harbour": what a story may tell with a verb, or with a noun
        return bool(known) and stage not in known | {stage_of(stem) for stem in self._story}

    def told_only_elsewhere(self, gap: Iterable[Word], category: Category, subject: Iterable[str]) -> Word | None:
        """A verb that is licensed by such deeds of the story, where the story tells them of others: "towed the | van".

        `subject` holds the categories of what stands before, the doer or, before "by", what it is done to.
        """
        words = [w for w in gap if closed().get(w.low) != "d"]
        verb = next((w for w in words if w.stem in _ONLY_WHERE_TOLD and not self.supported(w) and self.deed_told(w)), None)
        led = words[-1].low if words and closed().get(words[-1].low) in ("p", "t") else ""
        if verb is None or led not in ("", "by") or self.goes_with(verb, led, category):
            return None
        doers, things = [category.name], [*subject]
        if not led:
            doers, things = things, doers
        told = [way for way in (*self._told_ways, *self._named_ways) if alike(classes_of(way[0][0]), classes_of(verb.stem))]
        done_by = {name for how, name in told if how[1:] == ("by",)}
        done_to = {name for how, name in told if len(how) == 1}
        done_to |= {name for name in things if any(alike(classes_of(verb.stem), classes_of(s)) for s in stems_of(name))}
        suffers = done_to.issuperset(things) and bool(things)
        return None if suffers and (not done_by or not doers or done_by.issuperset(doers)) else verb

    @property
    def prepositions(self) -> tuple[Word, ...]:
        """ "On", "in", "at": what phrases of one noun begin with."""
        return _PHRASED

    def out_of_order_then(self, gap: tuple[Word, ...]) -> tuple[Word, ...]:
        """ "Was not cracked | paid", "cracked | by": a fault of a thing that something more is told of in one go."""
        if self._named.isdisjoint(_FAULTS):
            return ()
        for w, after in pairwise(gap):
            done = after.low == "by" or (closed().get(after.low) is None and finite(after.low))
            if w.low in _OUT_OF_ORDER and done and self.letter(after) in "vpao":
                return (w, after)
        return ()

    def letter(self, word: Word) -> str:
        """The class of a word between tokens: a letter of tables/closed.txt, or o (supported), v (verb), n (noun).

        `x` is a word that denies, weakens or reports; `u` one without any support.
        """
        found = self._letters.get((word.low, word.stem))
        if found is None:
            found = self._letters[word.low, word.stem] = self._letter(word)
        return found

    def _letter(self, word: Word) -> str:
        if letter := closed().get(word.low):
            return letter
        if word.low in word_table("function"):
            return DENIED
        if word.low == "heard" and self.sounds():
            return "v"
        if word.low == "ready" and not _DONE.isdisjoint(self._story):
            return "o"
        if word.low in _OUT_OF_ORDER and not self._named.isdisjoint(_FAULTS):
            return "o"  # "whose screen was cracked", where each phone has another fault
        if word.low == "last" or word.low in _ASTRAY:
            return UNKNOWN  # "last wore red" is no fact of today
        if word.stem in relational() and not self._does_as_called(word):
            deed = word.low.endswith(("ed", "ing")) and word.low not in verb_forms()  # "nursed", "tutored"
            if deed and any(self.people(c.name) and self.goes_with(word, "by", c) for c in self.frame):
                return "v"  # "captained by", where there are skippers
            return UNKNOWN if deed and word.stem not in self._described else "n"
        if word.stem in _WORKING and any(map(is_leisure, self.frame)):
            return DENIED  # "works on Tuesday", where each has another day off
        if word.stem in _DEPARTING and any(map(is_leisure, self.frame)) and not self.supported(word):
            return DENIED  # "took off on Tuesday", and nobody knows what
        if word.low in denying() and (singular(word.low) in self._named or any(word.low in forms(n) for n in self._named)):
            return "o"  # "the Fuller claim", "dreamt of", where claims and dreams are categories
        if word.low in denying() and (self.happens_there(word) or self.goes_with_any(word) or self._befell_all(word)):
            return "v" if word.stem in _LOSING and not self.supported(word) else "o"
        if word.low in denying():
            return DENIED
        if word.low.endswith("ly") and self._adverb(word):
            return DENIED
        noun = singular(word.low) in word_table("things") or word.low in word_table("places")
        asked = self.supported(word) or self.goes_with_any(word) or not _ORDERING.isdisjoint(self._story)
        asked = asked or any(c.dimension == "money" for c in self.frame)
        if word.stem == key("ask") and not asked:
            return UNKNOWN  # who asks for a room need not get it; who asks $5 has his price
        if word.stem in _ONLY_WHERE_TOLD and not self.supported(word) and self.deed_told(word):
            return "v"  # who mended a clock need not own it, unless clocks are repaired
        if word.low in verb_forms():
            return "o" if noun else "v"
        if not word.low[0].isalpha():
            return UNKNOWN
        if self.done_here(word) and not self.supported(word):
            return "n"
        if singular(word.low) in DAILY:
            return "n"
        if self.supported(word) and (word.stem in self._described or not reverses(word.low)):
            return "o"
        named = noun or word.low in WHATEVER or compound(word.low) or does(word.low)
        if named or letter_missing(word.low) or unit_of(word.low) is not None or tells_amounts(word.low, self.frame):
            return "n"
        return "v" if self.goes_with_any(word) else UNKNOWN

    def _befell_all(self, word: Word) -> bool:
        """ "Lost", where "each of four travellers lost a different bag", and so every bag was lost."""
        if word.stem not in _MISHAPS:
            return False
        told = any(word.stem == how[0] for how, _ in self._told_ways)
        befallen = {key(match[1]) for match in _EACH_DID.finditer(self._told)}
        alike = word.stem in _LOSING and (_LEFT_BEHIND.search(self._told) is not None or not befallen.isdisjoint(_LOSING))
        return told or word.stem in befallen or alike

    def left_behind(self) -> bool:
        """Whether the story tells that each left something behind, or a list: "she left"; "was left in carriage 3"."""
        return _LEFT_BEHIND.search(self._told) is not None or any(_LIST_OF_LEFT.fullmatch(c.name) for c in self.frame)

    def sounds(self) -> bool:
        """Whether the puzzle is about what one hears: oboes, songs, podcasts."""
        named = {singular(w.low) for c in self.frame for w in split(c.name)}
        return not named.isdisjoint(_HEARD) or any(self.kind_of_items(c) == "instrument" for c in self.frame)

    def _does_as_called(self, word: Word) -> bool:
        """ "Captained", "coaches" where captains or coaches are a category: the verb of what they are."""
        return word.low not in self._named and any(word.low in forms(n) for n in self._named)

    def only_recurs(self, word: Word) -> bool:
        """Whether a word is licensed by nothing but its use in another clue: "free" in "is free on Tuesday"."""
        known = word.low in verb_forms() or singular(word.low) in word_table("things") or closed().get(word.low)
        return not (known or word.stem in self._category_words or word.stem in self._story)

    def only_in_clues(self, word: Word) -> bool:
        """Whether neither a category nor the story has the word."""
        return word.stem not in self._category_words and word.stem not in self._story

    def _adverb(self, word: Word) -> bool:
        known = word.low in verb_forms() or singular(word.low) in word_table("things")
        return not known and word.stem not in self._category_words

    def heading(self, direction: str) -> int:
        """Which way the puzzle's line runs, by the compass: +1 where its numbers rise in that direction; 0 unless told."""
        return {"onwards": 1, "backwards": -1}.get(direction) or self._headings.get(direction, 0)


#: where a verb leads with these is told by table particles alone: "gave up", "took away"; and "near" is somewhere else
_ASTRAY = frozenset(
    "north south east west northeast northwest southeast southwest "
    "up off out away down over apart near nearby past across along beyond outside against amid among alongside opposite".split()
)
