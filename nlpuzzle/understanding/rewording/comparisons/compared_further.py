"""Comparisons with words that they can do without: "outsold Ann's by 30 copies", "is not as far from the gate as Ben's"."""

from nlpuzzle.english.adjectives import comparative
from nlpuzzle.english.classes import word_class
from nlpuzzle.english.numbers import number_value
from nlpuzzle.english.tables import rows
from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import Word
from nlpuzzle.understanding.rewording.waking import rewriter
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["compared_further"]

Words = tuple[Word, ...]

#: verbs with "out-" whose margin is an amount: not "outran Ann by a mile"
_OUTDOING = {verb: degree for verb, degree in rows("outdoing") if degree in ("more", "longer")}
_PARTS = frozenset({",", ";", "and", "but", "or", "if", "not", "n't", "who", "that", "which", "either", "neither"})
_NOT = frozenset({"not", "n't"})
_ENDING = frozenset({"", ".", ",", ";", "and", "but"})
_PERFECT = frozenset({"has", "had", "have"})
_SO_LONG = frozenset("for as twice half a years year times".split())
_LASTING = frozenset({"longer", "long"})
_DEEP = frozenset({"deep", "deeper", "deepest"})
_DEPTHS = word_class("what-is-dug-into")
_INTO = frozenset({"below", "beneath", "in", "into", "under"})
_SELLING = frozenset({"bigger", "better"})
_EARNING = frozenset({"earn", "earned", "earning", "earns", "incurred", "incurs"})
_PENALTIES = frozenset({"fine", "penalty", "surcharge"})
_HARSH = {"heavier": "bigger", "heftier": "bigger", "stiffer": "bigger", "lighter": "smaller"}
_FAR = {"far": "nearer", "near": "farther", "close": "farther"}
_FARTHER = frozenset({"farther", "further", "closer", "nearer"})
_TOWARDS = {"far": "from", "farther": "from", "further": "from", "near": "to", "nearer": "to", "close": "to", "closer": "to"}

_DEPTHS_OF_WATER = frozenset({"deeper", "shallower"})
#: how far from when it was due
_OFF = frozenset({"early", "late", "overdue"})
_SPLIT = frozenset({",", ";", "and", "but", "or", "if", "not", "who", "that", "which"})


def _by_so_much(words: Words) -> Words:
    """ "Outsold | Ann's by 30 copies": sold 30 more copies than Ann's."""
    lows = [w.low for w in words]
    verb = next((i for i, low in enumerate(lows) if low in _OUTDOING and i), 0)
    by = max((i for i, low in enumerate(lows) if low == "by"), default=0)
    end = len(words) - (lows[-1:] == ["."])
    if lows[verb].startswith("outscore"):
        return words  # by so many points, runs or goals: what scores are counted by is asked elsewhere
    if not 0 < verb < by - 1 or not 1 < end - by <= 4 or _PARTS & set(lows[verb:]) or lows[verb - 1] in COPULAS:
        return words
    amount = words[by + 1 : end]
    if not any(number_value(w.low) is not None for w in amount[:2]) or not amount[-1].low[-1:].isalnum():
        return words
    plain, than = words[verb].instead(lows[verb][3:]), words[verb].instead("than")
    degree = words[verb].instead(_OUTDOING[lows[verb]])
    counted = degree.low == "more" and amount[-1].low.isalpha()
    told = (*amount[:1], degree, *amount[1:]) if counted else (*amount, degree)
    return (*words[:verb], plain, *told, than, *words[verb + 1 : by], *words[end:])


def _better_seller(words: Words) -> Words:
    """ "Was | a bigger seller than": sold better than."""
    lows = [w.low for w in words]
    for i in range(1, len(words) - 4):
        told = lows[i] in ("was", "were") and lows[i + 1] == "a" and lows[i + 2] in _SELLING
        if told and lows[i + 3 : i + 5] == ["seller", "than"]:
            return (*words[:i], words[i].instead("sold"), words[i + 2].instead("better"), *words[i + 4 :])
    return words


def _in_the_ground(words: Words) -> Words:
    """ "Was deeper | in the ground | than", "as deep | under the snow | as"."""
    lows = [*(w.low for w in words), ""]
    for i in range(1, len(words) - 4):
        if lows[i] in _DEEP and lows[i + 1] in _INTO and lows[i + 2] == "the" and lows[i + 3] in _DEPTHS:
            if lows[i + 4] in ("than", "as") or (lows[i] == "deepest" and lows[i + 4] in _ENDING):
                return (*words[: i + 1], *words[i + 4 :])
    return words


