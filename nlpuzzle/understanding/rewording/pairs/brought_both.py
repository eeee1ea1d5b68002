"""Two things that somebody has, told in an aside: "Otis, who brought | both | the grapes and the puzzle cube, sits ..."."""

from nlpuzzle.english.words import Word, finite
from nlpuzzle.understanding.rewording.waking import rewriter
from nlpuzzle.understanding.words.vocabulary import closed, verb_forms

__all__ = ["brought_both"]

Words = tuple[Word, ...]

_UNSURE = frozenset("; ( or but nor not n't never neither either if than who which that with without".split())
_LONGEST = 8


def _brought_both(words: Words) -> Words:
    """ ", who brought both the grapes and | the cube,": who brought the grapes and brought the cube."""
    lows = [w.low for w in words]
    at = lows.index("both")
    if at < 4 or lows[at - 3] != "," or lows[at - 2] not in ("who", "which"):
        return words
    verb = words[at - 1]
    done = verb.low in ("has", "had") or (verb.low in verb_forms() and finite(verb.low) and closed().get(verb.low) is None)
    end = next((i for i in range(at + 1, len(words)) if lows[i] == ","), 0)
    told = lows[at + 1 : end]
    if not done or not 3 <= len(told) <= _LONGEST or told.count("and") != 1 or told[-1] == "and" or _UNSURE & {*told}:
        return words
    joint = lows.index("and", at)
    again = verb._replace(start=words[joint].end, end=words[joint].end)
    return (*words[:at], *words[at + 1 : joint + 1], again, *words[joint + 1 :])


#: "who brought the grapes and brought the cube"
brought_both = rewriter((frozenset({"both"}), _brought_both))
