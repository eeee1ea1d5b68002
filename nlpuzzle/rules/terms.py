"""Terms: what a noun phrase denotes. A term stands for one of the puzzle's N things, or for nothing (beside the last)."""


from nlpuzzle.puzzle import Item
from nlpuzzle.values import dataclass

__all__ = ["At", "Beside", "Item", "Term"]


@dataclass(frozen=True, slots=True)
class At:
    """ "The third person", "the oldest": the thing of a rank in an ordered category. Notation: `at(age, -1)`."""

    category: str
    #: 1, 2, ... from the lowest value; -1, -2, ... from the highest
    rank: int

    def __post_init__(self) -> None:
        if self.rank == 0:
            raise ValueError("a rank counts from 1 at the start or from -1 at the end; 0 is no rank")


@dataclass(frozen=True, slots=True)
class Beside:
    """ "The one directly in front of him": so many ranks from another term. Notation: `beside(Ann, position, -1)`."""

    term: "Term"
    category: str
    #: ranks to go, towards the highest value when positive
    offset: int

    def __post_init__(self) -> None:
        if self.offset == 0:
            raise ValueError("nobody stands zero places from somebody: the offset must not be 0")


Term = Item | At | Beside
