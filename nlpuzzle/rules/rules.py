"""Rules: what a clue says. Small frozen values that nest; a new kind of clue is a composition before it is a new class.

The meaning of every rule is written down in `meaning.holds`, and nowhere else.
"""

from typing import Literal

from nlpuzzle.puzzle import Number
from nlpuzzle.rules.terms import Term
from nlpuzzle.values import dataclass

__all__ = [
    "AllDifferent",
    "Amount",
    "And",
    "Between",
    "Compare",
    "Count",
    "Different",
    "Distance",
    "IfThen",
    "Iff",
    "Not",
    "OneOf",
    "Operator",
    "Or",
    "Pairing",
    "Rule",
    "Same",
]  # fmt: skip

Operator = Literal["<", "<=", "=", ">=", ">"]


@dataclass(frozen=True, slots=True)
class Same:
    """ "Ann wants size XL." Notation: `Ann = XL`."""

    left: Term
    right: Term


@dataclass(frozen=True, slots=True)
class Different:
    """ "The scarf is not red." Notation: `scarf != red`."""

    left: Term
    right: Term


@dataclass(frozen=True, slots=True)
class OneOf:
    """ "The scarf is either red or yellow or green": exactly one of them. Notation: `scarf in {red, yellow, green}`.

    The options may stand in different categories ("Ann is either the tea drinker or the baker").
    """

    term: Term
    options: tuple[Term, ...]

    def __post_init__(self) -> None:
        if len(self.options) < 2:
            raise ValueError("a choice needs at least two options")


@dataclass(frozen=True, slots=True)
class Pairing:
    """ "Of Edda and Falk, one plays the harp and the other lives in Oslo."

    Notation: `{Edda, Falk} = {harp, Oslo}`.
    """

    left: tuple[Term, Term]
    right: tuple[Term, Term]


@dataclass(frozen=True, slots=True)
class AllDifferent:
    """ "Ann's pupil, Ben and Cleo are three different pupils." Notation: `distinct {Ann, Ben, Cleo}`."""

    terms: tuple[Term, ...]

    def __post_init__(self) -> None:
        if len(self.terms) < 2:
            raise ValueError("at least two things can be different")


@dataclass(frozen=True, slots=True)
class Amount:
    """One side of a comparison: `scale * category(term) - category(minus) + offset`, any part of which may be missing.

    `age(Ann)`, `2 * age(Ben) + 1`, `floor(K) - floor(L)`, or the bare value `30` (no term).
    """

    term: Term | None = None
    scale: Number = 1
    minus: Term | None = None
    offset: Number = 0

    def __post_init__(self) -> None:
        if self.term is None and (self.minus is not None or self.scale != 1):
            raise ValueError("an amount without a term is a plain number")
        if self.scale == 0:
            raise ValueError("zero times an amount compares nothing")
        if self.minus is not None and self.scale != 1:
            raise ValueError("a difference of two amounts has no factor")


@dataclass(frozen=True, slots=True)
class Compare:
    """ "Ann waits directly in front of the baker." Notation: `position(Ann) = position(baker) - 1`."""

    category: str
    left: Amount
    operator: Operator
    right: Amount

    def __post_init__(self) -> None:
        if self.left.term is None and self.right.term is None:
            raise ValueError("a comparison needs something to compare")


@dataclass(frozen=True, slots=True)
class Distance:
    """ "The cat lives next door to the dog." Notation: `|house(cat) - house(dog)| = 1`."""

    category: str
    left: Term
    right: Term
    operator: Operator
    amount: Number


@dataclass(frozen=True, slots=True)
class Between:
    """ "Ann sits somewhere between Ben and Cy": strictly, either order.

    Notation: `position(Ann) between position(Ben) and position(Cy)`.
    """

    category: str
    term: Term
    first: Term
    second: Term


@dataclass(frozen=True, slots=True)
class Not:
    """ "It is not true that ..." Notation: `not (Ann = red)`."""

    rule: "Rule"


@dataclass(frozen=True, slots=True)
class And:
    """Several facts in one clue. Notation: `Ann = red and Ben = 1`."""

    rules: tuple["Rule", ...]

    def __post_init__(self) -> None:
        _several(self.rules)


@dataclass(frozen=True, slots=True)
class Or:
    """At least one of several facts. Notation: `Ann = red or Ben = 1`."""

    rules: tuple["Rule", ...]

    def __post_init__(self) -> None:
        _several(self.rules)


@dataclass(frozen=True, slots=True)
class Count:
    """ "Exactly one of these is true." Notation: `exactly 1 of (Ann = red, Ben = blue)`.

    Also `at least 1 of (...)`, `at most 2 of (...)`, `2 to 3 of (...)`.
    """

    low: int
    high: int
    rules: tuple["Rule", ...]

    def __post_init__(self) -> None:
        if not self.rules:
            raise ValueError("a count needs something to count")
        if not 0 <= self.low <= self.high <= len(self.rules):
            raise ValueError(f"between {self.low} and {self.high} of {len(self.rules)} cannot be true")


@dataclass(frozen=True, slots=True)
class IfThen:
    """ "If Ann wears red, Ben is first." Notation: `if Ann = red then Ben = 1`."""

    condition: "Rule"
    consequence: "Rule"


@dataclass(frozen=True, slots=True)
class Iff:
    """ "Ann wears red if and only if Ben is first." Notation: `Ann = red if and only if Ben = 1`."""

    left: "Rule"
    right: "Rule"


Rule = (
    Same | Different | OneOf | Pairing | AllDifferent | Compare | Distance | Between | Not | And | Or | Count | IfThen | Iff
)


def _several(rules: tuple["Rule", ...]) -> None:
    if len(rules) < 2:
        raise ValueError("'and' and 'or' join at least two rules")
