"""That nothing else is so: "picked | nothing but | ceps", "has never eaten anything except rye", "only ever drinks"."""

from nlpuzzle.english.words import Word, finite
from nlpuzzle.understanding.rewording.waking import rewriter
from nlpuzzle.understanding.words.vocabulary import verb_forms
from nlpuzzle.understanding.words.words_of import AUXILIARIES, COPULAS

__all__ = ["nothing_but_that"]

Words = tuple[Word, ...]

_BUT = (["but"], ["except"], ["except", "for"], ["bar"], ["other", "than"], ["apart", "from"])
#: "has nothing but", "does nothing but", "is nothing but", "next to nothing but"
_OTHERWISE = AUXILIARIES | frozenset(
    "am be been being have having do doing done can could may might would to almost or and".split()
)
_DENYING = frozenset("not n't never neither nor no nobody none hardly cannot without if unless than before after".split())
_JOINTS = frozenset({",", ";", "and", "or", "but", "who", "which", "that", "when", "while"})
#: words of "never been put to bed on anything"
_LONGEST = 6
_HAD = frozenset({"has", "had"})


def _end_of_but(lows: list[str], at: int) -> int:
    """Where the sentence goes on after "but", "other than"; 0 where nothing is excepted."""
    return next((at + len(but) for but in reversed(_BUT) if lows[at : at + len(but)] == but), 0)


def _nothing_but(words: Words) -> Words:
    """ "Picked | nothing but | ceps": picked ceps; "| nothing but | the test was discussed"; "there is | nothing but | jam"."""
    lows = [w.low for w in words]
    at = lows.index("nothing")
    end = _end_of_but(lows, at + 1)
    if not end or end >= len(words):
        return words
    if at == 0:
        return words if _DENYING & set(lows) else words[end:]
    there = lows[:1] == ["there"] and at == 2 and lows[1] in COPULAS
    had = at > 1 and lows[at - 1] in _HAD and lows[end] not in ("a", "an", "the")  # "has nothing but | figs", not "the perch"
    if (lows[at - 1] in _OTHERWISE and not there and not had) or not lows[at - 1].isalpha() or _DENYING & set(lows[:at]):
        return words
    return (*words[:at], *words[end:])


def _never_anything_but(words: Words) -> Words:
    """ "Has | never | worn | anything but | red": has worn red, and nothing else."""
    lows = [w.low for w in words]
    at = lows.index("anything")
    end = _end_of_but(lows, at + 1)
    never = next((i for i in range(at - 1, 0, -1) if lows[i] == "never"), 0)
    if not end or end >= len(words) or not never or _JOINTS & set(lows[never:at]) or lows.count("never") > 1:
        return words
    if (_DENYING - {"never"}) & {*lows[:at], *lows[end:]} or at - never > _LONGEST:
        return words
    return (*words[:never], *words[never + 1 : at], *words[end:])


def _only_ever(words: Words) -> Words:
    """ "| Only ever | drinks water": drinks it, and nothing else."""
    lows = [*(w.low for w in words), ""]
    for i in range(2, len(words) - 1):
        does = lows[i + 1] in verb_forms() and (finite(lows[i + 1]) or lows[i - 2] in _HAD)
        if lows[i - 1 : i + 1] == ["only", "ever"] and does:
            return (*words[: i - 1], *words[i + 1 :])
    return words


#: each such wording as the plain fact
nothing_but_that = rewriter(
    (frozenset({"nothing"}), _nothing_but), (frozenset({"anything"}), _never_anything_but), (frozenset({"ever"}), _only_ever)
)
