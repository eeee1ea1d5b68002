"""Whoever did a thing, told as somebody: "the day after | somebody | baked rolls", "and somebody else danced"."""

from nlpuzzle.english.words import Word, finite
from nlpuzzle.understanding.rewording.waking import lows_of, rewriter
from nlpuzzle.understanding.words.vocabulary import verb_forms
from nlpuzzle.understanding.words.words_of import DETERMINERS

__all__ = ["somebody_who"]

Words = tuple[Word, ...]

_SOMEBODY = frozenset({"somebody", "someone"})
_AFTER = frozenset({"after", "before"})
_HAD = frozenset({"has", "had"})
_NONE = frozenset("nobody no none neither nor".split())
#: with which more is said of somebody than that he did it
_MORE = frozenset(
    ", ; and but or if else not n't never no nobody any anybody anyone when while until because since than that which who whom "
    "he she him her they them himself herself".split()
)  # fmt: skip


def _after_somebody(words: Words) -> Words:
    """ "The day after | somebody had baked rolls": after the one who had baked them."""
    lows = lows_of(words)
    at = next((i for i in range(2, len(words) - 2) if lows[i] in _SOMEBODY and lows[i - 1] in _AFTER), 0)
    end = len(words) - (words[-1].low == ".")
    if not at or sum(low in _SOMEBODY for low in lows) > 1 or (_MORE & {*lows[at + 1 : end]}) or (_NONE & {*lows[:at]}):
        return words
    if not _does(lows, at + 1):
        return words
    done = words[at + 1 + (lows[at + 1] in _HAD)]
    if done.low not in verb_forms() or not any(w.stem == done.stem for w in words[1:at]):
        return words  # "Ann baked the day after somebody had | eaten | rolls"
    return (*words[:at], *(words[at].instead(low) for low in ("the", "one", "who")), *words[at + 1 :])


def _and_somebody_else(words: Words) -> Words:
    """ "Somebody sang the waltz, and somebody else came third": the one who sang it is not the one who did."""
    lows = lows_of(words)
    end = len(words) - (words[-1].low == ".")
    other = next((i for i in range(3, end - 2) if lows[i] in _SOMEBODY and lows[i + 1] == "else"), 0)
    if lows[0] not in _SOMEBODY or not other or not _does(lows, 1):
        return words
    stop = other - 1 if lows[other - 1] in ("and", "but", "while") else other
    cut = stop - (lows[stop - 1] in (",", ";"))
    one, two = words[1:cut], words[other + 2 : end]
    if cut == other or not two or _MORE & {w.low for w in (*one, *two)}:
        return words
    if not _does(lows, other + 2):
        if len(one) < 3 or one[1].low not in DETERMINERS or two[0].low not in DETERMINERS:
            return words
        two = (one[0], *two)  # "somebody had the soup, somebody else | the lamb"
    like = words[0]
    who = tuple(like.instead(low) for low in ("the", "one", "who"))
    return (*who, *one, like.instead("is"), like.instead("not"), *who, *two, *words[end:])


def _does(lows: list[str], at: int) -> bool:
    low = lows[at]
    return low in _HAD or low in ("is", "was") or (low in verb_forms() and finite(low))


#: whoever it is put as the one who did it
somebody_who = rewriter((_SOMEBODY, _after_somebody), (_SOMEBODY, _and_somebody_else))
