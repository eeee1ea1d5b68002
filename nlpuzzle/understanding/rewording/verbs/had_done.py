"""What somebody had done, told shortly: "she'd | not come from Bath", "he'd | sailed from Ayr"; "she'd sail" is "would"."""

from nlpuzzle.english.words import Word, finite, unchanged
from nlpuzzle.understanding.rewording.waking import lows_of, rewriter

__all__ = ["had_done"]

Words = tuple[Word, ...]

_BETWEEN = frozenset({"not", "never", "also", "already", "just"})
_UNSURE = frozenset("if unless when whenever rather better sooner wish wished".split())
#: spelt as they are after "would", but hardly told of what would be
_ALIKE = {"come": ("from",), "set": ("out", "off", "sail")}


def _had_done(words: Words) -> Words:
    """ "She | 'd | not come from": had not come from."""
    lows = lows_of(words)
    if _UNSURE & {*lows}:
        return words
    for i in range(1, len(words) - 1):
        if words[i].text not in ("'d", "’d"):
            continue
        verb = i + 1 + (lows[i + 1] in _BETWEEN)
        done = finite(lows[verb]) and not unchanged(lows[verb]) and not lows[verb].endswith("s")
        alike = _ALIKE.get(lows[verb])
        if done or (alike is not None and lows[verb + 1] in alike):
            words = (*words[:i], words[i].instead("had"), *words[i + 1 :])
    return words


#: "had" for "'d"
had_done = rewriter((frozenset({"would"}), _had_done))
