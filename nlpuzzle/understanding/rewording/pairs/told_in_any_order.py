"""What an order that does not matter adds: "in no particular order, the five are", "though perhaps the other way round"."""

from nlpuzzle.english.numbers import number_value
from nlpuzzle.english.words import Word
from nlpuzzle.understanding.rewording.waking import lows_of, rewriter
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["in_any_order"]

Words = tuple[Word, ...]

_NO_ORDER = frozenset("given particular set special specific".split())
#: ", though perhaps the other way round", ", although not necessarily respectively": in some order
_OTHER_WAY = (
    *((word, "the", "other", "way", way) for word in ("maybe", "perhaps", "possibly") for way in ("around", "round")),
    *((word, "not", "in", "that", "order") for word in ("maybe", "perhaps", "possibly")),
    ("not", "necessarily", "respectively"), ("perhaps", "not", "respectively"),
)  # fmt: skip
#: in some order, whatever it is
_SOME = (("some", "order"), ("either", "order"), ("one", "order", "or", "the", "other"), ("one", "order", "or", "another"))
_THOUGH = frozenset({"although", "but", "though"})


def _no_particular_order(words: Words) -> Words:
    """ "In no particular order, the five are ...", "the five, in no particular order, are ...": it says nothing there."""
    lows = [w.low for w in words]
    at = next((i for i in range(len(lows) - 3) if lows[i : i + 2] == ["in", "no"] and lows[i + 2] in _NO_ORDER), -1)
    if at < 0 or lows[at + 3] != "order" or lows[at + 4 : at + 5] != [","]:
        return words
    if at == 0:
        told = len(lows) > 6 and lows[5] == "the" and number_value(lows[6]) is not None
        return words[5:] if told else words
    subject = lows[: at - 1]
    told = lows[at - 1] == "," and len(subject) == 3 and subject[0] == "the" and number_value(subject[1]) is not None
    return (*words[: at - 1], *words[at + 5 :]) if told and [*lows, ""][at + 5] in COPULAS else words


def _the_other_way(words: Words) -> Words:
    """ "Ann and Ben own the red one and the blue one, though perhaps the other way round": in some order."""
    lows = [w.low for w in words]
    end = len(lows) - (lows[-1:] == ["."])
    for told in _OTHER_WAY:
        start = end - len(told)
        if start > 6 and tuple(lows[start:end]) == told and lows[start - 1] in _THOUGH:
            start -= 1 + (lows[start - 2] == ",")
            some = [words[end - 1].instead(low) for low in (",", "in", "some", "order")]
            return (*words[:start], *some, *words[end:])
    return words


def _in_between(words: Words) -> Words:
    """ "Ann and Ben are, | in one order or the other, | the baker and the cook": told at the end."""
    lows = [w.low for w in words]
    end = len(lows) - (lows[-1:] == ["."])
    at = next((i for i in range(4, end - 5) if lows[i : i + 2] == [",", "in"]), 0)
    told = next((t for t in _SOME if at and tuple(lows[at + 2 : at + 2 + len(t)]) == t), ())
    after = at + 2 + len(told)
    if not told or lows[after : after + 1] != [","] or lows.count("and") < 2:
        return words
    if {"order", "respectively", "if", "or"} & {*lows[:at], *lows[after:]}:
        return words
    some = (words[at].instead(low) for low in (",", "in", "some", "order"))
    return (*words[:at], *words[after + 1 : end], *some, *words[end:])


def _if_not(words: Words) -> Words:
    """ "If Ann is red, Ben is blue; | if not, | Ben is green": otherwise."""
    lows = [w.low for w in words]
    at = next((i for i in range(4, len(lows) - 4) if lows[i : i + 4] == [";", "if", "not", ","]), 0)
    if not at or lows[0] != "if" or lows.count("if") != 2:
        return words
    return (*words[: at + 1], words[at + 1].instead("otherwise"), *words[at + 4 :])


def _and_only_if(words: Words) -> Words:
    """ "Ann is red | if, and only if, | Ben is blue": if and only if."""
    lows = lows_of(words)
    at = next((i for i in range(len(words) - 6) if lows[i : i + 5] == ["if", ",", "and", "only", "if"]), -1)
    if at < 0:
        return words
    return (*words[: at + 1], *words[at + 2 : at + 5], *words[at + 5 + (lows[at + 5] == ",") :])


def _named_besides(words: Words) -> Words:
    """ "The two women, | Ann and Eve, | own the red one and the blue one": Ann and Eve do."""
    lows = [w.low for w in words]
    count = int(number_value(lows[1]) or 0) if len(lows) > 9 and lows[0] == "the" and number_value(lows[1]) else 0
    if count not in (2, 3, 4) or lows[3] != "," or lows[2] in (",", "and"):
        return words
    joint = next((i for i in range(4, len(lows)) if lows[i] == "and"), 0)
    end = next((i for i in range(joint, len(lows)) if lows[i] == ","), 0)
    named = [w for w in words[4:end] if w.low not in (",", "and")]
    groups = 1 + lows[4:joint].count(",") - (lows[joint - 1] == ",") + 1 if joint else 0
    if not joint or not end or groups != count or any(not w.text[:1].isupper() for w in named) or lows[joint + 1 : end] == []:
        return words
    return (*words[4:end], *words[end + 1 :])


def _one_each(words: Words) -> Words:
    """ "Ann and the baker wear the red hat and the blue one, | one each": in some order."""
    lows = [w.low for w in words]
    end = len(lows) - (lows[-1:] == ["."])
    for at in ("at", "in", "on"):
        if lows[end - 3 : end] == ["one", at, "each"]:  # "stand on Ark and Coll, | one on each"
            words, lows, end = (*words[: end - 2], *words[end - 1 :]), [*lows[: end - 2], *lows[end - 1 :]], end - 1
    if lows[end - 2 : end] not in (["one", "each"], ["one", "apiece"]) or lows.count("and") != 2 or lows.count("one") > 2:
        return words
    start = end - 2 - (lows[end - 3] == ",")
    told = {"or", "not", "n't", "of", ";", "if", "each"} & {*lows[:start]}
    if told or lows[end - 3] != "," or "," in lows[: start]:
        return words
    return (*words[:start], *(words[end - 1].instead(low) for low in (",", "in", "some", "order")), *words[end:])


#: each such wording put as one that the grammar reads
in_any_order = rewriter(
    (frozenset({"order"}), _no_particular_order),
    (frozenset({"perhaps", "maybe", "possibly", "necessarily"}), _the_other_way),
    (frozenset({"order"}), _in_between),
    (frozenset({"if"}), _if_not),
    (frozenset({"only"}), _and_only_if),
    (frozenset({"two", "three", "four"}), _named_besides),
    (frozenset({"each", "apiece"}), _one_each),
)
