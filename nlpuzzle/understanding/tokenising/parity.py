"""Even and odd values: "an even number of nuts", "Ann's price is an odd number", "the length of the rope is even"."""

from collections.abc import Callable, Sequence

from nlpuzzle.english.adjectives import positive
from nlpuzzle.english.morphology import is_plural, singular
from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import Word, split
from nlpuzzle.puzzle import Category, Frame, Item
from nlpuzzle.understanding.tokenising.tokens import Choice, Token
from nlpuzzle.understanding.words.groups import Group
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["even_or_odd"]

#: after these another clause begins, of which nothing before it tells
_JOINTS = frozenset({"_COMMA", "_SEMI", "_BUT", "AND", "OR", "THEN", "IF"})
#: by what number a day or an hour is even, nothing tells
_COUNTED_OTHERWISE = frozenset({"date", "time"})
_NUMBERS = frozenset({"number", "numbers"})
_POSSESSIVES = frozenset({"his", "her", "its", "their"})
_UNITS = {"pound": "pound sterling"}


def even_or_odd(
    low: Callable[[int], str], at: int, tokens: Sequence[Token], gap: Sequence[Word], frame: Frame
) -> tuple[tuple[Item, ...], int] | None:
    """The items that "even" or "odd" means at a place, and where its words end; nothing where no measure is named.

    `low`     how the word at a place is spelt
    `tokens`  those before, `gap` the open words since the last of them
    """
    end = at + 1
    if low(end) in _NUMBERS and low(end + 1) == "of" and is_plural(low(end + 2)):
        noun, unit = singular(low(end + 2)), unit_of(low(end + 2))
        units = {noun, unit.name, _UNITS.get(noun, noun)} if unit is not None else {noun}
        category = _only([c for c in frame if noun == _head(c) or c.unit in units])
        end += 3
        adjective = positive(low(end)) if low(end).isalpha() else None
        if adjective is not None and category is not None and category.dimension in adjective.dimensions:
            end += 1  # "an even number of metres | long"
    elif low(end) == "numbers":  # "both drew even numbers", where numbers were drawn
        category = _only([c for c in frame if _head(c) == "number"])
        end += 1
    else:
        noun = _measured(tokens, gap)
        category = _only([c for c in frame if noun and noun == _head(c) and c.dimension != "position"])
        end += low(end) == "number"
        if low(end) == "one":
            return None
    if category is None or not _shown(category) or (category.dimension == "position" and category.given == "implied"):
        return None
    items = tuple(Item(category.name, i) for i in category.items if category.value(i) % 2 == (low(at) == "odd"))
    return (items, end) if 0 < len(items) < len(category.items) else None


def _only(found: Sequence[Category]) -> Category | None:
    return found[0] if len(found) == 1 else None


def _head(category: Category) -> str:
    """The noun of a category's name."""
    names = split(category.name)
    return singular(names[-1].low) if names else ""


def _measured(tokens: Sequence[Token], gap: Sequence[Word]) -> str:
    """What is said to be even or odd: "Ann's | price | is (not) an", "the | length | of the rope is"; "" for nothing."""
    start = next((i for i in range(len(tokens), 0, -1) if tokens[i - 1].type in _JOINTS), 0)
    clause, led = [*tokens[start:]], [w.low for w in gap]
    if clause and clause[-1].type == "NOT":
        led = [*(w.low for w in clause.pop().gap), *led]
    is_so = any(low in COPULAS for low in led)  # not "paid an even price"
    while led and (led[-1] in ("a", "an") or led[-1] in COPULAS):
        led.pop()
    if is_so and not clause and len(led) == 2 and led[0] in _POSSESSIVES:
        return singular(led[1])
    if not is_so or len(clause) != 1 or clause[0].type not in ("ITEM", "PRONOUN"):
        return ""
    if led == ["'s"]:  # "Ann's price is odd, but Ben's is even"
        told = [t.reference for t in tokens[:start] if t.words and t.words[0].low in ("even", "odd")]
        before = [reference.items[0].category for reference in told if isinstance(reference, Choice | Group)]
        return singular(split(before[-1])[-1].low) if before else ""
    if led[:1] == ["'s"]:
        return singular(led[1]) if len(led) == 2 else ""
    first = [w.low for w in clause[0].gap]
    return singular(first[1]) if first[:1] == ["the"] and first[2:3] == ["of"] and len(led) < 2 else ""


def _shown(category: Category) -> bool:
    """Whether the numbers of a category are whole, and those that its labels show."""
    if category.values is None or category.dimension in _COUNTED_OTHERWISE or category.blanks:
        return False
    shown = ("".join(filter(str.isdecimal, label)) for label in category.items)
    return all(isinstance(v, int) and label == str(v) for v, label in zip(category.values, shown, strict=True))
