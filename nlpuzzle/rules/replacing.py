"""A rule about one item, said of another: what "who is older than Ben?" asks of everybody in turn."""

from dataclasses import fields, is_dataclass, replace
from typing import TypeVar

from nlpuzzle.puzzle import Item

__all__ = ["said_of"]

Value = TypeVar("Value")


def said_of(value: Value, item: Item, other: Item) -> Value:
    """The rule or term with `other` in every place of `item`."""
    if value == item:
        return other  # type: ignore[return-value]
    if isinstance(value, tuple):
        return tuple(said_of(part, item, other) for part in value)  # type: ignore[return-value]
    if not is_dataclass(value) or isinstance(value, type):
        return value
    changed = {f.name: said_of(getattr(value, f.name), item, other) for f in fields(value)}
    return replace(value, **changed)
