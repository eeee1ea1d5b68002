"""How the clues of a puzzle use words and attach items: what several clues say in one way is no slip of one of them."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property, lru_cache
from itertools import pairwise, takewhile

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.kinds import families, kind_nouns
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import Word, finite, key, split
from nlpuzzle.puzzle import Category, Frame, Item
from nlpuzzle.understanding.soundness.events import attached_deeds, attitude_of
from nlpuzzle.understanding.soundness.frame_words import FrameWords, stems_of
from nlpuzzle.understanding.soundness.story import ways_of_the_story
from nlpuzzle.understanding.soundness.told_links import links_of_the_headings, links_of_the_story, received
from nlpuzzle.understanding.tokenising.tokens import Choice, Token
from nlpuzzle.understanding.words.people import is_person
from nlpuzzle.understanding.words.vocabulary import closed, verb_forms

__all__ = ["Usage"]


#: where things come from, where they go, and what they only pass
_DIRECTIONS = (
    frozenset({"from", "off"}),
    frozenset({"to", "for", "into", "toward", "towards", "onto"}),
    frozenset({"via", "through", "past", "across", "over", "along", "around", "beyond", "round"}),
)
#: where things are or come from; by which one has, makes or likes a thing, and is nowhere
_BEING = frozenset({"in", "on", "at", "from", "into", "near", "inside"})
_HAD_BY = frozenset({"of", "by", "with", "to"})
#: what books and films do with whom they are about
_FEATURING = frozenset(map(key, ("feature", "star", "portray", "depict")))
#: stands for whoever is told by what he has: "the pupil with the blue bag is 11 years old"
_SOMEBODY = ""
#: the prepositions before the items of a category that no clue names
_NONE: Counter[str] = Counter()


class Usage(FrameWords):
    """What the clues of a puzzle do with words and items, beside what its categories say."""

    def __init__(self, frame: Frame, story: str, clues: Mapping[str, tuple[Token, ...]]) -> None:
        super().__init__(frame)
        told = links_of_the_story(story, frame, _attachment)
        self._told_ways = ways_of_the_story(story, frame, _attachment) | told
        self._text, self._clues = story, clues
        #: what the names of the categories tell of them
        self._named_ways = links_of_the_headings(frame)
        self._clues_with: dict[str, set[str]] = defaultdict(set)
        self._attached: dict[tuple[tuple[str, ...], str], set[str]] = defaultdict(set)
        #: by category: the clues in which somebody has one of its items
        self._had: dict[str, set[str]] = defaultdict(set)
        #: by category: the last preposition before its items, and how often
        self._led_by: dict[str, Counter[str]] = defaultdict(Counter)
        for number, tokens in clues.items():
            self._add_words(number, tokens)
            for i, token in enumerate(tokens):
                if isinstance(token.reference, Choice):
                    self._add_items(number, tokens, i, token.reference.items)
        self._keep_to_ways(story, self._attached)
        #: prepositions by which several clues tell where a thing is: "the bridge over the Cam"
        self.siting = _siting(clues)
        self._proper = self._written_with_capitals(clues.values())
        self._attitudes: dict[str, frozenset[str]] = {}
        #: by the identity of the words before an item, and its category: the words, and whether they attach it as others do
        self._asked: dict[tuple[int, str], tuple[Sequence[Word], bool]] = {}

    def _add_words(self, number: str, tokens: Sequence[Token]) -> None:
        """Which words a clue has between its tokens."""
        heads: list[str] = []
        for token in tokens:
            gap = token.gap
            for word in gap:
                self._clues_with[word.stem].add(number)
            if len(gap) > 2:
                heads += [noun.stem for noun in _described_heads(gap)]
        for stem in {stem for stem in heads if heads.count(stem) > 1}:
            self._clues_with[stem].add(f"{number}, twice")  # "the golfer in red is either the golfer from Oslo or ..."

    def _add_items(self, number: str, tokens: Sequence[Token], i: int, items: Sequence[Item]) -> None:
        """How a clue attaches the items that one of its tokens may name."""
        gap = tokens[i].gap
        leading, has = _leading(gap), any(w.low in ("has", "had", "have") for w in gap)
        for item in items:
            category = item.category
            how = self._how(gap, category)
            listed = number in self._attached[how, category] and tokens[0].type == "ALLN"
            self._attached[how, category].add(f"{number}, twice" if listed else number)  # "the five are the one by Ann, ..."
            if has and not how:
                self._had[category].add(number)
            self._led_by[category][leading] += 1

    def _items(self) -> Iterator[tuple[str, Sequence[Token], int, str]]:
        """Every item that a clue may name, by its category: the clue's number and tokens, and where it stands."""
        for number, tokens in self._clues.items():
            for i, token in enumerate(tokens):
                if isinstance(token.reference, Choice):
                    yield from ((number, tokens, i, item.category) for item in token.reference.items)

    # what few puzzles are asked for is found out when they are

    @cached_property
    def _received(self) -> frozenset[str]:
        """The categories of which the story says that each is given one."""
        return received(self._text, self.frame)

    @cached_property
    def _pairs(self) -> dict[tuple[str, str], set[str]]:
        """The stems that stand side by side between two tokens, with the clues."""
        found: dict[tuple[str, str], set[str]] = defaultdict(set)
        for number, tokens in self._clues.items():
            for token in tokens:
                for pair in pairwise([w.stem for w in token.gap if closed().get(w.low) not in ("d", "j")]):
                    found[pair].add(number)
        return found

    @cached_property
    def _alone(self) -> frozenset[str]:
        """The categories of which some item stands alone in a clue."""
        return frozenset(category for _, tokens, i, category in self._items() if _alone(tokens, i))

    @cached_property
    def _counted(self) -> dict[tuple[str, str], set[str]]:
        """By category and stem of a word the clues in which the word follows a number of the category."""
        found: dict[tuple[str, str], set[str]] = defaultdict(set)
        for number, tokens, i, category in self._items():
            if tokens[i].number is not None and i + 1 < len(tokens):
                for word in tokens[i + 1].gap[:1]:
                    found[category, word.stem].add(number)
        return found

    @cached_property
    def _deeds(self) -> dict[tuple[str, str], dict[str, set[str]]]:
        return attached_deeds(self._clues)

    @cached_property
    def _bearers(self) -> dict[str, set[str]]:
        """By category: the categories whose items stand before its own as their subject."""
        found: dict[str, set[str]] = defaultdict(set)
        for _, tokens, i, category in self._items():
            if i and tokens[i].gap:
                found[category].update(_bearing(tokens[i - 1], tokens[i].gap) or ())
        return found

    @cached_property
    def _of_works(self) -> frozenset[str]:
        """Adjectives by which clues compare what people have."""
        found = (tokens for tokens in self._clues.values() if tokens[1:] and len(tokens[1].gap) > 1)
        owned = (tokens for tokens in found if closed().get(tokens[1].gap[0].low) == "s")
        return frozenset(t.adjective.base for tokens in owned for t in tokens if t.adjective is not None)

    @cached_property
    def _forms(self) -> frozenset[str]:
        return frozenset(w.low for tokens in self._clues.values() for token in tokens for w in token.gap)

    def _written_with_capitals(self, clues: Iterable[tuple[Token, ...]]) -> frozenset[str]:
        """The categories whose labels the clues write as they are listed, with a capital, as often as without.

        A capital at the start of a sentence counts where no article precedes it and people are meant.
        """
        capitals, smalls = Counter[str](), Counter[str]()
        for token in (t for tokens in clues for t in tokens):
            if not (isinstance(token.reference, Choice) and token.reference.as_listed and token.words[0].low[0].isalpha()):
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
        if not isinstance(choice, Choice) or not choice.as_listed or not token.words[0].text[0].islower():
            return False
        known = self._proper if token.gap and closed().get(token.gap[-1].low) == "p" else self._always_proper  # "at dusk"
        return all(item.label[:1].isupper() and item.category in known for item in items or choice.items)

    def attaches(self, gap: Sequence[Word], category: str) -> bool:
        """Whether the story, or another clue, attaches an item of the category in the same way ("working with")."""
        known = self._asked.get((id(gap), category))
        if known is None or known[0] is not gap:  # many checks ask of one gap, which is kept so that no other gets its name
            how = self._how(gap, category)
            told = (how, category) in self._told_ways or (how, category) in self._named_ways
            attached = bool(how) and (told or len(self._attached.get((how, category), ())) > 1)
            known = self._asked[id(gap), category] = gap, attached
        return known[1]

    def told_of(self, verb: Word, category: Category) -> bool:
        """Whether the story says that somebody does so to each of the category's things: "treated"."""
        return ((verb.stem,), category.name) in self._told_ways

    def told_by_whom(self, verb: Word) -> bool:
        """Whether the story, or the name of a category, says by whom it is done to each: "Donated by", "Restorer"."""
        return any(how == (verb.stem, "by") for how, _ in self._told_ways | self._named_ways)

    def named_for(self, verb: Word, preposition: str, category: Category) -> bool:
        """Whether the name of a category says that this is done to, or by, things of the category: "Seller", "Found in"."""
        return ((verb.stem, preposition) if preposition else (verb.stem,), category.name) in self._named_ways

    def is_received(self, category: str) -> bool:
        """Whether the story says that each is given one of the category."""
        return category in self._received

    def is_had(self, category: Category) -> bool:
        """Whether a clue says that somebody has one of the category."""
        return bool(self._had.get(category.name))

    def attaches_by(self, verb: Word, preposition: str, category: str) -> bool:
        """Whether two clues, or one and the story, attach items of the category by the verb and the preposition."""
        return len(self._deeds.get((category, preposition), {}).get(verb.stem, ())) > 1

    def done_often(self, category: Category, stem: str) -> bool:
        """Whether the verb attaches items of the category in two clues or more, and in more than any other word does."""
        ways = {how: clues for (how, name), clues in self._attached.items() if name == category.name and how}
        often = max((len(clues) for how, clues in ways.items() if stem in how), default=0)
        others = [len(clues) for how, clues in ways.items() if stem not in how]
        return often > max(1, len(self._had.get(category.name, ())), *others)

    def _how(self, gap: Sequence[Word], category: str) -> tuple[str, ...]:
        """How an item is attached: the last open word before it, the category's own noun left out."""
        own, how = stems_of(category), _attachment(gap)
        if not gap or gap[-1].stem not in own or (how, category) in self._named_ways:
            return how  # "was | donated by", where that is the category's name
        words = list(gap)
        while words and words[-1].stem in own:
            words.pop()  # "designed house | 3"
        return _attachment(words)

    def done_another_time(self, category: Category, verb: Word) -> bool:
        """Whether story or clues say with that verb when things are, and only of another category of days, years or times."""
        told = self.times_told_by(verb)
        nested = category.unit == "day" and all(self.frame.by_name[name].dimension == "time" for name in told)
        return bool(told) and category.name not in told and not nested  # what comes at a later hour may come on a later day

    def times_told_by(self, verb: Word) -> frozenset[str]:
        """The categories of days, years or times of which story or clues speak with that verb: "joined in" the years."""
        when = {c.name for c in self.frame if c.dimension in ("date", "time")}
        ways = (*self._told_ways, *self._attached) if when else ()
        return frozenset(name for how, name in ways if name in when and verb.stem in how)

    def taken_by(self, verb: Word) -> Category | None:
        """The category whose items the clues attach with that verb: "brews" takes teas; None where several or none are."""
        found = {category for how, category in self._attached if verb.stem in how}
        return self.frame.by_name[found.pop()] if len(found) == 1 else None

    def counted(self, category: str, word: Word) -> bool:
        """Whether the word is what the numbers of a category count: a unit, or so in another clue too ("49 points")."""
        return unit_of(word.low) is not None or len(self._counted.get((category, word.stem), ())) > 1

    def leads(self, first: Word) -> bool:
        """Whether other clues have the word before some other, within one gap: "on" where they say "on watch"."""
        return any(pair[0] == first.stem and len(numbers) > 1 for pair, numbers in self._pairs.items())

    def together(self, first: Word, second: Word) -> bool:
        """Whether another clue has the two words in the same order within one gap ("in school")."""
        return len(self._pairs.get((first.stem, second.stem), ())) > 1

    def named_alone(self, category: str) -> bool:
        """Whether the category names the things themselves: proper names, used bare ("Veldra is older than ...")."""
        proper = sum(label[:1].isupper() for label in self.frame.by_name[category].items)
        return category in self._alone and proper * 2 > self.frame.size

    def used_as(self, form: str) -> bool:
        """Whether a clue has a word in just this form."""
        return form in self._forms

    def recurs(self, word: Word) -> bool:
        """Whether another clue of the puzzle uses the word too."""
        return len(self._clues_with.get(word.stem, ())) > 1

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
        dated = [c.name for c in self.frame if c.dimension in ("date", "age")]
        persons = self._people | {_SOMEBODY}
        # "the one behind the 24-year-old is 22": that years stand beside years tells nothing of whose they are
        borne = [self.bearers(name) - {name} for name in dated]
        return bool(dated) and all(b and not b & persons for b in borne)

    def ways(self, category: str) -> Counter[str]:
        """How often each preposition stands before an item of the category; "" where there is none."""
        return self._led_by.get(category, _NONE)

    def attaching(self, category: str) -> dict[str, set[str]]:
        """The stems of the words by which clues attach the category's items, with these clues."""
        found: dict[str, set[str]] = {}
        for (how, name), clues in self._attached.items():
            if name == category and how:
                found.setdefault(how[0], set()).update(clues)
        return found

    def attitudes(self, category: str) -> frozenset[str]:
        """How people stand to a category's things, as two clues tell, or the story: "is afraid of" is "fear"."""
        if category not in self._attitudes:
            told = {how for how, name in self._told_ways if name == category}
            told |= {how for (how, name), clues in self._attached.items() if name == category and len(clues) > 1}
            self._attitudes[category] = frozenset(attitude_of(how[0]) for how in told if how) - {""}
        return self._attitudes[category]

    def told_verbs(self, category: str) -> frozenset[str]:
        """The stems of the words by which the story tells of each that it has one of the category: "lives in a street"."""
        return frozenset(how[0] for how, name in self._told_ways if name == category and how)

    def told_by(self, category: str) -> frozenset[str]:
        """The prepositions by which the story leads to one of the category for each: "at" where "each sits at a table"."""
        return frozenset(how[-1] for how, name in self._told_ways if name == category and len(how) > 1)

    def works_tell_of(self, category: str) -> bool:
        """Whether the story says that each thing is about one of the category, or features one: the heroes of novels."""
        told = {how for how, name in self._told_ways if name == category and how}
        return any(how[0] in _FEATURING or how[-1] == "about" for how in told)

    def somewhere(self, category: str) -> bool:
        """Whether clues or the story tell that things are in, on or at its items, or come from them."""
        told = {how[-1] for how, name in self._told_ways if name == category and len(how) > 1} - _HAD_BY
        return bool(told) or any(self.ways(category)[preposition] > 1 for preposition in _BEING)

    def heads_elsewhere(self, preposition: str, category: str) -> bool:
        """ "To Essen", "via Essen", where things come from there: another direction than clues or story tell of its items."""
        mine = next((group for group in _DIRECTIONS if preposition in group), None)
        if mine is None:
            return False
        told = Counter({how[-1]: 2 for how, name in self._told_ways if name == category}) + self.ways(category)
        if any(told[p] > 1 for p in mine):
            return False
        return any(sum(told[p] for p in group) > 1 for group in _DIRECTIONS if group is not mine)

    def other_ways(self, category: str, one: str) -> frozenset[str]:
        """The prepositions before the category's items, one of them left out where it stands there once only."""
        return frozenset(p for p, count in self.ways(category).items() if p and (p != one or count > 1))


