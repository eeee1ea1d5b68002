"""Places told from another thing: "third to the left of Ann" is three places to the left of her, and "on an even-numbered floor
above Ann" is on such a floor, and above her.
"""

from collections.abc import Sequence

from nlpuzzle.english.morphology import is_plural, singular
from nlpuzzle.english.numbers import CARDINALS, ordinal_value
from nlpuzzle.english.words import Word
from nlpuzzle.understanding.words.people import is_person
from nlpuzzle.understanding.words.words_of import PLACES

__all__ = ["steps_counted"]

_SIDES = frozenset({"left", "right"})
#: what follows "the second person": where it is not the side of a row, the noun must be one of those that stand in it
_ORDERED = frozenset({"before", "after", "ahead", "behind", "in"})
_SLOTS = PLACES | {"day", "month", "week", "year", "date"}
_UPRIGHT = frozenset({"above", "below"})
_TELLING = frozenset({"odd", "even", "one"})
#: with these, what is said of the floor and of Ann is denied together
_DENYING = frozenset("not n't never no neither nor none nobody without either or".split())
_MOST = 12
_WORDS = {number: word for word, number in CARDINALS.items() if 0 < number <= _MOST}


def steps_counted(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """The words, with "second to the left of" as "two places to the left of", and "the second man before" likewise."""
    if not any(ordinal_value(w.low) is not None or w.low in _TELLING for w in words):
        return words
    denied = any(w.low in _DENYING for w in words)
    found: list[Word] = []
    at = 0
    while at < len(words):
        if not denied and (end := _kind_of_place(words, at)) is not None:
            found += [*words[at:end], words[end].instead("and")]
            at = end
        if end := _one_of_the_places(words, at):
            found += [words[at].instead("a"), words[at + 3].instead(singular(words[at + 3].low))]
            at = end
        said = _noun_and_steps(words, at)
        found += said or words[at : at + 1]
        at += 2 if said and said[0] is words[at + 1] else 1
    return tuple(found)


def _kind_of_place(words: Sequence[Word], at: int) -> int | None:
    """ "An odd-numbered floor | above Ann": where the second thing that is said of the floor begins."""
    lows = [w.low for w in words[at : at + 8]]
    if lows[:1] not in (["an"], ["a"]) or lows[1:2] not in (["odd"], ["even"]):
        return None
    noun = 2 + (lows[2:3] == ["numbered"])
    if not lows[noun : noun + 1] or lows[noun] not in PLACES or not _leads(lows[noun + 1 :]):
        return None
    return at + noun + 1


def _one_of_the_places(words: Sequence[Word], at: int) -> int:
    """ "One of the floors | below Ann" is a floor below her; 0 where nothing like it stands here."""
    lows = [w.low for w in words[at : at + 9]]
    several = len(lows) > 4 and lows[:3] == ["one", "of", "the"] and is_plural(lows[3]) and singular(lows[3]) in _SLOTS
    placed = at > 0 and words[at - 1].low in ("in", "on", "at")  # "a floor above" alone is exactly one floor up
    return at + 4 if placed and several and _leads(lows[4:]) and lows[4] in _UPRIGHT | _ORDERED | {"to"} else 0


def _leads(lows: Sequence[str]) -> bool:
    """Whether a direction follows, said to be the very next or not."""
    rest = lows[1:] if lows[:1] and lows[0] in ("immediately", "directly", "just") else lows
    return bool(rest) and (rest[0] in _UPRIGHT or _follows(rest) or _beside(rest))


def _noun_and_steps(words: Sequence[Word], at: int) -> list[Word]:
    """ "Second" as "two places", "second man" as "man two places"; nothing where no direction follows."""
    rank = ordinal_value(words[at].low)
    if rank is None or rank not in _WORDS:
        return []
    number, places = words[at].instead(_WORDS[rank]), words[at].instead("places" if rank > 1 else "place")
    lows = [w.low for w in words[at + 1 : at + 6]]
    before = words[at - 1].low if at else ""
    if before != "the" and _beside(lows):
        return [number, places]
    if before == "the" and lows and (_beside(lows[1:]) or (_follows(lows[1:]) and _stands(words, at))) and _counts(lows[0]):
        return [words[at + 1], number, places]
    if before == "the" and _beside(lows):
        return [words[at].instead("one"), number, places]
    return []


def _beside(lows: Sequence[str]) -> bool:
    """ "to the left of", "to his right" of nobody else."""
    return list(lows[:2]) == ["to", "the"] and lows[2:3] != [] and lows[2] in _SIDES and list(lows[3:4]) == ["of"]


def _follows(lows: Sequence[str]) -> bool:
    """ "before", "after", "ahead of", "behind", "in front of"."""
    if not lows or lows[0] not in _ORDERED:
        return False
    return list(lows[:3]) == ["in", "front", "of"] if lows[0] == "in" else lows[0] != "ahead" or list(lows[1:2]) == ["of"]


def _stands(words: Sequence[Word], at: int) -> bool:
    """Whether the noun is one of those who stand in the row: no place they take, as in "in the second seat before"."""
    return is_person(words[at + 1].low) and (at < 2 or words[at - 2].low not in ("in", "on", "at"))


def _counts(noun: str) -> bool:
    return noun == "one" or noun in PLACES or is_person(noun)
