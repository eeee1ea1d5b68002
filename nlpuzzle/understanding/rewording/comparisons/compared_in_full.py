"""Comparisons that say more than they need: "has fewer coins in his purse than Ann has in hers", "is made of purer gold"."""

from nlpuzzle.english.numbers import number_value
from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import Word
from nlpuzzle.understanding.rewording.waking import lows_of, rewriter
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["compared_in_full"]

Words = tuple[Word, ...]

_HIS = frozenset({"her", "his", "its", "their"})
_HERS = frozenset({"hers", "his", "its", "theirs"})
_HAS = frozenset({"has", "have", "had"})
_MORE = frozenset({"fewer", "less", "more"})
_METALS = frozenset({"gold", "metal", "platinum", "silver"})
_WANTING = {"want": "ask", "wanted": "asked", "wants": "asks"}
_EFFORTS = frozenset({"as", "so"})
#: sums that lie on a thing or a person
_CHARGES = frozenset("bounty deposit discount duty fine levy price reward tax toll".split())
#: what one may have to do so much of
_GOING = frozenset("climb come cycle dive drive fly go hike pay ride run sail spend swim travel walk".split())
_NOT = frozenset({"not", "n't"})
_TAKING_PLACE = frozenset({"at", "in", "on"})
_SPLIT = frozenset({",", ";", "and", "but", "or", "if", "not", "who", "that", "which"})


def _in_his_and_hers(words: Words) -> Words:
    """ "Has fewer coins | in his purse | than Ann | has in hers": has fewer coins than Ann has."""
    lows = [*(w.low for w in words), "", ""]
    for i in range(1, len(words) - 6):
        at = i + 1 + (number_value(lows[i + 1]) is not None)
        if lows[i] not in _HAS or lows[at] not in _MORE or lows[at + 2] != "in" or lows[at + 3] not in _HIS:
            continue
        than, noun = at + 5, lows[at + 4]
        end = next((k for k in range(than + 2, len(words)) if lows[k] == "in" and lows[k + 1] in _HERS | _HIS), 0)
        after = end + 2 + (lows[end + 2 : end + 3] == ["own"])  # "in hers" is "in her own"
        if lows[than] != "than" or not noun.isalpha() or not end or lows[after] not in (".", "") or _SPLIT & set(lows[i:end]):
            continue
        return (*words[: at + 2], *words[than:end], *words[after:])
    return words


def _of_purer_gold(words: Words) -> Words:
    """ "Is | made of | purer | gold | than": is purer than."""
    lows = [w.low for w in words]
    for i in range(1, len(words) - 5):
        made = lows[i] in COPULAS and lows[i + 1 : i + 4] == ["made", "of", "purer"]
        if made and lows[i + 4] in _METALS and lows[i + 5] == "than":
            return (*words[: i + 1], words[i + 3], *words[i + 5 :])
    return words


def _wants_for_it(words: Words) -> Words:
    """ "Wants less (money) for her boat than": asks less for it, and does not wish to have less."""
    lows = [w.low for w in words]
    for i in range(1, len(words) - 5):
        if lows[i] not in _WANTING:
            continue
        more = next((k for k in range(i + 1, min(i + 4, len(words) - 4)) if lows[k] in ("less", "more")), 0)
        money = more + (lows[more + 1] == "money") if more else 0
        if more and lows[money + 1] == "for" and lows[money + 2] in _HIS and lows[money + 4 : money + 5] == ["than"]:
            return (*words[:i], words[i].instead(_WANTING[lows[i]]), *words[i + 1 : more + 1], *words[money + 1 :])
    return words


def _had_to_go(words: Words) -> Words:
    """ "Did not | have to | travel as far as": did not travel as far as."""
    lows = [w.low for w in words]
    for i in range(2, len(words) - 5):
        denied = lows[i : i + 2] == ["have", "to"] and lows[i - 1] in _NOT and lows[i - 2] in ("did", "does", "do")
        if denied and lows[i + 2] in _GOING and lows[i + 3] in _EFFORTS and lows[i + 5] == "as":
            return (*words[:i], *words[i + 2 :])
    return words


def _on_it_for(words: Words) -> Words:
    """ "Is on the bus 15 minutes less than": for 15 minutes less."""
    lows = [w.low for w in words]
    for i in range(1, len(words) - 7):
        led = lows[i] in COPULAS and lows[i + 1] in _TAKING_PLACE and lows[i + 2] in ("the", "her", "his")
        so_long = lows[i + 6] in ("less", "longer", "more") and lows[i + 7] == "than"
        if led and so_long and number_value(lows[i + 4]) is not None:
            unit = unit_of(lows[i + 5])
            if unit is not None and unit.dimension == "duration":
                return (*words[: i + 4], words[i + 4].instead("for"), *words[i + 4 :])
    return words


def _came_in_later(words: Words) -> Words:
    """ "Nobody came | in | later than": came later."""
    lows = [w.low for w in words]
    for i in range(1, len(words) - 2):
        if lows[i] == "in" and lows[i - 1] in ("came", "comes", "come", "coming") and lows[i + 1] in ("earlier", "later"):
            if lows[i + 2] == "than":
                return (*words[:i], *words[i + 1 :])
    return words


def _families_things(words: Words) -> Words:
    """ "Of the Hall and Penn | families' | cabins, one ...": of the Hall and Penn cabins."""
    lows = [w.low for w in words]
    if lows[:2] != ["of", "the"] or "and" not in lows:
        return words
    for i in range(4, min(10, len(words) - 3)):
        if lows[i : i + 2] == ["families", "'"] and lows[i + 3] == "," and "and" in lows[2:i]:
            return (*words[:i], *words[i + 2 :])
    return words


def _charged_on(words: Words) -> Words:
    """ "The fine | on | Salt Roads was higher than the one | on | Winterlight": the fine for it, and the one for the other."""
    lows = lows_of(words)
    at = [i + 1 for i in range(1, len(words)) if lows[i] in _CHARGES and lows[i - 1] == "the" and lows[i + 1] == "on"]
    if not at or "than" not in lows:
        return words
    than = lows.index("than")
    again = [i for i in range(than + 1, len(words)) if lows[i] == "on" and lows[i - 1] in ("one", "that", lows[at[0] - 1])]
    changed = {i: words[i].instead("for") for i in (*at, *again)}
    return tuple(changed.get(i, word) for i, word in enumerate(words))


#: each such wording put as one that the grammar reads
compared_in_full = rewriter(
    (frozenset({"in"}), _in_his_and_hers),
    (_METALS, _of_purer_gold),
    (frozenset(_WANTING), _wants_for_it),
    (frozenset({"have"}), _had_to_go),
    (frozenset({"less", "longer", "more"}), _on_it_for),
    (frozenset({"earlier", "later"}), _came_in_later),
    (frozenset({"families"}), _families_things),
    (_CHARGES, _charged_on),
)
