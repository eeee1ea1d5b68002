"""The category that is a row of places: what "left of", "next to" and "the third" speak of."""

from nlpuzzle.puzzle import Category, Frame

__all__ = ["in_turn", "is_line", "line", "rises"]

#: places that are taken one after the other, so that one can be earlier
_TURNS = frozenset("place order turn slot stop round game lap rank ranking number position lot".split())


def is_line(category: Category) -> bool:
    """Whether the category is a row of places that one can stand before, behind or beside."""
    return category.ordered and (category.anchor or category.dimension == "position")


def line(frame: Frame) -> Category | None:
    """The category that is the line: the anchor where it has an order, else the only category of places."""
    if frame.anchor is not None and frame.anchor.ordered:
        return frame.anchor
    places = [c for c in frame if c.ordered and c.dimension == "position"]
    return places[0] if len(places) == 1 else None


def rises(category: Category) -> bool:
    """Whether the first place is the lowest: floors and levels rise, finishing places do not."""
    return any(w in category.name.casefold() for w in ("floor", "storey", "story", "level", "deck", "shelf"))


def in_turn(category: Category) -> bool:
    """Whether the places are taken one after the other, as in a race or a queue, so that "before" and "earlier" apply."""
    return bool(_TURNS & set(category.name.casefold().split()))
