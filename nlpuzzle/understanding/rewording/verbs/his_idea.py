"""Whose work a thing is, told by "'s": "the stapler was | Ann's idea", "was Ann's brainchild"."""

from nlpuzzle.english.words import Word
from nlpuzzle.understanding.rewording.waking import lows_of, rewriter
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["his_idea"]

Words = tuple[Word, ...]

_CREATIONS = frozenset("brainchild creation handiwork idea masterpiece".split())
_ENDING = frozenset({"", ".", ",", ";", "and", "but"})


def _his_idea(words: Words) -> Words:
    """ "The stapler was | Ann's brainchild": was the brainchild of Ann."""
    lows = lows_of(words)
    for i in range(3, len(words)):
        if lows[i] not in _CREATIONS or lows[i - 1] != "'s" or lows[i + 1] not in _ENDING:
            continue
        start = i - 1
        while start > 1 and words[start - 1].text[0].isupper():
            start -= 1
        verb = start - 1 - (lows[start - 1] in ("not", "n't"))
        if start < i - 1 and verb > 0 and lows[verb] in COPULAS:
            of = tuple(words[i].instead(low) for low in ("the", lows[i], "of"))
            return _his_idea((*words[:start], *of, *words[start : i - 1], *words[i + 1 :]))  # "and the other was Ben's"
    return words


#: the sentence with "of"
his_idea = rewriter((_CREATIONS, _his_idea))
