"""Whose work a thing is, told by "'s" or "of": "the stapler was | Ann's idea", of inventors; "was Ann's brainchild"."""

from nlpuzzle.english.classes import verb_class
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.words import Word, key, split
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.rewording.waking import framed_rewriter, lows_of
from nlpuzzle.understanding.words.vocabulary import does, does_what
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["his_idea"]

Words = tuple[Word, ...]

_IDEAS = frozenset("brainchild creation handiwork idea".split())
_ENDING = frozenset({"", ".", ",", ";", "and", "but"})
_MAKERS = frozenset("architect artist author composer engineer founder".split())
#: what those do whose ideas become things; a trip may be anybody's idea
_MAKING = verb_class("founding") | frozenset(map(key, "compose design develop devise invent".split()))


def _of_makers(frame: Frame) -> bool:
    """Whether a category names founders, inventors, designers."""
    heads = (singular(w.low) for c in frame for w in split(c.name)[-1:])
    return any(head in _MAKERS or (does(head) and does_what(head) in _MAKING) for head in heads)


def _his_idea(words: Words, frame: Frame) -> Words:
    """ "The stapler was | Ann's idea", "was the idea of Ann": was the brainchild of Ann."""
    if not _of_makers(frame):
        return words
    lows = lows_of(words)
    for i in range(3, len(words)):
        if lows[i] not in _IDEAS:
            continue
        if lows[i - 1] == "the" and lows[i + 1] == "of" and _is_said(lows, i - 2):
            words = (*words[:i], words[i].instead("brainchild"), *words[i + 1 :])
        start = i - 1
        while start > 1 and words[start - 1].text[0].isupper():
            start -= 1
        if lows[i - 1] == "'s" and lows[i + 1] in _ENDING and start < i - 1 and _is_said(lows, start - 1):
            of = (words[i].instead(low) for low in ("the", "brainchild", "of"))
            return _his_idea((*words[:start], *of, *words[start : i - 1], *words[i + 1 :]), frame)
    return words


def _is_said(lows: list[str], at: int) -> bool:
    """ "The stapler | was", "was not"."""
    verb = at - (lows[at] in ("not", "n't"))
    return verb > 0 and lows[verb] in COPULAS


#: the sentence with "the brainchild of"
his_idea = framed_rewriter((_IDEAS, _his_idea))
