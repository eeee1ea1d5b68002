"""What a puzzle is: categories of items, clues and questions. The ground floor: it imports no stage."""

import dataclasses
from collections.abc import Iterable, Iterator
from fractions import Fraction
from functools import cached_property
from typing import Literal, NamedTuple

from nlpuzzle.values import dataclass

__all__ = [
    "NO_CLUES", "Category", "Clue", "Frame", "Given", "Item", "Number", "Option", "Question", "Setup", "Span", "blank",
    "is_blank",
]  # fmt: skip

Number = int | Fraction
"""A comparable value: 3, or Fraction(13, 2) for $6.50. Integral fractions are stored as int."""

Given = Literal["listed", "partly", "inferred", "implied"]
"""How the text gives a category: its items listed, listed in part, found from the clues, or implied by a line."""


NO_CLUES = "No clues were found in the text."
"""The one problem of a setup that rules typed by hand mend."""

_NOT_NAMED = "(not named"


def blank(number: int) -> str:
    """The label of an item that the text never names: "(not named)", "(not named 2)", ..."""
    return f"{_NOT_NAMED})" if number == 1 else f"{_NOT_NAMED} {number})"


def is_blank(label: str) -> bool:
    """Whether a label stands for an item that the text never names."""
    return label.startswith(_NOT_NAMED)


class Span(NamedTuple):
    """A stretch of the text as it was pasted: characters start to end, end not included."""

    start: int
    end: int


@dataclasses.dataclass(frozen=True, slots=True, order=True)
class Item:
    """One item, as a term: `Item("color", "red")` is whatever is red. Notation: `red`, or `color:red`."""

    category: str
    label: str


@dataclass(frozen=True)
class Category:
    """A set of N items of which each of the puzzle's N things has exactly one."""

    name: str
    items: tuple[str, ...]
    #: one comparable number per item, in the order of `items`, all distinct; None where the category has no order
    values: tuple[Number, ...] | None = None
    #: singular unit of the values ("dollar", "year", "foot"); None where a difference is counted in places
    unit: str | None = None
    #: what the values measure: a key of `english.quantities.DIMENSIONS` ("money", "age", "time", "position", ...)
    dimension: str | None = None
    #: the category that is a line: position, house, finishing place, day
    anchor: bool = False
    given: Given = "listed"
    #: the words with which the text introduces the category: evidence for understanding, never shown
    description: str = ""
    #: True where value 1 is the *most* of its dimension (a bare ranking by price: 1 = the dearest)
    descending: bool = False

    def __post_init__(self) -> None:
        if len(set(self.items)) != len(self.items):
            raise ValueError(f"{self.name} lists an item twice")
        if self.values is not None and (len(self.values) != len(self.items) or len(set(self.values)) != len(self.values)):
            raise ValueError(f"{self.name} needs one distinct value for each item")

    @cached_property
    def ordered(self) -> bool:
        return self.values is not None

    @cached_property
    def blanks(self) -> tuple[str, ...]:
        """The items that the text never names: it says nothing of them, so they can change places with each other."""
        return tuple(label for label in self.items if is_blank(label))

    @cached_property
    def ranked(self) -> tuple[str, ...]:
        """The labels from the lowest value to the highest; the listed order where there are no values."""
        if self.values is None:
            return self.items
        return tuple(label for _, label in sorted(zip(self.values, self.items, strict=True)))

    @cached_property
    def index(self) -> dict[str, int]:
        return {label: i for i, label in enumerate(self.items)}

    def value(self, label: str) -> Number:
        """The comparable number of an item; raises ValueError where the category has no order."""
        if self.values is None:
            raise ValueError(f"{self.name} has no order")
        return self.values[self.index[label]]


