"""What is here and there: "there is a goat in hut 1 | and a hen in hut 2", "no goat in hut 1, | nor is there one in hut 2"."""

from nlpuzzle.english.words import Word
from nlpuzzle.understanding.rewording.waking import rewriter
from nlpuzzle.understanding.words.vocabulary import closed
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["there_again"]

Words = tuple[Word, ...]

_PLACING = frozenset({"in", "on", "at", "inside"})
_ARTICLES = frozenset({"a", "an"})
_IS = frozenset({"is", "was"})
#: what makes another sentence of it
_OTHERWISE = frozenset(
    "; but if who which that whose where than not n't never no none or nor either neither both also then another".split()
) | COPULAS
#: the longest name of a thing, in words
_MOST = 3


def _and_another(words: Words) -> Words:
    """ "There is a goat in hut 1 and | a hen in hut 2": and there is a hen in hut 2."""
    lows = [w.low for w in words]
    joint = lows.index("and") if lows.count("and") == 1 else 0
    if not joint or len(words) < 8 or lows[0] != "there" or lows[1] not in _IS or lows[2] not in _ARTICLES:
        return words
    first = _placed(lows, 3, joint - (lows[joint - 1] == ","))
    start = joint + 1
    second = _placed(lows, start + 1, len(words)) if lows[start : start + 1] and lows[start] in _ARTICLES else 0
    if not first or not second or lows[first] != lows[second] or _OTHERWISE & {*lows[2:]} or "," in lows[: joint - 1]:
        return words
    return (*words[:start], words[0].instead("there"), words[1], *words[start:])


def _placed(lows: list[str], start: int, stop: int) -> int:
    """Where "in" leads from a thing that is told in a few open words to its place; 0 where none does."""
    at = next((i for i in range(start, stop - 1) if lows[i] in _PLACING), 0)
    plain = 0 < at - start <= _MOST and all(closed().get(low) is None for low in lows[start:at])
    return at if plain and "," not in lows[at:stop] else 0


def _nor_one(words: Words) -> Words:
    """ "There is no goat in the red hut, | nor is there one | in Ann's": and there is no goat in Ann's hut."""
    lows = [w.low for w in words]
    at = lows.index("nor") if lows.count("nor") == 1 else 0
    told = lows[:1] == ["there"] and lows[2:3] == ["no"] and lows[1] in (*_IS, "'s") and lows[at - 1] == ","
    again = lows[at + 1 : at + 4] in (["is", "there", "one"], ["was", "there", "one"])
    where = _placed(lows, 3, at - 1) if told and again else 0
    second = at + 4
    if not where or lows[second : second + 1] != [lows[where]]:
        return words
    if (_OTHERWISE | {"and", ","}) & {*lows[3 : at - 1], *lows[second:]}:
        return words
    if lows[1] != lows[at + 1] and lows[1] != "'s":
        return words
    end = len(words) - (lows[-1] == ".")
    noun = words[at - 2]
    hers = (noun,) if lows[end - 1] in ("'s", "'") and noun.text.islower() and closed().get(noun.low) is None else ()
    no = (words[at].instead("and"), words[at + 2], words[at + 1], words[2], *words[3:where])
    return (*words[:at], *no, *words[second:end], *hers, *words[end:])


#: said again in full
there_again = rewriter((frozenset({"there"}), _and_another), (frozenset({"nor"}), _nor_one))
