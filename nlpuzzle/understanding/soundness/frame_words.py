"""What the categories of a puzzle say of words: which speak of them, which name people, which are of no row."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, cached_property, lru_cache
from typing import NamedTuple

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.kinds import families, kind_of
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.tables import rows
from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import Word, key, split, stems
from nlpuzzle.puzzle import Category, Frame, Item
from nlpuzzle.understanding.soundness.events import classes_of
from nlpuzzle.understanding.tokenising.tokens import Choice, Token
from nlpuzzle.understanding.words.people import is_of_people, is_person
from nlpuzzle.understanding.words.vocabulary import agentive, closed, personal, relational, synonyms, verb_forms

__all__ = ["FrameWords", "stems_of"]


#: names of categories that tell nothing of what their things are
_WHATEVER = frozenset("article good goods item object order purchase thing".split())
#: what is about something
_WORKS = frozenset(
    map(
        key,
        "article ballad book chapter documentary essay film lecture lesson letter novel painting paper play podcast poem "
        "report sermon song speech story tale talk".split(),
    )
)
#: one of the same kind as whoever has him
FELLOWS = frozenset(map(key, "neighbour neighbor friend colleague rival opponent".split()))
#: who belongs to a category of kin
_KIN = {"grandchild": "grandson granddaughter", "grandparent": "grandfather grandmother", "sibling": "brother sister"}

#: where there are breeds, a category that is only called "name" names the animals
_BREEDS, _NAME = frozenset(map(key, ("breed", "species"))), frozenset((key("name"),))
#: those for whom somebody works
_TREATED = frozenset(map(key, "patient client student pupil".split()))


def _is_noun(name: Sequence[Word]) -> bool:
    """Whether a category's name of several words may be a noun: "sleeping bag", and not "pulled by"."""
    return all(w.low.isalpha() for w in name) and closed().get(name[-1].low) is None


class _Known(NamedTuple):
    """What the categories of a frame say of words, whatever is told of them."""

    #: stems that belong to a category, by category name
    of_category: dict[str, frozenset[str]]
    #: by category: the verbs and nouns that go with its noun, each with the prepositions that lead to an item
    said: dict[str, "_Said"]
    #: stems of the names of the categories: their head nouns
    nouns: frozenset[str]
    #: by category: what else clues may call its things, as long as no category speaks of that
    synonyms: dict[str, frozenset[str]]
    #: the names of several words, as stems: "sleeping bag"
    long_names: tuple[tuple[str, ...], ...]
    labels: frozenset[str]
    described: frozenset[str]
    people: frozenset[str]
    treated: frozenset[str]


@lru_cache(maxsize=64)
def _known(frame: Frame) -> _Known:
    """The same for every sentence that is read in the light of the categories."""
    of_category = {c.name: stems(_evidence(c)) for c in frame}
    said = {c.name: _said_of(c) for c in frame}
    heads = {c.name: key(singular(split(c.name)[-1].low)) for c in frame if split(c.name)}
    spoken_of = frozenset().union(*of_category.values())
    others = {name: synonyms().get(noun, frozenset()) - spoken_of for name, noun in heads.items()}
    for name, noun in heads.items():  # "Ann's pet", where there are hamsters
        if "animal" in families(noun):
            others[name] |= _CREATURES - spoken_of
    for name, called in others.items():
        of_category[name] |= called
    described = frozenset(w.stem for c in frame for w in split(f"{c.name} {c.description.partition(':')[0]}"))
    bred = any(not _BREEDS.isdisjoint(stems_of(c.name)) for c in frame)
    people = frozenset(c.name for c in frame if is_of_people(c) and not (bred and stems_of(c.name) == _NAME))
    several = (split(c.name) for c in frame if " " in c.name)
    return _Known(
        of_category,
        said,
        frozenset(key(w.low) for c in frame for w in split(c.name) if w.low.isalpha()),
        others,
        tuple(tuple(w.stem for w in name) for name in several if _is_noun(name)),
        frozenset(w.stem for c in frame for label in c.items for w in split(label)),
        described.union(*others.values()),
        people,
        frozenset().union(*(_other_side(c, frame, people, said) for c in frame)),
    )


def _other_side(category: Category, frame: Frame, people: frozenset[str], said: Mapping[str, "_Said"]) -> frozenset[str]:
    """ "Patient" of a vet, "student" of a teacher, where a category names the patients or the pets."""
    others = [c for c in frame if c is not category and (c.name in people or _of_animals(c))]
    return frozenset(said[category.name]) & _TREATED if others and category.name in people else frozenset()


