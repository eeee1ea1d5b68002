"""Which words of a clue are licensed: an open word needs a reason to be passed over.

A word is supported when it stands in a category's name, description or labels, in the story, in another clue of the same
puzzle, or in a table of neutral English words. Words that deny, weaken or report have no support, however often they occur.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from itertools import pairwise

from nlpuzzle.english.kinds import families, kind_of
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.numbers import ordinal_value
from nlpuzzle.english.tables import rows
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.units import unit_of
from nlpuzzle.english.wordlists import word_set
from nlpuzzle.english.words import Word, key, split, stems
from nlpuzzle.puzzle import Category, Frame, Item
from nlpuzzle.understanding.soundness.events import attached_deeds, classes_of
from nlpuzzle.understanding.tokenising.tokens import Choice, Token
from nlpuzzle.understanding.words.lines import headings
from nlpuzzle.understanding.words.people import is_of_people, is_person
from nlpuzzle.understanding.words.vocabulary import (
    agentive,
    closed,
    compound,
    denying,
    does,
    letter_missing,
    personal,
    relational,
    reverses,
    verb_forms,
)

__all__ = ["DAILY", "DENIED", "UNKNOWN", "Support"]

#: how things come to be, and what is done with them later
_MAKING = frozenset(map(key, "write print publish compose paint build construct carve sew knit weave design engrave".split()))
_DEALING = frozenset(map(key, "sell sold auction buy bought borrow deliver donate lend rent".split()))

#: stands for whoever is told by what he has: "the pupil with the blue bag is 11 years old"
_SOMEBODY = ""
_PHRASED = split("on in at")
DENIED = "x"
UNKNOWN = "u"
#: what comes once a day: "two nights later"
DAILY = frozenset({"night", "evening", "morning", "afternoon"})


class Support:
    """The licence of every word of one puzzle's clues."""

    def __init__(self, frame: Frame, story: str, clues: Mapping[str, tuple[Token, ...]]) -> None:
        self.frame = frame
        #: stems that belong to a category, by category name
        self.of_category: dict[str, frozenset[str]] = {c.name: stems(_evidence(c)) for c in frame}
        #: stems of the names of the categories: their head nouns
        self.nouns = frozenset(key(w.low) for c in frame for w in split(c.name) if w.low.isalpha())
        self._named = frozenset(singular(w.low) for c in frame for w in split(c.name))
        self._story = stems(story)
        self._headings = headings(story)
        self._letters: dict[tuple[str, str], str] = {}
        self._kinds: dict[str, str | None] = {}
        #: what `licence.letters` found, by the words
        self.shapes: dict[tuple[Word, ...], str] = {}
        self._clues_with: dict[str, set[str]] = {}
        self._attached: dict[tuple[tuple[str, ...], str], set[str]] = {}
        #: by category: the last preposition before its items, and how often
        self._led_by: dict[str, Counter[str]] = {}
        self._pairs: dict[tuple[str, str], set[str]] = {}
        self._alone: dict[str, set[str]] = {}
        self._counted: dict[tuple[str, str], set[str]] = {}
        self._deeds = attached_deeds(clues)
        #: by category: the categories whose items stand before its own as their subject
        self._bearers: dict[str, set[str]] = {}
        #: adjectives by which clues compare what people have
        self._of_works: set[str] = set()
        for number, tokens in clues.items():
            if tokens[1:] and any(closed().get(w.low) == "s" for w in tokens[1].gap[:1]) and len(tokens[1].gap) > 1:
                self._of_works.update(t.adjective.base for t in tokens if t.adjective is not None)
            for i, token in enumerate(tokens):
                plain = [w for w in token.gap if closed().get(w.low) not in ("d", "j")]
                for one, other in pairwise(plain):
                    self._pairs.setdefault((one.stem, other.stem), set()).add(number)
                if _alone(tokens, i):
                    for item in token.reference.items:  # type: ignore[union-attr]
                        self._alone.setdefault(item.category, set()).add(number)
                if isinstance(token.reference, Choice) and token.number is not None and i + 1 < len(tokens):
                    for item in token.reference.items:
                        for word in tokens[i + 1].gap[:1]:
                            self._counted.setdefault((item.category, word.stem), set()).add(number)
                if isinstance(token.reference, Choice):
                    subject = tokens[i - 1].reference if i and token.gap else None
                    for item in token.reference.items:
                        if isinstance(subject, Choice):
                            somebody = any(is_person(w.low) or closed().get(w.low) == "h" for w in tokens[i - 1].gap)
                            bearing = {_SOMEBODY} if somebody else {s.category for s in subject.items}
                            self._bearers.setdefault(item.category, set()).update(bearing)
                        how = self._how(token.gap, item.category)
                        self._attached.setdefault((how, item.category), set()).add(number)
                        last = next((w.low for w in reversed(token.gap) if closed().get(w.low) in ("p", "t")), "")
                        self._led_by.setdefault(item.category, Counter())[last] += 1
                for word in token.gap:
                    self._clues_with.setdefault(word.stem, set()).add(number)
            heads = [noun.stem for token in tokens for noun in _described_heads(token.gap)]
            for stem in {stem for stem in heads if heads.count(stem) > 1}:
                self._clues_with[stem].add(f"{number}, twice")  # "the golfer in red is either the golfer from Oslo or ..."
        self._forms = frozenset(w.low for tokens in clues.values() for token in tokens for w in token.gap)
        self._described = frozenset(w.stem for c in frame for w in split(f"{c.name} {c.description.partition(':')[0]}"))
        #: prepositions by which several clues tell where a thing is: "the bridge over the Cam"
        self.siting = _siting(clues)
        self._people = frozenset(c.name for c in frame if is_of_people(c))
        capital = (w for c in frame if c.name in self._people for label in c.items for w in split(label) if w.text[0].isupper())
        self._surnames = frozenset(w.stem for w in capital)
        self._proper = self._written_with_capitals(clues.values())
        #: whether the puzzle is about people, so that "the owner of the cat" is one of them
        self.has_people = bool(self._people)
        self._category_words = frozenset().union(*self.of_category.values()) if self.of_category else frozenset()

    def _written_with_capitals(self, clues: Iterable[tuple[Token, ...]]) -> frozenset[str]:
        """The categories whose labels the clues write as they are listed, with a capital, as often as without.

        A capital at the start of a sentence counts where no article precedes it and people are meant.
        """
        capitals, smalls = Counter[str](), Counter[str]()
        for token in (t for tokens in clues for t in tokens):
            if not (isinstance(token.reference, Choice) and token.reference.exact and token.words[0].low[0].isalpha()):
                continue
            first = token.words[0]
            for item in token.reference.items:
                bare = item.category in self._people and not token.gap
                if item.label[:1].isupper() and (first.proper or first.text[0].islower() or bare):
                    (smalls if first.text[0].islower() else capitals)[item.category] += 1
        #: of these, the ones that are written so more often than not
        proper = {name: n for name, n in capitals.items() if not _of_common_nouns(self.frame.by_name[name])}
        self._always_proper = frozenset(name for name, count in proper.items() if count > smalls[name])
        return frozenset(name for name, count in proper.items() if count >= smalls[name])

    def common_noun(self, token: Token, *items: Item) -> bool:
        """Whether a token is written small where its category is not: "a bath" is not the town of Bath."""
        choice = token.reference
        if not isinstance(choice, Choice) or not choice.exact or not token.words[0].text[0].islower():
            return False
        known = self._proper if token.gap and closed().get(token.gap[-1].low) == "p" else self._always_proper  # "at dusk"
        return all(item.label[:1].isupper() and item.category in known for item in items or choice.items)

    def told(self, word: Word) -> bool:
        """Whether the story has the word."""
        return word.stem in self._story

    def ordinal(self, token: Token) -> bool:
        """Whether a token begins with an ordinal number: "first", "3rd"."""
        return bool(token.words) and ordinal_value(token.words[0].low) is not None

    def spoken_of(self, word: Word) -> bool:
        """Whether a category is about it, the story tells of it, or another clue: a word in a label is not enough."""
        return word.stem in self._described or word.stem in self._story or self.recurs(word)

    def supported(self, word: Word) -> bool:
        """Whether the puzzle itself uses the word elsewhere: in a category, in the story, in another clue."""
        return word.stem in self._category_words or word.stem in self._story or self.recurs(word)

    def attaches(self, gap: Sequence[Word], category: str) -> bool:
        """Whether another clue of the puzzle attaches an item of the category in the same way ("working with")."""
        how = self._how(gap, category)
        return bool(how) and len(self._attached.get((how, category), ())) > 1

    def _how(self, gap: Sequence[Word], category: str) -> tuple[str, ...]:
        """How an item is attached: the last open word before it, the category's own noun left out."""
        own = _stems(category)
        words = list(gap)
        while words and words[-1].stem in own:
            words.pop()  # "designed house | 3"
        return _attachment(words)

    def made_before(self, verb: Word) -> bool:
        """ "Was printed on June 5", where the text is about selling: what is sold on a day was made on another."""
        return verb.stem in _MAKING and not self.supported(verb) and not _DEALING.isdisjoint({*self._story, *self._clues_with})

    def taken_by(self, verb: Word) -> Category | None:
        """The category whose items the clues attach with that verb: "brews" takes teas; None where several or none are."""
        found = {category for how, category in self._attached if verb.stem in how}
        return self.frame.by_name[found.pop()] if len(found) == 1 else None

    def other_deed(self, verb: Word, stem: str, category: Category, indirectly: bool) -> bool:
        """ "Saw the comet", where the clues or the story paint such things: a verb of no class that goes with the category.

        A verb counts as usual where another clue attaches the category by it and it stands in the story, or two clues do.
        """
        if not classes_of(stem) or self.told(verb) or self.people(category.name) or self.of(category, [verb]):
            return False
        told = self._story | self.of_category[category.name]
        deeds = self._deeds.get((category.name, indirectly), {})
        often = len(deeds.get(stem, ()))
        timed = category.dimension == "time"
        others = ((s, len(clues)) for s, clues in deeds.items() if s != stem and len(clues) >= often)
        usual = [classes_of(s) for s, count in others if timed or count > 1 or s in told]
        usual = [classes for classes in usual if classes]
        return bool(usual) and not any(classes & classes_of(stem) for classes in usual)

    def counted(self, category: str, word: Word) -> bool:
        """Whether the word is what the numbers of a category count: a unit, or so in another clue too ("49 points")."""
        return unit_of(word.low) is not None or len(self._counted.get((category, word.stem), ())) > 1

    @property
    def prepositions(self) -> tuple[Word, ...]:
        """ "On", "in", "at": what phrases of one noun begin with."""
        return _PHRASED

    def leads(self, first: Word) -> bool:
        """Whether other clues have the word before some other, within one gap: "on" where they say "on watch"."""
        return any(pair[0] == first.stem and len(numbers) > 1 for pair, numbers in self._pairs.items())

    def together(self, first: Word, second: Word) -> bool:
        """Whether another clue has the two words in the same order within one gap ("in school")."""
        return len(self._pairs.get((first.stem, second.stem), ())) > 1

    def named_alone(self, category: str) -> bool:
        """Whether the category names the things themselves: proper names, used bare ("Veldra is older than ...")."""
        proper = sum(label[:1].isupper() for label in self.frame.by_name[category].items)
        return bool(self._alone.get(category)) and proper * 2 > self.frame.size

    def speaks_of(self, category: str, words: Iterable[Word]) -> bool:
        """Whether one of the words stands in the category's name or description."""
        return self.of(self.frame.by_name[category], words) > 0

    def speaks_of_any(self, categories: Iterable[str], word: Word) -> bool:
        """Whether the word stands in the name or the description of one of the categories."""
        return any(self.speaks_of(category, [word]) for category in categories)

    def story_has(self, words: Iterable[str]) -> bool:
        """Whether the story, or what introduces a category, has one of the words."""
        return any(key(word) in self._story or key(word) in self._described for word in words)

    def used_as(self, form: str) -> bool:
        """Whether a clue has a word in just this form."""
        return form in self._forms

    def recurs(self, word: Word) -> bool:
        """Whether another clue of the puzzle uses the word too."""
        return len(self._clues_with.get(word.stem, ())) > 1

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
        if word.low == "last" or word.low in _ASTRAY:
            return UNKNOWN  # "last wore red" is no fact of today
        if word.stem in relational():
            deed = word.low.endswith(("ed", "ing")) and word.low not in verb_forms()  # "nursed", "tutored"
            return UNKNOWN if deed and word.stem not in self._described else "n"
        if word.low in denying() and singular(word.low) in self._named:
            return "o"  # "the Fuller claim", where claims are a category
        if word.low in denying():
            return DENIED
        if word.low.endswith("ly") and self._adverb(word):
            return DENIED
        noun = singular(word.low) in word_table("things") or word.low in word_table("places")
        if word.stem == key("ask") and not (self.supported(word) or any(c.dimension == "money" for c in self.frame)):
            return UNKNOWN  # who asks for a room need not get it; who asks $5 has his price
        if word.low in verb_forms():
            return "o" if noun else "v"
        if not word.low[0].isalpha():
            return UNKNOWN
        if singular(word.low) in DAILY:
            return "n"
        if self.supported(word) and not reverses(word.low):
            return "o"
        if noun or compound(word.low) or does(word.low) or letter_missing(word.low) or unit_of(word.low) is not None:
            return "n"
        return UNKNOWN

    def only_recurs(self, word: Word) -> bool:
        """Whether a word is licensed by nothing but its use in another clue: "free" in "is free on Tuesday"."""
        known = word.low in verb_forms() or singular(word.low) in word_table("things") or closed().get(word.low)
        return not (known or word.stem in self._category_words or word.stem in self._story)

    def only_in_clues(self, word: Word) -> bool:
        """Whether neither a category nor the story has the word."""
        return word.stem not in self._category_words and word.stem not in self._story

    def attached_by(self, prepositions: Iterable[str], category: str) -> bool:
        """Whether some clue attaches an item of the category by one of the prepositions: "sails to Tolmin"."""
        return any(preposition in self.ways(category) for preposition in prepositions)

    def bearers(self, category: str) -> frozenset[str]:
        """The categories whose items some clue says to have an item of this one: those who have the ages."""
        return frozenset(self._bearers.get(category, ()))

    def ages_of_works(self, compared: Token) -> bool:
        """Whether the only years are those of things: "the harbour was painted in 1655", "Ann's painting is older"."""
        if compared.adjective and compared.adjective.base in self._of_works and all(c.dimension != "age" for c in self.frame):
            return True
        dated = [c for c in self.frame if c.dimension in ("date", "age")]
        persons = self._people | {_SOMEBODY}
        return bool(dated) and all(b and not b & persons for b in map(self.bearers, (c.name for c in dated)))

    def ways(self, category: str) -> Counter[str]:
        """How often each preposition stands before an item of the category; "" where there is none."""
        return self._led_by.get(category, Counter())

    def other_ways(self, category: str, one: str) -> frozenset[str]:
        """The prepositions before the category's items, one of them left out where it stands there once only."""
        return frozenset(p for p, count in self.ways(category).items() if p and (p != one or count > 1))

    def name_of_a_person(self, word: Word) -> bool:
        """ "Lamb" written small, where somebody is called Mr Lamb."""
        return word.low[:1] == word.text[:1] and word.stem in self._surnames

    def _adverb(self, word: Word) -> bool:
        known = word.low in verb_forms() or singular(word.low) in word_table("things")
        return not known and word.stem not in self._category_words

    def relational(self, word: Word) -> bool:
        """Whether the word names a second person ("cousin"), unless it is what a category of this puzzle is about."""
        return word.stem in relational() and word.stem not in self._described

    def heading(self, direction: str) -> int:
        """Which way the puzzle's line runs, by the compass: +1 where its numbers rise in that direction; 0 unless told."""
        return self._headings.get(direction, 0)

    def agent(self, word: Word) -> bool:
        """ "visitor", "dealer": who does something, unless the puzzle's categories speak of such people."""
        ending = word.low.rstrip("s").endswith(("er", "or")) and len(word.low) > 5
        return ending and word.stem not in self._described and agentive(word.low)

    def described(self, word: Word) -> bool:
        """Whether the name or the description of a category has the word."""
        return word.stem in self._described

    def another(self, word: Word) -> bool:
        """Whether "Ann's | word" is somebody else: "cousin", "dealer", "barber"; "the collie's owner" is of the row."""
        person = is_person(word.low) and word.stem not in self._described and not personal(word.low)
        return self.agent(word) or self.relational(word) or person

    def of(self, category: Category, words: Iterable[Word]) -> int:
        """How many of the words speak of a category: two points for its name, one for its description."""
        own, described = _stems(category.name), self.of_category[category.name]
        telling = [w.stem for w in words if w.stem in described and closed().get(w.low, "j") == "j" and w.low not in _NAMING]
        score = sum(2 if w in own else 1 for w in telling)
        return score + 1 if own and own <= set(telling) else score

    def names(self, category: Category, words: Iterable[Word]) -> bool:
        """Whether the words hold the name of a category."""
        own = _stems(category.name)
        return bool(own) and own <= {w.stem for w in words}

    def kind_of_items(self, category: Category) -> str | None:
        """What all items of a category are: "color", "animal"; None where no family of words holds them all."""
        if category.name not in self._kinds:
            self._kinds[category.name] = kind_of(category.items)
        return self._kinds[category.name]

    def of_a_colour(self, item: Item) -> bool:
        """Whether an item is called by a colour."""
        return "color" in families(item.label.casefold())

    def written_small(self, category: Category) -> bool:
        """Whether no label of a category has a capital."""
        return all(label.islower() for label in category.items)

    def label_among(self, item: Item, words: frozenset[str]) -> bool:
        """Whether an item is called by one of the words."""
        return item.label.casefold() in words

    def in_another_label(self, word: Word, item: Item, follows: bool) -> bool:
        """Whether a word beside an item belongs to one other label of its category: "the river | bank", a river bank hotel.

        "The lemon | cake" beside a fruit cake is no such thing: the cake follows what is lemon about it.
        """
        labels = (label for label in self.frame.by_name[item.category].items if label != item.label and " " in label)
        holding = [stems_ for stems_ in map(_stems_of_all, labels) if word.stem in stems_]
        if len(holding) != 1:
            return False
        own = _stems_of_all(item.label)
        return word.stem not in own and not (follows and not own <= holding[0])

    def role(self, word: Word, category: str) -> bool:
        """Whether the word names another category, of people, each of whom has one of this category's things: "author"."""
        others = (c.name for c in self.frame if c.name in self._people and c.name != category)
        return category not in self._people and any(_stems(name) == {word.stem} for name in others)

    def people(self, category: str) -> bool:
        """Whether the items of a category are people: names, jobs, nations."""
        return category in self._people

    def people_in(self, token: Token) -> bool:
        """Whether a token may name somebody."""
        return isinstance(token.reference, Choice) and any(self.people(item.category) for item in token.reference.items)


