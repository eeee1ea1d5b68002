"""What happened to a racer on the way, told beside his place: ", who had a puncture on the last climb,"."""

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.words import Word, key
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.rewording.waking import framed_rewriter, lows_of
from nlpuzzle.understanding.words.lines import is_contest, line
from nlpuzzle.understanding.words.vocabulary import verb_forms

__all__ = ["without_what_happened"]

Words = tuple[Word, ...]

_HAD = frozenset({"had", "got", "suffered"})
_MISHAPS = word_class("mishaps-in-a-race")
_PARTS = word_class("parts-of-a-race")
_WHICH = frozenset("first second third fourth last final long steep early late".split())
_ON = frozenset({"on", "in", "at", "during", "near"})


def _without_what_happened(words: Words, frame: Frame) -> Words:
    """The sentence without that, where nothing the puzzle tells has a word of it, and the main clause goes on after it."""
    row = line(frame)
    if row is None or not is_contest(row) or any(c.given == "inferred" for c in frame):
        return words
    lows = lows_of(words)
    for i in range(1, len(words)):
        if lows[i : i + 2] != [",", "who"] or lows[i + 2] not in _HAD or lows[i + 3] not in ("a", "an") or "," in lows[:i]:
            continue
        if lows[i + 4] not in _MISHAPS:
            return words
        end = i + 5
        if lows[end] in _ON and lows[end + 1] == "the":
            end += 2 + (lows[end + 2] in _WHICH)
            end = end + 1 if lows[end] in _PARTS else 0
        if not end or lows[end] != "," or not (lows[end + 1] in verb_forms() or lows[end + 1] in _VERBS):
            return words
        known = {key(part) for c in frame for label in (c.name, *c.items) for part in label.casefold().split()}
        if any(w.stem in known for w in words[i + 2 : end] if w.low not in _WHICH | _ON):
            return words
        return (*words[:i], *words[end + 1 :])
    return words


_VERBS = frozenset("is was did does has had were are".split())

#: the sentence without what happened to a racer
without_what_happened = framed_rewriter((_MISHAPS, _without_what_happened))