class FrameWords:
    """What the categories of a puzzle and their items say of words: the ground of every licence."""

    def __init__(self, frame: Frame) -> None:
        self.frame = frame
        #: whether there is no story: nothing is told but the categories and the clues
        self.silent = False
        known = _known(frame)
        self.of_category, self.nouns, self.long_names = known.of_category, known.nouns, known.long_names
        self._said = dict(known.said)
        #: by category: the ways of ways.txt in which clues attach its items, a verb and its preposition each
        self._ways_used: dict[str, set[tuple[str, str]]] = {}
        self._synonyms, self._labels, self._described = known.synonyms, known.labels, known.described
        self._people, self._treated = known.people, known.treated
        self._kinds: dict[str, str | None] = {}
        #: whether the puzzle is about people, so that "the owner of the cat" is one of them
        self.has_people = bool(self._people)

    @cached_property
    def _category_words(self) -> frozenset[str]:
        return frozenset().union(*self.of_category.values())

    @cached_property
    def _kin(self) -> frozenset[str]:
        """ "Grandson", where grandchildren are a category."""
        named = {form for noun in self.nouns for form in (noun, noun.replace("children", "child"))}
        return frozenset(key(w) for noun, words in _KIN.items() if noun in named for w in words.split())

    @cached_property
    def _surnames(self) -> frozenset[str]:
        labels = (label for c in self.frame if c.name in self._people for label in c.items)
        return frozenset(w.stem for label in labels for w in split(label) if w.text[0].isupper())

    @cached_property
    def _lost_in(self) -> frozenset[str]:
        """The verbs that alone tell the items of a category which the statements gave: where each toy "was lost"."""
        given = [c for c in self.frame if c.given == "inferred" and not c.ordered]
        alone = ({stem for stem in c.description.split() if key(stem) not in stems_of(c.name)} for c in given)
        return frozenset(stem for told in alone if len(told) == 1 for stem in told)

    def _keep_to_ways(self, story: str, attached: Iterable[tuple[tuple[str, ...], str]]) -> None:
        """Adds what English says of such things (ways.txt), where no story tells what is done with them.

        A line of the table is one way to speak of them, and a puzzle means one: where one clue has a cake baked and another
        has it eaten, neither tells whose it is.
        """
        told = frozenset().union(self._described, self._labels)
        self.silent = all(w.stem in told or not w.low.isalpha() or closed().get(w.low) is not None for w in split(story))
        if not self.silent:
            return
        for category in self.frame:
            lines = _lines_of("ways", category)
            hows = {(how[0], how[1] if len(how) > 1 else "") for how, name in attached if name == category.name and how}
            known = {(verb, led) for verb, led in hows if any(led in line.get(verb, ()) for line in lines)}
            self._ways_used[category.name] = known
            self._said[category.name] = _with_ways(category, frozenset(known))

    def happens_there(self, word: Word) -> bool:
        """ "Lost" in "lost in the woods", where that is what each place of the puzzle has seen."""
        return word.stem in self._lost_in

    def relational(self, word: Word) -> bool:
        """Whether the word names a second person ("cousin"), unless it is what a category of this puzzle is about."""
        return word.stem in relational() and word.stem not in self._described | self._kin

    def fellow(self, word: Word) -> bool:
        """Whether the word names one of the same kind, so that whoever has one is another: "neighbour", "classmate"."""
        return word.stem in FELLOWS or (word.stem in relational() and word.stem.endswith("mate"))

    def agent(self, word: Word) -> bool:
        """ "visitor", "dealer": who does something, unless the puzzle's categories speak of such people."""
        ending = word.low.rstrip("s").endswith(("er", "or")) and len(word.low) > 5
        return ending and word.stem not in self._described and agentive(word.low)

    def of_animals(self, category: Category) -> bool:
        """Whether a category lists animals: "pets", "hamsters"."""
        nouns = split(category.name)
        return _of_animals(category) or (bool(nouns) and "animal" in families(singular(nouns[-1].low)))

    def described(self, word: Word) -> bool:
        """Whether the name or the description of a category has the word."""
        return word.stem in self._described

    def another(self, word: Word) -> bool:
        """Whether "Ann's | word" is somebody else: "cousin", "dealer", "barber"; "the collie's owner" is of the row."""
        if word.stem in self._treated:
            return False
        person = is_person(word.low) and word.stem not in self._described | self._kin and not personal(word.low)
        return self.agent(word) or self.relational(word) or person

    def speaks_of(self, category: str, words: Iterable[Word]) -> bool:
        """Whether one of the words stands in the category's name or description."""
        return self.of(self.frame.by_name[category], words) > 0

    def speaks_of_any(self, categories: Iterable[str], word: Word) -> bool:
        """Whether the word stands in the name or the description of one of the categories."""
        return any(self.speaks_of(category, [word]) for category in categories)

    def of(self, category: Category, words: Iterable[Word]) -> int:
        """How many of the words speak of a category: two points for its name, one for its description."""
        own, described = stems_of(category.name), self.of_category[category.name]
        telling = [w.stem for w in words if w.stem in described and closed().get(w.low, "j") == "j" and w.low not in _NAMING]
        score = sum(2 if w in own else 1 for w in telling)
        return score + 1 if own and own <= set(telling) else score

    def goes_surely_with(self, verb: Word, preposition: str, category: Category) -> bool:
        """Whether English always says so of such things, or another clue of a puzzle without a story tells of them like it."""
        if not self.goes_with(verb, preposition, category):
            return False
        others = self._ways_used.get(category.name, set()) - {(verb.stem, preposition)}
        return bool(others) or preposition in _said_of(category).get(verb.stem, ())

    def goes_with(self, verb: Word, preposition: str, category: Category) -> bool:
        """Whether English says so of such things: one skates to a song, and a tower is designed by an architect."""
        return preposition in self._said[category.name].get(verb.stem, ())

    def english_has(self, stem: str, category: Category) -> bool:
        """Whether English does so to such things, by the stem of a verb: games are played."""
        return "" in self._said[category.name].get(stem, ())

    def come_from(self, category: Category) -> bool:
        """Whether one may say of somebody that he comes from an item of the category: from a town, or a school."""
        return "from" in self._said[category.name].get(key("come"), ())

    def never_done(self, category: Category, done: str) -> bool:
        """Whether English has its own verbs for such things, and none of a class: a cargo is carried, and not eaten."""
        lines = _lines_of("ways", category)
        anything = category.name.casefold() in _WHATEVER
        return bool(lines) and not anything and not any(done in classes_of(verb) for line in lines for verb in line)

    def is_topic(self, category: Category) -> bool:
        """Whether one speaks or writes about the items of a category: themes, subjects, what poems are called by."""
        works = not _WORKS.isdisjoint(stems_of(category.name))
        return works or any("about" in led for led in self._said[category.name].values())

    def goes_with_any(self, word: Word) -> bool:
        """ "Reported", "complained about", where there are complaints."""
        return any(word.stem in said for said in self._said.values())

    def tells_when(self, verb: Word) -> bool:
        """Whether a category of times tells by its noun when that is done: "was picked up", of pickup times."""
        timed = [c for c in self.frame if c.dimension in ("date", "time")]
        if any(self.goes_with(verb, "", c) for c in timed):
            return True
        heads = {singular(split(c.name)[-1].low) for c in self.frame if split(c.name)}
        return (
            verb.stem in _PERFORMING and not _PERFORMERS.isdisjoint(heads) and any(c.unit != "year" for c in timed)
        )  # "the ska band | plays | a week after"

    def goes_only_with(self, verb: Word, preposition: str) -> bool:
        """Whether the verb is known by what goes with a category's noun alone, and never so with that preposition."""
        known = verb.low in verb_forms() or verb.stem in self._described
        led = (said.get(verb.stem, frozenset()) for said in self._said.values())
        return not known and self.goes_with_any(verb) and not any(preposition in prepositions for prepositions in led)

    def names(self, category: Category, words: Iterable[Word]) -> bool:
        """Whether the words hold the name of a category."""
        own = stems_of(category.name)
        return bool(own) and own <= {w.stem for w in words}

    def called(self, category: Category, word: Word) -> bool:
        """Whether a word means what the category is called by: "vessel" where there are boats."""
        return word.stem in self._synonyms.get(category.name, ())  # a name of signs alone has no noun

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
        called = any(stems_of(name) == {word.stem} or word.stem in self._synonyms.get(name, ()) for name in others)
        return category not in self._people and called

    def people(self, category: str) -> bool:
        """Whether the items of a category are people: names, jobs, nations."""
        return category in self._people

    def people_in(self, token: Token) -> bool:
        """Whether a token may name somebody."""
        return isinstance(token.reference, Choice) and any(self.people(item.category) for item in token.reference.items)

    def name_of_a_person(self, word: Word) -> bool:
        """ "Lamb" written small, where somebody is called Mr Lamb."""
        return word.low[:1] == word.text[:1] and word.stem in self._surnames