#: what a category of common nouns may be called besides the name of their family
_CALLED = {
    "job": word_set("job occupation profession trade career vocation role work"),
    "color": word_set("color colour"),
    "animal": word_set("animal pet"),
    "food": word_set("food dish meal snack"),
    "drink": word_set("drink beverage"),
    "hobby": word_set("hobby pastime interest activity"),
}


def _of_common_nouns(category: Category) -> bool:
    """ "Profession: Doctor, Lawyer": nouns that are written either way, and no proper names; "Surname: Cook, Baker" is none."""
    head = singular(split(category.name)[-1].low) if category.name.split() else ""
    kinds = Counter(kind for label in category.items for kind in families(label.casefold()) if kind != "planet")
    called = (count for kind, count in kinds.items() if head == kind or head in _CALLED.get(kind, ()))
    return max(called, default=0) * 2 > len(category.items)


def _siting(clues: Mapping[str, tuple[Token, ...]]) -> frozenset[str]:
    """The prepositions that stand between a noun and an item of one category in two clues or more."""
    found: dict[tuple[str, str], set[str]] = {}
    for number, tokens in clues.items():
        for token in tokens:
            gap = token.gap[:-1] if token.gap and token.gap[-1].low in ("the", "a", "an") else token.gap
            noun = len(gap) > 1 and closed().get(gap[-2].low, "n") in "nh" and gap[-2].low not in verb_forms()
            if noun and gap[-1].low in _SITING and isinstance(token.reference, Choice):
                for item in token.reference.items:
                    found.setdefault((gap[-1].low, item.category), set()).add(number)
    return frozenset(preposition for (preposition, _), numbers in found.items() if len(numbers) > 1)


