"""From chosen lists to a Frame: categories under names of their own, those of the caller, and the line that orders them."""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import zip_longest

from nlpuzzle.english.morphology import plural
from nlpuzzle.puzzle import NO_CLUES, Category, Frame, blank
from nlpuzzle.regex import regex
from nlpuzzle.understanding.framing.anchor import NUMBERING, anchor_beside, implied_anchor, is_raced, possible_line
from nlpuzzle.understanding.framing.clues import Sorted
from nlpuzzle.understanding.framing.fitting_names import fittingly_named
from nlpuzzle.understanding.framing.labels import category_name
from nlpuzzle.understanding.framing.list_names import last_clause
from nlpuzzle.understanding.framing.listed_line import as_count, as_lettered, as_line, listed_anchor
from nlpuzzle.understanding.framing.units_told import as_told
from nlpuzzle.understanding.framing.values import measure
from nlpuzzle.understanding.words.headings import at_an_end, ways_told
from nlpuzzle.understanding.words.lines import IN_A_CONTEST

__all__ = ["category_from", "framed", "renamed", "with_given"]


def category_from(name: str, items: tuple[str, ...], words: str) -> Category:
    """A category with what its items measure; what a damaged text lists twice is one item."""
    items = _numbers_alone(tuple(dict.fromkeys(items)))
    order = measure(words, category_name(name) or name, items)
    if order is None:
        return Category(name, items, description=words)
    return Category(name, items, order.values, order.unit, order.dimension, description=words)


#: "1 (lowest)"
_NOTED = regex(r"(\d+) ?\(([^()]+)\)")


def _numbers_alone(items: tuple[str, ...]) -> tuple[str, ...]:
    """The numbers of places, where the first and the last have a note of where they are: "1 (lowest), 2, 3 (highest)"."""
    noted = [_NOTED.fullmatch(item) for item in items]
    inner = any(noted[1:-1]) or not (noted and (noted[0] or noted[-1]))
    if inner or not all(at_an_end(note[2]) for note in noted if note):
        return items
    alone = tuple(note[1] if note else item for note, item in zip(noted, items, strict=True))
    return alone if all(item.isdecimal() for item in alone) and len(set(alone)) == len(items) else items


#: "their names were", "named Ann, Bo and Cy"
_CALLED = regex(r"\b(?:[Nn]ames?|named|called)\b")
#: "the passengers' first names are"
_WHICH_NAME = regex(r"\b(first|last|family|given) names (?:are|were)\W*\Z", re.I)
_A_KIND_OF = regex(r"\b(brand|breed|flavor|flavour|genre|kind|sort|style|type|variety) of ([a-z]+)\Z")


def renamed(found: list[Category], second: Sequence[str] = ()) -> list[Category]:
    """Every category under a name of its own; `second` are the next best names."""
    found = list(map(fittingly_named, found))
    taken: set[str] = set()
    named: list[Category] = []
    called = Counter(category.name.casefold() for category in found)
    for category, other in zip_longest(found, second, fillvalue=""):
        assert isinstance(category, Category)
        name = category.name
        kind = _A_KIND_OF.search(category.description) if called[name.casefold()] > 1 else None
        if name == "name" and (which := _WHICH_NAME.search(category.description)) is not None:
            name = f"{which[1].casefold()} name"
        if kind is not None and kind[2] in (name, plural(name)):
            name = kind[1]  # "a favourite kind of book", beside so many books
        if name == "name" and called[name] > 1 and not _called(category):
            told = any(map(_called, found))  # the others' names, so these are who has them
            name = other if other not in ("", "name", "item") else "person" if told else name
        elif name == "name" and called[name] > 1 and named and named[-1].name not in ("name", "person"):
            whose = named[-1]
            name = f"{whose.name} name" if not whose.ordered else name  # "the pets were ...; their names were ..."
        for choice in (name, other, *(f"{name} {i}" for i in range(2, len(found) + 2))):
            if choice and choice.casefold() not in taken:
                name = choice
                break
        taken.add(name.casefold())
        named.append(replace(category, name=name))
    return named