def _of_animals(category: Category) -> bool:
    """Whether the category is called by animals: "pets", "horses"."""
    nouns = split(category.name)
    return bool(nouns) and singular(nouns[-1].low) in _ANIMALS


_ANIMALS = word_class("pets")
#: what any animal may be called
_CREATURES = frozenset(map(key, ("animal", "creature", "pet")))

#: who performs when it is his turn
_PERFORMERS = word_class("performers")
_PERFORMING = frozenset(map(key, "appear headline perform play sing".split()))
#: "is named Alice" tells nothing about whose name it is
_NAMING = frozenset({"named", "called"})


def _evidence(category: Category) -> str:
    others = " ".join(word for word, led in _said_of(category).items() if not led.isdisjoint(("", "by")))
    return f"{category.name} {category.description} {category.unit or ''} {others} {' '.join(category.items)}"


_Said = Mapping[str, frozenset[str]]


def _said_of(category: Category) -> _Said:
    """What clues say of the things of a category, or call them: "residents" of a population, "tend" of a keeper.

    The words, with the prepositions that lead to an item ("" for none): who plays for a team need not have played it.
    """
    lines = _lines_of("evidence", category)
    # "launch date", "winning bid": what is dated or counted tells what is said of it
    about = split(category.name)[:-1] if category.ordered else []
    told = (line for w in about for line in _by_noun("evidence").get(key(singular(w.low)), ()))
    found = _joined(*lines, *told)
    if category.dimension in ("date", "time"):  # "erupted in | 1883", where eruptions erupt
        return {word: led | _AT_TIMES if "" in led else led for word, led in found.items()}
    return found