def _described_heads(gap: Sequence[Word]) -> list[Word]:
    """ "The golfer | from", "the golfer | wearing": nouns by which the things of the puzzle are told."""
    return [
        noun
        for article, noun, following in zip(gap, gap[1:], gap[2:], strict=False)
        if article.low == "the" and (closed().get(following.low) in ("p", "w") or following.low.endswith("ing"))
        and following.low not in ("of", "to", "for", "by")
    ]  # fmt: skip


def _alone(tokens: Sequence[Token], i: int) -> bool:
    """Whether an item stands where a noun phrase begins, with nothing but an article before and no noun after it."""
    token = tokens[i]
    if not isinstance(token.reference, Choice) or token.number is not None or (i and tokens[i - 1].type == "ITEM"):
        return False
    if any(closed().get(w.low) != "d" for w in token.gap):
        return False
    following = tokens[i + 1].gap[:1] if i + 1 < len(tokens) else ()
    return not following or (closed().get(following[0].low, "n") in "apt" or following[0].low in verb_forms())


def _attachment(gap: Sequence[Word]) -> tuple[str, ...]:
    """The last open word before an item and the preposition after it, if any: how the item is attached."""
    telling = [w for w in gap if closed().get(w.low, "o") in "op"]
    while telling and telling[-1].low in word_table("places"):
        telling.pop()  # "lives by | house 3"
    if not telling:
        return ()
    return tuple(w.stem for w in (telling[-2:] if closed().get(telling[-1].low) == "p" else telling[-1:]))


#: where a verb leads with these is told by table particles alone: "gave up", "took away"; and "near" is somewhere else
_ASTRAY = frozenset(
    "north south east west northeast northwest southeast southwest "
    "up off out away down over apart near nearby past across along beyond outside against amid among alongside opposite".split()
)
#: prepositions that say where something is only where the puzzle tells its things so
_SITING = frozenset("over across near past along beyond outside nearby".split())
#: "is named Alice" tells nothing about whose name it is
_NAMING = frozenset({"named", "called"})


def _evidence(category: Category) -> str:
    nouns = category.name.casefold().split() if category.ordered else []
    others = _other_nouns().get(key(nouns[-1]), "") if nouns else ""
    return f"{category.name} {category.description} {category.unit or ''} {others} {' '.join(category.items)}"


@cache
def _other_nouns() -> dict[str, str]:
    """Stem of a noun for an amount -> the other nouns by which it is told: "population" -> "residents"."""
    return {key(noun): " ".join(others) for noun, *others in rows("measures")}


@lru_cache(maxsize=1024)
def _stems_of_all(label: str) -> frozenset[str]:
    return frozenset(w.stem for w in split(label))


@lru_cache(maxsize=1024)
def _stems(name: str) -> frozenset[str]:
    return stems(name)
