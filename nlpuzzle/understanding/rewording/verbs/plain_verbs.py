"""Verbs told in more words than they need: "is going to wear", "was first opened", "earned $12 an hour"."""

from nlpuzzle.english.adjectives import superlative
from nlpuzzle.english.classes import word_class
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.numbers import CARDINALS
from nlpuzzle.english.words import Word, finite, participles
from nlpuzzle.understanding.rewording.waking import rewriter
from nlpuzzle.understanding.words.vocabulary import closed, doings, verb_forms
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["plain_verbs"]

_OWNS = {"owns": "has", "own": "have", "owned": "had"}
_AGO = frozenset({"before", "after", "in", "earlier", "later"})
_TIMES = frozenset({"hour", "day", "week", "month", "year", "night", "session", "lesson"})
_YEARS = frozenset({"year", "years", "decade", "decades"})
_FURTHER = frozenset({"more", "less"})
_FALLING = {"falls": "is", "fell": "was", "fall": "be"}
_FALLING_THEN = frozenset(
    """
    on in at before after earlier later immediately directly exactly just right precisely sometime somewhere some a an the
    either neither between
    """.split()
)
_OCCASIONS = word_class("occasions") | word_class("told-by-the-hour") | word_class("dated")
_ENDING = frozenset({"", ".", ",", ";", "and", "but", "or"})


