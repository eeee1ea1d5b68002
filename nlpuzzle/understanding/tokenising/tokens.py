"""Typed tokens: what the clue grammar sees. Open words are no tokens; each token carries those that stand before it."""


from nlpuzzle.english.words import Word
from nlpuzzle.puzzle import Number
from nlpuzzle.rules import Item
from nlpuzzle.understanding.words.groups import Group
from nlpuzzle.values import dataclass

__all__ = ["Adjective", "Choice", "Place", "Pronoun", "Reference", "Superlative", "Token"]


@dataclass(frozen=True, slots=True)
class Place:
    """A place in a line that is no item: "the last", "leftmost", "in the middle", "third from the right"."""

    #: 1, 2, ... from the start; -1, ... from the end; 0 for the middle
    rank: int
    #: the direction the words speak of ("left", "above"), "" where they say none
    direction: str = ""
    #: several places, one of which is meant: "ends", "first 4", "last 2", "middle", "odd", "even"
    among: str = ""


@dataclass(frozen=True, slots=True)
class Adjective:
    """A comparative or superlative: what it can measure, best first, and +1 for more, -1 for less of it."""

    dimensions: tuple[str, ...]
    sign: int
    #: the word itself, and "more" / "less" where it stands alone before a noun
    base: str


@dataclass(frozen=True, slots=True)
class Superlative:
    """ "The oldest", "the second-cheapest": rank 1, 2, ... counted from the extreme the adjective names."""

    adjective: Adjective
    rank: int


@dataclass(frozen=True, slots=True)
class Pronoun:
    """ "She", "him": whoever the clue, or the clue it belongs to, began with."""

    word: str


@dataclass(frozen=True, slots=True)
class Choice:
    """The items a label or a number may mean; one of them is meant."""

    items: tuple[Item, ...]
    #: spelt as listed; else in another form, or by who does it: "cellos", "the cellist"
    as_listed: bool = True
    #: told by its verb: "knits" for knitting, "drives" for a car; then it is not spelt as listed either
    by_verb: bool = False


Reference = Choice | Group | Place | Superlative | Pronoun


@dataclass(frozen=True, slots=True)
class Token:
    """One token of a clue."""

    #: its terminal in grammars/clue.lark
    type: str
    #: direction of a DIR ("left", "before:direct"), reason of a STOP
    value: str
    #: the words it is made of
    words: tuple[Word, ...]
    #: the open words between the token before and this one
    gap: tuple[Word, ...] = ()
    #: ITEM: what it may refer to
    reference: Reference | None = None
    #: NUM: its number; ALLN: how many
    number: Number | None = None
    #: NUM: its unit as written, singular ("dollar", "place"), "" where it has none
    unit: str = ""
    #: COMP: its adjective
    adjective: Adjective | None = None
    #: what has to be known of the world to read it so ("Ann and Cleo: women")
    assumed: str = ""
