"""Labels whose noun all of their list share, said without it: "the steel | one", "neither the rope | nor the steel ladder"."""

from functools import lru_cache
from itertools import pairwise

from nlpuzzle.english.morphology import is_plural, plural
from nlpuzzle.english.words import Word, split
from nlpuzzle.puzzle import Frame

__all__ = ["with_shared_noun"]

Words = tuple[Word, ...]

_ARTICLES = frozenset({"the", "a", "an"})
_JOINTS = frozenset({"and", "or", "nor"})


def with_shared_noun(words: Words, frame: Frame) -> Words:
    """The words with the noun where only the rest of the label stands, before "one" or "and the steel ladder"."""
    told = _without_noun(frame)
    if not told:
        return words
    lows = tuple(w.low for w in words)
    if "one" in lows and _of_another_kind(lows, frame):
        return words
    for at in range(1, len(words) - 1):
        if lows[at - 1] not in _ARTICLES or lows[at] not in told:
            continue
        for rest, noun in told[lows[at]]:
            end = at + len(rest)
            if lows[at:end] != rest or end == len(words):
                continue
            if lows[end] == "one":
                return with_shared_noun((*words[:end], words[end].instead(noun), *words[end + 1 :]), frame)
            if lows[end] in _JOINTS and _goes_on(lows, end + 1, noun, told):
                return with_shared_noun((*words[:end], words[end - 1].instead(noun), *words[end:]), frame)
    return words


def _of_another_kind(lows: tuple[str, ...], frame: Frame) -> bool:
    """ "Ida's | drink | is the green one", "the red one is the | drink | of Ann": a drink, and no hut."""
    own = {noun for told in _without_noun(frame).values() for _, noun in told}
    others = {c.name.casefold() for c in frame if not c.ordered} - own
    return any((before == "'s" and low in others) or (before in others and low == "of") for before, low in pairwise(lows))


def _goes_on(lows: tuple[str, ...], at: int, noun: str, told: dict[str, list[tuple[tuple[str, ...], str]]]) -> bool:
    """Whether "(the) steel ladder" begins there, with the same noun: "the rope and | the steel ladder"."""
    at += lows[at : at + 1] != () and lows[at] in _ARTICLES
    others = told.get(lows[at], []) if at < len(lows) else []
    return any(lows[at : at + len(rest) + 1] in ((*rest, noun), (*rest, plural(noun))) for rest, own in others if own == noun)


@lru_cache(maxsize=64)
def _without_noun(frame: Frame) -> dict[str, list[tuple[tuple[str, ...], str]]]:
    """By its first word the rest of each label whose noun all of its list share, and that noun."""
    found: dict[str, list[tuple[tuple[str, ...], str]]] = {}
    labels = [(c.name, tuple(w.low for w in split(label))) for c in frame for label in c.items if label not in c.blanks]
    for category in frame:
        own = [spelt for name, spelt in labels if name == category.name]
        nouns = {spelt[-1] for spelt in own if spelt}
        if len(nouns) != 1 or category.ordered or len(own) < 2 or any(len(spelt) < 2 for spelt in own):
            continue
        noun = nouns.pop()
        if is_plural(noun) or not noun.isalpha():
            continue
        for spelt in own:
            if not any(spelt[:-1] == other[: len(spelt) - 1] for name, other in labels if name != category.name):
                found.setdefault(spelt[0], []).append((spelt[:-1], noun))
    return found
