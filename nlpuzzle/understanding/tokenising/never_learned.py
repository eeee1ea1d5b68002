"""What somebody has never learned, tried or managed to do he has never done: "has never learned to play the harp"."""

from functools import lru_cache

from nlpuzzle.english.words import Word, finite, forms, participles
from nlpuzzle.understanding.tokenising.waking import rewriter
from nlpuzzle.understanding.words.vocabulary import verb_forms

__all__ = ["never_learned"]

_LEARNED = frozenset("attempted bothered dared learned learnt managed tried".split())
_HAVING = frozenset({"has", "have", "had"})


def _never_learned(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "Has never | learned to play | the harp": "has never played"; "has ever tried to", of neither of two."""
    lows = [w.low for w in words]
    for i in range(3, len(words) - 2):
        if lows[i] != "to" or lows[i - 1] not in _LEARNED or lows[i + 1] not in verb_forms():
            continue
        never = lows[i - 2] == "never" or (lows[i - 2] == "ever" and lows[0] == "neither")
        if never and lows[i - 3] in _HAVING and not finite(lows[i + 1]):
            return (*words[: i - 1], words[i + 1].instead(_done(lows[i + 1])), *words[i + 2 :])
    return words


@lru_cache(maxsize=1024)
def _done(verb: str) -> str:
    """The past participle of a verb: "played", "grown"."""
    told = forms(verb)
    irregular = [form for form in told if not form.endswith(("s", "ing", "ed")) and form != verb]
    regular = min((form for form in told if form.endswith("ed")), key=len)
    return next((form for form in irregular if form in participles()), irregular[0] if irregular else regular)


never_learned = rewriter((frozenset({"to"}), _never_learned))
