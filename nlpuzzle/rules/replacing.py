"""A rule said of something else: of another item ("who is older than Ben?" asks it of everybody), or of a renamed category."""

from collections.abc import Callable
from dataclasses import fields, is_dataclass, replace
from typing import TypeVar, cast

from nlpuzzle.puzzle import Item

__all__ = ["renamed", "said_of"]

Value = TypeVar("Value")


def said_of(value: Value, item: Item, other: Item) -> Value:
    """The rule or term with `other` in every place of `item`."""
    return _rebuilt(value, lambda _, part: other if part == item else part)


def renamed(value: Value, old: str, new: str) -> Value:
    """The rule or term with the category `old` under the name `new`."""
    return _rebuilt(value, lambda field, part: new if field == "category" and part == old else part)


def _rebuilt(value: Value, change: Callable[[str, object], object], field: str = "") -> Value:
    """The value with `change` made to every part of it; `field` is the name under which the part is kept."""
    changed = change(field, value)
    if changed is not value:
        return cast(Value, changed)
    if isinstance(value, tuple):
        return cast(Value, tuple(_rebuilt(part, change) for part in value))
    if not is_dataclass(value) or isinstance(value, type):
        return value
    return replace(value, **{f.name: _rebuilt(getattr(value, f.name), change, f.name) for f in fields(value)})
