"""A rule said of something else: of another item ("who is older than Ben?" asks it of everybody), or of a renamed category."""

from collections.abc import Callable
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, TypeVar, cast

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
    kind: Any = type(value)
    names = _fields_of(kind)
    return kind(*[_rebuilt(getattr(value, name), change, name) for name in names]) if names else value


@cache
def _fields_of(kind: type[Any]) -> tuple[str, ...]:
    """The names of what a rule or a term is made of, in the order in which it is made; of other values none."""
    return tuple(field.name for field in fields(kind)) if is_dataclass(kind) else ()
