"""By how little one is more than another: "longer than Ben's, | but only | by a metre", "older, though by just a year"."""

from nlpuzzle.english.words import Word
from nlpuzzle.understanding.rewording.waking import lows_of, rewriter

__all__ = ["but_only_by"]

Words = tuple[Word, ...]

_BUT = frozenset({"albeit", "although", "but", "if", "though", "yet"})
_ONLY = frozenset({"just", "merely", "only"})
_COMPARING = frozenset({"than", "above", "below", "before", "after", "behind", "of"})
_BOUNDS = frozenset({"at", "less", "more", "no", "not", "up"})


def _but_only_by(words: Words) -> Words:
    """ "Longer than Ben's | , but only | by a metre": by a metre; "longer | , but only just |" is longer.

    With a bound it is told as one: "but by at most two".
    """
    lows = lows_of(words)
    for at in range(3, len(words) - 2):
        if lows[at] not in _BUT or _COMPARING.isdisjoint(lows[:at]):
            continue
        barely = lows[at + 1 : at + 3] == ["only", "just"] and lows[at + 3] in ("", ".", ";")
        if barely and "not" not in lows[:at] and "n't" not in lows[:at]:
            return (*words[: at - (lows[at - 1] == ",")], *words[at + 3 :])
        only_by = lows[at + 1] in _ONLY and lows[at + 2] == "by"
        by_only = lows[at + 1] == "by" and lows[at + 2] in _ONLY
        amount = at + 3
        if not (only_by or by_only) or lows[amount] in _BOUNDS or not lows[amount]:
            continue
        start = at - (lows[at - 1] == ",")
        return (*words[:start], words[at].instead("by"), *words[amount:])
    return words


#: "by so much", whatever is thought of it
but_only_by = rewriter((_ONLY, _but_only_by))
