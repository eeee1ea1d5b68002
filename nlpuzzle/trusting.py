"""Whether categories that nobody listed may be trusted, and which clues say what they say only if those are right.

Such a frame is trusted where every clue reads with it and exactly one solution follows. Until then it is a proposal, and a clue
that speaks of one of its categories is read only if the proposal is right.
"""

from collections.abc import Iterable, Sequence

from nlpuzzle.outcome import Status
from nlpuzzle.puzzle import Setup
from nlpuzzle.rules.meaning import categories_of
from nlpuzzle.telling import messages
from nlpuzzle.understanding.reading import ClueReading

__all__ = ["judged", "proposed_categories", "resting"]

_GUESSED = ("inferred", "partly")


def proposed_categories(setup: Setup) -> list[str]:
    """The categories that the text does not list, or not whole; all of them where the frame itself is a last resort."""
    guessed = [c.name for c in setup.frame if c.given in _GUESSED]
    return guessed or [c.name for c in setup.frame if setup.fallback]


def resting(setup: Setup, readings: Iterable[ClueReading]) -> list[str]:
    """The numbers of the clues whose reading speaks of a proposed category; what was typed by hand rests on nothing."""
    proposed = set(proposed_categories(setup))
    if not proposed:
        return []
    return [r.number for r in readings if r.status == "parsed" and not proposed.isdisjoint(categories_of(r.rules))]


def judged(
    setup: Setup, readings: Sequence[ClueReading], status: Status, message: str, count: int, unread: Sequence[str]
) -> tuple[Status, str, list[str]]:
    """The status and message of a puzzle with the categories' trust seen to, and the clues that rest on mere proposals.

    `count` is the number of its solutions, `unread` the clues that were not understood.
    """
    guessed = [c.name for c in setup.frame if c.given in _GUESSED]
    rests = resting(setup, readings)
    if status == "incomplete":
        return status, messages.resting_sentence(message, rests, proposed_categories(setup)), rests
    if setup.doubt is not None:
        return "incomplete", messages.doubt_sentence(guessed or [c.name for c in setup.frame], setup.doubt), rests
    if guessed and unread and status != "multiple":
        return "incomplete", messages.guessed_sentence(guessed, unread), rests
    unlisted = not any(c.given == "listed" for c in setup.frame)
    if guessed and status != "solved" and (unlisted or status == "contradiction") and not _only_an_order(setup, status):
        return "incomplete", messages.unproved_sentence(guessed, count, unlisted), rests
    return status, message, []


def _only_an_order(setup: Setup, status: Status) -> bool:
    """Whether the puzzle only puts some names in order, so that there is nothing to sort wrongly: several orders may fit."""
    if status != "multiple" or len(setup.frame.categories) != 2:
        return False
    line, named = setup.frame.categories if setup.frame.anchor == setup.frame.categories[0] else setup.frame.categories[::-1]
    return line.given == "implied" and not named.blanks and all(label[:1].isupper() for label in named.items)
