"""Titles before a name: "Mrs", "Captain", "Aunt"; what each tells."""

from functools import cache

from nlpuzzle.english.tables import rows

__all__ = ["title_gender", "titled", "titles", "untitled"]


@cache
def titles(*kinds: str) -> frozenset[str]:
    """The titles of some kinds (see tables/titles.txt), lower case and without a full stop."""
    return frozenset(title for title, _, *own in rows("titles") if not set(kinds).isdisjoint(own))


@cache
def _genders() -> dict[str, str]:
    return {title: gender for title, gender, *_ in rows("titles") if gender != "-"}


def title_gender(title: str) -> str | None:
    """ "female" or "male" where a title tells it: "mrs", "uncle"."""
    return _genders().get(title)


def titled(name: str) -> bool:
    """Whether a name opens with a title that belongs to people alone, or to saints: "Dr. Abbott", "Sgt Hale"."""
    first, space, _ = name.partition(" ")
    return bool(space) and first[:1].isupper() and first.removesuffix(".").lower() in titles("form", "noble", "short", "saint")


def untitled(name: str) -> str:
    """The name without the address before it: "Mrs. Pell" -> "Pell"; any other title stays."""
    first, space, rest = name.partition(" ")
    return rest if space and rest.strip() and first.removesuffix(".").casefold() in titles("form", "noble") else name
