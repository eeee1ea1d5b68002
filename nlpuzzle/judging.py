"""The whole puzzle is the judge of a frame that nobody listed: trusted where every clue reads and one solution follows."""

import re
from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING

from nlpuzzle.outcome import Limits
from nlpuzzle.puzzle import Setup
from nlpuzzle.regex import regex
from nlpuzzle.rules.meaning import categories_of
from nlpuzzle.understanding import understand
from nlpuzzle.understanding.reading import ClueReading

if TYPE_CHECKING:
    from nlpuzzle.solving import Result

__all__ = ["best_setup"]

_RANK = regex(r"(?:the )?(?:top|bottom|front|back|first|second|third|fourth|fifth|sixth|last|middle|next|upper|lower)", re.I)
_ASKS_ORDER = regex(r"\b(?:order|first|last|place|position|where|left|right|next|before|after|ahead|behind)\b", re.I)
#: branches that a proposal may cost before it counts as unproved
_NODES = 2000


def best_setup(setups: Iterable[Setup], limits: Limits) -> tuple[Setup, tuple[ClueReading, ...]]:
    """The setup to go on with, and its readings: the first that reads whole, else the one that leaves fewest clues unread.

    The first setup wins where it lists its categories and every clue reads. A proposed one must also give exactly one
    solution, and where two of them do and differ, neither is trusted: the first then carries a doubt. What is over the limits
    is not read.
    """
    read: list[tuple[Setup, tuple[ClueReading, ...]]] = []
    proved: list[tuple[Setup, tuple[ClueReading, ...]]] = []
    whole = False
    for setup in setups:
        frame = setup.frame
        if setup.fallback and whole:
            break  # a likelier frame reads whole: where it proves nothing, a less likely one would only hide that
        if setup.problem is not None or len(frame.categories) > limits.categories or frame.size > limits.items:
            read.append((setup, ()))
            continue
        readings = understand(setup)
        if not _unread(readings) and not _proposed(setup) and not _idle_line(setup, readings):
            return setup, readings
        read.append((setup, readings))
        if _proposed(setup) and readings and not _unread(readings):
            whole = whole or not setup.fallback
            if _table((setup, readings)):
                proved.append((setup, readings))
            elif setup.fallback:
                break
    if proved:
        setup, readings = proved[0]
        if not all(_agree(_table(other), _table(proved[0])) for other in proved[1:]):
            setup = replace(setup, doubt="the clues allow more than one way to sort the words into categories")
        return setup, readings
    return min(
        read,
        key=lambda pair: (
            pair[0].problem is not None,
            _proposed(pair[0]) and not _better(pair, read[0]),
            _unread(pair[1]),
            # what the text lists is not given up for nothing, unless it is only how the places of a line are called
            -sum(c.given == "listed" and not all(map(_RANK.fullmatch, c.items)) for c in pair[0].frame),
            len(pair[0].frame.categories),
        ),
    )


def _idle_line(setup: Setup, readings: Iterable[ClueReading]) -> bool:
    """Whether the text only implies a line of which no clue speaks: it may be none, as where the entries "won" prizes."""
    lines = {category.name for category in setup.frame if category.given == "implied"}
    if any(_ASKS_ORDER.search(question.text) for question in setup.questions):
        return False
    return bool(lines) and lines.isdisjoint(categories_of(tuple(rule for r in readings for rule in r.rules)))


def _better(pair: tuple[Setup, tuple[ClueReading, ...]], first: tuple[Setup, tuple[ClueReading, ...]]) -> bool:
    """Whether a proposal is worth showing instead of the listed frame: that is no puzzle, or leaves more unread."""
    if first[0].problem is not None or _proposed(first[0]):
        return True
    if pair[0].loose or not pair[0].sources:
        return False
    # where it contradicts itself its categories are at fault
    return _unread(pair[1]) < _unread(first[1]) and _solved(pair).verdict != "none"


def _proposed(setup: Setup) -> bool:
    return bool(setup.sources) or setup.fallback


def _unread(readings: Iterable[ClueReading]) -> int:
    return sum(r.status in ("unparsed", "ambiguous") for r in readings)


def _table(pair: tuple[Setup, tuple[ClueReading, ...]]) -> frozenset[frozenset[str]]:
    """The only solution as sets of labels, blanks left out; empty where there is not exactly one."""
    result = _solved(pair)
    if result.verdict != "unique":
        return frozenset()
    return frozenset(frozenset(label for label in row if not label.startswith("(")) for row in result.solutions[0])


def _agree(one: frozenset[frozenset[str]], other: frozenset[frozenset[str]]) -> bool:
    """Whether two tables put the same words together; one of them may leave a word out, or call a thing by a shorter name."""
    return len(one) == len(other) and all(any(_within(row, found) or _within(found, row) for found in other) for row in one)


def _within(row: frozenset[str], found: frozenset[str]) -> bool:
    """Whether every label of a row is in another one, too: "music" as "music box"."""
    told = [_words(label) for label in found]
    return all(any(words <= others or others <= words for others in told) for words in map(_words, row))


def _words(label: str) -> frozenset[str]:
    return frozenset(re.findall(r"\w+", label.casefold())) or frozenset((label,))


def _solved(pair: tuple[Setup, tuple[ClueReading, ...]]) -> "Result":
    from nlpuzzle.solving import solve

    setup, readings = pair
    return solve(setup.frame, [(r.number, rule) for r in readings for rule in r.rules], Limits(nodes=_NODES))
