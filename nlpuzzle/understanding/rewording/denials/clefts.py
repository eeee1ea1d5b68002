"""Sentences around "it was" or "either", put plainly: "it was not Ann who sang, but Ben", "on Monday either Ann or Ben"."""

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.words import Word, finite
from nlpuzzle.understanding.words.vocabulary import verb_forms
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = [
    "DAYS", "MARKS", "NOT", "POINTING", "either_placed", "it_was_neither", "it_was_not_he", "it_was_who", "nor_is_it",
    "nor_was_it",
    "not_but", "not_what", "when_it_is",
]  # fmt: skip

NOT = frozenset({"not", "n't", "never"})
MARKS = frozenset({",", ";", ":", "but", "not", "n't", "nor", "if", "unless"})
POINTING = word_class("pointing")
_HE = {"he": "he", "she": "she", "him": "he", "her": "she"}
_JOINTS = frozenset({",", ";", "but", "and"})
DAYS = frozenset({"day", "evening", "morning", "afternoon", "night", "week", "month", "season", "year", "date"})


def it_was_who(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "On Monday | it was Ann who | sang", "at noon it was either Ann or Ben who called": Ann sang on Monday."""
    lows = [w.low for w in words]
    at = next((i for i in range(2, min(8, len(words) - 4)) if lows[i] == "it" and lows[i + 1] in ("was", "is")), 0)
    who = lows.index("who", at) if at and "who" in lows[at:] else 0
    if lows[:1] not in (["on"], ["at"], ["in"]) or not who or lows[at + 2] in ("not", "n't", "neither") or "who" in lows[:at]:
        return words
    start = at - (lows[at - 1] == ",")
    if {",", ";", "if", "that", "which"} & set(lows[:start]) or {",", ";"} & set(lows[at:]):
        return words
    return (*words[at + 2 : who], *words[who + 1 :], *words[:start])


def either_placed(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "On Monday | either Ann or Ben sang": either Ann or Ben sang on Monday."""
    lows = [w.low for w in words]
    at = lows.index("either") if "either" in lows else 0
    start = at - (lows[at - 1] == ",")
    plain = lows[:1] in (["on"], ["at"], ["in"]) and 1 < start < 7 and lows.count("or") == 1 and lows.count("either") == 1
    if not plain or {",", ";", "if", "that", "which", "who", "and", "but", "where", "is", "was"} & {*lows[:start], *lows[at:]}:
        return words
    return (*words[at:], *words[:start])


def not_but(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "It was not Ann who | sang, but | Ben": Ben, not Ann, sang."""
    lows = [w.low for w in words]
    if lows[:1] != ["it"] or lows[1:2] == [] or lows[1] not in COPULAS or lows[2:3] not in (["not"], ["n't"]):
        return words
    who = next((i for i in range(4, len(words)) if lows[i] in ("who", "that")), len(words))
    at = lows.index("but") if lows.count("but") == 1 else 0
    end = len(words) - (lows[-1] == ".")
    said, other, right = words[who + 1 : at - (lows[at - 1] == ",")], words[3:who], words[at + 1 : end]
    if not who < at < end or not said or not _names_one(other) or not _names_one(right) or MARKS & {w.low for w in said}:
        return words
    comma = words[who].instead(",")
    return (*right, comma, words[2].instead("not"), *other, comma, *said, *words[end:])


def _names_one(words: tuple[Word, ...]) -> bool:
    """ "Ann", "the man with the lute": a name or a description, and no verb after it."""
    begun = bool(words) and (words[0].low in ("the", "a", "an") or words[0].text[:1].isupper())
    told = any(w.low in verb_forms() and finite(w.low) for w in words[1:])
    return begun and not told and not any(w.low in MARKS | COPULAS | {"and", "or", "who", "that", "which"} for w in words)


def nor_was_it(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "Ann did not sing on Monday, | nor was it Ben who sang that day": and it was not Ben who sang on Monday."""
    lows = [w.low for w in words]
    at = lows.index("nor") if "nor" in lows else 0
    who = next((i for i in range(at + 4, len(words)) if lows[i] in ("who", "that")), 0)
    if not who or at < 3 or lows[at - 1] != "," or lows[at + 1] not in COPULAS or lows[at + 2] != "it":
        return words
    if not _names_one(words[at + 3 : who]) or not NOT & set(lows[:at]):
        return words
    end = len(words) - (lows[-1] == ".")
    rest = words[who + 1 : end]
    if lows[end - 2 : end - 1] == ["that"] and lows[end - 1] in DAYS:  # "that day": the one just told
        on = next((i for i in range(at - 2, max(0, at - 5), -1) if lows[i] in ("on", "in")), 0)
        if not on or any(w.low in MARKS or w.low in POINTING for w in words[on : at - 1]):
            return words
        rest = (*words[who + 1 : end - 2], *words[on : at - 1])
    was = (words[at].instead("and"), words[at + 2], words[at + 1], words[at].instead("not"))
    return (*words[:at], *was, *words[at + 3 : who + 1], *rest, *words[end:])


def nor_is_it(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "The owner of the cat is not Ann, | nor is it | Ben": or Ben."""
    lows = [w.low for w in words]
    at = lows.index("nor") if lows.count("nor") == 1 else 0
    end = len(words) - (lows[-1] == ".")
    other = words[at + 3 : end]
    if at < 4 or not other or lows[at - 1] != "," or lows[at + 1] not in COPULAS or lows[at + 2] != "it":
        return words
    denied = max((i for i, low in enumerate(lows[:at]) if low in ("not", "n't")), default=0)
    first = words[denied + 1 : at - 1]
    plain = denied > 0 and lows[denied - 1] in COPULAS and lows[denied - 1] == lows[at + 1]
    if not plain or not (_names_one(first) and _names_one(other)) or "'s" in lows[at:]:
        return words
    if (MARKS - NOT) & set(lows[: at - 1]) or {"who", "that", "which"} & set(lows[denied:]):
        return words
    return (*words[: at - 1], words[at].instead("or"), *other, *words[end:])


def it_was_not_he(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "Ann came before Ben, but | it was not she who | sang": she was not the one who sang."""
    lows = [w.low for w in words]
    for i in range(3, len(words) - 6):
        denied = lows[i] == "it" and lows[i + 1] in COPULAS and lows[i + 2] in ("not", "n't")
        if denied and lows[i - 1] in _JOINTS and lows[i + 3] in _HE and lows[i + 4] in ("who", "that"):
            he = words[i + 3]._replace(text=_HE[lows[i + 3]], low=_HE[lows[i + 3]])
            one = (words[i + 4].instead("the"), words[i + 4].instead("one"), words[i + 4].instead("who"))
            return (*words[:i], he, words[i + 1], words[i + 2], *one, *words[i + 5 :])
    return words


def it_was_neither(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "It is neither the lute nor the harp that | Ann plays": she plays neither the lute nor the harp."""
    lows = [w.low for w in words]
    at = lows.index("that") if lows.count("that") == 1 else 0
    end = len(words) - (lows[-1] == ".")
    opened = lows[:1] == ["it"] and lows[1:2] != [] and lows[1] in COPULAS and lows[2:3] == ["neither"]
    told = [w.low for w in words[at + 1 : end]]
    if not opened or lows.count("nor") != 1 or at < lows.index("nor") + 2 or end - at < 3 or MARKS - {"nor"} & {*lows}:
        return words
    if told[0] in verb_forms() or told[-1] not in verb_forms() or not finite(told[-1]):
        return words
    if {"and", "or", "who", "which"} & {*lows}:
        return words
    return (*words[at + 1 : end], *words[2:at], *words[end:])


def not_what(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "The lute is not | what is | played on Monday": it is not the one that is played."""
    lows = [w.low for w in words]
    at = lows.index("what") if lows.count("what") == 1 else 0
    said = at > 1 and (lows[at - 1] in COPULAS or (lows[at - 1] in ("not", "n't") and lows[at - 2] in COPULAS))
    verb = lows[at + 1 : at + 2] != [] and lows[at + 1] in COPULAS
    if not said or not verb or at + 3 >= len(words) or {"if", "who", "that", "which", ","} & {*lows[:at]}:
        return words
    return (*words[:at], *(words[at].instead(low) for low in ("the", "one", "that")), *words[at + 1 :])


def when_it_is(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "Monday is | when | the lute is played", "Monday isn't when Ann sings": not on Monday."""
    lows = [w.low for w in words]
    end = len(words) - (lows[-1] == ".")
    at = lows.index("when") if lows.count("when") == 1 else 0
    denied = at > 2 and lows[at - 1] in ("not", "n't")
    copula = at - 1 - denied
    if copula < 1 or lows[copula] not in ("is", "was") or copula > 3 or end - at < 3 or MARKS & {*lows[at:], *lows[:copula]}:
        return words
    if {"and", "or", "who", "that", "neither", "which", "if"} & {*lows} or lows[at + 1] in verb_forms():
        return words
    on = words[at].instead("on" if lows[0].endswith("day") else "in" if words[0].text[:1].isupper() else "at")
    if lows[0] in ("at", "on", "in", "the"):
        return words
    if not denied:
        return (*words[at + 1 : end], on, *words[:copula], *words[end:])
    was = next((i for i in range(at + 2, end) if lows[i] in COPULAS), 0)
    if was:  # "isn't when the lute | is played"
        return (*words[at + 1 : was + 1], words[at].instead("not"), *words[was + 1 : end], on, *words[:copula], *words[end:])
    untrue = [words[0].instead(low) for low in ("it", "is", "not", "true", "that")]
    return (*untrue, *words[at + 1 : end], on, *words[:copula], *words[end:])
