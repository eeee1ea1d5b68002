"""What several do, where the verb might be a noun: "Ann and Ben | drink | cider", "neither Ann nor Ben | play | the flute".

The past, which has no number, is told instead: "drank", "played".
"""

from nlpuzzle.english.words import Word, finite, past_tense, third_person
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.rewording.naming import item_begun
from nlpuzzle.understanding.rewording.waking import framed_rewriter, lows_of
from nlpuzzle.understanding.words.vocabulary import verb_forms

__all__ = ["they_do"]

Words = tuple[Word, ...]

_JOINTS = frozenset({",", "and", "nor", "the"})
_OPENINGS = (("neither", "of"), ("none", "of"), ("both",), ("neither",), ())
_ARTICLES = frozenset({"the", "a", "an"})


def _they_do(words: Words, frame: Frame) -> Words:
    """ "Ann and the baker | drink | cider": drank it."""
    lows = lows_of(words)
    at = next(len(opening) for opening in _OPENINGS if tuple(lows[: len(opening)]) == opening)
    named = 0
    while at < len(words):
        begun = item_begun(lows, at, frame)
        if begun is not None:
            named += 1
            at = begun[0]
        elif lows[at] in _JOINTS:
            at += 1
        else:
            break
    verb = lows[at]
    if named < 2 or lows[at - 1] in _JOINTS or verb not in verb_forms() or finite(verb) or third_person(verb) == verb:
        return words
    thing = at + 1 + (lows[at + 1] in _ARTICLES)
    if verb.endswith("ing") or item_begun(lows, thing, frame) is None:
        return words
    return (*words[:at], words[at].instead(past_tense(verb)), *words[at + 1 :])


#: the verb of several in the past
they_do = framed_rewriter((frozenset({"and", "nor"}), _they_do))
