"""What goes with everything else: "takes her tea | with anything but | scones" has tea, and no scones."""

from nlpuzzle.english.words import Word, split
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.rewording.waking import framed_rewriter, lows_of

__all__ = ["with_anything_but"]

Words = tuple[Word, ...]

#: how one has what goes with something else
_TAKES = frozenset("drinks eats enjoys has likes orders serves takes wears".split())
_OWN = frozenset({"his", "her", "their", "the"})
_OTHERWISE = frozenset(", ; and but who which that not n't never neither nor if unless when than almost only".split())
_BUT = (["but"], ["except"], ["other", "than"])


def _with_anything_but(words: Words, frame: Frame) -> Words:
    """ "Takes her tea | with anything but | scones": takes tea, and does not have scones."""
    lows = lows_of(words)
    at = lows.index("anything")
    end = len(words) - (words[-1].low == ".")
    but = next((at + 1 + len(b) for b in _BUT if lows[at + 1 : at + 1 + len(b)] == b), 0)
    verb = next((i for i in range(1, at) if lows[i] in _TAKES), 0)
    if not verb or not but or but >= end or lows[at - 1] != "with" or lows[verb + 1] not in _OWN or at - verb > 5:
        return words
    if _OTHERWISE & {*lows[:at], *lows[but:end]} or not _told(words[but:end], frame):
        return words
    like = words[at]
    denied = (like.instead(low) for low in ("and", "does", "not", "have"))
    return (*words[: at - 1], *denied, *words[but:])


def _told(words: Words, frame: Frame) -> bool:
    """Whether the words are what a category lists, each after an "or": "scones", "buns or pies"."""
    labels = {tuple(w.stem for w in split(label)) for c in frame if not c.ordered for label in c.items if label[:1].islower()}
    parts: list[list[str]] = [[]]
    for word in words:
        if word.low == "or":
            parts.append([])
        elif word.low not in ("the", "a", "an"):
            parts[-1].append(word.stem)
    return all(tuple(part) in labels for part in parts)


#: put as what he has and what he has not
with_anything_but = framed_rewriter((frozenset({"anything"}), _with_anything_but))