def _been_around(words: Words) -> Words:
    """ "Has | been around | longer than", "has existed ten years longer than": has stood longer."""
    lows = [w.low for w in words]
    for i in range(2, len(words) - 2):
        around = lows[i - 1 : i + 1] == ["been", "around"] and lows[i - 2] in _PERFECT
        if around or (lows[i] == "existed" and lows[i - 1] in _PERFECT):
            after = lows[i + 1 : i + 6]
            long = next((k for k, low in enumerate(after) if low in _LASTING), None)
            if long is None or after[long + 1 : long + 2] not in (["than"], ["as"]):
                continue
            if all(low in _SO_LONG or number_value(low) for low in after[:long]):
                return (*words[: i - around], words[i].instead("stood"), *words[i + 1 :])
    return words


def _a_bigger_fine(words: Words) -> Words:
    """ "Earned a | heavier | fine than": got a bigger one; nobody is paid a fine."""
    lows = [w.low for w in words]
    for i in range(1, len(words) - 2):
        if lows[i] not in _PENALTIES:
            continue
        if lows[i - 1] in _HARSH and lows[i + 1] == "than":
            harsh = words[i - 1].instead(_HARSH[lows[i - 1]])
            return _a_bigger_fine((*words[: i - 1], harsh, *words[i:]))
        verb = next((k for k in (i - 2, i - 3) if k > 0 and lows[k] in _EARNING and lows[k + 1] in ("a", "an", "the")), 0)
        if verb and (verb == i - 2 or comparative(lows[i - 1]) is not None):
            return (*words[:verb], words[verb].instead("got"), *words[verb + 1 :])
    return words


def _not_as_far(words: Words) -> Words:
    """ "Is not as far from the gate as Ben": nearer to it; "is farther from the gate than Ann, but not as far as Ben", too."""
    lows = [w.low for w in words]
    for i in range(2, len(words) - 3):
        if lows[i] not in _FAR or lows[i - 1] not in ("as", "so") or lows[i - 2] not in _NOT:
            continue
        joined = lows[i - 3] in ("but", "though", "although", ",") if i > 2 else False
        if not joined and (i < 4 or lows[i - 3] not in COPULAS):
            continue
        nearer = words[i].instead(_FAR[lows[i]])
        if lows[i + 1 : i + 3] == [_TOWARDS[lows[i]], "the"] and lows[i + 4 : i + 5] == ["as"]:
            landmark, after = words[i + 2 : i + 4], i + 5
        elif lows[i + 1] == "as" and joined:
            landmark, after = _landmark_before(words, i - 3), i + 2
        else:
            continue
        if not landmark or after >= len(words):
            continue
        towards = words[i].instead(_TOWARDS[nearer.low])
        return (*words[: i - 2], nearer, towards, *landmark, words[i].instead("than"), *words[after:])
    return words


def _also_farther(words: Words) -> Words:
    """ "Is farther from the gate than Ann, and also farther | than Ben": from the gate."""
    lows = [w.low for w in words]
    for i in range(4, len(words) - 2):
        if lows[i] in _FARTHER and lows[i + 1] == "than" and lows[i - 1] in ("also", "and", "but"):
            landmark = _landmark_before(words, i)
            if landmark and {"and", "but"} & set(lows[i - 3 : i]):
                return (*words[: i + 1], words[i].instead(_TOWARDS[lows[i]]), *landmark, *words[i + 1 :])
    return words


def _in_deeper_water(words: Words) -> Words:
    """ "Is | in | deeper | water | than Ann's but in shallower water than Ben's": deeper than, shallower than."""
    lows = [w.low for w in words]
    for i in range(1, len(words) - 4):
        if lows[i] == "in" and lows[i + 1] in _DEPTHS_OF_WATER and lows[i + 2 : i + 4] == ["water", "than"]:
            return _in_deeper_water((*words[:i], words[i + 1], *words[i + 3 :]))
    return words