def _going_to(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "Is going to | wear the hat": will wear it; "is going to | Rome" stays."""
    lows = [w.low for w in words]
    for i in range(1, len(words) - 4):
        at = i + 1 + (lows[i + 1] in ("not", "n't"))
        led = lows[at : at + 2] == ["going", "to"] and lows[i] in ("is", "are")  # who was going to need not have
        done = words[at + 2].low if led and at + 3 < len(words) else ""
        base = done in verb_forms() and not finite(done) and not done.endswith("ing")
        if base and lows[at + 3] not in _ENDING:
            return (*words[:i], words[i].instead("will"), *words[i + 1 : at], *words[at + 2 :])
    return words


def _going_either(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "Was going | neither | to Rome nor to Oslo", "is going either by train or by bus"."""
    for i in range(1, len(words) - 3):
        apart = words[i + 1].low in ("either", "neither") and closed().get(words[i + 2].low) in ("p", "t")
        if words[i].low == "going" and words[i - 1].low in COPULAS and apart and closed().get(words[i + 3].low) != "t":
            return (*words[:i], words[i + 1], words[i], *words[i + 2 :])
    return words


def _first_done(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "Was first | opened two years before": it was opened then, and is no first of all."""
    lows = [w.low for w in words]
    for i in range(1, len(words) - 3):
        done = lows[i - 1] in COPULAS and lows[i] == "first" and (lows[i + 1].endswith("ed") or lows[i + 1] in participles())
        after = lows[i + 2 :]
        if done and _AGO & set(after) and any(low in _YEARS or (len(low) == 4 and low.isdecimal()) for low in after):
            return (*words[:i], *words[i + 1 :])
    return words


def _falls(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "Ann's lesson | falls | before Ben's", "her birthday fell two days after", "will fall on": is then."""
    lows = [w.low for w in words]
    for i in range(2, len(words) - 2):
        if lows[i] not in _FALLING:
            continue
        willed = lows[i - 1] in ("will", "'ll") and lows[i] == "fall"
        noun = lows[i - 1 - willed]
        event = noun in doings() or noun in _OCCASIONS
        then = lows[i + 1] in _FALLING_THEN or lows[i + 1] in CARDINALS or lows[i + 1][0].isdecimal()
        if event and then and (lows[i] != "fall" or willed):
            return (*words[:i], words[i].instead("be" if willed else _FALLING[lows[i]]), *words[i + 1 :])
    return words


def _being_done(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "Is | being | served": is served."""
    for i in range(1, len(words) - 1):
        denied = i > 1 and words[i - 1].low in ("not", "n't")
        done = words[i + 1].low in verb_forms() and not words[i + 1].low.endswith("ing")
        if words[i].low == "being" and words[i - 1 - denied].low in ("is", "are") and done:
            return (*words[:i], *words[i + 1 :])
    return words


def _by_the_hour(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "Earned $12 | an hour", "$30 per night": so much, where that is what is told of each."""
    for i in range(1, len(words) - 1):
        each, noun = words[i].low, words[i + 1].low
        after = words[i + 2].low if i + 2 < len(words) else ""
        amount = i > 1 and words[i - 1].low[:1].isdecimal() and words[i - 2].low in ("$", "£", "€")
        if amount and each in ("a", "an", "per") and singular(noun) == noun and noun in _TIMES and after in _ENDING | _FURTHER:
            return (*words[:i], *words[i + 2 :])
    return words


def _owns_the_oldest(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "Owns | the oldest clock", "is not the owner of | the oldest clock", "the owner of it": has it, the person with it."""
    lows = [w.low for w in words]
    for i in range(len(words) - 4):
        of = lows[i] == "owner" and lows[i + 1] == "of"
        the = i + 1 + of
        if not (of or (i and lows[i] in _OWNS)) or lows[the] != "the" or not _superlative(lows[the + 1 : the + 4]):
            continue
        if {"'s", "'", "of"} & set(lows[the + 1 : the + 5]):
            return words  # "the oldest clock's key"
        if not of:
            return (*words[:i], words[i].instead(_OWNS[lows[i]]), *words[i + 1 :])
        denied = i > 2 and lows[i - 2] in ("not", "n't")
        verb = i - 2 - denied
        if i < 1 or lows[i - 1] != "the":
            return words
        if verb >= 1 and lows[verb] in ("is", "was"):
            has = {"is": "has", "was": "had"} if not denied else {"is": "does", "was": "did"}
            have = (words[i].instead("have"),) if denied else ()
            return (*words[:verb], words[verb].instead(has[lows[verb]]), *words[verb + 1 : i - 1], *have, *words[the:])
        return (*words[:i], words[i].instead("person"), words[i + 1].instead("with"), *words[the:])
    return words


def _superlative(lows: list[str]) -> bool:
    """ "Oldest clock", "second-oldest clock", "most expensive clock"."""
    at = next((k for k, low in enumerate(lows[:2]) if superlative(low) is not None), -1)
    at += at >= 0 and lows[at] in ("most", "least")
    return 0 <= at < len(lows) - 1 and lows[at + 1].isalpha()


def _not_but(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "It was not Ann | but Ben who sang": Ben, not Ann, sang."""
    lows = [w.low for w in words]
    if len(lows) < 7 or lows[0] != "it" or lows[1] not in COPULAS or lows[2] not in ("not", "n't"):
        return words
    but = next((i for i, low in enumerate(lows) if low == "but"), 0)
    who = next((i for i in range(but + 2, len(lows)) if lows[i] in ("who", "that", "which")), 0)
    inside = (*words[3:but], *words[but + 1 : who])
    if not (3 < but < who) or lows.count("but") > 1 or any(not w.proper for w in inside) or lows[who + 1 :] == []:
        return words
    comma = words[but].instead(",")
    return (*words[but + 1 : who], comma, words[2].instead("not"), *words[3:but], comma, *words[who + 1 :])


def _no_two(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "No two of Ann, the cook and the one in red | are the same person": they are all different."""
    lows = [w.low for w in words]
    end = len(lows) - (lows[-1:] == ["."])
    same = lows[end - 4 : end] in (["are", "the", "same", "person"], ["is", "the", "same", "person"])
    if lows[:3] != ["no", "two", "of"] or not same:
        return words
    different = (words[end - 4], *(words[end - 2].instead(low) for low in ("all", "different")))
    return (*words[3 : end - 4], *different, *words[end:])


#: each such verb put as the one that the other modules read
def _grew_up(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "Grew up in | Dublin": was born in it, for all that a puzzle tells of where people are from."""
    lows = [w.low for w in words]
    for i in range(1, len(words) - 3):
        if lows[i : i + 3] == ["grew", "up", "in"] and words[i + 3].proper:
            return (*words[:i], words[i].instead("was"), words[i + 1].instead("born"), *words[i + 2 :])
    return words


plain_verbs = rewriter(
    (frozenset({"grew"}), _grew_up),
    (frozenset(_FALLING), _falls),
    (frozenset({"owner", *_OWNS}), _owns_the_oldest),
    (frozenset({"going"}), _going_to),
    (frozenset({"going"}), _going_either),
    (frozenset({"first"}), _first_done),
    (_TIMES, _by_the_hour),
    (frozenset({"being"}), _being_done),
    (frozenset({"but"}), _not_but),
    (frozenset({"no"}), _no_two),
)
