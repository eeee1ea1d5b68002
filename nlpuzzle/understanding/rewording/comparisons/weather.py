"""What the weather was where: "it was hotter in Oslo than in Rome" says of Oslo that it was hotter than Rome."""

from nlpuzzle.english.adjectives import comparative
from nlpuzzle.english.classes import word_class
from nlpuzzle.english.numbers import CARDINALS
from nlpuzzle.english.words import Word
from nlpuzzle.understanding.rewording.waking import rewriter
from nlpuzzle.understanding.words.vocabulary import verb_forms
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["plain_weather"]

Words = tuple[Word, ...]

#: adjectives of a sky and of the air, which "it" has wherever one is
_WEATHER = word_class("weather")
_IN = frozenset({"in", "at", "on"})
#: what falls from the sky, measured where it falls
_FALLING = word_class("falling-from-the-sky")
_FELL = {"fell": "had", "falls": "has"}
_AMOUNTS = frozenset({"less", "more"})
#: "2 more inches of rain"
_LONGEST_AMOUNT = 5
_ENDS = frozenset({"", ".", "!"})
#: words of another clause
_CLAUSES = frozenset({",", ";", "and", "but", "or", "if", "that", "who"})
#: how somebody is in a place, at the end of "where Ann lives"
_BEING_THERE = (
    ["lives"], ["lived"], ["stays"], ["stayed"], ["is", "living"], ["was", "living"], ["is", "staying"], ["was", "staying"],
)  # fmt: skip
#: words of a name, or of a description without a verb
_MOST = 4


def _of_a_place(words: Words) -> Words:
    """ "It wasn't | cloudy | in Oslo", "it was 6 degrees hotter | in Oslo | than in Rome"."""
    lows = [w.low for w in words]
    end = len(lows) - (lows[-1] in _ENDS)
    if lows[0] != "it" or end < 5 or lows[1] not in COPULAS or _CLAUSES & set(lows):
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


def _where_one_is(words: Words) -> Words:
    """ "It was hotter | where Ann lives | than in Rome", "... in Rome than | where Ann is staying": than Rome, Ann's was."""
    lows = [w.low for w in words]
    end = len(lows) - (lows[-1] in _ENDS)
    than = lows.index("than") if lows.count("than") == 1 else 0
    if lows[0] != "it" or lows[1] not in COPULAS or not 2 < than < end - 1 or _CLAUSES & {*lows}:
        return words
    start = next((i for i in range(3, than) if lows[i] in {*_IN, "where"}), 0)
    one, other = _there(words[start:than]), _there(words[than + 1 : end])
    degree = comparative(lows[start - 1]) if start else None
    if not one or not other or "where" not in lows or degree is None or "temperature" not in degree.dimensions:
        return words
    return (*one, *words[1:start], words[than], *other, *words[end:])


def _there(words: Words) -> Words:
    """Where it is: "in | Oslo", "(the one) where Ann lives"; nothing where it is told otherwise."""
    lows = [w.low for w in words]
    if lows[:1] != ["where"]:
        return words[1:] if lows[:1] and lows[0] in _IN and "where" not in lows else ()
    verb = next((v for v in _BEING_THERE if lows[-len(v) :] == v), [])
    who = words[1 : len(words) - len(verb)] if verb else ()
    named = 0 < len(who) <= _MOST and (who[0].text[:1].isupper() or who[0].low == "the")
    plain = named and all(w.low.isalpha() and w.low not in verb_forms() for w in who)
    return (words[0].instead("the"), words[0].instead("one"), *words) if plain else ()


def _where_it_was(words: Words) -> Words:
    """ "The city | where it was | 86 degrees": the city that was so warm."""
    lows = [w.low for w in words]
    for i in range(1, len(words) - 4):
        amount = lows[i + 3][0].isdecimal() and lows[i + 4].startswith("degree")
        if lows[i : i + 2] == ["where", "it"] and lows[i + 2] in COPULAS and (amount or lows[i + 3] in _WEATHER):
            return (*words[:i], words[i].instead("that"), *words[i + 2 :])
    return words


def _fell(words: Words) -> Words:
    """ "More snow | fell in | Oslo than in Rome", "2 more inches of rain fell in": Oslo had more snow than Rome."""
    lows = [w.low for w in words]
    end = len(lows) - (lows[-1] in _ENDS)
    at = next((i for i in range(2, end - 4) if lows[i] in _FELL), 0)
    than = lows.index("than") if lows.count("than") == 1 else 0
    told = at and lows[at - 1] in _FALLING and lows[at + 1] in _IN and at + 2 < than < end - 2
    counted = lows[0][0].isdecimal() or lows[0] in CARDINALS
    if not told or lows[counted] not in _AMOUNTS or at > _LONGEST_AMOUNT or _CLAUSES & set(lows):
        return words
    if lows[than + 1] != lows[at + 1]:
        return words
    amount = (words[0]._replace(text=words[0].low), *words[1:at])
    return (*words[at + 2 : than], words[at].instead(_FELL[lows[at]]), *amount, words[than], *words[than + 2 :])


#: each such statement made one about the place
plain_weather = rewriter(
    (_FALLING, _fell),
    (frozenset({"it"}), _of_a_place),
    (frozenset({"where"}), _where_one_is),
    (frozenset({"where"}), _where_it_was),
)
