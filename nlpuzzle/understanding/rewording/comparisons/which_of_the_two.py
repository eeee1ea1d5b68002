"""Which of two that are so far apart comes first: "there are two huts between Ann's and Ben's, and Ann's is | further left"."""

from nlpuzzle.english.adjectives import comparative
from nlpuzzle.english.words import Word, finite
from nlpuzzle.understanding.rewording.waking import lows_of, rewriter
from nlpuzzle.understanding.words.vocabulary import verb_forms
from nlpuzzle.understanding.words.words_of import COPULAS, RELATORS

__all__ = ["which_of_the_two"]

Words = tuple[Word, ...]

#: what is true of both alike: how far they are from each other
_APART = frozenset(
    "adjacent adjoining after apart behind between consecutive differ differed differs neighbors neighbours neighboring "
    "neighbouring next separate separated separates successive".split()
)
_MUTUAL = (["each", "other"], ["one", "another"], ["the", "other"])
#: which may be said of one other, where no "each other" follows
_OF_ONE = frozenset({"next", "after", "behind"})
_NEIGHBOURS = frozenset({"neighbors", "neighbours"})
_UNFIT = frozenset("; : ( not n't nor neither or if unless who whom which that than but either never most least".split())
_STANDS = COPULAS | frozenset(
    "arrived arrives came comes finished finishes lies lived lives placed ranked ranks runs sat sits stands stood".split()
)
_HAS = frozenset({"has", "had"})
_OF_THEM = (["of", "the", "two"], ["of", "these", "two"], ["of", "those", "two"], ["of", "them"])
_WAYS = frozenset({"left", "right"})
_FURTHER = frozenset({"further", "farther"})
_BEFORE = {
    "above": "above", "ahead": "ahead of", "before": "before", "behind": "behind", "below": "below", "first": "before",
    "in front": "in front of",
}  # fmt: skip
_MOST = 7


def _which_of_the_two(words: Words) -> Words:
    """ "Ann is | further to the left" as "is to the left of Ben", "has the lower number" as "has a lower number than Ben"."""
    lows = lows_of(words)
    end = len(words) - (words[-1].low == ".")
    commas = [i for i in range(end) if lows[i] == ","]
    if len(commas) != 1 or not _APART & {*lows[: commas[0]]} or _UNFIT & {*lows}:
        return words
    comma = commas[0]
    pair = _pair(words[:comma])
    if pair is None:
        return words
    start = comma + 1 + (lows[comma + 1] in ("and", "with"))
    for one, other in (pair, pair[::-1]):
        told = [w.low for w in one]
        if lows[start : start + len(told)] != told:
            continue
        predicate = _without_two(words[start + len(told) : end])
        said = _compared(predicate, other, led=lows[comma + 1] == "and")
        if said:
            return (*words[: comma + 1], words[comma].instead("and"), *words[start : start + len(told)], *said, *words[end:])
    return words


def _pair(first: Words) -> tuple[Words, Words] | None:
    """The two that "there are so many between X and Y", "X and Y are so far apart" tells of."""
    lows = [w.low for w in first]
    if lows.count("and") != 1:
        return None
    joint = lows.index("and")
    if "between" in lows[:joint]:
        one, other = first[lows.index("between") + 1 : joint], first[joint + 1 :]
    else:
        verb = next((i for i in range(joint + 2, len(lows)) if lows[i] in verb_forms() or lows[i] in COPULAS), 0)
        mutual = any(lows[i : i + 2] in _MUTUAL for i in range(verb, len(lows) - 1)) or _OF_ONE.isdisjoint(lows)
        mutual = mutual or not _NEIGHBOURS.isdisjoint(lows)
        if not verb or not mutual:
            return None
        one, other = first[int(lows[0] == "both") : joint], first[joint + 1 : verb]
    named = all(0 < len(w) <= _MOST and not any(_verb(x) for x in w[1:]) for w in (one, other))
    return (one, other) if named and [w.low for w in one] != [w.low for w in other] else None


def _verb(word: Word) -> bool:
    low = word.low
    return low in COPULAS or (low in verb_forms() and finite(low) and word.text.islower() and not low.endswith("s"))


def _without_two(predicate: Words) -> Words:
    lows = [w.low for w in predicate]
    told = next((t for t in _OF_THEM if lows[-len(t) :] == t), [])
    return predicate[: len(predicate) - len(told)]


def _compared(predicate: Words, other: Words, *, led: bool) -> Words:
    """The predicate with the other one in it; () where it compares nothing."""
    if not predicate or RELATORS & {w.low for w in predicate}:
        return ()
    like, lows = predicate[0], [w.low for w in predicate]
    verb = lows[0] in _STANDS or lows[0] in _HAS or lows[0] in ("being", "having")
    if led != (verb and lows[0] not in ("being", "having")):
        return ()
    has = lows[0] in (*_HAS, "having")
    stands = like if led else like.instead("has" if has else "is")
    rest = predicate[verb:]
    told = [w.low for w in rest]
    if has:
        more = len(told) == 3 and told[0] == "the" and comparative(told[1]) is not None
        return (stands, like.instead("a"), *rest[1:], like.instead("than"), *other) if more else ()
    further = told[:1] != [] and told[0] in _FURTHER
    way = told[further:]
    if way[:2] in (["to", "the"], ["on", "the"]) and len(way) == 3 and way[2] in _WAYS:
        return (stands, like.instead("to"), like.instead("the"), rest[-1], like.instead("of"), *other)
    if " ".join(told) in _BEFORE and not (verb and told == ["first"]):
        return (stands, *(like.instead(low) for low in _BEFORE[" ".join(told)].split()), *other)
    rest = rest[told[:1] == ["the"] :]
    if rest and comparative(rest[0].low) is not None and len(rest) < 6 and not any(w.low in COPULAS for w in rest):
        return (stands, *rest, like.instead("than"), *other)
    return ()


#: with the other of the two in it
which_of_the_two = rewriter((_APART, _which_of_the_two))
