"""Who did the same, told with more than a name: ", and | so did | the walker collecting for the library" did too."""

from nlpuzzle.english.words import Word
from nlpuzzle.understanding.tokenising.waking import rewriter
from nlpuzzle.understanding.tokenising.words_of import AUXILIARIES
from nlpuzzle.understanding.words.people import is_person
from nlpuzzle.understanding.words.vocabulary import closed, verb_forms

__all__ = ["did_so_too"]

Words = tuple[Word, ...]

_CLOSE = frozenset({",", ";", "and", "but", "or", "than", "as", "not", "n't", "who", "which", "that", "whose"})


def _did_so_too(words: Words) -> Words:
    """ ", and | so did | the walker collecting for the library": he did too."""
    lows = [w.low for w in words]
    end = len(words) - (lows[-1] == ".")
    at = lows.index("so")
    led = at > 2 and lows[at - 1] == "and" and lows[at + 1 : at + 2] != [] and lows[at + 1] in AUXILIARIES
    if not led or lows[at + 2 : at + 3] != ["the"] or end < at + 6 or _CLOSE & set(lows[at + 2 : end]):
        return words
    doing = lows[at + 4].endswith("ing") and lows[at + 4] in verb_forms()
    met = any(w.proper for w in words[at + 5 : end]) and closed().get(lows[at + 5]) not in ("p", "t")  # "meeting Cora"
    if not (is_person(lows[at + 3]) and doing) or met:
        return words
    return (*words[:at], *words[at + 2 : end], words[at + 1], words[at].instead("too"), *words[end:])


#: put as "and he did too"
did_so_too = rewriter((frozenset({"so"}), _did_so_too))
