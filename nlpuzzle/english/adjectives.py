"""Comparatives and superlatives by form: what they measure and which way."""

from functools import cache
from typing import NamedTuple

from nlpuzzle.english.tables import rows

__all__ = ["Degree", "comparative", "degrees", "positive", "superlative"]


class Degree(NamedTuple):
    """What an adjective measures (dimensions, most usual first) and whether it means more (+1) or less (-1) of it."""

    base: str
    sign: int
    dimensions: tuple[str, ...]


@cache
def _forms() -> tuple[dict[str, Degree], dict[str, Degree], dict[str, Degree]]:
    base_forms: dict[str, Degree] = {}
    comparatives: dict[str, Degree] = {}
    superlatives: dict[str, Degree] = {}
    for base, more, most, sign, *dimensions in rows("comparatives"):
        degree = Degree(base, 1 if sign == "+" else -1, tuple(dimensions))
        base_forms.setdefault(base, degree)
        if more != "-":
            comparatives[more] = degree
            superlatives[most] = degree
    return base_forms, comparatives, superlatives


def positive(word: str) -> Degree | None:
    """ "expensive", "old": the plain form, as it stands after "more" or in "30 years old"."""
    return _forms()[0].get(word)


def comparative(word: str) -> Degree | None:
    """ "older", "more"."""
    return _forms()[1].get(word)


def superlative(word: str) -> Degree | None:
    """ "oldest", "most"."""
    return _forms()[2].get(word)


def degrees(base: str) -> tuple[str, ...]:
    """All comparatives and superlatives of an adjective: "older", "elder", "oldest", "eldest"; "more expensive"."""
    _, comparatives, superlatives = _forms()
    found = [form for forms in (comparatives, superlatives) for form, degree in forms.items() if degree.base == base]
    return tuple(found) or tuple(f"{degree} {base}" for degree in ("more", "less", "most", "least"))
