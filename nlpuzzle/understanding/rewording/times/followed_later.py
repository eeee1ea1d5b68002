"""Who came so much later: "Ann was followed | two days later | by Ben" is that Ben came two days after Ann."""

from nlpuzzle.english.numbers import number_value
from nlpuzzle.english.words import Word, finite
from nlpuzzle.understanding.rewording.waking import lows_of, rewriter
from nlpuzzle.understanding.words.vocabulary import verb_forms
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["followed_later"]

Words = tuple[Word, ...]

_UNITS = frozenset(
    "day days hour hours minute minutes month months night nights week weeks year years".split()
)
_JUST = frozenset({"exactly", "precisely", "just"})
_UNFIT = frozenset("; : ( and or but nor not n't if unless who which that whose both either neither never than".split())
_MOST = 7


def _followed_later(words: Words) -> Words:
    """ "Was followed (exactly) two days later by": the other came so many days after."""
    lows = lows_of(words)
    end = len(words) - (words[-1].low == ".")
    at = lows.index("followed")
    start = at + 1 + (lows[at + 1] in _JUST)
    counted = number_value(lows[start]) is not None or lows[start] in ("a", "an")
    told = counted and lows[start + 1] in _UNITS and lows[start + 2 : start + 4] == ["later", "by"]
    told = told and lows[:at].count("'s") == lows[at:].count("'s")  # not "Ann was followed by Ben's letter"
    if not told or at < 2 or lows[at - 1] not in COPULAS or _UNFIT & {*lows} or lows.count("followed") > 1:
        return words
    first, other = words[: at - 1], words[start + 4 : end]
    if not (0 < len(other) <= _MOST) or len(first) > _MOST or any(_verb(w) for w in (*first[1:], *other[1:])) or "," in lows:
        return words
    return (*other, words[at].instead("came"), *words[at + 1 : start + 2], words[at].instead("after"), *first, *words[end:])


def _verb(word: Word) -> bool:
    low = word.low
    return low in COPULAS or (low in verb_forms() and finite(low) and not word.proper and not low.endswith("s"))


#: the second is so much after the first
followed_later = rewriter((frozenset({"followed"}), _followed_later))
