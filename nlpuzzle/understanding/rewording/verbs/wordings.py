"""Ways of saying a plain thing in more words, put plainly: "half the number of cups that Ann made", "a dollar and 50 cents"."""

from nlpuzzle.english.adjectives import comparative
from nlpuzzle.english.classes import word_class
from nlpuzzle.english.kinds import HOLDERS
from nlpuzzle.english.morphology import is_plural, plural, singular
from nlpuzzle.english.numbers import CARDINALS, number_value
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import Word, finite, key
from nlpuzzle.understanding.rewording.denials.clefts import (
    DAYS,
    MARKS,
    NOT,
    POINTING,
    either_placed,
    it_was_neither,
    it_was_not_he,
    it_was_who,
    nor_is_it,
    nor_was_it,
    not_but,
    not_what,
    when_it_is,
)
from nlpuzzle.understanding.rewording.places.found_there import SOMEWHERE, nothing_to_find, to_be_found
from nlpuzzle.understanding.rewording.verbs.said_shortly import said_shortly
from nlpuzzle.understanding.rewording.waking import rewriter
from nlpuzzle.understanding.words.vocabulary import verb_forms
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["put_plainly"]

#: a unit, the smaller one that is told beside it, and how many of these it holds
_PARTS = {
    "dollar": ("cent", 100),
    "euro": ("cent", 100),
    "pound": ("penny", 100),
    "pound sterling": ("penny", 100),
    "hour": ("minute", 60),
    "minute": ("second", 60),
    "foot": ("inch", 12),
    "year": ("month", 12),
    "week": ("day", 7),
    "day": ("hour", 24),
}
_TIMES = {"half": "half", "twice": "twice", "double": "twice", "triple": "thrice"}
_SIDES = frozenset("after before behind ahead above below later earlier".split())
_CLAUSES = frozenset({",", ";", "and", "but", "or", "if"})
_SPEND = key("spend")
_CARE = frozenset("care charge keeping".split())
_PERIODS = word_class("times-spent")
_THOUGH = frozenset({"though", "but", "although", "and"})
_NEAR = (["next", "to"], ["beside"], ["adjacent", "to"], ["alongside"], ["next", "door", "to"], ["in", "front", "of"])
_THAT = (("that", "same"), ("the", "same"), ("on", "the", "same"), ("that", "very"), ("that",), ("on", "that"))
#: what may lead to a day that is told by what happened on it
_BEFORE_DAYS = COPULAS | {"on", "in", "before", "after", "not", "n't"}
_AMOUNT = frozenset({"number", "amount", "quantity"})


