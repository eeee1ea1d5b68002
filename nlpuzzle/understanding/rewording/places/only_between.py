"""The only one between two others stands directly between them: "Ann is the only person sitting between Ben and Cy"."""

from nlpuzzle.english.morphology import singular
from nlpuzzle.english.words import Word, finite, split
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.rewording.waking import framed_rewriter, lows_of
from nlpuzzle.understanding.words.lines import line
from nlpuzzle.understanding.words.vocabulary import verb_forms
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["only_between"]

Words = tuple[Word, ...]

_STANDING = frozenset(
    "arrived came finished is kept lies lived lives living located lying parked placed positioned ranked sat seated sits"
    " sitting standing stands stood was".split()
)
_OTHERS = frozenset(", ; or but not n't if unless than neither nor either both".split())
_ALONE = (("only",), ("nobody", "but"), ("nobody", "except"), ("nothing", "but"), ("nothing", "except"))
_DIRECTLY = frozenset({"directly", "immediately", "somewhere", "exactly", "halfway", "midway"})


def _only_between(words: Words, frame: Frame) -> Words:
    row = line(frame)
    lows = lows_of(words)
    at = lows.index("between")
    end = len(words) - (words[-1].low == ".")
    if row is None or lows.count("between") != 1 or _OTHERS - {"but"} & {*lows} or lows[at:].count("and") != 1:
        return words
    nouns = {singular(w.low) for c in frame for w in split(c.name)[-1:]} | {"individual", "one", "person"}
    told = _is_the_only_one(words, lows, at, nouns) or _the_only_one_is(words, lows, at, end, nouns)
    return told or _only_he(words, lows, at) or words


def _kind_at(lows: list[str], start: int, at: int, nouns: set[str]) -> bool:
    """Whether "the only person who sits", "the only one" stands from a word on to another."""
    if lows[start : start + 2] != ["the", "only"] or lows[start + 2 : start + 3] == [] or lows[start + 2] not in nouns:
        return False
    told = lows[start + 3 : at]
    told = told[1:] if told[:1] and told[0] in ("who", "that", "which") else told
    told = told[1:] if len(told) > 1 and told[0] in COPULAS else told
    return told == [] or (len(told) == 1 and told[0] in _STANDING)


def _is_the_only_one(words: Words, lows: list[str], at: int, nouns: set[str]) -> Words:
    """ "Ann is | the only person sitting | between Ben and Cy": is directly between them."""
    is_ = next((i for i in range(1, at) if lows[i] in COPULAS and lows[i + 1 : i + 3] == ["the", "only"]), 0)
    if not is_ or not _kind_at(lows, is_ + 1, at, nouns) or {"between", "but", "and", "who"} & {*lows[:is_]}:
        return ()
    return (*words[: is_ + 1], words[is_].instead("directly"), *words[at:])


def _the_only_one_is(words: Words, lows: list[str], at: int, end: int, nouns: set[str]) -> Words:
    """ "The only person between Ben and Cy | is Ann", "... wears red": she is, or who wears red is, directly between them."""
    joint = next((i for i in range(at, end) if lows[i] == "and"), 0)
    verb = next((i for i in range(joint + 2, end) if lows[i] in COPULAS or (lows[i] in verb_forms() and finite(lows[i]))), 0)
    if not verb or verb + 1 >= end or not _kind_at(lows, 0, at, nouns) or {"but", "who", "which", "that"} & {*lows[joint:]}:
        return ()
    named = lows[verb] in COPULAS and (words[verb + 1].proper or lows[verb + 1] == "the")
    like, is_ = words[0], words[verb] if named else words[0].instead("is")
    between = (is_, like.instead("directly"), *words[at:verb], *words[end:])
    if named:
        return (*words[verb + 1 : end], *between)
    return (like, like.instead(lows[2]), like.instead("who"), *words[verb:end], *between)


def _only_he(words: Words, lows: list[str], at: int) -> Words:
    """ "Only Ann | sits between Ben and Cy", "nobody but Ann is": she sits directly between them."""
    alone = next((len(a) for a in _ALONE if tuple(lows[: len(a)]) == a), 0)
    named = alone and (words[alone].proper or lows[alone] == "the")
    if not named or {"and", "who"} & {*lows[:at]} or lows[at - 1] in _DIRECTLY or lows[at - 1] not in _STANDING:
        return ()
    return (*words[alone:at], words[at].instead("directly"), *words[at:])


#: "the only person sitting between" put as "directly between"
only_between = framed_rewriter((frozenset({"between"}), _only_between))
