"""One compared with all others, told of them first: "none of the other cakes was | lighter than", "of all the cakes, only"."""

from nlpuzzle.english.adjectives import comparative
from nlpuzzle.english.morphology import is_plural, singular
from nlpuzzle.english.numbers import CARDINALS
from nlpuzzle.english.words import Word
from nlpuzzle.understanding.rewording.waking import lows_of, rewriter

__all__ = ["none_of_the_others"]

Words = tuple[Word, ...]

_UNFIT = frozenset(", ; : ( and or but nor not n't if unless who which that whose both either neither".split())
_SINGULAR = {"are": "is", "were": "was", "have": "has"}


def _none_of_the_others(words: Words) -> Words:
    """ "None of the other cakes was lighter than" as "no other cake was lighter than"."""
    lows = lows_of(words)
    if lows[:4] != ["none", "of", "the", "other"] or not is_plural(lows[4]) or "than" not in lows or _UNFIT & {*lows}:
        return words
    than = lows.index("than")
    if than < 7 or not any(comparative(low) for low in lows[6:than]):
        return words
    verb = words[5].instead(_SINGULAR.get(lows[5], lows[5]))
    return (words[0].instead("no"), words[3], words[4].instead(singular(lows[4])), verb, *words[6:])


def _of_all(words: Words) -> Words:
    """ "Of all the cakes, | only the tart was lighter than": of whatever else there is."""
    lows = lows_of(words)
    at = 4 if lows[1:3] == ["all", "the"] and lows[3] not in CARDINALS else 0
    at = 4 if lows[1] == "the" and lows[2] in CARDINALS else at
    if lows[0] != "of" or not at or not is_plural(lows[at - 1]) or lows[at] != "," or lows[at + 1] != "only":
        return words
    rest = lows[at + 1 :]
    return words[at + 1 :] if "than" in rest and not _UNFIT & {*rest} else words


#: told of the one as he is told elsewhere
none_of_the_others = rewriter((frozenset({"none"}), _none_of_the_others), (frozenset({"only"}), _of_all))
