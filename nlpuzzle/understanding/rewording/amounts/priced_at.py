"""Prices compared with "at": "is valued at $300 more than the clock" is valued $300 more than it."""

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.numbers import number_value
from nlpuzzle.english.words import Word
from nlpuzzle.understanding.rewording.waking import rewriter

__all__ = ["priced_so_much_more"]

Words = tuple[Word, ...]

#: participles of having a price
_PRICED = word_class("having-a-price")
_SIGNS = frozenset({"$", "£", "€"})
_MORE = frozenset({"more", "less", "higher", "lower"})


def _at_so_much_more(words: Words) -> Words:
    """ "Is valued | at | $300 more than": by so much more; "at $300" alone stays."""
    lows = [w.low for w in words]
    for i in range(2, len(words) - 4):
        if lows[i] != "at" or lows[i - 1] not in _PRICED:
            continue
        amount = i + 1 + (lows[i + 1] in _SIGNS)
        if number_value(lows[amount]) is None:
            continue
        signed = amount == i + 2
        after = amount + 1 + (not signed and lows[amount + 1 : amount + 2] != [] and lows[amount + 1] not in _MORE)
        if lows[after : after + 2] in ([more, "than"] for more in _MORE):
            return (*words[:i], *words[i + 1 :])
    return words


priced_so_much_more = rewriter((_PRICED, _at_so_much_more))
