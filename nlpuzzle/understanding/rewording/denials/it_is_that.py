"""Sentences that set apart what is had or when it happens: "it is the lute that | Ann plays", "it was two days after Ben that |
Ann came", "it was not until Monday that Ann came"."""

from nlpuzzle.english.dates import month_value, weekday_value
from nlpuzzle.english.numbers import number_value
from nlpuzzle.english.words import Word, finite
from nlpuzzle.understanding.rewording.waking import lows_of, rewriter
from nlpuzzle.understanding.words.vocabulary import closed, verb_forms
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["it_is_that"]

Words = tuple[Word, ...]

_NOT = frozenset({"not", "n't"})
_UNFIT = frozenset(", ; : ( and or but nor neither either if unless who whom whose which when while never than".split())
_HAVING = frozenset({"has", "had"})
_LED = frozenset({"after", "before"})
_BOUNDS = frozenset({"exactly", "precisely", "just", "only"})
_UNITS = frozenset(
    "day days evening evenings hour hours minute minutes month months night nights week weeks year years".split()
)
_MOST = 6


def _it_is_that(words: Words) -> Words:
    """ "It is the lute that Ann plays" as "Ann plays the lute", and denied as "it is not true that Ann plays it"."""
    lows = lows_of(words)
    end = len(words) - (words[-1].low == ".")
    if lows[0] != "it" or lows[1] not in COPULAS or lows.count("that") != 1 or _UNFIT & {*lows}:
        return words
    at = lows.index("that")
    denied = lows[2] in _NOT
    told, said = words[2 + denied : at], words[at + 1 : end]
    if not told or len(said) < 2 or {"that", "not", "n't"} & {w.low for w in (*told, *said)}:
        return words
    if denied and told[0].low == "until":
        when = _then(told[1:]) if _happens(said) else ()
        return (*said, *when, *words[end:]) if when else words
    if not denied and _so_long_after(told):
        return (*said, *told, *words[end:]) if _happens(said) else words
    thing = told[0].low == "the" and len(told) <= _MOST and "'s" not in {w.low for w in told}
    if not thing or not _plain(told[1:]) or not _does(said):
        return words
    if not denied:
        return (*said, *told, *words[end:])
    return (*(words[0].instead(low) for low in ("it", "is", "not", "true", "that")), *said, *told, *words[end:])


def _plain(words: Words) -> bool:
    """ "Rye cake": no verb, and nothing that leads to somebody else."""
    return not any(_verb(w) or closed().get(w.low) not in (None, "j") for w in words)


def _verb(word: Word) -> bool:
    """ "Was", "left"; "lutes" may be no verb."""
    return word.low in COPULAS or (word.low in verb_forms() and finite(word.low) and not word.proper and word.low[-1:] != "s")


def _subject(words: Words) -> bool:
    """ "Ann", "the cook", "Mr Ash": whoever does it, and no clause about him."""
    named = words[0].text[:1].isupper() or words[0].low == "the"
    return named and len(words) < _MOST and not any(closed().get(w.low) or _verb(w) for w in words[1:])


def _does(said: Words) -> bool:
    """ "Ann | plays", "the cook | has ordered"."""
    verb = said[-1]
    aided = len(said) > 2 and said[-2].low in _HAVING and not finite(verb.low + "x")
    done = verb.low in _HAVING or (verb.low in verb_forms() and (finite(verb.low) or aided))
    return done and _subject(said[: -1 - (aided and said[-2].low in _HAVING)])


def _happens(said: Words) -> bool:
    """ "Ann | came", "the lute | was played": a verb with nothing after it."""
    been = len(said) > 2 and said[-2].low in ("was", "is", "were", "are")
    done = said[-1].low in verb_forms() and (been or finite(said[-1].low))
    return done and _subject(said[: -1 - been])


def _so_long_after(told: Words) -> bool:
    """ "Two days after Ben", "the day before the one in red"."""
    lows = [w.low for w in told]
    led = next((i for i, low in enumerate(lows) if low in _LED), 0)
    before = lows[int(lows[0] in _BOUNDS) : led]
    counted = len(before) == 2 and before[1] in _UNITS
    counted = counted and (number_value(before[0]) is not None or before[0] in ("a", "an", "the"))
    return counted and 0 < len(told) - led - 1 <= _MOST and not any(_verb(w) for w in told[led + 2 :])


def _then(told: Words) -> Words:
    """ "Monday" as "on Monday", "May" as "in May", "after Ben" as it is."""
    if len(told) > 1 and told[0].low == "after":
        return told if told[1].text[:1].isupper() or told[1].low == "the" else ()
    if len(told) != 1:
        return ()
    word = told[0]
    lead = "on" if weekday_value(word.low) is not None else "in" if month_value(word.low) is not None else ""
    return (word.instead(lead), word) if lead else ()


#: each in its usual order
it_is_that = rewriter((frozenset({"that"}), _it_is_that))
