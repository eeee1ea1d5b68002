"""What is so many times as old, tall or heavy: "twice Ann's age", "half the height of Ben's"."""

from nlpuzzle.english.morphology import is_plural
from nlpuzzle.english.numbers import CARDINALS
from nlpuzzle.english.words import Word
from nlpuzzle.understanding.rewording.waking import rewriter
from nlpuzzle.understanding.words.vocabulary import verb_forms
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["times_as_old"]

_FACTORS = {"twice": "twice", "double": "twice", "half": "half", "times": "times"}
_MEASURES = {
    "age": "old", "height": "tall", "weight": "heavy", "length": "long", "price": "expensive", "cost": "expensive",
    "depth": "deep", "speed": "fast", "width": "wide", "size": "large", "distance": "far",
}  # fmt: skip
_AS_MUCH = frozenset({"long", "much", "many"})
_CLOSE = frozenset({",", ";", "and", "but", "or", "who", "which", "that"})
_SHORTEST = 8
"""Words of "there were more jars of honey than of jam"."""
_MORE = frozenset({"more", "fewer"})
_LONGEST = 9
"""Words of the longest name or description between the factor and the measure."""


def _times_as_old(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "Is twice | Ben's age", "is half the age of Ben": twice, or half, as old as Ben."""
    lows = [w.low for w in words]
    for i in range(1, len(words) - 3):
        before = lows[i - 1] if lows[i - 1] not in ("exactly", "precisely") else lows[i - 2]
        if lows[i] == "times" and lows[i - 1] in CARDINALS and lows[i - 2] in COPULAS:
            before = lows[i - 2]  # "is three times the price of"
        elif lows[i] not in _FACTORS:
            continue
        far = lows[i + 1 : i + 4] == ["the", "distance", "of"]  # "covers twice | the distance of"
        if before not in COPULAS and not (far and lows[i - 1 - (lows[i] == "times")] in verb_forms()):
            continue
        if lows[i + 1] == "the" and lows[i + 2] in _MEASURES and lows[i + 3] in ("of", "that"):
            of_that = lows[i + 3] == "that"
            end = i + 4 + (of_that and lows[i + 4 : i + 5] == ["of"])
            return _compared(words, i, words[end:], lows[i + 2]) if not of_that or end == i + 5 else words
        owned = next((j for j in range(i + 2, min(i + _LONGEST, len(lows) - 1)) if lows[j] in ("'s", "'")), 0)
        if owned and lows[owned + 1] in _MEASURES and not {"as", "than", "and", ","} & set(lows[i:owned]):
            return _compared(words, i, (*words[i + 1 : owned], *words[owned + 2 :]), lows[owned + 1])
    return words


def _compared(words: tuple[Word, ...], at: int, rest: tuple[Word, ...], measure: str) -> tuple[Word, ...]:
    like = words[at]
    said = (like.instead(_FACTORS[like.low]), like.instead("as"), like.instead(_MEASURES[measure]), like.instead("as"))
    return (*words[:at], *said, *rest)


def _as_long_to_mend(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "As long | to mend | as the chair": as long as the chair to mend."""
    lows = [w.low for w in words]
    to = next((i for i in range(3, len(words) - 3) if lows[i] == "to" and lows[i + 2] == "as"), 0)
    noun = to - 1 if is_plural(lows[to - 1]) else to
    end = len(words) - (lows[-1] == ".")
    led = to and lows[noun - 1] in _AS_MUCH and lows[noun - 2] == "as"
    if not led or _CLOSE & set(lows[to + 3 : end]):
        return words
    return (*words[:to], *words[to + 2 : end], *words[to : to + 2], *words[end:])


def _there_were_more(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "There were twice as many jars | of heather honey | as of chestnut honey": the one had twice as many as the other."""
    lows = [w.low for w in words]
    if lows[0] != "there" or len(lows) < _SHORTEST or lows[1] not in COPULAS:
        return words
    degree = next((i for i in range(2, len(words)) if lows[i] in _MORE or lows[i : i + 2] == ["as", "many"]), 0)
    second = "as" if lows[degree] == "as" else "than"
    at = degree + 1 + (second == "as")
    of = at + 1 if degree and lows[at + 1 : at + 2] == ["of"] and is_plural(lows[at]) else 0
    then = next((i for i in range(of + 2, len(words) - 1) if lows[i] == second), 0) if of else 0
    if not then or len(lows) < then + 3:
        return words
    other = then + 1 + 2 * (lows[then + 1] == "there" and lows[then + 2] in COPULAS)
    other += lows[other : other + 1] == lows[at : at + 1]
    end = len(words) - (lows[-1] == ".")
    one, led = words[of + 1 : then], lows[other : other + 1] == ["of"]
    rest = words[other + led : end]
    if not rest or _CLOSE & {w.low for w in (*one, *rest)} or not (led or rest[-1].low == one[-1].low):
        return words
    return (*one, words[1].instead("had"), *words[2:of], words[then], *rest, *words[end:])


times_as_old = rewriter(
    (frozenset({"there"}), _there_were_more),
    (frozenset(_FACTORS), _times_as_old),
    (_AS_MUCH, _as_long_to_mend),
)
