"""Of two that are named, what one is and what the other is: ", while the other has", "and one is", "Ann and Ben: one ..."."""

from nlpuzzle.english.words import Word, finite
from nlpuzzle.understanding.rewording.waking import rewriter
from nlpuzzle.understanding.words.vocabulary import closed, verb_forms

__all__ = ["plain_pairs"]

Words = tuple[Word, ...]

_WHILE = frozenset({"while", "whereas", "but"})
_MARKS = frozenset({",", ";"})
_TAKEN = frozenset("taken occupied filled held owned rented claimed".split())


def _while_the_other(words: Words) -> Words:
    """ "Of Ann and Ben, one has red, | while the other has blue": and the other."""
    lows = [w.low for w in words]
    at = next((i for i in range(4, len(words) - 2) if lows[i] in _WHILE and lows[i + 1 : i + 3] == ["the", "other"]), 0)
    if lows[:1] not in (["of"], ["one"]) or not at or "one" not in lows[:at]:
        return words
    start = at - (lows[at - 1] == ",")
    return (*words[:start], words[at].instead("and"), *words[at + 1 :])


def _one_and_one(words: Words) -> Words:
    """ "Of Ann and Ben, one is in the shed and | one is on the roof": the other is."""
    lows = [w.low for w in words]
    comma = lows.index(",") if "," in lows else 0
    second = next((i + 1 for i in range(comma + 3, len(words) - 2) if lows[i] == "and" and lows[i + 1] == "one"), 0)
    two = lows[:1] == ["of"] and lows[1:comma].count("and") == 1 and "," not in lows[comma + 1 :]
    if not comma or not second or not two or lows[comma + 1] != "one" or lows.count("one") != 2 or "other" in lows:
        return words
    other = [words[second].instead(low) for low in ("the", "other")]
    return (*words[:second], *other, *words[second + 1 :])


def _both_named_first(words: Words) -> Words:
    """ "Ann and Ben: | one has red, the other blue": of the two."""
    lows = [w.low for w in words]
    at = lows.index(":") if ":" in lows else 0
    named = lows[:at]
    pair = named.count("and") == 1 and len(named) <= 9 and not {",", ";", "of", "or", "is", "are", "has", "have"} & set(named)
    told = lows[at + 1 : at + 2] == ["one"] and any(lows[i : i + 2] == ["the", "other"] for i in range(at, len(lows)))
    if not pair or not told or lows.count(":") > 1:
        return words
    return (words[0].instead("of"), *words[:at], words[at].instead(","), *words[at + 1 :])


def _either_and_the_other(words: Words) -> Words:
    """ "Either Ann or Ben has red, | and the other one | has blue": "; the other has blue"."""
    lows = [*(w.low for w in words), "", ""]
    at = next((i for i in range(6, len(words) - 2) if lows[i : i + 2] == ["the", "other"]), 0)
    joint = at - 1 - (lows[at - 2] in _MARKS)
    if lows[0] != "either" or not at or lows[at - 1] not in _WHILE | _MARKS | {"and"} or lows[:joint].count("or") != 1:
        return words
    end = at + 2 + (lows[at + 2] in ("one", "person"))
    verb = closed().get(lows[end]) == "a" or (lows[end] in verb_forms() and finite(lows[end]))
    if not verb or _MARKS & {*lows[:joint]} or "other" in (*lows[:joint], *lows[end:]):
        return words
    return (*words[:joint], words[at].instead(";"), *words[at : at + 2], *words[end:])


def _one_end_each(words: Words) -> Words:
    """ "One end seat was taken by Ann and the other by | Ben": Ann and Ben are at opposite ends of the row."""
    lows = [w.low for w in words]
    stop = len(words) - (lows[-1] == ".")
    by = lows.index("by") if lows.count("by") == 2 else 0
    at = next((i for i in range(by + 2, stop - 2) if lows[i : i + 2] == ["the", "other"]), 0)
    if not by or not at:
        return words
    second = lows.index("by", by + 1)
    opened = lows[:2] == ["one", "end"] and 4 <= by <= 8 and lows[by - 1] in _TAKEN and lows[by - 2] in ("is", "was")
    between = [low for low in lows[at + 2 : second] if low not in ("end", "one", "is", "was", *_TAKEN)]
    joint = at - 1 - (lows[at - 2] in _MARKS)
    if not opened or at > second or between or lows[at - 1] not in (",", ";", "and", "while"):
        return words
    if {"or", "not", "n't", "if", "who", "that"} & {*lows} or "and" in lows[by:joint] or {"and", ","} & {*lows[second:]}:
        return words
    ends = "are at opposite ends of the row".split()
    told = (words[by].instead(low) for low in ends)
    return (*words[by + 1 : joint], words[at].instead("and"), *words[second + 1 : stop], *told, *words[stop:])


#: each such wording put as one that the grammar reads
plain_pairs = rewriter(
    (frozenset({":"}), _both_named_first),
    (_WHILE, _while_the_other),
    (frozenset({"one"}), _one_and_one),
    (frozenset({"either"}), _either_and_the_other),
    (frozenset({"other"}), _one_end_each),
)
