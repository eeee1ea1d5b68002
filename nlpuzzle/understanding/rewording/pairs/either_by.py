"""One preposition told twice: "was used | either by | the cook | or by | Ann" is used by either the cook or Ann."""

from nlpuzzle.english.words import Word
from nlpuzzle.understanding.rewording.waking import rewriter

__all__ = ["by_either"]

Words = tuple[Word, ...]

_LEADS = frozenset({"by", "from", "with"})
_ENDS = frozenset({",", ";", "and", "but"})


def _by_either(words: Words) -> Words:
    lows = [w.low for w in words]
    at = lows.index("either")
    lead = lows[at + 1] if at + 1 < len(lows) else ""
    if lead not in _LEADS or lows.count("either") > 1 or lows.count("or") != 1:
        return words
    other = lows.index("or")
    if other < at or lows[other + 1 : other + 2] != [lead] or not _ENDS.isdisjoint(lows[at:]):
        return words
    if "the" not in (lows[at + 2], *lows[other + 2 : other + 3]):
        return words  # "goes either by bus or by train"
    return (*words[:at], words[at + 1], words[at], *words[at + 2 : other + 1], *words[other + 2 :])


#: "either by ... or by ..." put as "by either ... or ..."
by_either = rewriter((frozenset({"either"}), _by_either))
