"""The errors a caller of the library can meet, told apart by cause. Troubles with a puzzle's text are values instead."""

__all__ = [
    "ContradictionError",
    "ItemError",
    "NlpuzzleError",
    "NotSolvableError",
    "NotationError",
    "RemoverMissingError",
    "StepperMissingError",
    "UsageError",
]


class NlpuzzleError(Exception):
    """The common ancestor of every error nlpuzzle raises on purpose."""


class NotationError(NlpuzzleError, ValueError):
    """A rule in the formal notation that cannot be read: the message says what, `column` says where (from 1)."""

    def __init__(self, message: str, column: int | None = None) -> None:
        super().__init__(message if column is None else f"{message} (column {column})")
        self.message = message
        self.column = column


class ContradictionError(NlpuzzleError, ValueError):
    """The calls so far leave no solution; the message names the items that ran out of partners."""

    def __init__(self, message: str, items: tuple[tuple[object, object], ...] = ()) -> None:
        super().__init__(message)
        self.items = items


class UsageError(NlpuzzleError, ValueError):
    """A request that cannot be carried out as it was made: a rule for a clue that is not there, an option that fits nothing.

    `entry` is the line as it was typed and `column` the place in it that is wrong (from 1); None where there is no such place.
    """

    def __init__(self, message: str, entry: str | None = None, column: int | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.entry = entry
        self.column = column


class ItemError(NlpuzzleError, ValueError):
    """A category or item the problem does not have, or a bare label that several categories have."""


class NotSolvableError(NlpuzzleError, RuntimeError):
    """A chain of solving methods got stuck before everything was known."""


class RemoverMissingError(NlpuzzleError, NotImplementedError):
    """A solving method was launched that stands in no chain, so there is nobody to write onto the board."""


class StepperMissingError(NlpuzzleError, NotImplementedError):
    """A part of a solving chain was launched without anybody to take notes."""
