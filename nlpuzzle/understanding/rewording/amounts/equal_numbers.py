"""Two numbers said to be equal: "the number of people above Ann is the same as that below Ben", put as "as many people as"."""

from collections.abc import Sequence

from nlpuzzle.english.adjectives import comparative
from nlpuzzle.english.morphology import is_plural
from nlpuzzle.english.words import Word, finite
from nlpuzzle.understanding.rewording.waking import rewriter
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["as_many_as"]

_NUMBER_OF = ["the", "number", "of"]
_EQUAL = (["the", "same", "as"], ["equal", "to"], ["exactly", "the", "same", "as"])
#: where those who are counted are
_WHERE = frozenset("above below before after between behind to on in ahead".split())


def _as_many_as(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """The words, with "the number of people who live above Ann equals that of ..." as "as many people live above Ann as"."""
    lows = [w.low for w in words]
    if lows[:3] != _NUMBER_OF:
        return words
    found = _equals(lows)
    if found is None:
        return words
    is_at, same_end = found
    counted, verb, where = _counted(words[3:is_at])
    second = _second(words[same_end:], counted)
    if not where or second is None:
        return words
    same = words[is_at]
    # fmt: off
    return (words[0].instead("as"), words[1].instead("many"), *counted, *(verb or (same.instead("are"),)), *where,
            same.instead("as"), *second)
    # fmt: on


def _equals(lows: Sequence[str]) -> tuple[int, int] | None:
    """Where "is the same as" begins and ends, if it stands there once."""
    found = []
    for at, low in enumerate(lows):
        if low in COPULAS:
            found += [(at, at + 1 + len(same)) for same in _EQUAL if list(lows[at + 1 : at + 1 + len(same)]) == same]
        elif low == "equals":
            found.append((at, at + 1))
    return found[0] if len(found) == 1 else None


def _counted(words: Sequence[Word]) -> tuple[tuple[Word, ...], tuple[Word, ...], tuple[Word, ...]]:
    """What is counted, the verb that says where it is, and where: "people", "live", "above Ann"."""
    nouns = tuple(words[:1])
    if not nouns or not (is_plural(nouns[0].low) or nouns[0].low == "people"):
        return (), (), ()
    rest = list(words[1:])
    if rest and rest[0].low in ("who", "that"):
        rest = rest[1:]
    verb: tuple[Word, ...] = ()
    if rest and not _leads(rest[0]):
        word = rest.pop(0)
        if word.low.endswith("ing"):
            verb = (word.instead("are"),)  # "are above Ann": that they live there is no news
        elif word.low in COPULAS or not finite(word.low):
            verb = (word,)
        elif not word.low.endswith("s"):
            verb = (word.instead("are"), word)  # "talks held before"
        else:
            return (), (), ()
    return (nouns, verb, tuple(rest)) if rest and _leads(rest[0]) else ((), (), ())


def _leads(word: Word) -> bool:
    """Whether a word begins where they are, or how they compare: "above Ann", "taller than Ann"."""
    return word.low in _WHERE or comparative(word.low) is not None


def _second(words: Sequence[Word], counted: Sequence[Word]) -> tuple[Word, ...] | None:
    """The other number: "that below Ben", "the number of people who live below Ben"."""
    lows = [w.low for w in words]
    if lows[:1] == ["that"] or lows[:1] == ["those"]:
        rest = tuple(words[1:])
        return rest if rest and _leads(rest[0]) else None
    if lows[:3] != _NUMBER_OF:
        return None
    again, _, where = _counted(words[3:])
    return where if where and [w.low for w in again] == [w.low for w in counted] else None


as_many_as = rewriter((frozenset({"number"}), _as_many_as))
