"""The category that is a row of places: what "left of", "next to" and "the third" speak of."""

from functools import lru_cache
from itertools import pairwise

from nlpuzzle.english.classes import verb_class, word_class
from nlpuzzle.puzzle import Category, Frame

__all__ = [
    "IN_A_CONTEST", "PARTS_OF_DAYS", "SHOWS", "STACKED", "TAKES_PLACE", "in_turn", "is_contest", "is_leisure", "is_line",
    "is_seeding", "line",
    "told_as_age",
]  # fmt: skip

_STANDING = word_class("fixed-places") | word_class("standing-containers")

#: what may be off, or free
PARTS_OF_DAYS = frozenset({"day", "evening", "afternoon", "morning", "night"})
TAKES_PLACE = verb_class("taking-place")
#: what is given by one after the other, and what tells of that
SHOWS = word_class("whole-series") | word_class("given-in-turn")
#: what the description of a line says where its first place is the winner's
IN_A_CONTEST = "in a contest"
#: what the description of the line says where things lie one on top of the other
STACKED = "position in a stack, from top to bottom"
_SEEDED = frozenset({"seed", "seeding"})
_CONTEST = word_class("contest-places")


def is_line(category: Category) -> bool:
    """Whether the category is a row of places that one can stand before, behind or beside."""
    return category.ordered and (category.anchor or category.dimension == "position")


def line(frame: Frame) -> Category | None:
    """The category that is the line: the anchor where it has an order, else the only category of places."""
    return frame.line


def is_contest(category: Category) -> bool:
    """Whether the first place is the winner's: finishing places and ranks, not the places of a queue."""
    return IN_A_CONTEST in category.description or not _CONTEST.isdisjoint(_words_of(category.name))


def is_seeding(category: Category) -> bool:
    """Whether the places are ranks before a contest: the first seed is the best, and need not win."""
    return category.dimension == "position" and not _SEEDED.isdisjoint(_words_of(category.name))


def in_turn(category: Category) -> bool:
    """Whether the places are taken one after the other, as in a race or a queue, so that "before" and "earlier" apply."""
    rows = category.description.casefold().startswith("row ")  # rows of seats: who comes in before another sits anywhere
    return not rows and _STANDING.isdisjoint(_words_of(category.name))


@lru_cache(maxsize=1024)
def _words_of(name: str) -> frozenset[str]:
    return frozenset(name.casefold().split())


def is_leisure(category: Category) -> bool:
    """Whether a category tells when nobody works: "a different evening off", "free day"."""
    if category.dimension != "date":
        return False
    told = f"{category.name} {category.description}".casefold().split()
    pairs = [pair for pair in pairwise(told) if not PARTS_OF_DAYS.isdisjoint(pair)]
    return any(other == "off" or one == "free" for one, other in pairs)


def told_as_age(category: Category) -> bool:
    """Whether stretches of time are how old something is: "each is a different number of weeks old"."""
    return category.dimension == "duration" and category.description.endswith("s old")
