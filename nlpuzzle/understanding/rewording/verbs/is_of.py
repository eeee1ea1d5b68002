"""What a picture shows, told by "it": "the photograph was taken in Rome, and it is not | of | Edna"."""

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.words import Word
from nlpuzzle.understanding.rewording.waking import rewriter
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["is_of_somebody"]


def _is_of(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "The photograph was taken in Rome, and it is not | of | Edna": is not the one with her."""
    for i in range(3, len(words) - 1):
        denied = words[i - 1].low in ("not", "n't")
        if words[i].low != "of" or words[i - 1 - denied].low not in COPULAS:
            continue
        subject = i - 2 - denied
        it = words[subject].low == "it" and subject > 0 and words[subject - 1].low in ("and", "but", ";")
        if it and any(singular(w.low) in word_class("pictures") for w in words[1:4]):
            return (*words[:i], *map(words[i].instead, ("the", "one", "with")), *words[i + 1 :])
    return words


#: whom or what a picture shows, told by "it"
is_of_somebody = rewriter((frozenset({"of"}), _is_of))
