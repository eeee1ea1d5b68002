"""Ages in words before a name: "Nine-year-old Rufus" is "9-year-old Rufus"."""

from nlpuzzle.english.numbers import number_value
from nlpuzzle.english.words import Word
from nlpuzzle.understanding.rewording.waking import rewriter

__all__ = ["years_old"]

Words = tuple[Word, ...]


def _in_digits(words: Words) -> Words:
    """A number word that begins a sentence, before "year-old", in digits: it is no name."""
    lows = [w.low for w in words[:3]]
    value = number_value(lows[0]) if lows[0].isalpha() else None
    if lows[1:] != ["year", "old"] or value is None or not words[1].glued:
        return words
    digits = str(value)
    return (words[0]._replace(text=digits, low=digits, stem=digits, proper=False), *words[1:])


#: the sentence with "9-year-old" for "Nine-year-old"
years_old = rewriter((frozenset({"year"}), _in_digits))
