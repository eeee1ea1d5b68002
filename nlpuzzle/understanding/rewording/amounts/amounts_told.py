"""Amounts of a comparison told in words and parts: "half a metre longer", "an hour and a quarter before", "a dozen less"."""

from collections.abc import Sequence

from nlpuzzle.english.adjectives import comparative
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.numbers import CARDINALS, number_value
from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import Word
from nlpuzzle.understanding.rewording.waking import rewriter

__all__ = ["plain_amounts"]

Words = tuple[Word, ...]

#: a unit of which people tell a quarter, and its smaller one
_QUARTERED = {"hour": ("minutes", 60), "minute": ("seconds", 60), "year": ("months", 12)}
_QUARTERS = {"a quarter": 1, "a half": 2, "three quarters": 3}
_AFTER = frozenset("after before earlier later above below behind ahead".split())
#: an amount that ends so is one of a comparison: "cheaper than Ben by | half a dollar"
_BY = frozenset({"by"})


def _of_comparison(lows: Sequence[str], end: int) -> bool:
    """Whether what is compared follows an amount, at most after the noun that is counted: "half a dozen | cups | more"."""
    return any(low in _AFTER or comparative(low) is not None for low in lows[end : end + 2])


def _half_a_unit(words: Words) -> Words:
    """ "Half a metre | longer", "half a dozen | fewer", "by half a dollar"."""
    lows = [w.low for w in words]
    for i in range(1, len(words) - 2):
        noun = lows[i + 2]
        if lows[i] != "half" or lows[i + 1] not in ("a", "an") or not (_of_comparison(lows, i + 3) or lows[i - 1] in _BY):
            continue
        if noun == "dozen":
            return (*words[:i], words[i].instead("6"), *words[i + 3 :])
        if noun != "hour" and unit_of(noun) is not None and lows[i - 1] not in ("and", "or"):
            return (*words[:i], words[i].instead("0.5"), words[i + 2], *words[i + 3 :])
    return words


def _one_and_a_half(words: Words) -> Words:
    """ "One and a half metres | longer"."""
    lows = [w.low for w in words]
    for i in range(1, len(words) - 5):
        if lows[i : i + 4] == ["one", "and", "a", "half"] and unit_of(singular(lows[i + 4])) and _of_comparison(lows, i + 5):
            return (*words[:i], words[i].instead("1.5"), *words[i + 4 :])
    return words


def _and_a_quarter(words: Words) -> Words:
    """ "An hour and a quarter | before", "two hours and three quarters | after", "three quarters of an hour | later"."""
    lows = [w.low for w in words]
    for i in range(1, len(words) - 3):
        whole = 1 if lows[i] in ("a", "an") else CARDINALS.get(lows[i]) or number_value(lows[i]) or 0
        part, size = _QUARTERED.get(singular(lows[i + 1]), ("", 0))
        quarters = _QUARTERS.get(" ".join(lows[i + 3 : i + 5]), 0)
        if whole and part and lows[i + 2] == "and" and quarters and _of_comparison(lows, i + 5):
            amount = str(whole * size + quarters * size // 4)
            return (*words[:i], words[i].instead(amount), words[i + 1].instead(part), *words[i + 5 :])
        part, size = _QUARTERED.get(lows[i + 4], ("", 0)) if i + 4 < len(lows) else ("", 0)
        of_one = lows[i : i + 3] == ["three", "quarters", "of"] and lows[i + 3] in ("a", "an")
        if of_one and part and _of_comparison(lows, i + 5):
            return (*words[:i], words[i].instead(str(3 * size // 4)), words[i + 4].instead(part), *words[i + 5 :])
    return words


#: each such amount in figures
plain_amounts = rewriter(
    (frozenset({"half"}), _half_a_unit),
    (frozenset({"half"}), _one_and_a_half),
    (frozenset({"half", "quarter", "quarters"}), _and_a_quarter),
)
