"""Expressions looked for in the shape of a gap, a letter a word: shapes recur, so what was found in them is remembered."""

import re
from functools import lru_cache

__all__ = ["every", "fullmatch", "match", "search"]

_MOST = 16384


@lru_cache(maxsize=_MOST)
def search(expression: str, shape: str) -> re.Match[str] | None:
    """What `re.search` finds in a shape."""
    return re.search(expression, shape)


@lru_cache(maxsize=_MOST)
def match(expression: str, shape: str) -> re.Match[str] | None:
    """What `re.match` finds in a shape."""
    return re.match(expression, shape)


@lru_cache(maxsize=_MOST)
def fullmatch(expression: str, shape: str) -> re.Match[str] | None:
    """What `re.fullmatch` finds in a shape."""
    return re.fullmatch(expression, shape)


@lru_cache(maxsize=_MOST)
def every(expression: str, shape: str) -> tuple[re.Match[str], ...]:
    """All that `re.finditer` finds in a shape."""
    return tuple(re.finditer(expression, shape))