def _not_for_as_much(words: Words) -> Words:
    """ "Sold for more than Ann's, but | not for as much as | Ben's": for less than."""
    lows = [w.low for w in words]
    for i in range(4, len(words) - 5):
        joined = lows[i - 1] in ("but", "though", "although") and lows[i] == "not" and "than" in lows[:i]
        if joined and lows[i + 1] == "for" and lows[i + 2] in ("as", "so") and lows[i + 3 : i + 5] == ["much", "as"]:
            return (*words[:i], words[i + 1], words[i + 3].instead("less"), words[i + 4].instead("than"), *words[i + 5 :])
    return words


def _not_as_many_days(words: Words) -> Words:
    """ "Was | not as many days | late as": fewer days late than."""
    lows = [w.low for w in words]
    for i in range(2, len(words) - 5):
        denied = lows[i] in _NOT and lows[i - 1] in COPULAS and lows[i + 1] in ("as", "so") and lows[i + 2] == "many"
        if denied and unit_of(lows[i + 3]) is not None and lows[i + 4] in _OFF and lows[i + 5] == "as":
            than = words[i + 5].instead("than")
            return (*words[:i], words[i + 2].instead("fewer"), *words[i + 3 : i + 5], than, *words[i + 6 :])
    return words


def _sold_of(words: Words) -> Words:
    """ "Two more slices | were sold of | the tart than of the pie": the tart sold two more slices than the pie."""
    lows = [w.low for w in words]
    end = len(words) - (lows[-1:] == ["."])
    more = next((i for i, low in enumerate(lows[:3]) if low in ("more", "fewer")), None)
    if more is None or lows.count("than") != 1 or _SPLIT & set(lows) or lows.count("of") != 2:
        return words
    if more and (more > 1 or number_value(lows[0]) is None):
        return words
    noun, than = more + 1, lows.index("than")
    of = lows.index("of")
    if lows[noun + 1 : noun + 4] == ["were", "sold", "of"]:
        thing = words[noun + 4 : than]
    elif of == noun + 1 and lows[than - 2 : than] == ["were", "sold"]:
        thing = words[of + 1 : than - 2]
    else:
        return words
    if lows[than + 1 : than + 2] != ["of"] or not thing or than + 2 >= end:
        return words
    return (*thing, words[noun].instead("sold"), *words[: noun + 1], words[than], *words[than + 2 :])


def _noun_again(words: Words) -> Words:
    """ "Ann's number is lower than Ben's, and Cleo's | is lower than Dana's": Cleo's number is."""
    lows = [w.low for w in words]
    first = lows.index("'s") if "'s" in lows else len(lows)
    if first > 3 or len(words) < first + 6 or lows[first + 2] not in COPULAS or not lows[first + 1].isalpha():
        return words
    for i in range(first + 4, len(words) - 2):
        if lows[i] == "'s" and lows[i + 1] == lows[first + 2] and {"and", "but", "while"} & set(lows[i - 3 : i]):
            joint = next(k for k in range(i - 1, i - 4, -1) if lows[k] in ("and", "but", "while"))
            if lows[joint - 1] in (",", ";") and "than" in lows[first:joint] and "than" in lows[i:] and joint < i - 1:
                return (*words[: i + 1], words[first + 1], *words[i + 1 :])
    return words


def _landmark_before(words: Words, end: int) -> Words:
    """ "The gate" of "is farther from the gate than Ann", the one such place told before."""
    lows = [w.low for w in words[:end]]
    told = [k for k in range(1, end - 4) if lows[k] in _FARTHER and lows[k + 1 : k + 3] == [_TOWARDS[lows[k]], "the"]]
    if len(told) != 1 or lows[told[0] + 4] != "than" or not lows[told[0] + 3].isalpha():
        return ()
    return words[told[0] + 2 : told[0] + 4]


#: each such wording put as one that the grammar reads
compared_further = rewriter(
    (frozenset(_OUTDOING), _by_so_much),
    (frozenset({"seller"}), _better_seller),
    (_DEPTHS, _in_the_ground),
    (frozenset({"around", "existed"}), _been_around),
    (_PENALTIES, _a_bigger_fine),
    (frozenset(_FAR), _not_as_far),
    (_FARTHER, _also_farther),
    (_DEPTHS_OF_WATER, _in_deeper_water),
    (frozenset({"much"}), _not_for_as_much),
    (frozenset({"many"}), _not_as_many_days),
    (frozenset({"sold"}), _sold_of),
    (frozenset({"'s"}), _noun_again),
)
