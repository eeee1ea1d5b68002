"""A frame in a few lines: "position*: 1, 2, 3" and "age (years): 20, 30, 40"; the star marks the anchor."""

from functools import lru_cache

from nlpuzzle.puzzle import Category, Frame
from nlpuzzle.regex import regex
from nlpuzzle.understanding.framing.values import measure

__all__ = ["category_of", "frame_of"]

_CATEGORY = regex(r"(?P<name>[^:*(]+?)\s*(?P<star>\*?)\s*(?:\((?P<unit>[^)]+)\))?\s*:\s*(?P<items>.+)")


@lru_cache(maxsize=16384)  # the sentences of a corpus stand below thousands
def category_of(line: str) -> Category | None:
    """The category that a line describes; None where it is no such line."""
    found = _CATEGORY.fullmatch(line.strip())
    if found is None:
        return None
    name, items = found["name"], tuple(item.strip() for item in found["items"].split(","))
    words = f"{name} ({found['unit']})" if found["unit"] else name
    measured = measure(words, name, items)
    return Category(
        name,
        items,
        values=measured.values if measured else None,
        unit=measured.unit if measured else None,
        dimension=measured.dimension if measured else None,
        anchor=bool(found["star"]),
        description=words,
    )


def frame_of(spec: str) -> Frame:
    """The frame of all the categories in the lines of `spec`, the anchor first; other lines are left out."""
    found = [category for line in spec.splitlines() if (category := category_of(line)) is not None]
    return Frame(tuple(sorted(found, key=lambda category: not category.anchor)))
