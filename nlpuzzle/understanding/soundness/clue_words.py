"""What the clues of a puzzle say word by word: which words recur, which stand together, what is written with a capital."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import pairwise
from typing import Any

from nlpuzzle.english.kinds import families, kind_nouns
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import Word, key, split
from nlpuzzle.puzzle import Category, Frame, Item
from nlpuzzle.understanding.soundness.events import attached_deeds
from nlpuzzle.understanding.soundness.frame_words import FrameWords, stems_of
from nlpuzzle.understanding.soundness.led_to import attachment, bearing, described_heads, leading_word, siting, stands_alone
from nlpuzzle.understanding.soundness.story import ways_of_the_story
from nlpuzzle.understanding.soundness.told_links import links_of_the_headings, links_of_the_story, received
from nlpuzzle.understanding.tokenising.tokens import Choice, Token
from nlpuzzle.understanding.words.vocabulary import closed

__all__ = ["ClueWords", "Unnumbered"]

#: what becomes of a thing: nobody goes where it goes
_SENDING = frozenset(map(key, "deliver export forward mail post send ship".split()))


class Unnumbered(dict[str, tuple[Token, ...]]):
    """The clues of a puzzle as if they were one: what several of them say in the same words is said once."""

    def items(self) -> Any:
        """Each clue, all of them with the same number."""
        return [("", tokens) for tokens in self.values()]


class ClueWords(FrameWords):
    """The words and items of a puzzle's clues, found once, and which of them recur."""

    def __init__(self, frame: Frame, story: str, clues: Mapping[str, tuple[Token, ...]]) -> None:
        super().__init__(frame)
        told = links_of_the_story(story, frame, attachment)
        self._told_ways = ways_of_the_story(story, frame, attachment) | told
        self._text, self._clues = story, clues
        #: what the names of the categories tell of them
        self._named_ways = links_of_the_headings(frame)
        self._clues_with: dict[str, set[str]] = defaultdict(set)
        self._attached: dict[tuple[tuple[str, ...], str], set[str]] = defaultdict(set)
        #: by category: the clues in which somebody has one of its items
        self._had: dict[str, set[str]] = defaultdict(set)
        #: by category: the last preposition before its items, and how often
        self._led_by: dict[str, Counter[str]] = defaultdict(Counter)
        #: by category: how often a clue says that somebody has been to an item, or never, or that a thing is sent there
        self._been_to: Counter[str] = Counter()
        for number, tokens in clues.items():
            self._add_words(number, tokens)
            for i, token in enumerate(tokens):
                if isinstance(token.reference, Choice):
                    self._add_items(number, tokens, i, token.reference.items)
        self._keep_to_ways(story, self._attached)
        #: prepositions by which several clues tell where a thing is: "the bridge over the Cam"
        self.siting = siting(clues)
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
                heads += [noun.stem for noun in described_heads(gap)]
        for stem in {stem for stem in heads if heads.count(stem) > 1}:
            self._clues_with[stem].add(f"{number}, twice")  # "the golfer in red is either the golfer from Oslo or ..."

    def _add_items(self, number: str, tokens: Sequence[Token], i: int, items: Sequence[Item]) -> None:
        """How a clue attaches the items that one of its tokens may name."""
        gap = tokens[i].gap
        leading, has = leading_word(gap), any(w.low in ("has", "had", "have") for w in gap)
        for item in items:
            category = item.category
            how = self._how(gap, category)
            listed = number in self._attached[how, category] and tokens[0].type == "ALLN"
            self._attached[how, category].add(f"{number}, twice" if listed else number)  # "the five are the one by Ann, ..."
            if has and not how:
                self._had[category].add(number)
            self._led_by[category][leading] += 1
            self._been_to[category] += leading == "to" and any(w.low == "been" or w.stem in _SENDING for w in gap)

    def _how(self, gap: Sequence[Word], category: str) -> tuple[str, ...]:
        """How an item is attached: the last open word before it, the category's own noun left out."""
        own, how = stems_of(category), attachment(gap)
        if not gap or gap[-1].stem not in own or (how, category) in self._named_ways:
            return how  # "was | donated by", where that is the category's name
        words = list(gap)
        while words and words[-1].stem in own:
            words.pop()  # "designed house | 3"
        return attachment(words)

    def _items(self) -> Iterator[tuple[str, Sequence[Token], int, str]]:
        """Every item that a clue may name, by its category: the clue's number and tokens, and where it stands."""
        for number, tokens in self._clues.items():
            for i, token in enumerate(tokens):
                if isinstance(token.reference, Choice):
                    yield from ((number, tokens, i, item.category) for item in token.reference.items)

    def clues(self) -> Iterable[tuple[Token, ...]]:
        """The tokens of every clue."""
        return self._clues.values()

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
        return frozenset(category for _, tokens, i, category in self._items() if stands_alone(tokens, i))

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
                found[category].update(bearing(tokens[i - 1], tokens[i].gap) or ())
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

    @cached_property
    def _capitals(self) -> tuple[frozenset[str], frozenset[str], frozenset[str]]:
        """The categories whose labels the clues write with a capital, as listed: as often as without, more often, ever.

        A capital at the start of a sentence counts where no article precedes it and people are meant.
        """
        capitals, smalls = Counter[str](), Counter[str]()
        for token in (t for tokens in self._clues.values() for t in tokens):
            if not (isinstance(token.reference, Choice) and token.reference.as_listed and token.words[0].low[0].isalpha()):
                continue
            first = token.words[0]
            for item in token.reference.items:
                bare = item.category in self._people and not token.gap
                if item.label[:1].isupper() and (first.proper or first.text[0].islower() or bare):
                    (smalls if first.text[0].islower() else capitals)[item.category] += 1
        proper = {name: n for name, n in capitals.items() if not _of_common_nouns(self.frame.by_name[name])}
        often = frozenset(name for name, count in proper.items() if count >= smalls[name])
        return often, frozenset(name for name in often if proper[name] > smalls[name]), frozenset(capitals)

    def common_noun(self, token: Token, *items: Item) -> bool:
        """Whether a token is written small where its category is not: "a bath" is not the town of Bath."""
        choice = token.reference
        if not isinstance(choice, Choice) or not choice.as_listed or not token.words[0].text[0].islower():
            return False
        meant = items or choice.items
        if not all(item.label[:1].isupper() for item in meant):
            return False
        if all(item.category in self._people and item.category in self._capitals[2] and _colour(item) for item in meant):
            return True  # "the white door", where one of them is Mr White
        led = bool(token.gap) and closed().get(token.gap[-1].low) == "p"  # "at dusk"
        return all(item.category in self._capitals[not led] for item in meant)

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


def _colour(item: Item) -> bool:
    """ "White", "Brown": a name that is a colour, too."""
    return "color" in families(item.label.casefold().rpartition(" ")[2])


def _of_common_nouns(category: Category) -> bool:
    """ "Profession: Doctor, Lawyer": nouns that are written either way, and no proper names; "Surname: Cook, Baker" is none."""
    head = singular(split(category.name)[-1].low) if category.name.split() else ""
    kinds = Counter(kind for label in category.items for kind in families(label.casefold()) if kind != "planet")
    called = (count for kind, count in kinds.items() if head in kind_nouns(kind))
    return max(called, default=0) * 2 > len(category.items)
