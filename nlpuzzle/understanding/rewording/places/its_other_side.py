"""Both neighbours of one thing: "immediately left of Ann's hut is Ben's, and immediately to | its | right is Cleo's"."""

from nlpuzzle.english.words import Word
from nlpuzzle.understanding.rewording.waking import rewriter
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["on_its_other_side"]

Words = tuple[Word, ...]

_AT_ONCE = frozenset({"immediately", "directly", "just", "right"})
_OPPOSED = {"left": "right", "right": "left"}
_OPEN = frozenset({",", ";", "and", "or", "but", "not", "n't", "who", "that", "which", "whose", "where"})


def _to_its_right(words: Words) -> Words:
    """ "Immediately to | its | right is": to the right of what the sentence has first told the left neighbour of."""
    lows = [w.low for w in words]
    first = lows[0] in _AT_ONCE and lows[1:3] in (["to", "the"], ["on", "the"]) and lows[4:5] == ["of"]
    if not first or lows[3] not in _OPPOSED:
        return words
    verb = next((i for i in range(6, len(words)) if lows[i] in COPULAS), 0)
    whose = words[5:verb]
    at = next((i for i in range(verb + 2, len(words) - 2) if lows[i] in ("its", "his", "her", "their")), 0)
    if not verb or not at or _OPEN & {w.low for w in whose} or "it" in lows or lows[at - 1] not in ("to", "on"):
        return words
    joined = lows[at - 3] == "and" and lows[at - 2] in _AT_ONCE and not _OPEN & set(lows[verb : at - 4])
    if not joined or lows[at + 1] != _OPPOSED[lows[3]] or lows[at + 2] not in COPULAS:
        return words
    like = words[at]
    return (*words[:at], like.instead("the"), words[at + 1], like.instead("of"), *whose, *words[at + 2 :])


on_its_other_side = rewriter((frozenset({"its", "his", "her", "their"}), _to_its_right))
