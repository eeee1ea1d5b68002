"""What a sentence beside a drawn grid says: small typed rules, each with its notation."""

from typing import Literal

from nlpuzzle.values import dataclass

__all__ = ["Area", "CountAhead", "GridRule", "Hold", "Range", "notation_of"]

Area = Literal["row", "column", "box", "diagonal", "window"]


@dataclass(frozen=True, slots=True)
class Range:
    """ "Only the numbers 1 to 4 are used." Notation: `values 1 to 4`."""

    first: str
    last: str


@dataclass(frozen=True, slots=True)
class Hold:
    """ "Every row and column holds 1 to 6 once." Notation: `row, column: each of 1 to 6 once`."""

    areas: tuple[Area, ...]
    #: the values where the sentence names them
    values: Range | None = None


@dataclass(frozen=True, slots=True)
class CountAhead:
    """ "The number indicates the number of distinct numbers in this direction." Notation: `cell = distinct values ahead`."""


GridRule = Range | Hold | CountAhead


def notation_of(rule: GridRule) -> str:
    """The rule in the notation of its docstring."""
    match rule:
        case Range(first, last):
            return f"values {first} to {last}"
        case Hold(areas, values):
            which = f" of {values.first} to {values.last}" if values else " value"
            return f"{', '.join(areas)}: each{which} once"
        case CountAhead():
            return "cell = distinct values ahead"
