"""What people do somewhere: "cocoa | is what they drink | in the middle house" is that they drink it there."""

from nlpuzzle.english.words import Word
from nlpuzzle.understanding.rewording.waking import rewriter
from nlpuzzle.understanding.words.vocabulary import closed, verb_forms

__all__ = ["what_they_do"]

Words = tuple[Word, ...]

_THEY = frozenset({"they", "people", "you"})
#: a longer subject says more than a name
_LONGEST = 3


def _what_they_do(words: Words) -> Words:
    lows = [*(w.low for w in words), "", "", ""]
    at = lows.index("what")
    if not 1 < at <= _LONGEST + 1 or lows[at - 1] not in ("is", "are") or lows[at + 1] not in _THEY:
        return words
    verb, lead = lows[at + 2], lows[at + 3]
    if verb not in verb_forms() or verb.endswith(("ing", "s")) or lead not in ("in", "at", "on"):
        return words
    if any(closed().get(low) not in (None, "d") for low in lows[: at - 1]):
        return words
    they = words[at].instead("they")
    return (they, words[at + 2], *words[: at - 1], *words[at + 3 :])


#: such a sentence with its words in the usual order
what_they_do = rewriter((frozenset({"what"}), _what_they_do))
