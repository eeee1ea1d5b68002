"""What the author of a puzzle is used to saying with its items, and to leaving out."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from functools import cached_property
from itertools import pairwise

from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.words import Word, key
from nlpuzzle.understanding.soundness.mentioned import (
    Tokens,
    article_only,
    done_to_subjects,
    has_unit,
    is_had,
    is_said_to_be,
    noun_at,
    said_of_subjects,
    shares_noun,
    single_items,
    way_of,
)
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.words.vocabulary import closed, personal

__all__ = ["Found", "Habits", "Lapse"]

Lapse = tuple[str, str]
"""What is left out, and where: ("noun", "Coat")."""
Found = tuple[Lapse, tuple[Word, ...]]
"""A lapse and the words where it shows."""


def _told_nouns(tokens: Tokens) -> Iterator[str]:
    """ "The | café | that", "the | café | in": nouns with an article and a relative clause or a preposition."""
    for token in tokens:
        for one, noun, after in zip(token.gap, token.gap[1:], token.gap[2:], strict=False):
            if one.low == "the" and closed().get(after.low) in ("w", "p") and closed().get(noun.low) is None:
                yield noun.low


_LISTED = frozenset({"OR", "NOR", "_COMMA"})
#: what stands before the things of a list
_LISTING = _LISTED | {"EITHER", "NEITHER", "OTHER", "ONE"}

#: "Oslo | came from Ann", where others come from Oslo
_COMING = (key("come"), "from")
#: what one is on for a time
_WATCHES = frozenset({"air", "call", "duty", "guard", "watch"})


class Habits:
    """What the author of one puzzle is used to saying with its items: nouns, articles, units and prepositions."""

    def __init__(self, clues: Mapping[str, Tokens], support: Support) -> None:
        self.support, self.frame = support, support.frame
        #: nouns that may name a person, and here are had: "with the green | poster"
        self.worn: set[str] = set()
        headed: dict[str, dict[str, set[str]]] = defaultdict(lambda: defaultdict(set))
        bare, named, measured, been = (defaultdict[str, set[str]](set) for _ in range(4))
        ways: dict[str, Counter[tuple[str, ...]]] = defaultdict(Counter)
        for number, tokens in clues.items():
            for i, category in single_items(tokens):
                noun = noun_at(tokens, i, support)
                if noun is not None:
                    headed[category][noun.low].add(number)
                    if personal(noun.low) and is_had(tokens[i]):
                        self.worn.add(noun.low)
                elif not shares_noun(tokens, i):
                    bare[category].add(number)
                    if article_only(tokens[i]) and (not i or tokens[i - 1].type not in _LISTING):
                        named[category].add(number)
                if has_unit(tokens, i):
                    measured[category].add(number)
                listed = i > 1 and tokens[i - 1].type in _LISTED and not tokens[i].gap and tokens[i - 2].type == "ITEM"
                chosen = i > 0 and tokens[i - 1].type in ("EITHER", "NEITHER") and not tokens[i].gap
                gap = tokens[i - 1].gap if chosen else tokens[i].gap  # "is in neither | Ghana"
                if not listed:  # "is in Ghana or | Chile"
                    ways[category][way_of(gap)] += 1
                if is_said_to_be(tokens, i) or (not gap and not listed):
                    been[category].add(number)
        #: verbs as some clue has them of a subject: "who | painted the barn", "Ann | painted the barn"
        self.active = frozenset(form for tokens in clues.values() for form in said_of_subjects(tokens))
        #: and those that are only done to it: "was | founded"
        self.suffered = frozenset(form for tokens in clues.values() for form in done_to_subjects(tokens)) - self.active
        self._clues = clues
        names = [c.name for c in self.frame]
        #: by category: the clues with each noun after its items, with none, and with an article and no noun
        self.headed = {c: {noun: len(numbers) for noun, numbers in headed[c].items()} for c in names}
        self.bare = {c: len(bare[c]) for c in names}
        self.named = {c: len(named[c]) for c in names}
        #: by category: the clues that give its numbers with their unit, and how often its items are attached in each way
        self.measured = {c: len(measured[c]) for c in names}
        self.ways = {c: dict(ways[c]) for c in names}
        #: by category: the clues that say what an item is, or that somebody is it, with no noun and no preposition: "is Ann"
        self.been = {c: len(been[c]) for c in names}
        #: what stands after or before a place in any clue: "floor"
        self.places = frozenset(noun for nouns in self.headed.values() for noun in nouns if noun in word_table("places"))
        #: whether somebody is on watch, or on air: nobody is on two days later
        self.on_watch = any(map(_on_watch, clues.values()))

    @cached_property
    def holders(self) -> Counter[str]:
        """Nouns of which clues tell which one they mean, and how many clues do: "the café | that", "the café | in"."""
        return Counter(noun for tokens in self._clues.values() for noun in set(_told_nouns(tokens)))

    @property
    def peopled(self) -> bool:
        """Whether the puzzle is about people."""
        return any(self.support.people(c.name) for c in self.frame)

    def said_of_others(self, way: tuple[str, ...], category: str) -> bool:
        """Whether a verb that always leads to things of another category for once leads to a name: "enjoys | Ann"."""
        if not way or closed().get(way[0]) is not None or not self._names(category):
            return False
        if self.ways[category].get(way, 0) > 1 or sum(self.ways[category].values()) < 3:
            return False
        if way == _COMING:
            return any(c != category and _led_from(ways) > 1 for c, ways in self.ways.items())  # "the man | from Oslo"
        return any(c != category and ways.get(way, 0) > 1 for c, ways in self.ways.items())

    def _names(self, category: str) -> bool:
        """Whether a category holds people, or things that have names as people have: "Fizz is red", never "lives in Leeds"."""
        if self.support.people(category):
            return True
        named = all(label[0].isupper() for label in self.frame.by_name[category].items)
        return named and sum(count for way, count in self.ways[category].items() if way) < 2

    def told_by(self, way: tuple[str, ...], categories: frozenset[str]) -> str | None:
        """The only one of several categories whose items some clue attaches in this way: that of scores after "scored"."""
        told = [c for c in categories if way and self.ways[c].get(way)]
        return told[0] if len(told) == 1 else None


def _on_watch(tokens: Tokens) -> bool:
    return any(one.low == "on" and other.low in _WATCHES for token in tokens for one, other in pairwise(token.gap))


def _led_from(ways: Mapping[tuple[str, ...], int]) -> int:
    return sum(count for way, count in ways.items() if way[-1:] == _COMING[1:])
