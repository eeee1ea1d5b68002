"""Nouns of what is measured, with what they measure: a price is money, bare numbers under "age" are years."""

from functools import cache
from typing import NamedTuple

from nlpuzzle.english.tables import rows

__all__ = ["Measured", "measured"]


class Measured(NamedTuple):
    """What a noun measures, and the unit of bare numbers under it, where it tells one."""

    dimension: str
    unit: str | None
    #: whether the noun alone says what is compared: "a lower price"
    compared: bool


@cache
def measured() -> dict[str, Measured]:
    """The nouns, in the singular."""
    return {noun: Measured(kind, None if unit == "-" else unit, bool(flag)) for noun, kind, unit, *flag in rows("measured")}
