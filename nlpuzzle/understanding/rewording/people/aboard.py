"""Who is on a ship or a train and leads it, told twice: "the one with Mr Paxton | on board", "with Orr | in command"."""

from nlpuzzle.english.words import Word
from nlpuzzle.understanding.rewording.waking import rewriter

__all__ = ["with_whom"]

Words = tuple[Word, ...]

_THERE = (
    ("aboard",),
    ("on", "board"),
    ("in", "charge"),
    ("in", "command"),
    ("at", "the", "helm"),
    ("at", "the", "wheel"),
    ("at", "the", "tiller"),
    ("at", "the", "controls"),
)
_WAKING = frozenset(phrase[-1] for phrase in _THERE)
#: a name of more words than this is a sentence
_LONGEST = 4


def _with_whom(words: Words) -> Words:
    """ "The train with Mr Paxton | on board | leaves": with him; not "with the parcels on board", which may be others'."""
    lows = [w.low for w in words]
    for i in range(len(words) - 2):
        if lows[i] != "with":
            continue
        end = next((k for k in range(i + 1, min(i + 2 + _LONGEST, len(words))) if not words[k].text[:1].isupper()), len(words))
        phrase = next((p for p in _THERE if tuple(lows[end : end + len(p)]) == p), None)
        if phrase is None or end == i + 1:
            continue
        after = end + len(phrase)
        if lows[after : after + 1] not in (["of"], ["the"], ["a"], ["an"]):
            return (*words[:end], *words[after:])
    return words


#: where a name after "with" is of who is on board
with_whom = rewriter((_WAKING, _with_whom))
