"""Which items a quantity may stand for."""

from nlpuzzle.english.numbers import number_value
from nlpuzzle.english.quantities import Quantity
from nlpuzzle.puzzle import Category, Item, Number
from nlpuzzle.understanding.words.lexicon import Lexicon

__all__ = ["counts_in", "in_units_of", "items_of_value"]


def items_of_value(lexicon: Lexicon, quantity: Quantity) -> tuple[Item, ...]:
    """The items whose value a quantity spells, in whatever category it can be compared with."""
    found = []
    for category in lexicon.frame:
        value = counts_in(category, quantity)
        if value is None:
            continue
        if category.values is None:
            found += [Item(category.name, label) for label in category.items if number_value(label) == value]
        elif value in category.values:
            found.append(Item(category.name, category.items[category.values.index(value)]))
    return tuple(found)


def in_units_of(category: Category, quantity: Quantity) -> Number | None:
    """The number of a quantity in the unit of an ordered category; None where that measures something else."""
    return None if category.values is None else _converted(category, quantity)


def counts_in(category: Category, quantity: Quantity) -> Number | None:
    """The same, and of ages that are not all named: "the 28-year-old" is one of them, although nobody is known to be older."""
    aged = category.dimension == "age" and bool(category.blanks)
    return _converted(category, quantity) if aged or category.values is not None else None


def _converted(category: Category, quantity: Quantity) -> Number | None:
    if quantity.dimension in ("position", "id"):
        return quantity.number if category.dimension in ("position", "id", "date") and category.unit in (None,) else None
    if quantity.dimension in ("time", "date") or category.dimension in ("time",):
        return quantity.number if quantity.dimension == category.dimension and quantity.unit == category.unit else None
    if category.dimension == "date" and category.unit in ("month", "day"):
        return quantity.number if quantity.unit == category.unit and quantity.dimension == category.dimension else None
    if quantity.unit is None or quantity.unit == category.unit or (quantity.unit, category.unit) == ("pound", "pound sterling"):
        return quantity.number
    if quantity.dimension == "duration" and quantity.unit == "year" and category.dimension == "age":
        return quantity.number
    if category.unit is None and category.dimension in (None, quantity.dimension):
        return quantity.number
    return None
