"""Word lists written as running text in the source."""

__all__ = ["word_set", "word_tuple"]


def word_set(text: str) -> frozenset[str]:
    """The words of a text as a set."""
    return frozenset(text.split())


def word_tuple(text: str) -> tuple[str, ...]:
    """The words of a text in order."""
    return tuple(text.split())
