"""The errors a caller of the library can meet, told apart by cause. Troubles with a puzzle's text are values instead."""

__all__ = ["ContradictionError", "NlpuzzleError", "NotationError"]


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
