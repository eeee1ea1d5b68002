"""On whose side somebody is: "sits on Ann's left", "two doors to the cook's right", "on Ben's immediate left"."""

from nlpuzzle.english.words import Word, finite
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.rewording.naming import items_named
from nlpuzzle.understanding.rewording.waking import framed_rewriter, lows_of
from nlpuzzle.understanding.words.lines import line
from nlpuzzle.understanding.words.vocabulary import verb_forms
from nlpuzzle.understanding.words.words_of import AUXILIARIES

__all__ = ["on_whose_left"]

Words = tuple[Word, ...]

_SIDES = frozenset({"left", "right"})
_CLOSE = frozenset({"immediate", "direct"})
_ENDING = frozenset({"", ".", ",", ";", "and", "but", "or", "nor", "who", "which"})
_OTHERS = frozenset(", ; and or but not n't who which that whose than of in at".split())
_DENIALS = frozenset("if neither never no nobody none nor not n't only unless".split())
_LONGEST = 6


def _on_whose_left(words: Words, frame: Frame) -> Words:
    """ "On | Ann | 's left": to the left of Ann."""
    row = line(frame)
    if row is None or row.dimension not in (None, "position"):
        return words
    lows = lows_of(words)
    for i in range(2, len(words)):
        close = lows[i - 1] in _CLOSE
        mark = i - 1 - close
        if lows[i] not in _SIDES or lows[mark] not in ("'s", "'"):
            continue
        start = next((k for k in range(mark - 1, max(mark - _LONGEST, -1), -1) if lows[k] in ("on", "to")), -1)
        name = words[start + 1 : mark]
        end = i + 1 + (lows[i + 1] == "side") + 2 * (lows[i + 1 : i + 3] == ["hand", "side"])
        plain = start >= 0 and name and not _OTHERS & {w.low for w in name} and _ends(lows[end])
        if not plain or len(items_named(name, frame)) != 1 or (not close and _DENIALS & {*lows}):
            continue  # who is not on her left may be farther to the left
        like = words[start]
        near = (like.instead("directly"),) if close else ()
        side = (like.instead(low) for low in ("to", "the", lows[i], "of"))
        told = (*words[:start], *near, *side, *name, *words[end:])
        return _on_whose_left(told, frame)
    return words


def _ends(low: str) -> bool:
    """Whether nothing follows, or a verb: not "on Ann's left | hand"."""
    return low in _ENDING or low in AUXILIARIES or (low in verb_forms() and finite(low))


#: "to the left of Ann"
on_whose_left = framed_rewriter((_SIDES, _on_whose_left))
