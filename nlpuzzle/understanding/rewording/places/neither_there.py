"""Who is not there, or who of two, told after the place: "in hut 1 lives | neither the cook nor the baker"."""

from nlpuzzle.english.words import Word, finite, key
from nlpuzzle.understanding.rewording.waking import lows_of, rewriter
from nlpuzzle.understanding.words.lines import TAKES_PLACE
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["neither_there"]

Words = tuple[Word, ...]

_PLACING = frozenset({"at", "beside", "in", "on"})
_STAYS = frozenset(map(key, "dwell grow hang lie live reside sit sleep stand stay work".split()))
_PAIRS = {"neither": "nor", "either": "or"}
_SOME_PLACE = frozenset("a an any each either every one some".split())
_PARITIES = frozenset({"even", "odd"})
_OTHERWISE = frozenset(", ; all and but if many much n't not than that there unless which who".split())


def _neither_there(words: Words) -> Words:
    """ "In hut 1 | lives | neither the cook nor the baker": neither the cook nor the baker lives in hut 1."""
    lows = lows_of(words)
    end = len(words) - (words[-1].low == ".")
    at = next((i for i in range(3, end) if lows[i] in _PAIRS), 0)
    verb = at - 1
    stays = lows[verb] in COPULAS or (finite(lows[verb]) and (words[verb].stem in _STAYS or words[verb].stem in TAKES_PLACE))
    if not at or lows[0] not in _PLACING or not stays or lows[at:end].count(_PAIRS[lows[at]]) != 1:
        return words
    if lows[1] in _SOME_PLACE or _PARITIES & {*lows[1:verb]}:
        return words  # "at one end sits neither Ann nor Ben": at which one?
    if _OTHERWISE & {*lows[:end]} or _PLACING & {*lows[1:end]} or lows[end - 1] == _PAIRS[lows[at]]:
        return words
    place = (words[0]._replace(text=lows[0]), *words[1:verb])
    return (*words[at:end], words[verb], *place, *words[end:])


#: who, and then where
neither_there = rewriter((frozenset(_PAIRS), _neither_there))