def _time_spent(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "Spent the week | fishing", "spends her free evenings | knitting": did so."""
    lows = [w.low for w in words]
    for i in range(len(words) - 3):
        owned = lows[i + 1] in ("the", "his", "her", "their")
        if words[i].stem != _SPEND or not owned:
            continue
        at = i + 2 + (lows[i + 2] in ("free", "spare", "whole"))
        if singular(lows[at]) in _PERIODS and lows[at + 1 : at + 2] and lows[at + 1].endswith("ing"):
            does = {"spends": "does", "spend": "do", "spending": "doing"}.get(lows[i], "did")
            return (*words[:i], words[i].instead(does), *words[at + 1 :])
    return words


def _only_so_much(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "Only half as old", "only 4 years younger", "only two places behind": so much, and no more."""
    lows = [*(w.low for w in words), "", "", "", ""]
    for i in range(1, len(words) - 2):
        if lows[i] not in ("only", "merely"):
            continue
        if lows[i + 1] in ("half", "twice") and lows[i + 2] in ("as", "the"):
            return (*words[:i], *words[i + 1 :])
        counted = unit_of(lows[i + 2]) is not None or singular(lows[i + 2]) in word_table("places")
        compared = comparative(lows[i + 3]) is not None or lows[i + 3] in _SIDES
        if number_value(lows[i + 1]) is not None and counted and compared:
            return (*words[:i], *words[i + 1 :])
    return words


def _any_of_the_first(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "Is n't in | any of the first three places": in none of them, and so not in one of them."""
    lows = [w.low for w in words]
    for i in range(2, len(words) - 4):
        led = lows[i - 1] in SOMEWHERE and lows[i : i + 3] == ["any", "of", "the"]
        counts = any(low in CARDINALS for low in lows[i + 3 : i + 5])
        if led and counts and NOT & set(lows[:i]) and not _CLAUSES & set(lows[:i]):
            return (*words[:i], words[i].instead("one"), *words[i + 1 :])
    return words


def _nothing_to_do_with(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "Has nothing to do with | the vases": does not have them."""
    lows = [w.low for w in words]
    for i in range(1, len(words) - 5):
        if lows[i] in ("has", "had") and lows[i + 1 : i + 5] == ["nothing", "to", "do", "with"]:
            does = words[i].instead("does" if lows[i] == "has" else "did")
            return (*words[:i], does, words[i + 1].instead("not"), words[i + 2].instead("have"), *words[i + 5 :])
    return words


def _a_pair_of(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "| A pair of | gloves was found in": the gloves were, of what comes in pairs."""
    lows = [w.low for w in words]
    paired = lows[:3] in (["a", "pair", "of"], ["the", "pair", "of"])
    if not paired or len(words) < _SHORTEST_OF_A_PAIR or lows[3] not in _IN_PAIRS:
        return words
    several = {"was": "were", "is": "are", "has": "have"}.get(lows[4], lows[4])
    return (words[0].instead("the"), words[3], words[4].instead(several), *words[5:])


_SHORTEST_OF_A_PAIR = 6
_IN_PAIRS = word_class("in-pairs")


def _some_to_have(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "Had | some | milk", "has an apple and | some | milk": the milk, as each has another drink."""
    lows = [*(w.low for w in words), "", "", ""]
    for i in range(2, len(words) - 1):
        if lows[i] != "some" or NOT & set(lows) or not lows[i + 1].isalpha() or words[i + 1].proper:
            continue
        had = lows[i - 1] in _HAD_SOME or (lows[i - 1] == "and" and any(low in _HAD_SOME for low in lows[1 : i - 2]))
        ends = lows[i + 2] in _AFTER_SOME or lows[i + 3] in _AFTER_SOME
        if had and ends and unit_of(lows[i + 1]) is None and lows[i + 1] not in _NOT_SOME:
            return (*words[:i], words[i].instead("the"), *words[i + 1 :])
    return words


_HAD_SOME = frozenset("ate bought brought drank eats drinks had has have ordered packed".split())
_AFTER_SOME = frozenset({"", ".", ",", ";", "and", "but"})
_NOT_SOME = frozenset("of other more kind sort time way such particular".split())


def _as_well_as_of(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "To the right of the fez | as well as of | Ann": of the fez and of Ann."""
    lows = [w.low for w in words]
    for i in range(3, len(words) - 4):
        if lows[i : i + 4] == ["as", "well", "as", "of"] and "of" in lows[:i] and not _CLAUSES & set(lows[i + 4 :]):
            return (*words[:i], words[i].instead("and"), *words[i + 3 :])
    return words


def _neither_here_nor_near(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "Live | neither on the same floor nor on adjacent floors": at least two floors apart."""
    lows = [w.low for w in words]
    at = lows.index("neither") if "neither" in lows else 0
    end = len(words) - (lows[-1] == ".")
    led = lows[at + 1 : at + 2] in (["on"], ["in"]) and lows[at + 2 : at + 4] == ["the", "same"]
    if not at or not led or end != at + 9 or lows[at + 5 : at + 7] != ["nor", lows[at + 1]] or MARKS & set(lows[:at]):
        return words
    near = lows[at + 7] in ("adjacent", "adjoining", "neighboring", "neighbouring") and is_plural(lows[at + 8])
    if not near or singular(lows[at + 8]) not in (lows[at + 4], "one") or lows[:at].count("and") != 1:
        return words
    plural_ = words[at + 8] if lows[at + 8] != "ones" else words[at + 4].instead(plural(lows[at + 4]))
    said = (words[at].instead(low) for low in ("at", "least", "two"))
    return (*words[:at], *said, plural_, words[at].instead("apart"), *words[end:])


def _anything_to_do_with(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "Neither has | anything to do with | the vases", "does n't have anything to do with": has none of them."""
    lows = [w.low for w in words]
    for i in range(2, len(words) - 4):
        had = lows[i - 1] in ("has", "had", "have")
        denied = lows[i - 2] in NOT or (lows[0] == "neither" and lows[: i - 1].count("nor") == 1)
        if lows[i : i + 4] == ["anything", "to", "do", "with"] and had and denied and not _CLAUSES & set(lows[:i]):
            return (*words[:i], *words[i + 4 :])
    return words


def _in_somebodys_care(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "Is in Ann's care", "the ward in Mrs. Bell's charge": with Ann, as "in the care of Ann" is."""
    lows = [w.low for w in words]
    for at in range(2, len(words) - 1):
        if lows[at] not in ("'s", "'") or lows[at + 1] not in _CARE:
            continue
        start = next((i for i in range(at - 1, max(-1, at - 4), -1) if lows[i] == "in"), None)
        if start is not None and all(w.text[:1].isupper() for w in words[start + 1 : at]):
            return (*words[:start], words[start].instead("with"), *words[start + 1 : at], *words[at + 2 :])
    return words


def _not_necessarily(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ ", though not necessarily next to either": what it leaves open, the rest of the sentence leaves open too."""
    lows = [w.low for w in words]
    for i in range(1, len(words) - 3):
        if lows[i] not in _THOUGH or lows[i + 1 : i + 3] != ["not", "necessarily"]:
            continue
        at = i + 3 + (lows[i + 3] in ("immediately", "directly", "right", "just"))
        near = next((n for n in _NEAR if lows[at : at + len(n)] == n), None)
        end = at + len(near) if near else len(words)
        if near is None or lows[end : end + 1] == [] or lows[end] not in POINTING:
            return words
        end += 3 if lows[end + 1 : end + 3] == ["of", "them"] else 2 if lows[end + 1 : end + 2] in (["other"], ["one"]) else 1
        if lows[end : end + 1] in ([], ["."], [";"]):
            return (*words[: i - (lows[i - 1] == ",")], *words[end:])
    return words


def _at_his_left(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "On Ann's immediate left": immediately to the left of Ann."""
    lows = [w.low for w in words]
    for at in range(2, len(words) - 2):
        if lows[at] != "'s" or lows[at + 1] not in ("immediate", "direct") or lows[at + 2] not in ("left", "right"):
            continue
        start = next((i for i in range(at - 1, max(-1, at - 5), -1) if lows[i] in ("on", "to")), None)
        if start is None:
            return words
        side = (words[at + 1].instead("immediately"), words[start].instead("to"), words[at].instead("the"), words[at + 2])
        return (*words[:start], *side, words[at].instead("of"), *words[start + 1 : at], *words[at + 3 :])
    return words


def _one_amount(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "1 dollar and 50 cents": 150 cents; "an hour and 20 minutes": 80 minutes."""
    for i in range(len(words) - 4):
        first, unit, joint, second, part = words[i : i + 5]
        large, small = unit_of(unit.low), unit_of(part.low)
        if joint.low != "and" or large is None or small is None or large.name not in _PARTS:
            continue
        name, size = _PARTS[large.name]
        whole, rest = (1 if w.low in ("a", "an", "one") else number_value(w.low) for w in (first, second))
        if small.name == name and whole is not None and rest is not None and rest < size:
            amount = str(whole * size + rest)
            number = first._replace(text=amount, low=amount, stem=amount)
            return (*words[:i], number, part, *_one_amount(words[i + 5 :]))
    return words


def _half_the_number(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "Half the number of cups that Ann made": half as many cups as Ann made."""
    lows = [w.low for w in words]
    for i in range(len(words) - 5):
        noun = words[i + 4]
        if lows[i] not in _TIMES or lows[i + 1] != "the" or lows[i + 2] not in _AMOUNT or lows[i + 3] != "of":
            continue
        after = lows[i + 5]
        if after not in ("that", "as") or (after == "that" and not (lows[-1] != after and finite(lows[-1]))):
            return words
        factor = words[i]._replace(low=_TIMES[lows[i]])
        many = "many" if is_plural(noun.low) else "much"
        counted = (factor, words[i + 1].instead("as"), words[i + 2].instead(many), noun, words[i + 5].instead("as"))
        return (*words[:i], *counted, *words[i + 6 :])
    return words


def _yet(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "Dearer than Ann's, | yet | cheaper than Ben's": but."""
    lows = [w.low for w in words]
    at = lows.index("yet") if "yet" in lows else 0
    joins = at > 1 and lows[at - 1] in (",", ";", "and") and lows[at + 1 : at + 2] not in ([], ["."], ["to"], [","])
    if not joins:
        return words
    start = at - (lows[at - 1] == "and")
    return (*words[:start], words[at].instead("but"), *words[at + 1 :])


def _than_one_pays(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "Costs $2 more than | you would pay for | tacos"."""
    lows = [w.low for w in words]
    start = lows.index("than") + 1 if "than" in lows else len(lows)
    at = start + 1 + (lows[start + 1 : start + 2] in (["would"], ["'d"], ["will"], ["'ll"]))
    told = lows[start : start + 1] in (["you"], ["one"]) and lows[at : at + 2] in (["pay", "for"], ["pays", "for"])
    return (*words[:start], *words[at + 2 :]) if told else words


def _had_been(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "Two days after the fern | had been found": after it was found."""
    lows = [w.low for w in words]
    for i in range(3, len(words) - 2):
        if lows[i : i + 2] == ["had", "been"] and "after" in lows[:i] and lows[i + 3 : i + 4] in ([], ["."], [";"]):
            done = lows[i + 2] in verb_forms() and not lows[i + 2].endswith(("s", "ing"))
            start = len(lows[:i]) - 1 - lows[:i][::-1].index("after")
            if done and not {",", "and", "who", "which", "that"} & set(lows[start:i]):
                return (*words[:i], words[i].instead("was"), *words[i + 2 :])
    return words


def _later_that_day(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "Spoke later | that same evening | than", "later on in the week than": later in the evening, in the week."""
    lows = [w.low for w in words]
    for i in range(1, len(words) - 3):
        if lows[i] not in ("later", "earlier"):
            continue
        at = i + 1 + (lows[i + 1] == "on")
        if lows[at : at + 2] == ["in", "the"] and at > i + 1:
            return (*words[: i + 1], *words[at:])
        pointed = next((p for p in _THAT if tuple(lows[at : at + len(p)]) == p), None)
        end = at + len(pointed) if pointed else 0
        if pointed and lows[end] in DAYS and lows[end + 1 : end + 2] in (["than"], ["on"]):
            said = (words[at].instead("in"), words[at].instead("the"), words[end])
            return (*words[: i + 1], *said, *words[end + 1 + (lows[end + 1] == "on") :])
    return words


def _with_it(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "Ann had the scone, but she did not have tea | with it": with what she had, as all that is hers goes together."""
    lows = [w.low for w in words]
    end = len(words) - (lows[-1] == ".")
    at = lows.index(",") if lows.count(",") == 1 else 0
    led = lows[at + 1 : at + 2] in (["and"], ["but"]) and lows[at + 2 : at + 3] in (["she"], ["he"], ["they"])
    served = end > 2 and lows[end - 3].endswith("ed")  # "tea served with it"
    if at < 2 or not led or lows[end - 2 : end] != ["with", "it"] or end < at + 7 or served or NOT & set(lows[:at]):
        return words
    if (MARKS | {"with", "it", "neither", "either", "or", "and", "who", "which", "that"}) & set(lows[:at]):
        return words
    if {"with", "it", "and", "if", "but", "who"} & set(lows[at + 3 : end - 2]):
        return words
    return (*words[: end - 2], *words[end:])


def _by_different_people(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "The soup and the pie | were ordered by different people": were not ordered by the same person; so with "belong to"."""
    lows = [w.low for w in words]
    at = lows.index("different") if "different" in lows else 0
    end = len(words) - (lows[-1] == ".")
    if at + 2 != end or singular(lows[at + 1]) not in HOLDERS | {"people"} or at < 5 or MARKS & set(lows[:at]):
        return words
    verb = at - 3 if lows[at - 1] == "by" else at - 2
    belong = lows[verb : at] == ["belong", "to"]
    passive = lows[at - 1] == "by" and lows[verb] in ("were", "are") and lows[at - 2] in verb_forms()
    if not (belong or passive) or lows[:verb].count("and") != 1 or {"who", "that", "which", "or"} & set(lows[:verb]):
        return words
    like = words[verb]
    denied = (like.instead("do"), like.instead("not"), like) if belong else (like, like.instead("not"))
    same = tuple(words[at].instead(low) for low in ("the", "same", "person"))
    return (*words[:verb], *denied, *words[verb + 1 : at], *same, *words[end:])


def _the_day_it_was(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "Came on the day | the drum was given", "the year the fern was found is": the day on which it was given."""
    lows = [w.low for w in words]
    for i in range(1, len(words) - 4):
        led = i == 1 or lows[i - 2] in _BEFORE_DAYS
        if lows[i] not in DAYS or lows[i - 1] != "the" or lows[i + 1] != "the" or not led:
            continue
        verb = next((k for k in range(i + 3, min(i + 6, len(words) - 1)) if lows[k] in COPULAS), 0)
        done = verb and lows[verb + 1] in verb_forms() and not lows[verb + 1].endswith(("s", "ing"))
        after = lows[verb + 2 : verb + 3]
        if done and not _CLAUSES & set(lows[i:verb]) and (after in ([], ["."], [","], ["not"], ["n't"]) or after[0] in COPULAS):
            return (*words[: i + 1], words[i].instead("on"), words[i].instead("which"), *words[i + 1 :])
    return words


#: each such wording put as the one that the other modules read
put_plainly = rewriter(
    (_PERIODS | {f"{noun}s" for noun in _PERIODS}, _time_spent),
    (frozenset({"nothing"}), _nothing_to_do_with),
    (frozenset({"anything"}), _anything_to_do_with),
    (frozenset({"well"}), _as_well_as_of),
    (frozenset({"pair"}), _a_pair_of),
    (frozenset({"some"}), _some_to_have),
    (frozenset({"neither"}), _neither_here_nor_near),
    (_CARE, _in_somebodys_care),
    (frozenset({"any"}), _any_of_the_first),
    (frozenset({"only", "merely"}), _only_so_much),
    (frozenset({"later", "earlier"}), _later_that_day),
    (frozenset({"found"}), to_be_found),
    (frozenset({"necessarily"}), _not_necessarily),
    (frozenset({"immediate", "direct"}), _at_his_left),
    (frozenset({"and"}), _one_amount),
    (_AMOUNT, _half_the_number),
    (frozenset({"buy", "find", "get", "see", "win"}), nothing_to_find),
    (frozenset({"yet"}), _yet),
    (frozenset({"than"}), _than_one_pays),
    (frozenset({"it"}), it_was_who),
    (frozenset({"it"}), it_was_not_he),
    (frozenset({"neither"}), it_was_neither),
    (frozenset({"what"}), not_what),
    (frozenset({"when"}), when_it_is),
    (frozenset({"either"}), either_placed),
    (frozenset({"been"}), _had_been),
    (DAYS, _the_day_it_was),
    (frozenset({"but"}), not_but),
    (frozenset({"nor"}), nor_was_it),
    (frozenset({"nor"}), nor_is_it),
    (frozenset({"different"}), _by_different_people),
    (frozenset({"it"}), _with_it),
    said_shortly,
)
