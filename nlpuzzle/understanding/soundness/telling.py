"""What the story of a puzzle tells: its verbs, its phrases, what was done to things and by whom."""

import re
from collections.abc import Iterable, Mapping
from functools import cached_property, lru_cache
from itertools import pairwise

from nlpuzzle.english.kinds import families
from nlpuzzle.english.morphology import plural, singular
from nlpuzzle.english.numbers import cardinal_word, number_value
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.words import Word, forms, key, split, stems
from nlpuzzle.puzzle import Category, Frame
from nlpuzzle.understanding.rewording.verbs.idioms import plain_words
from nlpuzzle.understanding.soundness.events import HAVING, alike, classes_of
from nlpuzzle.understanding.soundness.frame_words import stems_of
from nlpuzzle.understanding.soundness.nouns import DWELLINGS
from nlpuzzle.understanding.soundness.usage import Usage
from nlpuzzle.understanding.tokenising.tokens import Token
from nlpuzzle.understanding.words.vocabulary import closed, doings, verb_forms

__all__ = ["Telling"]

#: how a story tells that something is done by one after the other
_IN_TURN = re.compile(r"\bone (?:after|at a time|by one)|\border|\bturns?\b|\bfirst\b|\blast\b|\bqueue|\bsuccession\b")
_SENTENCES = re.compile(r"[.;:!?\n]+")
_LOST = "forget forgot forgotten left lost mislaid misplaced".split()
_HIDDEN = "hid hidden hide steal stole stolen".split()
_TRAVELS = "abroad holiday travel trip vacation".split()
_SOUVENIRS = "keepsake memento souvenir souvenirs".split()
#: classes of a verb that tells something, and of one that tells anything
_FEW, _ANYTHING = 4, 10
#: classes of verbs that tell an amount, or nothing but that two belong together
_COSTING = frozenset({"amount", "price", *HAVING})
#: classes of verbs that one story tells by several of them
_TOLD_ALIKE = frozenset(
    "borrow consume convey fund heal hide judge onair perceive repair solve steal survey tidy vend".split()
)
#: how something begins and how it ends
_ENDS = (
    frozenset(map(key, "start begin beginning open commence launch".split())),
    frozenset(map(key, "finish end ending close conclude complete completion".split())),
)
#: verbs that tell by themselves of no deed
_LIGHT = frozenset(map(key, "do get give have make take".split()))
#: kinds of things that one has or has not, whatever one wants
_OWNED_BY_ALL = frozenset({"animal", "clothing", "instrument", "pet", "vehicle"})
_LIVING_THERE = ("apartment", "flat", "live", "resident", "tenant")
_NUMBERING = frozenset({"number", "numbered"})
#: "deliveries" tell that something is delivered
_DEED_NOUNS = ("y", "ance", "ment")


