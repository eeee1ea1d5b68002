"""What is told in passing, put plainly: "60 feet down" is so deep, "does not know how to", ", at one end of the row"."""

from nlpuzzle.english.morphology import is_plural
from nlpuzzle.english.numbers import number_value
from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import Word
from nlpuzzle.understanding.rewording.waking import rewriter
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["told_in_passing"]

Words = tuple[Word, ...]

_DONE = frozenset({".", ",", ";", "and", "but", "or", "while", "whereas"})
_DOES = frozenset({"does", "do", "did"})
_NOT = frozenset({"not", "n't", "never"})
#: how something is that is so far down
_LYING = COPULAS | frozenset("lie lies lay lain rest rests rested found sits sat discovered not n't".split())
#: words by which it is not clear of whom the end of a sentence speaks, or whether it holds
_OF_OTHERS = frozenset(
    """
    left right next beside between behind ahead front above below than before after not n't never neither nor either or if
    unless but who whose which that and both
    """.split()
)
_ENDS = (["one", "end"], ["one", "of", "the", "two", "ends"], ["one", "of", "the", "ends"], ["either", "end"], ["an", "end"])
_ROWS = frozenset({"row", "line", "street", "terrace", "lane", "queue", "hall", "corridor"})
_DEEP = frozenset({"deeper", "shallower"})
_FINDING = frozenset("find see buy get have".split())
_POINTING = frozenset("him her it them nobody nothing neither no somebody someone something".split())
_HE = {"him": "he", "her": "she", "it": "it", "them": "they"}
_PLACING = frozenset({"in", "on", "at"})
#: what begins where something is found
_WHERE = _PLACING | frozenset("above behind below beside between directly exactly immediately next somewhere to".split())
_STANDING = frozenset("are were sit sat stand stood hang hung live lived lie lay grow grew work".split())
_LENGTHS = frozenset({"length", "depth", "distance"})


def _so_deep(words: Words) -> Words:
    """ "Is 60 feet | down", "lies 40 metres down": is so deep."""
    lows = [*(w.low for w in words), "."]
    for i in range(3, len(words)):
        if lows[i] != "down" or lows[i + 1] not in _DONE or number_value(lows[i - 2]) is None:
            continue
        unit = unit_of(lows[i - 1])
        if unit is not None and unit.dimension in _LENGTHS and lows[i - 3] in _LYING:
            words = (*words[:i], words[i].instead("deep"), *words[i + 1 :])
    return words


def _knows_how(words: Words) -> Words:
    """ "Does not | know how to | swim": cannot."""
    lows = [w.low for w in words]
    for i in range(3, len(words) - 3):
        if lows[i : i + 3] == ["know", "how", "to"] and lows[i - 1] in ("not", "n't") and lows[i - 2] in _DOES:
            return (*words[: i - 2], words[i - 2].instead("cannot"), *words[i + 3 :])
    return words


def _in_deeper_water(words: Words) -> Words:
    """ "Lies | in | deeper | water | than": lies deeper than."""
    for i in range(2, len(words) - 2):
        if words[i].low in _DEEP and words[i - 1].low == "in" and words[i + 1].low in ("water", "waters"):
            return (*words[: i - 1], words[i], *words[i + 2 :])
    return words


def _at_one_end(words: Words) -> Words:
    """ "Ann sells honey in the red kiosk, | at one end of the row": and is there."""
    lows = [w.low for w in words]
    at = lows.index(",") if lows.count(",") == 1 else 0
    if at < 3 or lows[at + 1 : at + 2] != ["at"] or (_OF_OTHERS | {";"}) & set(lows[:at]):
        return words
    end = next((e for e in _ENDS if lows[at + 2 : at + 2 + len(e)] == e), None)
    after = lows[at + 2 + len(end) :] if end else []
    if end is None or not (after in ([], ["."]) or (after[:2] == ["of", "the"] and after[2:3] and after[2] in _ROWS)):
        return words
    if after[:1] == ["of"] and after[3:] not in ([], ["."]):
        return words
    ends = tuple(words[at].instead(low) for low in ("and", "is", "at", "one", "of", "the", "ends"))
    return (*words[: at + 1], *ends, *words[len(words) - (lows[-1] == ".") :])


