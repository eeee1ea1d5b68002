"""What somebody is doing just then: "is | hard at work on | the raft" is working on it."""

from nlpuzzle.english.words import Word
from nlpuzzle.understanding.rewording.waking import lows_of, rewriter
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["at_work_on"]

Words = tuple[Word, ...]

_NOT = frozenset({"not", "n't", "neither"})


def _at_work_on(words: Words) -> Words:
    """ "Is | at work on | the raft": is working on it."""
    lows = lows_of(words)
    for i in range(2, len(words) - 3):
        if lows[i : i + 3] != ["at", "work", "on"]:
            continue
        start = i - (lows[i - 1] in ("hard", "busy"))
        verb = start - 1 - (lows[start - 1] in _NOT)
        if verb > 0 and lows[verb] in COPULAS:
            return (*words[:start], words[i + 1].instead("working"), *words[i + 2 :])
    return words


#: "is working on"
at_work_on = rewriter((frozenset({"work"}), _at_work_on))
