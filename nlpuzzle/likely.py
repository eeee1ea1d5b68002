"""Likely readings: of several combinations of competing readings, the only one that leaves exactly one solution.

A puzzle that was published has one solution. That is an assumption about the puzzle, not something its clues say, so a likely
reading is shown and marked, and used only where the user accepts it. The closest reading of a clue that was not understood is
likely where the others leave several solutions, and all of them together with all that is closest leave one.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice, permutations, product
from time import perf_counter

from nlpuzzle.errors import UsageError
from nlpuzzle.outcome import Limits
from nlpuzzle.puzzle import Item, Setup
from nlpuzzle.rules import Rule
from nlpuzzle.rules.replacing import said_of
from nlpuzzle.understanding.reading import ClueReading

__all__ = ["MOST_TRIED", "accept", "accept_all", "with_likely"]

MOST_TRIED = 64
"""So many combinations of readings are tried at most; a puzzle with more doubts has no likely reading."""

Choice = tuple[int, ...]
"""The index of the reading chosen for each ambiguous clue."""


def with_likely(
    setup: Setup, readings: Sequence[ClueReading], limits: Limits, left_out: Sequence[str] = ()
) -> tuple[ClueReading, ...]:
    """The readings, with the likely one of each ambiguous or unread clue marked; as they are where no combination is likely.

    While a clue is unread that has no plausible reading either, it might decide between the readings of an ambiguous one.
    """
    from nlpuzzle.solving import solve

    used = [r for r in readings if r.number not in left_out]
    doubtful = [r for r in used if r.status == "ambiguous"]
    guessed = [r for r in used if r.status == "unparsed" and r.plausible]
    unknown = any(r.status == "unparsed" and not r.plausible for r in used)
    if not (doubtful or guessed) or (doubtful and unknown):
        return tuple(readings)
    choices = list(islice(_combinations(setup, doubtful), MOST_TRIED + 1))
    if len(choices) > MOST_TRIED:
        return tuple(readings)
    certain = [(r.number, rule) for r in used for rule in r.rules]
    certain += [(r.number, rule) for r in guessed for rule in r.readings[0]]
    once = limits.model_copy(update={"solutions": 2})
    until = perf_counter() + limits.seconds
    found: list[Choice] = []
    for choice in choices:
        meant = [(r.number, rule) for r, n in zip(doubtful, choice, strict=True) for rule in r.readings[n]]
        result = solve(setup.frame, [*certain, *meant], once)
        if result.verdict == "stopped" or perf_counter() > until:
            return tuple(readings)
        if result.verdict == "unique":
            found.append(choice)
    if len(found) != 1:
        return tuple(readings)
    likely = {r.number: n for r, n in zip(doubtful, found[0], strict=True)} | {r.number: 0 for r in guessed}
    return tuple(replace(r, likely=likely.get(r.number)) for r in readings)


def accept_all(readings: Sequence[ClueReading], closest: bool) -> tuple[ClueReading, ...]:
    """The readings with every likely one accepted, and still marked.

    They stay as they are where some of them are but the closest to what a clue says, and these are not wanted.
    """
    if not closest and any(r.likely is not None and r.status == "unparsed" for r in readings):
        return tuple(readings)
    return tuple(r if r.likely is None else replace(_accepted(r, r.likely), likely=r.likely) for r in readings)


def accept(readings: Sequence[ClueReading], entries: Sequence[str]) -> tuple[ClueReading, ...]:
    """The readings with the chosen ones accepted: "4=2" is the second reading of clue 4. Raises UsageError."""
    found = list(readings)
    for entry in entries:
        number, _, which = entry.partition("=")
        at = next((i for i, r in enumerate(found) if r.number.casefold() == number.strip().casefold()), None)
        if at is None or not found[at].readings:
            known = ", ".join(r.number for r in readings if r.readings) or "none"
            raise UsageError(f"Clue {number.strip()} has no readings to choose from; the clues that have some: {known}.")
        if not which.strip().isdecimal() or not 1 <= int(which) <= len(found[at].readings):
            raise UsageError(f"Clue {number.strip()} has readings 1 to {len(found[at].readings)}: write {number.strip()}=1.")
        found[at] = _accepted(found[at], int(which) - 1)
    return tuple(found)


def _accepted(reading: ClueReading, which: int) -> ClueReading:
    return replace(reading, status="manual", rules=reading.readings[which], readings=(), reason=None, stuck=None,
                   suggestions=(), stranger=None, likely=None)  # fmt: skip


def _combinations(setup: Setup, doubtful: Sequence[ClueReading]) -> Iterator[Choice]:
    """The choices that keep to one meaning of each wording; where a clue leaves others open, all of those."""
    named = [_wordings(setup, reading) for reading in doubtful]
    wordings: dict[str, dict[tuple[str, ...], tuple[Item, ...]]] = {}
    for found in named:
        for label, how, items in found:
            wordings.setdefault(label, {})[how] = items
    for assigned in product(*(list(_assignments(label, hows)) for label, hows in wordings.items())):
        meant = {key: item for part in assigned for key, item in part.items()}
        open_ = [
            [n for n, rules in enumerate(r.readings) if all(_speaks_of(rules, meant[label, how]) for label, how, _ in found)]
            for r, found in zip(doubtful, named, strict=True)
        ]
        yield from product(*open_)


def _assignments(
    label: str, hows: dict[tuple[str, ...], tuple[Item, ...]]
) -> Iterator[dict[tuple[str, tuple[str, ...]], Item]]:
    """Which item each wording of a label means; as many wordings as items share them out."""
    candidates = next(iter(hows.values()))
    shared = len(hows) == len(candidates) and len(set(hows.values())) == 1
    for items in permutations(candidates) if shared else product(*hows.values()):
        yield {(label, how): item for how, item in zip(hows, items, strict=True)}


def _wordings(setup: Setup, reading: ClueReading) -> list[tuple[str, tuple[str, ...], tuple[Item, ...]]]:
    """The labels of a clue that stand in several categories, how each is worded, and the items it may mean."""
    from nlpuzzle.understanding.clauses.common import nearby
    from nlpuzzle.understanding.tokenising.tokens import Choice as Named
    from nlpuzzle.understanding.understand import Understanding

    reader = Understanding(setup)
    tokens = reader.tokens(reading.text)
    found = []
    for i, token in enumerate(tokens):
        if not isinstance(token.reference, Named) or len(token.reference.items) < 2:
            continue
        items = tuple(i for i in token.reference.items if any(_speaks_of(rules, i) for rules in reading.readings))
        if len(items) < 2 or len({item.label for item in items}) > 1:
            continue
        words = [w.stem for w in nearby(tokens, i, reader.support) if reader.support.letter(w) in "nov"]
        found.append((items[0].label, tuple(words), items))
    return found


def _speaks_of(rules: tuple[Rule, ...], item: Item) -> bool:
    """Whether the item stands in one of the rules."""
    return said_of(rules, item, Item("", "")) != rules