def _where_you_find(words: Words) -> Words:
    """ "The red kiosk is | where you will find | the kite": has the kite; ", where you can buy | honey,": which has it."""
    lows = [w.low for w in words]
    for i in range(2, len(words) - 4):
        if lows[i : i + 2] != ["where", "you"]:
            continue
        end = i + 3 + (lows[i + 2] in ("will", "can", "'ll"))
        thing = lows[end : end + 1] and (lows[end] in ("a", "an", "the") or words[end].text[:1].islower())
        if lows[end - 1] not in _FINDING or not thing or "not" in lows[i:end] or lows[end] in _POINTING:
            return words
        if lows[i - 1] in ("is", "was"):
            return (*words[: i - 1], words[i].instead("has"), *words[end:])
        if lows[i - 1] == ",":
            return (*words[:i], words[i].instead("which"), words[i + 1].instead("has"), *words[end:])
    return words


def _first_you_see(words: Words) -> Words:
    """ "The first kiosk | you come to | is red": the first kiosk."""
    lows = [w.low for w in words]
    at = lows.index("you")
    if not 2 < at < 5 or lows[0] != "the" or lows[1] not in ("first", "last"):
        return words
    end = at + 2 + (lows[at + 1 : at + 3] in (["come", "to"], ["walk", "past"], ["get", "to"]))
    met = end == at + 3 or lows[at + 1 : at + 2] in (["see"], ["pass"], ["reach"], ["meet"])
    return (*words[:at], *words[end:]) if met and lows[end : end + 1] in (["is"], ["has"], ["was"], ["belongs"]) else words


def _found_where(words: Words) -> Words:
    """ "You will find | the kite | in the red kiosk": it is in it."""
    lows = [w.low for w in words]
    if lows[0] != "you" or lows[1:2] not in (["will"], ["'ll"], ["can"]) or lows[2:3] != ["find"] or "or" in lows:
        return words
    at = next((i for i in range(3, len(lows)) if lows[i] in _WHERE), 0)
    what = lows[3:at]
    if not 0 < len(what) < 7 or what[0] in _POINTING or {",", "and", "or", "who", "which", "that"} & {*what}:
        return words
    is_ = words[1].instead("are" if is_plural(what[-1]) else "is")
    return (*words[3:at], is_, *words[at:])


def _nor_found_there(words: Words) -> Words:
    """ "..., and | you wo n't find him | in the red kiosk": he is not in it."""
    lows = [w.low for w in words]
    for i in range(3, len(words) - 5):
        if lows[i - 1] not in ("and", "but") or lows[i] != "you" or lows[i + 1 : i + 2] not in (["wo"], ["will"]):
            continue
        if lows[i + 2] not in _NOT or lows[i + 3] not in ("find", "see"):
            return words
        if lows[i + 4] not in _HE or lows[i + 5] not in _PLACING:
            return words
        he = _HE[lows[i + 4]]
        is_ = words[i].instead("are" if he == "they" else "is")
        return (*words[:i], words[i + 4].instead(he), is_, words[i].instead("not"), *words[i + 5 :])
    return words


def _on_either_side(words: Words) -> Words:
    """ "The kite and the spade are | immediately on either side of | Ann": she is flanked by them."""
    lows = [w.low for w in words]
    at = next((i for i in range(4, len(words) - 5) if lows[i : i + 4] == ["on", "either", "side", "of"]), 0)
    verb = at - 2
    if not at or lows[at - 1] not in ("immediately", "directly", "just", "right") or lows[verb] not in _STANDING:
        return words
    subject, whom = lows[:verb], lows[at + 4 :]
    if subject.count("and") != 1 or (_OF_OTHERS - {"and"} | {",", ";"}) & {*subject}:
        return words
    if (_OF_OTHERS | {",", ";"}) & {*whom}:
        return words
    end = len(words) - (lows[-1] == ".")
    flanked = (words[verb].instead(low) for low in ("is", "flanked", "by"))
    return (*words[at + 4 : end], *flanked, *words[:verb], *words[end:])


#: each such wording put as the one that the other modules read
told_in_passing = rewriter(
    (frozenset({"down"}), _so_deep),
    (frozenset({"know"}), _knows_how),
    (_DEEP, _in_deeper_water),
    (frozenset({"end", "ends"}), _at_one_end),
    (frozenset({"where"}), _where_you_find),
    (frozenset({"you"}), _first_you_see),
    (frozenset({"you"}), _nor_found_there),
    (frozenset({"find"}), _found_where),
    (frozenset({"either"}), _on_either_side),
)
