"""Which items a few words name, for the steps that ask before there are tokens."""

from functools import lru_cache

from nlpuzzle.english.morphology import singular
from nlpuzzle.english.words import Word, split
from nlpuzzle.puzzle import Frame, Item

__all__ = ["item_begun", "items_named"]

Words = tuple[Word, ...]


@lru_cache(maxsize=256)
def _labels(frame: Frame) -> dict[str, tuple[tuple[tuple[str, ...], Item], ...]]:
    """By its first word, each label in small letters: the longer ones first."""
    found: dict[str, list[tuple[tuple[str, ...], Item]]] = {}
    for item in frame.items:
        lows = tuple(w.low for w in split(item.label))
        if lows:
            found.setdefault(lows[0], []).append((lows, item))
    return {first: tuple(sorted(told, key=lambda one: -len(one[0]))) for first, told in found.items()}


def item_begun(lows: list[str], at: int, frame: Frame) -> tuple[int, Item] | None:
    """Where the label that begins at a word ends, and its item; None where none begins there. "Harps" is the harp."""
    labels, low = _labels(frame), lows[at]
    for label, item in labels.get(low, ()) or labels.get(singular(low), ()):
        end = at + len(label)
        if tuple(lows[at : end - 1]) == label[:-1] and (lows[end - 1] == label[-1] or singular(lows[end - 1]) == label[-1]):
            return end, item
    return None


def items_named(words: Words, frame: Frame) -> list[Item]:
    """The items whose labels stand in these words."""
    lows = [*(w.low for w in words), *[""] * 12]
    found: list[Item] = []
    at = 0
    while at < len(words):
        begun = item_begun(lows, at, frame)
        if begun is not None:
            found.append(begun[1])
        at = begun[0] if begun is not None else at + 1
    return found
