"""Comparisons of when something else was done: "washes up the day after", "goes to bed later", "got up an hour earlier"."""

from collections.abc import Sequence

from nlpuzzle.english.morphology import singular
from nlpuzzle.english.words import Word, finite, key
from nlpuzzle.understanding.soundness.events import GOING, classes_of
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Token
from nlpuzzle.understanding.tokenising.words_of import COPULAS
from nlpuzzle.understanding.words.vocabulary import closed, verb_forms

__all__ = ["another_occasion"]

#: what stands between a deed and "after"
_SPANS = frozenset("afternoon day evening month morning night season week weekend year".split())
_EARLY_OR_LATE = frozenset({"early", "late"})
_DOING = frozenset({"did", "does", "got", "had", "has"})
#: what they say is said by their object: "kept watch", "took place", "reached the museum"
_LIGHT = frozenset(map(key, ("hold", "keep", "reach", "take")))
_NO_THINGS = frozenset("away back down duty in off on out over part place through turn up watch".split())
#: what is said of whatever anybody does on a day
_HAPPENING = frozenset(map(key, "arrive come finish go perform present rank place serve work".split()))


def another_occasion(token: Token, after: Sequence[Token], support: Support) -> tuple[Word, ...]:
    """The verb, with what it is done to, of a comparison in time where neither the story nor another clue speaks of it."""
    gap = _before_the_span(token, after)
    told = support.done_then() if gap else frozenset[str]()
    if not told:
        return ()
    at = next((k for k in range(len(gap) - 1, -1, -1) if _is_verb(gap, k)), None)
    if at is None or any(w.low in COPULAS for w in gap):
        return ()
    verb, rest = gap[at], gap[at + 1 :]
    done = classes_of(verb.stem)
    light = verb.low in _DOING or verb.stem in _LIGHT
    things = [w for w in rest if closed().get(w.low) is None and w.low not in _NO_THINGS and not w.low.endswith("ly")]
    strange = [w for w in things if not support.supported(w) and not support.told(w)]
    if strange and (light or done & GOING):
        return (verb, strange[-1])  # "does the | shopping", "goes to | bed"
    if [w.low for w in rest] in (["up"], ["down"]) and not support.told(verb):
        return (verb, *rest)  # "got up", "sat down"
    if light or done & GOING or verb.stem in _HAPPENING or support.supported(verb) or support.told(verb):
        return ()
    alike = done and any(done & classes_of(stem) for stem in told)
    return () if alike else (verb, *rest[:1])


def _is_verb(gap: Sequence[Word], at: int) -> bool:
    """Whether a word is the verb of the clause: "washes", "does the", "goes", but not "shopping" after it."""
    word, before = gap[at], gap[at - 1].low if at else ""
    if word.low in _DOING:
        return bool(gap[at + 1 :])
    if word.low not in verb_forms() or (at and word.low in _NO_THINGS):
        return False
    return finite(word.low) and closed().get(before) not in ("d", "p", "s", "j", "t")


def _before_the_span(token: Token, after: Sequence[Token]) -> tuple[Word, ...]:
    """The words before "the day after", "two days after" or "an hour earlier"; none where nothing is compared in time."""
    lows = [w.low for w in token.gap]
    if token.type in ("DIR", "DIRECTLY") and lows[-1:] and lows[-1] in _SPANS and "the" in lows[-2:-1]:
        return token.gap[: -3 if lows[-3:-2] == ["on"] else -2]
    if token.type not in ("COMP", "NUM", "HEDGE", "ATLEAST", "ATMOST", "EXACTLY"):
        return ()
    timed = any(t.adjective is not None and t.adjective.base in _EARLY_OR_LATE for t in (token, *after[:1]) if t.type == "COMP")
    days = token.type == "NUM" and any(t.type == "DIR" and any(singular(w.low) in _SPANS for w in t.gap) for t in after[:1])
    return token.gap if timed or days else ()
