"""How somebody spends his time is what he enjoys: "spends her evenings knitting", "spend their weekends bird-watching"."""

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.words import Word
from nlpuzzle.understanding.rewording.waking import rewriter

__all__ = ["leisure_told"]

Words = tuple[Word, ...]

_SPENDING = {"spend": "enjoy", "spends": "enjoys", "spent": "enjoyed", "spending": "enjoying"}
_OWN = frozenset({"her", "his", "its", "their"})
_TIMES = word_class("times-spent")
_FREE = frozenset({("free", "time"), ("leisure", "time"), ("spare", "time")})
#: what ends the clause, so that the pastime is all that is told: not "watching films", nor "knitting with Ann"
_CLOSING = frozenset({"", ".", ",", ";", ")", "and", "but", "while"})


def _told(words: Words) -> Words:
    """The words with "enjoys" for "spends her evenings" right before what one does then."""
    lows = [w.low for w in words] + ["", ""]
    for i in range(len(words) - 2):
        if lows[i] not in _SPENDING or lows[i + 1] not in _OWN:
            continue
        at = i + 4 if tuple(lows[i + 2 : i + 4]) in _FREE else i + 3
        if at == i + 3 and singular(lows[i + 2]) not in _TIMES:
            continue
        end = at + 2 if at + 1 < len(words) and words[at + 1].glued else at + 1  # "bird-watching"
        if end <= len(words) and lows[end - 1].endswith("ing") and lows[end] in _CLOSING:
            return (*words[:i], words[i].instead(_SPENDING[lows[i]]), *words[at:])
    return words


#: the sentence with "enjoys knitting" for "spends her evenings knitting"
leisure_told = rewriter((frozenset(_SPENDING), _told))
