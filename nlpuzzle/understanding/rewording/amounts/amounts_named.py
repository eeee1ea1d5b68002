"""Amounts led in by another noun than their category's: "a running time of 35 minutes", where lengths are told."""

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.numbers import number_value
from nlpuzzle.english.words import Word
from nlpuzzle.puzzle import Category, Frame
from nlpuzzle.understanding.rewording.waking import woken_by
from nlpuzzle.understanding.words.amount_nouns import amount_head, amount_nouns, own_words

__all__ = ["amounts_named"]

Words = tuple[Word, ...]

_COUNTED = word_class("amounts-counted")
_AS_THEY_ARE = word_class("amounts-as-they-are")
_LED = frozenset({"a", "an", "the", "'s", "his", "her", "its"})
_SIGNS = frozenset("$ £ €".split())


@woken_by("of")
def amounts_named(words: Words, frame: Frame) -> Words:
    """The words, with the name of its category for the noun that leads to an amount: "has a volume of | 85 decibels"."""
    for i in range(2, len(words) - 2):
        if words[i + 1].low != "of" or (words[i + 2].low not in _SIGNS and number_value(words[i + 2].low) is None):
            continue
        start = next((k for k in range(i - 1, max(-1, i - 4), -1) if words[k].low in _LED), -1)
        noun = singular(words[i].low)
        found = [c for c in frame.ordered if _is_told(noun, words[start + 1 : i], c)] if start >= 0 else []
        if len(found) == 1:
            return (*words[: start + 1], words[i].instead(amount_head(found[0])), *words[i + 1 :])
    return words


def _is_told(noun: str, before: Words, category: Category) -> bool:
    own = own_words(category)
    if noun in _COUNTED and len(before) == 1 and singular(before[0].low) in own:
        return True  # "a calorie | count of 260"
    nouns = amount_nouns(category)
    return noun in nouns and all(w.low in _AS_THEY_ARE or singular(w.low) in own | nouns for w in before)  # "a noise | level"