def _called(category: Category) -> bool:
    """Whether the words right before a list say that it lists names."""
    return _CALLED.search(last_clause(category.description)) is not None


def with_given(found: list[Category], categories: Mapping[str, Sequence[str]], size: int | None) -> list[Category]:
    """The categories with those of the caller in place or beside them; blank slots fill these up to the size."""
    size = size or max((len(items) for items in categories.values()), default=0)
    for name, labels in categories.items():
        items = tuple(dict.fromkeys(str(label) for label in labels))
        items += tuple(blank(i) for i in range(1, size - len(items) + 1))
        same = (i for i, c in enumerate(found) if c.name.casefold() == name.casefold() or set(c.items) == set(items))
        at = next(same, None)
        if at is None:
            found = [*found, category_from(name, items, name)]
        else:
            found = [*found[:at], category_from(name, items, f"{found[at].description} {name}"), *found[at + 1 :]]
    return found


#: what an implied line is called where the text has taken every other name
_NUMBERED = tuple(f"position {n}" for n in range(2, 100))


def _named_apart(implied: Category, found: list[Category]) -> Category:
    """An implied line with a name that no other category has."""
    names = {c.name.casefold() for c in found}
    return replace(implied, name=next(n for n in (implied.name, "position", "place", *_NUMBERED) if n.casefold() not in names))


def framed(found: list[Category], sorted_: Sorted, otherwise: bool = False) -> tuple[Frame, str | None]:
    """Put the anchor first, or imply one; say what is missing. `otherwise` implies one where the text surely implies none."""
    sizes = {len(c.items) for c in found}
    if len(sizes) > 1:
        told = ", ".join(f"{c.name} has {len(c.items)}" for c in found)
        return Frame(()), f"The lists differ in length: {told}."
    if not found:
        return Frame(()), "No list of categories was found in the text: nothing says what is to be matched with what."
    clues = "\n".join([c.text for c in sorted_.clues] + [o.text for q in sorted_.questions for o in q.options])
    found = as_told([as_count(c, clues) for c in found], f"{sorted_.story}\n{clues}")
    found = [as_lettered(c, f"{sorted_.story}\n{clues}") for c in found]
    anchor = listed_anchor(found, sorted_.story, clues)
    if anchor is not None and (beside := anchor_beside(anchor, sorted_.story, clues, found)) is not None:
        ordered = [_named_apart(beside, found), *found]  # "park in spaces 1 to 4", and each works on another floor
    elif anchor is not None:
        ordered = [as_line(anchor), *(c for c in found if c is not anchor)]
    else:
        size = sizes.pop()
        implied = implied_anchor(sorted_.story, clues, size, found)
        if otherwise:
            implied = possible_line(sorted_.story, clues, size) if implied is None else None
        ordered = found
        if implied is not None:
            found = [c for c in found if not _only_numbers(c, implied)]
            ordered = [_named_apart(implied, found), *found]
    if ordered[0].anchor:
        ordered[0] = _with_its_way(ordered[0], f"{sorted_.story}\n{clues}")
    frame = Frame(tuple(ordered))
    if len(frame.categories) < 2:
        return frame, "Only one category was found: there is nothing to match its items with."
    if not sorted_.clues:
        return frame, NO_CLUES
    return frame, None


def _only_numbers(category: Category, line: Category) -> bool:
    """ "Four cottages, numbered 1, 2, 3 and 4 from left to right": no category beside the cottages."""
    told = category.description.casefold().split()
    return category.name == "item" and category.items == line.items and any(word in told for word in NUMBERING)


def _with_its_way(anchor: Category, text: str) -> Category:
    """The line with what the text tells of its ends in its description: "from right to left", "in a contest"."""
    told = list(ways_told(text))
    if anchor.dimension == "position" and {"position", "order"} & set(anchor.name.casefold().split()) and is_raced(text):
        told.append(IN_A_CONTEST)
    return replace(anchor, description=" ".join((anchor.description, *told))) if told else anchor