#: what leads to a time
_AT_TIMES = frozenset({"at", "in", "on"})


#: what a category is about that is called by its unit
_TOLD_IN = {
    "area": "acreage", "data": "storage", "duration": "duration", "loudness": "loudness", "percent": "percentage",
    "speed": "speed", "temperature": "temperature", "volume": "capacity", "weight": "weight",
}  # fmt: skip


@lru_cache(maxsize=1024)
def _with_ways(category: Category, known: frozenset[tuple[str, str]]) -> _Said:
    """What is said of the category's things, with the lines of ways.txt that have all the ways in which clues attach them."""
    kept = (line for line in _lines_of("ways", category) if all(led in line.get(verb, ()) for verb, led in known))
    return _joined(_said_of(category), *kept)


def _lines_of(table: str, category: Category) -> tuple[_Said, ...]:
    """The lines of a table that speak of the noun of a category."""
    nouns = split(category.name)
    if not nouns:
        return ()
    home = len(nouns) > 1 and nouns[0].low in ("home", "native")  # "home state"
    head = singular(nouns[-1].low)
    told = unit_of(head) if category.ordered and table == "evidence" else None
    if told is not None and told.name == category.unit and (called := _TOLD_IN.get(told.dimension)):  # "knots" tell a speed
        return (*_by_noun(table).get(key(head), ()), *_by_noun(table).get(key(called), ()))
    return _lines_for(table, "hometown" if home else head)


#: what the things of a family are called where it is not by its own name
_CALLED = {"clothing": "outfit", "food": "dish"}
#: families of things of which one sort is spoken of like any other: an owl like an animal, a salad like a dish
_ALIKE = frozenset(
    "animal clothing drink flower food fruit gem hobby instrument sport toy tree vegetable vehicle weapon".split()
)


@lru_cache(maxsize=1024)
def _lines_for(table: str, noun: str) -> tuple[_Said, ...]:
    """The lines of a noun; of one without, those of the broader nouns for such things, or of its family."""
    if own := _by_noun(table).get(key(noun), ()):
        return own
    broader = [line for word in _broader().get(noun, ()) for line in _by_noun(table).get(key(word), ())]
    alike = [family for family in families(noun) if family in _ALIKE]
    if broader or len(alike) != 1:
        return tuple(broader)
    return _by_noun(table).get(key(_CALLED.get(alike[0], alike[0])), ())


@cache
def _broader() -> dict[str, tuple[str, ...]]:
    return {noun: tuple(broader) for noun, _, *broader in rows("broader")}


def _joined(*parts: _Said) -> dict[str, frozenset[str]]:
    found: dict[str, frozenset[str]] = dict(parts[0]) if parts else {}  # often long, and alone
    for part in parts[1:]:
        for word, led in part.items():
            before = found.get(word)
            found[word] = led if before is None else before | led
    return found


@cache
def _by_noun(table: str) -> dict[str, tuple[_Said, ...]]:
    found: dict[str, tuple[_Said, ...]] = {}
    for row in rows(table):
        colon = row.index(":")
        said: dict[str, frozenset[str]] = {}
        for word, _, preposition in (entry.partition("+") for entry in row[colon + 1 :]):
            for stem in (key(word), *((key("used"),) if word == "use" else ())):  # "used to" apart, it has a stem of its own
                said[stem] = said.get(stem, frozenset()) | {preposition}
        for noun in row[:colon]:
            found[key(noun)] = (*found.get(key(noun), ()), said)
    return found


@lru_cache(maxsize=1024)
def _stems_of_all(label: str) -> frozenset[str]:
    return frozenset(w.stem for w in split(label))


@lru_cache(maxsize=1024)
def stems_of(name: str) -> frozenset[str]:
    """The stems of the words of a category's name."""
    return stems(name)