def _bearing(subject: Token, gap: Sequence[Word]) -> set[str] | None:
    """What an item is said of that the words before it attach: the categories of the subject, or somebody."""
    choice = subject.reference
    if not isinstance(choice, Choice):
        return None
    head = takewhile(lambda w: closed().get(w.low) is None, gap)
    noun = (*subject.gap, *head)  # "the | first | customer is"
    doer = not choice.as_listed and is_person(subject.words[-1].low)  # "the harpist"
    somebody = doer or any(is_person(w.low) or closed().get(w.low) == "h" for w in noun)
    return {_SOMEBODY} if somebody else {item.category for item in choice.items}


def _of_common_nouns(category: Category) -> bool:
    """ "Profession: Doctor, Lawyer": nouns that are written either way, and no proper names; "Surname: Cook, Baker" is none."""
    head = singular(split(category.name)[-1].low) if category.name.split() else ""
    kinds = Counter(kind for label in category.items for kind in families(label.casefold()) if kind != "planet")
    called = (count for kind, count in kinds.items() if head in kind_nouns(kind))
    return max(called, default=0) * 2 > len(category.items)


def _leading(gap: Sequence[Word]) -> str:
    """The last preposition before an item that leads to it: none in "the third in the queue carries the | satchel"."""
    for word in reversed(gap):
        if closed().get(word.low) in ("p", "t"):
            return word.low
        if word.low in verb_forms() and finite(word.low):
            return ""
    return ""


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
    return tuple([gap[k].stem for k in _attaching(tuple([w.low for w in gap]))])


@lru_cache(maxsize=16384)
def _attaching(lows: tuple[str, ...]) -> tuple[int, ...]:
    """Where the words stand by which an item is attached."""
    telling = [k for k, low in enumerate(lows) if closed().get(low, "o") in "op"]
    while telling and lows[telling[-1]] in word_table("places"):
        telling.pop()  # "lives by | house 3"
    return tuple(telling[-2:] if telling and closed().get(lows[telling[-1]]) == "p" else telling[-1:])


#: prepositions that say where something is only where the puzzle tells its things so
_SITING = word_class("siting")