class Telling(Usage):
    """What the story tells of the categories, beside what the clues do with them."""

    def __init__(self, frame: Frame, story: str, clues: Mapping[str, tuple[Token, ...]]) -> None:
        super().__init__(frame, story, clues)
        self._sentences = tuple(clues.values())
        self._named = frozenset(singular(w.low) for c in frame for w in split(c.name))
        self._told = story.casefold()
        self._story = stems(story) | {w.stem for w in plain_words(split(story)) if " " in w.text}  # "take off" is to depart
        self._story_pairs = frozenset((one.stem, other.low) for one, other in pairwise(split(story)))

    @cached_property
    def _story_phrases(self) -> frozenset[tuple[str, str]]:
        return _phrases(self._text)

    @property
    def told_text(self) -> str:
        """The story, in small letters."""
        return self._told

    def told(self, word: Word) -> bool:
        """Whether the story has the word."""
        return word.stem in self._story or any(word.stem + ending in self._story for ending in _DEED_NOUNS)

    def told_as_verb(self, doing: Word) -> bool:
        """Whether the story tells by a verb of what a participle tells: "travel", and not "on their way to work"."""
        spelt = "|".join(re.escape(form) for form in {doing.low, *forms(doing.stem)})
        said = re.finditer(rf"(\w+)? ?\b({spelt})\b", self._told)
        return any(match[2] == doing.low or closed().get(match[1] or "") not in ("d", "p", "t") for match in said)

    def tells_any(self, stems: frozenset[str]) -> bool:
        """Whether the story or a clue has one of some verbs."""
        return not stems.isdisjoint(self._story) or not stems.isdisjoint(self._clues_with)

    def story_has(self, words: Iterable[str]) -> bool:
        """Whether the story, or what introduces a category, has one of the words."""
        stems = _keys(tuple(words))
        return not (stems.isdisjoint(self._story) and stems.isdisjoint(self._described))

    def counts_places(self, line: Category) -> bool:
        """Whether the places are told in their order: numbered, or the first and the last of them, from no side."""
        nouns = {w.low for w in split(line.name)}
        if self.story_has(_NUMBERING) or any(re.search(rf"\b{re.escape(noun)} 1\b", self._told) for noun in nouns):
            return True
        for tokens in self._sentences:
            lows = [w.low for t in tokens for w in (*t.gap, *t.words)]
            for at, low in enumerate(lows[:-1]):
                if low in ("first", "last") and lows[at + 1] in nouns and not {*lows[at + 2 : at + 3]} & {"from", "on", "to"}:
                    return True
        return False

    def done_then(self) -> frozenset[str]:
        """The stems of the words by which the story or a clue tells on which day, or at what time, somebody does something."""
        timed = [c.name for c in self.frame if c.dimension in ("date", "time")]
        told = {stem for name in timed for stem in self.told_verbs(name)}
        done = {stem for (name, _), deeds in self._deeds.items() if name in timed for stem in deeds}
        return frozenset(told | done | {how[0] for how, name in self._attached if name in timed and len(how) > 1})

    def tells_alike(self, done: frozenset[str]) -> bool:
        """Whether the story tells of something by a verb of one of the classes, other than that it costs or lasts so much."""
        deeds = {stem for noun, stems in doings().items() if key(noun) in self._story for stem in stems}
        told = (classes_of(stem) for stem in (self._story | deeds) - _LIGHT)
        return any(len(classes) < _ANYTHING and done & classes - _COSTING for classes in told)

    def called_their_own(self, category: Category) -> bool:
        """Whether the story calls the things of a category their own: "four friends sold their old bikes"."""
        noun = next((singular(w.low) for w in reversed(split(category.name)) if w.low.isalpha()), "")
        nouns = f"{re.escape(noun)}|{re.escape(plural(noun))}" if noun else ""
        return bool(noun) and re.search(rf"\b(?:his|her|their)(?: \w+){{0,2}} (?:{nouns})\b", self._told) is not None

    def story_matches(self, pattern: re.Pattern[str]) -> list[re.Match[str]]:
        """Where the story, in small letters, has what an expression describes."""
        return list(pattern.finditer(self._told))

    def story_has_just(self, words: Iterable[str]) -> bool:
        """Whether the story has one of the words in just that form: "sold", and not "selling"."""
        return any(re.search(rf"\b{word}\b", self._told) for word in words)

    def told_to_have(self, category: Category) -> bool:
        """Whether the story tells that each of them has such a thing, which one can see: "each has a dog", and not a motive."""
        head = next((singular(w.low) for w in reversed(split(category.name)) if w.low.isalpha()), "")
        kinds = {head, *families(head), self.kind_of_items(category)}
        if kinds.isdisjoint(_OWNED_BY_ALL) and not self.of_animals(category):
            return False
        noun = re.escape(head)
        each = r"(?:a|an|another|one|different|his|her|their)"
        return re.search(rf"\b(?:has|have|had) (?:each )?{each}(?: [a-z]+)? {noun}s?\b", self._told) is not None

    def homes(self) -> frozenset[str]:
        """What the place may be called where somebody is: "flat", "house"; an office only where nobody is told to live."""
        return DWELLINGS - {"office"} if self.story_has(_LIVING_THERE) else DWELLINGS

    def given_to(self, category: str) -> bool:
        """Whether the story tells that each of them is given something: "each sold a vase to a different buyer"."""
        noun = category.casefold().split()[-1]
        return re.search(rf"\bto (?:an?|another|different|one)(?: [a-z]+)? {re.escape(noun)}s?\b", self._told) is not None

    def as_many(self, noun: Word) -> bool:
        """Whether the story tells that there are as many of them as each category has items: "four owls", "each owl"."""
        pairs = (one for one, other in self._story_pairs if key(other) == noun.stem)
        return any(one in ("each", "every") or number_value(one) == self.frame.size for one in pairs)

    def stands_in_row(self, noun: Word) -> bool:
        """Whether the story tells that so many of them stand in a row: "five washing machines stand side by side"."""
        number = f"{self.frame.size}|{cardinal_word(self.frame.size)}"
        nouns = re.escape(plural(singular(noun.low)))
        in_line = r"[^.;:?!]{0,60}\b(?:row|line|lined|side by side|next to|numbered)\b"
        return re.search(rf"\b(?:{number}) (?:[a-z-]+ ){{0,3}}?{nouns}\b{in_line}", self._told) is not None

    def told_by_number(self, noun: Word) -> bool:
        """Whether the story tells that each has another number of them: "a different number of items", "how many pieces"."""
        low = re.escape(noun.low)
        pattern = rf"\b(?:number|count|total|quantity) of (?:[a-z]+ )?{low}\b|\bhow many (?:[a-z]+ )?{low}\b"
        return re.search(pattern, self._told) is not None

    def led_across(self, category: Category) -> bool:
        """Whether the story tells of going across the places of a category: "led four groups across four glaciers"."""
        noun = re.escape(next((singular(w.low) for w in reversed(split(category.name)) if w.low.isalpha()), ""))
        across = rf"\b(?:across|cross(?:ed|ing)?|over) (?:[a-z]+ ){{0,2}}{noun}s?\b"
        return bool(noun) and re.search(across, self._told) is not None

    def set_in(self, preposition: Word, noun: Word) -> bool:
        """Whether the story has the phrase, and so says it of all of them: "to school", "at the fair"."""
        return (preposition.low, noun.stem) in self._story_phrases

    def follows_in_story(self, verb: Word, preposition: str) -> bool:
        """Whether the story has the verb with the preposition right after it: "came as"."""
        return (verb.stem, preposition) in self._story_pairs

    def tells_of_authors(self, words: Iterable[Word]) -> bool:
        """Whether the puzzle is about works, or the words are: then "by Ann" is whose they are."""
        nouns = self._named | {singular(w.low) for w in words}
        return not nouns.isdisjoint(word_table("works")) or any("create" in classes_of(stem) for stem in self._story)

    def done_alike(self, verb: Word, preposition: str, category: Category) -> bool:
        """ "Visited by", where the story tells that each was explored by one of them."""
        done = classes_of(verb.stem) & _TOLD_ALIKE
        ways = (how for how, name in self._told_ways if name == category.name and how[1:] == (preposition,))
        return bool(done) and any(done & classes_of(how[0]) for how in ways)

    def of_lost_things(self, category: Category) -> bool:
        """Whether the story tells that things were lost or left behind, which are then found where they were."""
        lost = not category.ordered and not self.people(category.name) and self.story_has(_LOST)
        return lost and not self.story_has(_HIDDEN)

    def done_in_turn(self, verb: Word) -> bool:
        """Whether a sentence of the story has the verb, and tells that it was done by one after the other: "sang in turn"."""
        said = re.compile("|".join(rf"\b{re.escape(form)}\b" for form in {verb.low, *forms(verb.stem), *forms(verb.low)}))
        return any(said.search(told) and _IN_TURN.search(told) for told in _SENTENCES.split(self._told))

    def lost_by_each(self, category: Category) -> bool:
        """Whether the story tells that everybody lost one of the things of a category: it is his own, then."""
        noun = next((singular(w.low) for w in reversed(split(category.name)) if w.low.isalpha()), "")
        lost = rf"\b(?:{'|'.join(_LOST)})(?: behind)? (?:an?|another|his|her|their)(?: [a-z-]+){{0,2}}? {re.escape(noun)}s?\b"
        return bool(noun) and not category.ordered and re.search(lost, self._told) is not None

    def of_souvenirs(self) -> bool:
        """Whether the story tells that everybody brought something home: it is from where he went."""
        home = any((key("bring"), low) in self._story_pairs for low in ("home", "back"))
        given = self.story_has_just(["brought me"]) and self.story_has(_TRAVELS)
        return home or given or self.story_has(_SOUVENIRS)

    def at_the_other_end(self, category: Category, verb: Word) -> bool:
        """ "Began at 7:00" where the times are finishing times, "ended in May" where the months are those of the start."""
        named = stems(category.name)
        return any(verb.stem in one and named & other and not named & one for one, other in (_ENDS, _ENDS[::-1]))

    def named_otherwise(self, stem: str, category: Category) -> bool:
        """ "Drank | lemonade", where each sells another drink: nothing but the heading's noun is like the verb."""
        own = stem in {w.stem for w in split(category.name) if w.low in verb_forms()}
        told = self.told_verbs(category.name) if own else ()
        deeds = [done for verb in told if (done := classes_of(verb)) and done != HAVING]
        return bool(deeds) and stem not in told and not any(alike(done, classes_of(stem)) for done in deeds)

    def deed_told(self, verb: Word) -> bool:
        """Whether the story tells of all of them that they eat, or see, such things: then "munched", or "spotted", says so."""
        done = classes_of(verb.stem) & _TOLD_ALIKE
        if not done:
            return False
        told = (self._story | self._described) - stems_of(" ".join(item.label for item in self.frame.items))
        return any(alike(done, classes_of(stem)) for stem in told if not _says_anything(stem))



def _says_anything(stem: str) -> bool:
    """ "Each enjoys a pastime", "each owns": who does so may see it, eat it and more, and the story tells of none of that."""
    done = classes_of(stem)
    return "like" in done or len(done) > _FEW


@lru_cache(maxsize=1024)
def _keys(words: tuple[str, ...]) -> frozenset[str]:
    return frozenset(map(key, words))


def _phrases(story: str) -> frozenset[tuple[str, str]]:
    """The prepositions of the story, each with the stem of the noun that follows it, "the" or "its" between them left out."""
    words = [w for w in split(story) if w.low not in ("the", "a", "an", "its", "his", "her", "their", "our", "my")]
    return frozenset((one.low, other.stem) for one, other in pairwise(words) if closed().get(one.low) in ("p", "t"))
