"""Of what kind an unlisted item is, by its noun alone, and which labels are of one item."""

from functools import cache

from nlpuzzle.english.dates import month_value, weekday_value
from nlpuzzle.english.kinds import families
from nlpuzzle.english.morphology import is_plural, plural, singular
from nlpuzzle.english.tables import rows, words
from nlpuzzle.english.words import split
from nlpuzzle.understanding.words.people import is_person

__all__ = ["by_first_names", "dated", "key_of", "kinds_of_item"]


def kinds_of_item(item: str) -> tuple[str, ...]:
    """The families of a noun; one for a person is a job where nothing else is known of it."""
    last = item.split()[-1] if item else ""
    if found := families(last) or families(plural(last)):  # "crackers" alone are in a family, not a cracker
        return tuple(found)
    return ("job",) if last and is_person(last) and last not in words("relational") else ()


def by_first_names(parts: list[tuple[list[str], list[str]]], things: set[str]) -> list[tuple[list[str], list[str]]]:
    """The pairs of sides turned so that people are on one side, and joined; others stay by themselves.

    People are told by first names, things by what is done to them or in them.
    """
    people: tuple[list[str], list[str]] = ([], [])
    rest = []
    for one, other in parts:
        sure = sum((i in given_names()) - (i in things) for i in one) - sum((i in given_names()) - (i in things) for i in other)
        if sure and (one and other):
            for side, names in zip(people, (one, other) if sure > 0 else (other, one), strict=True):
                side.extend(names)
        else:
            rest.append((one, other))
    return [people, *rest] if people[0] else rest


@cache
def given_names() -> frozenset[str]:
    """The first names of people."""
    return frozenset(row[0] for row in rows("given_names"))


def key_of(label: str) -> str:
    """What two labels of one item share: "a pony" and "ponies", "the cellist" and "the cello", "the Swede" and "Swedish"."""
    stems = [singular(w.low) for w in split(label)]
    if len(stems) == 1 and families(label.casefold()) != families(stems[0]):
        return label.casefold()  # "the blues" are no blue
    if len(stems) == 1 and label[:1].isupper() and is_plural(label.casefold()) and "color" in families(stems[0]):
        return label.casefold()  # "the Greens" are a family
    return _aliases().get(stems[0], stems[0]) if len(stems) == 1 else " ".join(stems)


@cache
def _aliases() -> dict[str, str]:
    return {singular(word): group[0] for group in rows("aliases") for word in group}


def dated(label: str) -> str | None:
    """ "day", "month" or "nationality" for a capitalised word that is one."""
    low = label.casefold()
    if not label[:1].isupper() or " " in label:
        return None
    if weekday_value(low) and low.endswith("day"):
        return "day"
    return "month" if month_value(low) and (len(low) > 3 or low == "may") else "nationality" if low in _nations() else None


@cache
def _nations() -> frozenset[str]:
    """Nations, their people and adjectives: the first part of the table of aliases, which the months end."""
    groups = list(rows("aliases"))
    end = next((i for i, group in enumerate(groups) if month_value(group[0])), 0)
    return frozenset(word for group in groups[:end] for word in group)
