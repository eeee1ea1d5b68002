"""By how many places somebody beat whom the sentence names before: "..., and Ann | beat her by one place"."""

from nlpuzzle.english.morphology import singular
from nlpuzzle.english.numbers import number_value
from nlpuzzle.english.words import Word
from nlpuzzle.understanding.rewording.waking import lows_of, rewriter

__all__ = ["beat_her_by"]

Words = tuple[Word, ...]

_HER = frozenset({"her", "him", "it", "them"})
_PLACES = frozenset({"place", "position", "spot"})


def _beat_her_by(words: Words) -> Words:
    """ "Beat her by two places": finished two places ahead of her."""
    lows = lows_of(words)
    for at in range(1, len(words) - 4):
        if lows[at] not in ("beat", "beats") or lows[at + 1] not in _HER or lows[at + 2] != "by":
            continue
        count = at + 3 + (lows[at + 3] in ("exactly", "just"))
        if number_value(lows[count]) is None or singular(lows[count + 1]) not in _PLACES:
            return words
        like = words[at]
        ahead = (like.instead("ahead"), like.instead("of"))
        return (*words[:at], like.instead("finished"), *words[count : count + 2], *ahead, words[at + 1], *words[count + 2 :])
    return words


#: so many places ahead of her
beat_her_by = rewriter((frozenset({"beat", "beats"}), _beat_her_by))
