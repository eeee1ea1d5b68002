"""Regular expressions that are compiled when first asked for: a text needs a third of those that stand in the modules."""

import re
from collections.abc import Iterable
from itertools import groupby
from typing import Any, cast

__all__ = ["any_of", "regex"]


def regex(source: str, flags: int = 0) -> re.Pattern[str]:
    """The expression, to be used like what `re.compile` gives; it stands for itself alone and is no argument of `re`."""
    return cast("re.Pattern[str]", _Pattern(source, flags))


def any_of(words: Iterable[str]) -> str:
    """The source that finds the longest of many words; parted by their first letters, so that few of them are tried."""
    by_letter = groupby(sorted(words, key=lambda word: (word[0], -len(word), word)), key=lambda word: word[0])
    parts = ((re.escape(first), [re.escape(word[1:]) for word in group]) for first, group in by_letter)
    return "|".join(f"{first}(?:{'|'.join(rest)})" for first, rest in parts)


class _Pattern:
    """Compiles itself with the first method that is looked up, and keeps each method as an attribute of its own."""

    _compiled: re.Pattern[str] | None = None

    def __init__(self, source: str, flags: int) -> None:
        self._source, self._flags = source, flags

    def __getattr__(self, name: str) -> Any:
        """Called for what is no attribute yet: a method of the compiled expression, from now on found at once."""
        if self._compiled is None:
            self._compiled = re.compile(self._source, self._flags)
        found = getattr(self._compiled, name)
        setattr(self, name, found)
        return found
