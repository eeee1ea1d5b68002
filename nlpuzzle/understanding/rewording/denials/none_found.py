"""What is found, or not found, somewhere: "on Ark you will find neither figs nor plums", "the hut where you will find no figs".

It is there, or is not: "there are no figs or plums on Ark", "the hut which does not have figs".
"""

from nlpuzzle.english.words import Word
from nlpuzzle.understanding.rewording.waking import lows_of, rewriter

__all__ = ["none_found"]

Words = tuple[Word, ...]

_FINDING = frozenset({"find", "see"})
_SOME_PLACE = frozenset("a an any each either every one some".split())
_PARITIES = frozenset({"even", "odd"})
_PLACING = frozenset({"at", "in", "on"})
_WILL = frozenset({"will", "'ll", "can"})
_NOT = frozenset({"not", "n't", "never"})
#: what else may be said of finding, or of finding something else
_OTHERWISE = frozenset(
    """
    , ; and but if unless when who which that more less only nothing nobody anything anybody someone something it them him her
    """.split()
)
_IS = frozenset({"is", "are", "was", "were"})


def _found(lows: list[str], at: int) -> tuple[int, bool]:
    """Where "you will find", "you won't see" that begins there ends, and whether it denies; 0 where it does not begin."""
    if lows[at] != "you" or lows[at + 1] not in _WILL | {"wo", "ca"}:
        return 0, False
    denied = lows[at + 2] in _NOT
    end = at + 2 + denied
    right = lows[end] in _FINDING and (denied or lows[at + 1] in _WILL)
    return (end + 1, denied) if right else (0, False)


def _place_first(words: Words) -> Words:
    """ "On Ark | you will find figs": you will find figs on Ark."""
    lows = lows_of(words)
    at = lows.index("you")
    end = len(words) - (words[-1].low == ".")
    start = at - (lows[at - 1] == ",")
    if lows[1] in _SOME_PLACE or _PARITIES & {*lows[1:start]}:
        return words  # "at one end you will find neither Ann nor Ben": at which one?
    if lows[0] not in _PLACING or not _found(lows, at)[0] or _OTHERWISE & {*lows[:start], *lows[at + 1 : end]}:
        return words
    if _PLACING & {*lows[1:start], *lows[at:end]}:
        return words
    return (*words[at:end], words[0]._replace(text=lows[0]), *words[1:start], *words[end:])


def _none_there(words: Words) -> Words:
    """ "You will find no figs | on Ark", "you won't find figs or plums on Ark": there are no figs or plums there."""
    lows = lows_of(words)
    at, denied = _found(lows, 0)
    end = len(words) - (words[-1].low == ".")
    if not at or _OTHERWISE & {*lows[at:end]}:
        return words
    no, neither = lows[at] == "no", lows[at] == "neither"
    place = next((i for i in range(at + 1, end) if lows[i] in _PLACING), 0)
    found = words[at + (no or neither) : place]
    several = denied and not no and not neither and lows[at:place].count("or") == 1 and not words[at].proper
    none = not denied and ((no and "nor" not in lows) or (neither and lows[at:place].count("nor") == 1))
    if not found or not (several or none) or "or" in lows[place:end] or "the" in lows[at:place] or found[0].proper:
        return words
    told = [w.instead("or") if w.low == "nor" else w for w in found if w.low not in ("a", "an")]
    return (*(words[0].instead(low) for low in ("there", "are", "no")), *told, *words[place:])


def _where_none_is(words: Words) -> Words:
    """ "The hut | where you will find | neither figs nor plums": which has neither; "where there are no figs": has not."""
    lows = lows_of(words)
    i = lows.index("where")
    at, denied = _found(lows, i + 1)
    if not at and lows[i + 1] == "there" and lows[i + 2] in _IS and lows[i + 3] in ("no", "neither"):
        at = i + 3
    if i < 2 or not at or denied or lows[at] in _OTHERWISE or (lows[i - 1] in (*_IS, ",") and lows[at] != "neither"):
        return words
    which = words[i].instead("which")
    if lows[at] == "no":
        return (*words[:i], which, *(which.instead(low) for low in ("does", "not", "have")), *words[at + 1 :])
    if lows[i - 1] in _IS:
        return (*words[: i - 1], which.instead("has"), *words[at:])
    return (*words[:i], which, which.instead("has"), *words[at:])


#: each such wording as one that says what is where
none_found = rewriter(
    (frozenset({"you"}), _place_first), (frozenset({"you"}), _none_there), (frozenset({"where"}), _where_none_is)
)
