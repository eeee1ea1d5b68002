"""Many patterns on one string of letters: those that lack a letter they need are passed over, and never compiled."""

import re
from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Generic, TypeVar

from nlpuzzle.regex import regex

__all__ = ["Sieve", "needs"]

T = TypeVar("T")

Needs = tuple[tuple[frozenset[str], ...], ...]
"""For each alternative of a pattern sets of letters: where it is found, the text has one of each set."""

#: escapes that stand for no letter of their own
_SPECIAL = frozenset("AZbBdDsSwW")
#: how groups begin whose content must be found
_OPENINGS = re.compile(r"\((?:\?:|\?=|\?<=|\?P<\w+>|(?!\?))")


class Sieve(Generic[T]):
    """Patterns with what each of them tells."""

    def __init__(self, told: Iterable[tuple[str, T]]) -> None:
        self._told = tuple((regex(pattern), pattern, what) for pattern, what in told)

    @cached_property
    def _alternatives(self) -> tuple[tuple[int, tuple[frozenset[str], ...]], ...]:
        """The alternatives of all patterns: the number of the pattern, and the sets of more than one letter that it needs."""
        told = enumerate(self._told)
        return tuple((i, tuple(s for s in one if len(s) > 1)) for i, (_, source, _) in told for one in needs(source))

    @cached_property
    def _without(self) -> dict[str, int]:
        """By letter the alternatives that are left where a text lacks it, a bit each; under "" all of them."""
        alternatives = [one for _, source, _ in self._told for one in needs(source)]
        every = (1 << len(alternatives)) - 1
        found = {"": every}
        for bit, one in enumerate(alternatives):
            for letter in (letter for letters in one if len(letters) == 1 for letter in letters):
                found[letter] = found.get(letter, every) & ~(1 << bit)
        return found

    def found_in(self, text: str) -> Iterator[tuple[T, re.Match[str]]]:
        """Every match of every pattern, pattern by pattern, with what it tells."""
        has = frozenset(text)
        left, done = -1, -1
        for letter, alternatives in self._without.items():
            if letter not in has:
                left &= alternatives
        while left:
            bit = left & -left
            left ^= bit
            number, sets = self._alternatives[bit.bit_length() - 1]
            if number == done or (sets and any(map(has.isdisjoint, sets))):
                continue
            done = number
            pattern, _, what = self._told[number]
            for match in pattern.finditer(text):
                yield what, match


def needs(pattern: str) -> Needs:
    """What a text must have for the pattern to be found in it: rather too little than too much."""
    return tuple(tuple(dict.fromkeys(_of_one(part))) for part in _alternatives(pattern))


def _of_one(pattern: str) -> Iterator[frozenset[str]]:
    """The sets of a pattern without alternatives."""
    at = 0
    while at < len(pattern):
        end = _end(pattern, at)
        atom = pattern[at:end]
        at = end
        if at < len(pattern) and pattern[at] in "?*{":
            at = pattern.index("}", at) + 1 if pattern[at] == "{" else at + 1
            continue  # it may be missing
        if atom[0] == "[" and atom[1] != "^" and "\\" not in atom:
            yield frozenset(atom[1:-1])
        elif (opening := _OPENINGS.match(atom)) is not None:
            inside = [*_alternatives(atom[opening.end() : -1])]
            if len(inside) == 1:
                yield from _of_one(inside[0])
        elif len(atom) == 2 and atom[1] not in _SPECIAL:
            yield frozenset(atom[1])
        elif atom[0] not in ".^$+([" and len(atom) == 1:
            yield frozenset(atom)


def _alternatives(pattern: str) -> Iterator[str]:
    begun = at = 0
    while at < len(pattern):
        if pattern[at] == "|":
            yield pattern[begun:at]
            begun = at = at + 1
        else:
            at = _end(pattern, at)
    yield pattern[begun:]


def _end(pattern: str, at: int) -> int:
    """Where the letter, the set or the group ends that begins there."""
    if pattern[at] == "\\":
        return at + 2
    if pattern[at] == "[":
        return pattern.index("]", at + 2) + 1
    if pattern[at] != "(":
        return at + 1
    at += 1
    while pattern[at] != ")":
        at = _end(pattern, at)
    return at + 1
