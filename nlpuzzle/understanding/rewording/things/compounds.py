"""Things with a name of several words: "the bed and breakfast in Hove" is a guesthouse, "the ski area" a resort."""

from functools import cache

from nlpuzzle.english.morphology import is_plural, plural, singular
from nlpuzzle.english.tables import rows
from nlpuzzle.english.words import Word, stems
from nlpuzzle.puzzle import Frame

__all__ = ["compounds_joined"]

Words = tuple[Word, ...]


def compounds_joined(words: Words, frame: Frame) -> Words:
    """The words with one noun for those that are one thing; where the puzzle itself uses one of them, each stays what it is."""
    for i in range(len(words) - 1):
        for noun, *said in _compounds().get(words[i].low, ()):
            end = i + len(said)
            lows = [w.low for w in words[i:end]]
            if len(lows) != len(said) or [*lows[:-1], singular(lows[-1])] != said or _used(said, frame):
                continue
            joined = words[i].instead(plural(noun) if is_plural(lows[-1]) else noun)
            return compounds_joined((*words[:i], joined, *words[end:]), frame)
    return words


def _used(said: list[str], frame: Frame) -> bool:
    """Whether a category or an item is called by one of the words, or an item by all of them."""
    named = frozenset().union(*(stems(c.name) for c in frame), *(stems(i.label) for i in frame.items if " " not in i.label))
    whole = " ".join(said)
    apart = not named.isdisjoint(stems(" ".join(word for word in said if word != "and")))
    return apart or any(whole in item.label.casefold() for item in frame.items)


@cache
def _compounds() -> dict[str, tuple[tuple[str, ...], ...]]:
    found: dict[str, tuple[tuple[str, ...], ...]] = {}
    for row in rows("compounds"):
        found[row[1]] = (*found.get(row[1], ()), tuple(row))
    return found
