"""How fast somebody is, told by a noun for what he does: "is a slower typist than Ben" is slower than he."""

from nlpuzzle.english.adjectives import comparative
from nlpuzzle.english.words import Word
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.rewording.waking import woken_by
from nlpuzzle.understanding.words.people import is_person
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["doers_compared"]

Words = tuple[Word, ...]


@woken_by("than")
def doers_compared(words: Words, frame: Frame) -> Words:
    """ "Is a slower | typist | than", "the faster | runner | of the two": where one speed is told, that of all they do."""
    lows = [w.low for w in words]
    if "than" not in lows or sum(c.dimension == "speed" for c in frame.ordered) != 1:
        return words
    for i in range(3, len(words) - 2):
        degree = comparative(lows[i - 1])
        told = lows[i + 1] == "than" and lows[i - 2] == "a" and lows[i - 3] in COPULAS
        if told and degree is not None and degree.dimensions[:1] == ("speed",) and is_person(lows[i]):
            return (*words[: i - 2], words[i - 1], *words[i + 1 :])
    return words
