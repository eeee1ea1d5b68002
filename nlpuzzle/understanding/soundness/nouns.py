"""Nouns that clues may use whatever the puzzle is about: what is measured, and where one lives."""

from nlpuzzle.english.classes import word_class

__all__ = ["DWELLINGS", "MEASURED", "ON_DUTY", "WHATEVER"]

#: "at a price of $20", "Ann's height"
MEASURED = word_class("measures")
ON_DUTY = word_class("duties")
DWELLINGS = word_class("dwellings")
WHATEVER = word_class("whatever-it-is")
