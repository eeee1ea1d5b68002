"""Word tables as data: sorted text files, one entry a line, read once when first asked for."""

from functools import cache
from itertools import product
from pathlib import Path

__all__ = ["phrases", "rows", "words"]

_FOLDER = Path(__file__).parent / "tables"


def rows(name: str) -> list[list[str]]:
    """The entries of a table, each as its words; comments and empty lines left out."""
    lines = (_FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    return [words_ for line in lines if not line.startswith("#") and (words_ := line.split())]


@cache
def words(name: str) -> frozenset[str]:
    """The first word of every entry of a table."""
    return frozenset(row[0] for row in rows(name))


@cache
def phrases(name: str) -> dict[str, tuple[tuple[tuple[str, ...], str, str], ...]]:
    """A phrase table by first word: (words, token, value), longest phrases first.

    In the file `a/b` gives alternatives and a trailing `?` makes a word optional.
    """
    found: dict[tuple[str, ...], tuple[str, str]] = {}
    for token, value, *pattern in rows(name):
        for choice in product(*map(_alternatives, pattern)):
            found.setdefault(tuple(w for w in choice if w), (token, "" if value == "-" else value))
    table: dict[str, list[tuple[tuple[str, ...], str, str]]] = {}
    for words_, (token, value) in found.items():
        table.setdefault(words_[0], []).append((words_, token, value))
    return {first: tuple(sorted(entries, key=lambda e: -len(e[0]))) for first, entries in table.items()}


def _alternatives(word: str) -> tuple[str, ...]:
    if len(word) > 1 and word.endswith("?"):
        return (*word[:-1].split("/"), "")
    return tuple(word.split("/"))