@dataclass(frozen=True)
class Frame:
    """All categories of a puzzle, the anchor first; every category has the same number of items."""

    categories: tuple[Category, ...]

    def __post_init__(self) -> None:
        if len({c.name.casefold() for c in self.categories}) != len(self.categories):
            raise ValueError("two categories have the same name")
        if len({len(c.items) for c in self.categories}) > 1:
            raise ValueError("the categories have different numbers of items")

    def __iter__(self) -> Iterator[Category]:
        return iter(self.categories)

    def __hash__(self) -> int:
        """By the items alone, which nearly always differ: the hash is asked for at every look at what is known of a frame."""
        return hash(tuple([c.items for c in self.categories]))

    @property
    def size(self) -> int:
        """N, the number of items in each category."""
        return len(self.categories[0].items) if self.categories else 0

    @cached_property
    def by_name(self) -> dict[str, Category]:
        """Categories by exact name."""
        return {c.name: c for c in self.categories}

    @cached_property
    def has_twins(self) -> bool:
        """Whether a category has several items that the text never names."""
        return any(len(c.blanks) > 1 for c in self.categories)

    @cached_property
    def ordered(self) -> tuple[Category, ...]:
        """The categories that have an order."""
        return tuple(c for c in self.categories if c.ordered)

    @cached_property
    def _labels(self) -> dict[str, tuple[Item, ...]]:
        found: dict[str, tuple[Item, ...]] = {}
        for category in self.categories:
            for label in category.items:
                found[label.casefold()] = (*found.get(label.casefold(), ()), Item(category.name, label))
        return found

    def category(self, name: str) -> Category | None:
        """The category of that name, without regard to case."""
        return next((c for c in self.categories if c.name.casefold() == name.casefold()), None)

    def find(self, label: str) -> tuple[Item, ...]:
        """Every item with that label, without regard to case: none, one, or several where categories share a label."""
        return self._labels.get(label.casefold(), ())

    @cached_property
    def anchor(self) -> Category | None:
        return next((c for c in self.categories if c.anchor), None)

    @cached_property
    def line(self) -> Category | None:
        """The row of places: the anchor where it has an order, else the only category of places."""
        if self.anchor is not None and self.anchor.ordered:
            return self.anchor
        places = [c for c in self.ordered if c.dimension == "position"]
        return places[0] if len(places) == 1 else None

    @property
    def items(self) -> Iterable[Item]:
        return (Item(c.name, label) for c in self.categories for label in c.items)


@dataclass(frozen=True, slots=True)
class Clue:
    """One numbered sentence of the puzzle, or a fact of its preamble ("p1")."""

    number: str
    text: str
    span: Span
    #: number of the clue this one belongs to: 5a belongs to 5 and may say "he"
    parent: str | None = None


@dataclass(frozen=True, slots=True)
class Option:
    """One answer offered by a question: "(B) The apples are the cheapest"."""

    letter: str
    text: str
    span: Span


@dataclass(frozen=True, slots=True)
class Question:
    """Something the puzzle asks, with the options it offers, if any."""

    text: str
    span: Span
    options: tuple[Option, ...] = ()


@dataclass(frozen=True)
class Setup:
    """What `understanding` knows of a puzzle before it reads the clues one by one."""

    frame: Frame
    clues: tuple[Clue, ...]
    questions: tuple[Question, ...] = ()
    #: sentences that constrain nothing: story, instructions, jokes
    notes: tuple[Clue, ...] = ()
    #: story and preamble sentences as plain text: words in them support a reading
    story: str = ""
    #: why the text is no puzzle we solve, in one sentence; None when it is one
    problem: str | None = None
    #: details that the report shows beside the frame, a sentence each
    remarks: tuple[str, ...] = ()
    #: the published answer that was pasted along, line by line: compared with ours, never read as clues
    published: tuple[str, ...] = ()
    #: why a frame that nobody listed is not to be trusted even where it gives one solution; None where it may be
    doubt: str | None = None
    #: whether it is to be tried only where no likelier frame reads whole
    fallback: bool = False
    #: whether it adds to the lists of a text words that nothing but their being left over binds: worth showing only if proved
    loose: bool = False
    #: where the items of a frame that nobody listed were found: (category, item, sentence)
    sources: tuple[tuple[str, str, str], ...] = ()
    #: words of the clues that found no place in it
    unplaced: tuple[str, ...] = ()
