"""Which items a quantity may stand for."""

from nlpuzzle.english.quantities import Quantity
from nlpuzzle.puzzle import Category, Item, Number
from nlpuzzle.understanding.words.lexicon import Lexicon

__all__ = ["in_units_of", "items_of_value"]


def items_of_value(lexicon: Lexicon, quantity: Quantity) -> tuple[Item, ...]:
    """The items whose value a quantity spells, in whatever category it can be compared with."""
    found = []
    for category in lexicon.frame:
        value = in_units_of(category, quantity)
        if value is not None and category.values is not None and value in category.values:
            found.append(Item(category.name, category.items[category.values.index(value)]))
    return tuple(found)


def in_units_of(category: Category, quantity: Quantity) -> Number | None:
    if category.values is None:
        return None
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
