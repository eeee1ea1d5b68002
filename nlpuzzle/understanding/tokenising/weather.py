"""What the weather was where: "it was hotter in Oslo than in Rome" says of Oslo that it was hotter than Rome."""

from nlpuzzle.english.adjectives import comparative
from nlpuzzle.english.classes import word_class
from nlpuzzle.english.words import Word
from nlpuzzle.understanding.tokenising.waking import rewriter
from nlpuzzle.understanding.tokenising.words_of import COPULAS

__all__ = ["plain_weather"]

Words = tuple[Word, ...]

#: adjectives of a sky and of the air, which "it" has wherever one is
_WEATHER = word_class("weather")
_IN = frozenset({"in", "at", "on"})
_ENDS = frozenset({"", ".", "!"})


def _of_a_place(words: Words) -> Words:
    """ "It wasn't | cloudy | in Oslo", "it was 6 degrees hotter | in Oslo | than in Rome"."""
    lows = [w.low for w in words]
    end = len(lows) - (lows[-1] in _ENDS)
    if lows[0] != "it" or end < 5 or lows[1] not in COPULAS or {",", ";", "and", "but", "or", "if", "that", "who"} & set(lows):
        return words
    led = [i for i in range(2, end) if lows[i] in _IN]
    than = [i for i in range(2, end) if lows[i] == "than"]
    if not led or led[0] + 1 >= end:
        return words
    said = words[1 : led[0]]
    told = said[-1].low
    if not than and len(led) == 1 and told in _WEATHER:
        return (*words[led[0] + 1 : end], *said, *words[end:])
    degree = comparative(told)
    compared = degree is not None and "temperature" in degree.dimensions and len(led) == 2 == len(than) + 1
    if compared and than[0] + 1 == led[1] and led[0] + 1 < than[0] and led[1] + 1 < end:
        return (*words[led[0] + 1 : than[0]], *said, words[than[0]], *words[led[1] + 1 :])
    return words


def _where_it_was(words: Words) -> Words:
    """ "The city | where it was | 86 degrees": the city that was so warm."""
    lows = [w.low for w in words]
    for i in range(1, len(words) - 4):
        amount = lows[i + 3][0].isdecimal() and lows[i + 4].startswith("degree")
        if lows[i : i + 2] == ["where", "it"] and lows[i + 2] in COPULAS and (amount or lows[i + 3] in _WEATHER):
            return (*words[:i], words[i].instead("that"), *words[i + 2 :])
    return words


#: each such statement made one about the place
plain_weather = rewriter(
    (frozenset({"it"}), _of_a_place),
    (frozenset({"where"}), _where_it_was),
)
