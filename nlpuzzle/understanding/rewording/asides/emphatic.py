"""Words that only stress what is said: "a mere 12 episodes", "at one end or the other", ", to the relief of everybody"."""

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.numbers import number_value
from nlpuzzle.english.words import Word
from nlpuzzle.understanding.rewording.waking import rewriter
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["without_stress"]

Words = tuple[Word, ...]

_STRESSED = word_class("before-amounts")
_FEELINGS = word_class("to-whose-feelings")
_GREAT = frozenset({"great", "enormous", "evident", "obvious", "considerable"})
#: nobody that a puzzle would name
_BYSTANDERS = word_class("bystanders")
_HIMSELF = frozenset({"herself", "himself", "itself", "themselves"})
_BEING = COPULAS | {"be"}
#: words from "is" to "all over"
_SHORT = 4
_THEIR = frozenset({"the", "his", "her", "their", "all", "other", "of"})


def _a_mere(words: Words) -> Words:
    """ "With | a mere | 12 episodes", "a full three years older": so many."""
    lows = [w.low for w in words]
    for i in range(1, len(words) - 2):
        counted = number_value(lows[i + 1]) is not None or lows[i + 1] in ("$", "£", "€")
        if lows[i] in _STRESSED and lows[i - 1] in ("a", "an") and counted and lows[i + 1] not in ("a", "an", "one"):
            return (*words[: i - 1], *words[i + 1 :])
    return words


def _or_the_other(words: Words) -> Words:
    """ "At one end of the shelf | or the other": at one of them."""
    lows = [w.low for w in words]
    end = len(words) - (lows[-1] == ".")
    end -= lows[end - 1] == "end"
    told = lows[end - 3 : end] == ["or", "the", "other"] and lows.count("or") == 1
    at = next((i for i in range(end - 4) if lows[i : i + 2] == ["one", "end"]), 0)
    whole = lows[at + 2 : end - 3]
    plain = not whole or (len(whole) == 3 and whole[:2] == ["of", "the"])
    return (*words[: end - 3], *words[end + (lows[end : end + 1] == ["end"]) :]) if told and at and plain else words


def _to_their_relief(words: Words) -> Words:
    """ ", | to the relief of everybody", ", to her neighbours' delight": what they feel about it is no more than that."""
    lows = [w.low for w in words]
    start = len(lows) - 1 - lows[::-1].index(",") if "," in lows else 0
    rest = lows[start + 1 : len(lows) - (lows[-1] in (".", "!"))]
    if not start or rest[:1] != ["to"] or len(rest) < 3 or any(w.proper for w in words[start + 2 :]):
        return words
    rest = [low for low in rest[1:] if low not in _GREAT]
    of_them = len(rest) > 3 and rest[0] == "the" and rest[1] in _FEELINGS and rest[2] == "of"
    of_them = of_them and all(low in _THEIR | _BYSTANDERS for low in rest[3:]) and rest[-1] in _BYSTANDERS
    theirs = rest[-1] in _FEELINGS and rest[-2] in ("'s", "'") and all(low in _THEIR | _BYSTANDERS for low in rest[:-2])
    return (*words[:start], *words[len(words) - (lows[-1] in (".", "!")) :]) if of_them or theirs else words


def _himself(words: Words) -> Words:
    """ "Was | himself | beaten by Ann", "is | herself | older than": he was, and nobody else."""
    for i in range(1, len(words) - 1):
        if words[i].low in _HIMSELF and words[i - 1].low in COPULAS and words[i + 1].low.isalpha():
            return (*words[:i], *words[i + 1 :])
    return words


def _all_over(words: Words) -> Words:
    """ "Will be green | all over |": green."""
    lows = [*(w.low for w in words), ""]
    for i in range(3, len(words) - 1):
        if lows[i : i + 2] != ["all", "over"] or lows[i + 2] not in (".", ",", ";", ""):
            continue
        verb = max((k for k in range(1, i - 1) if lows[k] in _BEING), default=0)
        if verb and i - verb <= _SHORT and not {"and", "or", ",", "not", "n't"} & {*lows[verb:i]}:
            return (*words[:i], *words[i + 2 :])
    return words


#: the sentence without what only stresses it
without_stress = rewriter(
    (_STRESSED, _a_mere), (frozenset({"other"}), _or_the_other), (_FEELINGS, _to_their_relief), (_HIMSELF, _himself),
    (frozenset({"over"}), _all_over),
)
